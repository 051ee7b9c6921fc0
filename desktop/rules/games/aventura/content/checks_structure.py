"""Numbers and shapes that the rules do not allow, whatever the story is."""

from collections.abc import Iterator

import msgspec

from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content import schema
from desktop.rules.games.aventura.content.effects import STATS, Authored, Needs, ReadOption
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.trees import Spot, below, journal_file
from desktop.rules.kernel.errors import Problem

WOUNDS = range(1, 12)
LONGEST_TITLE = 200
LONGEST_CLOCK = 60
_DEEPEST_NEEDS = 16
_MOST_NEEDS = 200
_TITLES = ("name", "title", "label", "calling", "subtitle", "author", "version", "token")
_NEEDS_KINDS = (
    "card",
    "flag",
    "counter",
    "clock",
    "investigator",
    "players",
    "combat",
    "entered",
    "done",
    "zone",
    "all",
    "any",
    "not_",
)
_WINDOW_OF: dict[type[Authored], str] = {
    fx.Reroll: "after_roll",
    fx.Prevent: "before_wound",
    fx.AddDice: "before_roll",
}


def of_pack(pack: Pack) -> Iterator[Problem]:
    """Card and wound numbers, players, the starting map (AZ-009, AZ-115)."""
    yield from _numbers(pack)
    yield from _wounds(pack)
    head = Spot("pack.toml", "pack", None)
    players = pack.head.players
    if not players or set(players) - {1, 2} or len(pack.head.investigators) < max(players):
        yield head.problem("pack.players", players=", ".join(map(str, players)))
    start = pack.maps.get(pack.head.start_map)
    if start is not None and not start.journal.safeguard:
        yield head.problem("pack.start_not_safeguard", map=start.id)


def _numbers(pack: Pack) -> Iterator[Problem]:
    """A number is one card's, and 1 to 11 are the wounds'."""
    for number in sorted(pack.cards.keys() & pack.adversaries.keys()):
        spot = Spot("cards.toml", f"adversary[{number}]", None)
        yield spot.problem("card.number_twice", number=str(number))
    cards = [("card", number) for number in pack.cards]
    for kind, number in (*cards, *(("adversary", number) for number in pack.adversaries)):
        if number <= WOUNDS[-1]:
            spot = Spot("cards.toml", f"{kind}[{number}]", None)
            yield spot.problem("card.wound_number", number=str(number))


def _wounds(pack: Pack) -> Iterator[Problem]:
    missing = [str(number) for number in WOUNDS if number not in pack.wounds]
    if missing:
        spot = Spot("wounds.toml", "", None)
        yield spot.problem("wound.missing", numbers=", ".join(missing), count=str(len(missing)))
    for number in pack.wounds:
        if number not in WOUNDS:
            spot = Spot("wounds.toml", f"wound[{number}]", None)
            yield spot.problem("wound.number", number=str(number))


def of_map(content: MapContent) -> Iterator[Problem]:
    """The Clock and its events (AZ-033, AZ-165, Q-51)."""
    spot = Spot(journal_file(content.id), "clock", content.id)
    clock = content.journal.clock
    if not 1 <= clock.turns <= LONGEST_CLOCK:
        yield spot.problem("clock.turns", turns=str(clock.turns), most=str(LONGEST_CLOCK))
    for turn in clock.red:
        if turn <= 1:
            yield spot.problem("clock.red_first", turn=str(turn))
        elif turn > clock.turns:
            yield spot.problem("clock.red_beyond", turn=str(turn), turns=str(clock.turns))
        if turn not in content.events:
            yield spot.problem("event.missing", turn=str(turn))
    for turn in content.events:
        if turn not in clock.red:
            event = Spot(spot.file, f"event[{turn}]", content.id)
            yield event.problem("event.not_red", turn=str(turn))


def of_record(spot: Spot, node: Authored) -> Iterator[Problem]:
    """What one record says that cannot be so."""
    yield from _titles(spot, node)
    match node:
        case Needs():
            yield from _needs(spot, node)
        case ReadOption():
            yield from _option(spot, node)
        case schema.Event():
            yield from _event(spot, node)
        case fx.Test(icons=icons) | schema.Attack(icons=icons):
            if not 1 <= icons <= 3:
                yield spot.problem("test.icons", icons=str(icons))
        case fx.Counter():
            if (node.add is None) == (node.set is None) or (node.name is None) == (
                node.card is None
            ):
                yield spot.problem("counter.change")
        case _:
            yield from _card(spot, node)


def _titles(spot: Spot, node: Authored) -> Iterator[Problem]:
    for field in _TITLES:
        text = getattr(node, field, None)
        if isinstance(text, str) and (len(text) > LONGEST_TITLE or "\n" in text.strip()):
            yield spot.problem("text.title", key=field, most=str(LONGEST_TITLE))


def _needs(spot: Spot, needs: Needs) -> Iterator[Problem]:
    kinds = [kind for kind in _NEEDS_KINDS if getattr(needs, kind) is not None]
    if len(kinds) != 1:
        names = ", ".join(kind.rstrip("_") for kind in kinds)
        yield spot.problem("needs.kinds", kinds=names, count=str(len(kinds)))
    bounded = needs.at_least is not None or needs.at_most is not None
    if bounded != (needs.counter is not None or needs.clock is not None):
        yield spot.problem("needs.bounds")
    if spot.within(Needs) is None:
        inner = [place for place, node in below(Spot("", "", None), needs)]
        deepest = max(place.place.count("[") + place.place.count("not") for place in inner)
        if len(inner) > _MOST_NEEDS or deepest > _DEEPEST_NEEDS:
            yield spot.problem("needs.large", most=str(_MOST_NEEDS), deep=str(_DEEPEST_NEEDS))


def _option(spot: Spot, option: ReadOption) -> Iterator[Problem]:
    if option.to is None and option.code is None:
        yield spot.problem("option.nowhere")
    elif not option.key:
        yield spot.problem("option.no_id")
    if option.test is None and (option.on_fail or option.failed):
        yield spot.problem("option.no_test", "warning")
    if option.code is not None and option.test is not None:
        yield spot.problem("option.code_and_test")


def _event(spot: Spot, event: schema.Event) -> Iterator[Problem]:
    """An event has no reader: each effect on somebody says on whom (Q-49)."""
    for number, effect in enumerate(event.effects):
        if getattr(effect, "who", None) in ("reader", "holder"):
            kind = str(effect.__struct_config__.tag)
            inner = msgspec.structs.replace(spot, place=f"{spot.place}.effects[{number}]")
            yield inner.problem("event.who", effect=kind)


def _card(spot: Spot, node: Authored) -> Iterator[Problem]:
    match node:
        case schema.InvestigatorCard():
            yield from _investigator(spot, node)
        case schema.AdversaryCard(dice=dice, wounds=wounds):
            if not 1 <= dice <= 8 or wounds < 1:
                yield spot.problem("adversary.numbers", dice=str(dice), wounds=str(wounds))
        case schema.CounterRule(min=least, start=start, max=most):
            if not least <= start <= most:
                yield spot.problem("counter.bounds")
        case schema.Action():
            yield from _action(spot, node)
        case schema.Return():
            yield from _return(spot, node)
        case _:
            return


def _investigator(spot: Spot, card: schema.InvestigatorCard) -> Iterator[Problem]:
    for stat in STATS:
        value = getattr(card, stat)
        if not 1 <= value <= 8:
            yield spot.problem("investigator.impossible", stat=stat, value=str(value))
        elif not 2 <= value <= 5:
            yield spot.problem("investigator.unusual", "warning", stat=stat, value=str(value))


def _action(spot: Spot, action: schema.Action) -> Iterator[Problem]:
    rows = (action.double, action.triple, action.run)
    if action.stat is None and action.test is None and not action.effects:
        yield spot.problem("card.action_empty")
    if any(row is not None and row.wounds for row in rows) and action.target is None:
        yield spot.problem("card.no_target")
    if action.stat is not None and action.test is not None:
        yield spot.problem("card.two_tests")


def _return(spot: Spot, card: schema.Return) -> Iterator[Problem]:
    for effect in card.effects:
        window = _WINDOW_OF.get(type(effect))
        if window is not None and not set(card.windows) & {window, "any"}:
            kind = str(effect.__struct_config__.tag)
            yield spot.problem("card.window", effect=kind, window=window)
    if not card.windows:
        yield spot.problem("card.no_window")
