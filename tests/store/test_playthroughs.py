"""The shelf of saves: told from first lines, renamed, thrown away, brought back, rescued."""

import os
from pathlib import Path

import pytest

from desktop.rules.kernel.errors import Unreadable
from desktop.store import files, playthroughs, saves
from desktop.store.format import HEADER_CAP, Jottings
from tests.store.desk import TITLE, find_game, lines, look, played, resume, started, told


def shelf(folder: Path) -> tuple[playthroughs.Playthrough, ...]:
    return playthroughs.shelf(folder, find_game)


def codes(folder: Path) -> dict[str, str]:
    return {one.path.name: one.problem.code if one.problem else "" for one in shelf(folder)}


def test_an_empty_or_missing_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    assert shelf(tmp_path) == ()
    assert shelf(tmp_path / "none") == ()


def test_the_shelf_tells_title_sentence_picture_and_date(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    playthroughs.tell(path, "You stand on\nthe pier.", b"\x89PNG")
    os.utime(path, (1, 1_700_000_000))
    (one,) = shelf(tmp_path)
    assert (one.title, one.sentence, one.changed) == (
        "Counting", "You stand on the pier.", 1_700_000_000,
    )  # fmt: skip
    assert one.picture == tmp_path / "game.png"
    assert one.header is not None
    assert (one.header.game, one.header.entries, one.header.ending) == (
        "counting", len(history.entries), None,
    )  # fmt: skip
    assert one.problem is None


def test_the_last_played_stands_first(tmp_path: Path) -> None:
    for name, moment in (("a", 5), ("b", 9), ("c", 7)):
        save, _ = started(tmp_path, name)
        save.close()
        os.utime(save.path, (moment, moment))
    assert [one.path.stem for one in shelf(tmp_path)] == ["b", "c", "a"]


def test_damaged_newer_and_lost_saves_are_flagged_unread(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    whole = path.read_bytes()
    for number in (1, 2, 3):
        files.backup(path, number).rename(files.backup(tmp_path / "lost.solsave", number))
    cases = {
        "short": whole[:-5],
        "zeros": b"\0" * 999,
        "newer": whole.replace(b'"format":2', b'"format":9', 1),
        "chess": whole.replace(b'"counting"', b'"chess"', 1),
    }
    for name, raw in cases.items():
        (tmp_path / f"{name}.solsave").write_bytes(raw)
    assert codes(tmp_path) == {
        "game.solsave": "",
        "short.solsave": "save.truncated",
        "zeros.solsave": "save.not_a_save",
        "newer.solsave": "save.newer",
        "chess.solsave": "save.unknown_game",
        "lost.solsave": "save.missing",
    }
    assert [one.title for one in shelf(tmp_path) if one.newer] == ["newer"]
    assert resume(tmp_path / "lost.solsave").source == "backup 1"


def test_a_shelf_of_large_saves_is_not_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = played(tmp_path)
    limits: list[int] = []
    real = files.read
    monkeypatch.setattr(files, "read", lambda path, cap: (limits.append(cap), real(path, cap))[1])
    assert codes(tmp_path) == {path.name: ""}
    assert max(limits) <= 64 * 1024


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("The Last Boat", "The Last Boat"),
        ("../../etc/x", "etc x"),
        ("C:\\x", "C x"),
        ("a\u202eb\0c\nd", "abcd"),
        ("CON", "_CON"),
        ("nul.txt", "_nul.txt"),
        ("dots...", "dots"),
        ("🎲🎲", "game"),
        ("", "game"),
        ("שלום", "שלום"),
        ("x" * 10_000, "x" * 60),
        ("語" * 10_000, "語" * 40),
    ],
)
def test_new_names_are_good_on_every_system(tmp_path: Path, title: str, name: str) -> None:
    path = playthroughs.new_path(tmp_path, title)
    assert path == tmp_path / f"{name}.solsave"
    save, _ = started(tmp_path, path.stem)
    save.close()
    assert playthroughs.new_path(tmp_path, title).stem == f"{name} 2"


def test_a_new_name_differs_by_more_than_case(tmp_path: Path) -> None:
    (tmp_path / "BOAT.txt").write_bytes(b"")
    assert playthroughs.new_path(tmp_path, "boat").stem == "boat 2"


def test_rename_changes_the_title_and_nothing_else(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    body = lines(path)[1:]
    playthroughs.rename(path, "Una tarde <b>larga</b>", find_game)
    assert [one.title for one in shelf(tmp_path)] == ["Una tarde <b>larga</b>"]
    assert lines(path)[1:] == body
    assert told(look(path).history) == told(history)
    assert look(path).jottings == Jottings("Una tarde <b>larga</b>")


def test_a_title_without_end_is_not_taken(tmp_path: Path) -> None:
    """The first line of a save is read no farther than it may be long."""
    path, history = played(tmp_path)
    before = path.read_bytes()
    with pytest.raises(saves.Unsaved, match=r"save\.too_large"):
        playthroughs.rename(path, "x" * HEADER_CAP, find_game)
    assert path.read_bytes() == before
    opened = resume(path)
    with pytest.raises(saves.Unsaved, match=r"save\.too_large"):
        opened.save.write(opened.history, Jottings("x" * HEADER_CAP))
    opened.save.close()
    assert told(look(path).history) == told(history)


def test_an_open_save_is_neither_renamed_nor_deleted(tmp_path: Path) -> None:
    save, _ = started(tmp_path)
    before = save.path.read_bytes()
    with pytest.raises(Unreadable, match=r"save\.locked"):
        playthroughs.rename(save.path, "x", find_game)
    with pytest.raises(Unreadable, match=r"save\.locked"):
        playthroughs.delete(save.path)
    assert save.path.read_bytes() == before
    save.close()


def test_delete_moves_all_to_the_trash_and_restore_brings_it_back(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    playthroughs.tell(path, "Gone?", b"\x89PNG")
    names = sorted(file.name for file in tmp_path.iterdir())
    trashed = playthroughs.delete(path)
    assert shelf(tmp_path) == ()
    assert [file.name for file in tmp_path.iterdir()] == ["trash"]
    assert [one.sentence for one in shelf(trashed.parent)] == ["Gone?"]
    again, _ = played(tmp_path)
    second = playthroughs.delete(again)
    assert second.name == "game 2.solsave"
    back = playthroughs.restore(trashed)
    assert back == path
    assert told(look(back).history) == told(history)
    assert set(names) <= {file.name for file in tmp_path.iterdir()}


def test_a_rescue_file_is_a_save_of_its_own(tmp_path: Path) -> None:
    save, history = started(tmp_path)
    onward = history.choose(history.choices()[0])
    rescued = save.rescue(tmp_path / "reports", onward, TITLE)
    save.close()
    assert len(look(save.path).history.entries) == 1
    assert told(look(rescued).history) == told(onward)


def test_a_name_of_bytes_that_are_no_text_hurts_nobody(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    path.with_suffix(".txt").write_bytes(b"\xff\0\xe2\x80\xaeevil" + b"x" * 9000)
    (one,) = shelf(tmp_path)
    assert one.sentence.startswith("\ufffdevil")
    assert len(one.sentence) <= 600
    assert saves.peek(path, find_game) == one.header
