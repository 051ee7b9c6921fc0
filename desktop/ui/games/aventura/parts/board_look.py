"""What lies before each investigator: board, hand, and the Clock above the map."""

from desktop.drawing.cards import CardFace, CardKind
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content.effects import STATS, WoundKind
from desktop.rules.games.aventura.content.schema import CardText
from desktop.rules.games.aventura.phases import pools
from desktop.ui.games.aventura.parts.map_look import figure
from desktop.ui.games.aventura.parts.page_look import SIGNS
from desktop.ui.widgets.card_hand import HandView, HeldCard
from desktop.ui.widgets.clock_rail import ActionsLeft, Count, RailView
from desktop.ui.widgets.investigator_board import BoardView, Cells, Characteristic
from desktop.words.aventura.board import (
    body_label,
    card_effect,
    card_use,
    mind_label,
    rail_spoken,
)
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.pool import signed


def board(names: Names, state: s.State, who: str, acting: bool) -> BoardView:
    """An investigator's board: values now and printed, wounds against the printed limits."""
    one = next(one for one in state.investigators if one.id == who)
    card = names.pack.investigators[who]
    values = tuple(
        Characteristic(
            SIGNS[stat],
            stat_name(stat),
            pools.dice(names.pack, state, who, stat),
            pools.printed(card, stat),
        )
        for stat in STATS
    )
    wounds = [names.wound(number, "physical") for number in one.physical]
    wounds += [names.wound(number, "mental") for number in one.mental]
    return BoardView(
        id=who,
        figure=figure(names, state, who),
        characteristics=values,
        body=Cells(len(one.physical), card.strength, body_label()),
        mind=Cells(len(one.mental), card.willpower, mind_label()),
        notes=tuple(wounds),
        acting=acting,
        wounds=tuple(
            HeldCard(f"wound:{number}", wound_face(names, number, kind))
            for kind in ("physical", "mental")
            for number in getattr(one, kind)
        ),
    )


def card_face(names: Names, state: s.State, number: int) -> CardFace:
    """An Object card's face: one line of effect, the whole text for the large view."""
    card = names.pack.cards[number]
    effect, icon = _effect(card)
    text = names.text(f"card.{number}.text", card.text)
    count = state.card_counters.get(str(number))
    if count is not None and card.counter is not None:
        label = names.text(f"card.{number}.counter.label", card.counter.label)
        effect, icon = f"{label} {count}", ""
    return CardFace(
        number=str(number),
        name=names.card(number),
        picture=card.woodcut or "generic",
        effect=effect,
        effect_icon=icon,
        text=text,
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


def hand(
    names: Names,
    state: s.State,
    who: str,
    offered: tuple[object, ...],
    acting: bool,
    planned: object = None,
) -> HandView:
    """An investigator's Object cards; those with a use now are ready, the planned one is taken."""
    one = next(one for one in state.investigators if one.id == who)
    ready = {
        choice.card
        for choice in offered
        if isinstance(choice, c.Activate | c.Return) and choice.who == who
    }
    ready |= {choice.card for choice in offered if isinstance(choice, c.Give | c.Take)}
    cards = tuple(
        HeldCard(str(number), card_face(names, state, number), number in ready)
        for number in one.objects
    )
    card = getattr(planned, "card", None)
    return HandView(cards, acting, "" if card is None else str(card))


def rail(names: Names, state: s.State, acting: str) -> RailView | None:
    """The Clock, the map's title, Actions left, counters once they are not zero."""
    visit = state.visit
    if visit is None:
        return None
    journal = names.pack.maps[visit.map].journal
    actions = tuple(
        ActionsLeft(names.investigator(one.id), one.actions, acting=one.id == acting)
        for one in state.investigators
    )
    counts = tuple(
        Count(names.counter(name), str(value), "money" if name == "money" else "")
        for name, value in state.counters.items()
        if value
    )
    return RailView(
        title=names.map(visit.map),
        turns=journal.clock.turns,
        now=visit.clock,
        safeguard=journal.safeguard,
        red=frozenset(journal.clock.red),
        actions=actions,
        counts=counts,
        spoken=rail_spoken(names, state),
    )
