"""The diary of a campaign as a text to be typeset: what was read, and what was done between."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Paragraph, Run
from desktop.keepsakes.manuscript import Block, Manuscript, Para, Section, Voice
from desktop.keepsakes.source import Source
from desktop.rules.games.aventura import events as e
from desktop.words.aventura.narrator import Line, Narrator
from desktop.words.markup import paragraphs


def manuscript(source: Source, made: str) -> Manuscript:
    """The campaign told as far as it has come, with everything that was read."""
    history = source.history
    narrator = Narrator(history.content, source.language)
    names = narrator.names
    teller = narrator.continued(history.state)
    chapters: list[tuple[str, list[Block]]] = [("", [])]
    for number, entry in enumerate(history.entries, 1):
        for event in entry.events:
            if isinstance(event, e.MapEntered):
                chapters.append((names.map(event.map), []))
            for line in teller((event,)):
                chapters[-1][1].extend(_line(line))
        chapters[-1][1].extend(
            Para((Run("plain", note.text),), "note")
            for note in source.jottings.notes
            if note.entry == number
        )
    front = [Para(row, "quote") for row in _set(names.intro())]
    sections = [Section("front", names.title(), (*front, *chapters[0][1]))]
    sections += [Section("chapter", title, tuple(blocks)) for title, blocks in chapters[1:]]
    if history.ending is not None:
        text = tuple(Para(row, "quote") for row in _set(names.ending_text(history.ending)))
        sections.append(Section("back", names.ending(history.ending), text))
    return Manuscript(
        source.jottings.title or names.title(),
        names.pack.head.author,
        source.language,
        f"aventura-diary-{history.entries[0].hash}",
        tuple(sections),
        subtitle=QCoreApplication.translate("Keepsakes", "A diary of the campaign"),
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
