"""The adventurer on a clipped note: name, Attributes, Wounds, Fear, what is carried."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.paper import sheet
from desktop.drawing.sheet_books import book_spines
from desktop.drawing.sheet_glyphs import breadth
from desktop.drawing.sheet_lead import hand_line
from desktop.drawing.sheet_note import (
    fear_tallies,
    paper_clip,
    pencil_figure,
    wound_circles,
)
from desktop.drawing.sheet_satchel import SATCHEL, satchel
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.hand_line import HandLine
from desktop.ui.widgets.note_layout import LEFT, SLIP_STEP, WIDE, NoteLines, note_lines
from desktop.ui.widgets.note_rows import BoxButton, MoreButton, NoteRow, SlipButton
from desktop.ui.widgets.note_view import AttributeBox, Carried, Field, NoteView, Placed, Renamed
from desktop.ui.widgets.rowed import Rowed

__all__ = ["AdventurerNote", "AttributeBox", "Carried", "NoteView", "Placed", "Renamed"]


class AdventurerNote(Rowed):
    """Shows the adventurer.

    `renamed` tells a name or title written anew, `placed` a die dropped on a box, `box_chosen` a
    box that was pressed, `carried_chosen` a slip that was pressed, `carried_pointed` the slip
    under the pointer or in focus ("" for none).
    """

    renamed = Signal(object)  # Renamed
    placed = Signal(object)  # Placed
    box_chosen = Signal(str)
    carried_chosen = Signal(str)
    carried_pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = NoteView("", "")
        self._first = 0
        self._name, self._title = HandLine(24, self), HandLine(20, self)
        self._title.ruled = True
        self._name.written.connect(self._name_written)
        self._title.written.connect(self._title_written)
        self._boxes = tuple(BoxButton(self) for _ in range(6))
        for box in self._boxes:
            box.chosen.connect(self.box_chosen)
            box.dropped.connect(self.placed)
        self._slips: list[SlipButton] = []
        self._more = MoreButton(self)
        self._more.clicked.connect(self._turn_over)

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._name, self._title, *self._boxes, *self._slips, self._more)

    def sizeHint(self) -> QSize:
        return QSize(round(WIDE * self.look.zoom), round(654 * self.look.zoom))

    # showing

    def show_note(self, view: NoteView) -> None:
        """Show the adventurer; safe to call twice. A name being written stays as it is."""
        if view != self._view:
            self.update()
        self._view = view
        self._show_lines(view)
        for button, box in zip(self._boxes, view.six, strict=False):
            button.show_box(box, accepts=view.accepts)
        for n, button in enumerate(self._boxes):
            button.setVisible(n < len(view.six))
        while len(self._slips) < len(view.carried):
            self._slips.append(self._new_slip())
        self.setAccessibleName(self.tr("Adventurer"))
        self.setAccessibleDescription(self._spoken())
        self.arrange()

    def _show_lines(self, view: NoteView) -> None:
        if not self._name.open_now:
            empty = self.tr("your name") if view.editable else ""
            self._name.show_line(
                view.name, self.tr("Name"), empty=empty, writable=view.editable, slant=-0.6
            )
        if not self._title.open_now:
            empty = self.tr("working title") if view.editable else ""
            self._title.show_line(
                view.title,
                self.tr("Working title"),
                empty=empty,
                writable=view.editable,
                slant=-0.3,
            )

    def _spoken(self) -> str:
        """The note for readers of the screen; the buttons say themselves."""
        view = self._view
        lines = [view.name, view.title, ", ".join(f"{box.name} {box.value}" for box in view.six)]
        lines.append(
            self.tr("Wounds {wounds} of {limit}").format(wounds=view.wounds, limit=view.limit)
        )
        fear = self.tr("Fear {fear} of {most}").format(fear=view.fear, most=view.fear_most)
        if view.fails_from:
            fails = self.tr("Fear Checks can fail from {fear} on")
            fear += ", " + fails.format(fear=view.fails_from)
        lines.append(fear)
        lines.append(
            self.tr("Level {level}, XP {xp}, Gold {gold}").format(
                level=view.level, xp=view.xp, gold=view.gold
            )
        )
        told = self.tr("Chapters {chapters} of {most}")
        lines.append(told.format(chapters=view.chapters, most=view.chapters_most))
        return "\n".join(line for line in lines if line)

    def _name_written(self, text: str) -> None:
        self._tell("adventurer", text)

    def _title_written(self, text: str) -> None:
        self._tell("title", text)

    def _tell(self, field: Field, text: str) -> None:
        self.renamed.emit(Renamed(field, text))

    def _turn_over(self) -> None:
        """Turn up the slips that lie beneath."""
        self._first += max(1, self._places)
        if self._first >= len(self._view.carried):
            self._first = 0
        self.arrange()

    def _pointed(self, row: object) -> None:
        if isinstance(row, SlipButton):
            self.carried_pointed.emit(row.thing.id)

    def _left(self, row: object) -> None:
        if not any(slip.lit for slip in self._slips):
            self.carried_pointed.emit("")

    # layout: everything in units of a note 284 wide

    @property
    def lines(self) -> NoteLines:
        """Where everything lies."""
        return note_lines(self.area.width(), self.area.height())

    @property
    def _places(self) -> int:
        return 2 * self.lines.rows

    def _put(self, row: NoteRow | HandLine, box: QRectF) -> None:
        scale = self.lines.scale
        if isinstance(row, NoteRow):
            row.share = scale
        else:
            row.scale(scale)
        self.place(row, QRectF(box.topLeft() * scale, box.bottomRight() * scale))

    def arrange(self) -> None:
        lines = self.lines
        wide, tight = lines.wide, lines.tight
        self._put(self._name, QRectF(28, 31 - 6 * tight, wide - 90, 32))
        self._put(self._title, QRectF(28, 62 - 8 * tight, wide - 68, 30))
        across, high = (lines.content - 20) / 3, 58 - 6 * tight
        for n, box in enumerate(self._boxes):
            x, y = LEFT + n % 3 * (across + 10), lines.boxes + n // 3 * (high + 8 - 2 * tight)
            self._put(box, QRectF(x - 0.5, y - 0.5, across + 1, high + 1))
        self._arrange_slips(lines.carried + 9 - 4 * tight, lines.carried)

    def _new_slip(self) -> SlipButton:
        made = SlipButton(self)
        made.wear(self.look)
        made.chosen.connect(self.carried_chosen)
        made.pointed.connect(self._pointed)
        made.left.connect(self._left)
        return made

    def _arrange_slips(self, top: float, line: float) -> None:
        view, places = self._view, self._places
        if self._first >= len(view.carried):
            self._first = 0
        shown = view.carried[self._first : self._first + places]
        across = (self.lines.content - 8) / 2
        for n, slip in enumerate(self._slips):
            slip.setVisible(n < len(shown))
            if n < len(shown):
                slip.show_thing(shown[n])
                x, y = LEFT + n % 2 * (across + 8), top + n // 2 * SLIP_STEP
                self._put(slip, QRectF(x - 4, y - 2, across + 8, 54))
        beneath = len(view.carried) - len(shown)
        self._more.setVisible(beneath > 0)
        self._more.say(self.tr("+{count} more").format(count=beneath))
        right = self.lines.wide - LEFT
        self._put(self._more, QRectF(right - 110, line - 17, 112, 24))

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper with its clip, and all that is written on it."""
        inks, lines = self.look.inks, self.lines
        painter.scale(lines.scale, lines.scale)
        paper = QRectF(10, 10, lines.wide - 20, lines.high - 20)
        sheet(painter, paper, inks, seed=5)
        self._paint_harm(painter, lines)
        self._paint_growth(painter, lines)
        paper_clip(painter, QPointF(lines.wide - 36, 2), inks)
        if self.hasFocus():
            focus_ring(painter, paper, inks)

    def _label(self, painter: QPainter, x: float, y: float, words: str) -> float:
        return write(painter, x, y, words, font(Face.READING, 17), self.look.inks.ink)

    def _small(self, painter: QPainter, x: float, y: float, words: str, side: Side) -> None:
        write(painter, x, y, words, font(Face.LABEL, 12), self.look.inks.quiet, side)

    def _paint_harm(self, painter: QPainter, lines: NoteLines) -> None:
        view, inks, top = self._view, self.look.inks, lines.wounds
        right, middle = lines.wide - LEFT, lines.wide - LEFT - 100
        of = self.tr("{count} of {most}")
        self._label(painter, LEFT, top - 10, self.tr("Wounds"))
        told = of.format(count=view.wounds, most=view.limit)
        self._small(painter, LEFT + 110, top - 10, told, Side.RIGHT)
        wound_circles(painter, LEFT, top, view.wounds, view.limit, inks)
        self._label(painter, middle, top - 10, self.tr("Fear"))
        told = of.format(count=view.fear, most=view.fear_most)
        self._small(painter, right, top - 10, told, Side.RIGHT)
        fear_tallies(painter, middle, top, view.fear, view.fails_from - 1, inks)
        if view.fails_from:
            words = self.tr("[ from here checks\ncan fail").split("\n")
            for n, line in enumerate(words):
                self._small(painter, middle + 8 * (n > 0), top + 88 + 13 * n, line, Side.LEFT)

    def _paint_growth(self, painter: QPainter, lines: NoteLines) -> None:
        view, inks = self._view, self.look.inks
        self._paint_grown(painter, lines.content, lines.wounds + 126 - 2 * lines.tight)
        head = lines.books - 12
        self._label(painter, LEFT, head, self.tr("Chapters"))
        told = self.tr("{count} of {most}").format(count=view.chapters, most=view.chapters_most)
        self._small(painter, lines.wide - LEFT, head, told, Side.RIGHT)
        painter.save()
        painter.translate(LEFT, lines.books)
        painter.scale(lines.content / 224, 1 - 0.2 * lines.tight)
        book_spines(painter, 0, 0, view.books, inks, seed=view.seed, places=view.chapters_most)
        painter.restore()
        self._label(painter, LEFT, lines.carried, self.tr("Carried"))
        self._paint_owed(painter, lines.content, lines.carried + 9)

    def _paint_grown(self, painter: QPainter, room: float, line: float) -> None:
        """Level, XP and gold, as far apart as there is room."""
        view, inks, face = self._view, self.look.inks, font(Face.READING, 17)
        labels = (self.tr("Level"), self.tr("XP"), self.tr("Gold"))
        values = (str(view.level), str(view.xp), str(view.gold))
        long = [
            advance(label, face) + 7 + breadth(value, 16)
            for label, value in zip(labels, values, strict=True)
        ]
        x, gap = LEFT, max(4.0, (room - sum(long)) / 2)
        for n, (label, value) in enumerate(zip(labels, values, strict=True)):
            self._label(painter, x, line, label)
            pencil_figure(painter, x + advance(label, face) + 7, line, value, 16, inks, seed=n)
            x += long[n] + gap

    def _paint_owed(self, painter: QPainter, room: float, top: float) -> None:
        """Pencil what is owed into a place that no slip takes; say where nothing is carried."""
        view, inks = self._view, self.look.inks
        held = sum(not slip.isHidden() for slip in self._slips)
        if not view.carried:
            write(painter, LEFT, top + 20, self.tr("nothing yet"), font(Face.MOOD, 17), inks.quiet)
            high = min(2, self.lines.rows) * SLIP_STEP - 8
            satchel(painter, QRectF(LEFT + room - SATCHEL[0] - 4, top, SATCHEL[0], high), inks)
        if view.owed and held < self._places:
            across = (room - 8) / 2
            x, y = LEFT + held % 2 * (across + 8) + 6, top + held // 2 * SLIP_STEP + 30
            y += 0 if view.carried else 24
            hand_line(painter, QPointF(x, y), view.owed, 17, inks, slant=-3)
