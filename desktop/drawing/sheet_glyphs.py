"""The hand that writes on the sheet: figures and letters as single strokes of our own.

Each glyph: its width and its strokes as points, both in shares of the height written at (strokes'
x in shares of the width).
"""

from __future__ import annotations

import math
import random

from desktop.drawing.sheet_strokes import Point, Stroke, smooth

_Glyph = tuple[float, tuple[tuple[Point, ...], ...]]

# fmt: off
GLYPHS: dict[str, _Glyph] = {
    "0": (.62, (((.55, .02), (.24, .10), (.08, .46), (.16, .86), (.45, 1.0), (.78, .85),
                 (.92, .5), (.80, .14), (.52, .01), (.40, .05)),)),
    "1": (.40, (((.10, .24), (.30, .15), (.58, .0)), ((.58, .0), (.56, .5), (.52, 1.02)))),
    "2": (.62, (((.10, .24), (.26, .05), (.54, .0), (.80, .12), (.80, .36), (.58, .64),
                 (.28, .88), (.06, .99)), ((.06, .99), (.30, .94), (.60, .97), (.94, .96)))),
    "3": (.60, (((.12, .11), (.40, .0), (.74, .08), (.78, .27), (.60, .43), (.36, .47)),
                ((.36, .47), (.70, .50), (.90, .71), (.74, .94), (.40, 1.01), (.08, .88)))),
    "4": (.64, (((.52, .0), (.34, .34), (.04, .66)), ((.04, .66), (.5, .63), (.96, .65)),
                ((.70, .30), (.67, .65), (.63, 1.04)))),
    "5": (.60, (((.24, .03), (.20, .24), (.15, .45)),
                ((.15, .45), (.44, .36), (.76, .45), (.88, .70), (.72, .93), (.38, 1.01),
                 (.06, .91)), ((.24, .03), (.54, .03), (.86, -.01)))),
    "6": (.60, (((.74, .0), (.42, .18), (.18, .5), (.10, .78), (.30, .99), (.64, .98),
                 (.86, .79), (.76, .58), (.50, .51), (.24, .63), (.12, .76)),)),
    "7": (.60, (((.08, .05), (.5, .03), (.90, .02)), ((.90, .02), (.66, .4), (.40, 1.02)))),
    "8": (.60, (((.76, .13), (.48, .0), (.20, .12), (.26, .33), (.54, .47), (.84, .65),
                 (.84, .87), (.52, 1.0), (.18, .88), (.17, .68), (.46, .49), (.72, .33),
                 (.76, .12)),)),
    "9": (.60, (((.84, .18), (.62, .01), (.28, .07), (.12, .28), (.26, .49), (.58, .48),
                 (.80, .28), (.84, .14)), ((.84, .16), (.82, .55), (.68, 1.02)))),
    "O": (.72, (((.52, .0), (.20, .10), (.06, .46), (.16, .86), (.48, 1.0), (.82, .86),
                 (.94, .48), (.80, .12), (.50, .0), (.40, .04)),)),
    "C": (.64, (((.90, .18), (.62, .0), (.26, .11), (.07, .5), (.22, .88), (.58, 1.01),
                 (.92, .83)),)),
    "H": (.66, (((.12, .0), (.13, .5), (.10, 1.0)), ((.86, -.02), (.88, .5), (.86, 1.0)),
                ((.12, .52), (.87, .46)))),
    "Z": (.64, (((.08, .05), (.5, .03), (.90, .03)), ((.90, .03), (.5, .5), (.06, .97)),
                ((.06, .97), (.5, .94), (.96, .95)))),
    "R": (.64, (((.14, .0), (.15, .5), (.12, 1.0)),
                ((.13, .05), (.56, -.01), (.86, .16), (.78, .40), (.50, .51), (.15, .53)),
                ((.44, .52), (.66, .76), (.94, 1.0)))),
    "P": (.62, (((.15, .0), (.15, .5), (.12, 1.0)),
                ((.13, .05), (.58, -.01), (.88, .18), (.78, .44), (.48, .54), (.15, .55)))),
    "T": (.70, (((.02, .05), (.5, .02), (.98, .01)), ((.51, .02), (.51, .5), (.48, 1.0)))),
    "B": (.64, (((.15, .0), (.15, .5), (.12, 1.0)),
                ((.13, .04), (.58, -.01), (.84, .16), (.74, .40), (.46, .49), (.16, .50)),
                ((.16, .50), (.60, .47), (.92, .68), (.80, .93), (.46, 1.01), (.12, .99)))),
    "p": (.46, (((.14, .42), (.15, .8), (.12, 1.32)),
                ((.14, .56), (.46, .40), (.86, .56), (.84, .84), (.52, 1.0), (.16, .90)))),
    "m": (.66, (((.06, .46), (.09, .7), (.07, 1.0)), ((.08, .60), (.26, .42), (.46, .52),
                (.47, 1.0)), ((.47, .60), (.66, .42), (.90, .54), (.92, 1.0)))),
    "?": (.50, (((.1, .2), (.4, .0), (.8, .1), (.8, .35), (.5, .55), (.45, .75)),
                ((.44, .95), (.46, 1.0)))),
    "~": (.60, (((.02, .55), (.25, .42), (.5, .52), (.75, .62), (.98, .48)),)),
    "+": (.60, (((.5, .22), (.5, .5), (.48, .82)), ((.1, .53), (.5, .51), (.92, .52)))),
    "-": (.50, (((.1, .53), (.5, .51), (.92, .52)),)),
}
# fmt: on
GAP = 0.13
"""Between two glyphs, in shares of the height."""


def breadth(text: str, height: float, gap: float = GAP) -> float:
    """How wide a text is. Raises KeyError for a sign that the hand cannot write."""
    return sum(GLYPHS[sign][0] * height for sign in text) + gap * height * (len(text) - 1)


def lettered(
    chance: random.Random,
    text: str,
    at: Point,
    height: float,
    *,
    gap: float = GAP,
    unrest: float = 1.0,
) -> list[Stroke]:
    """The strokes of a text whose left upper corner is `at`; `unrest` 0 is copperplate.

    Raises KeyError for a sign that the hand cannot write.
    """
    strokes: list[Stroke] = []
    x, y = at
    for sign in text:
        width = GLYPHS[sign][0] * height
        strokes += _glyph(chance, sign, (x, y), height, unrest)
        x += width + gap * height
    return strokes


def _glyph(
    chance: random.Random, sign: str, at: Point, height: float, unrest: float
) -> list[Stroke]:
    """One glyph, turned, slanted and moved a little; ends that met still meet."""
    width, strokes = GLYPHS[sign]
    turn = chance.uniform(-0.05, 0.05) * unrest
    wide = width * height * chance.uniform(0.94, 1.06)
    high = height * chance.uniform(0.95, 1.05)
    x = at[0] + chance.uniform(-0.02, 0.02) * height * unrest
    y = at[1] + chance.uniform(-0.035, 0.035) * height * unrest
    slant, moved = chance.uniform(0.0, 0.07), dict[Point, Point]()
    cos, sin = math.cos(turn), math.sin(turn)
    drawn: list[Stroke] = []
    for stroke in strokes:
        points: Stroke = []
        for node in stroke:
            if node not in moved:
                u = node[0] + chance.uniform(-0.03, 0.03) * unrest
                v = node[1] + chance.uniform(-0.025, 0.025) * unrest
                moved[node] = (u + slant * (0.5 - v) * 1.2, v)
            u, v = moved[node]
            dx, dy = (u - 0.5) * wide, (v - 0.5) * high
            points.append((x + wide / 2 + dx * cos - dy * sin, y + high / 2 + dx * sin + dy * cos))
        drawn.append(smooth(points, 4))
    return drawn
