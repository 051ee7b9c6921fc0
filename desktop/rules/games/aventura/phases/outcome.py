"""What a Test leads to: an option's entry, a nested list, a weapon's rows, an attack's wound."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import ReadOption, TestEffect
from desktop.rules.games.aventura.content.schema import Action, WeaponRow
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import reading, tokens
from desktop.rules.games.aventura.phases.counting import Row, Worth
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Rolling, Running


def passed(play: Play, frame: Rolling, worth: Worth, total: int) -> None:
    """A passed Test gives what the text, the card or the row offers (AZ-081)."""
    play.tell(e.TestPassed(frame.who, frame.stat, total, frame.icons))
    statistics = play.state.statistics
    play.change(statistics=replace(statistics, passed=statistics.passed + 1))
    record = lookup.record_of(play.pack, frame.source)
    if isinstance(record, ReadOption):
        reading.passed(play, frame.who, frame.source)
        return
    if isinstance(record, Action) and record.test is None:
        _weapon(play, frame, record, worth)
        return
    _run(play, frame, "on_pass")
    if isinstance(record, TestEffect) and record.passed is not None:
        reading.show(play, frame.who, (*frame.source, "passed"))


def failed(play: Play, frame: Rolling, total: int, dice: int) -> None:
    """A failed Test costs nothing unless its text or an attack says so (Q-41, Q-53)."""
    statistics = play.state.statistics
    play.change(statistics=replace(statistics, failed=statistics.failed + 1))
    record = lookup.record_of(play.pack, frame.source)
    texts = lookup.failures_of(play.pack, frame.source)
    text = None
    if isinstance(record, ReadOption | TestEffect):
        before = _note_failure(play, frame.source)
        text = min(before, len(texts) - 1) if texts else None
    source = frame.source if isinstance(record, ReadOption | TestEffect) else None
    play.tell(e.TestFailed(frame.who, frame.stat, total, frame.icons, dice, source, text))
    if text is not None:
        play.close("reveal")
    _run(play, frame, "on_fail")


def _note_failure(play: Play, source: Source) -> int:
    """Count one more failure of an option or a nested Test; how many there were before."""
    key = failure_key(source)
    failures = play.visit.failures
    before = failures.get(key, 0)
    play.revisit(failures={**failures, key: before + 1})
    return before


def failure_key(source: Source) -> str:
    """How `Visit.failures` names an option (`paragraph.option`) or a nested Test."""
    return reading.option_key(source) if source[1] == "option" else ".".join(source)


def _run(play: Play, frame: Rolling, name: str) -> None:
    """Run the list that passing or failing leads to; an attack's own token is its target."""
    source = (*frame.source, name)
    try:
        effects = lookup.effects_of(play.pack, source)
    except KeyError:
        return  # a row without such a list
    if effects:
        target = frame.against if frame.against is not None else frame.target
        play.push(Running(source, 0, frame.who, target))


def _weapon(play: Play, frame: Rolling, action: Action, worth: Worth) -> None:
    """Each Success deals its row's wounds and runs its row's effects (AZ-157, Q-104)."""
    rows: dict[Row, WeaponRow | None] = {
        "double": action.double,
        "triple": action.triple,
        "run": action.run,
    }
    hits = [(row, rows[row]) for row in worth.combat]
    card = frame.source[:2]
    for row, content in reversed(hits):
        if content is not None and content.effects:
            play.push(Running((*card, "row", row), 0, frame.who, frame.target))
    wounds = sum(content.wounds for _, content in hits if content is not None)
    if frame.target is not None:
        tokens.wound(play, frame.target, wounds, frame.who)
