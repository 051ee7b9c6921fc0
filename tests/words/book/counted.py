"""The figures of a game counted again from its journal alone, as somebody with a pencil would."""

from collections import Counter, defaultdict
from typing import Any

from desktop.rules.games.book import events as e
from desktop.rules.kernel.history import History


class Counted:
    """Everything that a jacket may name, counted from the events."""

    def __init__(self, history: History) -> None:
        self.sums: Counter[str] = Counter()
        self.pages: list[dict[str, Any]] = []
        self.fear = self.wounds = self.limit = 0
        self.six: tuple[int, ...] = ()
        self.known: set[str] = set()
        self._open: dict[str, Any] = defaultdict(int)
        for entry in history.entries:
            for event in entry.events:
                self._take(event)

    def of(self, key: str, kind: str = "chapter") -> list[int]:
        """A figure of every page of a kind."""
        return [page.get(key, 0) for page in self.pages if page["kind"] == kind]

    def whole(self, key: str) -> int:
        """A figure over all pages."""
        return sum(page.get(key, 0) for page in self.pages)

    def _take(self, event: Any) -> None:
        match event:
            case e.Assigned(six=six, xp=xp):
                self.six = six
                self.sums["xp"] += xp
            case e.Checked(gold=gold, xp=xp):
                self.sums["gold"] += gold
                self.sums["xp"] += xp
            case e.Settled(area=area):
                self.known.add(area)
            case e.AreaCreated(area=area, kind=kind):
                self.known.add(area)
                self.sums["blocked"] += kind == "blocked"
            case e.RouteDrawn(crossed=crossed):
                self.sums["routes"] += 1
                self.sums["blanks"] += len(set(crossed) - self.known)
                self.known |= set(crossed)
            case e.TownEntered(home=home):
                self.sums["towns"] += not home
            case _:
                self._meet(event)

    def _meet(self, event: Any) -> None:
        now = self._open
        match event:
            case e.EncounterBegan(letter=letter):
                now["letter"] = letter
            case e.PoolHandedIn():
                now["strain"] += event.strain
                now["bribes"] += event.bribes
                now["used"] += len(event.items)
                now["given"] += len(event.given)
                self.sums["gold"] -= event.bribes
            case e.Rolled(dice=dice, total=total, needs=needs):
                now["tries"] += 1
                now["dice"], now["over"] = len(dice), total - needs
            case e.Wounded(amount=amount, wounds=wounds, limit=limit):
                now["wounds"] += amount
                self.wounds, self.limit = wounds, limit
            case e.Frightened(fear=fear):
                self.fear = fear
            case _:
                self._luck(event)

    def _luck(self, event: Any) -> None:
        now = self._open
        match event:
            case e.Shielded(passed=passed):
                now["shielded"] += passed
            case e.TrapSprung():
                now["sprung"] = 1
            case e.Disarmed():
                now["used"] += 1
            case e.LuckTried(gold=gold):
                self.sums["gold"] += gold
            case _:
                self._trade(event)

    def _trade(self, event: Any) -> None:
        now = self._open
        match event:
            case e.Rested(cost=cost, healed=healed):
                now["nights"] += 1
                now["healed"] += healed
                self.wounds -= healed
                self._pay(cost)
            case e.Bought(cost=cost):
                self._pay(cost)
            case e.Consulted(cost=cost):
                now["squares"] += 1
                self._pay(cost)
            case e.Sold(gold=gold):
                self.sums["gold"] += gold
            case e.Worked(gold=gold):
                now["worked"] += 1
                now["earned"] += gold
                self.sums["gold"] += gold
            case _:
                self._leave(event)

    def _leave(self, event: Any) -> None:
        now = self._open
        match event:
            case e.ChapterWritten(won=won, xp=xp, ecl=ecl):
                self.sums["xp"] += xp
                self._close("chapter", won=won, ecl=ecl if won else 0)
            case e.Fled(panicked=panicked):
                self._close("flight", panicked=panicked)
            case e.TownLeft(page=page) if page >= 0:
                self._close("town")
            case e.Ended(ending="fear") if now["worked"] or now["nights"] or now["squares"]:
                self._close("town")
            case _:
                pass

    def _pay(self, cost: int) -> None:
        self.sums["gold"] -= cost
        self.sums["spent"] += cost

    def _close(self, kind: str, **said: Any) -> None:
        left = self.limit - self.wounds
        self.pages.append({**self._open, **said, "kind": kind, "left": left})
        self._open = defaultdict(int)
