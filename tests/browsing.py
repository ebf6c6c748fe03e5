"""Our pages in a browser: the system's chromium, and whatever a page does besides being shown."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Dialog, Page, sync_playwright

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)

without_chromium = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="no chromium is installed here"
)

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""It is to show one file, and to ask nobody for anything."""


@dataclass
class Seen:
    """A page, and whatever it did besides being shown."""

    page: Page
    requests: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def refuse(self, dialog: Dialog) -> None:
        """Keep what a dialog says, and close it."""
        self.said.append(dialog.message)
        dialog.dismiss()


@contextmanager
def started_browser() -> Iterator[Browser]:
    """The system's chromium."""
    assert CHROMIUM is not None, "chromium is missing: install it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


def opened(
    browser: Browser, file: Path, *, width: int = 1280, scheme: Literal["light", "dark"] = "light"
) -> Seen:
    """The page as somebody sees it."""
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    seen = Seen(page)
    page.on("request", lambda request: seen.requests.append(request.url))
    page.on("console", lambda message: seen.said.append(message.text))
    page.on("pageerror", lambda error: seen.said.append(str(error)))
    page.on("dialog", seen.refuse)
    page.goto(file.as_uri(), wait_until="load")
    return seen


def brightness(colour: str) -> float:
    """How bright a colour is, by the formula of the accessibility guidelines."""
    parts = [int(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    """How much two brightnesses differ, by the same guidelines."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
