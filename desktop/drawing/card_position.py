"""From a position of Aventura Z to what is drawn: figures, Object cards, wounds, boards."""

from __future__ import annotations

from desktop.drawing.board import Cells, Characteristic
from desktop.drawing.cards import CardFace, CardKind
from desktop.drawing.tokens import RIMS, Figure
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content.effects import STATS, Stat, WoundKind
from desktop.rules.games.aventura.content.schema import CardText
from desktop.rules.games.aventura.phases import pools
from desktop.words.aventura.board import body_label, card_effect, card_use, mind_label
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.pool import signed

SIGNS: dict[Stat, str] = {
    "strength": "strength",
    "skill": "skill",
    "willpower": "willpower",
    "investigation": "investigation",
}


def seated(names: Names, who: str, seat: int) -> Figure:
    """How an investigator of a seat is drawn: name, seat, rim pattern, bust."""
    card = names.pack.investigators[who]
    return Figure(names.full_name(who), seat, RIMS[seat % len(RIMS)], card.art or "")


def figure(names: Names, state: s.State, who: str) -> Figure:
    """How an investigator in play is drawn."""
    seat = next(place for place, one in enumerate(state.investigators) if one.id == who)
    return seated(names, who, seat)


def characteristics(names: Names, state: s.State, who: str) -> tuple[Characteristic, ...]:
    """The four characteristics of an investigator in play, now and as printed."""
    card = names.pack.investigators[who]
    return tuple(
        Characteristic(
            SIGNS[stat],
            stat_name(stat),
            pools.dice(names.pack, state, who, stat),
            pools.printed(card, stat),
        )
        for stat in STATS
    )


def cells(names: Names, one: s.Investigator) -> tuple[Cells, Cells]:
    """An investigator's wounds against the printed limits: body, mind."""
    card = names.pack.investigators[one.id]
    return (
        Cells(len(one.physical), card.strength, body_label()),
        Cells(len(one.mental), card.willpower, mind_label()),
    )


def card_face(names: Names, state: s.State | None, number: int) -> CardFace:
    """An Object card's face: one line of effect, the whole text for the large view.

    In a position a card that counts shows its count; by itself it is as printed.
    """
    card = names.pack.cards[number]
    effect, sign = _effect(card)
    count = None if state is None else state.card_counters.get(str(number))
    if count is not None and card.counter is not None:
        label = names.text(f"card.{number}.counter.label", card.counter.label)
        effect, sign = f"{label} {count}", ""
    return CardFace(
        number=str(number),
        name=names.card(number),
        picture=card.woodcut or "generic",
        effect=effect,
        effect_icon=sign,
        text=names.text(f"card.{number}.text", card.text),
    )


def _effect(card: CardText) -> tuple[str, str]:
    if card.action is not None:
        stat = card.action.stat or (card.action.test.stat if card.action.test else None)
        return card_use("action"), SIGNS[stat] if stat else "action"
    if card.return_ is not None:
        return card_use("return"), "return"
    if card.passive:
        first = card.passive[0]
        return signed(first.dice), SIGNS[first.stat]
    return card_effect(card.kind), ""


def wound_face(names: Names, number: int, kind: str) -> CardFace:
    """A wound's half that counts."""
    half: WoundKind = "physical" if kind == "physical" else "mental"
    return CardFace(
        number=str(number),
        name=names.wound(number, half),
        picture="wound" if half == "physical" else "eye",
        text=names.wound_text(number, half),
        kind=CardKind.WOUND,
    )
