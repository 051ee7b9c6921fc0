"""A desk for tests: the toy game begun, saved and opened again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Unreadable
from desktop.rules.kernel.game import Answer
from desktop.rules.kernel.history import History
from desktop.store import saves
from desktop.store.format import ContentRef, Header, Jottings
from desktop.store.saves import Opened, Save
from tests.toy.counting import GAME, Pocket, Throw, Wait, pick

CONTENT = ContentRef("pocket", "1", "ab" * 32)
PROGRAM = "1.0"
TITLE = Jottings("Counting")


def find_game(name: str) -> Any:
    return {"counting": GAME}[name]


def find_content(header: Header) -> Pocket | None:
    return Pocket() if header.content == CONTENT else None


def begun(**options: str) -> History:
    return story.begin(GAME, Pocket(), options, Chance("seed"))


def started(folder: Path, name: str = "game") -> tuple[Save, History]:
    history = begun()
    return saves.start(folder / f"{name}.solsave", history, CONTENT, PROGRAM, TITLE), history


def randomly(history: History, steps: int, seed: str = "player") -> Iterator[History]:
    chance = Chance(seed)
    for _ in range(steps):
        choice, chance = pick(history, chance)
        history = history.choose(choice)
        yield history


def played(folder: Path, steps: int = 12) -> tuple[Path, History]:
    """A closed save of at least so many choices, each written; the last two can be undone."""
    save, history = started(folder)
    stories = list(randomly(history, steps))
    for choice in (Throw(), Wait(2), Wait(3)):
        if stories[-1].state.asked:
            stories.append(stories[-1].choose(Answer(0)))
        stories.append(stories[-1].choose(choice))
    for history in stories:
        save.write(history, TITLE)
    save.close()
    return save.path, history


def look(path: Path) -> Opened:
    return saves.look(path, find_game, find_content, PROGRAM)


def resume(path: Path, program: str = PROGRAM) -> Opened:
    return saves.resume(path, find_game, find_content, program)


def codes(path: Path) -> list[str]:
    """The codes of what is wrong with a save, whether or not it can be read."""
    try:
        return [problem.code for problem in look(path).problems]
    except Unreadable as trouble:
        return [problem.code for problem in trouble.problems]


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")


def told(history: History) -> tuple[Any, ...]:
    """What must come back from the disk."""
    return history.entries, history.state, history.sealed, history.revised
