"""What is said of today, as records."""

from __future__ import annotations

import msgspec


class TodayView(msgspec.Struct, frozen=True):
    """What stands there; what is empty takes no room.

    `day` names the day (ISO). `answer` stands below `subject` once the week's Sunday is over.
    After the day `evening` tells what became of it, `farewell` and `streak` close it, and with
    `writable` the player's own line may be written. `waiting` says how many days wait;
    `lapse_question` is what is asked before they are let go. `recap` says where we were; `hint` is
    pencilled in the place of yesterday.
    """

    day: str
    date: str
    line: str = ""
    subject: str = ""
    answer: str = ""
    yesterday: str = ""
    evening: str = ""
    farewell: str = ""
    streak: str = ""
    own: str = ""
    writable: bool = False
    waiting: str = ""
    lapse_question: str = ""
    recap: str = ""
    hint: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """All that is read, in the order it stands."""
        told = (self.recap, self.line, self.subject, self.answer, self.evening, self.yesterday)
        rest = (self.own, self.waiting, self.farewell, self.streak, self.hint)
        return tuple(part for part in (*told, *rest) if part)


class DayLine(msgspec.Struct, frozen=True):
    """The player's own line for a day (ISO)."""

    day: str
    text: str
