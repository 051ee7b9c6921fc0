"""Play a whole game in the real window by script and print, as JSON, what its loop was held up by.

`whole_game.py GAME SEED`: by that game's player, from the shelf to an ending and back, with changes
of theme, size and zoom on the way. A beat counts what passes between two turns of the event loop:
milliseconds, and those that this thread was really at work.
"""

import json
import os
import resource
import secrets
import sys
import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest

from desktop import paths
from desktop.app import application
from desktop.rules.games import load
from desktop.rules.kernel.chance import Chance
from desktop.store.settings import Settings
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import dress, look_from
from tests.bench.players import PLAYERS

SETTINGS = Settings(theme="lamp", language="en", pacing="brisk", odds="always")


class Beat(QObject):
    """Notes how long the loop was held up, under the name of what was done last."""

    def __init__(self) -> None:
        super().__init__()
        self.doing = "shelf"
        self.found: list[tuple[str, float, float]] = []
        self._last = (time.perf_counter(), time.thread_time())
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._clock.start(1)

    def _tick(self) -> None:
        now, busy = time.perf_counter(), time.thread_time()
        wall, work = (now - self._last[0]) * 1000, (busy - self._last[1]) * 1000
        self._last = (now, busy)
        self.found.append((self.doing, wall, work))


def memory() -> float:
    """Resident memory now, in MB."""
    with open("/proc/self/statm") as sizes:  # noqa: PTH123
        return int(sizes.read().split()[1]) * resource.getpagesize() / 1e6


class Script(QObject):
    """One step of the script a turn of the loop; None as a step waits."""

    def __init__(self, window: MainWindow, beat: Beat, game: str, seed: str) -> None:
        super().__init__()
        self.window, self.beat = window, beat
        self.player = PLAYERS[game]
        self.sizes: dict[str, float] = {}
        self._seed = seed
        self._script = self._play()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._go)
        self._clock.start(3)

    def _go(self) -> None:
        if next(self._script, "over") == "over":
            self._clock.stop()
            told = {"beats": self.beat.found, "memory": self.sizes}
            print(json.dumps(told), flush=True)
            os._exit(0)

    def _wait(self, seconds: float) -> Iterator[None]:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            yield

    def _play(self) -> Iterator[None]:
        window = self.window
        yield from self._wait(1.0)
        self.sizes["shelf"] = memory()
        self.beat.doing = "the adventure is opened"
        window.shelf.column.rows[self.player.row].slip.click()
        while not window.over.sheet.ready:
            yield
        self.player.fill_in(window)
        self.beat.doing = "the table is laid"
        QTest.keyClick(window.over.sheet, Qt.Key.Key_Return)
        while window.table is None:
            yield
        yield from self._wait(1.5)
        self.sizes["game"] = memory()
        yield from self._choices(20)
        yield from self._looks()
        yield from self._choices(self.player.most)
        self.sizes["end"] = memory()
        yield from self._follow(self.player.look_back(window.table, self._do))
        (save,) = paths.saves().glob("*.solsave")
        self.beat.doing = "back to the shelf"
        window.to_shelf()
        yield from self._wait(0.5)
        self.beat.doing = "the save is opened"
        window.open_file(save)
        while window.table is None:
            yield
        yield from self._wait(1.5)

    def _choices(self, most: int) -> Iterator[None]:
        table = self.window.table
        assert table is not None
        policy, chance = load(self.player.game).policies[self.player.policy], Chance(self._seed)
        for _ in range(most):
            shown = table.session.shown
            if not shown.choices:
                return
            content = table.session.history.content
            if self.player.thinks:
                self._do("thinking")
            choice, chance = policy(content, shown.state, shown.choices, chance)
            if self.player.thinks:
                yield
            yield from self._follow(self.player.make(table, choice, self._do))

    def _do(self, what: str) -> None:
        self.beat.doing = what

    def _follow(self, steps: Iterator[float]) -> Iterator[None]:
        for seconds in steps:
            if seconds:
                yield from self._wait(seconds)
            else:
                yield

    def _looks(self) -> Iterator[None]:
        window = self.window
        for theme in ("late", "contrast", "lamp"):
            self.beat.doing = f"theme {theme}"
            window.prefer(theme=theme)
            yield from self._wait(0.5)
        for width in (1420, 1600, 1366):
            self.beat.doing = "another size"
            window.resize(width, width * 9 // 16)
            yield from self._wait(0.4)
        yield from self._follow(self.player.look_about(window.table, self._do))


def main() -> None:
    """Begin with an empty profile in SOLITARIUM_PROFILE."""
    game, seed = sys.argv[1:3]
    secrets.token_hex = lambda _: seed  # type: ignore[assignment,misc]
    app = application()
    dress(app, look_from(SETTINGS))
    beat = Beat()
    window = MainWindow(SETTINGS)
    window.resize(1366, 768)
    window.show()
    script = Script(window, beat, game, seed)
    assert script.window is window
    app.exec()


if __name__ == "__main__":
    main()
