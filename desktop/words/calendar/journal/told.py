"""A week of a year in sentences: its days drawn together, its Sunday, what else came of it."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import How, Symbol
from desktop.words import switched
from desktop.words.calendar.dates import monday_of, weekday_name, words
from desktop.words.calendar.journal import days, dread, leads, sundays, things
from desktop.words.calendar.journal.gathered import Day
from desktop.words.calendar.names import Names, a_symbol, symbols_text
from desktop.words.telling import Wordings, count, dice, name, row

Kind = Callable[[], tuple[str, ...]]
_WHOLE = 6
"""Leads of a whole row."""
_PAIR = 2
_NAMED = 3
"""So many days are named one by one; more are counted."""
_SIX = 6
_TWICE = 2
"""So much a lead counts often enough."""
_MUCH = 5
"""So far above what was asked, a throw is worth a word."""


class Teller:
    """Puts the sentences of weeks in a row."""

    def __init__(self, names: Names, wordings: Wordings) -> None:
        """Take the year's names and the choice of wordings."""
        self.names = names
        self.wordings = wordings
        self.sentences: list[str] = []
        self._last: Kind | None = None  # which figures the week before had told
        self._told_score = False
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
        """Monday to Saturday: what was done drawn together, then the days that came to nothing."""
        for one in week:
            self._sworn(one)
        self._done([one for one in week if one.done is not None], whole=len(week) == _WHOLE)
        self._alike(week, "nothing", days.nothing)
        self._alike(week, "passed", days.passed)
        self._hushed([one for one in week if one.hushed is not None], week)
        self._alike(week, "lapsed", days.lapsed)

    def _hushed(self, hushed: Sequence[Day], week: Sequence[Day]) -> None:
        if not hushed:
            return
        thing = self.thing("T8")
        if len(hushed) > 1:
            self.say(days.hushes, days=_days(hushed), thing=thing, bell=count(_bell(week)))
        elif hushed[0].hushed is not None:
            bell = count(hushed[0].hushed.bell)
            self.say(days.hushed, day=_day(hushed[0]), thing=thing, bell=bell)

    def _sworn(self, one: Day) -> None:
        if one.sworn is not None:
            square, value = weekday_name(one.sworn.square), words(one.sworn.value)
            self.say(things.sworn, thing=self.thing("T10"), square=square, value=value)

    def _done(self, done: Sequence[Day], *, whole: bool) -> None:
        own = [one for one in done if one.done is not None and one.done.square == one.day]
        others = [one for one in done if one not in own]
        if len(done) == 1:
            self._only(done[0], own=bool(own))
        elif whole and len(done) == _WHOLE:
            self._whole_row(own, others)
        elif whole and len(done) == _WHOLE - 1:
            self._all_but(done)
        elif done:
            self._some(own, others)
        if len(done) > 1:
            self._figures(done)
        for one in done:
            self._counted(one)
        self._scored([one for one in done if one.done is not None and one.done.points])

    def _only(self, one: Day, *, own: bool) -> None:
        """The one lead of a week, with its figures."""
        kind = leads.own if own else leads.other
        self.say(kind, day=_day(one), square=_square(one), **_told_figures(one))

    def _whole_row(self, own: Sequence[Day], others: Sequence[Day]) -> None:
        if not others:
            self.say(leads.all_own)
        elif len(others) == _PAIR:
            self.say(leads.all_swapped, squares=_squares(others))
        elif own:
            self.say(leads.all_mixed, days=_days(own))
        else:
            self.say(leads.all_crossed)

    def _all_but(self, done: Sequence[Day]) -> None:
        """Of a row that is nearly full the open square is named."""
        monday, found = monday_of(done[0].day), {_place(one) for one in done}
        row_of = [monday + timedelta(place) for place in range(_WHOLE)]
        self.say(leads.all_but, square=weekday_name(next(d for d in row_of if d not in found)))

    def _some(self, own: Sequence[Day], others: Sequence[Day]) -> None:
        facts = {"days": _days(own), "many": words(len(own) + len(others))}
        squares = _squares(others)
        if not others:
            self.say(leads.owns, **facts)
        elif not own:
            self.say(leads.others, squares=squares, **facts)
        elif len(others) == 1:
            square, day = _square(others[0]), _day(others[0])
            self.say(leads.mixed_one, square=square, day=day, **facts)
        else:
            self.say(leads.mixed, squares=squares, **facts)

    def _figures(self, done: Sequence[Day]) -> None:
        """Of a week's leads only one has its figures told, and never as the one a week before."""
        found = _remarkable(done)
        kind = next((kind for kind in found if kind is not self._last), None)
        self._last = kind
        if kind is not None:
            self.say(kind, square=_square(found[kind]), **_told_figures(found[kind]))

    def _counted(self, one: Day) -> None:
        """What a lead counted beyond the usual."""
        if one.done is not None and one.done.counts > _TWICE:
            self.say(leads.counted, square=_square(one), counts=words(one.done.counts))

    def _scored(self, scored: Sequence[Day]) -> None:
        """A lead that scored by itself: not each week anew, and of several only one."""
        self._told_score = bool(scored) and not self._told_score
        if self._told_score and scored[0].done is not None:
            points = sundays.points(scored[0].done.points)
            self.say(leads.scored, square=_square(scored[0]), points=points)

    def _alike(self, week: Sequence[Day], how: How, kind: Kind) -> None:
        """Days of which there is nothing to enter."""
        found = [one for one in week if one.how == how]
        if found:
            self.say(kind, days=_days(found))

    # ---- Sunday -------------------------------------------------------------------------------
    def sunday(self, one: Day, value: int | None, mark: int) -> None:
        """The reckoning; of a lost one `value` is what it asked, and `mark` what a six counts."""
        if one.how == "lapsed":
            self.say(sundays.missed)
        elif one.done is not None:
            kind = sundays.won if one.done.total > one.done.value else sundays.won_even
            self.say(kind, points=sundays.points(one.done.points), **_told_figures(one))
        elif value is not None:
            number = one.thrown.number if one.thrown is not None else ()
            total = sum(mark if die == _SIX else die for die in number)
            kind = sundays.short if total < value else sundays.wrong
            self.say(kind, value=words(value), total=count(total))

    def away(self) -> None:
        """A week of which not a day was played."""
        self.say(sundays.week_lapsed)

    # ---- what else came of a week ---------------------------------------------------------------
    def besides(self, week: Sequence[Day]) -> None:
        """The Sign, vows, and what was used of what the months brought."""
        for one in week:
            if one.vow is not None:
                square = weekday_name(one.vow.square)
                self.say(things.kept if one.vow.kept else things.broken, square=square)
            if one.turned is not None:
                self._turned(one, one.turned)
        spent = [one for one in week if one.spent]
        if spent:
            self.say(things.spent, days=_days(spent), thing=self.thing("T6"))
        self._dread(week)

    def after(self, week: Sequence[Day]) -> None:
        """What the week left behind."""
        gained = [one.gained for one in week if one.gained is not None]
        if gained and not any(one.spent for one in week):
            self.say(things.gained, thing=self.thing("T6"), held=words(gained[-1].held))
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
        if last.filled == last.boxes:
            self.say(dread.brimmed, day=_day(shown[-1]), boxes=facts["boxes"])
        elif not marks and len(shown) > _NAMED:
            by = sum(box.by for one in shown for box in one.dread)
            self.say(dread.boxes_many, by=words(by), **facts)
        elif not marks:
            self.say(dread.boxes, days=_days(shown), **facts)
        elif len(shown) == 1:
            self.say(dread.sign, day=_day(shown[0]), **facts)
        elif len(shown) > _NAMED:
            self.say(dread.signs_many, times=words(len(shown)), **facts)
        else:
            self.say(dread.signs, days=_days(shown), **facts)

    def _turned(self, one: Day, turned: e.Turned) -> None:
        self.say(
            things.turned,
            day=_day(one),
            thing=self.thing("T2"),
            symbol=a_symbol(turned.face),
            left=things.left(turned.left),
        )

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
            for event in one.switched:
                self.switched(event)
        self._so_played(thrown, [one for one in thrown if one.typed], typed=True)
        self._so_played(thrown, [one for one in thrown if one.advised], typed=False)

    def _so_played(self, thrown: list[Day], so: list[Day], *, typed: bool) -> None:
        """All of a week so, and the week before likewise, is not said again."""
        whole = bool(so) and len(so) == len(thrown)
        before, self._whole[typed] = self._whole[typed], whole
        if not so or (whole and before):
            return
        if whole and len(so) > 1:
            self.say(dread.real_week if typed else dread.advised_week)
        else:
            self.say(dread.real_dice if typed else dread.advised, days=_days(so))

    def switched(self, event: e.Switched) -> None:
        """A table rule that bears on what is told."""
        kind = switched.wordings(event.option, event.value)
        if kind is not None:
            self.say(kind)


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
    return row([_named(_day(one)) for one in week])


def _named(weekday: str) -> str:
    """A day in a row of several; in some languages it has an article there."""
    return QCoreApplication.translate("Keepsakes", "{weekday}").format(weekday=weekday)


def _square(one: Day) -> str:
    return weekday_name(one.done.square) if one.done is not None else ""


def _place(one: Day) -> date:
    return one.done.square if one.done is not None else one.day


def _squares(done: Sequence[Day]) -> str:
    return row([_named(_square(one)) for one in sorted(done, key=_place)])


def _told_figures(one: Day) -> dict[str, str]:
    if one.done is None:
        return {}
    return {"total": words(one.done.total), "value": words(one.done.value)}


def _remarkable(done: Sequence[Day]) -> dict[Kind, Day]:
    """Leads whose figures are worth telling, by what is told of them, the rarest first."""
    over = {one.day: one.done.total - one.done.value for one in done if one.done is not None}
    value = {one.day: one.done.value for one in done if one.done is not None}
    found: dict[Kind, Day] = {}
    exact = [one for one in done if not over[one.day]]
    most = max(done, key=lambda one: over[one.day])
    dear = max(done, key=lambda one: value[one.day])
    if exact:
        found[leads.exact] = max(exact, key=lambda one: value[one.day])
    if over[dear.day] and list(value.values()).count(value[dear.day]) == 1:
        found[leads.dear] = dear
    if over[most.day] >= _MUCH:
        found[leads.ample] = most
    return found


def lay(number: Sequence[int], symbol: tuple[Symbol, ...]) -> str:
    """Dice as they lie."""
    return days.with_symbols()[0].format(dice=dice(number), symbols=symbols_text(symbol))
