"""`tell` and `replay`: a save as a story, and whether it can be played again as it was."""

import argparse
from importlib import import_module
from pathlib import Path

from desktop import __version__
from desktop.cli.answering import Answer, BadInput, Commands, refused
from desktop.rules.games import load
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.history import History, replay
from desktop.store import contents, saves
from desktop.store.reading import read
from desktop.store.story import sound_entries

NAMES = frozenset({"tell", "replay"})


def add_to(commands: Commands) -> None:
    """Add the commands."""
    tell = commands.add("tell", _tell, "the story of a save as plain text")
    tell.add_argument("save", type=Path)
    tell.add_argument("--language", default="en", help="of the program and of the story")
    again = commands.add("replay", _replay, "plays a save again and compares")
    again.add_argument("save", type=Path)


def _tell(asked: argparse.Namespace) -> Answer:
    history = _history(asked.save)
    if history.content is None:
        raise BadInput(f"{asked.save}: what it was begun with is gone")
    lines = _story(history, asked.language)
    return Answer({"lines": list(lines)}, lines)


def _story(history: History, language: str) -> tuple[str, ...]:
    """Every entry told with the positions before and after it, as far as they can be rebuilt."""
    from PySide6.QtCore import QCoreApplication

    from desktop.words.language import speak
    from desktop.words.markup import plain_text

    application = QCoreApplication.instance() or QCoreApplication([])
    speak(language)
    told = replay(
        history.game, history.content, history.options, history.chance, history.entries
    ).states
    words = import_module(f"desktop.words.{history.game.name}")
    narrator = words.Narrator(history.content, language)
    lines: list[str] = []
    for place, entry in enumerate(history.entries):
        before = told[place - 1] if 0 < place <= len(told) else None
        after = told[place] if place < len(told) else history.state
        present = entry.format == history.game.format  # older events are not known any more
        spoken = narrator.whole(entry.events if present else (), before, after)
        lines += [plain_text(line.text) for line in spoken]
    del application
    return tuple(line for line in lines if line)


def _history(path: Path) -> History:
    if not path.is_file():
        raise BadInput(f"{path}: there is no such save")
    try:
        return saves.look(path, load, contents.find, __version__).history
    except Unreadable as trouble:
        raise refused(path, trouble) from None


def _replay(asked: argparse.Namespace) -> Answer:
    """The raw file's chain first, then the story again from the seed."""
    if not asked.save.is_file():
        raise BadInput(f"{asked.save}: there is no such save")
    try:
        reading = read(asked.save, load)
        if reading.header is None:
            raise Unreadable(reading.problems)
        if reading.problems:
            first = len(reading.entries) if len(reading.entries) < reading.expected else None
            return _answer(reading.expected, first, reading.problems)
        game = load(reading.header.game)
        entries = sound_entries(reading, game)
    except Unreadable as trouble:
        raise refused(asked.save, trouble) from None
    header = reading.header
    content = contents.find(header)
    if content is None:
        raise BadInput(f"{asked.save}: what it was begun with is gone")
    told = replay(game, content, header.options, header.seed, entries)
    if told.difference is None:
        return _answer(len(entries), None, ())
    facts = {"entry": str(told.difference.entry), "what": told.difference.what}
    problem = Problem("replay.differs", "error", asked.save.name, "", facts)
    return _answer(len(entries), told.difference.entry, (problem,))


def _answer(entries: int, first: int | None, problems: tuple[Problem, ...]) -> Answer:
    from desktop.words import problems as words

    ok = not problems
    told = tuple(words.line(problem) for problem in problems)
    facts = {
        "entries": entries,
        "ok": ok,
        "first_difference": first,
        "problems": [problem.code for problem in problems],
    }
    lines = (f"entries: {entries}", "the same" if ok else "not the same", *told)
    return Answer(facts, lines, 0 if ok else 1)
