"""The journal of a calendar as a text: a chapter a month, its engraving at the head."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QSizeF
from PySide6.QtGui import QPainter

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import Side, write
from desktop.drawing.month_engraving import engrave
from desktop.drawing.month_head import DISC, NATURAL, TITLE, lowered
from desktop.drawing.prose import Paragraph, Run, plain
from desktop.drawing.sheet_lead import hand_line, hand_width
from desktop.keepsakes.games.calendar.cover import cover_picture
from desktop.keepsakes.games.calendar.months import read
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Plate, Section, Space
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.apostrophes import printed
from desktop.keepsakes.source import Source
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.view.year import Year, year
from desktop.words.calendar.dates import month_title
from desktop.words.calendar.journal.jacket import jacket
from desktop.words.calendar.journal.journal import BREAK, Chapter, Journal, by_months
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import points_text, signed
from desktop.words.calendar.year_words import figures, score_text
from desktop.words.telling import Passage

_MONTHS = 12
_WIDE = 120.0
"""An engraving's width in mm."""
_HIGH = 150.0
"""Its height in its own units; the sky takes what is above the month's own strip."""
_HAND, _GROWN = 32, 1.22
"""The result's hand, and how much larger it is written, as on the month's page."""


def manuscript(source: Source, made: str) -> Manuscript:
    """The year as a text."""
    return drained(writing(source, made))


def writing(source: Source, made: str) -> Generator[Progress, None, Manuscript]:
    """The year told as far as it was played, with everything that was read."""
    history = source.history
    almanac: Almanac | None = history.content
    key = f"calendar-diary-{history.entries[0].hash}"
    if almanac is None:
        return _lost(source, key, made)
    yield Progress(0, _MONTHS)
    told = yield from _counted(by_months(almanac, source.language, history, source.jottings))
    names, sums = Names(almanac, source.language), year(almanac, history.state)
    before = tuple(Para(_runs(one), "mood") for one in told.before)
    sections = [_chapter(sums, one) for one in told.chapters]
    if before and sections:
        sections[0] = _begun(sections[0], before)
    elif before:
        sections = [Section("front", _before(), _blocks(told.before))]
    sections += _back(names, sums, told)
    subtitle = QCoreApplication.translate("Keepsakes", "A journal of the year {year}").format(
        year=history.state.year
    )
    title = source.jottings.title or almanac.head.title
    jacketed = jacket(names, history.state, key)
    journal = Manuscript(
        title,
        "",
        source.language,
        key,
        tuple(sections),
        subtitle=subtitle,
        cover=cover_picture(title, subtitle, sums, read(history.state)) if jacketed else None,
        jacket=tuple(plain(text) for text in jacketed),
        made=made,
    )
    return printed(journal)


def _begun(first: Section, before: tuple[Para, ...]) -> Section:
    """The first month with what is to be said before it: below its engraving, if it has one."""
    at = sum(isinstance(one, Plate) for one in first.blocks[:1])
    blocks = (*first.blocks[:at], *before, *first.blocks[at:])
    return msgspec.structs.replace(first, blocks=blocks)


def _counted(work: Generator[None, None, Journal]) -> Generator[Progress, None, Journal]:
    """The months one by one."""
    done = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            told: Journal = end.value
            return told
        yield Progress(min(done, _MONTHS), _MONTHS)
        done += 1


def _before() -> str:
    return QCoreApplication.translate("Keepsakes", "Before")


def _lost(source: Source, key: str, made: str) -> Manuscript:
    """What can be said of a calendar whose year is gone."""
    sentence = QCoreApplication.translate(
        "Keepsakes", "The year that this was played with is not here any more."
    )
    title = source.jottings.title or QCoreApplication.translate("Keepsakes", "A year")
    section = Section("front", title, (Para(plain(sentence)),))
    return Manuscript(title, "", source.language, key, (section,), made=made)


def _chapter(sums: Year, one: Chapter) -> Section:
    """One month: its engraving once the page was read, how it went below the title."""
    name = month_title(one.month)
    if not one.title:
        return Section("chapter", name, _blocks(one.blocks), under=_under(sums, one))
    under = QCoreApplication.translate("Keepsakes", "{month}: {result}").format(
        month=name, result=_under(sums, one)
    )
    head = Plate(_engraving(one))
    return Section("chapter", one.title, (head, *_blocks(one.blocks)), under=under)


def _under(sums: Year, one: Chapter) -> str:
    """How a month went, in a few words."""
    if not one.played:
        return QCoreApplication.translate("Keepsakes", "read, and not played")
    bar = sums.months[one.month - 1]
    if one.result is None:
        return QCoreApplication.translate(
            "Keepsakes", "so far {won} of {all} reckonings, {points}"
        ).format(won=bar.won, all=bar.specials, points=points_text(bar.points))
    return QCoreApplication.translate("Keepsakes", "{won} of {all} reckonings, {points}").format(
        won=one.result.won, all=bar.specials, points=points_text(one.result.points)
    )


def _back(names: Names, sums: Year, told: Journal) -> list[Section]:
    """The last sitting, the epilogue with the figures below it, and notes on days to come."""
    found: list[Section] = []
    if told.hour:
        found.append(Section("back", names.thing("T12"), _blocks(told.hour)))
    if told.rank:
        rows = (score_text(sums), *figures(sums))
        kept = tuple(Para(plain(row), "figures") for row in rows)
        found.append(Section("back", told.rank, (*_blocks(told.epilogue), *kept)))
    if told.ahead:
        title = QCoreApplication.translate("Keepsakes", "Pencilled ahead")
        found.append(Section("back", title, _blocks(told.ahead)))
    return found


def _blocks(told: tuple[Passage, ...]) -> tuple[Block, ...]:
    """What is told as it is set: the days of a week run on, its answer stands with what is told.

    A week with a question needs no ornament above it: the question sets it apart.
    """
    blocks: list[Block] = []
    days: list[Run] = []
    begun = False  # a week was told
    for one, after in zip(told, (*told[1:], BREAK), strict=True):
        if days and not _is_day(one):
            blocks.append(Para(tuple(days)))
            days = []
        if _is_day(one):
            days += [*([Run("plain", " ")] if days else []), *_runs(one)]
            begun = True
        elif one is not BREAK:
            blocks.append(Para(_runs(one), "text" if one.voice == "quote" else one.voice))
        elif not begun or after.voice != "mood":
            blocks.append(Space())
    return (*blocks, Para(tuple(days))) if days else tuple(blocks)


def _is_day(one: Passage) -> bool:
    """Whether this was read on a day: its date stands before it."""
    return one.voice == "quote" and one.pieces[0].style == "strong"


def _runs(one: Passage) -> Paragraph:
    return tuple(
        Run("capitals" if piece.style == "strong" else piece.style, piece.text)
        for piece in one.pieces
    )


def _engraving(one: Chapter) -> Picture:
    """The month's engraving, its name in the sky, its result in the disc once it was written."""
    share = _WIDE / NATURAL
    name = month_title(one.month)
    low = lowered(_HIGH)

    def draw(painter: QPainter) -> None:
        with unit(painter, share):
            engrave(painter, one.month, QSizeF(NATURAL, _HIGH), PRINT)
            x, y = TITLE.x(), TITLE.y() + low + 14
            write(painter, x, y, name, font(Face.TITLE, 44), PRINT.ink, Side.MIDDLE)
            if one.result is not None:
                _result(painter, signed(one.result.points), DISC + QPointF(0, low))

    return Picture(_WIDE, _HIGH * share, draw, name=name, alt=name)


def _result(painter: QPainter, text: str, middle: QPointF) -> None:
    wide = hand_width(text, _HAND) * _GROWN
    at = middle + QPointF(-wide / 2 - 1, 13)
    hand_line(painter, at, text, _HAND, PRINT, slant=-4, strength=0.9, share=_GROWN)
