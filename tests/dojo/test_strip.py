"""The lights of a folder, and the texts behind them, as files."""

import threading
from pathlib import Path

import pytest

from katas.catalog import REMEMBERS
from katas.dojo.lit import Change, Lit
from katas.dojo.strip import Strip
from katas.dojo.texts import Texts, change_between, difference, text_of
from katas.model import Light


def light(number: int, kind: Light = Light.GREEN) -> Lit:
    """A light of its own."""
    return Lit(f"{number:032x}", float(number), kind, "greed")


@pytest.fixture
def strip(tmp_path: Path) -> Strip:
    """The strip of a folder that remembers."""
    (tmp_path / REMEMBERS).mkdir()
    return Strip(tmp_path)


def test_a_folder_that_does_not_remember_has_none(tmp_path: Path) -> None:
    """Nothing is made, and nothing breaks."""
    strip = Strip(tmp_path)
    assert not strip.there
    assert strip.read() == []
    strip.add(light(1))
    assert strip.trouble == ".katas/lights.jsonl can't be written (No such file or directory)"
    assert not list(tmp_path.iterdir())


def test_lights_are_kept_in_order(strip: Strip) -> None:
    """In that in which they were lit, whatever the order of the lines."""
    for number in (2, 1, 3):
        strip.add(light(number))
    assert strip.read() == [light(1), light(2), light(3)]


def test_a_light_that_was_kept_twice_is_one(strip: Strip) -> None:
    """By its id."""
    strip.add(light(1))
    strip.add(light(1))
    assert strip.read() == [light(1)]


def test_what_is_not_ours_is_passed_over_and_stays(strip: Strip) -> None:
    """A line that was cut, one of somebody else's, bytes that are no text."""
    strip.path.write_bytes(b'{"half a li')
    strip.add(light(1))
    with strip.path.open("ab") as file:
        file.write(b"\xff\xfe\n[]\n")
    strip.add(light(2))
    assert strip.read() == [light(1), light(2)]
    assert strip.path.read_bytes().startswith(b'{"half a li\n')


def test_only_what_is_new_is_read(strip: Strip) -> None:
    """Behind what was read before; a file that has begun anew is read from its beginning."""
    strip.add(light(1))
    lights, offset = strip.since(0)
    strip.add(light(2))
    assert lights == [light(1)]
    assert strip.since(offset)[0] == [light(2)]
    strip.path.write_bytes(b"")
    strip.add(light(3))
    assert strip.since(offset * 3)[0] == [light(3)]


def test_a_line_that_is_still_being_written_is_left_for_later(strip: Strip) -> None:
    """It counts when its end is there."""
    strip.add(light(1))
    whole = strip.path.read_bytes()
    strip.path.write_bytes(whole + whole[:20])
    assert strip.since(0) == ([light(1)], len(whole))


def test_many_may_add_at_once(strip: Strip) -> None:
    """A run in one terminal, a watch in another: no light is lost."""
    threads = [
        threading.Thread(target=lambda n=number: Strip(strip.folder).add(light(n)))
        for number in range(40)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(strip.read()) == 40


def test_a_text_is_kept_once(strip: Strip) -> None:
    """The same text has the same sign, and can be read back."""
    texts = Texts(strip.folder)
    sign = texts.keep({"yatzy.py": "å = 1\n"})
    assert texts.keep({"yatzy.py": "å = 1\n"}) == sign
    assert texts.read(sign) == {"yatzy.py": "å = 1\n"}
    assert len(list((strip.folder / REMEMBERS / "texts").iterdir())) == 1


def test_what_is_not_a_sign_is_not_looked_for(strip: Strip) -> None:
    """No path leads out of the folder."""
    (strip.folder / REMEMBERS / "dojo.json").write_text("{}", "utf-8")
    assert Texts(strip.folder).read("../dojo") is None
    assert Texts(strip.folder).read("0" * 16) is None


def test_a_folder_that_can_not_be_written_keeps_none(tmp_path: Path) -> None:
    """Then there is no sign, and nothing breaks."""
    (tmp_path / REMEMBERS).write_text("a file", "utf-8")
    assert Texts(tmp_path).keep({"yatzy.py": ""}) == ""


def test_lines_that_come_and_go_are_counted(tmp_path: Path) -> None:
    """In all files together, a new one among them; line ends are not counted."""
    before, after = tmp_path / "a.py", tmp_path / "b.py"
    before.write_bytes(b"one\r\ntwo\r\n")
    text = text_of([before])
    assert text == {"a.py": "one\ntwo\n"}
    after.write_text("new\n", "utf-8")
    before.write_text("one\nthree\nfour\n", "utf-8")
    now = text_of([before, after, tmp_path / "gone.py"])
    assert change_between(text, now) == Change(added=3, removed=1)
    assert difference(text, now).splitlines()[:3] == ["--- a.py", "+++ a.py", "@@ -1,2 +1,3 @@"]
    assert change_between(now, now) == Change()
    assert difference(now, now) == ""
