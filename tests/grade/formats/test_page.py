"""The page of a class in a browser: its script sorts and filters, and nothing else runs."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from katas.spec.plain import plain
from tests.browsing import brightness, contrast, opened, without_chromium
from tests.grade import made
from tests.grade.formats.readers import written

pytestmark = without_chromium


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a class in which one means no good."""
    file = tmp_path_factory.mktemp("class") / "grades.html"
    file.write_text(written("html", *made.everybody()), "utf-8", newline="")
    return file


def shown(page: Page) -> list[str]:
    """Who is shown, in order."""
    return [body.get_attribute("id") or "" for body in page.locator("tbody:visible").all()]


def open_all(page: Page) -> None:
    """Open whatever can be opened."""
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


def test_nothing_of_a_submission_runs(browser: Browser, file: Path) -> None:
    """No dialog, no word in the console, no request but for the page itself."""
    seen = opened(browser, file)
    page = seen.page
    open_all(page)
    for element in page.locator("th, td, li, pre").all()[::15]:
        element.hover(force=True)
    page.wait_for_load_state("networkidle")
    assert seen.said == []
    assert seen.requests == [file.as_uri()]
    assert page.locator("script").count() == 1
    assert page.locator("img, iframe, link, object, a").count() == 0
    attributes = page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.name))"
    )
    assert not [name for name in attributes if name.startswith("on") or name == "style"]


def test_what_is_not_ours_is_not_let_in(browser: Browser, file: Path) -> None:
    """Even where somebody found a way into the page: no script, no style, nothing fetched."""
    seen = opened(browser, file)
    seen.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.forged = true";
            const style = document.createElement("style");
            style.textContent = "body { display: none }";
            const picture = document.createElement("img");
            picture.src = "http://localhost:9/p.png";
            document.body.append(script, style, picture);
        }"""
    )
    seen.page.wait_for_load_state("networkidle")
    assert seen.page.evaluate("window.forged") is None
    assert seen.page.is_visible("body")
    assert len(seen.said) == 3
    assert all("Content Security Policy" in text for text in seen.said)


def test_what_was_meant_to_run_is_read(browser: Browser, file: Path) -> None:
    """Owner, file, answer and what was printed stand there as text."""
    page = opened(browser, file).page
    hostile = page.locator("#mal")
    open_all(page)
    text = hostile.inner_text()
    assert plain(made.HOSTILE)[:300] in text
    assert "red\u241b]0;title\u2407 <U+202E>gnp <U+200B><U+2066>" in text
    assert "{{ 7*7 }} {% raw %}" in text


def test_a_row_says_how_each_came_out(browser: Browser, file: Path) -> None:
    """How many came out how stands above the class, as it is seen."""
    page = opened(browser, file).page
    assert shown(page) == ["ada", "bob", "cy", "dee", "eve", "fay", "mal"]
    row = page.locator("#bob tr").first.inner_text().split("\t")
    assert [cell.strip() for cell in row[1:5]] == [
        "not passed",
        "75.61 of 100",
        "97 of 112",
        "1 of 2",
    ]
    assert "no mark yet" in page.locator("#fay").inner_text()
    totals, table = page.locator(".totals"), page.locator(".class")
    assert totals.inner_text().split("\n")[:2] == ["1 passed", "3 not passed"]
    above, below = totals.bounding_box(), table.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


def test_what_failed_is_below_its_row(browser: Browser, file: Path) -> None:
    """Closed at first; each failing item by itself, as pytest tells it."""
    page = opened(browser, file).page
    bob = page.locator("#bob")
    summary = "pair 8, two pairs 3, three of a kind 3, four of a kind 2"
    assert summary in bob.inner_text()
    assert not bob.locator("pre").first.is_visible()
    bob.get_by_text(summary).click()
    bob.get_by_text("expected 6, got 8").click()
    told = bob.locator("pre").first.inner_text()
    assert told.splitlines()[1].startswith("  expected 6   3+3")
    assert "it did not run: yatzy.py doesn't parse" in page.locator("#dee").inner_text()


def test_it_can_be_sorted_and_filtered(browser: Browser, file: Path) -> None:
    """By each column, up and down; by a part of a name; by status."""
    page = opened(browser, file).page
    page.get_by_role("button", name="points").click()
    assert shown(page) == ["eve", "fay", "dee", "bob", "mal", "cy", "ada"]
    assert page.locator("th[aria-sort]").get_attribute("aria-sort") == "ascending"
    page.get_by_role("button", name="points").click()
    assert shown(page)[0] == "ada"
    page.get_by_role("button", name="who").click()
    assert [name for name in shown(page) if name != "mal"] == [
        "ada",
        "bob",
        "cy",
        "dee",
        "eve",
        "fay",
    ]
    page.get_by_label("show").select_option("not passed")
    assert set(shown(page)) == {"bob", "cy", "mal"}
    page.get_by_label("find").fill("BOB@")
    assert shown(page) == ["bob"]
    assert page.locator("output").inner_text() == "1 / 7"
    page.get_by_label("find").press("Enter")
    assert shown(page) == ["bob"]


def test_without_a_script_it_is_all_there(browser: Browser, file: Path) -> None:
    """And there is nothing to press that would do nothing."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(file.as_uri())
    assert page.locator("tbody").count() == 7
    assert not page.locator(".controls").is_visible()
    assert page.get_by_role("button").count() == 0
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read_in_light_and_in_dark(
    browser: Browser, file: Path, scheme: Literal["light", "dark"]
) -> None:
    """Paper and ink change places, and what is quiet has contrast enough."""
    page = opened(browser, file, scheme=scheme).page
    colour = "getComputedStyle(document.querySelector('{}')).{}"
    paper = brightness(page.evaluate(colour.format("body", "backgroundColor")))
    for selector in ("body", ".quiet", "thead th", "small", "summary", ".controls", "input"):
        ink = brightness(page.evaluate(colour.format(selector, "color")))
        assert contrast(ink, paper) > 4.5, selector
        assert (ink > paper) == (scheme == "dark")


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_it_fits_a_phone_and_a_projector(browser: Browser, file: Path, width: int) -> None:
    """Nothing has to be pushed sideways, however long a name is."""
    page = opened(browser, file, width=width).page
    open_all(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
