"""`play`: a game without a window, by a policy or by choices from a file."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from desktop import __version__
from desktop.cli.answering import Answer, BadInput, Commands, refused, rules, seed, why
from desktop.rules import games
from desktop.rules.kernel import json_text
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Unreadable
from desktop.rules.kernel.history import History, begin
from desktop.store import files

if TYPE_CHECKING:
    from desktop.store.format import ContentRef

NAMES = frozenset({"play"})
_MOST_STEPS = 20_000
_MOST_CHOICES = 16 << 20  # bytes of a file of choices


def add_to(commands: Commands) -> None:
    """Add the command."""
    play = commands.add("play", _play, "plays without a window")
    play.add_argument("game", choices=games.NAMES)
    play.add_argument("--pack", metavar="P", help="a pack or year by id or path, or tables")
    play.add_argument("--year", type=int, metavar="Y", help="of the calendar")
    play.add_argument("--seed", type=seed, required=True, help="any text")
    play.add_argument("--policy", metavar="P", help="who plays; without it: random")
    play.add_argument("--choices", type=Path, metavar="FILE", help="one choice a line, as JSON")
    play.add_argument("--steps", type=int, default=_MOST_STEPS, metavar="N", help="at most")
    play.add_argument("--save", type=Path, required=True, metavar="FILE")
    play.add_argument("--rule", action="append", default=[], metavar="ID=VALUE")


def _play(asked: argparse.Namespace) -> Answer:
    from desktop.store import saves
    from desktop.store.format import Jottings

    if asked.choices is not None and asked.policy is not None:
        raise BadInput("play: either --choices or --policy")
    if asked.steps < 0:
        raise BadInput(f"--steps {asked.steps}: 0 or more")
    reference, history = _begun(asked)
    try:
        save = saves.start(asked.save, history, reference, __version__, Jottings())
        try:
            history = _by_file(history, asked) if asked.choices else _by_policy(history, asked)
            save.write(history, Jottings())
        except BadInput:
            asked.save.unlink(missing_ok=True)
            raise
        finally:
            save.close()
    except saves.Unsaved as trouble:
        raise refused(asked.save, Unreadable((trouble.problem,))) from None
    ended = history.ending is not None
    facts = {
        "ended": ended,
        "ending": history.ending,
        "steps": len(history.entries) - 1,
        "hash": history.entries[-1].hash,
    }
    told = f"ending: {history.ending}" if ended else "not ended"
    return Answer(facts, (told, f"steps: {facts['steps']}", f"hash: {facts['hash']}"))


def _begun(asked: argparse.Namespace) -> "tuple[ContentRef, History]":
    from desktop.cli.content import at_once, content_path
    from desktop.store import contents

    path = content_path(asked.game, asked.pack)
    try:
        reference, content = contents.keep(asked.game, path)
        chosen = at_once(asked.game, path, rules(asked.rule), asked.year)
    except Unreadable as trouble:
        raise refused(path, trouble) from None
    except OSError as trouble:
        raise BadInput(f"{path}: it cannot be kept: {trouble.strerror or trouble}") from None
    try:
        game = games.load(asked.game)
        options = {option.id: option.default for option in game.options} | chosen
        return reference, begin(game, content, options, Chance(asked.seed))
    except Illegal as trouble:
        raise BadInput(f"--rule: {why(trouble)}") from None


def _by_policy(history: History, asked: argparse.Namespace) -> History:
    """A player made of code goes on until an ending or the step cap."""
    game, mind = history.game, Chance(asked.seed).fork("policy")
    name = "random" if asked.policy is None else asked.policy
    if name not in game.policies:
        raise BadInput(f"--policy {name}: there are {', '.join(game.policies)}")
    policy = game.policies[name]
    for _ in range(asked.steps):
        choices = history.choices()
        if not choices:
            break
        choice, mind = policy(history.content, history.state, choices, mind)
        history = history.choose(choice)
    return history


def _by_file(history: History, asked: argparse.Namespace) -> History:
    """The choices of a file, one a line, as the journal of a save holds them."""
    for number, line in enumerate(_lines(asked.choices), 1):
        if number > asked.steps:
            break
        place = f"{asked.choices} line {number}"
        try:
            choice = _choice(json_text.loads(line), history)
            history = history.choose(choice)
        except json_text.NotStrict as trouble:
            raise BadInput(f"{place}: no JSON ({trouble.code})") from None
        except msgspec.ValidationError as trouble:
            raise BadInput(f"{place}: no choice of this game: {trouble}") from None
        except Illegal as trouble:
            raise BadInput(f"{place}: not offered: {why(trouble)}") from None
    return history


def _choice(raw: Any, history: History) -> Any:
    """A choice that says no more than the game hears. Raises msgspec.ValidationError."""
    choice = msgspec.convert(raw, history.game.Choice)
    unknown = raw.keys() - msgspec.to_builtins(choice).keys()
    if unknown:
        raise msgspec.ValidationError(f"unknown field `{min(unknown)[:40]}`")
    return choice


def _lines(path: Path) -> list[bytes]:
    try:
        raw = files.read(path, _MOST_CHOICES)
    except (OSError, ValueError) as trouble:
        raise BadInput(f"{path}: {trouble}") from None
    if raw is None:
        raise BadInput(f"{path}: there is no such file")
    if len(raw) > _MOST_CHOICES:
        raise BadInput(f"{path}: more than {_MOST_CHOICES} bytes")
    return [line for line in raw.split(b"\n") if line.strip()]
