"""The same questions for every game: is random play sound, saved as it is, undone and replayed?"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Game, Step


def decoded(game: Game, state: Any) -> Any:
    """A state after a save."""
    return msgspec.json.decode(msgspec.json.encode(state), type=game.State)


def answered(
    game: Game, content: Any, state: Any, chance: Chance, policy: str = "random"
) -> tuple[Any, Chance]:
    """What a player made of code picks."""
    return game.policies[policy](content, state, game.choices(content, state), chance)


def steps(
    game: Game,
    content: Any,
    rules: Mapping[str, str],
    seed: int,
    most: int,
    first: tuple[Any, ...],
    policy: str = "random",
) -> Iterator[tuple[Any, Step]]:
    """A random game after its first choices: each choice and what it led to."""
    chance = Chance(f"player {seed}")
    state = game.begin(content, rules, Chance(f"game {seed}")).state
    for place in range(most):
        if place < len(first):
            choice = first[place]
        else:
            choice, chance = answered(game, content, state, chance, policy)
        step = game.choose(content, state, choice)
        yield choice, step
        state = step.state
        if not game.choices(content, state):
            return


def same_after_a_save(game: Game, state: Any) -> None:
    """A state is itself after a save, to the byte."""
    again = decoded(game, state)
    assert again == state
    assert msgspec.json.encode(again) == msgspec.json.encode(state)


def told_after_a_save(game: Game, choice: Any, step: Step) -> None:
    """A choice and its events are themselves after a save."""
    for event in step.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.Event) == event
    assert msgspec.json.decode(msgspec.json.encode(choice), type=game.Choice) == choice


def undone_and_replayed(
    game: Game, content: Any, rules: Mapping[str, str], seed: int, most: int, first: tuple[Any, ...]
) -> None:
    """The journal rebuilds the state; with story_mode undo leads back to the start."""
    options = {**rules, "story_mode": "on"}
    past = history.begin(game, content, options, Chance("g"))
    begun, chance = past.state, Chance(f"{seed}")
    for choice in first:
        past = past.choose(choice)
    for _ in range(most):
        if not past.choices():
            break
        choice, chance = answered(game, content, past.state, chance)
        past = past.choose(choice)
    last, entries = past.state, past.entries
    while past.why_not_undo() is None:
        past = past.undo()
    assert past.state == begun
    again = history.begin(game, content, options, Chance("g"))
    for entry in entries[1:]:
        again = again.choose(entry.choice, entry.auto)
    assert again.state == last
    assert [entry.fell for entry in again.entries] == [entry.fell for entry in entries]
    assert history.replay(game, content, options, Chance("g"), entries).difference is None
