"""`check` and `simulate`: for people who write adventures."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli.answering import Answer, BadInput, Commands, refused, rules, seed, why
from desktop.rules import games
from desktop.rules.kernel.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from desktop.workshop.simulate import Order, Tally

NAMES = frozenset({"check", "simulate"})
_MOST_GAMES = 10_000_000
_MOST_WORKERS = 256
_TOLD = {"chapters": "chapters", "filled": "months filled", "specials": "specials won"}


def add_to(commands: Commands) -> None:
    """Add the commands."""
    check = commands.add("check", _check, "all that is wrong with a pack, year, map or table")
    check.add_argument("path", type=Path, help="a folder, a pack, .tmj, .tmx or .toml")
    simulate = commands.add("simulate", _simulate, "many games and what became of them")
    simulate.add_argument("game", choices=games.NAMES)
    simulate.add_argument("--pack", metavar="P", help="a pack or year by id or path, or tables")
    simulate.add_argument("--year", type=int, metavar="Y", help="of the calendar")
    simulate.add_argument("--games", type=int, required=True, metavar="N")
    simulate.add_argument("--policy", default="random", metavar="P")
    simulate.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    simulate.add_argument("--seed", type=seed, default="0", help="any text")
    simulate.add_argument("--steps", type=int, metavar="N", help="at most so many choices a game")
    simulate.add_argument("--proof", action="store_true", help="test every position on the way")
    simulate.add_argument("--rule", action="append", default=[], metavar="ID=VALUE")


def _check(asked: argparse.Namespace) -> Answer:
    from desktop.words import problems as words
    from desktop.workshop.check import check, has_errors

    if not asked.path.exists():
        raise BadInput(f"{asked.path}: there is no such file or folder")
    found = check(asked.path)
    facts = [
        {
            "code": problem.code,
            "severity": problem.severity,
            "file": problem.file,
            "where": problem.place,
            "message": words.message(problem),
            "hint": words.hint(problem),
        }
        for problem in found
    ]
    lines = tuple(f"{problem.severity}: {words.line(problem)}" for problem in found)
    errors = sum(problem.severity == "error" for problem in found)
    told = f"errors: {errors}, warnings: {len(found) - errors}"
    return Answer({"problems": facts}, (*lines, told), 1 if has_errors(found) else 0)


def _simulate(asked: argparse.Namespace) -> Answer:
    from desktop.workshop.simulate import simulate

    try:
        order = _order(asked)
    except Unreadable as trouble:
        raise refused(asked.pack, trouble) from None
    try:
        return _tallied(simulate(order, asked.games, asked.workers))
    except Unreadable as trouble:
        raise refused(order.pack, trouble) from None
    except Illegal as trouble:
        raise BadInput(f"--rule: {why(trouble)}") from None
    except KeyError as trouble:
        raise BadInput(f"--policy: there is no policy {trouble}") from None


def _order(asked: argparse.Namespace) -> "Order":
    from desktop.cli.content import at_once, content_path
    from desktop.workshop.simulate import Order
    from desktop.workshop.walk import MOST_STEPS

    steps = MOST_STEPS if asked.steps is None else asked.steps
    _within("--games", asked.games, _MOST_GAMES)
    _within("--workers", asked.workers, _MOST_WORKERS)
    _within("--steps", steps, _MOST_GAMES)
    path = content_path(asked.game, asked.pack)
    return Order(
        asked.game,
        path,
        asked.policy,
        asked.seed,
        at_once(asked.game, path, rules(asked.rule), asked.year),
        steps,
        asked.proof,
    )


def _tallied(tally: "Tally") -> Answer:
    from desktop.words import problems as words
    from desktop.workshop.simulate import UNFINISHED

    endings = {name: many for name, many in tally.endings.items() if name != UNFINISHED}
    unfinished = tally.endings.get(UNFINISHED, 0)
    broken = tuple(words.line(problem) for problem in tally.problems)
    scores, scored = _scores(tally)
    facts = {
        "games": tally.games,
        "endings": endings,
        "unfinished": unfinished,
        "steps": tally.steps,
        "per_second": round(tally.per_second, 2),
        "problems": list(broken),
    } | scores
    shares = [f"{name}: {many} ({many / tally.games:.1%})" for name, many in endings.items()]
    told = f"games: {tally.games}, unfinished: {unfinished}"
    speed = f"a second: {tally.per_second:.1f}"
    return Answer(facts, (*shares, *scored, told, speed, *broken), 1 if broken else 0)


def _scores(tally: "Tally") -> tuple[dict[str, Any], tuple[str, ...]]:
    """What the games have to show beside their endings; nothing where only endings count."""
    from desktop.workshop.marks import spread

    facts: dict[str, Any] = {}
    lines: list[str] = []
    for name in ("chapters", "filled", "specials"):
        one = spread(tally.marks.get(name, {}))
        if one is not None:
            facts[name] = round(one.mean, 2)
            lines.append(f"{_TOLD[name]}: {one.mean:.1f} on average")
    if "won" in tally.marks:
        won = facts["won"] = tally.marks["won"].get(1, 0)
        lines.insert(0, f"won: {won} ({won / tally.games:.1%})")
    score = spread(tally.marks.get("score", {}))
    if score is not None:
        ranks = {f"p{rank}": value for rank, value in score.ranks.items()}
        facts["scores"] = {"games": score.games, "mean": round(score.mean, 2), **ranks}
        quarters = " / ".join(str(value) for value in score.ranks.values())
        lines.append(f"score: {score.mean:.1f} on average, 5/25/50/75/95 %: {quarters}")
    return facts, tuple(lines)


def _within(name: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise BadInput(f"{name} {value}: from 1 to {most}")
