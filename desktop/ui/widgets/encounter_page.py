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
        self._compact, self._over = False, 0.0

    def buttons(self) -> Sequence[QAbstractButton]:
        return (*self._builder.buttons(), *self._deeds[: len(self._view.deeds)])

    def digit_of(self, button: QAbstractButton) -> int:
        if isinstance(button, PricedButton):
            return button.line.digit
        return button.chip.digit if isinstance(button, ChipButton) else 0

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
        for deed, told in zip(self._deeds, view.deeds, strict=False):
            deed.show_line(
                PricedLine(told.digit, told.label, told.price, closed=told.closed, told=told)
            )
        self.put_away(self._deeds[len(view.deeds) :])
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

    @property
    def _emblem(self) -> float:
        """How large the emblem is."""
        return _SMALL_EMBLEM if self._compact else _EMBLEM

    @property
    def region(self) -> QRectF:
        """Below the head; all of it turns where it is too long."""
        box = self.text_box
        top = box.top() + self._emblem + (4 if self._compact else 10)
        foot = max(top + 40, self.paper.bottom() - (4 if self._compact else 8))
        return QRectF(box.left() - _SIDE, top, box.width() + 2 * _SIDE, foot - top)

    def most(self) -> float:
        return self._over

    def arrange(self) -> None:
        box, view = self.text_box, self._view
        runs = [(Run("plain", part),) for part in view.situation.split("\n") if part]
        if view.folded and view.told:
            runs = []
        if view.told:
            runs.append((Run("em", view.told),))
        self._text = Prose(runs, box.width(), self.type)
        self._recap = recap_of(view.recap, box.width())
        for compact in (False, True):
            self._compact, self._over = compact, 0.0
            spare = self.region.height() - self._text_high() - self._foot_high()
            if spare >= 0:
                break
        self._over = max(0.0, -spare)
        self._lay_foot(self.region.top() + self._text_high() + max(0.0, spare))

    def _text_high(self) -> float:
        return recap_height(self._recap) + self._text.height + 6

    @property
    def _deed_high(self) -> float:
        return ONE_LINE if self._compact else PRICED_HEIGHT

    def _foot_high(self) -> float:
        """How high everything is that stands below the text."""
        box, compact = self.text_box, self._compact
        parts = self._builder.lay(box.left(), 0, box.width(), compact=compact)
        deeds = self._deed_high * len(self._view.deeds)
        life = _LIFE if self._view.life else 0.0
        return self._notes_high() + 4 + life + parts + (2 if compact else 8) + deeds

    def _lay_foot(self, top: float) -> None:
        """Put notes, parts and deeds below one another from `top` on."""
        box, compact = self.text_box, self._compact
        self._foot = top
        top += self._notes_high() + 4 + (_LIFE if self._view.life else 0.0)
        top += self._builder.lay(box.left(), top, box.width(), compact=compact)
        top += 2 if compact else 8
        self._deeds_top = top
        for deed in self._deeds[: len(self._view.deeds)]:
            high = self._deed_high
            self.put(deed, QRectF(box.left() - _SIDE, top, box.width() + 2 * _SIDE, high))
            top += high

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head with its emblem, the text, and what stands below it."""
        inks, region = self.look.inks, self.region
        self.paint_paper(painter)
        self._paint_emblem(painter)
        painter.save()
        painter.setClipRect(region.adjusted(0, -2, 0, 2))
        painter.translate(0, -self.turned)
        self._paint_text(painter)
        self._paint_foot(painter)
        painter.restore()
        if self.turned < self.most() - 1:
            more_mark(painter, region.bottomRight() - QPointF(10, 0), inks)

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
        inks, box, top = self.look.inks, self.text_box, self.region.top()
        if self._recap:
            high = recap_height(self._recap)
            recap_slip(painter, QRectF(box.left(), top - 4, box.width(), high), self._recap, inks)
            top += high
        self._text.draw(painter, box.left(), top, inks.ink, inks)

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
