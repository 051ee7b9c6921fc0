"""A picture of the board for the clipboard: as it stands, twice as fine, a caption on paper below.

Only what is seen is in it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import LARGE_TYPE, Prose, Run
from desktop.ui.table import Table
from desktop.ui.theme import look_from
from desktop.ui.widgets.paper_text import PaperText

DENSITY = 2.0
_SIDE, _HEAD, _TOP, _FOOT = 28.0, 30.0, 12.0, 6.0


def copy(table: Table) -> None:
    """Put the board of a table on the clipboard, as a picture and in words, and say so."""
    title, where = table.session.jottings.title, table.where()
    inks = look_from(table.settings).inks
    table.make_board(DENSITY)
    clipboard = QGuiApplication.clipboard()
    clipboard.setImage(pictured(seen(table), title, where, inks))
    # Qt's own carrier takes the words too: one made here would outlive Python, and crash.
    clipboard.mimeData().setText("\n".join(part for part in (title, where) if part))
    table.say(
        QCoreApplication.translate("Printing", "A picture of the board lies on the clipboard.")
    )


def seen(table: Table) -> QWidget:
    """What lies where the board is: the sheet that is read over it, else the board."""
    only = Qt.FindChildOption.FindDirectChildrenOnly
    papers = table.findChildren(PaperText, options=only)
    return next((paper for paper in papers if not paper.isHidden()), table.seen_board())


def pictured(board: QWidget, title: str, where: str, inks: Inks) -> QImage:
    """The board at twice its size, and below it a strip of paper with the caption."""
    width, high = float(board.width()), float(board.height())
    told = Prose(((Run("plain", where),),), width - 2 * _SIDE, LARGE_TYPE)
    head = _HEAD if title else 0.0
    strip = QRectF(0, high, width, _TOP + head + told.height + _FOOT)
    made = QImage(
        round(width * DENSITY),
        round(strip.bottom() * DENSITY),
        QImage.Format.Format_RGB32,
    )
    made.setDevicePixelRatio(DENSITY)
    made.fill(QColor(inks.desk))
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    board.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    sheet(painter, strip, inks, seed=17, shaded=False)
    if title:
        room = width - 2 * _SIDE
        face = suiting(title, Face.TITLE, (24, 20), room)
        write(painter, _SIDE, strip.top() + 34, fitted(title, face, room), face, inks.ink)
    told.draw(painter, _SIDE, strip.top() + _TOP + head, inks.ink, inks)
    painter.end()
    return made
