"""The list twin's rows: everything the drawn table shows, as plain sentences."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import STATS
from desktop.rules.games.aventura.phases import ground, pools
from desktop.rules.kernel.game import Answer, Switch
from desktop.ui.widgets.list_twin import READ_ON, Row
from desktop.words.aventura import labels, where
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.told_story import key_of


def _joined(parts: list[str]) -> str:
    return ", ".join(parts)


def choice_label(names: Names, state: s.State, choice: c.Choice) -> str:
    """A choice's label; an option by its own words and a move with its steps."""
    frame = state.frames[-1] if state.frames else None
    if isinstance(choice, c.Pick) and isinstance(frame, s.Reading):
        source = lookup.option_source(frame.source, choice.option)
        return names.text(f"{key_of(source)}.label", lookup.option_of(names.pack, source).label)
    if isinstance(choice, c.Move):
        one = next(one for one in state.investigators if one.id == choice.who)
        way = ground.reach(names.pack, state, one).get(choice.to, ())
        steps = max(0, len(way) - 1) if way and way[0] == one.zone else len(way)
        label = labels.move_label(names, state, choice, steps)
        return QCoreApplication.translate("Twin", "{who}: {label}").format(
            who=names.investigator(choice.who), label=label
        )
    return labels.label(names, state, choice)


def choices(names: Names, state: s.State, offered: tuple[object, ...], reading: str) -> Row:
    """What may be done now; questions that need typing are answered elsewhere."""
    rows = tuple(
        Row(choice_label(names, state, one), one)
        for one in offered
        if isinstance(one, c.Choice) and not isinstance(one, Answer | Switch)
    )
    if reading:
        rows = (Row(reading, READ_ON), *rows)
    return Row(QCoreApplication.translate("Twin", "What you may do"), rows=rows)


def zones(names: Names, state: s.State) -> Row:
    """Every zone: who stands there, where it leads, what it sees, whether it is closed."""
    content, visit = ground.here(names.pack, state)
    rows = tuple(
        Row(_zone_line(names, state, zone), rows=_zone_rows(names, state, zone))
        for zone in content.drawing.zones
    )
    title = QCoreApplication.translate("Twin", "Zones of {map}").format(map=names.map(visit.map))
    return Row(title, rows=rows)


def _zone_line(names: Names, state: s.State, zone: str) -> str:
    content, visit = ground.here(names.pack, state)
    drawn = content.drawing.zones[zone]
    parts = [names.zone(state, zone)]
    if drawn.red:
        parts.append(QCoreApplication.translate("Twin", "red letter"))
    if zone in visit.padlocks:
        parts.append(QCoreApplication.translate("Twin", "Padlock"))
    parts += [names.investigator(one.id) for one in state.investigators if one.zone == zone]
    parts += [names.token(state, token) for token in visit.tokens if token.zone == zone]
    return _joined(parts)


def _zone_rows(names: Names, state: s.State, zone: str) -> tuple[Row, ...]:
    content, visit = ground.here(names.pack, state)
    leads = [names.zone(state, other) for other in content.ways.neighbours(zone)]
    seen = [
        names.zone(state, other)
        for other in content.drawing.zones
        if other != zone and ground.sees(names.pack, state, zone, other)
    ]
    rows = [
        Row(QCoreApplication.translate("Twin", "Leads to: {zones}").format(zones=_joined(leads)))
    ]
    if visit.tokens or len(state.investigators) > 1:
        rows.append(
            Row(QCoreApplication.translate("Twin", "Sees: {zones}").format(zones=_joined(seen)))
        )
    return tuple(rows)


def investigators(names: Names, state: s.State) -> Row:
    """Each investigator: place, Actions, characteristics, wounds against limits, cards."""
    rows: list[Row] = []
    for one in state.investigators:
        title = QCoreApplication.translate("Twin", "{who} in {zone}, {actions}").format(
            who=names.full_name(one.id),
            zone=names.zone(state, one.zone),
            actions=QCoreApplication.translate("Aventura", "%n Action(s)", None, one.actions),
        )
        rows.append(Row(title, rows=_investigator_rows(names, state, one)))
    return Row(QCoreApplication.translate("Twin", "Investigators"), rows=tuple(rows))


def _investigator_rows(names: Names, state: s.State, one: s.Investigator) -> tuple[Row, ...]:
    card = names.pack.investigators[one.id]
    values = _joined(
        [f"{stat_name(stat)} {pools.dice(names.pack, state, one.id, stat)}" for stat in STATS]
    )
    body = [names.wound(number, "physical") for number in one.physical]
    mind = [names.wound(number, "mental") for number in one.mental]
    cards = tuple(Row(_card_line(names, number)) for number in one.objects)
    return (
        Row(values),
        Row(
            QCoreApplication.translate(
                "Twin", "Physical Wounds: {count} of {limit}. {wounds}"
            ).format(count=len(body), limit=card.strength, wounds=_joined(body))
        ),
        Row(
            QCoreApplication.translate(
                "Twin", "Mental Wounds: {count} of {limit}. {wounds}"
            ).format(count=len(mind), limit=card.willpower, wounds=_joined(mind))
        ),
        Row(QCoreApplication.translate("Twin", "Cards"), rows=cards),
    )


def _card_line(names: Names, number: int) -> str:
    text = names.text(f"card.{number}.text", names.pack.cards[number].text)
    return QCoreApplication.translate("Twin", "{number}, {card}: {text}").format(
        number=number, card=names.card(number), text=text
    )


def adversaries(names: Names, state: s.State) -> Row | None:
    """Each adversary token: where it is and what it has taken; None without any."""
    if state.visit is None or not state.visit.tokens:
        return None
    rows = tuple(
        Row(
            QCoreApplication.translate(
                "Twin", "{adversary} in {zone}: {wounds} of {limit} wounds"
            ).format(
                adversary=names.token(state, token),
                zone=names.zone(state, token.zone),
                wounds=token.wounds,
                limit=token.limit,
            )
        )
        for token in state.visit.tokens
    )
    return Row(QCoreApplication.translate("Twin", "Adversaries"), rows=rows)


def rows(
    names: Names,
    state: s.State,
    offered: tuple[object, ...],
    told: tuple[str, ...] = (),
    reading: str = "",
) -> tuple[Row, ...]:
    """The whole twin: what is asked with what is `told` on the page, then what lies on the table.

    `reading` is what turning to the next text is called, while one waits.
    """
    asked = f"{where.place(names, state)} {where.question(names, state)}"
    page = tuple(Row(line) for line in told if line)
    found = [Row(asked, rows=page), choices(names, state, offered, reading)]
    if state.visit is not None:
        found += [zones(names, state), investigators(names, state)]
        threat = adversaries(names, state)
        if threat is not None:
            found.append(threat)
    return tuple(found)
