"""What the pages of a PDF share: fonts, opacities, and colours that change on their way."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QColor, QGradient, QLinearGradient, QRadialGradient, QTransform

from desktop.keepsakes.outputs.figures import matrix, short
from desktop.keepsakes.outputs.glyphs import Letters, Typeface, plain
from desktop.keepsakes.outputs.pdf_file import PdfFile
from desktop.keepsakes.outputs.pdf_fonts import BlankFont, Lettered, PdfFont, lettered
from desktop.keepsakes.outputs.tints import grey, stops

_BLANK = ""
_EVERYWHERE = "[-1000000 -1000000 1000000 1000000]"


class Parts:
    """Collects what pages refer to, and puts it into the file at the end."""

    def __init__(self, file: PdfFile, *, grey: bool) -> None:
        """Nothing shared yet; in `grey` no colour gets into the file."""
        self._file = file
        self._grey = grey
        self._fonts: dict[str, PdfFont] = {}
        self._lettered: dict[int, tuple[Letters, Lettered]] = {}
        self._colours: dict[tuple[int, bool], str] = {}
        self._states: dict[str, str] = {}
        self._shadings: dict[str, str] = {}

    def font(self, face: Typeface) -> PdfFont:
        """The font of a typeface, however wide it is drawn."""
        if face.name not in self._fonts:
            self._fonts[face.name] = PdfFont(face, len(self._fonts))
        return self._fonts[face.name]

    def write(self, number: int) -> None:
        """Put everything into the file, and under this number what names it all."""
        fonts = "".join(
            f"/F{font.number} {font.write(self._file)} 0 R " for font in self._fonts.values()
        )
        states = "".join(f"/{name} {said} " for said, name in self._states.items())
        shadings = "".join(f"/{name} {said} " for said, name in self._shadings.items())
        self._file.put(
            number, f"<< /Font << {fonts}>> /ExtGState << {states}>> /Shading << {shadings}>> >>"
        )

    def lettered(self, run: Letters) -> Lettered:
        """A run of glyphs as it is written wherever it stands."""
        known = self._lettered.get(id(run))
        if known is None:
            made = self._ours(run) if run.face.ours else self._others(run)
            known = self._lettered[id(run)] = (run, made)
        return known[1]

    def _ours(self, run: Letters) -> Lettered:
        return lettered(run, self.font(run.face))

    def _others(self, run: Letters) -> Lettered:
        """Letters that are drawn as shapes: unseen ones tell what they are."""
        found = self._fonts.get(_BLANK) or BlankFont(plain(), len(self._fonts))
        assert isinstance(found, BlankFont)
        self._fonts[_BLANK] = found
        return lettered(found.standing_for(run), found)

    def colour(self, colour: QColor, *, stroke: bool) -> str:
        """What makes a colour the one to draw with."""
        key = (colour.rgb(), stroke)
        if key not in self._colours:
            names = ("g", "G") if self._grey else ("rg", "RG")
            self._colours[key] = f"{self._mixed(colour)} {names[stroke]}"
        return self._colours[key]

    def _mixed(self, colour: QColor) -> str:
        if self._grey:
            return short(grey(colour).redF())
        return " ".join(short(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))

    def opacity(self, opacity: float, *, stroke: bool) -> str:
        """What makes the rest of the page shine through what is drawn."""
        return self._stated(f"<< /{'CA' if stroke else 'ca'} {short(opacity)} >>")

    def _stated(self, said: str) -> str:
        name = self._states.setdefault(said, f"G{len(self._states)}")
        return f"/{name} gs"

    def shading(self, gradient: QGradient, way: QTransform, opacity: float) -> tuple[str, str]:
        """The name of a gradient, and what veils it where it is not opaque ("" if it is)."""
        given = stops(gradient)
        colours = [(at, self._mixed(colour)) for at, colour in given]
        space = "DeviceGray" if self._grey else "DeviceRGB"
        name = self._shading(gradient, space, colours)
        alphas = [(at, short(colour.alphaF() * opacity)) for at, colour in given]
        if all(alpha == "1" for _, alpha in alphas):
            return f"/{name}", ""
        mask = self._shading(gradient, "DeviceGray", alphas)
        drawn = self._file.stream(
            f"{matrix(way)} cm\n/{mask} sh\n".encode(),
            f"/Type /XObject /Subtype /Form /BBox {_EVERYWHERE} /Resources << /Shading << /{mask} "
            f"{self._said(mask)} >> >> /Group << /S /Transparency /CS /DeviceGray >>",
        )
        veil = f"<< /SMask << /Type /Mask /S /Luminosity /G {drawn} 0 R >> >>"
        return f"/{name}", f"{self._stated(veil)}\n"

    def _said(self, name: str) -> str:
        return next(said for said, known in self._shadings.items() if known == name)

    def _shading(self, gradient: QGradient, space: str, rows: list[tuple[float, str]]) -> str:
        kind, extent = _extent(gradient)
        said = (
            f"<< /ShadingType {kind} /ColorSpace /{space} /Coords [{extent}] "
            f"/Function {_function(rows)} /Extend [true true] >>"
        )
        return self._shadings.setdefault(said, f"S{len(self._shadings)}")


def _extent(gradient: QGradient) -> tuple[int, str]:
    """The kind of a gradient, and where it begins and ends."""
    if isinstance(gradient, QLinearGradient):
        a, b = gradient.start(), gradient.finalStop()
        return 2, " ".join(short(part, 4) for part in (a.x(), a.y(), b.x(), b.y()))
    if isinstance(gradient, QRadialGradient):
        f, c = gradient.focalPoint(), gradient.center()
        ends = (f.x(), f.y(), 0.0, c.x(), c.y(), gradient.radius())
        return 3, " ".join(short(part, 4) for part in ends)
    raise TypeError(f"no gradient for print: {gradient.type()}")


def _function(rows: list[tuple[float, str]]) -> str:
    """What goes evenly from each value to the next."""
    steps = list(pairwise(rows))
    parts = " ".join(
        f"<< /FunctionType 2 /Domain [0 1] /C0 [{first}] /C1 [{last}] /N 1 >>"
        for (_, first), (_, last) in steps
    )
    bounds = " ".join(short(end, 4) for _, (end, _) in steps[:-1])
    encode = " ".join("0 1" for _ in steps)
    return (
        f"<< /FunctionType 3 /Domain [0 1] /Functions [{parts}] /Bounds [{bounds}] "
        f"/Encode [{encode}] >>"
    )
