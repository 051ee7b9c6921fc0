"""What can be reached at all: a monotone over-approximation, in which things are only gained.

Every condition that could ever hold holds, every Test that enough dice can pass is passed,
and nothing is ever lost or closed. So what is out of reach here is out of reach for good.
"""

from collections.abc import Sequence

from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content.effects import Effect, Needs, ReadOption, Stat
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.schema import AdversaryCard, CardText, Passive

LEAST_DICE = {1: 2, 2: 3, 3: 4}  # fewer dice never show so many Successes
_EVERYWHERE = ""


class Reach:
    """The sets of everything gained from a map on; `explore` fills them."""

    def __init__(self, pack: Pack, blocked: tuple[str, str] | None = None) -> None:
        """Begin with nothing but the starting cards; `blocked` is an entry never read."""
        self.pack = pack
        self.blocked = blocked
        self.maps: set[str] = set()
        self.zones: set[tuple[str, str]] = set()
        self.opened: set[tuple[str, str]] = set()
        self.paragraphs: set[tuple[str, str]] = set()
        self.cards: set[int] = set(pack.head.start_cards)
        for one in pack.investigators.values():
            self.cards |= set(one.start_cards)
        self.flags: set[str] = set()
        self.counters = {name: (c.start, c.start) for name, c in pack.head.counters.items()}
        self.spawned: set[tuple[str, int]] = set()
        self.done: set[str] = set()
        self.endings: set[str] = set()
        self.exits: set[str] = set()
        self._pools: dict[tuple[Stat, int, int], int] = {}

    def take_gains(self, other: "Reach") -> None:
        """Also hold what was gained elsewhere: cards, flags, counters, maps; no places."""
        self.cards |= other.cards
        self.flags |= other.flags
        self.counters.update(other.counters)
        self.done |= other.done

    def explore(self, start: str) -> "Reach":
        """Everything that a start on this map leads to."""
        self.maps.add(start)
        before = None
        while before != (before := self._size()):
            self._round()
        return self

    def _round(self) -> None:
        for place in self.maps & self.pack.maps.keys():
            self._visit(self.pack.maps[place])
        for number in self.cards & self.pack.cards.keys():
            self._use(self.pack.cards[number])
        for place, number in tuple(self.spawned):
            if number in self.pack.adversaries:
                self._meet(place, self.pack.adversaries[number])
        for wound in self.pack.wounds.values():
            self.run(_EVERYWHERE, wound.physical.effects)
            self.run(_EVERYWHERE, wound.mental.effects)

    def _size(self) -> tuple[object, ...]:
        places = (self.maps, self.zones, self.opened, self.paragraphs, self.spawned, self.exits)
        gains = (self.cards, self.flags, self.done, self.endings)
        counted = tuple(self.counters.values())
        return ([len(part) for part in places], [len(part) for part in gains], counted)

    def _visit(self, content: MapContent) -> None:
        place = content.id
        self._spread(content)
        self.run(place, content.journal.effects)
        for event in content.journal.event:
            self.run(place, event.effects)
        for rule in content.journal.rule:
            if self.may(rule.needs, place):
                self.run(place, rule.effects)
        for name, id_ in tuple(self.paragraphs):
            if name == place:
                paragraph = content.paragraphs[id_]
                self.run(place, paragraph.effects)
                self._options(place, id_, paragraph.options)

    def _spread(self, content: MapContent) -> None:
        """All zones to be walked to; a closed zone can be left but not entered."""
        drawing = content.drawing
        closed = {z for z in drawing.padlocks if (content.id, z) not in self.opened}
        near: dict[str, set[str]] = {zone: set() for zone in drawing.zones}
        for a, b in (*drawing.adjacent, *drawing.links):
            near[a].add(b)
            near[b].add(a)
        left = [content.start, *(zone for place, zone in self.zones if place == content.id)]
        while left:
            zone = left.pop()
            self.zones.add((content.id, zone))
            fresh = near.get(zone, set()) - closed
            left += [other for other in fresh if (content.id, other) not in self.zones]
        for zone, letter in content.letters.items():
            if (content.id, zone) in self.zones:
                self._read(content.id, letter)

    def _read(self, place: str, paragraph: str) -> None:
        for name in (place,) if place else self.maps:
            content = self.pack.maps.get(name)
            known = content is not None and paragraph in content.paragraphs
            if known and (name, paragraph) != self.blocked:
                self.paragraphs.add((name, paragraph))

    def _options(self, place: str, paragraph: str, options: Sequence[ReadOption]) -> None:
        for option in options:
            self._option(place, paragraph, option)

    def _option(self, place: str, paragraph: str, option: ReadOption) -> None:
        if not self.may(option.needs, place):
            return
        if option.test is not None:
            self.run(place, option.on_fail)
            if not self.passable(option.test.stat, option.test.icons, option.test.dice):
                return
        self.done |= {option.key, f"{paragraph}.{option.key}"}
        ways = [option.to]
        if option.code is not None:
            ways += [*option.code.answers.values(), option.code.wrong]
        for to in ways:
            if to is not None:
                self._read(place, to)

    def _use(self, card: CardText) -> None:
        if card.return_ is not None and self.may(card.return_.needs, _EVERYWHERE):
            self.run(_EVERYWHERE, card.return_.effects)
        action = card.action
        if action is None or not self.may(action.needs, _EVERYWHERE):
            return
        for effects in (action.effects, action.on_pass, action.on_fail):
            self.run(_EVERYWHERE, effects)
        for row in (action.double, action.triple, action.run):
            if row is not None:
                self.run(_EVERYWHERE, row.effects)

    def _meet(self, place: str, card: AdversaryCard) -> None:
        for row in (card.double, card.triple, card.run):
            if row is not None and row.attack is not None:
                self.run(place, row.attack.on_fail)
                self.run(place, row.attack.on_pass)
        for hook in card.special:
            if self.may(hook.needs, place):
                self.run(place, hook.effects)

    def run(self, place: str, effects: Sequence[Effect]) -> None:
        """Gain whatever these effects may give, on a map or, without one, anywhere."""
        for effect in effects:
            self._gain(place, effect)
            self._go(place, effect)
            self._nest(place, effect)

    def _gain(self, place: str, effect: Effect) -> None:
        match effect:
            case fx.Draw(card=card):
                self.cards.add(card)
            case fx.Flag(name=name, value=True):
                self.flags.add(name)
            case fx.Counter(name=str(name)) if name in self.counters:
                self._count(name, effect)
            case fx.Spawn(card=card):
                self.spawned |= {(name, card) for name in self._places(place)}
            case fx.Open(zone=zone):
                self.opened |= {(name, zone) for name in self._places(place)}
            case _:
                return

    def _nest(self, place: str, effect: Effect) -> None:
        match effect:
            case fx.TestEffect(test=test, on_pass=on_pass, on_fail=on_fail):
                passable = self.passable(test.stat, test.icons, test.dice)
                self.run(place, (*on_pass, *on_fail) if passable else on_fail)
            case fx.Choose(options=options):
                self._options(place, "", options)
            case _:
                return

    def _go(self, place: str, effect: Effect) -> None:
        match effect:
            case fx.Unlock(map=to):
                self._leave(place, to)
            case fx.Travel(map=to, zone=zone):
                self._leave(place, to)
                if zone is not None:
                    self._stand(to, zone)
            case fx.MoveTo(zone=zone):
                for name in self._places(place):
                    self._stand(name, zone)
            case fx.Goto(paragraph=paragraph):
                self._read(place, paragraph)
            case fx.End(id=ending):
                self.endings.add(ending)
                self.exits |= self._places(place)
            case _:
                return

    def _places(self, place: str) -> set[str]:
        return {place} if place else set(self.maps)

    def _leave(self, place: str, to: str) -> None:
        self.maps.add(to)
        self.exits |= self._places(place)

    def _stand(self, place: str, zone: str) -> None:
        content = self.pack.maps.get(place)
        if content is not None and zone in content.drawing.zones:
            self.zones.add((place, zone))

    def _count(self, name: str, effect: fx.Counter) -> None:
        low, high = self.counters[name]
        rule = self.pack.head.counters[name]
        if effect.set is not None:
            low, high = min(low, effect.set), max(high, effect.set)
        elif effect.add is not None and effect.add > 0:
            high = max(high, rule.max)
        elif effect.add is not None and effect.add < 0:
            low = min(low, rule.min)
        self.counters[name] = (low, high)

    def may(self, needs: Needs | None, place: str) -> bool:
        """Whether a condition could ever hold with what was gained so far."""
        if needs is None:
            return True
        if needs.all is not None:
            return all(self.may(part, place) for part in needs.all)
        if needs.any is not None:
            return any(self.may(part, place) for part in needs.any)
        return self._may_hold(needs) and self._may_be(needs, place)

    def _may_hold(self, needs: Needs) -> bool:
        if needs.card is not None:
            return needs.card in self.cards
        if needs.flag is not None:
            return not needs.value or needs.flag in self.flags
        if needs.counter is not None:
            low, high = self.counters.get(needs.counter, (0, 0))
            return _meets(low, high, needs)
        if needs.done is not None:
            return needs.done in self.done
        return needs.entered is None or needs.entered in self.maps

    def _may_be(self, needs: Needs, place: str) -> bool:
        if needs.clock:
            content = self.pack.maps.get(place)
            return content is None or _meets(1, content.journal.clock.turns, needs)
        if needs.investigator is not None:
            return needs.investigator in self.pack.head.investigators
        if needs.players is not None:
            return needs.players in self.pack.head.players
        if needs.combat:
            return any(name == place or not place for name, _ in self.spawned)
        if needs.zone is not None:
            return any(z == needs.zone and place in ("", name) for name, z in self.zones)
        return True

    def passable(self, stat: Stat, icons: int, dice: int = 0) -> bool:
        """Whether anybody could ever roll enough dice for this Test."""
        return self.best_pool(stat) + dice >= LEAST_DICE.get(icons, 99)

    def best_pool(self, stat: Stat) -> int:
        """The most dice that anybody could ever roll, before the cap of eight."""
        key = (stat, len(self.cards), len(self.maps))
        if key not in self._pools:
            self._pools[key] = self._best_pool(stat)
        return self._pools[key]

    def _best_pool(self, stat: Stat) -> int:
        printed = max((getattr(one, stat) for one in self.pack.investigators.values()), default=0)
        held = [self.pack.cards[no] for no in self.cards if no in self.pack.cards]
        gained = sum(_more(card.passive, stat) for card in held)
        for card in held:
            if card.return_ is not None:
                gained += sum(e.n for e in card.return_.effects if isinstance(e, fx.AddDice))
        rules = [
            sum(_more(rule.passive, stat) for rule in self.pack.maps[place].journal.rule)
            for place in self.maps
            if place in self.pack.maps
        ]
        return int(printed) + gained + max(rules, default=0)


def _more(passives: Sequence[Passive], stat: Stat) -> int:
    return sum(max(0, passive.dice) for passive in passives if passive.stat == stat)


def _meets(low: int, high: int, needs: Needs) -> bool:
    enough = needs.at_least is None or high >= needs.at_least
    return enough and (needs.at_most is None or low <= needs.at_most)
