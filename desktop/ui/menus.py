"""The menus of the window: game, turn, map, journal, view, help."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from desktop.ui.settings_words import SETTINGS, ZOOMS, setting_name, value_name

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow
    from desktop.ui.table import Table


class Menus(QObject):
    """Builds the menus once; a table brings its own actions for three of them."""

    def __init__(self, window: MainWindow) -> None:
        """Fill the menu bar of a window."""
        super().__init__(window)
        self.window = window
        bar = window.menuBar()
        self.by_name: dict[str, QMenu] = {
            name: bar.addMenu("") for name in ("game", "turn", "map", "journal", "view", "help")
        }
        self.groups: dict[str, QActionGroup] = {}
        self.submenus: dict[str, QMenu] = {}
        self.actions_by_name: dict[str, QAction] = {}
        self._fill_game()
        self._fill_view()
        self._fill_help()
        self._of_table: tuple[QAction, ...] = ()
        self.speak()
        self.forget_table()

    def _fill_game(self) -> None:
        for name, key, slot in (
            ("shelf", QKeySequence("Ctrl+W"), self._shelf),
            ("open", QKeySequence(QKeySequence.StandardKey.Open), self._open),
            ("rules", QKeySequence("Ctrl+T"), self._rules),
            ("print", QKeySequence(QKeySequence.StandardKey.Print), self._print),
            ("copy", QKeySequence("Ctrl+Shift+C"), self._copy),
            ("trash", QKeySequence(), self._trash),
            ("quit", QKeySequence(QKeySequence.StandardKey.Quit), self.window.close),
        ):
            self.by_name["game"].addAction(self._action(name, key, slot))
        for name, key, slot in (
            ("undo", QKeySequence(QKeySequence.StandardKey.Undo), self._undo),
            ("redo", QKeySequence("Ctrl+Shift+Z"), self._redo),
        ):
            self.by_name["turn"].addAction(self._action(name, key, slot))
        self.by_name["turn"].addSeparator()

    def _action(self, name: str, key: QKeySequence, slot: object) -> QAction:
        action = QAction(self)
        action.setShortcut(key)
        if callable(slot):
            action.triggered.connect(slot)
        self.actions_by_name[name] = action
        return action

    def _fill_view(self) -> None:
        view = self.by_name["view"]
        for setting, values in SETTINGS.items():
            menu = view.addMenu("")
            group = QActionGroup(self)
            for value in values:
                action = QAction(self)
                action.setCheckable(True)
                action.setData((setting, value))
                group.addAction(action)
                menu.addAction(action)
            group.triggered.connect(self._prefer)
            self.submenus[setting], self.groups[setting] = menu, group
        view.addSeparator()
        for name, key, slot in (
            ("zoom_in", QKeySequence(QKeySequence.StandardKey.ZoomIn), self._larger),
            ("zoom_out", QKeySequence(QKeySequence.StandardKey.ZoomOut), self._smaller),
            ("whole", QKeySequence("F11"), self._whole_screen),
            ("next_odds", QKeySequence("O"), self._next_odds),
            ("hints", QKeySequence(), self._hints),
        ):
            view.addAction(self._action(name, key, slot))
        self.check()

    def _fill_help(self) -> None:
        for name, key, slot in (
            ("keys", QKeySequence(QKeySequence.StandardKey.HelpContents), self._keys),
            ("about", QKeySequence(), self._about),
        ):
            self.by_name["help"].addAction(self._action(name, key, slot))

    # --- words ---------------------------------------------------------------------------------

    def speak(self) -> None:
        """Name everything in the present language."""
        titles = {
            "game": self.tr("&Game"),
            "turn": self.tr("&Turn"),
            "map": self.tr("&Map"),
            "journal": self.tr("&Journal"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
        }
        for name, words in titles.items():
            self.by_name[name].setTitle(words)
        actions = {
            "shelf": self.tr("To the shelf"),
            "open": self.tr("Open a save or a pack..."),
            "rules": self.tr("Table rules"),
            "print": self.tr("Print and keep..."),
            "copy": self.tr("Copy a picture of the board"),
            "trash": self.tr("Trash"),
            "quit": self.tr("Quit"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "zoom_in": self.tr("Larger"),
            "zoom_out": self.tr("Smaller"),
            "whole": self.tr("Whole screen"),
            "next_odds": self.tr("Odds: next setting"),
            "hints": self.tr("Show the hints again"),
            "keys": self.tr("Keys"),
            "about": self.tr("About Solitarium"),
        }
        for name, words in actions.items():
            self.actions_by_name[name].setText(words)
        self._speak_settings()

    def _speak_settings(self) -> None:
        for setting, menu in self.submenus.items():
            menu.setTitle(setting_name(setting))
            for action in self.groups[setting].actions():
                action.setText(value_name(*action.data()))

    def value(self, setting: str) -> str:
        """What a setting is now, in words."""
        return value_name(setting, getattr(self.window.settings, setting))

    def odds_and_zoom(self) -> str:
        """What the status bar says at its right."""
        settings = self.window.settings
        return self.tr("Odds: {odds} · Zoom {zoom} %").format(
            odds=self.value("odds"), zoom=settings.zoom
        )

    # --- a table's own -------------------------------------------------------------------------

    def show_table(self, table: Table) -> None:
        """Add a table's actions, and again whenever it has others."""
        self.forget_table()
        table.menus_changed.connect(self._bring, Qt.ConnectionType.UniqueConnection)
        brought: list[QAction] = []
        for name, actions in table.menus().items():
            self.by_name[name].addActions(list(actions))
            brought += actions
            self.by_name[name].menuAction().setVisible(True)
        self._of_table = tuple(brought)
        for name in ("rules", "copy"):
            self.actions_by_name[name].setEnabled(True)

    def _bring(self) -> None:
        if self.window.table is not None:
            self.show_table(self.window.table)

    def forget_table(self) -> None:
        """Take a table's actions away."""
        for action in self._of_table:
            for menu in self.by_name.values():
                menu.removeAction(action)
        self._of_table = ()
        for name in ("turn", "map", "journal"):
            self.by_name[name].menuAction().setVisible(False)
        for name in ("rules", "copy"):
            self.actions_by_name[name].setEnabled(False)

    def show_undo(self) -> None:
        """Grey undo and redo where they are not to be had."""
        session = self.window.place.session if self.window.place is not None else None
        self.actions_by_name["undo"].setEnabled(
            session is not None and session.why_not_undo() is None
        )
        self.actions_by_name["redo"].setEnabled(
            session is not None and session.why_not_redo() is None
        )

    # --- what they do --------------------------------------------------------------------------

    def _undo(self) -> None:
        if self.window.place is not None:
            self.window.place.session.undo()

    def _redo(self) -> None:
        if self.window.place is not None:
            self.window.place.session.redo()

    def _prefer(self, action: QAction) -> None:
        setting, value = action.data()
        self.window.prefer(**{setting: value})

    def check(self) -> None:
        """Tick every setting as it is."""
        for group in self.groups.values():
            for action in group.actions():
                setting, value = action.data()
                action.setChecked(getattr(self.window.settings, setting) == value)

    def _zoom(self, by: int) -> None:
        place = min(range(len(ZOOMS)), key=self._far_from_zoom)
        place = min(len(ZOOMS) - 1, max(0, place + by))
        self.window.prefer(zoom=ZOOMS[place])

    def _far_from_zoom(self, place: int) -> int:
        return abs(ZOOMS[place] - self.window.settings.zoom)

    def _larger(self) -> None:
        self._zoom(1)

    def _smaller(self) -> None:
        self._zoom(-1)

    def _next_odds(self) -> None:
        order = ("off", "pointing", "always")
        place = (order.index(self.window.settings.odds) + 1) % len(order)
        self.window.prefer(odds=order[place])

    def _hints(self) -> None:
        self.window.prefer(hints=())

    def _whole_screen(self) -> None:
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _shelf(self) -> None:
        self.window.to_shelf()

    def _rules(self) -> None:
        self.window.over.show_rules()

    def _print(self) -> None:
        self.window.over.show_print()

    def _copy(self) -> None:
        self.window.over.copy_board()

    def _trash(self) -> None:
        self.window.to_shelf()
        self.window.shelf.foot.open_trash()

    def _open(self) -> None:
        from PySide6.QtWidgets import QFileDialog  # only here: the shelf needs none

        dialog = QFileDialog(self.window, self.tr("Open a save or a pack"))
        dialog.setNameFilters(
            [self.tr("Saves and packs (*.solsave *.solpack *.zip)"), self.tr("All files (*)")]
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._opened)
        dialog.open()

    def _opened(self, name: str) -> None:
        self.window.open_file(Path(name))

    def _keys(self) -> None:
        self.window.over.show_keys()

    def _about(self) -> None:
        self.window.over.show_paper(
            self.tr("About Solitarium"),
            "\n\n".join(
                (
                    self.tr(
                        "Solitarium plays adventures on paper for one or two. It is an "
                        "independent program; its adventures, pictures and words are its own."
                    ),
                    self.tr(
                        "Aventura Z is a game by Silvestre Pastor, published by Zacatrus; this "
                        "program plays by its rules and contains nothing else of it."
                    ),
                    self.tr(
                        "The Book of Adventure is a game by Christian Moe; this program plays by "
                        "its rules. What its wares cost and do, its titles and its stories are "
                        "not in those rules: they are this program's own."
                    ),
                    self.tr(
                        "The calendar plays by the rules of a printed wall calendar with dice by "
                        "Juhwa Lee, published by Sorry We Are French. Its town, its story, its "
                        "values and what its months bring are this program's own."
                    ),
                    self.tr(
                        "Free software under the MIT licence; made with Qt (LGPL), shapely, "
                        "networkx, numpy, msgspec, pyqtgraph and platformdirs."
                    ),
                )
            ),
        )
