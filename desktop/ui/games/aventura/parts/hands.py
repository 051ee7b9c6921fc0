"""What a hand plans before it is a choice: a zone, a card with its target, a way. Esc drops it."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.ui.games.aventura.parts.map_look import adversary_id


class Plan:
    """A choice that is lit and not yet made; neither saved nor journalled."""

    def __init__(self) -> None:
        """Nothing is planned."""
        self.choice: object | None = None
        self.steps = 0
        self._others: tuple[object, ...] = ()

    def drop(self) -> bool:
        """Forget the plan; whether there was one."""
        had = self.choice is not None
        self.choice, self._others, self.steps = None, (), 0
        return had

    def light(self, choice: object, steps: int = 0) -> None:
        """Plan one choice."""
        self.choice, self._others, self.steps = choice, (choice,), steps

    def card(self, number: int, offered: tuple[object, ...]) -> bool:
        """Plan a card's use: its first target, the next one when it is taken again."""
        uses = tuple(
            one
            for one in offered
            if isinstance(one, c.Activate | c.Return | c.Give | c.Take) and one.card == number
        )
        if not uses:
            return False
        if uses == self._others:
            return self.turn(1)
        self.choice, self._others, self.steps = uses[0], uses, 0
        return True

    def turn(self, by: int) -> bool:
        """Go to another target of the same card; whether there are several."""
        if len(self._others) < 2 or self.choice not in self._others:
            return False
        place = (self._others.index(self.choice) + by) % len(self._others)
        self.choice = self._others[place]
        return True

    @property
    def aims(self) -> frozenset[str]:
        """The token that the planned card is aimed at, as the map names it."""
        if isinstance(self.choice, c.Activate) and self.choice.target is not None:
            return frozenset({adversary_id(self.choice.target)})
        return frozenset()


def targets(offered: tuple[object, ...], card: int) -> frozenset[str]:
    """The tokens that a card may be used on now."""
    return frozenset(
        adversary_id(one.target)
        for one in offered
        if isinstance(one, c.Activate) and one.card == card and one.target is not None
    )


def able(offered: tuple[object, ...]) -> tuple[str, ...]:
    """Who may act now, in the order offered."""
    found = [
        one.who
        for one in offered
        if isinstance(one, c.Move | c.Investigate | c.Activate | c.Exchange)
    ]
    return tuple(dict.fromkeys(found))


def acting(state: s.State, offered: tuple[object, ...], lit: str) -> str:
    """Whose turn it is on the table: the one asked, else the one lit, else the first who may."""
    for frame in reversed(state.frames):
        who = getattr(frame, "who", None)
        if isinstance(who, str):
            return who
    may = able(offered)
    if lit in may or lit in {one.who for one in offered if isinstance(one, c.Return)}:
        return lit
    if may:
        return may[0]
    known = [one.id for one in state.investigators]
    return lit if lit in known else (known[0] if known else "")


def holder(state: s.State, card: int) -> str:
    """Who has an Object card before him; empty for nobody."""
    return next((one.id for one in state.investigators if card in one.objects), "")


def exchange_of(offered: tuple[object, ...], lit: str) -> c.Exchange:
    """The exchange to open: by the one lit if he may, else by whoever may."""
    may = [one for one in offered if isinstance(one, c.Exchange)]
    wish = c.Exchange(lit)
    return wish if wish in may or not may else may[0]
