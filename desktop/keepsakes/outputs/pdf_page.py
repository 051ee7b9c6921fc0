"""What a page of a PDF says: shapes and letters, in the order drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QTransform

from desktop.keepsakes.outputs.canvas import RESOLUTION, Look, Pages, Words
from desktop.keepsakes.outputs.figures import PDF, grid_for, matrix, on_grid, short, spelled
from desktop.keepsakes.outputs.glyphs import UNITS, Letters, letters
from desktop.keepsakes.outputs.pdf_fonts import Lettered
from desktop.keepsakes.outputs.pdf_parts import Parts

_EXACT = 0.05  # dots
_CAPS = {Qt.PenCapStyle.FlatCap: 0, Qt.PenCapStyle.RoundCap: 1, Qt.PenCapStyle.SquareCap: 2}
_JOINS = {Qt.PenJoinStyle.RoundJoin: 1, Qt.PenJoinStyle.BevelJoin: 2}
_FINE, _FINER, _COARSER = 10, "0.1 0 0 0.1 0 0", "10 0 0 10 0 0"  # steps a dot, for clips
_UNSEEN = 3
_POINTS = 72 / RESOLUTION


class PdfPage(Pages):
    """Takes what is drawn on one page, so many points high, and writes it down."""

    def __init__(self, parts: Parts, height: float) -> None:
        """Nothing drawn yet."""
        self._parts = parts
        self._said = [f"{matrix(QTransform(_POINTS, 0, 0, -_POINTS, 0, height))} cm\n"]
        self._clips: tuple[QPainterPath, ...] = ()
        self._way: QTransform | None = None
        self._state: dict[str, str] = {}
        self._left: list[dict[str, str]] = []

    def content(self) -> bytes:
        """Everything drawn."""
        self._leave_way()
        return "".join((*self._said, "Q\n" * len(self._clips))).encode()

    # --- where things are ----------------------------------------------------------------------

    def _within(self, clips: tuple[QPainterPath, ...]) -> None:
        """Leave the clips that no longer hold, enter those that are new."""
        if clips is self._clips:
            return
        self._leave_way()
        same = 0
        for before, now in zip(self._clips, clips, strict=False):
            if before != now:
                break
            same += 1
        left = len(self._clips) - same
        for _ in range(left):
            self._leave()
        for clip in clips[same:]:
            outline = spelled(clip, PDF, _FINE) or "0 0 m\n"
            self._enter(f"{_FINER} cm\n{outline}W{_odd(clip)} n\n{_COARSER} cm")
        self._clips = clips

    def _enter_way(self, way: QTransform) -> None:
        if self._way != way:
            self._leave_way()
            self._enter(f"{matrix(way)} cm")
            self._way = QTransform(way)

    def _leave_way(self) -> None:
        if self._way is not None:
            self._leave()
            self._way = None

    def _enter(self, said: str) -> None:
        """What is said from here on holds until it is left."""
        self._said.append(f"q\n{said}\n")
        self._left.append(self._state)
        self._state = dict(self._state)

    def _leave(self) -> None:
        self._said.append("Q\n")
        self._state = self._left.pop()

    def _set(self, what: str, said: str) -> None:
        """Say something of the state unless it holds already."""
        if self._state.get(what) != said:
            self._state[what] = said
            self._said.append(f"{said}\n")

    # --- shapes --------------------------------------------------------------------------------

    def shape(self, path: QPainterPath, look: Look) -> None:
        """Write a shape down: filled, then gone round."""
        brush, stroked = look.brush.style(), look.pen.style() != Qt.PenStyle.NoPen
        if path.isEmpty() or not (brush != Qt.BrushStyle.NoBrush or stroked):
            return
        self._within(look.clips)
        if brush not in (Qt.BrushStyle.NoBrush, Qt.BrushStyle.SolidPattern):
            self._shade(path, look)
            brush = Qt.BrushStyle.NoBrush
        filled = brush == Qt.BrushStyle.SolidPattern
        if filled or stroked:
            grid = grid_for(look.way, _EXACT)
            self._enter_way(on_grid(look.way, grid))
            self._drawn(path, look, grid, filled=filled, stroked=stroked)

    def _drawn(
        self, path: QPainterPath, look: Look, grid: int, *, filled: bool, stroked: bool
    ) -> None:
        """Fill and go round in one stroke where nothing shines through."""
        outline, odd = spelled(path, PDF, grid), _odd(path)
        alphas = look.brush.color().alphaF() * look.pen.color().alphaF() * look.opacity
        if filled:
            self._ink(look.brush.color(), look.opacity, stroke=False)
            if not (stroked and alphas == 1):
                self._said.append(f"{outline}f{odd}\n")
        if stroked:
            self._pen(look.pen, look.opacity, grid)
            self._said.append(f"{outline}{f'B{odd}' if filled and alphas == 1 else 'S'}\n")

    def _ink(self, colour: QColor, opacity: float, *, stroke: bool) -> None:
        self._set(
            "CA" if stroke else "ca", self._parts.opacity(colour.alphaF() * opacity, stroke=stroke)
        )
        self._set("RG" if stroke else "rg", self._parts.colour(colour, stroke=stroke))

    def _pen(self, pen: QPen, opacity: float, grid: int) -> None:
        self._ink(pen.color(), opacity, stroke=True)
        width = (pen.widthF() or 1.0) * grid
        self._set("w", f"{short(width, 2)} w")
        self._set("J", f"{_CAPS.get(pen.capStyle(), 2)} J")
        self._set("j", f"{_JOINS.get(pen.joinStyle(), 0)} j")
        self._set("M", f"{short(2 * pen.miterLimit())} M")
        dashes = ""
        if pen.style() != Qt.PenStyle.SolidLine:
            dashes = " ".join(short(dash * width, 2) for dash in pen.dashPattern())
        self._set("d", f"[{dashes}] {short(pen.dashOffset() * width, 2)} d")

    def _shade(self, path: QPainterPath, look: Look) -> None:
        """Fill a shape with what its brush changes into from here to there."""
        way = look.brush.transform() * look.way
        shaded, veil = self._parts.shading(look.brush.gradient(), way, look.opacity)
        self._leave_way()
        odd = _odd(path)
        outline = spelled(look.way.map(path), PDF, 1)
        self._said.append(f"q\n{veil}{outline}W{odd} n\n{matrix(way)} cm\n{shaded} sh\nQ\n")

    # --- letters -------------------------------------------------------------------------------

    def words(self, words: Words, look: Look) -> None:
        """Write a text down, each run of letters in its font; unseen text too, to be found."""
        if not words.text:
            return
        self._within(look.clips)
        self._leave_way()
        seen = look.pen.color().alphaF() * look.opacity > 0
        if seen:
            self._ink(look.pen.color(), look.opacity, stroke=False)
        way = QTransform.fromTranslate(words.at.x(), words.at.y()) * look.way
        for run in letters(words):
            if seen and not run.face.ours:
                self._outlined(run, way, look)
            self._set("Tr", f"{0 if seen and run.face.ours else _UNSEEN} Tr")
            self._letter(self._parts.lettered(run), way)

    def _letter(self, run: Lettered, way: QTransform) -> None:
        """Glyphs in their font."""
        self._set("Tf", run.font)
        self._set("Tz", run.stretch)
        begin, end = "BT", "ET\n"
        if run.said:
            begin, end = f"/Span << /ActualText {run.said} >> BDC\nBT", "ET\nEMC\n"
        rows = "".join(f"{_placed(way, x, y)}\n{shown}\n" for x, y, shown in run.rows)
        self._said.append(f"{begin}\n{rows}{end}")

    def _outlined(self, run: Letters, way: QTransform, look: Look) -> None:
        """Glyphs of a font that is not ours, as shapes."""
        scale = run.size / UNITS
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for glyph in run.glyphs:
            spot = QTransform(scale, 0, 0, scale, glyph.x, glyph.y)
            path.addPath(spot.map(run.face.shape(glyph.number)))
        bare = Look(QPen(Qt.PenStyle.NoPen), QBrush(look.pen.color()), way, look.opacity)
        bare.clips = look.clips
        self.shape(path, bare)
        self._leave_way()


def _odd(path: QPainterPath) -> str:
    return "" if path.fillRule() == Qt.FillRule.WindingFill else "*"


def _placed(way: QTransform, x: float, y: float) -> str:
    """Where a glyph stands upright, though a page is counted from its top here."""
    turned = f"{short(way.m11(), 5)} {short(way.m12(), 5)} {short(-way.m21(), 5)}"
    at = way.map(QPointF(x, y))
    return f"{turned} {short(-way.m22(), 5)} {at.x():.2f} {at.y():.2f} Tm"
