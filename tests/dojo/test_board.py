"""The pages in a real browser, as they hang on the wall and lie in a hand."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from katas.dojo.keeping.store import Store
from katas.dojo.keeping.timer import Timer
from katas.dojo.lit import Count
from katas.model import Light
from tests.browsing import brightness, contrast, without_chromium
from tests.dojo.served import Served
from tests.running import PATIENCE

pytestmark = without_chromium

expect.set_options(timeout=PATIENCE * 1000)

SCRIPT = "<script>document.title='broken'</script>"

Sits = Callable[..., Page]


@pytest.fixture
def sits(browser: Browser) -> Iterator[Sits]:
    """Somebody at a browser of their own; whatever it complains about fails the test."""
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def sit(
        served: Served,
        path: str = "/board",
        *,
        leads: bool = False,
        width: int = 1920,
        scheme: Literal["light", "dark"] = "light",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 1080}, color_scheme=scheme
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("console", lambda message: said.append(message.text))
        door = f"/lead/by/{served.key}" if leads else f"/in/{served.code}"
        page.goto(served.address + door)
        page.goto(served.address + path)
        return page

    yield sit
    for context in contexts:
        context.close()
    lost_touch = "net::ERR_"  # the browser's own word for a server that is away
    assert not [text for text in said if lost_touch not in text]


def test_a_light_appears_on_the_open_board(served: Served, sits: Sits) -> None:
    """A team as it joins, and each light, with nobody touching the board."""
    board = sits(served)
    expect(board.get_by_text("Teams appear here as they join.")).to_be_visible()
    team = served.join("Kari & Ola")
    row = board.locator(".team")
    expect(row).to_contain_text(f"{team.animal} Kari & Ola")
    team.light(Light.RED, stage="alike")
    expect(row.locator(".strip .red")).to_have_count(1)
    expect(row.locator(".stage")).to_have_text("alike")
    team.light(Light.GREEN, stage="alike")
    expect(row.locator(".strip li").last.locator(".green")).to_be_visible()
    expect(board.get_by_text("Teams appear here")).to_be_hidden()


def test_each_light_has_a_shape_of_its_own_and_a_name(served: Served, sits: Sits) -> None:
    """For who can't tell the colours, and for who is read to."""
    team = served.join()
    for light in Light:
        team.light(light)
    board = sits(served)
    shapes = board.locator(".strip .light")
    expect(shapes).to_have_count(4)
    drawn = {board.locator(f"symbol#{light.value}").inner_html() for light in Light}
    assert len(drawn) == 4
    used = [shapes.nth(at).locator("use").get_attribute("href") for at in range(4)]
    assert used == ["#green", "#red", "#amber", "#half"]
    names = [shapes.nth(at).get_attribute("aria-label") for at in range(4)]
    assert names == ["green", "red", "amber", "half"]


def test_a_name_is_text_wherever_it_stands(served: Served, sits: Sits) -> None:
    """On the board, before and after it has come by itself, and to whoever leads."""
    board, lead = sits(served), sits(served, "/lead", leads=True)
    served.join(SCRIPT[:40])
    for page in (board, lead):
        expect(page.get_by_text(SCRIPT[:40])).to_be_visible()
        page.reload()
        expect(page.get_by_text(SCRIPT[:40])).to_be_visible()
        assert "Yatzy, exactly" in page.title()


def test_the_timer_survives_a_reload(served: Served, sits: Sits) -> None:
    """It runs in the dojo; each page only shows it, and all show the same."""
    lead, board = sits(served, leads=True), sits(served)
    expect(board.locator("#clock")).to_have_text("30:00")
    expect(board.locator("#turn")).to_have_text("not running")
    lead.keyboard.press("Space")
    for page in (lead, board):
        expect(page.locator("#clock")).not_to_have_text("30:00")
        expect(page.locator("#turn")).to_contain_text("change in 4:")
        page.reload()
        expect(page.locator("#turn")).to_contain_text("change in 4:")
        assert page.locator("#clock").inner_text().startswith("29:")
    lead.keyboard.press("Space")
    expect(board.locator("#turn")).to_have_text("not running")
    left = lead.locator("#clock").inner_text()
    lead.reload()
    expect(lead.locator("#clock")).to_have_text(left)


def test_the_keyboard_does_all_that_the_buttons_do(served: Served, sits: Sits) -> None:
    """On the wall too, where nobody goes with a mouse; a look from outside turns nothing."""
    lead, board = sits(served, leads=True), sits(served)
    clock = lead.locator("#clock")
    lead.keyboard.press("+")
    expect(clock).to_have_text("31:00")
    lead.keyboard.press("-")
    expect(clock).to_have_text("30:00")
    lead.get_by_role("button", name="Go").press("Enter")
    expect(clock).not_to_have_text("30:00")
    lead.keyboard.press("0")
    expect(clock).to_have_text("30:00")
    expect(lead.locator("#turn")).to_have_text("not running")
    board.keyboard.press("Space")
    board.keyboard.press("+")
    expect(board.get_by_role("button")).to_have_count(0)
    expect(board.locator("#clock")).to_have_text("30:00")
    assert served.timer.since is None


@pytest.mark.parametrize(
    ("spent", "says"), [(302, "Driver and navigator change"), (1801, "time is up")]
)
def test_the_wall_says_when_to_change_and_when_it_is_over(
    served: Served, sits: Sits, spent: float, says: str
) -> None:
    """With the dojo's clock put forward, and held there."""
    far = time.time() + 1_000_000
    with closing(Store.open(served.cwd / "dojo")) as store:
        store.keep_timer(Timer(30, 5, spent, far))
    page = sits(served)
    expect(page.get_by_text(says)).to_be_visible()


def test_a_board_finds_its_dojo_again(tmp_path: Path, sits: Sits) -> None:
    """It says that it has lost touch, and goes on by itself when the dojo is back."""
    with Served(tmp_path) as served:
        team = served.join()
        board = sits(served)
        expect(board.locator(".team")).to_have_count(1)
        port = served.port
        served.stop(signal.SIGKILL)
        expect(board.get_by_text("No connection to the dojo")).to_be_visible()
    with Served(tmp_path, port=port) as again:
        team.served = again
        team.light(Light.GREEN)
        expect(board.locator(".strip .green")).to_have_count(1)
        expect(board.get_by_text("No connection to the dojo")).to_be_hidden()


def test_dark_and_light_as_the_machine_has_it_or_as_one_likes(shared: Served, sits: Sits) -> None:
    """One key changes it, and it stays so."""
    board = sits(shared)
    assert _paper(board) > 0.8
    board.keyboard.press("d")
    assert _paper(board) < 0.1
    board.reload()
    assert _paper(board) < 0.1
    assert _paper(sits(shared, scheme="dark")) < 0.1


def _paper(page: Page) -> float:
    return brightness(_colour(page, "body", "backgroundColor"))


def _colour(page: Page, place: str, what: str) -> str:
    found: str = page.locator(place).first.evaluate(f"each => getComputedStyle(each).{what}")
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lights_can_be_seen_from_the_back_of_the_room(
    served: Served, sits: Sits, scheme: Any
) -> None:
    """Three to one against the paper at least, as the guidelines want it of shapes; text more."""
    team = served.join("Kari")
    for light in Light:
        team.light(light, stage="alike")
    board = sits(served, scheme=scheme)
    paper = _paper(board)
    for light in Light:
        assert contrast(brightness(_colour(board, f".strip .{light.value}", "color")), paper) > 3
    for place in (".who b", ".who span", ".stage", "#turn", ".legend"):
        assert contrast(brightness(_colour(board, place, "color")), paper) > 4.5


@pytest.mark.parametrize("path", ["/board", "/join", "/lead", "/lead/notes"])
def test_a_telephone_shows_it_without_pushing_sideways(
    served: Served, sits: Sits, path: str
) -> None:
    """All of its width, and no more."""
    team = served.join("Ekaterina & Bartholomäus of Table 4")
    for _ in range(30):
        team.light(Light.RED, stage="patterns", counts={"three of a kind": Count(1, 12)})
    page = sits(served, path, leads=True, width=390)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_whoever_leads_sees_it_by_itself(served: Served, sits: Sits) -> None:
    """Who has come, how far they are, what they foresaw."""
    lead = sits(served, "/lead", leads=True)
    team = served.join("Kari")
    expect(lead.locator("tbody tr")).to_contain_text("none yet")
    team.light(Light.RED, counts={"pair": Count(3, 14)}, foreseen=Light.GREEN)
    expect(lead.locator("tbody tr")).to_contain_text("pair 3/14")
    expect(lead.locator("tbody tr")).to_contain_text("0 of 1 right")


def test_a_code_that_was_typed_opens_the_door(shared: Served, browser: Browser) -> None:
    """By keyboard alone; a wrong one is told, and asked for again."""
    page = browser.new_page()
    page.goto(shared.address)
    page.keyboard.type("wrongx")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("That is another dojo's code.")
    page.keyboard.type(shared.code.lower())
    page.keyboard.press("Enter")
    page.wait_for_url("**/board")
    page.close()
