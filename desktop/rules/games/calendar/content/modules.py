"""The months' rules that the engine knows, each with the shape and the bounds of its numbers.

Problem codes (facts), beside those of kernel.strict:
  year.module (id)                     a rule that the engine does not know
  year.span (first, last)              a rule that ends before it begins, or beyond the year
  year.number (key, found, least, most)  a number that nobody could play with
  year.order (least, most)             a lower bound above its upper one
"""

from typing import Any, Final, Literal, TypeVar

import msgspec

from desktop.rules.games.calendar.content.authored import ModuleFile
from desktop.rules.games.calendar.content.schema import Module
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import Faults, convert

S = TypeVar("S", bound=msgspec.Struct)


class _Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that are not named are errors."""


class _T2(_Params, frozen=True):
    charges: int
    per_day: int
    refill: Literal["month"] = "month"


class _T3(_Params, frozen=True):
    counts: int


class _T4(_Params, frozen=True):
    minus: int
    repeat: bool = False


class _T5(_Params, frozen=True):
    points: int
    own_date: bool = True


class _T6(_Params, frozen=True):
    margin: int
    cap: int


class _T7(_Params, frozen=True):
    full: int
    new: int


class _T8(_Params, frozen=True):
    size: int
    toll: int
    miss: int
    lost_special: int
    new_moon: int
    hush: int
    hard_at: int
    hard: int


class _T9(_Params, frozen=True):
    insight: int


class _T10(_Params, frozen=True):
    min_value: int
    extra: int
    madness: int


class _T11(_Params, frozen=True):
    margin: int
    points: int


class _T12(_Params, frozen=True):
    base: int
    min: int
    max: int
    points: int
    seal_specials: int


KNOWN: Final[dict[str, type[_Params]]] = {
    "T2.dial": _T2,
    "T3.sealed": _T3,
    "T4.ally": _T4,
    "T5.twin": _T5,
    "T6.insight": _T6,
    "T7.moon": _T7,
    "T8.bell": _T8,
    "T9.whisper": _T9,
    "T10.vow": _T10,
    "T11.unmask": _T11,
    "T12.finale": _T12,
}
"""The ids that a year may name; texts go by the part before the point."""
_BOUNDS: Final = {
    "toll": (-99, 0),
    "size": (1, 99),
    "cap": (1, 9),
    "charges": (1, 9),
    "per_day": (1, 9),
    "min": (3, 18),
    "max": (3, 18),
    "seal_specials": (1, 5),
}
_USUAL = (0, 99)


def read(tables: object, faults: Faults) -> tuple[Module, ...]:
    """The sound ones of a list of modules; what is wrong with the others is noted."""
    if not isinstance(tables, list):
        kind = type(tables).__name__
        faults.add("pack.wrong_type", "modules", expected="list", found=kind)
        return ()
    found = [_module(table, number, faults) for number, table in enumerate(tables)]
    sound = tuple(module for module in found if module is not None)
    for number, module in enumerate(sound):
        if any(module.id == other.id for other in sound[:number]):
            faults.add("pack.twice", f"modules[{_number(module)}]", kind="rule", id=_number(module))
    return sound


def _number(module: Module) -> str:
    return module.id.partition(".")[0]


def _module(table: object, number: int, faults: Faults) -> Module | None:
    if not isinstance(table, dict):
        kind = type(table).__name__
        faults.add("pack.wrong_type", f"modules[{number}]", expected="table", found=kind)
        return None
    name = str(table.get("id", number)).partition(".")[0][:40]  # no more than its number
    place = f"modules[{name}]"
    params = table.get("params", {})
    rest = {key: part for key, part in table.items() if key != "params"}
    head = _placed(rest, ModuleFile, place, faults)
    if head is None:
        return None
    if head.id not in KNOWN:
        faults.add("year.module", place, id=head.id[:80])
        return None
    if not 2 <= head.from_ <= head.until <= 12:
        months = {"first": str(head.from_), "last": str(head.until)}
        faults.add("year.span", place, **months)
    shape = _placed(params, KNOWN[head.id], f"{place}.params", faults)
    if shape is None:
        return None
    numbers: dict[str, int | bool | str] = msgspec.structs.asdict(shape)
    _bounded(numbers, f"{place}.params", faults)
    return Module(head.id, head.from_, head.until, numbers)


def _placed(table: Any, shape: type[S], place: str, faults: Faults) -> S | None:
    """A record from a table; its faults are noted with their whole place."""
    inner = Faults(faults.file)
    record = convert(table, shape, inner)
    for one in inner.problems:
        where = f"{place}.{one.place}" if one.place else place
        faults.problems.append(Problem(one.code, one.severity, one.file, where, one.facts))
    return record


def _bounded(numbers: dict[str, int | bool | str], place: str, faults: Faults) -> None:
    for key, value in numbers.items():
        least, most = _BOUNDS.get(key, _USUAL)
        if isinstance(value, bool | str) or least <= value <= most:
            continue
        bounds = {"least": str(least), "most": str(most)}
        faults.add("year.number", f"{place}.{key}", key=key, found=str(value), **bounds)
    if "min" in numbers and int(numbers["min"]) > int(numbers["max"]):
        faults.add("year.order", place, least="min", most="max")
