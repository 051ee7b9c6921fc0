"""The journal of a calendar as a booklet to be typeset: a chapter a month, told day by day."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Paragraph, Run
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Section, Voice
from desktop.keepsakes.source import Source
from desktop.rules.games.calendar import events as e
from desktop.words.calendar.dates import month_title
from desktop.words.calendar.narrator import Line, Narrator
from desktop.words.markup import paragraphs


def manuscript(source: Source, made: str) -> Manuscript:
    """The year told as far as it was played, with everything that was read."""
    history = source.history
    narrator = Narrator(history.content, source.language)
    names = narrator.names
    teller = narrator.read_on()
    chapters: list[tuple[str, str, list[Block]]] = [("front", names.title, [])]
    for entry in history.entries:
        for event in entry.events:
            if isinstance(event, e.PageRead):
                title = names.month(event.month).title
                chapters.append((month_title(event.month), title, []))
            for line in teller((event,)):
                chapters[-1][2].extend(_line(line))
    sections = [Section("front", names.title, tuple(chapters[0][2]))]
    sections += [
        Section("chapter", title, tuple(blocks), over=over) for over, title, blocks in chapters[1:]
    ]
    return Manuscript(
        source.jottings.title or names.title,
        "",
        source.language,
        f"calendar-diary-{history.entries[0].hash}",
        tuple(sections),
        subtitle=QCoreApplication.translate("Keepsakes", "A journal of the year"),
        made=made,
    )


def _line(line: Line) -> list[Para]:
    voice: Voice = "text"
    if line.kind == "mood":
        voice = "mood"
    elif line.kind == "read":
        voice = "quote"
    return [Para(row, voice) for row in _set(line.text)]


def _set(text: str) -> tuple[Paragraph, ...]:
    return tuple(tuple(Run(piece.style, piece.text) for piece in row) for row in paragraphs(text))
