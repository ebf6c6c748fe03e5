"""The review's page in a browser: nothing in it runs, all of it can be read, everywhere."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from tests.browsing import brightness, contrast, opened, without_chromium
from tests.reviewed import HOSTILE_NAME, SCRIPT, ask, hostile

pytestmark = without_chromium

SECTIONS = 9


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a folder that means no good."""
    folder = tmp_path_factory.mktemp("hostile")
    assert ask(hostile(folder / "theirs"), "--html", folder / "page.html").code == 0
    return folder / "page.html"


def test_nothing_in_the_page_runs(browser: Browser, file: Path) -> None:
    """No dialog, no word in the console, no request but for the page itself."""
    seen = opened(browser, file)
    for element in seen.page.locator("td, th, li").all()[::7]:
        element.hover()
    seen.page.wait_for_load_state("networkidle")
    assert seen.said == []
    assert seen.requests == [file.as_uri()]
    elements = seen.page.evaluate("[...document.querySelectorAll('*')]")
    assert len(elements) > 100
    assert seen.page.locator("script, img, b, iframe, link, object").count() == 0
    attributes = seen.page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.name))"
    )
    assert not [name for name in attributes if name.startswith("on")]


def test_what_was_meant_to_run_is_read(browser: Browser, file: Path) -> None:
    """File, exception, message, subject and author stand there as they were written."""
    text = opened(browser, file).page.inner_text("body")
    assert HOSTILE_NAME in text
    assert SCRIPT in text
    assert "refused: ValueError" in text
    assert f"{SCRIPT}\u241b[31mred <U+202E> {{{{ 7*7 }}}} {{% raw %}}" in text
    assert f'{SCRIPT} \u241b[31m "><img src=x onerror=alert(5)> {{{{ 7*7 }}}}' in text
    assert 'onmouseover="alert(6)' in text
    assert "<b onmouseover=alert(3)>" in text


def test_it_can_be_found_one_s_way_in(browser: Browser, file: Path) -> None:
    """One heading for the page and one a section, each reached from the top; tables have heads."""
    page = opened(browser, file).page
    assert page.locator("h1").count() == 1
    assert page.locator("section > h2").count() == SECTIONS
    links = page.locator("nav a").all()
    assert len(links) == SECTIONS
    for link in links:
        target = link.get_attribute("href") or ""
        assert page.locator(target).count() == 1
    assert page.get_attribute("html", "lang") == "en"
    assert (
        page.title() == page.inner_text("h1") == "Review of theirs: Yatzy with a die under the sofa"
    )
    assert page.get_by_role("columnheader", name="what it says").count() == 1
    assert page.get_by_role("rowheader", name="longest function").count() == 1
    assert page.get_by_role("img").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read_in_light_and_in_dark(
    browser: Browser, file: Path, scheme: Literal["light", "dark"]
) -> None:
    """Paper and ink change places, and what is quiet has contrast enough for small print."""
    page = opened(browser, file, scheme=scheme).page
    colour = "getComputedStyle(document.querySelector('{}')).{}"
    paper = brightness(page.evaluate(colour.format("body", "backgroundColor")))
    for selector in ("body", ".quiet", "thead th", "nav a", "pre"):
        ink = brightness(page.evaluate(colour.format(selector, "color")))
        assert contrast(ink, paper) > 4.5, selector
        assert (ink > paper) == (scheme == "dark")


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_it_fits_a_phone_and_a_projector(browser: Browser, file: Path, width: int) -> None:
    """Nothing has to be pushed sideways, however long a name is."""
    page = opened(browser, file, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_can_be_printed(browser: Browser, file: Path) -> None:
    """On paper it is dark on white, and has no list of links at its top."""
    page = opened(browser, file, scheme="dark").page
    page.emulate_media(media="print")
    assert not page.locator("nav").is_visible()
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert brightness(paper) == pytest.approx(1)
    assert page.pdf(format="A4").startswith(b"%PDF")
