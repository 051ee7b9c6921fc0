"""Menus: every setting is reachable and live; no two keys clash; the page of keys is whole."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.drawing.inks import THEMES
from desktop.store import settings as preferences
from desktop.store.settings import Settings
from desktop.ui.main_window import MainWindow
from desktop.ui.settings_words import SETTINGS, setting_name, value_name
from tests.ui.window.conftest import PLAIN, Open
from tests.ui.window.test_main_window import sit

KEPT_BY_ITSELF = {"window", "last_save", "printing"}  # where one was, not what one likes


def test_every_setting_is_reachable() -> None:
    known = {field.name for field in msgspec.structs.fields(Settings)}
    assert set(SETTINGS) | {"hints"} | KEPT_BY_ITSELF == known


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_value_of_a_setting_is_sound_and_named(setting: str) -> None:
    for value in SETTINGS[setting]:
        made = Settings(**{setting: value})
        assert msgspec.json.decode(msgspec.json.encode(made), type=Settings) == made
        assert value_name(setting, value)
    names = [value_name(setting, value) for value in SETTINGS[setting]]
    assert len(set(names)) == len(names)
    assert setting_name(setting)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_chosen_in_the_menu_is_kept_and_ticked(open_window: Open, setting: str) -> None:
    window = open_window()
    actions = window.menus.groups[setting].actions()
    ticked = [action for action in actions if action.isChecked()]
    assert [action.data()[1] for action in ticked] == [getattr(PLAIN, setting)]
    other = next(action for action in actions if not action.isChecked())
    other.trigger()
    value = other.data()[1]
    assert getattr(window.settings, setting) == value
    kept, problems = preferences.load(paths.settings_file())
    assert not problems
    assert getattr(kept, setting) == value
    assert [action.data()[1] for action in actions if action.isChecked()] == [value]


def test_theme_and_zoom_are_live_on_shelf_and_table(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.open_file(begun)
    table = sit(window, qtbot)
    for theme in THEMES:
        window.prefer(theme=theme.value)
        assert window.look.inks.theme is theme
        assert QApplication.palette().window().color().name() == THEMES[theme].desk.lower()
    window.prefer(zoom=150)
    assert table is window.table
    window.to_shelf()
    assert window.shelf.card.look.zoom == pytest.approx(1.35, abs=0.051)  # as large as is whole
    window.prefer(zoom=75)
    assert window.shelf.card.look.zoom == 0.75


def test_hints_can_be_seen_again(open_window: Open) -> None:
    window = open_window(msgspec.structs.replace(PLAIN, hints=("move", "read")))
    window.menus.actions_by_name["hints"].trigger()
    assert preferences.load(paths.settings_file())[0].hints == ()


def test_zoom_goes_by_steps_and_stops_at_its_ends(open_window: Open) -> None:
    window = open_window(msgspec.structs.replace(PLAIN, zoom=95))
    window.menus.actions_by_name["zoom_in"].trigger()
    assert window.settings.zoom in (100, 110)
    for _ in range(12):
        window.menus.actions_by_name["zoom_in"].trigger()
    assert window.settings.zoom == 250
    for _ in range(12):
        window.menus.actions_by_name["zoom_out"].trigger()
    assert window.settings.zoom == 75


def test_the_window_stands_where_it_stood(open_window: Open) -> None:
    first = open_window(size=(1100, 640))
    first.close()
    kept = preferences.load(paths.settings_file())[0]
    assert kept.window is not None
    assert (kept.window.width, kept.window.height) == (1100, 640)
    far = msgspec.structs.replace(kept, window=msgspec.structs.replace(kept.window, x=90_000))
    assert MainWindowAt(far).x() < 2000


def MainWindowAt(settings: Settings) -> MainWindow:
    window = MainWindow(settings)
    window.deleteLater()
    return window


# --- keys ---


def everywhere(window: MainWindow) -> list[QAction]:
    """Every action that can be reached by a key now."""
    found = list(window.menus.actions_by_name.values())
    if window.table is not None:
        found += [action for action in window.table.actions() if action not in found]
        for actions in window.table.menus().values():
            found += [action for action in actions if action not in found]
    return found


def keys(actions: list[QAction]) -> list[str]:
    portable = QKeySequence.SequenceFormat.PortableText
    return [key.toString(portable) for action in actions for key in action.shortcuts()]


def test_no_two_keys_clash(open_window: Open, qtbot: QtBot, begun: Path) -> None:
    window = open_window()
    window.open_file(begun)
    sit(window, qtbot)
    counts = Counter(keys(everywhere(window)))
    assert len(counts) > 20
    assert not {key: count for key, count in counts.items() if count > 1}
    fixed = {"Return", "Enter", "Esc", "Tab", "S", *"123456789"}
    assert fixed & set(counts) == set()  # the table takes these by itself


def test_no_two_menus_have_the_same_letter(open_window: Open) -> None:
    for language in ("en", "es"):
        window = open_window(msgspec.structs.replace(PLAIN, language=language))
        titles = [menu.title() for menu in window.menus.by_name.values()]
        letters = [title[title.index("&") + 1].lower() for title in titles if "&" in title]
        assert len(set(letters)) == len(letters), titles
        window.close()


def test_the_page_of_keys_is_made_of_the_actions(
    open_window: Open, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    window.open_file(begun)
    table = sit(window, qtbot)
    window.menus.actions_by_name["keys"].trigger()
    sheet = window.over.keys
    assert window.stack.currentWidget() is sheet
    shown = {label.text() for label in sheet.labels}
    native = QKeySequence.SequenceFormat.NativeText
    in_menus = [one for menu in window.menus.by_name.values() for one in menu.actions()]
    for action in in_menus:
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString(native) in shown
            assert action.text().replace("&", "") in shown
    qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is table


def test_the_page_of_keys_goes_back_to_where_one_was(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.menus.actions_by_name["keys"].trigger()
    window.menus.actions_by_name["keys"].trigger()
    assert window.stack.currentWidget() is window.shelf
    assert window.focusWidget() is window.shelf.card
