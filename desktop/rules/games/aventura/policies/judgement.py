"""What a competent player makes of a position: how good an option, a zone, a weapon is now.

Only things that lie open are weighed: labels and Tests of options, what was read before, cards
held. A worth is a number from 0 (nothing to gain) to about 1 (something new, for certain).
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import odds
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import ReadOption, WoundEffect
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Action
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import activating, ground, pools, reading, wounds
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.counting import Row
from desktop.rules.games.aventura.phases.play import person, token_of
from desktop.rules.games.aventura.state import Investigator, State, Token

OLD = 0.3  # what was read earlier in the campaign may still be needed again on this visit
NO_NEWS = 0.03  # a repeatable option whose text is known
FAR = 99


class Taste(msgspec.Struct, frozen=True):
    """How a player weighs risks: the least odds worth an Action, and when he feels hurt."""

    least: float  # the smallest worth that is still tried
    spare: int  # hurt, when no more than so many wounds could still be held
    guesses: bool = False  # knows the answers of puzzles, as somebody who has found them out


def spare(pack: Pack, one: Investigator) -> int:
    """How many wounds of the more pressing kind he can still hold."""
    return min(
        wounds.limit(pack, one.id, kind) - len(wounds.held(one, kind)) for kind in wounds.KINDS
    )


@lru_cache(maxsize=256)
def passing(dice: int, icons: int, counting: str) -> float:
    """The chance of a Test, as a number that is quick to weigh."""
    return float(odds.passing(dice, icons, counting))


def chance_of(pack: Pack, state: State, who: str, option: ReadOption) -> float:
    """The chance that an option leads on at this try."""
    if option.test is None:
        return 1.0
    dice = pools.dice(pack, state, who, option.test.stat, option.test.dice)
    return passing(dice, option.test.icons, state.options["counting"])


def option_worth(
    pack: Pack, state: State, who: str, source: Source, option: ReadOption, taste: Taste
) -> float:
    """News times chance, less what a failure may cost; 0 for a closed option."""
    if reading.is_done(state, source, option) or not holds(pack, state, option.needs, who):
        return 0.0
    if option.code is not None and not taste.guesses:
        return 0.0
    passes = chance_of(pack, state, who, option)
    known = option.to is not None and f"{source[0]}.{option.to}" in state.read
    news = 1.0 if not known else NO_NEWS if option.repeat else OLD
    if _hurts(state, source, option) and spare(pack, person(state, who)) <= taste.spare:
        return news * passes - (1 - passes)
    return news * passes


def _hurts(state: State, source: Source, option: ReadOption) -> bool:
    """Whether failing is known to wound: it was failed before on this visit."""
    failures = state.visit.failures if state.visit is not None else {}
    known = reading.option_key(source) in failures
    return known and any(isinstance(effect, WoundEffect) for effect in option.on_fail)


def entry_worth(pack: Pack, state: State, who: str, name: str, taste: Taste) -> float:
    """What investigating an entry of this map may bring."""
    content, visit = ground.here(pack, state)
    paragraph = content.paragraphs.get(name)
    if paragraph is None:
        return 0.0
    if f"{content.id}.{name}" not in state.read:
        return 1.0
    worth = 0.0
    if paragraph.effects and paragraph.once == "visit" and name not in visit.effected:
        worth = OLD
    source = (content.id, "paragraph", name)
    options = (
        option_worth(pack, state, who, lookup.option_source(source, one.key), one, taste)
        for one in paragraph.options
    )
    return max((worth, *options))


def goals(pack: Pack, state: State, who: str, taste: Taste) -> dict[str, float]:
    """The zones worth an Investigate Action, padlocked ones left out unless one stands there."""
    content, _ = ground.here(pack, state)
    here = person(state, who).zone
    locked = ground.padlocks(state)
    found: dict[str, float] = {}
    for zone, letter in content.letters.items():
        if zone in locked and zone != here:
            continue
        worth = entry_worth(pack, state, who, letter, taste)
        if worth >= taste.least:
            found[zone] = worth
    return found


def nearest_goal(pack: Pack, state: State, one: Investigator, taste: Taste) -> str | None:
    """The goal with most worth for its distance; None where the map is exhausted."""
    content, _ = ground.here(pack, state)
    away = content.ways.distances(one.zone, ground.padlocks(state))
    found = goals(pack, state, one.id, taste)
    reachable = {zone: worth for zone, worth in found.items() if zone in away}
    if not reachable:
        return None
    return max(reachable, key=lambda zone: (reachable[zone] - 0.05 * away[zone], -away[zone]))


def towards(pack: Pack, state: State, moves: Iterable[c.Move], goal: str) -> c.Move | None:
    """The Move that ends nearest to a zone."""
    content, _ = ground.here(pack, state)
    away = content.ways.distances_to(goal, ground.padlocks(state))
    return min(moves, key=lambda move: away.get(move.to, FAR), default=None)


def wounds_expected(pack: Pack, state: State, choice: c.Activate) -> float:
    """How many wounds a weapon deals on average, no more than the token can still take."""
    action = pack.cards[choice.card].action
    token = token_of(state, choice.target) if choice.target is not None else None
    if action is None or token is None:
        return 0.0
    left = token.limit - token.wounds
    if action.test is not None:
        dice = pools.dice(pack, state, choice.who, action.test.stat, action.test.dice)
        return passing(dice, action.test.icons, state.options["counting"])
    if action.stat is None:
        return 1.0
    dice = pools.dice(pack, state, choice.who, action.stat, action.dice)
    dealt = odds.wounds_dealt(dice, _rows(action), state.options["counting"])
    return float(sum(min(left, many) * part for many, part in dealt.items()))


def _rows(action: Action) -> dict[Row, int]:
    return {
        "double": action.double.wounds if action.double is not None else 0,
        "triple": action.triple.wounds if action.triple is not None else 0,
        "run": action.run.wounds if action.run is not None else 0,
    }


def weapons(pack: Pack, one: Investigator) -> tuple[Action, ...]:
    """The Actions of his cards that are aimed at adversaries."""
    actions = (pack.cards[no].action for no in one.objects)
    return tuple(a for a in actions if a is not None and a.target is not None)


def firing_zone(
    pack: Pack, state: State, one: Investigator, moves: Iterable[c.Move]
) -> c.Move | None:
    """The Move after which a weapon reaches a token, or else comes nearest to one."""
    arms = weapons(pack, one)
    tokens = state.visit.tokens if state.visit is not None else ()
    if not arms or not tokens:
        return None
    listed = tuple(moves)
    for move in listed:
        there = msgspec.structs.replace(one, zone=move.to)
        if any(
            activating.in_reach(pack, state, there, arm, token) for arm in arms for token in tokens
        ):
            return move
    return _closing_in(pack, state, one, listed, tokens)


def _closing_in(
    pack: Pack,
    state: State,
    one: Investigator,
    moves: tuple[c.Move, ...],
    tokens: tuple[Token, ...],
) -> c.Move | None:
    content, _ = ground.here(pack, state)
    away = content.ways.distances(one.zone, ground.padlocks(state))
    target = min(tokens, key=lambda token: away.get(token.zone, FAR))
    return towards(pack, state, moves, target.zone) if target.zone in away else None
