"""Players made of code: random, sensible (for simulation), cautious, and one for advice.

All are deterministic, given the position and the chance; but for `random`, chance only breaks
ties: between teams, and between options that look equally good.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import AddDice, Heal, Prevent, Reroll
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import pools, testing
from desktop.rules.games.aventura.phases.counting import count
from desktop.rules.games.aventura.phases.play import person
from desktop.rules.games.aventura.policies import judgement
from desktop.rules.games.aventura.policies.judgement import Taste
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Dice, Number, Order, Policy, Subset, Text, sample

SENSIBLE = Taste(least=0.02, spare=0, guesses=True)
ADVICE = Taste(least=0.02, spare=0)
CAUTIOUS = Taste(least=0.12, spare=1)
BETTER = 0.2  # how much likelier a Test must become for a card to be returned

_C = TypeVar("_C")
Choices = tuple[Any, ...]


def random(content: Pack, state: s.State, choices: Choices, chance: Chance) -> tuple[Any, Chance]:
    """Any choice, all equally likely; questions get a random answer."""
    choice, chance = chance.pick(choices)
    if isinstance(choice, Number | Subset | Order | Dice | Text):
        return sample(choice, chance)
    return choice, chance


def sensible(content: Pack, state: s.State, choices: Choices, chance: Chance) -> tuple[Any, Chance]:
    """A competent player who has found out the answers of puzzles; for simulation."""
    return _play(content, state, choices, chance, SENSIBLE)


def advice(content: Pack, state: s.State, choices: Choices, chance: Chance) -> tuple[Any, Chance]:
    """The same player, who knows no more than what lies on the table."""
    return _play(content, state, choices, chance, ADVICE)


def cautious(content: Pack, state: s.State, choices: Choices, chance: Chance) -> tuple[Any, Chance]:
    """A player who leaves bad odds alone and looks after wounds early."""
    return _play(content, state, choices, chance, CAUTIOUS)


POLICIES: Mapping[str, Policy] = {
    "random": random,
    "sensible": sensible,
    "cautious": cautious,
    "advice": advice,
}


def _of(choices: Choices, kind: type[_C]) -> list[_C]:
    return [one for one in choices if isinstance(one, kind)]


def _play(
    pack: Pack, state: s.State, choices: Choices, chance: Chance, taste: Taste
) -> tuple[Any, Chance]:
    teams = _of(choices, c.Recruit)
    if teams:
        alone = [team for team in teams if len(team.investigators) == 1]
        return chance.pick(alone or teams)
    for ask in choices:
        if isinstance(ask, Dice):
            return sample(ask, chance)
    if not state.frames:
        return _act(pack, state, choices, taste), chance
    frame = state.frames[-1]
    if isinstance(frame, s.Reading) and _useful_return(pack, state, choices, taste) is None:
        return chance.pick(_options(pack, state, choices, frame, taste))
    return _reply(pack, state, choices, taste), chance


# ---- questions --------------------------------------------------------------------------------
def _reply(pack: Pack, state: s.State, choices: Choices, taste: Taste) -> Any:
    card = _useful_return(pack, state, choices, taste)
    if card is not None:
        return card
    frame = state.frames[-1]
    match frame:
        case s.Coding():
            return _code(pack, frame, taste)
        case s.Approaching() | s.Choosing():
            return _sturdiest(pack, state, choices)
        case s.Mending():
            return _pressing(pack, state, _of(choices, c.Discard), frame.who)
        case _:
            return _plain_reply(state, choices)


def _plain_reply(state: s.State, choices: Choices) -> Any:
    journeys = _of(choices, c.Travel)
    if journeys:
        return _journey(state, journeys)
    for wanted in (c.Pass(), c.Done()):
        if wanted in choices:
            return wanted
    return choices[0]


def _options(
    pack: Pack, state: s.State, choices: Choices, frame: s.Reading, taste: Taste
) -> tuple[c.Pick | c.Leave, ...]:
    """The options with most worth; away from the entry where none has any."""
    worths: dict[c.Pick, float] = {}
    for pick in _of(choices, c.Pick):
        source = lookup.option_source(frame.source, pick.option)
        option = lookup.option_of(pack, source)
        worths[pick] = judgement.option_worth(pack, state, frame.who, source, option, taste)
    best = max(worths.values(), default=0.0)
    if not worths or (best < taste.least and c.Leave() in choices):
        return (c.Leave(),)
    return tuple(pick for pick, worth in worths.items() if worth == best)


def _code(pack: Pack, frame: s.Coding, taste: Taste) -> Answer | c.Leave:
    code = lookup.option_of(pack, frame.source).code
    if code is None or not taste.guesses or not code.answers:
        return c.Leave()
    return Answer(next(iter(code.answers)))


def _sturdiest(pack: Pack, state: s.State, choices: Choices) -> Any:
    """Of two investigators the one who can hold more; else the first choice."""
    names = _of(choices, c.Name)
    if not names:
        return choices[0]
    return max(names, key=lambda name: judgement.spare(pack, person(state, name.who)))


def _pressing(pack: Pack, state: s.State, discards: list[c.Discard], who: str) -> c.Discard:
    """A wound of the kind of which he can hold fewer more."""
    one = person(state, who)
    physical = pools.printed(pack.investigators[who], "strength") - len(one.physical)
    mental = pools.printed(pack.investigators[who], "willpower") - len(one.mental)
    wanted = "physical" if physical <= mental else "mental"
    return next((one for one in discards if one.kind == wanted), discards[0])


def _useful_return(pack: Pack, state: s.State, choices: Choices, taste: Taste) -> c.Return | None:
    """A card that helps now: another throw, more dice, a wound kept away or healed."""
    for wish in _of(choices, c.Return):
        symbol = pack.cards[wish.card].return_
        if symbol is not None and any(
            _helps(pack, state, wish.who, effect, taste) for effect in symbol.effects
        ):
            return wish
    return None


def _helps(pack: Pack, state: s.State, who: str, effect: object, taste: Taste) -> bool:
    one = person(state, who)
    frame = state.frames[-1] if state.frames else None
    below = state.frames[-2] if len(state.frames) > 1 and isinstance(frame, s.Window) else frame
    match effect:
        case Reroll() if isinstance(below, s.Rolling) and below.fell is not None:
            total = testing.shown(state, count(below.fell, state.options["counting"]))
            return total < below.icons and _passing(pack, state, below, 0) > taste.least
        case AddDice(n=n) if isinstance(below, s.Rolling):
            gain = _passing(pack, state, below, n) - _passing(pack, state, below, 0)
            return gain >= BETTER
        case Prevent():
            return judgement.spare(pack, one) <= taste.spare
        case Heal():
            return bool(one.physical + one.mental) and judgement.spare(pack, one) <= taste.spare
        case _:
            return False


def _passing(pack: Pack, state: s.State, frame: s.Rolling, more: int) -> float:
    dice = pools.dice(pack, state, frame.who, frame.stat, frame.extra + more)
    return judgement.passing(dice, frame.icons, state.options["counting"])


# ---- Actions ------------------------------------------------------------------------------------
def _act(pack: Pack, state: s.State, choices: Choices, taste: Taste) -> Any:
    """Duty, healing, fighting, reading on, leaving an exhausted map; in this order."""
    card = _useful_return(pack, state, choices, taste)
    if card is not None:
        return card
    journeys = _of(choices, c.Travel)
    hurt = any(judgement.spare(pack, one) <= taste.spare for one in state.investigators)
    if journeys and hurt:
        return _journey(state, journeys)
    for who in dict.fromkeys(one.who for one in _of(choices, c.EndTurn) if one.who is not None):
        step = _action(pack, state, choices, who, taste)
        if step is not None:
            return step
    return _nothing_left(pack, state, choices, journeys, taste)


def _action(pack: Pack, state: s.State, choices: Choices, who: str, taste: Taste) -> Any:
    """What this investigator would spend an Action on; None for nothing."""
    one = person(state, who)
    moves = [move for move in _of(choices, c.Move) if move.who == who]
    uses = [use for use in _of(choices, c.Activate) if use.who == who]
    blows = [use for use in uses if use.target is not None]
    if blows:
        return max(blows, key=lambda use: judgement.wounds_expected(pack, state, use))
    if state.visit is not None and state.visit.tokens:
        move = judgement.firing_zone(pack, state, one, moves)
        if move is not None and move.to != one.zone:
            return move
    for use in uses:
        action = pack.cards[use.card].action
        if action is not None and action.needs is not None:
            return use
    goal = judgement.nearest_goal(pack, state, one, taste)
    if goal is None:
        return None
    if goal == one.zone:
        return c.Investigate(who)
    return judgement.towards(pack, state, moves, goal)


def _nothing_left(
    pack: Pack, state: s.State, choices: Choices, journeys: list[c.Travel], taste: Taste
) -> Any:
    """Duties and goals first; then away; then wait for events still to come; then give up."""
    if c.EndTurn() in choices and any(
        judgement.nearest_goal(pack, state, one, taste) for one in state.investigators
    ):
        return c.EndTurn()
    duties = _of(choices, c.Investigate)
    free = _of(choices, c.EndTurn)
    if duties and not free:
        return duties[0]
    if journeys:
        return _journey(state, journeys)
    if c.GiveUp() in choices and not _events_ahead(pack, state):
        return c.GiveUp()
    return free[0]


def _events_ahead(pack: Pack, state: s.State) -> bool:
    visit = state.visit
    if visit is None:
        return False
    red = pack.maps[visit.map].red_turns
    return any(turn > visit.clock and f"{visit.map}.event.{turn}" not in state.read for turn in red)


def _journey(state: s.State, journeys: list[c.Travel]) -> c.Travel:
    """A map never entered before an old one, the latest unlocked first."""
    fresh = [one for one in journeys if one.map not in state.entered]
    return (fresh or journeys)[-1]
