"""The sheet after twenty Chapters on a board of 1080 by 940: a hover frame, repaints, panning."""

import os
from collections.abc import Callable, Iterable
from time import perf_counter, process_time

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import Theme
from desktop.drawing.sheet_records import Plan
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.theme import look_of
from tests.bench.table import Row
from tests.looks.sheet_contents import twenty_chapters

FRAMES, REPAINTS = 200, 20


def rows() -> Iterable[Row]:
    """Each by the clock and by the processor, because a shared machine slows the clock only."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    held = QApplication.instance() or QApplication([])
    board = SheetBoard()
    board.wear(look_of(Theme.LAMP, motion=False))
    board.resize(1080, 940)
    board.show()
    sheet = twenty_chapters()
    where = f"{len(sheet.page.areas)} squares"
    board.show_sheet(sheet, at_once=True)
    QApplication.processEvents()
    yield from _both(f"hover frame, {where}", _hover(board), FRAMES, "4 at p95")
    yield from _both(f"full repaint, {where}", _full(board), REPAINTS)
    yield from _both(f"panned by 7 px, {where}", _pan(board), REPAINTS)
    board.close()
    board.deleteLater()
    QApplication.processEvents()
    assert held is QApplication.instance()


def _hover(board: SheetBoard) -> Callable[[], object]:
    """The pointer walks over a destination: another dot each time, two squares lost."""
    plan = Plan(
        "27,17", (541, 341), ("28,17", "28,16"), "Unknown 15", "crosses out 13 and a blank", "~72 %"
    )
    frame = [0]

    def hover() -> None:
        frame[0] += 1
        dot = (541 + frame[0] % 18, 341 + frame[0] * 5 % 18)
        board.plan(msgspec.structs.replace(plan, dot=dot))
        QApplication.processEvents()

    return hover


def _full(board: SheetBoard) -> Callable[[], object]:
    def full() -> None:
        board.stale = True
        board.repaint()

    return full


def _pan(board: SheetBoard) -> Callable[[], object]:
    way = [7]

    def pan() -> None:
        way[0] = -way[0]
        board.pan(QPointF(way[0], way[0]))
        board.repaint()

    return pan


def _both(what: str, work: Callable[[], object], times: int, aim: str = "") -> Iterable[Row]:
    """Milliseconds by the clock and of the processor."""
    work()
    wall, busy = [], []
    for _ in range(times):
        began, spent = perf_counter(), process_time()
        work()
        wall.append((perf_counter() - began) * 1000)
        busy.append((process_time() - spent) * 1000)
    yield Row(what, wall, "ms", aim)
    yield Row(f"{what}, CPU", busy, "ms", aim)
