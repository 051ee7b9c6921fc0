"""A week of a year in sentences: its days drawn together, its Sunday, what else came of it."""

from collections.abc import Callable, Sequence

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import How, Symbol
from desktop.words.calendar import booklet_days as days
from desktop.words.calendar import booklet_sundays as sundays
from desktop.words.calendar import booklet_things as things
from desktop.words.calendar.booklet_events import Day
from desktop.words.calendar.dates import weekday_name, words
from desktop.words.calendar.names import Names, a_symbol, symbols_text
from desktop.words.telling import Wordings, count, dice, name, row

Kind = Callable[[], tuple[str, ...]]


class Teller:
    """Puts the sentences of weeks in a row."""

    def __init__(self, names: Names, wordings: Wordings) -> None:
        """Take the year's names and the choice of wordings."""
        self.names = names
        self.wordings = wordings
        self.sentences: list[str] = []
        self._whole = {True: False, False: False}  # the week before: real dice, by advice

    def say(self, kind: Kind, /, **facts: str) -> None:
        """One more sentence."""
        self.sentences.append(self.wordings.say(kind.__name__, kind(), **facts))

    def taken(self) -> str:
        """All sentences since the last time, in a row."""
        told = " ".join(self.sentences)
        self.sentences.clear()
        return told

    def thing(self, rule: str) -> str:
        """What a month brought, by its name."""
        return name(self.names.thing(rule))

    # ---- weekdays -----------------------------------------------------------------------------
    def weekdays(self, week: Sequence[Day]) -> None:
        """Monday to Saturday, those alike drawn into one sentence."""
        for one in week:
            self._sworn(one)
        self._done([one for one in week if one.done is not None])
        self._alike(week, "nothing")
        self._alike(week, "passed")
        for one in week:
            if one.hushed is not None:
                bell = count(one.hushed.bell)
                self.say(days.hushed, day=_day(one), thing=self.thing("T8"), bell=bell)
        self._alike(week, "lapsed")

    def _sworn(self, one: Day) -> None:
        if one.sworn is not None:
            square, value = weekday_name(one.sworn.square), words(one.sworn.value)
            self.say(things.sworn, thing=self.thing("T10"), square=square, value=value)

    def _done(self, done: Sequence[Day]) -> None:
        own = [one for one in done if one.done is not None and one.done.square == one.day]
        others = [one for one in done if one not in own]
        if len(own) == 1:
            self.say(days.own, day=_day(own[0]), **_figures(own[0]))
        elif own:
            told = row([_figure(one) for one in own])
            self.say(days.owns, days=_days(own), figures=told)
        if len(others) == 1:
            only = others[0]
            self.say(days.other, day=_day(only), square=_square(only), **_figures(only))
        elif others:
            pairs = [
                days.pair()[0].format(square=_square(one), day=_day(one), figure=_figure(one))
                for one in others
            ]
            self.say(days.others, pairs="; ".join(pairs))
        for one in done:
            self._worth(one)

    def _worth(self, one: Day) -> None:
        """What a lead counted and scored beyond the usual."""
        if one.done is None:
            return
        if one.done.counts > 1:
            self.say(days.counted, square=_square(one), counts=words(one.done.counts))
        if one.done.points:
            self.say(days.scored, square=_square(one), points=sundays.points(one.done.points))

    def _alike(self, week: Sequence[Day], how: How) -> None:
        """Days of which there is nothing to enter."""
        found = [one for one in week if one.how == how]
        if not found:
            return
        if how == "passed":
            self.say(days.passed, days=_days(found))
        elif how == "lapsed":
            kind = days.lapsed if len(found) == 1 else days.lapses
            self.say(kind, day=_day(found[0]), days=_days(found))
        elif len(found) == 1:
            self.say(days.nothing, day=_day(found[0]), dice=_lay(found[0]))
        else:
            self.say(days.nothings, days=_days(found))

    # ---- Sunday -------------------------------------------------------------------------------
    def sunday(self, one: Day, value: int | None) -> None:
        """The reckoning; `value` is what it asked for where it was lost."""
        if one.how == "lapsed":
            self.say(sundays.missed)
        elif one.done is not None:
            points = sundays.points(one.done.points)
            self.say(sundays.won, points=points, **_figures(one))
        elif value is not None:
            self.say(sundays.lost, value=words(value), dice=_lay(one))

    # ---- what else came of a week ---------------------------------------------------------------
    def besides(self, week: Sequence[Day]) -> None:
        """The Sign, vows, and what the months brought."""
        self._dread(week)
        for one in week:
            if one.vow is not None:
                square = weekday_name(one.vow.square)
                self.say(things.kept if one.vow.kept else things.broken, square=square)
            if one.turned is not None:
                self._turned(one, one.turned)
        self._learnt(week)
        self._tolled(week)

    def _dread(self, week: Sequence[Day]) -> None:
        shown = [one for one in week if one.dread]
        if not shown:
            return
        last = shown[-1].dread[-1]
        facts = {"filled": words(last.filled), "boxes": words(last.boxes)}
        marks = all(
            len(one.dread) == 1 and one.dread[0].why == "mark" and one.dread[0].by == 1
            for one in shown
        )
        if not marks:
            self.say(sundays.boxes, days=_days(shown), **facts)
        elif len(shown) == 1:
            self.say(sundays.sign, day=_day(shown[0]), **facts)
        else:
            self.say(sundays.signs, days=_days(shown), **facts)

    def _turned(self, one: Day, turned: e.Turned) -> None:
        self.say(
            things.turned,
            day=_day(one),
            thing=self.thing("T2"),
            symbol=a_symbol(turned.face),
            left=things.left(turned.left),
        )

    def _learnt(self, week: Sequence[Day]) -> None:
        spent = [one for one in week if one.spent]
        if spent:
            self.say(things.spent, days=_days(spent), thing=self.thing("T6"))
        gained = [one.gained for one in week if one.gained is not None]
        if gained and not any(one.spent for one in week):
            self.say(things.gained, thing=self.thing("T6"), held=words(gained[-1].held))

    def _tolled(self, week: Sequence[Day]) -> None:
        for one in week:
            if any(toll.why == "moon" for toll in one.tolled):
                self.say(things.new_moon, day=_day(one))
        tolls = [toll for one in week for toll in one.tolled]
        if not tolls:
            return
        thing, bell = self.thing("T8"), count(_bell(week))
        lost = sum(toll.points for toll in tolls)
        if lost:
            self.say(things.full, thing=thing, points=sundays.points(-lost), bell=bell)
        elif not any(one.hushed for one in week):
            by = words(sum(toll.by for toll in tolls))
            self.say(things.tolled, thing=thing, by=by, bell=bell)

    # ---- how it was played ----------------------------------------------------------------------
    def played(self, week: Sequence[Day]) -> None:
        """Real dice and advice, in one light sentence each."""
        thrown = [one for one in week if one.thrown is not None]
        for one in week:
            for switched in one.switched:
                self.switched(switched)
        self._so_played(thrown, [one for one in thrown if one.typed], typed=True)
        self._so_played(thrown, [one for one in thrown if one.advised], typed=False)

    def _so_played(self, thrown: list[Day], so: list[Day], *, typed: bool) -> None:
        """All of a week so, and the week before likewise, is not said again."""
        whole = bool(so) and len(so) == len(thrown)
        before, self._whole[typed] = self._whole[typed], whole
        if not so or (whole and before):
            return
        if whole and len(so) > 1:
            self.say(sundays.real_week if typed else sundays.advised_week)
        else:
            self.say(sundays.real_dice if typed else sundays.advised, days=_days(so))

    def switched(self, event: e.Switched) -> None:
        """A table rule that bears on what is told."""
        match event.option, event.value:
            case "dice", "typed":
                self.say(things.real_from)
            case "dice", _:
                self.say(things.program_from)
            case "story_mode", "on":
                self.say(things.revised)
            case _:
                pass


def _bell(week: Sequence[Day]) -> int:
    """How the count stands at the end of a week."""
    bell = 0
    for one in week:
        bell = one.hushed.bell if one.hushed is not None else bell
        bell = one.tolled[-1].bell if one.tolled else bell
    return bell


def _day(one: Day) -> str:
    return weekday_name(one.day)


def _days(week: Sequence[Day]) -> str:
    return row([_day(one) for one in week])


def _square(one: Day) -> str:
    return weekday_name(one.done.square) if one.done is not None else ""


def _figures(one: Day) -> dict[str, str]:
    if one.done is None:
        return {}
    return {"total": words(one.done.total), "value": words(one.done.value)}


def _figure(one: Day) -> str:
    return days.figure()[0].format(**_figures(one))


def _lay(one: Day) -> str:
    """How the dice lay at last: `3, 6 and 1 with two lenses`."""
    return lay(one.thrown.number if one.thrown is not None else (), one.symbol)


def lay(number: Sequence[int], symbol: tuple[Symbol, ...]) -> str:
    """Dice as they lie."""
    return days.with_symbols()[0].format(dice=dice(number), symbols=symbols_text(symbol))
