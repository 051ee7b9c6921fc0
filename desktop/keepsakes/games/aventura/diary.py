"""The diary of a campaign as an illustrated text: what was read, and between it what was done."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import PRINT
from desktop.drawing.prose import Paragraph, Run, plain
from desktop.drawing.tokens import silhouette
from desktop.drawing.woodcut import Colours, cut, stamp_in
from desktop.keepsakes.games.aventura import maps, played
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Plate, Section, Space
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.apostrophes import printed
from desktop.keepsakes.source import Source
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import State
from desktop.words.aventura.campaign import campaign as told
from desktop.words.aventura.campaign import ends
from desktop.words.aventura.campaign.book import Block as Written
from desktop.words.aventura.campaign.book import Chapter, Sight
from desktop.words.aventura.names import Names
from desktop.words.markup import Piece
from desktop.words.telling import Passage

_WOODCUT = (30.0, 30.0 * 60 / 76)
_SILHOUETTE = (22.0, 22.0)
"""Small pictures among the paragraphs: mm wide and high."""
_LITTLE = 900
"""A visit that is told in so many letters, and gave nothing to read, is no part of its own."""


def manuscript(source: Source, made: str) -> Manuscript:
    """The campaign as a text."""
    return drained(writing(source, made))


def writing(source: Source, made: str) -> Generator[Progress, None, Manuscript]:
    """The campaign told as far as it has come, with everything that was read, each text once."""
    history = source.history
    pack: Pack | None = history.content
    if pack is None:
        return _lost(source, made)
    names = Names(pack, source.language)
    whole = told.campaign(pack, source.language, history, source.jottings.notes)
    before = QCoreApplication.translate("Keepsakes", "Before")
    sections = [Section("front", before, _blocks(pack, whole.before))]
    yield Progress(0, 1)
    stays = yield from maps.playing(names, played.eventful(history))
    heads = {stay.visit.number: Plate(maps.picture(source, names, stay)) for stay in stays}
    sections += [
        _chapter(names, part, run, heads.get(run[0].visit))
        for part, run in enumerate(_runs_of(whole.chapters))
    ]
    if whole.ending:
        sections.append(Section("back", whole.ending, _blocks(pack, whole.last)))
        sections.append(_figures(history.state))
    whole_text = Manuscript(
        source.jottings.title or names.title(),
        "",
        source.language,
        f"aventura-diary-{history.entries[0].hash}",
        tuple(sections),
        subtitle=_subtitle(names, history.state),
        made=made,
    )
    return printed(whole_text)


def _lost(source: Source, made: str) -> Manuscript:
    """What can be said of a campaign whose adventure is gone."""
    sentence = QCoreApplication.translate(
        "Keepsakes", "The adventure that this was played with is not here any more."
    )
    title = source.jottings.title or QCoreApplication.translate("Keepsakes", "A campaign")
    section = Section("front", title, (Para(plain(sentence)),))
    key = f"aventura-diary-{source.history.entries[0].hash}"
    return Manuscript(title, "", source.language, key, (section,), made=made)


def _subtitle(names: Names, state: State) -> str:
    """Whose diary it is."""
    people = [names.full_name(one.id) for one in state.investigators]
    if not people:
        return ""
    if len(people) == 1:
        return QCoreApplication.translate("Keepsakes", "A diary of {who}'s part in it").format(
            who=people[0]
        )
    return QCoreApplication.translate(
        "Keepsakes", "A diary of what {first} and {second} did"
    ).format(first=people[0], second=people[1])


def _runs_of(chapters: Sequence[Chapter]) -> Iterator[tuple[Chapter, ...]]:
    """Each visit of a map, with short ones after it that came upon nothing new."""
    run: list[Chapter] = []
    seen: set[str] = set()
    for at, one in enumerate(chapters):
        short = one.map in seen and _is_short(one.blocks) and at < len(chapters) - 1
        if run and not short:
            yield tuple(run)
            run = []
        run.append(one)
        seen.add(one.map)
    if run:
        yield tuple(run)


def _is_short(written: tuple[Written, ...]) -> bool:
    """Whether nothing was read there, and what is told is little."""
    told = 0
    for one in written:
        if isinstance(one, Sight) or one.voice != "text":
            return False
        told += sum(len(piece.text) for piece in one.pieces)
    return told <= _LITTLE


def _chapter(names: Names, part: int, run: tuple[Chapter, ...], head: Plate | None) -> Section:
    """One visit of a map and short ones after it, the map as it was played at the head."""
    one, *after = run
    journal = names.pack.maps[one.map].journal
    hour = names.text(f"{one.map}.subtitle", journal.subtitle)
    turns = QCoreApplication.translate("Keepsakes", "{until} of {turns} turns").format(
        until=one.until, turns=one.turns
    )
    under = (
        QCoreApplication.translate("Keepsakes", "{hour}; {turns}").format(hour=hour, turns=turns)
        if hour
        else turns
    )
    parts = ends.part()
    over = (
        parts[part]
        if part < len(parts)
        else QCoreApplication.translate("Keepsakes", "Part {number}").format(number=part + 1)
    )
    blocks = _blocks(names.pack, one.blocks)
    for short in after:
        blocks = (*blocks, Space(), *_blocks(names.pack, short.blocks))
    blocks = blocks if head is None else (head, *blocks)
    return Section("chapter", names.map(one.map), blocks, over, under)


def _figures(state: State) -> Section:
    """The last page: what it came to."""
    kept = state.statistics
    rows = [
        QCoreApplication.translate("Keepsakes", "Turns: {n}").format(n=kept.turns),
        QCoreApplication.translate("Keepsakes", "Maps: {n}").format(n=len(state.entered)),
        QCoreApplication.translate("Keepsakes", "Tests passed: {passed}; failed: {failed}").format(
            passed=kept.passed, failed=kept.failed
        ),
        QCoreApplication.translate("Keepsakes", "Wounds: {n}").format(n=kept.wounds),
        QCoreApplication.translate("Keepsakes", "Cards seen: {n}").format(n=len(state.seen)),
        QCoreApplication.translate("Keepsakes", "Texts read: {n}").format(n=len(state.read)),
    ]
    defeats = sum(kept.defeats.values())
    if defeats:
        rows.append(QCoreApplication.translate("Keepsakes", "Defeats: {n}").format(n=defeats))
    if state.options.get("story_mode") == "on":
        rows.append(QCoreApplication.translate("Aventura", "Dice were revised."))
    title = QCoreApplication.translate("Keepsakes", "In figures")
    return Section("back", title, tuple(Para(plain(row), "figures") for row in rows))


# ---- from what is written to what is set --------------------------------------------------------
def _blocks(pack: Pack, written: tuple[Written, ...]) -> tuple[Block, ...]:
    return tuple(
        Para(_runs(one.pieces), one.voice) if isinstance(one, Passage) else _plate(pack, one)
        for one in written
    )


def _runs(pieces: tuple[Piece, ...]) -> Paragraph:
    return tuple(Run(piece.style, piece.text) for piece in pieces)


def _plate(pack: Pack, sight: Sight) -> Plate:
    if sight.kind == "card":
        key = pack.cards[sight.number].woodcut or "generic"
        return Plate(_woodcut(key, sight.caption), sight.caption)
    return Plate(_figure(pack.adversaries[sight.number].token, sight.caption), sight.caption)


def _woodcut(key: str, name: str) -> Picture:
    wide, high = _WOODCUT
    colours = Colours(ink=PRINT.ink, paper=PRINT.page, accent=PRINT.red)

    def draw(painter: QPainter) -> None:
        stamp_in(painter, cut("vignettes", key), colours, QRectF(0, 0, wide, high), (76.0, 60.0))

    return Picture(wide, high, draw, name=name, alt=name)


def _figure(key: str, name: str) -> Picture:
    wide, high = _SILHOUETTE

    def draw(painter: QPainter) -> None:
        silhouette(painter, QRectF(0, 0, wide, high), key, PRINT)

    return Picture(wide, high, draw, name=name, alt=name)
