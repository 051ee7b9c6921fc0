"""`explain`, `odds`, `sight` and `route`: figures that need no game."""

import argparse
from fractions import Fraction
from pathlib import Path

from desktop.cli.answering import Answer, BadInput, Commands, Parser

NAMES = frozenset({"explain", "odds", "sight", "route"})
_MOST_DICE = 100
_MOST_UNITS = 100_000
_MOST_ROLLS = 4
_COUNTINGS = ("book", "simple")
_SYMBOLS = ("lens", "lantern", "revolver")


def add_to(commands: Commands) -> None:
    """Add the commands."""
    explain = commands.add("explain", _explain, "what a roll is worth in Aventura Z")
    explain.add_argument("dice", nargs="+", type=int, metavar="D", help="a die, 1 to 6")
    explain.add_argument("--counting", choices=_COUNTINGS, default="book")
    odds = commands.add("odds", _odds, "exact chances")
    odds.add_argument("game", choices=("aventura", "book", "calendar"))
    odds.add_argument("--dice", type=int, metavar="N", help="aventura, book: dice in the pool")
    odds.add_argument("--icons", type=int, metavar="K", help="aventura: Successes needed")
    odds.add_argument("--counting", choices=_COUNTINGS, help="aventura, without it book")
    odds.add_argument("--target", type=int, metavar="T", help="book: what the sum must reach")
    odds.add_argument("--value", type=int, metavar="V", help="calendar: what a square asks for")
    odds.add_argument("--symbol", choices=_SYMBOLS, help="calendar: any one, as all are alike")
    odds.add_argument("--rolls", type=int, metavar="R", help="calendar: 1 to 4, without it 3")
    _add_sight(commands.add("sight", _sight, "line of sight on a map"))
    route = commands.add("route", _route, "the squares that a Route of the Book touches")
    for end in ("x0", "y0", "x1", "y1"):
        route.add_argument(end, type=int, metavar=end.upper(), help="in units, 20 a square")
    route.add_argument("--corner-is-free", action="store_true", help="only squares gone through")


def _add_sight(sight: Parser) -> None:
    sight.add_argument("map", type=Path, help="a .tmj or .tmx map")
    sight.add_argument("origin", metavar="FROM", help="a zone, by its id or letter")
    sight.add_argument("to", metavar="TO", help="a zone, by its id or letter")
    sight.add_argument(
        "--padlock", action="append", default=[], metavar="Z", help="close this zone as well"
    )
    sight.add_argument(
        "--open", action="append", default=[], metavar="Z", help="take off a drawn padlock"
    )
    sight.add_argument("--los-target", choices=("centre", "any_point"), default="centre")
    sight.add_argument("--door-rule", choices=("opening", "side"), default="opening")


def _explain(asked: argparse.Namespace) -> Answer:
    from desktop.rules.games.aventura.phases.counting import count

    if len(asked.dice) > _MOST_DICE:
        raise BadInput(f"explain: at most {_MOST_DICE} dice, not {len(asked.dice)}")
    for die in asked.dice:
        if not 1 <= die <= 6:
            raise BadInput(f"explain: {die} is no face of a six-sided die")
    worth = count(asked.dice, asked.counting)
    facts = {
        "doubles": worth.doubles,
        "triples": worth.triples,
        "runs": worth.runs,
        "criticals": list(worth.criticals),
        "test": worth.total,
        "combat": list(worth.combat),
        "groups": [{"kind": group.kind, "dice": list(group.dice)} for group in worth.groups],
    }
    kinds = [
        f"{group.kind}: {' '.join(str(asked.dice[die]) for die in group.dice)}"
        for group in worth.groups
    ]
    lines = (*kinds, f"test: {worth.total}", f"combat: {', '.join(worth.combat) or 'nothing'}")
    return Answer(facts, lines)


def _odds(asked: argparse.Namespace) -> Answer:
    chance = _completing(asked) if asked.game == "calendar" else _pooled(asked)
    facts = {"chance": float(chance), "fraction": _fraction(chance)}
    return Answer(facts, (f"{float(chance):.2%} ({_fraction(chance)})",))


def _pooled(asked: argparse.Namespace) -> Fraction:
    if asked.dice is None or _of_the_calendar(asked):
        raise BadInput(f"odds {asked.game}: --dice N, and nothing of the calendar's")
    if not 0 <= asked.dice <= _MOST_DICE:  # Aventura rolls more than eight as eight (AZ-Q12)
        raise BadInput(f"odds: 0 to {_MOST_DICE} dice, not {asked.dice}")
    return _passing(asked) if asked.game == "aventura" else _reaching(asked)


def _of_the_calendar(asked: argparse.Namespace) -> bool:
    return any(word is not None for word in (asked.value, asked.symbol, asked.rolls))


def _completing(asked: argparse.Namespace) -> Fraction:
    from desktop.rules.games.calendar import odds

    others = (asked.dice, asked.icons, asked.target, asked.counting)
    if any(word is not None for word in others):
        raise BadInput("odds calendar: --value V, and no --dice, --icons, --target or --counting")
    if asked.value is None or abs(asked.value) > _MOST_UNITS:
        raise BadInput("odds calendar: --value V, what the square asks for")
    rolls = 3 if asked.rolls is None else asked.rolls
    if not 1 <= rolls <= _MOST_ROLLS:
        raise BadInput(f"odds: {rolls} rolls; there are 1 to {_MOST_ROLLS}")
    return odds.exact(odds.Need(asked.value, (asked.symbol or "lens",)), rolls=rolls)


def _passing(asked: argparse.Namespace) -> Fraction:
    from desktop.rules.games.aventura import odds

    if asked.icons is None or asked.target is not None:
        raise BadInput("odds aventura: --icons K, and no --target")
    if not 0 <= asked.icons <= _MOST_DICE:
        raise BadInput(f"odds: {asked.icons} is no number of Successes to ask for")
    return odds.passing(asked.dice, asked.icons, asked.counting or "book")


def _reaching(asked: argparse.Namespace) -> Fraction:
    from desktop.rules.games.book import odds

    if asked.target is None or asked.icons is not None or asked.counting is not None:
        raise BadInput("odds book: --target T, and no --icons or --counting")
    if not 0 <= asked.target <= _MOST_UNITS:
        raise BadInput(f"odds: {asked.target} is no sum to ask for")
    return odds.chance(asked.dice, asked.target)


def _fraction(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def _sight(asked: argparse.Namespace) -> Answer:
    from desktop.atlas.sight import Sight
    from desktop.cli.maps import load_map, zone_of

    drawing = load_map(asked.map)
    origin, to = zone_of(drawing, asked.origin), zone_of(drawing, asked.to)
    closed = set(drawing.padlocks) - {zone_of(drawing, name) for name in asked.open}
    closed |= {zone_of(drawing, name) for name in asked.padlock}
    verdict = Sight(drawing, asked.los_target, asked.door_rule, {}).look(
        origin, to, frozenset(closed)
    )
    at = None
    if verdict.at is not None:  # units of the lattice, told in the map's own pixels
        at = [round(value * drawing.snap, 3) for value in verdict.at]
    facts = {"sees": verdict.sees, "reason": verdict.reason, "at": at, "blocker": verdict.blocker}
    where = f" at {at[0]:g}, {at[1]:g}" if at is not None else ""
    beside = f" ({verdict.blocker})" if verdict.blocker else ""
    yes = "sees" if verdict.sees else "does not see"
    return Answer(facts, (f"{origin} {yes} {to}: {verdict.reason}{beside}{where}",))


def _route(asked: argparse.Namespace) -> Answer:
    from desktop.rules.games.book.phases.routes import SIZE, touched

    start, end = (asked.x0, asked.y0), (asked.x1, asked.y1)
    for dot in (start, end):
        if not all(0 < place < _MOST_UNITS and place % SIZE for place in dot):
            raise BadInput(f"route: {dot[0]} {dot[1]} is no dot inside a square of {SIZE} units")
    squares = touched(start, end, asked.corner_is_free)
    told = " ".join(f"{column},{row}" for column, row in squares)
    return Answer({"touched": [list(square) for square in squares]}, (told,))
