"""The pool's parts on the page of an Encounter: which chips there are and where they stand."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.encounter_view import EncounterView, Stepper
from desktop.ui.widgets.pool_parts import (
    CHIP_HIGH,
    GAP,
    Chip,
    ChipButton,
    Part,
    StepButton,
    fixed_wide,
    flow,
    paint_fixed,
)
from desktop.ui.widgets.rowed import Rowed

_CAPTION, CLOSE = 20.0, 4.0


class _Steps(msgspec.Struct):
    """The two buttons of a part that is paid for by the piece, and where its line begins."""

    less: StepButton
    more: StepButton
    y: float = 0.0


class PoolBuilder(QWidget):
    """Keeps the chips and steps; they lie on the page, and it places and paints what they need.

    It is no widget that is seen: the page is their parent.
    """

    built = Signal(object)  # Build

    def __init__(self, page: Rowed) -> None:
        super().__init__(page)
        self.hide()
        self._page = page
        self._view = EncounterView("", "", "")
        self._chips: dict[tuple[Part, int], ChipButton] = {}
        self._steps: dict[str, _Steps] = {}
        self._fixed: list[QPointF] = []
        self._caption = QPointF()
        self._gap = GAP

    def buttons(self) -> tuple[QAbstractButton, ...]:
        """All chips and steps, in the order that they stand."""
        view = self._view
        found: list[QAbstractButton] = [*self._of("attribute", view.attributes)]
        for step in view.steppers:
            found += [self._steps[step.id].less, self._steps[step.id].more]
        found += [*self._of("weapon", view.weapons), *self._of("item", view.items)]
        return (*found, *self._of("given", view.given))

    def _of(self, part: Part, chips: tuple[Chip, ...]) -> list[ChipButton]:
        return [self._chips[part, n] for n in range(len(chips))]

    def show_parts(self, view: EncounterView) -> None:
        """Show other parts; safe to call twice."""
        self._view = view
        groups: tuple[tuple[Part, tuple[Chip, ...]], ...] = (
            ("attribute", view.attributes),
            ("weapon", view.weapons),
            ("item", view.items),
            ("given", view.given),
        )
        for part, chips in groups:
            for n, chip in enumerate(chips):
                self._chip(part, n).show_chip(chip)
        for step in view.steppers:
            self._show_step(step)
        shown = set(self.buttons())
        every: list[QAbstractButton] = [*self._chips.values()]
        for steps in self._steps.values():
            every += [steps.less, steps.more]
        self._page.put_away(one for one in every if one not in shown)

    def _chip(self, part: Part, place: int) -> ChipButton:
        if (part, place) not in self._chips:
            made = ChipButton(part, self._page)
            made.wear(self._page.look)
            made.built.connect(self.built)
            self._chips[part, place] = made
        return self._chips[part, place]

    def _show_step(self, step: Stepper) -> None:
        if step.id not in self._steps:
            less = StepButton(step.id, -1, self._page)
            more = StepButton(step.id, 1, self._page)
            for made in (less, more):
                made.wear(self._page.look)
                made.built.connect(self.built)
            self._steps[step.id] = _Steps(less, more)
        steps = self._steps[step.id]
        fewer = self.tr("{part}: one less").format(part=step.label)
        another = self.tr("{part}: one more, {price}").format(part=step.label, price=step.price)
        steps.less.show_step(fewer, open_now=step.count > 0)
        steps.more.show_step(another, open_now=step.count < step.most)

    # where they stand

    def lay(self, left: float, top: float, room: float, *, compact: bool = False) -> float:
        """Put everything below one another from `top` on; return how high it is in all.

        Closer together, the fixed parts are left to the tray, whose line names them too.
        """
        view, y = self._view, top
        self._gap = CLOSE if compact else GAP
        fixed = () if compact else view.fixed
        chips = self._of("attribute", view.attributes)
        wide = [chip.wide for chip in chips] + [fixed_wide(one) for one in fixed]
        at, high = self._lay_chips(chips, wide, left, y, room)
        self._fixed = at[len(chips) :]
        y += high
        for step in view.steppers:
            steps = self._steps[step.id]
            steps.y = y
            self._page.put(steps.less, QRectF(left + room - 84, y, 26, CHIP_HIGH))
            self._page.put(steps.more, QRectF(left + room - 26, y, 26, CHIP_HIGH))
            y += CHIP_HIGH + self._gap
        chips = [*self._of("weapon", view.weapons), *self._of("item", view.items)]
        y += self._lay_chips(chips, [chip.wide for chip in chips], left, y, room)[1]
        chips = self._of("given", view.given)
        if chips:
            y += self._lay_given(chips, left, y, room, compact)
        return y - top

    def _lay_given(
        self, chips: list[ChipButton], left: float, top: float, room: float, compact: bool
    ) -> float:
        """What may be given away: below its caption, or beside it where that saves a line."""
        wide = [chip.wide for chip in chips]
        if not compact:
            self._caption = QPointF(left, top + 13)
            return _CAPTION + self._lay_chips(chips, wide, left, top + _CAPTION, room)[1]
        words = advance(self._given_words(), font(Face.LABEL, 12))
        spots, high = flow([words, *wide], room, self._gap)
        self._caption = QPointF(left, top + CHIP_HIGH / 2 + 4)
        for chip, spot, across in zip(chips, spots[1:], wide, strict=True):
            self._page.put(chip, QRectF(left + spot.x(), top + spot.y(), across, CHIP_HIGH))
        return high + self._gap

    def _given_words(self) -> str:
        return self.tr("Give away, one die each:")

    def _lay_chips(
        self, chips: list[ChipButton], wide: list[float], left: float, top: float, room: float
    ) -> tuple[list[QPointF], float]:
        found, high = flow([min(one, room) for one in wide], room, self._gap)
        at = [QPointF(left + one.x(), top + one.y()) for one in found]
        for chip, spot, across in zip(chips, at, wide, strict=False):
            self._page.put(chip, QRectF(spot.x(), spot.y(), min(across, room), CHIP_HIGH))
        return at, high + self._gap if wide else 0.0

    # painting

    def paint(self, painter: QPainter, left: float, room: float, inks: Inks, seen: float) -> None:
        """Draw what stands between the buttons: fixed parts, counts, prices, captions.

        Nothing that is cut off at the foot of what is `seen`.
        """
        for at, one in zip(self._fixed, self._view.fixed, strict=False):
            if at.y() + CHIP_HIGH <= seen:
                paint_fixed(painter, at, one, inks)
        for step in self._view.steppers:
            if self._steps[step.id].y + CHIP_HIGH <= seen:
                self._paint_step(painter, step, left, room, inks)
        if self._view.given and self._caption.y() <= seen:
            face, at = font(Face.LABEL, 12), self._caption
            words = fitted(self._given_words(), face, room)
            write(painter, at.x(), at.y(), words, face, inks.quiet)

    def _paint_step(
        self, painter: QPainter, step: Stepper, left: float, room: float, inks: Inks
    ) -> None:
        line = self._steps[step.id].y + CHIP_HIGH / 2 + 4.5
        right = left + room
        count = font(Face.STRONG, 15)
        write(painter, right - 42, line + 0.5, str(step.count), count, inks.ink, Side.MIDDLE)
        label = Face.STRONG if step.count else Face.LABEL
        x = left + write(painter, left, line, step.label, font(label, 13), inks.ink) + 7
        edge = right - 92
        if step.gain and self._page.look.odds is OddsShown.ALWAYS:
            face = font(Face.LABEL, 12)
            edge -= write(painter, edge, line, step.gain, face, inks.quiet, Side.RIGHT) + 8
        face = suiting(step.price, Face.LABEL, (12,), edge - x)
        write(painter, x, line, fitted(step.price, face, edge - x), face, inks.quiet)
