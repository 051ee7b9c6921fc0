"""How many dice a Test has, and where each comes from (AZ-071, AZ-072, AZ-087)."""

from collections.abc import Iterator

from desktop.rules.games.aventura.content.effects import Stat
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import InvestigatorCard, Passive, WoundHalf
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.play import person
from desktop.rules.games.aventura.state import BLANK, Investigator, State

MOST_DICE = 8  # there are eight dice in the box (AZ-014, Q-12)


def printed(card: InvestigatorCard, stat: Stat) -> int:
    """The value printed on the card, which also limits the wounds (AZ-086, AZ-093, AZ-094)."""
    value: int = getattr(card, stat)
    return value


def parts(
    pack: Pack, state: State, who: str, stat: Stat, extra: int = 0
) -> Iterator[tuple[Source, int]]:
    """Every source of dice that is not nothing: card, Objects, wounds, map, text."""
    one = person(state, who)
    yield ("investigator", who), printed(pack.investigators[who], stat)
    for source, passives in _passives(pack, state, one):
        dice = sum(
            passive.dice
            for passive in passives
            if passive.stat == stat and holds(pack, state, passive.needs, who)
        )
        if dice:
            yield source, dice
    if extra:
        yield ("text",), extra


def dice(pack: Pack, state: State, who: str, stat: Stat, extra: int = 0) -> int:
    """The number of dice, from 0 to 8 (Q-11, Q-12)."""
    total = sum(many for _, many in parts(pack, state, who, stat, extra))
    return max(0, min(MOST_DICE, total))


def _passives(
    pack: Pack, state: State, one: Investigator
) -> Iterator[tuple[Source, tuple[Passive, ...]]]:
    for no in one.objects:
        card = pack.cards[no]
        if card.passive:
            yield ("card", str(no)), card.passive
    for kind, held in (("physical", one.physical), ("mental", one.mental)):
        for no in held:
            wound = half(pack, no, kind)
            if wound is not None and wound.passive:
                yield ("wound", str(no), kind), wound.passive
    yield from _of_the_map(pack, state, one)


def _of_the_map(
    pack: Pack, state: State, one: Investigator
) -> Iterator[tuple[Source, tuple[Passive, ...]]]:
    if state.visit is not None:
        for place, rule in enumerate(pack.maps[state.visit.map].journal.rule):
            if rule.passive and holds(pack, state, rule.needs, one.id):
                yield (state.visit.map, "rule", str(place)), rule.passive


def half(pack: Pack, no: int, kind: str) -> WoundHalf | None:
    """The half of a wound card that counts; None for a blank wound (AZ-090, AZ-091)."""
    if no == BLANK:
        return None
    wound = pack.wounds[no]
    return wound.physical if kind == "physical" else wound.mental
