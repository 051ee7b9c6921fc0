"""Stories of Aventura Z for keepsakes: told ones, played ones, and maps larger than any shipped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

import msgspec

from desktop import paths
from desktop.atlas.draft import DraftPassage
from desktop.atlas.zone_map import ZoneMap, build_map
from desktop.keepsakes.source import Source
from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.schema import ClockRule, JournalFile
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin
from desktop.store.format import Jottings, Note
from desktop.store.packs import load_pack
from tests.tide_ledger import FOLDER as TIDE_LEDGER

LAST_BOAT = paths.shipped("maps") / "last_boat"
STORIES = Path(__file__).parent.parent.parent / "stories"
TALES = {
    "forty_one": (LAST_BOAT, "story 59"),
    "left_at_952": (LAST_BOAT, "story 33"),
    "tide_ledger": (TIDE_LEDGER, "story 7"),
}


@lru_cache
def pack_in(folder: Path) -> Pack:
    """A pack, read once."""
    return load_pack(folder)


def positions(name: str) -> Iterator[History]:
    """A told story after each of its choices, from the beginning."""
    folder, seed = TALES[name]
    game = load("aventura")
    history = begin(game, pack_in(folder), {}, Chance(seed))
    yield history
    decoder = msgspec.json.Decoder(game.Choice)
    for line in (STORIES / f"{name}.jsonl").read_bytes().splitlines():
        history = history.choose(decoder.decode(line))
        yield history


def told(name: str, choices: int | None = None) -> History:
    """A told story to its end, or after so many choices."""
    *_, last = islice(positions(name), None if choices is None else choices + 1)
    return last


def source(history: History, *notes: Note) -> Source:
    """A story with pencil notes, in English."""
    return Source(history, Jottings(notes=notes), "en")


def wandered(pack: Pack, seed: str, choices: int, people: int = 1) -> History:
    """A story played at random by people who never give a lead up."""
    game = load("aventura")
    history, mind = begin(game, pack, {}, Chance(seed)), Chance(seed).fork("mind")
    for _ in range(choices):
        offered = history.choices()
        if history.state.phase == "setup":
            offered = tuple(
                one for one in offered if len(getattr(one, "investigators", ())) == people
            )
        offered = tuple(one for one in offered if not isinstance(one, c.GiveUp)) or offered
        if not offered:
            break
        choice, mind = game.policies["random"](pack, history.state, offered, mind)
        history = history.choose(choice)
    return history


def pack_of(zone_map: ZoneMap, turns: int = 40) -> Pack:
    """A pack of one map where nothing is to be read."""
    like = pack_in(TIDE_LEDGER)
    journal = JournalFile(title="The Long House", clock=ClockRule(turns=turns, red=(3, 7)))
    head = msgspec.structs.replace(like.head, maps=("house",), start_map="house")
    return Pack(
        head,
        like.investigators,
        like.cards,
        like.adversaries,
        like.wounds,
        {"house": MapContent("house", journal, zone_map)},
        like.endings,
        {},
        "f" * 64,
    )


def house(columns: int, rows: int, seed: int = 1) -> ZoneMap:
    """Rooms in rows of unlike widths, some joined by a line, others by a door."""
    chance = random.Random(seed)
    xs = _sums(chance.randint(240, 420) for _ in range(columns))
    ys = _sums(chance.randint(240, 360) for _ in range(rows))
    zones: dict[str, list[tuple[int, int]]] = {}
    walls: list[tuple[tuple[int, int], tuple[int, int]]] = []
    doors: list[DraftPassage] = []
    for row in range(rows):
        for column in range(columns):
            (left, right), (top, foot) = xs[column : column + 2], ys[row : row + 2]
            zones[f"r{row}c{column}"] = [(left, top), (right, top), (right, foot), (left, foot)]
            if column and chance.random() < 0.8:
                walls.append(((left, top), (left, foot)))
                middle = (top + foot) // 2
                doors.append(DraftPassage("door", ((left, middle - 40), (left, middle + 40))))
            if row and chance.random() < 0.8:
                walls.append(((left, top), (right, top)))
                middle = (left + right) // 2
                doors.append(DraftPassage("door", ((middle - 40, top), (middle + 40, top))))
    letters = {name: chr(65 + n) if n < 26 else None for n, name in enumerate(zones)}
    titles = {name: f"Room {n + 1}" for n, name in enumerate(zones)}
    return build_map(zones, walls, doors, letters=letters, titles=titles, red=["r0c0"])


def _sums(steps: Iterator[int]) -> list[int]:
    found = [0]
    for step in steps:
        found.append(found[-1] + step)
    return found
