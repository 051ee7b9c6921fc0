"""Games played to the end without a table: one by one, by a policy, with or without proof.

Problem codes (facts): walk.raised (seed, step, choice, detail), walk.unsound (seed, step, what).
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.game import Game
from desktop.workshop.marks import marks

MOST_STEPS = 5000


class Walked(msgspec.Struct, frozen=True):
    """How one game went; `ending` is None where the step cap came first."""

    ending: str | None
    steps: int
    problem: Problem | None = None
    marks: dict[str, int] = {}


def walk(
    game: Game,
    content: Any,
    seed: str,
    policy: str = "random",
    options: Mapping[str, str] | None = None,
    most: int = MOST_STEPS,
    proof: bool = False,
) -> Walked:
    """Play one game; with `proof` what raises or breaks an invariant becomes a problem.

    The policy draws from a stream of its own, so that the dice are those of the seed.
    """
    play, steps, choice = game.policies[policy], 0, None
    chance, mind = Chance(seed), Chance(seed).fork("policy")
    state = None
    try:
        state = game.begin(content, options or {}, chance).state
        while steps < most:
            choices = game.choices(content, state)
            if not choices:
                break
            choice, mind = play(content, state, choices, mind)
            state = game.choose(content, state, choice).state
            steps += 1
            wrong = game.invariants(content, state) if proof else []
            if wrong:
                return Walked(None, steps, _unsound(seed, steps, wrong))
    except Exception as trouble:
        if not proof:
            raise
        return Walked(None, steps, _raised(seed, steps, choice, trouble))
    return Walked(game.ending(state), steps, None, marks(game.name, content, state))


def _unsound(seed: str, step: int, wrong: list[str]) -> Problem:
    facts = {"seed": seed, "step": str(step), "what": "; ".join(wrong)[:400]}
    return Problem("walk.unsound", "error", "", "", facts)


def _raised(seed: str, step: int, choice: object, trouble: Exception) -> Problem:
    facts = {"seed": seed, "step": str(step), "choice": repr(choice)[:200]}
    return Problem("walk.raised", "error", "", "", {**facts, "detail": repr(trouble)[:200]})
