"""The page of an Encounter: what stands there, what it may bring and cost, and the pool's parts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.prose import SMALL_TYPE, Paragraph, Prose, Run, plain
from desktop.drawing.sheet_emblems import emblem
from desktop.ui.widgets.encounter_notes import Notes, faces_high, paint_faces
from desktop.ui.widgets.encounter_view import Deed, EncounterView, Life, Stepper, TypeFace
from desktop.ui.widgets.page_face import PageFace, title_lines
from desktop.ui.widgets.page_marks import life_strip
from desktop.ui.widgets.page_slips import (
    hint_of,
    more_mark,
    pencilled_hint,
    recap_height,
    recap_of,
    recap_slip,
    tailpiece,
)
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
    "TypeFace",
]

_EMBLEM, _SMALL_EMBLEM, _BESIDE = 72.0, 60.0, 14.0
_LIFE, _SIDE, _HINT, _TAILPIECE = 30.0, 12.0, 8.0, 84.0


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
        self._hint: Prose | None = None
        self._notes = Notes("", "", 100)
        self._foot = self._deeds_top = self._lead = 0.0
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
        told = [view.recap, view.situation, view.told, view.hint, view.wins, view.costs]
        told += [f"{one.face} {one.label}" for one in view.faces]
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
        self._recap = recap_of(view.recap, box.width())
        self._hint = hint_of(view.hint, box.width())
        sizes = (15, 13) if self.share > 0.6 else (13, 12)
        self._notes = Notes(view.wins, view.costs, box.width(), sizes)
        small = SMALL_TYPE if not self.look.reading else self.type
        hint = self._hint
        for compact, kind, shown in (
            (False, self.type, hint),
            (True, self.type, hint),
            (True, small, hint),
            (True, small, None),  # a hint pushes nothing out of the page
        ):
            self._compact, self._over, self._hint = compact, 0.0, shown
            self._text = Prose(self._runs(), box.width(), kind)
            spare = self.region.height() - self._text_high() - self._foot_high()
            if spare >= 0:
                break
        self._over = max(0.0, -spare)
        self._lead = min(8.0, max(0.0, spare) * 0.4) if self._compact else 0.0
        self._lay_foot(self.region.top() + self._text_high() + max(0.0, spare))

    def _runs(self) -> list[Paragraph]:
        """The paragraphs: what stands there, unless it was read and something else is told."""
        view = self._view
        runs = [plain(part) for part in view.situation.split("\n") if part]
        if view.folded and view.told:
            runs = []
        return [*runs, (Run("em", view.told),)] if view.told else runs

    def _text_high(self) -> float:
        hint = self._hint.height + _HINT if self._hint else 0.0
        return recap_height(self._recap) + self._text.height + hint + 6

    @property
    def _deed_high(self) -> float:
        return ONE_LINE if self._compact else PRICED_HEIGHT

    def _foot_high(self) -> float:
        """How high everything is that stands below the text."""
        box, compact = self.text_box, self._compact
        parts = self._builder.lay(box.left(), 0, box.width(), compact=compact)
        deeds = self._deed_high * len(self._view.deeds)
        life = _LIFE if self._view.life else 0.0
        return self._notes.height + 4 + life + parts + (2 if compact else 8) + deeds

    def _lay_foot(self, top: float) -> None:
        """Put notes, parts and deeds below one another from `top` on."""
        box, compact = self.text_box, self._compact
        self._foot = top
        top += self._notes.height + 4 + (_LIFE if self._view.life else 0.0)
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
        top += self._lead
        self._text.draw(painter, box.left(), top, inks.ink, inks)
        top += self._text.height
        if self._hint:
            area = QRectF(box.left(), top + _HINT, box.width(), self._hint.height)
            pencilled_hint(painter, area, self._hint, inks)
            top = area.bottom()
        self._paint_gap(painter, top)

    def _paint_gap(self, painter: QPainter, top: float) -> None:
        """What a die may tell, or an ornament, where there is room above the foot."""
        inks, box, view = self.look.inks, self.text_box, self._view
        room = self._foot - top
        if view.faces:
            high = faces_high(view.faces, room - 20)
            paint_faces(painter, QRectF(box.left(), top + 10, box.width(), high), view.faces, inks)
        elif room > _TAILPIECE and self._text.height > 0:
            tailpiece(painter, QPointF(box.center().x(), top + 34), inks)

    def _paint_foot(self, painter: QPainter) -> None:
        inks, box, view = self.look.inks, self.text_box, self._view
        self._notes.paint(painter, box.left(), self._foot, inks)
        y = self._foot + self._notes.height
        if view.life:
            strip = QRectF(box.left(), y + 4, box.width(), _LIFE - 10)
            life_strip(painter, strip, view.life.left, view.life.whole, self.tr("Life"), inks)
        seen = self.region.bottom() + self.turned + 1
        self._builder.paint(painter, box.left(), box.width(), inks, seen)
        if view.deeds:
            painter.setPen(QPen(QColor(inks.quiet), 0.75))
            top = self._deeds_top - 1
            painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))
