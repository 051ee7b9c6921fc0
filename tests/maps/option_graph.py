"""What can be had in a pack without trusting to luck: the option graph, walked to its fixpoint."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec

from desktop.rules.games.aventura import odds
from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content.effects import Effect, Needs, ReadOption
from desktop.rules.games.aventura.content.pack import MapContent, Pack

HALF = Fraction(1, 2)


class Had(msgspec.Struct):
    """Everything that was gained on some way; nothing is ever lost again."""

    cards: set[int] = msgspec.field(default_factory=set)
    flags: set[str] = msgspec.field(default_factory=set)
    maps: set[str] = msgspec.field(default_factory=set)
    open_zones: set[tuple[str, str]] = msgspec.field(default_factory=set)
    entries: set[tuple[str, str]] = msgspec.field(default_factory=set)
    endings: set[str] = msgspec.field(default_factory=set)
    money: int = 0

    def size(self) -> int:
        """Grows with everything that is gained."""
        named = len(self.cards) + len(self.flags) + len(self.maps) + len(self.endings)
        return named + len(self.open_zones) + len(self.entries) + self.money


class Walker:
    """Who plays, how likely a Test must be to count as a way, and what is forbidden."""

    def __init__(
        self,
        pack: Pack,
        team: tuple[str, ...],
        least: Fraction = HALF,
        without: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        """`without` names entries (map, id) that may not be used."""
        self.pack, self.team, self.least, self.without = pack, team, least, without
        self.had = Had(maps={pack.head.start_map})
        for who in team:
            self.had.cards.update(pack.investigators[who].start_cards)

    def walk(self) -> Had:
        """Gain what can be gained until nothing new comes."""
        size = -1
        while self.had.size() != size:
            size = self.had.size()
            for place in sorted(self.had.maps):
                self._visit(self.pack.maps[place])
        return self.had

    def _visit(self, content: MapContent) -> None:
        locked = set(content.drawing.padlocks)
        for zone, letter in content.letters.items():
            if zone not in locked or (content.id, zone) in self.had.open_zones:
                self._read(content, letter)
        for event in content.journal.event:
            self._gain(content, event.effects)
        for rule in content.journal.rule:
            if rule.needs is None or self.holds(rule.needs):
                self._gain(content, rule.effects)
        for _, option, to in self.ways(content):
            if self.passes(option):
                self._read(content, to)

    def ways(self, content: MapContent) -> Iterator[tuple[str, ReadOption, str]]:
        """The options of the entries read so far that are open, and where they lead."""
        for (entry, _), option in content.options.items():
            if (content.id, entry) not in self.had.entries:
                continue
            if option.needs is not None and not self.holds(option.needs):
                continue
            for to in [option.to, *(option.code.answers.values() if option.code else ())]:
                if to is not None:
                    yield entry, option, to

    def passes(self, option: ReadOption) -> bool:
        """Whether nobody needs luck for it, with the printed values alone."""
        return option.test is None or best(self.pack, self.team, option.test) >= self.least

    def _read(self, content: MapContent, entry: str) -> None:
        if (content.id, entry) in self.without | self.had.entries:
            return
        self.had.entries.add((content.id, entry))
        self._gain(content, content.paragraphs[entry].effects)

    def _gain(self, content: MapContent, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case fx.Draw(card=card):
                    self.had.cards.add(card)
                case fx.Flag(name=name, value=True):
                    self.had.flags.add(name)
                case fx.Unlock(map=place):
                    self.had.maps.add(place)
                case fx.Open(zone=zone):
                    self.had.open_zones.add((content.id, zone))
                case fx.End(id=ending):
                    self.had.endings.add(ending)
                case fx.Counter(name="money", add=int(add)) if add > 0:
                    self.had.money = min(self.pack.head.counters["money"].max, self.had.money + add)
                case _:
                    continue

    def holds(self, needs: Needs) -> bool:
        """Whether it can be brought about; the Clock and adversaries come by themselves."""
        if needs.all is not None:
            return all(map(self.holds, needs.all))
        if needs.any is not None:
            return any(map(self.holds, needs.any))
        if needs.not_ is not None or needs.clock or needs.combat:
            return True
        if needs.card is not None:
            return needs.card in self.had.cards
        if needs.flag is not None:
            return needs.flag in self.had.flags
        if needs.counter is not None:
            start = self.pack.head.counters[needs.counter].start
            return start + self.had.money >= (needs.at_least or 0)
        raise NotImplementedError(needs)


def best(pack: Pack, team: tuple[str, ...], test: fx.Test) -> Fraction:
    """The chance of whoever of the team is best at a Test, with the printed value."""
    dice = max(int(getattr(pack.investigators[who], test.stat)) for who in team)
    return odds.passing(dice + test.dice, test.icons)
