"""An empty satchel in pencil, where nothing is carried yet."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.drawing.inks import Inks
from desktop.drawing.kept import kept
from desktop.drawing.sheet_lead import Lead, pencilled
from desktop.drawing.sheet_strokes import Point, Stroke, path_of, seeded, smooth, straight

SATCHEL = (100.0, 82.0)
"""How large it is drawn at zoom 100 %."""

_OUTLINE, _SEAM, _SHADE = Lead(1.5, 0.52), Lead(1.0, 0.4), Lead(0.9, 0.34)

_CURVES: tuple[tuple[Point, ...], ...] = (
    ((13, 33), (9, 50), (9, 66), (16, 76), (34, 78), (52, 79), (72, 78), (86, 75), (91, 65)),
    ((91, 65), (92, 50), (87, 32)),
    ((12, 34), (15, 25), (30, 22), (50, 21), (70, 22), (85, 24), (88, 33)),
    ((12, 33), (13, 44), (22, 53), (38, 56), (50, 57), (64, 56), (79, 52), (88, 42), (88, 32)),
    ((20, 25), (20, 12), (30, 3), (50, 0), (70, 4), (79, 13), (80, 25)),
    ((26, 23), (27, 14), (35, 8), (50, 5), (65, 8), (73, 14), (74, 23)),
)
_SEAMS: tuple[tuple[Point, ...], ...] = (
    ((17, 33), (18, 41), (26, 48), (40, 51), (50, 52), (62, 51), (75, 47), (83, 40), (84, 32)),
    ((45, 50), (44, 58), (45, 67), (55, 67), (56, 58), (55, 50)),
    ((47, 60), (53, 60), (53, 65), (47, 65), (47, 60)),
)


@lru_cache(maxsize=1)
def _drawn() -> tuple[tuple[QPainterPath, Lead], ...]:
    """Outline, seams and the shade under the flap, at the right and on the ground."""
    chance, shade = seeded("satchel"), list[Stroke]()
    for n in range(8):
        x = 60 + 3.6 * n
        foot = 74.0 - 0.5 * n - chance.uniform(0, 3)
        shade.append(straight(chance, (x + 6, 58 - 0.9 * n), (x, foot), swing=0.4, wave=20))
    for n in range(7):
        x = 19 + 3.4 * n
        shade.append(straight(chance, (x + 3, 55 + 0.5 * n), (x, 60 + 0.4 * n), swing=0.3, wave=12))
    for n in range(9):
        x = 78 + 3.2 * n
        shade.append(straight(chance, (x, 79 - 0.3 * n), (x - 13, 81.0), swing=0.3, wave=20))
    return (
        (path_of(smooth(curve) for curve in _CURVES), _OUTLINE),
        (path_of(smooth(curve, 4) for curve in _SEAMS), _SEAM),
        (path_of(shade), _SHADE),
    )


def satchel(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """Draw it into a box, as large as that allows."""
    share = min(1.0, box.width() / SATCHEL[0], box.height() / SATCHEL[1])
    left = box.center().x() - SATCHEL[0] * share / 2
    top = box.center().y() - SATCHEL[1] * share / 2
    turn = QTransform(share, 0, 0, share, left, top)

    def drawn(brush: QPainter) -> None:
        for path, lead in _drawn():
            pencilled(brush, turn.map(path), lead, inks, share=max(0.7, share))

    around = QRectF(left - 4, top - 4, SATCHEL[0] * share + 16, SATCHEL[1] * share + 8)
    kept(painter, ("satchel", share), around, inks, drawn)
