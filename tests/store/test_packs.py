"""The shelf: shipped packs and the player's own; installing, removing, the copies kept."""

from pathlib import Path

import pytest

from desktop import paths
from desktop.rules.kernel.errors import Unreadable
from desktop.store import packs
from tests.tide_ledger import FOLDER, codes, edited, members


def laid_out(folder: Path, whole: dict[str, bytes]) -> Path:
    for name, body in whole.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder


def test_a_folder_and_its_zip_are_one_pack(tmp_path: Path) -> None:
    path = tmp_path / "tide.solpack"
    path.write_bytes(packs.packed(members()))
    assert packs.load_pack(path).hash == packs.load_pack(FOLDER).hash


def test_a_pack_with_errors_does_not_play_but_opens(tmp_path: Path) -> None:
    folder = laid_out(tmp_path / "p", edited("cards.toml", ("no = 31", "no = 40")))
    with pytest.raises(Unreadable) as refused:
        packs.load_pack(folder)
    assert "card.number_twice" in codes(refused.value.problems)
    reading = packs.open_pack(folder)
    assert reading.pack is not None
    assert not reading.sound


def test_an_empty_folder_says_what_it_lacks(tmp_path: Path) -> None:
    assert codes(packs.open_pack(tmp_path).problems) == ["pack.missing_member"]


def test_undeclared_members_and_a_foreign_mimetype(tmp_path: Path) -> None:
    whole = {**members(), "notes.toml": b"", "mimetype": b"application/zip"}
    found = packs.open_pack(laid_out(tmp_path / "p", whole)).problems
    assert sorted(codes(found)) == ["pack.unlisted_member", "zip.mimetype"]


def test_install_shelf_and_remove(tmp_path: Path) -> None:
    first = packs.install(FOLDER)
    assert packs.install(FOLDER) == first
    assert first.parent == paths.packs()
    newer = laid_out(tmp_path / "p", edited("pack.toml", ("0.1.0", "0.2.0")))
    second = packs.install(newer)
    assert second != first
    own = [one for one in packs.shelf() if not one.shipped]
    assert [(one.id, one.version, one.sound) for one in own] == [
        ("tide_ledger", "0.1.0", True),
        ("tide_ledger", "0.2.0", True),
    ] or {one.version for one in own} == {"0.1.0", "0.2.0"}
    assert packs.find("tide_ledger") in (first, second)
    packs.remove(first)
    assert [one.path for one in packs.shelf() if not one.shipped] == [second]
    assert [one for one in packs.shelf(safe=True) if not one.shipped] == []


def test_a_broken_pack_stands_on_the_shelf_and_can_be_removed() -> None:
    paths.packs().mkdir(parents=True)
    junk = paths.packs() / "junk.solpack"
    junk.write_bytes(b"PK\x03\x04")
    folder = laid_out(paths.packs() / "half", {"pack.toml": b"format = 1"})
    broken = [one for one in packs.shelf() if not one.shipped]
    assert [(one.title, one.sound) for one in broken] == [("half", False), ("junk", False)]
    assert all(one.problems for one in broken)
    packs.remove(junk)
    packs.remove(folder)
    assert list(paths.packs().iterdir()) == []


def test_nothing_but_the_players_own_is_removed() -> None:
    with pytest.raises(Unreadable):
        packs.remove(FOLDER)
    assert FOLDER.is_dir()
    with pytest.raises(Unreadable):
        packs.remove(paths.packs() / ".." / "saves")


def test_a_broken_pack_is_not_installed(tmp_path: Path) -> None:
    folder = laid_out(tmp_path / "p", edited("cards.toml", ("no = 31", "no = 40")))
    with pytest.raises(Unreadable):
        packs.install(folder)
    assert not paths.packs().exists()


def test_a_kept_copy_outlives_its_pack(tmp_path: Path) -> None:
    folder = laid_out(tmp_path / "p", members())
    hash_ = packs.keep(folder)
    (folder / "pack.toml").write_text("replaced while playing", "utf-8")
    kept = packs.load_kept(hash_)
    assert kept is not None
    assert kept.hash == hash_
    (copy,) = paths.kept_packs().iterdir()
    assert b"Nell Arkwright" not in copy.read_bytes()  # nothing unread lies open
    copy.write_bytes(packs.packed(edited("pack.toml", ("0.1.0", "6.6.6"))))
    assert packs.load_kept(hash_) is None
    copy.unlink()
    assert packs.load_kept(hash_) is None


def test_pictures_by_the_names_that_cards_use(tmp_path: Path) -> None:
    whole = edited("pack.toml", ('language = "en"', 'language = "en"\nart = ["nell"]'))
    folder = laid_out(tmp_path / "p", {**whole, "art/nell.webp": b"RIFF"})
    assert packs.picture(folder, "nell") == b"RIFF"
    assert packs.picture(folder, "nell.webp") == b"RIFF"
    assert packs.picture(folder, "oskar") is None
