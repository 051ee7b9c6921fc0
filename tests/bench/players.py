"""How each game is played in its real window by the benches: its policy, its steps, its board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

Doing = Callable[[str], None]
READING = 0.3
"""Seconds that a page lies there; nobody reads one faster."""


class Player:
    """What every game does alike; a step yields wherever the loop is given a turn."""

    game: ClassVar[str]
    policy: ClassVar[str]
    row: ClassVar[int]  # on the shelf
    most: ClassVar[int] = 900  # choices
    thinks: ClassVar[bool] = False  # so long that its thinking must not count as the table's

    def fill_in(self, window: Any) -> None:
        """Choose on the sheet of a new game what is not there already."""

    def make(self, table: Any, choice: object, doing: Doing) -> Iterator[float]:
        """Make a choice; yields how many seconds to wait, 0 for one turn of the loop."""
        raise NotImplementedError

    def look_about(self, table: Any, doing: Doing) -> Iterator[float]:
        """Zoom and pan."""
        raise NotImplementedError

    def look_back(self, table: Any, doing: Doing) -> Iterator[float]:
        """Look once more at what was, when all is over."""
        return iter(())


class OfAventura(Player):
    """The introductory pack."""

    game, policy, row = "aventura", "sensible", 0

    def make(self, table: Any, choice: object, doing: Doing) -> Iterator[float]:
        """One choice; another map takes its time to be drawn."""
        before = _map(table)
        doing(type(choice).__name__)
        table.session.choose(choice)
        if _map(table) not in ("", before):
            doing(f"{type(choice).__name__}, another map")
            yield 1.0
        yield 0
        table.skip()
        yield 0

    def look_about(self, table: Any, doing: Doing) -> Iterator[float]:
        """By wheel and scroll bar."""
        view = table.panels.map
        for factor in (1.2, 1.2, 1.2, 1.2, 0.5):
            doing("zoom")
            view.magnify(factor, QPointF(300, 200))
            yield 0.15
        for way in (40, -40, 25, -25):
            doing("pan")
            view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + way)
            yield 0.1
        view.fit()
        yield 0.3


def _map(table: Any) -> str:
    visit = table.session.shown.state.visit
    return visit.map if visit is not None else ""


class OfTheBook(Player):
    """The Book as a player has it: pool and throw in one stroke, every page read, the pen moved."""

    game, policy, row = "book", "greedy", 1

    def make(self, table: Any, choice: object, doing: Doing) -> Iterator[float]:
        """One choice by the hand that makes it, and what has to be read after it."""
        name = type(choice).__name__
        if table.session.shown.state.phase == "road":
            yield from self._point(table, doing)
        if name == "Throw" and table.session.shown.state.phase == "pool":
            return  # it was thrown with the pool
        doing(name)
        if name == "Try":
            table.held.pool = choice
            table.refresh()
            table.press_next()
        else:
            table.choose(choice)
        yield 0
        table.skip()
        yield 0
        while table.showing.doable.doing == "beat":
            doing("reading")
            yield READING
            doing(f"{table.held.beats[0].kind} read")
            table.press_next()
            yield 0
            table.skip()
            yield 0

    def _point(self, table: Any, doing: Doing) -> Iterator[float]:
        """The pen walks over the sheet."""
        doing("pointing")
        board = table.board
        for n in range(8):
            QTest.mouseMove(board, QPoint(board.width() * (n + 1) // 10, board.height() // 2))
            yield 0

    def look_about(self, table: Any, doing: Doing) -> Iterator[float]:
        """By wheel and grip."""
        for factor in (1.2, 1.2, 1.2, 1.2, 0.5):
            doing("zoom")
            table.board.magnify(factor, QPointF(300, 200))
            yield 0.15
        for way in (40, -40, 25, -25):
            doing("pan")
            table.board.pan(QPointF(way, 0))
            yield 0.1
        table.board.fit()
        yield 0.5


class OfTheCalendar(Player):
    """A whole year at one sitting: dice held one by one, every page and every Sunday read."""

    game, policy, row = "calendar", "sensible", 2
    most, thinks = 2_200, True

    def fill_in(self, window: Any) -> None:
        """The whole year now."""
        combo = window.over.sheet.form.rows.combos["catch_up"]
        combo.setCurrentIndex(combo.findData("free"))

    def make(self, table: Any, choice: object, doing: Doing) -> Iterator[float]:
        """One choice by the hand that makes it, and what has to be read before or after it."""
        name = type(choice).__name__
        state = table.session.shown.state
        if name == "Read":
            doing("reading")
            yield READING
        elif name == "Roll" and state.hand.rolls == 0 and state.day.weekday() == 0:
            yield from self._point(table, doing)
        elif name in ("Roll", "Recall"):
            for die in sorted(set(table.held.dice) ^ set(getattr(choice, "hold", ()))):
                doing("hold")
                table.touch.toggle(die)
                yield 0
        doing(name)
        table.doing.choose(choice)
        yield 0
        table.skip()
        yield 0
        while table.held.closed is not None:
            doing("reading")
            yield READING
            doing("day read")
            table.doing.press_next()
            yield 0

    def _point(self, table: Any, doing: Doing) -> Iterator[float]:
        """The pointer walks over the page."""
        doing("pointing")
        board = table.board
        for n in range(8):
            QTest.mouseMove(board, QPoint(board.width() * (n + 1) // 10, board.height() // 2))
            yield 0

    def look_about(self, table: Any, doing: Doing) -> Iterator[float]:
        """Zoom, another language and back, the list in place of the page."""
        window = table.window()
        for zoom in (125, 100):
            doing("zoom")
            window.prefer(zoom=zoom)
            yield 0.5
        for language in ("es", "en"):
            doing("language")
            window.prefer(language=language)
            yield 0.4
        for _ in range(2):
            doing("list")
            table.commands.twin()
            yield 0.2

    def look_back(self, table: Any, doing: Doing) -> Iterator[float]:
        """Journal, chart and text of the year, and the months before."""
        for leaf, told in (
            ("journal", "journal"),
            ("year", "chart, first"),
            ("year", "chart, again"),
            ("month", "month's text"),
        ):
            doing(told)
            table.turn(leaf)
            yield 0.3
            doing("back to the page")
            table.turn("")
            yield 0.2
        for step in (-1, -1, 1):
            doing("another month")
            table.framing.look_at_month(step)
            yield 1.0


PLAYERS: dict[str, Player] = {one.game: one for one in (OfAventura(), OfTheBook(), OfTheCalendar())}
