"""Pictures and pages as SVG: letters as outlines, and over them the text, unseen, to be found."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QLinearGradient,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.canvas import DOTS, Look, Pages, Words, paint
from desktop.keepsakes.outputs.existing import MARKS, PROGRAM
from desktop.keepsakes.outputs.figures import SVG, grid_for, matrix, on_grid, short, spelled
from desktop.keepsakes.outputs.glyphs import UNITS, Letters, Typeface, letters
from desktop.keepsakes.outputs.svg_text import TextLayer, safe
from desktop.keepsakes.outputs.tints import grey, stops
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish

_EXACT = 0.002  # mm
_FINE = 10  # steps a dot, for clips
_CAPS = {Qt.PenCapStyle.FlatCap: "butt", Qt.PenCapStyle.RoundCap: "round"}
_JOINS = {Qt.PenJoinStyle.BevelJoin: "bevel", Qt.PenJoinStyle.RoundJoin: "round"}
_SPREADS = {QGradient.Spread.ReflectSpread: "reflect", QGradient.Spread.RepeatSpread: "repeat"}
_TO_MM = QTransform.fromScale(1 / DOTS, 1 / DOTS)


def svg(picture: Picture | Leaf, wish: Wish | None = None) -> str:
    """The whole document, of the picture's natural size. The same picture gives the same text.

    In a wish for grey there is no colour in it.
    """
    drawn = SvgPage(grey=wish is not None and wish.grey)
    paint(picture, drawn)
    width, height = short(picture.width), short(picture.height)
    told = picture.text if isinstance(picture, Leaf) else picture.alt
    described = f"<desc>{safe(told)}</desc>\n" if told else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{safe(picture.name or PROGRAM)}</title>\n"
        f"{MARKS['.svg'].decode()}\n{described}"
        f"{drawn.definitions()}{drawn.body()}</svg>\n"
    )


class SvgPage(Pages):
    """Takes what is drawn and writes it down."""

    def __init__(self, *, grey: bool = False) -> None:
        """Nothing drawn yet."""
        self._grey = grey
        self._parts: list[str] = []
        self._texts = TextLayer()
        self._faces: dict[Typeface, int] = {}
        self._glyphs: dict[tuple[int, int], str] = {}
        self._gradients: dict[str, tuple[str, str]] = {}  # name and kind, by all else
        self._clips: dict[str, str] = {}  # name, by shape
        self._within_clips: tuple[QPainterPath, ...] = ()
        self._way = ""

    def body(self) -> str:
        """Everything drawn, and above it the text."""
        self._leave_way()
        ended = "</g>\n" * len(self._within_clips)
        return f"{''.join(self._parts)}{ended}{self._texts.written()}"

    def definitions(self) -> str:
        """What it refers to."""
        clips = (
            f'<clipPath id="{name}">{shape}</clipPath>\n' for shape, name in self._clips.items()
        )
        gradients = (
            f'<{tag} id="{name}" {text}</{tag}>\n' for text, (name, tag) in self._gradients.items()
        )
        made = (*clips, *gradients, *self._glyphs.values())
        return f"<defs>\n{''.join(made)}</defs>\n" if made else ""

    def shape(self, path: QPainterPath, look: Look) -> None:
        """Write a shape down, with its pen and brush as attributes."""
        filled = look.brush.style() != Qt.BrushStyle.NoBrush
        stroked = look.pen.style() != Qt.PenStyle.NoPen
        if path.isEmpty() or not (filled or stroked):
            return
        self._within(look)
        way = look.way * _TO_MM
        grid = grid_for(way, _EXACT)
        looks = [self._filled(path, look, grid) if filled else 'fill="none"']
        if stroked:
            looks.append(self._stroked(look, grid))
        self._enter_way(on_grid(way, grid))
        self._parts.append(f'<path d="{spelled(path, SVG, grid)}" {" ".join(looks)}/>\n')

    def _enter_way(self, way: QTransform) -> None:
        """Open a group for what lies in these units, where none is open."""
        said = matrix(way)
        if said != self._way:
            self._leave_way()
            self._parts.append(f'<g transform="matrix({said})">\n')
            self._way = said

    def _leave_way(self) -> None:
        if self._way:
            self._parts.append("</g>\n")
            self._way = ""

    def _within(self, look: Look) -> None:
        """Close the groups of clips that no longer hold, open those that are new."""
        if look.clips is self._within_clips:
            return
        self._leave_way()
        same = 0
        for before, now in zip(self._within_clips, look.clips, strict=False):
            if before != now:
                break
            same += 1
        self._parts.append("</g>\n" * (len(self._within_clips) - same))
        for clip in look.clips[same:]:
            self._parts.append(f'<g clip-path="url(#{self._clipped(clip)})">\n')
        self._within_clips = look.clips

    def _clipped(self, clip: QPainterPath) -> str:
        d = spelled(clip, SVG, _FINE)
        rule = "" if clip.fillRule() == Qt.FillRule.WindingFill else ' clip-rule="evenodd"'
        shape = f'<path transform="scale({short(1 / DOTS / _FINE, 8)})" d="{d}"{rule}/>'
        return self._clips.setdefault(shape, f"c{len(self._clips)}")

    def _filled(self, path: QPainterPath, look: Look, grid: int) -> str:
        rule = "" if path.fillRule() == Qt.FillRule.WindingFill else ' fill-rule="evenodd"'
        brush = look.brush
        if brush.style() == Qt.BrushStyle.SolidPattern:
            return self._paint("fill", brush.color(), look.opacity) + rule
        name = self._gradient(
            brush.gradient(), brush.transform() * QTransform.fromScale(grid, grid)
        )
        return f'fill="url(#{name})"{_faint("fill", look.opacity)}{rule}'

    def _gradient(self, gradient: QGradient, way: QTransform) -> str:
        shape, tag = _extent(gradient)
        colours = "".join(
            f'<stop offset="{short(at, 4)}" {self._paint("stop", colour, what="-color")}/>'
            for at, colour in stops(gradient)
        )
        spread = _SPREADS.get(gradient.spread(), "pad")
        turned = "" if way.isIdentity() else f' gradientTransform="matrix({matrix(way)})"'
        text = f'gradientUnits="userSpaceOnUse" spreadMethod="{spread}" {shape}{turned}>{colours}'
        name, _ = self._gradients.setdefault(text, (f"p{len(self._gradients)}", tag))
        return name

    def _stroked(self, look: Look, grid: int) -> str:
        pen = look.pen
        width = (pen.widthF() or 1.0) * grid
        looks = [
            self._paint("stroke", pen.color(), look.opacity),
            f'stroke-width="{short(width, 2)}"',
        ]
        cap = _CAPS.get(pen.capStyle(), "square")
        join = _JOINS.get(pen.joinStyle(), "miter")
        if cap != "butt":
            looks.append(f'stroke-linecap="{cap}"')
        if join != "miter":
            looks.append(f'stroke-linejoin="{join}"')
        elif pen.miterLimit() != 2:
            looks.append(f'stroke-miterlimit="{short(2 * pen.miterLimit())}"')
        if pen.style() != Qt.PenStyle.SolidLine:
            dashes = " ".join(short(dash * width, 2) for dash in pen.dashPattern())
            looks.append(f'stroke-dasharray="{dashes}"')
        if pen.dashOffset():
            looks.append(f'stroke-dashoffset="{short(pen.dashOffset() * width, 2)}"')
        return " ".join(looks)

    def _paint(self, name: str, colour: QColor, opacity: float = 1.0, what: str = "") -> str:
        """A colour as attributes, with its opacity where it has one."""
        seen = grey(colour) if self._grey else colour
        return f'{name}{what}="{seen.name()}"{_faint(name, colour.alphaF() * opacity)}'

    def words(self, words: Words, look: Look) -> None:
        """Write the outlines of the letters down, and the text that can be selected over them."""
        if not words.text.strip():
            return
        way = QTransform.fromTranslate(words.at.x(), words.at.y()) * look.way * _TO_MM
        self._texts.add(words, way)
        if look.pen.color().alphaF() * look.opacity == 0:
            return
        self._within(look)
        self._leave_way()
        colour = self._paint("fill", look.pen.color(), look.opacity)
        runs = [self._outlined(run, way) for run in letters(words)]
        self._parts.append(f'<g {colour} aria-hidden="true">{"".join(runs)}</g>\n')

    def _outlined(self, run: Letters, way: QTransform) -> str:
        scale = run.size / UNITS
        uses = []
        for glyph in run.glyphs:
            name = self._glyph(run, glyph.number)
            if name:
                at = f' y="{short(glyph.y / scale, 0)}"' if glyph.y else ""
                uses.append(f'<use href="#{name}" x="{short(glyph.x / scale, 1)}"{at}/>')
        if not uses:
            return ""
        carried = matrix(QTransform.fromScale(scale, scale) * way)
        return f'<g transform="matrix({carried})">{"".join(uses)}</g>'

    def _glyph(self, run: Letters, number: int) -> str:
        face = self._faces.setdefault(run.face, len(self._faces))
        key, name = (face, number), f"g{face}-{number}"
        if key not in self._glyphs:
            shape = run.face.shape(number)
            d = spelled(shape, SVG, 1)
            self._glyphs[key] = f'<path id="{name}" d="{d}"/>\n' if d else ""
        return name if self._glyphs[key] else ""


def _faint(name: str, opacity: float) -> str:
    return f' {name}-opacity="{short(opacity)}"' if opacity < 1 else ""


def _extent(gradient: QGradient) -> tuple[str, str]:
    """Where a gradient begins and ends, and the name of its kind."""
    if isinstance(gradient, QLinearGradient):
        a, b = gradient.start(), gradient.finalStop()
        ends = zip(("x1", "y1", "x2", "y2"), (a.x(), a.y(), b.x(), b.y()), strict=True)
        return " ".join(f'{key}="{short(value)}"' for key, value in ends), "linearGradient"
    if isinstance(gradient, QRadialGradient):
        c, f = gradient.center(), gradient.focalPoint()
        ends = zip(
            ("cx", "cy", "r", "fx", "fy"),
            (c.x(), c.y(), gradient.radius(), f.x(), f.y()),
            strict=True,
        )
        return " ".join(f'{key}="{short(value)}"' for key, value in ends), "radialGradient"
    raise TypeError(f"no gradient for print: {gradient.type()}")
