"""A player in a process of its own: plays the toy game and tells what it did on a pipe.

`try HASH` before a write, `done HASH` after it. Modes: `play` for ever, `hold` opens and waits,
`full` plays until files cannot grow any more and tells the code.
"""

import os
import sys
import time
from pathlib import Path

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store import saves
from tests.store import desk
from tests.toy.counting import pick

LIMIT = 20_000  # bytes a file may have in the mode `full`


def tell(*words: str) -> None:
    os.write(1, (" ".join(words) + "\n").encode())


def opened(path: Path) -> tuple[saves.Save, History]:
    if not path.exists():
        return desk.started(path.parent, path.stem)
    found = desk.resume(path)
    assert found.save is not None
    return found.save, found.history


def onward(history: History, chance: Chance) -> tuple[History, Chance]:
    turn, chance = chance.below(8)
    if turn == 0 and history.why_not_undo() is None:
        return history.undo(), chance
    choice, chance = pick(history, chance)
    return history.choose(choice), chance


def play(path: Path) -> None:
    save, history = opened(path)
    chance = Chance(f"{history.entries[-1].hash} {os.getpid()}")
    tell("open", history.entries[-1].hash)
    while True:
        history, chance = onward(history, chance)
        tell("try", history.entries[-1].hash)
        save.write(history, desk.TITLE)
        tell("done", history.entries[-1].hash)


def main(mode: str, path: Path) -> None:
    if mode == "hold":
        save, history = opened(path)
        tell("open", history.entries[-1].hash)
        time.sleep(60)
        save.close()
        return
    if mode == "full":
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT))
    try:
        play(path)
    except saves.Unsaved as trouble:
        tell("unsaved", trouble.problem.code)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
