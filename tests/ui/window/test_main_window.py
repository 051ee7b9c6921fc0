"""From the shelf to the first sentence and back; nothing that was played is lost."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import __version__, paths
from desktop.rules import games
from desktop.store import contents, saves
from desktop.store.format import Jottings
from desktop.ui.main_window import MainWindow
from desktop.ui.table import Table
from desktop.ui.widgets.story_page import StoryPage
from tests.ui.window.conftest import Open, begin

WAIT = 20_000


def sit(window: MainWindow, qtbot: QtBot) -> Table:
    qtbot.waitUntil(lambda: window.table is not None, timeout=WAIT)
    assert window.table is not None
    return window.table


def invited(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(window.over.sheet.chosen), timeout=WAIT)


def test_two_keys_lead_from_the_first_evening_to_the_story(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    invited(window, qtbot)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    table = sit(window, qtbot)
    page = table.findChild(StoryPage)
    assert page is not None
    assert len(page.accessibleDescription().split()) > 20
    assert list(paths.saves().glob("*.solsave"))


def test_two_clicks_do_the_same(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.mouseClick(window.shelf.column.rows[0].slip, Qt.MouseButton.LeftButton)
    invited(window, qtbot)
    qtbot.mouseClick(window.over.sheet.go, Qt.MouseButton.LeftButton)
    assert sit(window, qtbot).isVisible()


def test_the_way_back_leaves_a_picture_and_a_sentence(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    qtbot.keyClick(window.shelf.card, Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.heading.text() == "The Tide Ledger"
    window.menus.actions_by_name["shelf"].trigger()
    assert window.stack.currentWidget() is window.shelf
    assert begun.with_suffix(".png").stat().st_size > 1000
    assert window.shelf.card.slip.lines[0] == begun.with_suffix(".txt").read_text()
    opened = saves.resume(begun, games.load, contents.find, __version__)  # the lock is free again
    assert opened.save is not None
    opened.save.close()


def test_after_a_crash_the_shelf_says_where_the_story_stands(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    """The sentence is written while one plays, not only on leaving."""
    window = open_window()
    window.open_file(begun)
    table = sit(window, qtbot)
    beside = begun.with_suffix(".txt")
    assert not beside.exists()
    assert table.session.choose(table.session.shown.choices[0])
    qtbot.waitUntil(beside.exists, timeout=WAIT)
    assert beside.read_text() == table.where()


def test_a_save_without_a_title_is_called_as_its_file(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    opened = saves.resume(begun, games.load, contents.find, __version__)
    assert opened.save is not None
    opened.save.write(opened.history, Jottings())
    opened.save.close()
    window = open_window()
    window.open_file(begun)
    sit(window, qtbot)
    assert window.heading.text() == begun.stem
    assert window.windowTitle().startswith(begun.stem)


def test_a_save_is_known_by_its_first_bytes(open_window: Open, qtbot: QtBot, begun: Path) -> None:
    other = begun.rename(begun.with_suffix(".txt"))
    raw = other.read_bytes()
    window = open_window()
    window.open_file(other)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.path == other
    window.to_shelf()
    assert other.read_bytes() == raw  # no sentence for the shelf lies in its place
    assert not list(other.parent.glob("*.png"))


def test_closing_the_window_lets_go_of_the_save(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.open_file(begun)
    sit(window, qtbot)
    window.close()
    opened = saves.resume(begun, games.load, contents.find, __version__)
    assert opened.save is not None
    assert not opened.problems
    opened.save.close()


def test_a_dropped_pack_is_installed_and_shown(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    from desktop.store import packs
    from tests.tide_ledger import members

    file = tmp_path / "tide.solpack"
    file.write_bytes(packs.packed(members()))
    window = open_window()
    window.shelf.dropped.emit(file)
    invited(window, qtbot)
    assert window.over.sheet.title == "The Tide Ledger"
    assert len(list(paths.packs().iterdir())) == 1
    qtbot.keyClick(window.over.sheet, Qt.Key.Key_Escape)
    titles = [row.slip.slip.title for row in window.shelf.column.rows]
    assert "The Tide Ledger" in titles


def test_safe_starts_without_the_players_packs(open_window: Open, own_pack: Path) -> None:
    titles = [row.slip.slip.title for row in open_window(safe=True).shelf.column.rows]
    assert titles
    assert "The Tide Ledger" not in titles


def test_only_one_thing_is_opened_at_a_time(open_window: Open, qtbot: QtBot, begun: Path) -> None:
    window = open_window()
    window.door.open_save(begun)
    assert window.door.busy
    window.door.open_pack(paths.shipped("maps", "last_boat"))
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.path == begun


def test_a_window_closed_while_a_save_is_opened_frees_it(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.door.open_save(begun)
    window.close()
    opened = saves.resume(begun, games.load, contents.find, __version__)
    assert opened.save is not None
    opened.save.close()


def test_titles_trash_and_the_way_back(open_window: Open, qtbot: QtBot, begun: Path) -> None:
    window = open_window()
    window.shelf.menus.renaming.emit(str(begun))
    window.shelf.column.line.setText("Nine nights")
    qtbot.keyClick(window.shelf.column.line, Qt.Key.Key_Return)
    assert window.shelf.card.slip.title == "Nine nights"
    menu = window.shelf.dots
    menu.click()
    window.shelf.dots._menu.actions()[-1].trigger()
    assert not begun.exists()
    assert window.shelf.card.slip.call.startswith("Start here")
    window.shelf.foot.trash_menu.actions()[0].trigger()
    assert begun.exists()
    assert window.shelf.card.slip.title == "Nine nights"


def test_the_table_rules_in_mid_game(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.open_file(begin(0))
    table = sit(window, qtbot)
    assert window.place is not None
    session = window.place.session
    window.menus.actions_by_name["rules"].trigger()
    rules = window.over.rules
    assert window.stack.currentWidget() is rules
    assert set(rules.rows.combos) == {"dice", "story_mode"}
    dice = rules.rows.combos["dice"]
    dice.setCurrentIndex(dice.findData("typed"))
    assert session.history.state.options["dice"] == "typed"
    mode = rules.rows.combos["story_mode"]
    mode.setCurrentIndex(mode.findData("on"))
    assert set(rules.rows.combos) == {"dice"}  # story mode cannot be taken back
    qtbot.keyClick(rules, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is table


def test_rules_are_only_read_while_a_throw_is_pending(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.open_file(begun)
    sit(window, qtbot)
    window.over.show_rules()
    assert not window.over.rules.rows.combos


def test_another_language_changes_words_and_nothing_else(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.open_file(begun)
    table = sit(window, qtbot)
    assert window.place is not None
    before = window.place.session.history
    english = [menu.title() for menu in window.menus.by_name.values()]
    window.prefer(language="es")
    assert window.table is table
    assert window.place.session.history is before
    assert [menu.title() for menu in window.menus.by_name.values()] != english
    window.prefer(language="en")
    assert [menu.title() for menu in window.menus.by_name.values()] == english


def test_what_was_chosen_on_the_sheet_stays_in_another_language(
    open_window: Open, qtbot: QtBot, own_pack: Path
) -> None:
    window = open_window()
    window.door.open_pack(own_pack)
    invited(window, qtbot)
    qtbot.keyClick(window.over.sheet, Qt.Key.Key_2)
    dice = window.over.sheet.rows.combos["dice"]
    dice.setCurrentIndex(dice.findData("typed"))
    chosen, rules = window.over.sheet.chosen, window.over.sheet.rules
    window.prefer(language="es")
    assert (window.over.sheet.chosen, window.over.sheet.rules) == (chosen, rules)
    assert chosen == ("oskar",)
