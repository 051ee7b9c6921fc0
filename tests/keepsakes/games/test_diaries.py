"""Both diaries as manuscripts: their sections, pictures and pages; sound as EPUB and HTML."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from desktop.drawing.prose import plain
from desktop.keepsakes.games.aventura import diary as campaign
from desktop.keepsakes.games.calendar import cover
from desktop.keepsakes.games.calendar import diary as year
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Space
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.prose.html import html
from desktop.keepsakes.prose.typeset import typeset
from desktop.keepsakes.source import Source
from desktop.keepsakes.wish import Wish
from desktop.rules.games.calendar.view.year import year as calendar_year
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings, Note
from desktop.words.aventura.campaign.book import Sight
from desktop.words.aventura.campaign.campaign import campaign as retold
from desktop.words.language import hush, speak
from tests.keepsakes.games import aventura_stories, years
from tests.keepsakes.outputs.ink import picture_box, within

MADE = "2026-11-30T12:00:00"


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:
    speak("en")
    yield
    hush()


@cache
def told(name: str) -> History:
    return aventura_stories.told(name)


@cache
def adventure() -> Manuscript:
    story = told("left_at_952")
    notes = (Note("pier_four.A", 20, "Ask <Orr> & the *others*."),)
    return campaign.manuscript(Source(story, Jottings(notes=notes), "en"), MADE)


@cache
def almanac() -> Manuscript:
    return year.manuscript(years.source("june"), MADE)


def test_a_chapter_for_each_visit_with_its_map_at_its_head() -> None:
    chapters = [one for one in adventure().sections if one.kind == "chapter"]
    assert [one.title for one in chapters] == [
        "Pier Four at Night",
        "The Company\N{RIGHT SINGLE QUOTATION MARK}s Offices",
        "The 9.52",
        "The Thole Side",
    ]
    assert [one.over for one in chapters][:2] == ["Part the First", "Part the Second"]
    assert chapters[0].under == "Port Averil, from 9.16 in the evening; 8 of 8 turns"
    for one in chapters:
        head = one.blocks[0]
        assert isinstance(head, Plate)
        assert head.picture.width > 200
        assert sum(isinstance(block, Plate) for block in one.blocks) <= 6
    assert [one.title for one in adventure().sections[-2:]] == ["Left at 9.52", "In figures"]


def test_a_short_visit_that_gave_nothing_to_read_belongs_to_the_part_before() -> None:
    pack = aventura_stories.pack_in(aventura_stories.LAST_BOAT)
    story = aventura_stories.wandered(pack, "to and fro", 300, 2)
    visits = retold(pack, "en", story, ()).chapters
    found = campaign.manuscript(aventura_stories.source(story), "")
    parts = [one for one in found.sections if one.kind == "chapter"]
    assert len(parts) < len(visits)
    assert sum(isinstance(block, Space) for one in parts for block in one.blocks) == len(
        visits
    ) - len(parts)
    assert [one.over for one in parts][:2] == ["Part the First", "Part the Second"]
    assert all(isinstance(one.blocks[0], Plate) for one in parts)
    whole = _text(found)
    for visit in visits:
        first = visit.blocks[0]
        assert not isinstance(first, Sight)
        assert "".join(piece.text for piece in first.pieces) in whole


def test_a_chapter_for_each_month_that_was_read_with_its_engraving() -> None:
    chapters = [one for one in almanac().sections if one.kind == "chapter"]
    assert len(chapters) == 6
    assert chapters[0].title == "A Claim on the Dead"
    assert chapters[0].under.startswith("January: ")
    assert chapters[5].under.startswith("June: so far ")
    assert all(isinstance(one.blocks[0], Plate) for one in chapters)
    turned = year.manuscript(years.source("turned"), MADE)
    assert [one.title for one in turned.sections if one.kind == "chapter"] == [
        one.title for one in chapters
    ]
    ended = year.manuscript(years.source("end"), MADE)
    assert [one.kind for one in ended.sections].count("chapter") == 12
    last = next(one for one in ended.sections[::-1] if one.title != "Pencilled ahead")
    assert [one.voice for one in last.blocks[-6:] if isinstance(one, Para)] == ["figures"] * 6


def test_the_days_of_a_week_run_on_below_its_question() -> None:
    for chapter in almanac().sections:
        voices = [one.voice if isinstance(one, Para) else "" for one in chapter.blocks]
        assert "quote" not in voices
        for at, voice in enumerate(voices):
            if voice == "mood":
                assert voices[at + 1] == "text"
    days = [
        sum(run.style == "capitals" for run in block.runs)
        for chapter in almanac().sections[:5]
        for block in chapter.blocks
        if isinstance(block, Para)
    ]
    assert sum(days) == 31 + 28 + 31 + 30 + 31
    assert max(days) == 7


def test_a_year_has_a_cover_of_its_own_months_and_a_jacket_that_is_true() -> None:
    june, end = almanac(), year.manuscript(years.source("end"), MADE)
    for made in (june, end):
        assert made.cover is not None
        assert made.title in made.cover.alt
        assert len(made.jacket) == 3
    read = range(1, 7)
    sums = calendar_year(years.source("june").history.content, years.source("june").history.state)
    assert cover.shown(sums, read) in read
    state = years.source("end").history.state
    told = " ".join(run.text for para in end.jacket for run in para)
    assert str(sum(one.how != "lapsed" for one in state.days)) in told
    assert year.manuscript(years.source("new"), "").cover is None


def test_what_comes_before_a_late_first_month_stands_below_its_engraving() -> None:
    first = year.manuscript(years.source("june"), MADE).sections[0]
    before = (Para(plain("It was June."), "mood"),)
    begun = year._begun(first, before)
    assert begun.blocks[:2] == (first.blocks[0], before[0])
    assert begun.blocks[2:] == first.blocks[1:]


def test_a_manuscript_is_the_same_for_the_same_story() -> None:
    story = told("left_at_952")
    again = campaign.manuscript(Source(story, Jottings(), "en"), "")
    assert again.id == adventure().id
    assert (adventure().made, again.made) == (MADE, "")
    other = campaign.manuscript(aventura_stories.source(told("forty_one")), "")
    assert other.id != again.id
    assert adventure().title == "The Last Boat Out"
    named = campaign.manuscript(Source(story, Jottings(title="My boat"), "en"), "")
    assert named.title == "My boat"


def test_the_last_page_has_the_figures_of_the_game() -> None:
    kept = told("left_at_952").state.statistics
    rows = [
        "".join(run.text for run in block.runs)
        for block in adventure().sections[-1].blocks
        if isinstance(block, Para)
    ]
    assert f"Turns: {kept.turns}" in rows
    assert f"Tests passed: {kept.passed}; failed: {kept.failed}" in rows
    assert f"Wounds: {kept.wounds}" in rows


def test_an_empty_game_gives_one_honest_sentence() -> None:
    first = next(aventura_stories.positions("forty_one"))
    found = campaign.manuscript(aventura_stories.source(first), "")
    assert [one.kind for one in found.sections] == ["front"]
    assert _text(found).endswith("So far nobody has set out.")
    new = year.manuscript(years.source("new"), "")
    assert [one.kind for one in new.sections][:1] == ["front"]
    assert "Not a day has been played yet." in _text(new)
    for empty in (found, new):
        assert len(typeset(empty, Wish())) <= 4


def test_content_that_is_gone_is_said_to_be() -> None:
    story = replace(told("forty_one"), content=None)
    assert "not here any more" in _text(campaign.manuscript(aventura_stories.source(story), ""))
    gone = years.source("june")
    gone = replace(gone, history=replace(gone.history, content=None))
    assert "not here any more" in _text(year.manuscript(gone, ""))


def _text(manuscript: Manuscript) -> str:
    return "\n".join(
        "".join(run.text for run in block.runs)
        for section in manuscript.sections
        for block in section.blocks
        if isinstance(block, Para)
    )


@pytest.mark.parametrize(
    ("made", "sheet"), [(adventure, Sheet(A4, 20.0)), (almanac, Sheet(LETTER, 5.0))]
)
def test_no_ink_outside_the_printable_box(made: Callable[[], Manuscript], sheet: Sheet) -> None:
    leaves = typeset(made(), Wish(sheet=sheet))
    assert len(leaves) > 20
    for leaf in leaves[:: len(leaves) // 7]:
        box = picture_box(image(leaf, 2.0), 2.0)
        assert box == QRectF() or within(box, sheet.printable, 0.6)


def test_html_holds_the_players_words_as_they_are() -> None:
    page = html(adventure(), Wish())
    assert "Ask &lt;Orr&gt; &amp; the *others*." in page
    assert "<Orr>" not in page
