"""The page of a look back in a browser: nothing in it runs, all of it can be read, everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from katas.catalog import open_shelf
from katas.dojo.looking_back.page import page_of
from katas.dojo.team import Team
from tests.browsing import brightness, contrast, opened, without_chromium
from tests.dojo.evenings import SCRIPT, SEVEN, Evening, id_of

pytestmark = without_chromium

ATTRIBUTE = '"><img src=x onerror=alert(2)>'

DIFF = f"""\
--- yatzy.py
+++ yatzy.py
@@ -1,2 +1,2 @@
 def score(dice, category):
-    return 0  # {SCRIPT}
+    return "{ATTRIBUTE}"  # \x1b[31m {{{{ 7*7 }}}} {"long " * 40}
"""


def teams() -> list[Team]:
    """Two that mean no good, and one that has been busy."""
    hostile = Evening(
        "RAGhRG" * 6,
        lines=range(36),
        stages={2: SCRIPT, 5: "sums"},
        foreseen={2: "G"},
        readings={SCRIPT: ATTRIBUTE},
        name="hostile",
    )
    wide = Evening("G", kata="greed", name="wide")
    busy = Evening("RG" * 90, minutes=[number / 2 for number in range(180)], name="busy")
    return [
        Team(
            id_of("hostile"),
            SCRIPT,
            SEVEN,
            tuple(hostile.lit()),
            ATTRIBUTE,
            {id_of("hostile 1"): DIFF},
        ),
        Team(id_of("wide"), "w" * 300, SEVEN + 1, tuple(wide.lit()), "\u202ew" * 300),
        Team(id_of("busy"), "otter", SEVEN + 2, tuple(busy.lit())),
    ]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Their page."""
    file = tmp_path_factory.mktemp("dojo") / "page.html"
    file.write_text(page_of(teams(), open_shelf()), "utf-8")
    return file


def test_nothing_in_the_page_runs(browser: Browser, file: Path) -> None:
    """No dialog, no word in the console, no request but for the page itself."""
    seen = opened(browser, file)
    for light in seen.page.locator("use[role], .point").all()[::15]:
        light.hover(force=True)
    seen.page.wait_for_load_state("networkidle")
    assert seen.said == []
    assert seen.requests == [file.as_uri()]
    assert seen.page.locator("script, img, iframe, link, object").count() == 0
    attributes = seen.page.evaluate(
        "[...document.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.name))"
    )
    assert len(attributes) > 500
    assert not [name for name in attributes if name.startswith("on") or name == "style"]


def test_what_was_meant_to_run_is_read(browser: Browser, file: Path) -> None:
    """Names, stages, readings and code stand there as they were written."""
    page = opened(browser, file).page
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    text = page.inner_text("body")
    assert text.count(SCRIPT) > 5
    assert f"{SCRIPT} {ATTRIBUTE}" in text
    assert f'+    return "{ATTRIBUTE}"  # \u241b[31m {{{{ 7*7 }}}} long' in text
    assert "<U+202E>w" in text


def test_each_light_is_said_in_words(browser: Browser, file: Path) -> None:
    """To whoever points at it, and to whoever has it read aloud; so is each stretch of red."""
    page = opened(browser, file).page
    strip = page.get_by_role("list", name="otter", exact=True)
    assert strip.get_by_role("listitem", name="1 min: red", exact=True).count() == 1
    assert strip.get_by_role("listitem").count() == strip.locator("use").count() > 60
    drawn = page.get_by_role("list", name="How long red lasted, against the size of the change")
    assert drawn.get_by_role("listitem", name="otter, from 0 min on: 0 lines, 30 s").count() == 1
    page.get_by_text("the same as a table").click()
    assert page.get_by_role("row").count() == drawn.get_by_role("listitem").count() + 1
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)) > 8


def test_no_team_is_ranked(browser: Browser, file: Path) -> None:
    """They stand in the order in which they began, and none has a number."""
    names = opened(browser, file).page.locator(".team h3").all_inner_texts()
    assert [name[:5] for name in names] == [SCRIPT[:5], "wwwww", "otter"]


SHAPES = {"green": "circle", "red": "rect", "amber": "path", "half": "g"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lights_can_be_told_apart_in_light_and_in_dark(
    browser: Browser, file: Path, scheme: Literal["light", "dark"]
) -> None:
    """By their shapes as well as by their colours, which stand out from the paper."""
    page = opened(browser, file, scheme=scheme).page
    colour = "getComputedStyle(document.querySelector('{}')).{}"
    paper = brightness(page.evaluate(colour.format("body", "backgroundColor")))
    for light, shape in SHAPES.items():
        assert page.locator(f"defs > {shape}#a-{light}").count() == 1
        ink = brightness(page.evaluate(colour.format(f"#a-{light}", "fill")))
        assert contrast(ink, paper) > 4.5, light
        assert (ink > paper) == (scheme == "dark")
    fills = {page.evaluate(colour.format(f"#a-{light}", "fill")) for light in SHAPES}
    assert len(fills) == len(SHAPES)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_words_can_be_read_in_light_and_in_dark(
    browser: Browser, file: Path, scheme: Literal["light", "dark"]
) -> None:
    """Small print and code have contrast enough, on the paper and where it is raised."""
    page = opened(browser, file, scheme=scheme).page
    colour = "getComputedStyle(document.querySelector('{}')).{}"
    paper = brightness(page.evaluate(colour.format("body", "backgroundColor")))
    raised = brightness(page.evaluate(colour.format("pre", "backgroundColor")))
    for selector in ("body", ".quiet", ".facts dt", "summary", "small"):
        ink = brightness(page.evaluate(colour.format(selector, "color")))
        assert contrast(ink, paper) > 4.5, selector
    for selector in ("pre .same", "pre .came", "pre .went", "pre .place"):
        ink = brightness(page.evaluate(colour.format(selector, "color")))
        assert contrast(ink, raised) > 4.5, selector
    number = brightness(page.evaluate(colour.format(".scatter text", "fill")))
    assert contrast(number, paper) > 4.5


@pytest.mark.parametrize("width", [390, 1440])
def test_it_fits_a_phone_and_a_projector(browser: Browser, file: Path, width: int) -> None:
    """Nothing has to be pushed sideways, with all of it unfolded."""
    page = opened(browser, file, width=width).page
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_it_can_be_printed(browser: Browser, file: Path) -> None:
    """On paper it is dark on white, lights too."""
    page = opened(browser, file, scheme="dark").page
    page.emulate_media(media="print")
    colour = "getComputedStyle(document.querySelector('{}')).{}"
    paper = brightness(page.evaluate(colour.format("body", "backgroundColor")))
    assert paper == pytest.approx(1)
    for light in SHAPES:
        ink = brightness(page.evaluate(colour.format(f"#a-{light}", "fill")))
        assert contrast(ink, paper) > 4.5, light
    assert page.pdf(format="A4").startswith(b"%PDF")
