"""Squares written and crossed out, Routes, flights."""

import msgspec

from desktop.rules.games.book.events.vocabulary import Spot, Square
from desktop.rules.games.book.state import Kind, Letter, Number


class AreaCreated(msgspec.Struct, frozen=True, tag=True):
    """Four dice for a square: a Town with its Wealth, Blocked, or an ECL (BA-031 to BA-034)."""

    area: Square
    dice: tuple[Number, ...]
    kind: Kind
    value: Number


class RouteDrawn(msgspec.Struct, frozen=True, tag=True):
    """A Route from dot to dot, and the squares that it crossed out (BA-041)."""

    start: Spot
    end: Spot
    area: Square
    crossed: tuple[Square, ...]  # squares crossed out by this line, in the order of the way


class AreaLost(msgspec.Struct, frozen=True, tag=True):
    """A square was crossed out by a passing Route: what stood there is gone (BA-G18)."""

    area: Square
    kind: Kind
    value: Number
    letter: Letter


class Fled(msgspec.Struct, frozen=True, tag=True):
    """The dot is crossed out, back to the one before (BA-053)."""

    area: Square
    back: Square
    page: Number
    panicked: bool
