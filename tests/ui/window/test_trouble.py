"""What is wrong is told, what is sound is kept, and nothing is lost on the way."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import __version__, paths
from desktop.rules import games
from desktop.store import contents, locks, saves, verdicts
from desktop.ui.main_window import MainWindow
from desktop.ui.rescue import Watch
from desktop.ui.widgets.prose_sheet import SetText
from tests.ui.window.conftest import Open, begin, spoil
from tests.ui.window.test_main_window import WAIT, sit


def asked(window: MainWindow, qtbot: QtBot) -> list[str]:
    """The ids of the answers, once something is asked."""
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.over.question, timeout=WAIT)
    return [reply.id for reply in window.over.question.replies]


def told(window: MainWindow) -> str:
    text = window.over.question.findChild(SetText)
    assert text is not None
    return f"{window.over.question.paper.accessibleName()}\n{text.accessibleName()}"


def damaged() -> Path:
    """A save whose file is torn, one step behind it a sound backup."""
    path = begin(2)
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2])
    return path


def test_a_damaged_save_says_what_is_kept_and_lost(open_window: Open, qtbot: QtBot) -> None:
    path = damaged()
    window = open_window()
    assert window.shelf.column.rows[-1].slip.slip.quiet
    qtbot.mouseClick(window.shelf.column.rows[-1].slip, Qt.MouseButton.LeftButton)
    assert asked(window, qtbot) == ["on", "read", "back"]
    words = told(window)
    assert words.startswith("1 step")
    assert "Kept: 3 step" in words
    assert "Lost: the last" in words
    qtbot.keyClick(window.over.question, Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.place is not None
    assert len(window.place.session.history.entries) == 3
    assert list(path.parent.glob("*.damaged-*"))  # the torn bytes are kept


def test_a_damaged_save_opened_to_read_is_not_written(open_window: Open, qtbot: QtBot) -> None:
    path = damaged()
    raw = path.read_bytes()
    window = open_window()
    window.open_file(path)
    asked(window, qtbot)
    window.over.question.others[0].click()
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.save is None
    window.to_shelf()
    assert path.read_bytes() == raw


def test_esc_leaves_a_damaged_save_as_it_is_and_frees_it(open_window: Open, qtbot: QtBot) -> None:
    path = damaged()
    raw = path.read_bytes()
    window = open_window()
    window.open_file(path)
    asked(window, qtbot)
    qtbot.keyClick(window.over.question, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
    assert path.read_bytes() == raw
    locks.take(path).release()


def test_a_save_past_saving_is_told(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "odd.solsave"
    path.write_bytes(b"\0" * 2000)
    window = open_window()
    window.open_file(path)
    assert asked(window, qtbot) == ["back"]
    assert "odd cannot be read" in told(window)
    assert path.read_bytes() == b"\0" * 2000


def test_a_newer_save_is_left_untouched(open_window: Open, qtbot: QtBot) -> None:
    path = begin(1)
    raw = path.read_bytes().replace(b'"format":1', b'"format":9', 1)
    path.write_bytes(raw)
    there = sorted(path.parent.iterdir())
    window = open_window()
    window.open_file(path)
    assert asked(window, qtbot) == ["back"]
    assert told(window).startswith("Made by a newer Solitarium; left untouched.")
    qtbot.keyClick(window.over.question, Qt.Key.Key_Return)
    assert path.read_bytes() == raw
    assert sorted(path.parent.iterdir()) == there


def test_a_save_open_elsewhere_can_be_read_or_tried_again(open_window: Open, qtbot: QtBot) -> None:
    path = begin(1)
    lock = locks.take(path)
    window = open_window()
    window.open_file(path)
    assert asked(window, qtbot) == ["again", "read", "back"]
    lock.release()
    qtbot.keyClick(window.over.question, Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.save is not None


def test_a_save_open_elsewhere_is_read_without_its_lock(open_window: Open, qtbot: QtBot) -> None:
    path = begin(1)
    lock = locks.take(path)
    window = open_window()
    window.open_file(path)
    asked(window, qtbot)
    window.over.question.others[0].click()
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.save is None
    lock.release()


def test_a_save_without_its_pack_opens_to_read(open_window: Open, qtbot: QtBot) -> None:
    path = begin(1)
    shutil.rmtree(paths.kept_packs())
    window = open_window()
    window.open_file(path)
    assert asked(window, qtbot)[-1] == "back"
    assert "on" not in asked(window, qtbot)


def test_a_broken_pack_is_greyed_listed_and_removed(
    open_window: Open, qtbot: QtBot, own_pack: Path
) -> None:
    spoil(own_pack)
    window = open_window()
    qtbot.waitUntil(lambda: window.shelf.column.rows[-1].slip.slip.quiet, timeout=WAIT)
    *others, row = window.shelf.column.rows
    found = verdicts.known(own_pack, verdicts.kept())
    assert found
    assert row.slip.slip.lines[0].startswith(f"{len(found)} problem")
    qtbot.mouseClick(row.slip, Qt.MouseButton.LeftButton)
    assert asked(window, qtbot) == ["back", "remove"]
    assert told(window).count("cards.toml") == len(found)
    window.over.question.others[0].click()
    qtbot.waitUntil(lambda: not own_pack.exists(), timeout=WAIT)
    qtbot.waitUntil(lambda: len(window.shelf.column.rows) == len(others), timeout=WAIT)


def test_a_verdict_holds_until_the_pack_changes(own_pack: Path) -> None:
    assert verdicts.judge((own_pack,)).by_path[str(own_pack)].problems == ()
    assert verdicts.known(own_pack, verdicts.kept()) == ()
    spoil(own_pack)
    assert verdicts.known(own_pack, verdicts.kept()) is None
    verdicts.judge((own_pack,))
    assert verdicts.known(own_pack, verdicts.kept())


@pytest.mark.parametrize("raw", [b"", b"\0", b"[" * 100_000, b'{"by_path": 3}', b'"\xff"'])
def test_a_spoilt_file_of_verdicts_is_none_at_all(raw: bytes) -> None:
    paths.player().mkdir(parents=True, exist_ok=True)
    paths.player("verdicts.json").write_bytes(raw)
    assert verdicts.kept() == verdicts.Verdicts()


def test_moving_to_a_newer_version_is_asked_and_done(
    open_window: Open, qtbot: QtBot, own_pack: Path
) -> None:
    path = begin(2)
    manifest = own_pack / "pack.toml"
    manifest.write_text(manifest.read_text().replace('version = "0.1.0"', 'version = "0.2.0"'))
    window = open_window()
    assert "Version 0.2.0" in window.shelf.card.slip.lines[-1]
    raw = path.read_bytes()
    for reply, moved in (("back", False), ("move", True)):
        menu = window.shelf.dots
        menu.click()
        action = next(one for one in window.shelf.dots._menu.actions() if "0.2.0" in one.text())
        action.trigger()
        assert asked(window, qtbot) == ["back", "move"]
        window.over.question.answered.emit(reply)
        if not moved:
            assert path.read_bytes() == raw
    sit(window, qtbot)
    window.to_shelf()
    header = saves.peek(path, games.known)
    assert header.content.version == "0.2.0"
    assert header.marks == ("moved",)
    opened = saves.resume(path, games.load, contents.find, __version__)
    assert opened.history.content.head.version == "0.2.0"
    assert opened.save is not None
    opened.save.close()


def test_a_crash_is_told_once_and_kept_with_the_game(
    open_window: Open, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window()
    window.open_file(begin(2))
    sit(window, qtbot)
    watch = Watch(window)
    for _ in range(2):
        try:
            raise ZeroDivisionError("of <b>ours</b>")
        except ZeroDivisionError as trouble:
            watch(type(trouble), trouble, trouble.__traceback__)
        assert window.over.paper.close_sheet() is (_ == 0)
    assert "ZeroDivisionError" in capsys.readouterr().err
    reports = sorted(paths.reports().glob("report-*.txt"))
    assert len(reports) == 2
    assert "of <b>ours</b>" in reports[0].read_text()
    (rescued,) = paths.reports().glob("*.solsave")
    opened = saves.look(rescued, games.load, contents.find, __version__)
    assert window.place is not None
    assert opened.history.state == window.place.session.history.state


def test_reports_do_not_pile_up(open_window: Open, capsys: pytest.CaptureFixture[str]) -> None:
    watch = Watch(open_window())
    for number in range(25):
        watch(ValueError, ValueError(str(number)), None)
    assert len(list(paths.reports().glob("report-*.txt"))) == 20
    capsys.readouterr()


def test_the_hook_is_put_in_place(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.ui.rescue import watch

    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    watch(open_window())
    assert isinstance(sys.excepthook, Watch)
