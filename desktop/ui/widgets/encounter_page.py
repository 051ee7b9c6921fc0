"""The page of an Encounter: what stands there, what it may bring and cost, and the pool's parts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.prose import Prose, Run
from desktop.drawing.sheet_emblems import emblem
from desktop.ui.theme import Look
from desktop.ui.widgets.encounter_view import Deed, EncounterView, Life, Stepper
from desktop.ui.widgets.page_face import PageFace, title_lines
from desktop.ui.widgets.page_marks import life_strip, mark_sign
from desktop.ui.widgets.page_slips import more_mark, recap_height, recap_of, recap_slip
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.pool_builder import PoolBuilder
from desktop.ui.widgets.pool_parts import Build, Chip, ChipButton, Fixed
from desktop.ui.widgets.priced_row import ONE_LINE, PRICED_HEIGHT, PricedButton, PricedLine

__all__ = [
    "Build",
    "Chip",
    "Deed",
    "EncounterPage",
    "EncounterView",
    "Fixed",
    "Life",
    "Stepper",
]

_EMBLEM, _SMALL_EMBLEM, _BESIDE = 72.0, 60.0, 14.0
_LIFE, _LINE, _SIDE = 30.0, 17.0, 12.0


class EncounterPage(PageFace):
    """Shows an Encounter.

    `built` tells a change of the pool (Build), `picked` a deed, `unfolded` that the folded
    situation was asked for.
    """

    built = Signal(object)  # Build
    picked = Signal(object)  # Deed
    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = EncounterView("", "", "")
        self._builder = PoolBuilder(self)
        self._builder.built.connect(self.built)
        self._deeds: list[PricedButton] = []
        self._text = Prose((), 100)
        self._recap: Prose | None = None
        self._foot = self._deeds_top = 0.0
        self._compact = False

    def buttons(self) -> Sequence[QAbstractButton]:
        return (*self._builder.buttons(), *self._deeds)

    def digit_of(self, button: QAbstractButton) -> int:
        if isinstance(button, PricedButton):
            return button.line.digit
        return button.chip.digit if isinstance(button, ChipButton) else 0

    def wear(self, look: Look) -> None:
        super().wear(look)
        self._builder.wear(look)
        self.arrange()

    def show_encounter(self, view: EncounterView) -> None:
        """Show an Encounter; safe to call twice."""
        if view.title != self._view.title or view.situation != self._view.situation:
            self._turned = 0.0
        self._view = view
        self._builder.show_parts(view)
        while len(self._deeds) < len(view.deeds):
            made = PricedButton(self)
            made.wear(self.look)
            made.chosen.connect(self.picked)
            self._deeds.append(made)
        for n, deed in enumerate(self._deeds):
            deed.setVisible(n < len(view.deeds))
            if n < len(view.deeds):
                told = view.deeds[n]
                deed.show_line(
                    PricedLine(told.digit, told.label, told.price, closed=told.closed, told=told)
                )
        self.setAccessibleName(f"{view.title}. {view.kind}")
        self.setAccessibleDescription("\n".join(self._spoken()))
        self.arrange()
        self.update()

    def _spoken(self) -> list[str]:
        view = self._view
        told = [view.recap, view.situation, view.told, view.wins, view.costs]
        if view.life:
            life = self.tr("Life {left} of {whole}")
            told.append(life.format(left=view.life.left, whole=view.life.whole))
        told += [f"{one.label} {one.dice}" for one in view.fixed]
        return [line for line in told if line]

    def step_pool(self, by: int) -> bool:
        """Pay for one more or one less, as + and - do; whether there is something to pay for."""
        for step in self._view.steppers:
            if 0 <= step.count + by <= step.most:
                self.built.emit(Build(step.id, step.id, by))
                return True
        return False

    # layout

    def _notes(self) -> list[tuple[str, list[str]]]:
        """What wins and what a failure costs, in lines, each with the sign before it."""
        room = self.text_box.width() - 20
        pairs = (("wins", self._view.wins), ("costs", self._view.costs))
        return [(sign, wrapped(told, self._note_face(), room, 3)) for sign, told in pairs if told]

    def _note_face(self) -> QFont:
        """Smaller where that saves a line."""
        room = self.text_box.width() - 20
        told = (self._view.wins, self._view.costs)
        counts = [
            sum(len(wrapped(one, font(Face.LABEL, size), room, 3)) for one in told)
            for size in (13, 12)
        ]
        return font(Face.LABEL, 12 if counts[1] < counts[0] else 13)

    def _notes_high(self) -> float:
        return sum(_LINE * len(lines) + 3 for _, lines in self._notes())

    def _text_area(self) -> QRectF:
        box = self.text_box
        top = box.top() + self._emblem + (6 if self._compact else 12) + recap_height(self._recap)
        return QRectF(box.left(), top, box.width(), max(self.type.leading, self._foot - 6 - top))

    def most(self) -> float:
        return max(0.0, self._text.height - self._text_area().height())

    def arrange(self) -> None:
        box, view = self.text_box, self._view
        runs = [(Run("plain", part),) for part in view.situation.split("\n") if part]
        if view.folded and view.told:
            runs = []
        if view.told:
            runs.append((Run("em", view.told),))
        self._text = Prose(runs, box.width(), self.type)
        self._recap = recap_of(view.recap, box.width())
        self._lay_foot(compact=False)
        if self._text.height > self._text_area().height() + 1:
            self._lay_foot(compact=True)

    def _lay_foot(self, *, compact: bool) -> None:
        """Put deeds and parts at the foot, closer together where the text needs the room."""
        self._compact = compact
        box, foot = self.text_box, self.paper.bottom() - (4 if compact else 8)
        high = ONE_LINE if compact else PRICED_HEIGHT
        for deed in reversed([deed for deed in self._deeds if not deed.isHidden()]):
            foot -= high
            self.place(deed, QRectF(box.left() - _SIDE, foot, box.width() + 2 * _SIDE, high))
        self._deeds_top = foot
        tall = self._builder.lay(box.left(), 0, box.width(), compact=compact)
        top = foot - tall - (0 if not tall else 4 if compact else 10)
        self._builder.lay(box.left(), top, box.width(), compact=compact)
        self._foot = top - self._notes_high() - (_LIFE if self._view.life else 0) - 4

    @property
    def _emblem(self) -> float:
        """How large the emblem is."""
        return _SMALL_EMBLEM if self._compact else _EMBLEM

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head with its emblem, the text, and what stands below it."""
        self.paint_paper(painter)
        self._paint_emblem(painter)
        self._paint_text(painter)
        self._paint_foot(painter)
        if self._recap:
            box, high = self.text_box, recap_height(self._recap)
            top = box.top() + self._emblem + 6
            slip = QRectF(box.left() + 10, top, box.width() - 20, high)
            recap_slip(painter, slip, self._recap, self.look.inks)

    def _paint_emblem(self, painter: QPainter) -> None:
        view, inks, box = self._view, self.look.inks, self.text_box
        side = self._emblem
        emblem(painter, QRectF(box.left(), box.top(), side, side), view.letter, inks)
        left = box.left() + side + _BESIDE
        room = box.right() - left
        sizes = (20, 17) if self._compact else (24, 20, 17)
        size, lines = title_lines(view.title, room, sizes, 2)
        if len(lines) == 2 and size == 17:
            size, lines = title_lines(view.title, room, (17, 15), 3)
        step = size * 1.12
        y = box.top() + (side - 16 - step * len(lines)) / 2 + size * 0.82
        for line in lines:
            write(painter, left, y, line, font(Face.TITLE, size), inks.ink)
            y += step
        face = suiting(view.kind, Face.LABEL, (13, 12), room)
        write(painter, left, y - size * 0.82 + 16, fitted(view.kind, face, room), face, inks.quiet)

    def _paint_text(self, painter: QPainter) -> None:
        inks, area = self.look.inks, self._text_area()
        painter.save()
        painter.setClipRect(area.adjusted(-4, 0, 4, 0))
        self._text.draw(painter, area.left(), area.top() - self.turned, inks.ink, inks)
        painter.restore()
        if self.turned < self.most() - 1:
            more_mark(painter, area.bottomRight(), inks)

    def _paint_foot(self, painter: QPainter) -> None:
        inks, box, view = self.look.inks, self.text_box, self._view
        y, face = self._foot, self._note_face()
        for sign, lines in self._notes():
            mark_sign(painter, box.left(), y + 4, sign, inks)
            for line in lines:
                write(painter, box.left() + 20, y + 13, line, face, inks.ink)
                y += _LINE
            y += 3
        if view.life:
            strip = QRectF(box.left(), y + 4, box.width(), _LIFE - 10)
            life_strip(painter, strip, view.life.left, view.life.whole, self.tr("Life"), inks)
        self._builder.paint(painter, box.left(), box.width(), inks)
        if view.deeds:
            painter.setPen(QPen(QColor(inks.quiet), 0.75))
            top = self._deeds_top - 1
            painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))
