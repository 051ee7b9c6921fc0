"""What no play can reach, traps, and Tests that nobody can pass; by over-approximation."""

from collections.abc import Iterator, Sequence

from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content import schema
from desktop.rules.games.aventura.content.effects import STATS, Authored, Effect, ReadOption
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.reach import LEAST_DICE, Reach
from desktop.rules.games.aventura.content.trees import Spot, journal_file
from desktop.rules.kernel.errors import Problem, Severity

MOST_DICE = 8
HARDEST = 3  # icons that four dice show once in 216 throws


def of_pack(pack: Pack, reach: Reach) -> Iterator[Problem]:
    """Endings, maps and entries out of reach; safeguard maps that are traps (Q-73)."""
    for name in pack.endings:
        if name not in reach.endings:
            yield Spot("pack.toml", f"ending[{name}]", None).problem("reach.ending", ending=name)
    if not pack.endings:
        yield Spot("pack.toml", "", None).problem("pack.no_endings")
    for content in pack.maps.values():
        spot = Spot(journal_file(content.id), "", content.id)
        if content.id not in reach.maps:
            yield spot.problem("reach.map", "warning", map=content.id)
            continue
        if content.id not in reach.exits:
            yield spot.problem("reach.no_way_out", map=content.id)
        elif content.journal.safeguard:
            yield from _trap(pack, reach, content, spot)
        yield from _entries(content, reach)
    yield from _pools(reach)


def _trap(pack: Pack, reach: Reach, content: MapContent, spot: Spot) -> Iterator[Problem]:
    """Whether a return to this map alone can still end the story."""
    if Reach(pack).explore(content.id).endings:
        return
    rich = Reach(pack)
    rich.take_gains(reach)
    if rich.explore(content.id).endings:
        yield spot.problem("reach.needs_gains", "warning", map=content.id)
    else:
        yield spot.problem("reach.trap", map=content.id)


def _entries(content: MapContent, reach: Reach) -> Iterator[Problem]:
    """Entries that nothing names, or that nothing reachable leads to."""
    named = set(content.letters.values())
    gotos: dict[str, set[str]] = {}
    for paragraph in content.journal.paragraph:
        gotos[paragraph.id] = set(_gotos(paragraph.effects))
        named |= gotos[paragraph.id] | _ways(paragraph.options)
        named |= {way for e in paragraph.effects for way in _nested_ways(e)}
    for effects in _other_lists(content):
        named |= {way for effect in effects for way in (*_gotos([effect]), *_nested_ways(effect))}
    for paragraph in content.journal.paragraph:
        spot = Spot(journal_file(content.id), f"paragraph[{paragraph.id}]", content.id)
        if paragraph.id not in named:
            yield spot.problem("paragraph.unused", "warning", paragraph=paragraph.id)
        elif (content.id, paragraph.id) not in reach.paragraphs:
            yield spot.problem("reach.paragraph", "warning", paragraph=paragraph.id)
        if paragraph.id in _from(paragraph.id, gotos):
            severity: Severity = "error" if paragraph.once == "no" else "warning"
            yield spot.problem("paragraph.loop", severity, paragraph=paragraph.id)


def _from(start: str, ways: dict[str, set[str]]) -> set[str]:
    """The entries that reading one leads to by itself."""
    found: set[str] = set()
    left = [*ways.get(start, ())]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += ways.get(name, ())
    return found


def _gotos(effects: Sequence[Effect]) -> Iterator[str]:
    for effect in effects:
        if isinstance(effect, fx.Goto):
            yield effect.paragraph


def _ways(options: Sequence[ReadOption]) -> set[str]:
    found: set[str] = set()
    for option in options:
        found |= {option.to} if option.to is not None else set()
        if option.code is not None:
            found |= {*option.code.answers.values(), option.code.wrong or ""}
        found |= set(_gotos(option.on_fail))
    return found


def _nested_ways(effect: Effect) -> set[str]:
    if isinstance(effect, fx.Choose):
        return _ways(effect.options)
    if isinstance(effect, fx.TestEffect):
        inner = (*effect.on_pass, *effect.on_fail)
        return set(_gotos(inner)).union(*(_nested_ways(part) for part in inner))
    return set()


def _other_lists(content: MapContent) -> Iterator[Sequence[Effect]]:
    yield content.journal.effects
    yield from (event.effects for event in content.journal.event)
    yield from (rule.effects for rule in content.journal.rule)


def _pools(reach: Reach) -> Iterator[Problem]:
    for stat in STATS:
        dice = reach.best_pool(stat)
        if dice > MOST_DICE:
            spot = Spot("pack.toml", "", None)
            yield spot.problem("pool.above", "warning", stat=stat, dice=str(dice))


def of_record(reach: Reach, spot: Spot, node: Authored) -> Iterator[Problem]:
    """Options that never open, Tests that nobody passes."""
    match node:
        case ReadOption(needs=needs) if not reach.may(needs, spot.map or ""):
            yield spot.problem("reach.option", "warning", option=node.key)
        case fx.Test(stat=stat, icons=icons, dice=dice) if icons in LEAST_DICE:
            best = reach.best_pool(stat) + dice
            facts = {"stat": stat, "icons": str(icons), "dice": str(max(0, best))}
            if best < LEAST_DICE[icons]:
                yield Problem("test.impossible", "warning", spot.file, spot.place, facts)
            elif icons == HARDEST and best == LEAST_DICE[icons]:
                yield Problem("test.hard", "warning", spot.file, spot.place, facts)
        case fx.Travel() if spot.map is not None:
            if any(place == spot.map for place, _ in reach.spawned):
                yield spot.problem("travel.in_combat", "warning", map=node.map)
        case fx.Spawn(card=card) if not _armed(reach):
            yield spot.problem("combat.no_damage", "warning", card=str(card))
        case _:
            return


def _armed(reach: Reach) -> bool:
    """Whether any card within reach can wound an adversary."""
    held = [reach.pack.cards[number] for number in reach.cards if number in reach.pack.cards]
    return any(_wounds(card) for card in held)


def _wounds(card: schema.CardText) -> bool:
    lists: list[Sequence[Effect]] = [card.return_.effects] if card.return_ is not None else []
    if card.action is not None:
        action = card.action
        lists += [action.effects, action.on_pass]
        rows = [row for row in (action.double, action.triple, action.run) if row is not None]
        if any(row.wounds > 0 for row in rows):
            return True
        lists += [row.effects for row in rows]
    return any(isinstance(effect, fx.Damage) for effects in lists for effect in effects)


def counts(pack: Pack) -> Iterator[Problem]:
    """What would no longer fit in the box (Q-115)."""
    cards = len(pack.cards) + len(pack.adversaries) + len(pack.wounds)
    if cards > 71:
        spot = Spot("cards.toml", "", None)
        yield spot.problem("count.cards", "warning", count=str(cards), most="71")
    for card in pack.adversaries.values():
        if card.wounds > 12:
            spot = Spot("cards.toml", f"adversary[{card.no}]", None)
            yield spot.problem("count.wounds", "warning", count=str(card.wounds), most="12")


def counts_on(content: MapContent, found: Sequence[Authored]) -> Iterator[Problem]:
    """Adversary tokens and Padlock tokens of one map (Q-115)."""
    spot = Spot(journal_file(content.id), "", content.id)
    tokens = sum(len(node.zones) for node in found if isinstance(node, fx.Spawn))
    if tokens > 13:
        yield spot.problem("count.tokens", "warning", count=str(tokens), most="13")
    closed = {node.zone for node in found if isinstance(node, fx.Padlock)}
    padlocks = len(closed | content.drawing.padlocks)
    if padlocks > 6:
        yield spot.problem("count.padlocks", "warning", count=str(padlocks), most="6")
