"""Pages of a book: nothing lost, nothing torn apart, nothing outside of what may be printed."""

import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Plate, Section, Space
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.progress import drained
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.placing.booklet import half
from desktop.keepsakes.prose.binding import Binding, Body, composing
from desktop.keepsakes.prose.design import Design, design
from desktop.keepsakes.prose.rows import Row
from desktop.keepsakes.prose.typeset import typeset
from desktop.keepsakes.wish import Wish
from tests.keepsakes.outputs.ink import picture_box, within
from tests.looks.prose_contents import BAY, BOOK, DIARY, JACKET, SHORT
from tests.looks.static_prose import picture

pytestmark = pytest.mark.usefixtures("qapp")
DENSITY = 2.0
SHEETS = {
    f"{paper.name}, {margin:g} mm{', folded' if folded else ''}": (Sheet(paper, margin), folded)
    for paper in (A4, LETTER)
    for margin in (0.0, 5.0, 20.0)
    for folded in (False, True)
}


def text_of(*sections: Section, title: str = "Title") -> Manuscript:
    return Manuscript(title, "", "en", "id", sections)


def chapter(*texts: str, title: str = "Chapter") -> Section:
    return Section("chapter", title, tuple(Para(plain(text)) for text in texts))


def body_of(text: Manuscript, plan: Design) -> Body:
    return drained(composing(text, plan))


@cache
def bound(sheet: Sheet, name: str) -> tuple[tuple[tuple[Row, float], ...], ...]:
    """The rows on each page of text, with their places."""
    text = {"book": BOOK, "diary": DIARY}[name]
    pages = body_of(text, design(sheet))
    return tuple(tuple((one.row, one.y) for one in page) for page in pages)


def all_said(leaves: tuple[Leaf, ...]) -> str:
    return "\n".join(leaf.text for leaf in leaves)


@pytest.mark.parametrize("name", ["book", "diary"])
@pytest.mark.parametrize("half_page", [False, True])
@pytest.mark.parametrize("margin", [0.0, 20.0])
def test_no_widow_no_orphan_no_head_at_the_foot(name: str, half_page: bool, margin: float) -> None:
    sheet = Sheet(A4, margin)
    pages = bound(half(sheet) if half_page else sheet, name)
    rows = [[row for row, _ in page if row.plate is None] for page in pages]
    rows = [page for page in rows if page]
    assert len(rows) > 4
    for one, two in pairwise(rows):
        if two[0].opens:
            continue
        assert not one[-1].tied, "a head, or what belongs to the next row, at the foot"
        if not two[0].starts and two[0].pieces:
            assert not one[-1].starts, "an orphan: a paragraph's first line at the foot"
            ends = len(two) > 1 and not two[1].starts and two[1].pieces
            assert ends, "a widow: a paragraph's last line at the head"
    for page in rows:
        assert page[0].pieces or page[0].height == 0, "an ornament at the head"


@pytest.mark.parametrize("name", ["book", "diary"])
def test_rows_stand_one_below_the_other_within_the_type(name: str) -> None:
    plan = design(Sheet())
    for page in bound(Sheet(), name):
        below = 0.0
        for row, y in page:
            assert y >= below - 0.01
            below = y + row.height
        assert below <= plan.depth + 1


@pytest.mark.parametrize("key", SHEETS)
def test_no_ink_outside_of_what_may_be_printed(key: str) -> None:
    sheet, folded = SHEETS[key]
    leaves = typeset(BOOK, Wish(sheet, booklet=folded))
    lying = sheet.turned(landscape=True) if folded else sheet
    for leaf in leaves:
        assert (leaf.width, leaf.height) == (lying.width, lying.height)
        box = picture_box(picture(leaf, DENSITY), DENSITY)
        assert box.isEmpty() or within(box, lying.printable, 0.5), leaf.name


def test_a_capital_stands_on_the_third_line_and_reaches_up_to_the_first() -> None:
    density = 24.0
    text = text_of(chapter("Heaven " + "held the hills in a haze. " * 12))
    leaves = typeset(text, Wish())
    plan = design(Sheet())
    image = picture(leaves[1], density)
    tenth = 25.4 / 720
    left = plan.start(recto=False) * tenth

    def inked(x: float, start: float, end: float) -> list[float]:
        column = round(x * density)
        rows = range(round(start * density), round(end * density))
        return [y / density for y in rows if image.pixelColor(column, y).lightness() < 128]

    at = next(one for page in body_of(text, plan) for one in page if one.row.extras)
    top = (plan.top + at.y) * tenth
    line = plan.leading * tenth
    first = top + at.row.baseline * tenth
    stem = left + 0.12 * 3 * line  # in the middle of the H's left stem, about
    found = inked(stem, top - line, top + 3.2 * line)
    assert abs(found[-1] - (first + 2 * line)) < 0.2, "its foot is not on the third line"
    assert abs(found[0] - (first - 0.65 * plan.size * tenth)) < 0.2, "its top is not a capital's"


def test_everything_is_said_once_and_in_order() -> None:
    said = " ".join(all_said(typeset(BOOK, Wish())).split())
    at = 0
    for section in BOOK.sections:
        for block in section.blocks:
            if isinstance(block, Para):
                for part in "".join(run.text for run in block.runs).split("\n"):
                    words = " ".join(part.split())
                    assert said.count(words) == 1, words
                    at = said.index(words, at)
    assert said.index(JACKET[0][0].text) > at


def test_text_is_found_and_copied_from_a_pdf(tmp_path: Path, tool: Callable[[str], str]) -> None:
    path = tmp_path / "diary.pdf"
    path.write_bytes(drained(pdf(typeset(DIARY, Wish()), Wish(), DIARY.title, DIARY.author)))
    asked = [tool("pdftotext"), "-raw", str(path), "-"]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
    found = " ".join(told.split())
    at = 0
    for section in DIARY.sections:
        for block in section.blocks:
            if isinstance(block, Para) and block.voice in ("text", "quote", "note"):
                start = " ".join("".join(run.text for run in block.runs).split()[:9])
                assert start in found[at:], start
                at = found.index(start, at)
    assert "The first map The Twelfth Passenger 12 March" in found
    assert "of butter. The other was new." in found, "lines follow one another"


_WORD = st.text("abcdef\u00e9\u00df-", min_size=1, max_size=14)
_VOICES = st.sampled_from(("text", "mood", "stakes", "figures", "note", "quote", "verse"))
_STYLES = st.sampled_from(("plain", "em", "strong", "mood"))
_RUNS = st.lists(
    st.builds(lambda style, words: (style, words), _STYLES, st.lists(_WORD, max_size=25)),
    max_size=3,
)
_PARAS = st.builds(lambda runs, voice: (runs, voice), _RUNS, _VOICES)
_BLOCKS = st.lists(st.one_of(_PARAS, st.sampled_from(("space", "plate", "page"))), max_size=6)
_SECTIONS = st.lists(
    st.tuples(st.sampled_from(("chapter", "interlude", "front", "back", "part")), _BLOCKS),
    max_size=5,
)


def _numbered(parts: list[tuple[str, list[object]]]) -> Manuscript:
    """A manuscript in which each word has a number, so that it can be known again."""
    count = 0

    def run(style: str, words: list[str]) -> Run:
        nonlocal count
        shown = list[str]()
        for word in words:
            count += 1
            shown.append(f"{word}x{count}x")
        return Run(style, " ".join(shown) + " ")

    def block(made: object) -> Block:
        if made == "space":
            return Space()
        if made in ("plate", "page"):
            nonlocal count
            count += 1
            return Plate(BAY, f"capx{count}x", made == "page")
        runs, voice = made  # type: ignore[misc]
        return Para(tuple(run(*one) for one in runs), voice)

    sections = []
    for kind, blocks in parts:
        count += 1
        sections.append(Section(kind, f"headx{count}x", tuple(block(one) for one in blocks)))
    return Manuscript("Title", "Somebody", "en", "id", tuple(sections), jacket=(plain("Blurb."),))


def _texts(text: Manuscript) -> Iterator[str]:
    for section in text.sections:
        yield section.title
        for block in section.blocks:
            if isinstance(block, Plate):
                yield block.caption
            elif isinstance(block, Para):
                yield "".join(run.text for run in block.runs)


@given(_SECTIONS, st.sampled_from((5.0, 20.0)), st.booleans())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_each_word_is_on_one_page_once(parts: list, margin: float, folded: bool) -> None:
    text = _numbered(parts)
    leaves = typeset(text, Wish(Sheet(A4, margin), booklet=folded))
    found = Counter(re.findall(r"x(\d+)x", all_said(leaves).lower()))
    wanted = re.findall(r"x(\d+)x", " ".join(_texts(text)))
    assert found == Counter(wanted)
    assert set(found.values()) <= {1}


GERMAN = (
    "\u201eDonaudampfschifffahrtsgesellschaftskapit\u00e4n\u201c, sagte sie, \u201eist hier kein "
    "Beruf, sondern eine Verz\u00f6gerung.\u201c "
)
SPANISH = "\u00bfQu\u00e9 hora es? \u2014pregunt\u00f3 el ma\u00f1oso\u2014. "
JAPANESE = "\u65e5\u672c\u8a9e\u306e\u6587\u7ae0\u3067\u3059\u3002"
EMOJI = "\U0001f600 \U0001f469\u200d\U0001f680 emoji "
ICONS = Para((Run("icon", "skull"), Run("icon", "no such")))
STRANGE = {
    "nothing at all": text_of(),
    "no title": text_of(chapter("Words.", title=""), title=""),
    "empty chapters": text_of(*[chapter(title=f"Chapter {n}") for n in range(30)]),
    "a title of 200 letters": text_of(chapter("Words."), title="Of how I came to the sea, " * 8),
    "a title in one word": text_of(chapter("Words.", title="m" * 200), title="w" * 200),
    "one very long word": text_of(chapter("a" + "m" * 400), chapter("x" * 1500)),
    "German": text_of(chapter(GERMAN * 8)),
    "Spanish": text_of(chapter(SPANISH * 9)),
    "Japanese": text_of(chapter(JAPANESE * 60, title=JAPANESE[:2])),
    "emoji": text_of(chapter(EMOJI * 40, title="\U0001f600")),
    "icons": text_of(Section("chapter", "", (ICONS,))),
    "tails": text_of(
        chapter("Quinces " * 60, title="Q"), chapter("Jam " * 60), chapter("\u201cI? " * 40)
    ),
}


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("name", STRANGE)
def test_strange_texts_stay_on_the_page(name: str, folded: bool) -> None:
    sheet = Sheet(A4, 20.0)
    leaves = typeset(STRANGE[name], Wish(sheet, booklet=folded))
    lying = sheet.turned(landscape=True) if folded else sheet
    for leaf in leaves[:4]:
        box = picture_box(picture(leaf, DENSITY), DENSITY)
        assert box.isEmpty() or within(box, lying.printable, 0.5)


def test_four_hundred_chapters() -> None:
    made = [chapter(f"The one about w{n}w.", title=f"Chapter {n}") for n in range(400)]
    leaves = typeset(text_of(*made), Wish())
    found = re.findall(r"w(\d+)w", all_said(leaves))
    assert found == [str(n) for n in range(400)]


def test_pages_have_names_and_numbers() -> None:
    names = [leaf.name for leaf in typeset(BOOK, Wish())]
    assert names[:2] == ["Cover", "Title"]
    assert names[-1] == "Back cover"
    assert names[2:-1] == [str(number) for number in range(3, len(names))]
    assert [leaf.name for leaf in typeset(SHORT, Wish())] == ["Title", "2"], "no blank pages"


@pytest.mark.parametrize("count", range(1, 6))
def test_a_folded_book_ends_with_its_jacket_and_has_no_needless_blanks(count: int) -> None:
    filler = chapter("Ten words about a thing that is not soon told. " * 45)
    text = msgspec.structs.replace(BOOK, sections=(filler,) * count)
    plan = design(half(Sheet()))
    pages = Binding(text, plan, body_of(text, plan), fold=True).bind()
    assert len(pages) % 4 == 0
    assert [pages[0].name, pages[-1].name] == ["Cover", "Back cover"]
    blank = [number for number, page in enumerate(pages) if not page.said]
    assert len(blank) < 4
    assert not blank or blank[0] == 1, "the first blank page is the inside of the cover"
    leaves = typeset(text, Wish(Sheet(), booklet=True))
    assert len(leaves) * 2 == len(pages)


def test_short_chapters_run_on_and_long_ones_begin_a_page() -> None:
    def opened(text: Manuscript) -> int:
        pages = body_of(text, design(Sheet()))
        return sum(page[0].row.opens for page in pages)

    short = chapter("Ten words about a thing that is soon told, here. " * 4)
    long = chapter("Ten words about a thing that is not soon told. " * 60)
    assert opened(text_of(*[short] * 12)) == 1
    assert opened(text_of(*[long] * 5)) == 5


def plan_and_heads(text: Manuscript) -> tuple[Design, list[str]]:
    from desktop.keepsakes.prose import binding

    heads = list[str]()
    original = binding.running_head

    def seen(text: str, number: str, plan: Design, *, recto: bool) -> object:
        made = original(text, number, plan, recto=recto)
        heads.append(" ".join(piece.text for piece in made))
        return made

    plan = design(Sheet())
    binding.running_head = seen  # type: ignore[assignment]
    try:
        Binding(text, plan, body_of(text, plan), fold=False).bind()
    finally:
        binding.running_head = original
    return plan, heads


def test_running_heads_tell_title_and_chapter_but_not_over_a_head() -> None:
    _, heads = plan_and_heads(DIARY)
    assert heads == ["The Twelfth Passenger 3", "4 Pier Four at Night", "6 Pier Four at Night"]


def test_a_long_running_head_ends_with_its_first_part() -> None:
    title = "The Frozen Staircase, which was not on any of the maps that I had paid for by then"
    filler = "Ten words about a thing that is not soon told. " * 150
    _, heads = plan_and_heads(text_of(chapter(filler, title=title)))
    assert heads[0] == "The Frozen Staircase 3"
