"""Saves: round trips, backups, locks, conflicts, notes."""

import errno
import json
import os
from pathlib import Path

import msgspec
import pytest

from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Unreadable
from desktop.rules.kernel.game import Answer, Switch, Worth
from desktop.store import files, saves
from desktop.store.format import Jottings, Note
from tests.store.desk import (
    CONTENT,
    PROGRAM,
    TITLE,
    begun,
    find_content,
    find_game,
    lines,
    look,
    played,
    randomly,
    resume,
    started,
    told,
)
from tests.toy.counting import GAME, Pocket, Throw, Wait


def test_every_choice_comes_back(tmp_path: Path) -> None:
    save, start = started(tmp_path)
    for history in randomly(start, 30):
        save.write(history, TITLE)
        assert told(look(save.path).history) == told(history)
    save.close()
    opened = resume(save.path)
    assert (opened.source, opened.lost, opened.problems) == ("file", 0, ())
    assert opened.history.choices() == history.choices()
    assert opened.history.states == history.states
    opened.save.close()


def test_the_lines_are_those_of_the_house(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    header, sealed, now, *entries, notes, rest = lines(path)
    assert rest == b""
    assert header.startswith(b'{"magic":"solitarium-save/1","format":2,')
    assert json.loads(header)["sealed"] == history.sealed
    assert json.loads(header)["entries"] == len(entries) == len(history.entries)
    assert json.loads(sealed)["waited"] == history.state.waited - 5
    assert json.loads(now)["waited"] == history.state.waited
    assert json.loads(entries[0])["choice"] is None
    assert json.loads(entries[-1])["hash"] == history.entries[-1].hash
    assert json.loads(notes) == {"names": {}, "notes": []}


def test_undo_and_redo_save_too_and_redo_ends_with_the_window(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    opened = resume(path)
    back = opened.history.undo()
    opened.save.write(back, TITLE)
    assert told(look(path).history) == told(back)
    opened.save.write(back.redo(), TITLE)
    assert told(look(path).history) == told(history)
    opened.save.write(back.undo(), TITLE)
    opened.save.close()
    again = resume(path)
    assert len(again.history.entries) == history.sealed
    assert again.history.why_not_redo().code == "redo.nothing"
    assert again.history.why_not_undo().code == "undo.sealed"
    again.save.close()


def test_the_next_roll_is_the_same_after_opening(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    assert look(path).history.choose(Throw()).entries == history.choose(Throw()).entries


def test_another_branch_written_at_once_leaves_no_old_line(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    opened = resume(path)
    other = opened.history.undo().choose(Wait(7)).choose(Wait(8))
    opened.save.write(other, TITLE)
    opened.save.write(other.undo().undo().choose(Wait(9)).choose(Wait(9)), TITLE)
    opened.save.close()
    found = look(path)
    assert (found.source, found.problems) == ("file", ())
    assert [entry.choice for entry in found.history.entries[-2:]] == [Wait(9), Wait(9)]


def is_full(trouble: OSError) -> bool:
    return trouble.errno == errno.ENOSPC


def test_a_disk_that_takes_a_little_at_a_time_gets_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write
    monkeypatch.setattr("os.write", lambda file, rest: real(file, bytes(rest[:100])))
    files.write(tmp_path / "whole", bytes(range(256)) * 9)
    assert (tmp_path / "whole").read_bytes() == bytes(range(256)) * 9
    monkeypatch.setattr("os.write", lambda file, rest: 0)
    with pytest.raises(OSError, check=is_full):
        files.write(tmp_path / "whole", b"x")
    assert len((tmp_path / "whole").read_bytes()) == 256 * 9


def test_three_backups_rotate(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    counts = [len(lines(path))] + [len(lines(files.backup(path, number))) for number in (1, 2, 3)]
    assert counts == [counts[0] - number for number in range(4)]
    assert len(list(tmp_path.iterdir())) == 4


def test_backups_where_the_disk_has_no_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr("os.link", refuse)
    path, _ = played(tmp_path)
    assert len(lines(files.backup(path, 3))) == len(lines(path)) - 3
    assert path.stat().st_ino != files.backup(path, 1).stat().st_ino


def test_notes_and_title_are_beside_the_journal(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    opened = resume(path)
    jottings = Jottings("A new name", (Note("A", 3, 'odd "door" \u2028 <b>'),), {"nell": "Nélida"})
    opened.save.write(opened.history, jottings)
    opened.save.close()
    again = look(path)
    assert again.jottings == jottings
    assert told(again.history) == told(history)


def test_story_mode_stays_revised_and_undo_crosses_seals_after_opening(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    opened = resume(path)
    opened.save.write(opened.history.choose(Switch("story_mode", "on")), TITLE)
    opened.save.close()
    opened = resume(path)
    back = opened.history
    while back.why_not_undo() is None:
        back = back.undo()
        opened.save.write(back, TITLE)
    assert back.state == begun().state
    opened.save.close()
    again = look(path)
    assert again.header.marks == ("revised",)
    assert again.history.revised
    assert told(again.history) == told(back)


def test_another_version_of_the_program_ends_undo_at_the_saved_seal(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    opened = resume(path, program="2.0")
    changed = opened.history.choose(Switch("story_mode", "on"))
    opened.save.write(changed, TITLE)
    opened.save.close()
    again = resume(path, program="2.0")
    assert again.header.programs == (PROGRAM, "2.0")
    back = again.history.undo().undo().undo()
    assert len(back.entries) == history.sealed
    assert back.why_not_undo().code == "undo.older_program"
    again.save.close()


def test_rules_that_changed_leave_the_past_and_end_undo_at_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, history = played(tmp_path)
    real = GAME.choose

    def doubled(content: object, state: object, choice: object) -> object:
        return real(content, state, Wait(9) if isinstance(choice, Wait) else choice)

    monkeypatch.setattr(GAME, "choose", doubled, raising=False)
    opened = resume(path, program="2.0")
    assert (opened.source, opened.problems) == ("file", ())
    assert told(opened.history) == told(history)
    assert opened.history.why_not_undo().code == "undo.older_program"
    onward = opened.history.choose(Wait())
    opened.save.write(onward, TITLE)
    opened.save.close()
    assert told(look(path).history) == told(onward)


def test_a_save_for_missing_content_opens_read_only(tmp_path: Path) -> None:
    path, history = played(tmp_path)
    before = path.read_bytes()
    opened = saves.resume(path, find_game, lambda header: None, PROGRAM)
    assert opened.save is None
    assert [problem.code for problem in opened.problems] == ["save.content_missing"]
    assert opened.history.entries == history.entries
    assert opened.history.choices() == ()
    with pytest.raises(Illegal, match=r"save\.read_only"):
        opened.history.choose(Throw())
    assert opened.history.why_not_undo() is not None
    assert path.read_bytes() == before
    resume(path).save.close()  # the lock was given back


def test_a_save_is_open_in_one_place_only(tmp_path: Path) -> None:
    save, history = started(tmp_path)
    other = tmp_path / "other way.solsave"
    other.symlink_to(save.path)
    for way in (save.path, other):
        with pytest.raises(Unreadable, match=r"save\.locked"):
            resume(way)
    assert told(look(save.path).history) == told(history)
    save.close()
    opened = resume(other)
    assert opened.save.path == save.path
    opened.save.close()
    assert not saves.locks.lock_file(save.path).exists()


def test_a_file_changed_by_others_is_left_and_ours_becomes_a_conflict_copy(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    opened = resume(path)
    theirs = path.read_bytes().replace(b"Counting", b"Theirs")
    path.write_bytes(theirs)
    onward = opened.history.choose(Wait())
    written = opened.save.write(onward, TITLE)
    assert written.conflict
    assert written.path != path
    assert "(conflict 20" in written.path.name
    assert path.read_bytes() == theirs
    assert told(look(written.path).history) == told(onward)
    more = onward.choose(Wait())
    assert not opened.save.write(more, TITLE).conflict
    assert told(look(written.path).history) == told(more)
    resume(path).save.close()  # theirs is free again
    with pytest.raises(Unreadable, match=r"save\.locked"):
        resume(written.path)
    opened.save.close()


def test_a_save_that_was_removed_meanwhile_is_written_again(tmp_path: Path) -> None:
    save, history = started(tmp_path)
    save.path.unlink()
    assert not save.write(history.choose(Wait()), TITLE).conflict
    assert len(look(save.path).history.entries) == 2
    save.close()


def test_a_new_save_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    before = path.read_bytes()
    with pytest.raises(saves.Unsaved, match=r"save\.exists"):
        started(tmp_path)
    assert path.read_bytes() == before
    resume(path).save.close()


def test_orphaned_temporary_files_are_swept(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    orphan = tmp_path / f".{path.name}.123-1.tmp"
    stranger = tmp_path / ".other.solsave.123-1.tmp"
    for file in (orphan, stranger):
        file.write_bytes(b"half")
    resume(path).save.close()
    assert not orphan.exists()
    assert stranger.exists()


def test_what_does_not_read_as_itself_is_never_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save, history = started(tmp_path)
    before = save.path.read_bytes()
    forged = msgspec.structs.replace(history, states=({"count": "many"},))
    monkeypatch.setattr(GAME, "ending", lambda state: None, raising=False)
    with pytest.raises(saves.Unsaved, match=r"save\.unlike"):
        save.write(forged, TITLE)
    assert save.path.read_bytes() == before
    save.write(history.choose(Wait()), TITLE)
    save.close()


def test_ending_and_marks_stand_in_the_header(tmp_path: Path) -> None:
    save, _ = started(tmp_path)
    assert saves.peek(save.path, find_game).ending is None
    assert saves.peek(save.path, find_game).title == "Counting"
    assert find_content(saves.peek(save.path, find_game)) is not None
    save.close()


def test_what_an_ending_is_worth_stands_in_the_header(tmp_path: Path) -> None:
    history = story.begin(GAME, Pocket(6), {}, Chance("seed"))
    save = saves.start(tmp_path / "a.solsave", history, CONTENT, PROGRAM, TITLE)
    assert b'"worth"' not in lines(save.path)[0]
    while history.ending is None:
        history = history.choose(Answer(6) if history.state.asked else Throw())
    save.write(history, TITLE)
    save.close()
    assert saves.peek(save.path, find_game).worth == Worth(history.state.count, 5)
