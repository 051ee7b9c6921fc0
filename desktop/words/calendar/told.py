"""What the narrator knows while it tells: names, how the last month went, the day that is open."""

from datetime import date

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import State
from desktop.words.calendar.names import Names

JANUARY = date(1, 1, 1)


class Told:
    """Names, and what earlier events said that later ones need."""

    def __init__(self, names: Names) -> None:
        """Know nothing yet."""
        self.names = names
        self.day = JANUARY
        self.kept = True  # the last month's page; with none before: kept
        self.mode = "twists"
        self.sign = 6
        self.hour = False  # the last sitting was told

    @classmethod
    def between(cls, names: Names, before: State | None, after: State) -> "Told":
        """Know what was so before a step; without it, what is so after it."""
        told = cls(names)
        known = after if before is None else before
        told.day = known.day
        told.mode = known.options.get("mode", "twists")
        told.sign = int(known.options.get("mark_value", "6"))
        if known.results:
            told.kept = known.results[-1].seal
        return told

    def learn(self, event: e.Event) -> None:
        """Take in an event after it was told."""
        match event:
            case e.Began(mode=mode):
                self.mode = mode
            case e.DayBegan(day=day):
                self.day = day
            case e.MonthEnded(result=result):
                self.kept = result.seal
            case e.FinaleEnded():
                self.hour = True
            case _:
                pass

    def brought(self, month: int) -> tuple[str, ...]:
        """The ids of the rules that come with a month's page."""
        if self.mode != "twists":
            return ()
        return tuple(
            module.id.partition(".")[0]
            for module in self.names.almanac.modules
            if module.from_ == month
        )
