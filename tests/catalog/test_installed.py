"""Whether anything installed may be a pack is told without `importlib.metadata`."""

import sys
from pathlib import Path

import pytest

from katas.catalog.installed import may_have_packs

GROUP = "katas.packs"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A path with one folder on it, in which one package is installed that is no pack."""
    info = tmp_path / "other-1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text("[console_scripts]\nother = other:main\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "is_not_there")])
    return tmp_path


def test_other_packages_are_no_packs(site: Path) -> None:
    """Nor are those without entry points."""
    (site / "plain-1.0.dist-info").mkdir()
    assert not may_have_packs(GROUP)


@pytest.mark.parametrize("folder", ["club-1.0.dist-info", "club.egg-info", "Club.EGG-INFO"])
def test_a_pack_is_seen(site: Path, folder: str) -> None:
    """However it was installed."""
    (site / folder).mkdir()
    (site / folder / "entry_points.txt").write_text(f"[{GROUP}]\nclub = club\n")
    assert may_have_packs(GROUP)


def test_an_archive_may_have_one(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It isn't looked into here."""
    (site / "packed.zip").touch()
    monkeypatch.setattr(sys, "path", [str(site), str(site / "packed.zip")])
    assert may_have_packs(GROUP)


def test_somebody_elses_finder_may_have_one(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows of packages that lie on no path."""
    assert not may_have_packs(GROUP)

    class Finder:
        find_distributions = None

    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Finder()])
    assert may_have_packs(GROUP)
    assert site.is_dir()
