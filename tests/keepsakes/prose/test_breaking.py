"""Lines of a paragraph: how wide they are, where they may end, what they say."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QGuiApplication

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.prose.breaking import Line, Setting, broken, spacing
from desktop.keepsakes.prose.design import design
from desktop.keepsakes.prose.words import Fragment, Gap, fragments, roman
from tests.looks.prose_contents import DIARY

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = 120
SPACE = spacing(SIZE)


def parts_of(text: str, narrowest: float = 1e6) -> list[Fragment]:
    return fragments(plain(text), roman(SIZE), narrowest)


def said(parts: list[Fragment], line: Line) -> str:
    return " ".join(part.said for part in parts[line.start : line.end] if part.said)


def width(parts: list[Fragment], line: Line) -> float:
    """The width of a line as it is set, added up from what stands in it."""
    inside = parts[line.start : line.end]
    spaces = sum(part.gap is Gap.SPACE for part in inside[:-1])
    return sum(part.width for part in inside) + spaces * line.space


TOLD = " ".join(
    run.text for block in DIARY.sections[0].blocks[:3] for run in getattr(block, "runs", ())
)


def test_lines_fill_their_measure_with_even_spaces() -> None:
    parts = parts_of(TOLD)
    lines = broken(parts, [3200.0])
    assert len(lines) > 10
    for line in lines[:-1]:
        # A full stop or a quotation mark hangs out by no more than its own width.
        assert abs(width(parts, line) - 3200) < 0.5 * SIZE
        assert SPACE.natural - SPACE.shrink <= line.space <= SPACE.natural + 2.4 * SPACE.stretch
    assert " ".join(said(parts, line) for line in lines) == " ".join(TOLD.split())
    assert all(one.end == two.start for one, two in pairwise(lines))


def test_spaces_are_evener_than_line_by_line() -> None:
    parts = parts_of(TOLD.replace("-", ""))
    chosen, greedy = list[float](), list[float]()
    for measure in range(1800, 3200, 140):
        chosen += [line.space for line in broken(parts, [float(measure)])[:-1]]
        greedy += first_fit(parts, measure)
    assert uneven(chosen) < 0.85 * uneven(greedy)
    assert max(chosen) < max(greedy)


def first_fit(parts: list[Fragment], measure: float) -> list[float]:
    """The spaces of lines that take as many words as they can, one line after the other."""
    spaces, start = list[float](), 0
    while start < len(parts):
        end = start + 1
        while end < len(parts) and tight(parts, start, end + 1) <= measure:
            end += 1
        if end < len(parts):
            words = sum(part.width for part in parts[start:end])
            spaces.append((measure - words) / (end - start - 1))
        start = end
    return spaces


def uneven(spaces: list[float]) -> float:
    """How far spaces are from the natural one, in the mean; the worst count most."""
    off = [abs(space - SPACE.natural) ** 3 for space in spaces]
    return (sum(off) / len(off)) ** (1 / 3)


def tight(parts: list[Fragment], start: int, end: int) -> float:
    least = SPACE.natural - SPACE.shrink
    return sum(part.width for part in parts[start:end]) + least * (end - start - 1)


def test_a_paragraph_seldom_ends_in_a_scrap() -> None:
    for measure in range(2300, 3400, 50):
        for block in DIARY.sections[1].blocks:
            parts = fragments(getattr(block, "runs", ()), roman(SIZE), measure)
            lines = broken(parts, [float(measure)])
            alone = len(lines) > 1 and lines[-1].end - lines[-1].start == 1
            assert not alone or width(parts, lines[-1]) > 0.1 * measure, measure


def test_soft_hyphens_and_dashes_end_lines_and_nothing_is_said_twice() -> None:
    word = "Donau\u00addampf\u00adschiff\u00adfahrt"
    parts = parts_of(f"{word} {word} half-past\u2014four")
    assert [part.gap for part in parts[:4]] == [Gap.SOFT, Gap.SOFT, Gap.SOFT, Gap.SPACE]
    assert [part.said for part in parts if part.said] == [
        *["Donaudampfschifffahrt"] * 2,
        "half-past\u2014four",
    ]
    assert [part.gap for part in parts[8:]] == [Gap.SEAM, Gap.SEAM, Gap.NONE]
    narrow = max(part.width for part in parts) + SIZE
    lines = broken(parts, [narrow], Setting.RAGGED)
    assert len(lines) >= 6
    assert all(width(parts, line) <= narrow for line in lines)


def test_no_line_ends_at_a_space_that_does_not_break() -> None:
    parts = parts_of("It was 4\u00a0kg, in\u202fall.")
    assert [part.said for part in parts] == ["It", "was", "4\u00a0kg,", "in\u202fall."]


def test_words_that_stay_whole_are_cut_only_where_they_must_be() -> None:
    text = "LUC\u00a03\u2013and\u00a06: out-of-luck"
    parts = fragments(plain(text), roman(SIZE), 1e6, whole=True)
    assert [part.said for part in parts] == text.split(" ")
    assert len(fragments(plain(text), roman(SIZE), 400.0, whole=True)) > 2


LONG = (
    "Die Genossenschaftsversammlung der Hafenmeisterei beschloss, die Leuchtturmbeleuchtung bis "
    "zur Wiederherstellung der Verkehrssicherheit ununterbrochen in Betrieb zu halten. Die "
    "Untersuchungskommission sprach von Verwechslungen der Aufbewahrungsbescheinigungen und ging "
    "zum Schiffsanlegeplatz. Niemand hatte die Schlie\u00dffachschl\u00fcssel verlangt."
)


@pytest.mark.parametrize("measure", [2200.0, 2900.0, 3200.0])
def test_long_words_make_a_ragged_edge_rather_than_wide_spaces(measure: float) -> None:
    parts = parts_of(LONG)
    lines = broken(parts, [measure])
    assert all(line.space <= SPACE.natural + 3 * SPACE.stretch for line in lines)
    assert all(width(parts, line) <= measure + 0.5 * SIZE for line in lines)
    assert min(width(parts, line) for line in lines[:-1]) > 0.55 * measure


def test_a_word_wider_than_the_measure_is_cut_into_letters() -> None:
    parts = parts_of("x" + "m" * 300, narrowest=2000.0)
    lines = broken(parts, [2100.0])
    assert len(parts) == 301
    assert all(width(parts, line) <= 2100 for line in lines)
    assert sum(len(part.pieces[0].text) for part in parts) == 301


def test_runs_without_a_space_between_them_are_one_word(qapp: QGuiApplication) -> None:
    runs = (Run("plain", "the "), Run("em", "Ada"), Run("plain", "\u2019s crew of 12"))
    parts = fragments(runs, roman(SIZE), 1e6)
    assert [part.said for part in parts] == ["the", "Ada\u2019s", "crew", "of", "12"]
    assert [len(part.pieces) for part in parts] == [1, 2, 1, 1, 1]
    assert parts[4].pieces[0].cut.face is not parts[3].pieces[0].cut.face, "old-style figures"


@pytest.mark.parametrize("margin", [0.0, 5.0, 20.0, 40.0])
def test_a_page_has_the_measure_of_a_book(margin: float) -> None:
    plan = design(Sheet(margin=margin))
    parts = fragments(plain(TOLD), roman(plan.size), plan.measure)
    lines = broken(parts, [plan.measure])
    letters = [len(said(parts, line)) for line in lines[:-1]]
    assert 55 <= sum(letters) / len(letters) <= 68
    for recto in (True, False):
        start = plan.start(recto=recto)
        assert plan.safe[0] <= start <= start + plan.measure <= plan.safe[2]
    assert plan.start(recto=True) < plan.start(recto=False), "the inner margin is the narrower"
    assert plan.safe[1] <= plan.head - plan.size < plan.top
    assert plan.top + plan.depth <= plan.safe[3]
