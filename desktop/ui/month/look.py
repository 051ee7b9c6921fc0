"""What the month page is told to show, and what it tells: frozen records, one look at a time.

The board: `MonthBoard(parent)` in board.py, a Drawn.

    board.wear(look)                       theme, zoom, motion, pace
    board.show_page(MonthLook, at_once=False)  another month is turned up, the figure walks
    board.lay_over(Over)                   only what lies over the page: cheap at every move
    board.step(Qt.Key) -> bool             an arrow: the keyboard's square, told by `reached`
    board.ask() -> bool                    Enter on the keyboard's square
    board.focus_day(date | None)           put the keyboard's ring there, or take it away
    board.tell(words)                      what a reader of the screen is told about it
    board.refuse(date, sentence)           the reason stands at the square for a while
    board.skip() -> bool, board.busy       all that moves
    board.picture(QSize) -> QPixmap        for the shelf

    chosen    Signal(object): date, a square was clicked
    pointed   Signal(object): date or None, the pointer came to another square
    dropped   Signal(object): date, the figure was let go over a square; she walks back by herself
    asked     Signal(object): date, Enter on the keyboard's square
    reached   Signal(object): date, the keyboard's square is another one
"""

from __future__ import annotations

import msgspec

from desktop.drawing.month_records import Cell, Fit, Head, MonthPage, Over

__all__ = ["Cell", "Fit", "Head", "MonthLook", "MonthPage", "Over"]


class MonthLook(msgspec.Struct, frozen=True):
    """Everything the board shows: the page, and what lies over it."""

    page: MonthPage
    over: Over = Over()
