"""Positions of the Book laid by hand, for tests that ask one thing about a paper."""

from typing import Any

from desktop.rules.games.book.options import complete
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import Area, Sheet, Spot, State
from desktop.rules.kernel.chance import Chance


def area(mark: str) -> Area:
    """An Area by its mark: "B", "T3", "14", "Z11", a crossed-out "x14", or "-" for a blank."""
    if mark.startswith("x"):
        laid = area(mark[1:])
        return Area(laid.kind, laid.value, laid.letter, crossed=True)
    if mark == "B":
        return Area("blocked")
    if mark == "-":
        return Area("blank", crossed=True)
    if mark.startswith("T"):
        return Area("town", int(mark[1:]))
    letter = mark.rstrip("0123456789")
    return Area("encounter", int(mark[len(letter) :]), letter)  # type: ignore[arg-type]


def lay(
    areas: dict[str, str],
    dot: Spot = (10, 10),
    sheet: Sheet | None = None,
    options: dict[str, str] | None = None,
    **rest: Any,
) -> State:
    """A position on the road at a dot; the Hometown (T2) lies where `home` says, else there."""
    home = rest.pop("home", routes.holder(dot))
    marks = {home: "T2"} | areas
    return State(
        chance=Chance("paper"),
        options=complete(options or {}),
        columns=rest.pop("columns", 38),
        rows=rest.pop("rows", 46),
        phase=rest.pop("phase", "road"),
        sheet=sheet or Sheet(six=(3, 3, 3, 3, 3, 3)),
        areas={name: area(mark) for name, mark in marks.items()},
        home=home,
        trail=rest.pop("trail", (dot,)),
        **rest,
    )
