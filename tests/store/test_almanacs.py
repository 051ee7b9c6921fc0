"""Years on the shelf: folders, packed ones, the player's own, the copies that saves keep."""

from pathlib import Path

import pytest

from desktop import paths
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Unreadable
from desktop.store import almanacs, contents, glance, verdicts
from desktop.store.format import ContentRef, Header
from tests.small_year import edited, members, write


def header(reference: ContentRef) -> Header:
    return Header(
        "", 1, (), "calendar", reference, {}, Chance("x"), "", (), 0, 0, ("", ""), None, 0
    )


def broken(folder: Path) -> Path:
    return write(folder, edited("days.toml", "morning = true", "morning = 1"))


def test_a_year_from_its_folder_its_file_or_packed(tmp_path: Path) -> None:
    folder = write(tmp_path / "small")
    (folder / "readme.md").write_text("not read")
    (folder / ".hidden.toml").write_text("not read")
    found = almanacs.load(folder)
    assert almanacs.load(folder / "year.json") == found
    (tmp_path / "small.year").write_bytes(almanacs.packed(folder))
    assert almanacs.load(tmp_path / "small.year") == found
    for path in folder.rglob("*"):
        assert path.is_dir() or almanacs.is_year(path) == (path.name == "year.json")


def test_a_packed_year_lies_where_the_folder_would(tmp_path: Path) -> None:
    folder = write(tmp_path / "a" / "small")
    found = almanacs.load(folder)
    (tmp_path / "small.year").write_bytes(almanacs.packed(folder))
    assert almanacs.load(tmp_path / "small") == found
    assert almanacs.load(folder.parent / "small.year") == found


def test_no_text_lies_open_in_a_packed_year(tmp_path: Path) -> None:
    raw = almanacs.packed(write(tmp_path / "small"))
    for word in (b"Story.", b"Month", b"dial", b"Before"):
        assert word not in raw


def test_every_fault_at_once(tmp_path: Path) -> None:
    folder = broken(tmp_path / "small")
    (folder / "weeks.toml").unlink()
    (folder / "diary.toml").write_text("")
    told = {problem.code for problem in almanacs.examine(folder)}
    assert {"pack.wrong_type", "year.missing_file", "year.unknown_file"} <= told
    with pytest.raises(Unreadable):
        almanacs.load(folder)
    with pytest.raises(Unreadable):
        almanacs.keep(folder)
    assert not paths.kept_packs().exists()


@pytest.mark.parametrize(
    ("name", "raw", "code"),
    [
        ("none", None, "file.missing"),
        ("a.year", b"x", "file.unreadable"),
        ("b.year", b"", "file.unreadable"),
    ],
)
def test_what_is_no_year(tmp_path: Path, name: str, raw: bytes | None, code: str) -> None:
    path = tmp_path / name
    if raw is not None:
        path.write_bytes(raw)
    assert [problem.code for problem in almanacs.examine(path)] == [code]
    with pytest.raises(Unreadable) as trouble:
        almanacs.load(path)
    assert [problem.code for problem in trouble.value.problems] == [code]


def test_an_empty_folder_holds_no_year(tmp_path: Path) -> None:
    assert [problem.code for problem in almanacs.examine(tmp_path)] == ["year.none"]


def test_a_save_goes_on_with_its_own_copy(tmp_path: Path) -> None:
    folder = write(tmp_path / "small")
    reference, content = contents.keep("calendar", folder)
    assert (reference.id, reference.version, reference.hash) == ("small", "1", content.hash)
    write(folder, edited("days.toml", "Line m1.", "Another line."))
    assert contents.load("calendar", folder).hash != reference.hash
    assert contents.find(header(reference)) == content
    kept = paths.kept_packs() / f"{reference.hash}.almanac"
    raw = kept.read_bytes()
    for spoilt in (raw[:-9], b"", b"x" * 90):
        kept.write_bytes(spoilt)
        assert contents.find(header(reference)) is None
    kept.unlink()
    assert contents.find(header(reference)) is None


def test_a_changed_year_is_offered_to_its_saves() -> None:
    folder = write(almanacs.own() / "small")
    reference, _ = contents.keep("calendar", folder)
    assert contents.newer(header(reference)) is None
    write(folder, members(version="2"))
    assert contents.newer(header(reference)) == folder
    assert contents.newer(header(ContentRef("other", "1", "ab" * 8))) is None


def test_years_at_a_glance() -> None:
    write(almanacs.own() / "small", members() | {"rules.de.toml": b"", "months/01.es.toml": b""})
    (almanacs.own() / "empty").mkdir()
    told = {path.name.partition(".")[0]: own for path, own in glance.years()}
    assert told["small"]
    assert "empty" not in told
    assert not any(own for _, own in glance.years(safe=True))
    seen = glance.year(almanacs.own() / "small")
    assert seen is not None
    assert (seen.id, seen.title, seen.language, seen.languages) == (
        "small",
        "A small year",
        "en",
        ("es",),
    )
    assert (seen.minutes, seen.players, seen.version) == ((2, 2), (1,), "1")
    assert glance.year(almanacs.own() / "empty") is None


def test_a_packed_year_at_a_glance(tmp_path: Path) -> None:
    path = tmp_path / "small.year"
    found = members() | {"rules.de.toml": b"", "months/01.es.toml": b""}
    path.write_bytes(almanacs.packed(write(tmp_path / "small", found)))
    seen = glance.year(path)
    assert seen is not None
    assert (seen.id, seen.title, seen.languages) == ("small", "A small year", ("es",))
    path.write_bytes(b"nothing")
    assert glance.year(path) is None


def test_a_faulty_year_of_the_players_own_stays_with_its_problems_and_may_be_removed() -> None:
    folder = broken(almanacs.own() / "small")
    passed = verdicts.judge((folder,))
    problems = verdicts.known(folder, passed)
    assert problems is not None
    assert {problem.code for problem in problems} == {"pack.wrong_type", "year.line"}
    almanacs.remove(folder)
    assert not folder.exists()
    assert almanacs.own().is_dir()


def test_only_the_players_own_years_are_removed(tmp_path: Path) -> None:
    folder = write(tmp_path / "small")
    with pytest.raises(Unreadable):
        almanacs.remove(folder)
    assert folder.is_dir()
