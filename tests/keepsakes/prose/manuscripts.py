"""Manuscripts for what is written to be read: empty, hostile, long, and a finished book."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Section, Space
from desktop.keepsakes.picture import Picture

BAD = (
    "a<b>&amp; ]]> \x00\x0b\x1b\ud800 \udfff\ufffe \"q\" 'x' \U0001f409 {x} %n \u202e <!-- --> "
    "<script>alert(1)</script>"
)
VOICES = ("text", "mood", "stakes", "figures", "note", "quote", "verse")
KINDS = ("title", "front", "part", "chapter", "interlude", "back")
MADE = "2026-11-30T12:00:00.5+02:00"


def drawn(painter: QPainter) -> None:
    painter.drawRect(QRectF(2, 2, 30, 20))
    painter.setClipRect(QRectF(4, 4, 10, 10))
    painter.drawText(QPointF(3, 10), "<&>")


def picture(name: str) -> Picture:
    return Picture(40, 30, drawn, name=name, alt=name)


def empty() -> Manuscript:
    """Nothing in it, not even a title."""
    return Manuscript("", "", "", "", ())


def hostile() -> Manuscript:
    """Every place that holds text holds what would break it."""
    runs = tuple(Run(style, BAD) for style in ("plain", "em", "strong", "mood", "icon"))
    signs = (Run("icon", "strength"), Run("plain", BAD), Run("icon", "strength"))
    told = tuple(Para(row, voice) for voice in VOICES for row in (runs, signs))  # type: ignore[arg-type]
    odd = (Para(()), Para(plain("x\ny\r\nz"), "verse"), Space())
    blocks = (Plate(picture(BAD), BAD, whole_page=True), *told, *odd, Plate(picture(""), ""))
    sections = [Section(kind, BAD, blocks, BAD, BAD) for kind in KINDS]  # type: ignore[arg-type]
    bare = (Section("chapter", "", ()), Section("chapter", "\x00", (Para(plain("")),)))
    return Manuscript(
        *(BAD, BAD, "xx<y", BAD, (*sections, *bare)),
        subtitle=BAD,
        cover=picture(BAD),
        jacket=(plain(BAD),),
        made=BAD,
    )


def long(chapters: int = 400) -> Manuscript:
    """So many short chapters, in Spanish, without a cover and without a note."""
    sections = tuple(
        Section("chapter", f"Título {n}", (Para(plain(f"Había {n} páginas.")),), f"Capítulo {n}")
        for n in range(1, chapters + 1)
    )
    known = f"a218f1c3-1b6e-4ef6-af21-b470ee60{chapters:04}"
    return Manuscript("Las páginas", "Ada Pluma", "es", known, sections, made=MADE)
