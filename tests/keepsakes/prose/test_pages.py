"""Where pages end: what stays together, what rests on an ornament; the contents tell it true."""

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Section
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.progress import drained
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.prose.cuts import advance
from desktop.keepsakes.prose.design import design
from desktop.keepsakes.prose.rows import Row
from desktop.keepsakes.prose.typeset import typeset, typesetting
from desktop.keepsakes.wish import Wish
from tests.keepsakes.prose.test_typeset import body_of, chapter, text_of
from tests.looks.prose_contents import BAY

pytestmark = pytest.mark.usefixtures("qapp")


def pages_of(*sections: Section) -> list[list[Row]]:
    pages = body_of(text_of(*sections), design(Sheet()))
    return [[one.row for one in page if one.row.pieces] for page in pages]


def page_with(pages: list[list[Row]], word: str) -> int:
    return next(n for n, page in enumerate(pages) for row in page if word in row.said)


TOLD = "Ten words about a thing that is soon told, here. "


@pytest.mark.parametrize("before", range(14, 31, 2))
def test_a_head_stays_with_its_mood_and_with_what_is_told_first(before: int) -> None:
    filler = chapter(*["One line of it."] * before, title="Before")
    mood = Para(
        plain("A mood of two lines, with as many words as these two lines need. " * 2), "mood"
    )
    told = Para(plain(f"Alpha {TOLD * 9}"))
    pages = pages_of(filler, Section("chapter", "Under way", (mood, told, *filler.blocks)))
    at = page_with(pages, "Under way")
    assert at == page_with(pages, "A mood") == page_with(pages, "Alpha")


@pytest.mark.parametrize("count", [2, 6, 7, 12])
@pytest.mark.parametrize("before", range(18, 30, 3))
def test_figures_are_torn_apart_fairly_or_not_at_all(count: int, before: int) -> None:
    told = [Para(plain("One line of it."))] * before
    rolls = [Para(plain(f"roll{n}"), "figures") for n in range(count)]
    pages = pages_of(Section("chapter", "Rolls", (*told, *rolls, *told)))
    on = Counter(n for n, page in enumerate(pages) for row in page if row.said.startswith("roll"))
    assert sum(on.values()) == count
    assert len(on) == 1 if count <= 6 else min(on.values()) >= 3


@pytest.mark.parametrize("before", range(22, 34, 2))
def test_a_small_plate_stays_with_the_line_above_it(before: int) -> None:
    small = msgspec.structs.replace(BAY, width=30.0, height=20.0)
    told = [Para(plain("One line of it."))] * before
    section = Section("chapter", "Met", (*told, Para(plain("Who it was.")), Plate(small), *told))
    for page in body_of(text_of(section), design(Sheet())):
        for one, two in pairwise(one.row for one in page):
            assert two.said != BAY.alt or one.said.endswith("Who it was.")
        assert page[0].row.said != BAY.alt


def test_an_argument_has_one_line_where_it_fits_the_measure() -> None:
    under = "How 23 was looked at from a distance, and then from a better one"
    (page, *_) = pages_of(Section("chapter", "Chapter", (Para(plain(TOLD)),), under=under))
    assert [row.said for row in page][1] == under


def test_points_before_verses_stand_in_a_column() -> None:
    runs = tuple(
        Run(style, text)
        for points, name in (("+12", "Wits"), ("\u22123", "Towns"), ("+0", "Items"))
        for style, text in (("strong", points), ("plain", f"\u00a0{name}\n"))
    )
    (page,) = pages_of(Section("back", "The Review", (Para(runs, "verse"),)))
    lines = [row for row in page if row.said.endswith(("Wits", "Towns", "Items"))]
    leads = [row.pieces[0] for row in lines]
    assert len({round(one.x + advance(one.text.rstrip(), one.cut)) for one in leads}) == 1
    assert len({round(row.pieces[1].x) for row in lines}) == 1
    assert [row.said for row in lines] == ["+12 Wits", "\u22123 Towns", "+0 Items"]


def many(count: int) -> Manuscript:
    return text_of(*(chapter(TOLD * (4 + 3 * n % 40), title=f"Title {n:03}") for n in range(count)))


def test_a_page_that_ends_short_with_its_section_has_an_ornament() -> None:
    mood = Para(plain("What a mood it was. " * 9), "mood")
    rolls = [Para(plain("roll")), *[Para(plain("roll"), "figures")] * 5]
    sections = [Section("chapter", "Ten", (mood, Para(plain(TOLD * 7)), *rolls))] * 12
    pages, plan = body_of(text_of(*sections), design(Sheet())), design(Sheet())
    resting = [page for page in pages if page[-1].row.extras and not page[-1].row.height]
    assert resting
    for page, after in pairwise(pages):
        left = (plan.depth - page[-1].y - page[-1].row.height) / plan.leading
        begins = after[0].row.section > page[-1].row.section
        assert (page in resting) == (begins and left > 2.4)
        assert begins or left < 4


@pytest.mark.parametrize("count", [6, 9, 45])
def test_contents_tell_true_pages(count: int) -> None:
    leaves = typeset(many(count), Wish())
    told = "\n".join(leaf.text for leaf in leaves if "Contents" in leaf.text or not leaf.heading)
    entries = re.findall(r"(Title \d+) (\d+)", told)
    assert len(entries) == (count if count > 6 else 0)
    for title, number in entries:
        leaf = leaves[int(number) - 1]
        assert leaf.name == number
        assert title in leaf.heading.splitlines()
        assert title in leaf.text


def test_titles_become_the_outline_of_a_pdf() -> None:
    leaves = typeset(many(8), Wish())
    raw = drained(pdf(leaves, Wish(), "Title", "")).decode("latin-1")
    found = re.findall(r"/Title <FEFF([0-9A-F]+)> /Parent \d+ 0 R.*?/Dest \[(\d+) 0 R", raw)
    titles = [bytes.fromhex(title).decode("utf-16-be") for title, _ in found]
    assert titles == [f"Title {n:03}" for n in range(8)]
    objects = re.findall(r"(\d+) 0 obj\n<< /Type /Page ", raw)
    on = [objects.index(page) for _, page in found]
    assert all(title in leaves[n].heading for title, n in zip(titles, on, strict=True))


def test_a_long_text_is_set_in_many_steps_and_can_be_left() -> None:
    work = typesetting(many(60), Wish())
    steps = [next(work) for _ in range(12)]
    assert all(step.done <= step.total for step in steps)
    work.close()
    assert [leaf.name for leaf in drained(typesetting(many(9), Wish()))] == [
        leaf.name for leaf in typeset(many(9), Wish())
    ]
