"""Entries of the journal: shown, their effects, their options (AZ-039 on, AZ-064 on)."""

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Leave, Pick
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import ReadOption
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Paragraph
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import returning
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.people import meant
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Choosing, Coding, Reading, Rolling, Running, State

OF_AN_OPTION = -1  # `Choosing.at` where a text lets the players choose who makes an option's Test


def open_paragraph(play: Play, who: str, name: str) -> None:
    """Show an entry; its effects run, then its options are offered (AZ-039, AZ-044)."""
    source = (play.map.id, "paragraph", name)
    paragraph = play.map.paragraphs[name]
    show(play, who, source)
    if paragraph.options:
        play.push(Reading(who, source))
    if paragraph.effects and _first_time(play, paragraph):
        play.push(Running(source, 0, who))


def show(play: Play, who: str, source: Source) -> None:
    """A text is shown and noted as read."""
    key = ".".join((source[0], *source[2:])) if source[1] == "paragraph" else ".".join(source)
    before = key in play.state.read
    if not before:
        play.change(read=(*play.state.read, key))
    play.tell(e.Read(who, source, before))
    play.close("reveal")


def _first_time(play: Play, paragraph: Paragraph) -> bool:
    """Whether an entry's effects happen now, by its `once`; notes that they do."""
    if paragraph.once == "no":
        return True
    if paragraph.once == "campaign":
        key = f"{play.map.id}.{paragraph.id}"
        if key in play.state.used_up:
            return False
        play.change(used_up=(*play.state.used_up, key))
        return True
    if paragraph.id in play.visit.effected:
        return False
    play.revisit(effected=(*play.visit.effected, paragraph.id))
    return True


def option_key(source: Source) -> str:
    """How `Visit.done` names an option: `paragraph.option`, or the way to it inside a text."""
    return ".".join(source[2:] if source[1] == "option" else source[1:])


def is_done(state: State, source: Source, option: ReadOption) -> bool:
    """Whether an option is used up, for this visit or for the whole campaign (Q-36)."""
    key = option_key(source)
    if f"{source[0]}.{key}" in state.used_up:
        return True
    return not option.repeat and state.visit is not None and key in state.visit.done


def open_options(pack: Pack, state: State, frame: Reading) -> tuple[ReadOption, ...]:
    """The options that may be picked now (D7)."""
    return tuple(
        option
        for option in lookup.options_of(pack, frame.source)
        if not is_done(state, lookup.option_source(frame.source, option.key), option)
        and holds(pack, state, option.needs, frame.who)
    )


def proceed(play: Play, frame: Reading) -> bool:
    """An open entry waits for a pick."""
    return True


def offers(pack: Pack, state: State, frame: Reading) -> tuple[Choice, ...]:
    """Every open option; Leave where the text allows it or nothing is open (D7, Q-15)."""
    picks = tuple(Pick(option.key) for option in open_options(pack, state, frame))
    record = lookup.record_of(pack, frame.source)
    may_leave = isinstance(record, Paragraph) and record.leave
    leave = (Leave(),) if may_leave or not picks else ()
    return (*picks, *leave, *returning.fitting(pack, state, "any"))


def answer(play: Play, frame: Reading, choice: Choice) -> None:
    """One option a reading, whatever becomes of it (AZ-046, AZ-065, Q-35)."""
    play.pop()
    if not isinstance(choice, Pick):
        return
    source = lookup.option_source(frame.source, choice.option)
    option = lookup.option_of(play.pack, source)
    play.tell(e.Picked(frame.who, source, choice.option))
    if option.test is not None:
        _test(play, frame.who, source, option)
    elif option.code is not None:
        play.push(Coding(frame.who, source))
    else:
        passed(play, frame.who, source)


def _test(play: Play, who: str, source: Source, option: ReadOption) -> None:
    if option.test is None:
        return
    people = meant(play.pack, play.state, option.test.who, who, None)
    if option.test.who == "choose" and len(people) > 1:
        play.push(Choosing(people, source, OF_AN_OPTION, who))
        return
    for one in reversed(people):
        roll_for(play, one, source, option)


def roll_for(play: Play, who: str, source: Source, option: ReadOption) -> None:
    """Lay an option's Test ready for an investigator."""
    test = option.test
    if test is not None:
        play.push(Rolling(who, test.stat, test.icons, test.dice, source))


def passed(play: Play, who: str, source: Source) -> None:
    """An option leads on: it is used up, and its entry is read at no Action (AZ-044, AZ-081)."""
    option = lookup.option_of(play.pack, source)
    use_up(play, source, option)
    if option.to is not None:
        open_paragraph(play, who, option.to)


def use_up(play: Play, source: Source, option: ReadOption) -> None:
    """Note that an option was passed."""
    key = option_key(source)
    if key not in play.visit.done:
        play.revisit(done=(*play.visit.done, key))
    if option.once == "campaign":
        whole = f"{source[0]}.{key}"
        if whole not in play.state.used_up:
            play.change(used_up=(*play.state.used_up, whole))
