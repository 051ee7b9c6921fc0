"""Up to three rolls, the dice held chosen afresh before each (CA-026 to CA-030)."""

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import Stopped, Thrown
from desktop.rules.games.calendar.phases.ground import ROLLS, Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T6, rules
from desktop.rules.games.calendar.state import GREENS, NUMBERS, SYMBOLS, State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Dice

DICE = (*NUMBERS, *GREENS)
_SIDES = {die: 6 if die in NUMBERS else 3 for die in DICE}
_FINALE = "F"
HOLDS = tuple(hold for size in range(len(DICE)) for hold in combinations(DICE, size))
"""Every way of holding dice but to hold all of them (CA-029)."""


@lru_cache(maxsize=32)
def _offers(held: tuple[int, ...], recall: bool) -> tuple[c.Choice, ...]:
    kind = c.Recall if recall else c.Roll
    holds = [hold for hold in HOLDS if set(held) <= set(hold)]
    return (*(kind(hold) for hold in holds), c.Stop())


def offers(ground: Ground, state: State) -> tuple[c.Choice, ...]:
    """Another roll with every way of holding, or stop."""
    return _offers(must_hold(ground, state), state.hand.rolls >= ROLLS)


def must_hold(ground: Ground, state: State) -> tuple[int, ...]:
    """The dice that may not be rolled again (T9)."""
    held: tuple[int, ...] = ()
    for twist in rules(ground, state.month.number).held:
        held += twist.held(ground, state)
    return held


@lru_cache(maxsize=32)
def thrown(held: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that are not held."""
    return tuple(die for die in DICE if die not in held)


@lru_cache(maxsize=32)
def _kinds(held: tuple[int, ...]) -> Dice:
    return Dice(tuple(f"d{_SIDES[die]}" for die in thrown(held)))


def question(state: State) -> Dice:
    """What was thrown on the player's own table?"""
    return _kinds(state.hand.held)


def roll(play: Play, choice: c.Roll) -> None:
    """Roll what is not held, here or on the player's table; the first roll begins the day."""
    hand = play.state.hand
    late = hand.late if hand.rolls else _late(play.state)
    play.set(hand=replace(hand, held=choice.hold, late=late))
    _cast(play)


def recall(play: Play, choice: c.Recall) -> None:
    """T6: the fourth roll."""
    play.things(insight=play.state.things.insight - 1)
    play.set(hand=replace(play.state.hand, held=choice.hold, extra=True))
    _cast(play)


def stop(play: Play, choice: c.Stop) -> None:
    """The dice stay (CA-028)."""
    play.set(phase="final")
    play.tell(Stopped(play.state.hand.rolls))


def answer(play: Play, choice: Answer) -> None:
    """Dice that the player threw (CA-Q35)."""
    value = choice.value
    fell = tuple(int(face) for face in value) if isinstance(value, tuple) else ()
    play.set(hand=replace(play.state.hand, typed=True))
    _fallen(play, fell, typed=True)


def _cast(play: Play) -> None:
    if play.state.options["dice"] == "typed":
        play.set(phase="throw")
    else:
        _fallen(play, _drawn(play), typed=False)


def _drawn(play: Play) -> tuple[int, ...]:
    """What falls: each die from its own stream of the day, or from loaded chance in order."""
    state = play.state
    fell: list[int] = []
    if state.chance.loaded is not None:
        chance = state.chance
        for die in thrown(state.hand.held):
            one, chance = chance.roll(1, _SIDES[die])
            fell += one
        play.set(chance=chance)
        return tuple(fell)
    name = state.day.isoformat() + (_FINALE if state.sitting == "finale" else "")
    faces, words = _faces(state.chance.key, name), list(state.hand.drawn)
    for die in thrown(state.hand.held):
        fell.append(faces[die - 1][words[die - 1]])
        words[die - 1] += 1
    play.set(hand=replace(state.hand, drawn=tuple(words)))
    return tuple(fell)


@lru_cache(maxsize=64)
def _faces(key: str, name: str) -> tuple[tuple[int, ...], ...]:
    """What each die shows on a day, first to fourth time it is rolled; a die that is held does
    not go on, so what is held changes nothing (part 6)."""
    return tuple(Chance(f"{key}|{name}|{die}").roll(ROLLS + 1, _SIDES[die])[0] for die in DICE)


def _late(state: State) -> bool:
    """Whether a day is begun after its own date; where all is played now none is."""
    return state.options["catch_up"] != "free" and state.today != state.day


def _fallen(play: Play, fell: tuple[int, ...], typed: bool) -> None:
    """The dice lie; another roll, or they stay."""
    hand = play.state.hand
    number, symbol = [*(hand.number or (0, 0, 0))], [*(hand.symbol or SYMBOLS[:2])]
    for die, face in zip(thrown(hand.held), fell, strict=True):
        if die in NUMBERS:
            number[die - NUMBERS[0]] = face
        else:
            symbol[die - GREENS[0]] = SYMBOLS[face - 1]
    hand = replace(hand, number=tuple(number), symbol=tuple(symbol), rolls=hand.rolls + 1)
    play.set(hand=hand, phase="rolled" if hand.rolls < ROLLS else "final")
    if hand.rolls == ROLLS and may_recall(play.ground, play.state):
        play.set(phase="rolled")
    left = max(0, ROLLS - hand.rolls)
    extra = hand.rolls > ROLLS
    play.tell(Thrown(hand.number, hand.symbol, hand.held, hand.rolls, left, extra, typed))
    play.fell = (fell,)
    play.seal = "throw"


def may_recall(ground: Ground, state: State) -> bool:
    """T6: whether there is a fourth roll."""
    insight = rules(ground, state.month.number).get(T6)
    return insight is not None and insight.wanting(state) is None
