"""The book itself: what was told of a game, bound as a text to be typeset, from any save."""

from __future__ import annotations

import uuid
from collections.abc import Generator, Iterator

import msgspec

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.games.book.cover import cover_picture
from desktop.keepsakes.games.book.sheet import journey_picture
from desktop.keepsakes.games.book.telling import Telling, paras
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Section
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.prose.apostrophes import printed
from desktop.keepsakes.source import Source
from desktop.rules.games.book import view
from desktop.rules.games.book.state import State
from desktop.words.book import chapters, ends
from desktop.words.book.bound import heads
from desktop.words.book.bound.jacket import jacket
from desktop.words.book.diary import square_notes
from desktop.words.book.names import ADVENTURER, TITLE, Names, place_text

_IDS = uuid.UUID("1d0f2d44-6a2c-5f0a-9d7e-0c6a0f7b3b52")


def manuscript(source: Source, made: str) -> Manuscript:
    """The book as a text."""
    return drained(writing(source, made))


def writing(source: Source, made: str) -> Generator[Progress, None, Manuscript]:
    """A book as far as it has come, with its cover, its map, its review and the player's lines."""
    history, names = source.history, source.jottings.names
    state: State = history.state
    words = Names(history.content, source.language)
    sections, total = list[Section](), len(state.pages) + 1
    for section in _sections(source):
        sections.append(section)
        yield Progress(min(len(sections), total), total)
    title = title_of(source)
    author = names.get(ADVENTURER) or chapters.default_adventurer()
    whole = Manuscript(
        title=title,
        author=author,
        language=source.language,
        id=str(uuid.uuid5(_IDS, history.entries[0].hash)),
        sections=tuple(sections),
        subtitle=heads.subtitle(state.ending, state.sheet.chapters),
        cover=cover_picture(source, title, author),
        jacket=tuple(plain(text) for text in jacket(words, state)),
        made=made,
    )
    return printed(whole)


def title_of(source: Source) -> str:
    """What a book is called: by its author, else as its save, else by what it is."""
    jottings = source.jottings
    return jottings.names.get(TITLE) or jottings.title or chapters.default_title()


def _sections(source: Source) -> Iterator[Section]:
    state: State = source.history.state
    if state.home:
        caption = heads.journey_caption(len(state.legs), state.towns, state.sheet.chapters)
        alt = heads.journey_alt(len(state.legs), place_text(state.home))
        picture = msgspec.structs.replace(journey_picture(source), alt=alt)
        plate = Plate(picture, caption, whole_page=True)
        yield Section("front", heads.journey_title(), (plate,))
    yield from Telling(source).sections()
    if state.ending is None:
        told = paras(heads.leftover(state.sheet.chapters))
        yield Section("back", heads.leftover_title(), tuple(told))
    else:
        told = paras(ends.ending_text(state.ending))
        yield Section("back", ends.ending_title(state.ending), tuple(told))
        yield _review(source, state)
    yield from _pencilled(source)


def _review(source: Source, state: State) -> Section:
    """Line by line with its points, the sum, and the verdict."""
    review = view.review(source.history.content, state)
    title, over = heads.review_title(), heads.review_over()
    if not review.scored:
        return Section("back", title, tuple(paras(heads.unreviewed())), over)
    lines: list[Run] = []
    for line in review.lines:
        lines += [
            Run("strong", ends.signed(line.value)),
            Run("plain", f"\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}{ends.line_name(line.id)}: "),
            Run("mood", ends.line_reason(line.id)),
            Run("plain", "\n"),
        ]
    verdict = (
        Run("strong", f"{ends.verdict(review.verdict)}. "),
        Run("plain", heads.opinion(review.verdict)),
    )
    total = heads.score_line(
        *(ends.years(review.score), review.goal),
        won=review.wins,
        finished=state.ending == "finished",
    )
    told = (Para(tuple(lines[:-1]), "verse"), Para((Run("strong", total),)), Para(verdict))
    return Section("back", title, told, over)


def _pencilled(source: Source) -> Iterator[Section]:
    """The player's notes on squares of the sheet."""
    told: list[Para] = []
    for area, text in square_notes(source.jottings):
        if text.strip():
            place = place_text(area)
            told.append(Para(plain(f"{place[:1].upper()}{place[1:]}"), "mood"))
            told += [Para(plain(line), "note") for line in text.splitlines() if line.strip()]
    if told:
        yield Section("back", heads.pencilled_title(), tuple(told))
