"""Bad saves: each is answered with a code, nothing is lost that can be kept."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.rules.kernel.errors import Unreadable
from desktop.rules.kernel.history import History, digest
from desktop.store import files, saves
from desktop.store.format import SIZE_CAP
from tests.store.desk import (
    PROGRAM,
    TITLE,
    begun,
    codes,
    find_content,
    find_game,
    lines,
    look,
    played,
    resume,
    started,
    told,
)
from tests.store.forgery import edited, header, with_, without
from tests.toy.counting import GAME, Wait

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A save alone, without its backups."""
    path, _ = played(tmp_path)
    for number in (1, 2, 3):
        files.backup(path, number).unlink()
    return path


def deep(depth: int) -> bytes:
    return b'{"magic":"solitarium-save/1","format":' + b"[" * depth + b"]" * depth + b"}\n"


FIRST = b'{"magic":"solitarium-save/1","game":"counting","format":2,'
BYTES = {
    "empty": (b"", "save.not_a_save"),
    "zeros": (b"\0" * 4096, "save.not_a_save"),
    "utf-16": ('{"magic":"solitarium-save/1"}'.encode("utf-16"), "save.not_a_save"),
    "a byte order mark": (b"\xef\xbb\xbf" + FIRST + b'"a":1}\n', "save.not_a_save"),
    "latin-1": (FIRST + b'"title":"caf\xe9"}\n', "json.not_utf8"),
    "a pickle": (b"\x80\x04K\x01.", "save.not_a_save"),
    "yaml": (b"magic: solitarium-save/1\n", "save.not_a_save"),
    "doubled keys": (FIRST + b'"game":"counting"}\n', "json.doubled_key"),
    "NaN": (FIRST + b'"entries":NaN}\n', "json.number"),
    "1e999": (FIRST + b'"entries":1e999}\n', "json.number"),
    "a fraction": (FIRST + b'"entries":1.5}\n', "json.number"),
    "a huge number": (FIRST + b'"entries":' + b"9" * 5000 + b"}\n", "json.number"),
    "a lone surrogate": (FIRST + b'"title":"\\ud800"}\n', "json.surrogate"),
    "NUL in a string": (FIRST + b'"title":"\0"}\n', "json.not_json"),
    "65 deep": (deep(65), "json.too_deep"),
    "10,000 deep": (deep(10_000), "json.too_deep"),
    "a first line without end": (b"x" * 100_000, "save.not_a_save"),
    "a long header": (FIRST + b'"title":"' + b"x" * 100_000 + b'"}\n', "save.not_a_save"),
    "a list": (b"[" + FIRST + b'"a":1}]\n', "save.not_a_save"),
    "other fields": (FIRST + b'"sum":1}\n', "save.header"),
    "another game": (b'{"magic":"solitarium-save/1","game":"chess"}\n', "save.unknown_game"),
    "newer lines": (b'{"magic":"solitarium-save/2","game":"chess"}\n', "save.newer"),
    "far newer": (b'{"magic":"solitarium-save/' + b"9" * 5000 + b'"}\n', "save.newer"),
    "newer game": (b'{"magic":"solitarium-save/1","game":"counting","format":3}\n', "save.newer"),
}


@pytest.mark.parametrize(("raw", "code"), BYTES.values(), ids=BYTES.keys())
def test_bytes_that_are_no_save(tmp_path: Path, raw: bytes, code: str) -> None:
    path = tmp_path / "bad.solsave"
    path.write_bytes(raw)
    assert codes(path)[0] == code
    with pytest.raises(Unreadable):
        resume(path)
    assert path.read_bytes() == raw
    assert [file.name for file in tmp_path.iterdir() if not file.name.startswith("bad.")] == []
    assert not saves.locks.lock_file(path).exists()


def test_a_missing_file_a_folder_and_too_much_of_it(tmp_path: Path) -> None:
    assert codes(tmp_path / "none.solsave") == ["save.missing"]
    assert codes(tmp_path) == ["save.disk_error"]
    path = tmp_path / "large.solsave"
    with path.open("wb") as file:
        file.truncate(SIZE_CAP + 1)
    assert codes(path) == ["save.too_large"]


def test_a_newer_format_is_left_untouched_though_backups_are_sound(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    header(path, format=3, something="new")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(Unreadable, match=r"save\.newer"):
        resume(path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("entries", [0, 5, 10**6])
@pytest.mark.parametrize("sealed", [0, -1, 1, 10**6])
def test_the_cursor_past_the_end_or_before_the_seal(path: Path, entries: int, sealed: int) -> None:
    history = look(path).history
    header(path, entries=entries, sealed=sealed)
    assert codes(path)[0] == "save.cursor"
    if 1 <= sealed <= entries:
        opened = look(path)
        assert (opened.source, opened.lost) == ("journal", 0)
        assert opened.history.entries == history.entries


def test_a_seal_moved_back_with_its_state_is_noticed(path: Path) -> None:
    header(path, sealed=1)
    edited(path, 1, lambda state: msgspec.to_builtins(begun().state), again=True)
    assert codes(path)[0] == "save.cursor"


def test_a_snapshot_forged_with_its_digest_is_not_where_the_journal_led(path: Path) -> None:
    history = look(path).history
    other = msgspec.structs.replace(history.state, count=999)
    header(path, states=[digest(history.states[0]), digest(other)])
    edited(path, 2, lambda state: msgspec.to_builtins(other))
    assert "save.digest" in codes(path)
    assert look(path).history.state == history.state


def test_a_snapshot_edited_after_a_lift_is_noticed_too(tmp_path: Path) -> None:
    path = tmp_path / "old.solsave"
    shutil.copy(GOLDEN / "counting-1.solsave", path)
    opened = resume(path)
    opened.save.write(opened.history, TITLE)
    opened.save.close()
    assert codes(path) == []
    edited(path, 2, with_(count=17))
    assert "save.digest" in codes(path)


def test_a_snapshot_edited_by_hand_is_noticed_and_the_journal_mends_it(path: Path) -> None:
    history = look(path).history
    edited(path, 2, with_(count=999))
    opened = look(path)
    assert "save.digest" in codes(path)
    assert (opened.source, opened.lost) == ("journal", 0)
    assert told(opened.history) == told(history)


def test_an_entry_edited_by_hand_ends_the_sound_part(path: Path) -> None:
    history = look(path).history
    edited(path, 3 + 6, with_(auto=True))
    opened = look(path)
    assert codes(path) == ["save.truncated", "save.chain", "save.recovered"]
    assert opened.problems[1].facts == {"entry": "6"}
    assert (opened.source, opened.lost) == ("journal", len(history.entries) - 6)
    assert opened.history.entries == history.entries[:6]
    assert opened.history.choices()


def test_a_forger_who_mends_every_hash_still_meets_the_invariants(path: Path) -> None:
    edited(path, 2, with_(pocket=[1] * 11, count=-1), again=True)
    assert codes(path)[0] == "save.invariant"


@pytest.mark.parametrize(
    "change", [with_(count="7"), with_(extra=1), without("waited"), with_(count=None), str]
)
def test_a_forged_state_of_another_shape(path: Path, change: Callable[[Any], Any]) -> None:
    edited(path, 2, change, again=True)
    assert codes(path)[0] == "save.state"


@pytest.mark.parametrize(
    "change",
    [
        *(with_(choice={"type": "Fly"}), with_(events=3), with_(seal="wax"), without("auto")),
        *(with_(format=0), with_(format=3), with_(format=-(10**9))),
    ],
)
def test_a_forged_entry_of_another_shape(path: Path, change: Callable[[Any], Any]) -> None:
    edited(path, 3 + 4, change, again=True)
    opened = look(path)
    assert opened.problems[0].code == "save.entry"
    assert len(opened.history.entries) == 4


def test_a_forged_choice_that_the_rules_refuse_ends_undo_there(path: Path) -> None:
    edited(path, -3, with_(choice={"type": "Answer", "value": 3}), again=True)
    assert look(path).history.why_not_undo().code == "undo.older_program"


def test_dice_that_were_loaded_are_none(path: Path) -> None:
    """A throw beyond their end would be an error, and each of them a gift."""
    chance = {"key": "seed", "drawn": 0, "loaded": [6, 6, 6]}
    edited(path, 2, with_(chance=chance), again=True)
    assert codes(path)[0] == "save.state"
    header(path, seed=chance)
    assert codes(path)[0] == "save.header"


@pytest.mark.parametrize("field", ["options", "seed", "game"])
def test_the_chain_hangs_on_the_seed_and_the_options(path: Path, field: str) -> None:
    seed = {"key": "other", "drawn": 0, "loaded": None}
    other = {"options": {"story_mode": "on"}, "seed": seed, "game": "chess"}
    header(path, **{field: other[field]})
    assert codes(path)[0] in ("save.chain", "save.unknown_game")


def test_every_truncation_opens_with_what_is_left_or_says_why(path: Path) -> None:
    whole = path.read_bytes()
    history = look(path).history
    starts = {len(lines(path)[0]) + 1 + n for n in range(0, len(whole), 97)}
    for size in sorted(starts | {len(whole) - 1}):
        path.write_bytes(whole[:size])
        if size >= len(whole):
            continue
        found = codes(path)
        assert "save.truncated" in found
        if found[-1] == "save.recovered":
            opened = look(path)
            kept = len(opened.history.entries)
            assert opened.history.entries == history.entries[:kept]
            assert opened.lost == len(history.entries) - kept


def test_any_flipped_bit_is_noticed_or_harmless(path: Path) -> None:
    whole = path.read_bytes()
    history = look(path).history
    for place in range(0, len(whole), 13):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        try:
            opened = look(path)
        except Unreadable:
            continue
        assert opened.problems or told(opened.history) == told(history)
        kept = len(opened.history.entries)
        assert opened.history.entries == history.entries[:kept]


@pytest.fixture
def backed(tmp_path: Path) -> tuple[Path, History]:
    return played(tmp_path)


def test_a_damaged_save_falls_back_to_backup_1_and_a_copy_is_kept(
    backed: tuple[Path, History],
) -> None:
    path, history = backed
    damaged = path.read_bytes()[:700].ljust(5000, b"\0")
    path.write_bytes(damaged)
    opened = resume(path)
    assert (opened.source, opened.lost) == ("backup 1", 1)
    assert opened.problems[-1].facts == {"source": "backup 1", "lost": "1"}
    assert opened.history.entries == history.entries[:-1]
    copies = list(path.parent.glob("*.damaged-*"))
    assert [copy.read_bytes() for copy in copies] == [damaged]
    older = files.backup(path, 1).read_bytes()
    onward = opened.history.choose(Wait())
    assert not opened.save.write(onward, TITLE).conflict
    opened.save.close()
    assert told(look(path).history) == told(onward)
    assert files.backup(path, 1).read_bytes() == older  # the damaged file is no backup


def test_a_save_of_zeros_says_at_most_what_is_lost(backed: tuple[Path, History]) -> None:
    path, history = backed
    path.write_bytes(b"\0" * 3000)
    files.backup(path, 1).write_bytes(b"")
    opened = look(path)
    assert (opened.source, opened.lost) == ("backup 2", 2)
    assert opened.history.entries == history.entries[:-2]


def test_a_missing_save_comes_back_from_its_backup(backed: tuple[Path, History]) -> None:
    path, _ = backed
    path.unlink()
    opened = resume(path)
    assert (opened.source, opened.lost) == ("backup 1", 1)
    opened.save.write(opened.history.choose(Wait()), TITLE)
    opened.save.close()
    assert look(path).source == "file"


def test_the_journal_beats_an_older_backup(backed: tuple[Path, History]) -> None:
    path, history = backed
    for number in (1, 2):
        files.backup(path, number).unlink()
    edited(path, 2, with_(count=999))
    opened = look(path)
    assert (opened.source, opened.lost) == ("journal", 0)
    assert told(opened.history) == told(history)


def test_the_same_damage_is_kept_once(backed: tuple[Path, History]) -> None:
    path, _ = backed
    path.write_bytes(path.read_bytes()[:900])
    for _ in range(2):
        resume(path).save.close()
    assert len(list(path.parent.glob("*.damaged-*"))) == 1


def test_an_old_format_is_lifted_and_its_past_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "old.solsave"
    shutil.copy(GOLDEN / "counting-1.solsave", path)
    before = lines(path)[3:-2]
    opened = resume(path, program="2.0")
    assert (opened.source, opened.problems) == ("file", ())
    assert opened.history.state.waited == 0
    assert opened.history.why_not_undo().code in ("undo.older_program", "undo.sealed")
    onward = opened.history.choose(Wait(4))
    opened.save.write(onward, TITLE)
    opened.save.close()
    assert lines(path)[3 : 3 + len(before)] == before
    again = resume(path, program="2.0")
    assert told(again.history) == told(onward)
    assert again.history.undo().state == opened.history.state
    again.save.close()


def test_a_format_without_a_lift_and_a_lift_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.solsave"
    shutil.copy(GOLDEN / "counting-1.solsave", path)
    monkeypatch.setattr(GAME, "lifts", (), raising=False)
    assert codes(path)[0] == "save.no_lift"
    broken = msgspec.structs.replace(
        type(GAME).lifts[0], raise_state=lambda state: {"x": state["nothing"]}
    )
    monkeypatch.setattr(GAME, "lifts", (broken,), raising=False)
    assert codes(path)[0] == "save.lift"


@pytest.mark.parametrize("number", range(1, GAME.format + 1))
def test_one_golden_save_of_every_format_still_opens(tmp_path: Path, number: int) -> None:
    path = tmp_path / "golden.solsave"
    shutil.copy(GOLDEN / f"counting-{number}.solsave", path)
    opened = saves.look(path, find_game, find_content, PROGRAM)
    assert (opened.header.format, opened.source, opened.problems) == (number, "file", ())
    assert len(opened.history.entries) == 9
    assert opened.history.choices()


def test_a_save_begun_on_a_name_of_10000_emoji_keeps_its_title(tmp_path: Path) -> None:
    save, history = started(tmp_path)
    title = msgspec.structs.replace(TITLE, title="🎲" * 10_000)
    save.write(history, title)
    save.close()
    assert look(save.path).jottings == title
