"""Every authored record of a pack, however deep, with the place where its author wrote it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

import msgspec

from desktop.rules.games.aventura.content.effects import Authored
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.kernel.errors import Problem, Severity

A = TypeVar("A", bound=Authored)
_NAMES = ("id", "no", "turn", "to")  # as in strict: what tells one entry of a list from another


class Spot(msgspec.Struct, frozen=True):
    """Where a record stands: file, path of keys, the map if any, and the records around it."""

    file: str
    place: str
    map: str | None
    around: tuple[Authored, ...] = ()

    def problem(self, code: str, severity: Severity = "error", **facts: str) -> Problem:
        """A problem of the record at this spot."""
        return Problem(code, severity, self.file, self.place, facts)

    def within(self, kind: type[A]) -> A | None:
        """The nearest record of a kind around this one."""
        return next((one for one in reversed(self.around) if isinstance(one, kind)), None)


Found = Iterator[tuple[Spot, Authored]]


def records(pack: Pack) -> Found:
    """Every record of the pack, outer ones first."""
    yield from below(Spot("pack.toml", "pack", None), pack.head)
    for investigator in pack.investigators.values():
        yield from below(_spot("pack.toml", "investigator", investigator.id), investigator)
    for ending in pack.endings.values():
        yield from below(_spot("pack.toml", "ending", ending.id), ending)
    for card in pack.cards.values():
        yield from below(_spot("cards.toml", "card", card.no), card)
    for adversary in pack.adversaries.values():
        yield from below(_spot("cards.toml", "adversary", adversary.no), adversary)
    for wound in pack.wounds.values():
        yield from below(_spot("wounds.toml", "wound", wound.no), wound)
    for content in pack.maps.values():
        yield from below(Spot(journal_file(content.id), "", content.id), content.journal)


def journal_file(place: str) -> str:
    """The member that holds a map's journal."""
    return f"journal/{place}.toml"


def below(spot: Spot, record: Authored) -> Found:
    """The record itself and everything in it."""
    yield spot, record
    around = (*spot.around, record)
    for name, key in _fields(type(record)):
        value = getattr(record, name)
        place = f"{spot.place}.{key}" if spot.place else key
        if isinstance(value, Authored):
            yield from below(Spot(spot.file, place, spot.map, around), value)
        for inside, part in _parts(value):
            yield from below(Spot(spot.file, f"{place}[{inside}]", spot.map, around), part)


@lru_cache(maxsize=256)
def _fields(kind: type[Authored]) -> tuple[tuple[str, str], ...]:
    """Each field's name and key; asking msgspec anew for each record took most of a check."""
    return tuple((field.name, field.encode_name) for field in msgspec.structs.fields(kind))


def _parts(value: object) -> Iterator[tuple[str, Authored]]:
    """The records of a list by name or position, or of a table by key."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            if isinstance(part, Authored):
                yield _name(part, number), part
    elif isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, Authored):
                yield str(key), part


def _spot(file: str, kind: str, name: str | int) -> Spot:
    return Spot(file, f"{kind}[{name}]", None)


def _name(part: Authored, number: int) -> str:
    for key in _NAMES:
        name = getattr(part, key, None)
        if name is not None:
            return str(name)
    return str(number)
