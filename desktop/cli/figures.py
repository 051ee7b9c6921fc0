"""`explain`, `odds` and `sight`: figures that need no game."""

import argparse
from fractions import Fraction
from pathlib import Path

from desktop.cli.answering import Answer, BadInput, Commands, Parser

NAMES = frozenset({"explain", "odds", "sight"})
_MOST_DICE = 100
_COUNTINGS = ("book", "simple")


def add_to(commands: Commands) -> None:
    """Add the commands."""
    explain = commands.add("explain", _explain, "what a roll is worth in Aventura Z")
    explain.add_argument("dice", nargs="+", type=int, metavar="D", help="a die, 1 to 6")
    explain.add_argument("--counting", choices=_COUNTINGS, default="book")
    odds = commands.add("odds", _odds, "exact chances")
    odds.add_argument("game", choices=("aventura",))
    odds.add_argument("--dice", type=int, required=True, metavar="N", help="dice in the pool")
    odds.add_argument("--icons", type=int, required=True, metavar="K", help="Successes needed")
    odds.add_argument("--counting", choices=_COUNTINGS, default="book")
    _add_sight(commands.add("sight", _sight, "line of sight on a map"))


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
    from desktop.rules.games.aventura import odds

    if not 0 <= asked.dice <= _MOST_DICE:  # more than eight are rolled as eight (AZ-Q12)
        raise BadInput(f"odds: 0 to {_MOST_DICE} dice, not {asked.dice}")
    if not 0 <= asked.icons <= _MOST_DICE:
        raise BadInput(f"odds: {asked.icons} is no number of Successes to ask for")
    chance = odds.passing(asked.dice, asked.icons, asked.counting)
    facts = {"chance": float(chance), "fraction": _fraction(chance)}
    return Answer(facts, (f"{float(chance):.2%} ({_fraction(chance)})",))


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
