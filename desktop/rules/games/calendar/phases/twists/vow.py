"""T10: a lead that is named before the first roll."""

from datetime import date

from msgspec.structs import replace

from desktop.rules.games.calendar.events import Sworn, VowEnded
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.phases.weeks import week_of
from desktop.rules.games.calendar.state import State, Vow
from desktop.rules.kernel.errors import Reason


class T10(Twist):
    """Once a week; kept it counts more, broken it costs."""

    __slots__ = ()

    def week_start(self, play: Play) -> None:
        """Another may be made."""
        if play.state.things.vow is not None:
            play.things(vow=None)

    def wanting(self, state: State, value: int) -> Reason | None:
        """Why a legal lead that asks for so much may not be named."""
        if state.things.vow is not None:
            return Reason("vow_used")
        least = self.number("min_value")
        return Reason("vow_low", {"least": str(least)}) if value < least else None

    def swear(self, play: Play, day: date, value: int) -> None:
        """Name a lead."""
        play.things(vow=Vow(week_of(play.state.day)[0], day))
        play.tell(Sworn(day, value))

    def _open(self, state: State) -> Vow | None:
        vow = state.things.vow
        return vow if vow is not None and vow.fate == "sworn" else None

    def weight(self, ground: Ground, state: State, feat: Feat) -> int:
        """What it counts more."""
        vow = self._open(state)
        return self.number("extra") if vow is not None and vow.square == feat.day else 0

    def completed(self, play: Play, feat: Feat) -> None:
        """Kept, if it was this lead."""
        vow = self._open(play.state)
        if vow is not None and vow.square == feat.day:
            play.things(vow=replace(vow, fate="kept"))
            play.tell(VowEnded(vow.square, True))

    def dread(self, play: Play) -> None:
        """Broken, if it is still open; whatever the moon, and on a day that lapses too."""
        vow = self._open(play.state)
        if vow is not None:
            play.things(vow=replace(vow, fate="broken"))
            play.tell(VowEnded(vow.square, False))
            play.madden(self.number("madness"), "vow")
