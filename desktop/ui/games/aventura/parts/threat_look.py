"""The adversaries' page: wounds and limits, distance and sight, what each row would do now."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content.schema import AdversaryCard, AdversaryRow
from desktop.rules.games.aventura.phases import ground
from desktop.rules.games.aventura.phases.counting import Row
from desktop.rules.games.aventura.view.threats import Prospect, threat
from desktop.rules.games.aventura.view.threats import ThreatRow as RowNow
from desktop.ui.widgets.threat_page import ThreatCard, ThreatRow, ThreatToken, ThreatView
from desktop.words.aventura.board import row_does
from desktop.words.aventura.names import Names, row_name

ROWS: tuple[Row, ...] = ("double", "triple", "run")


def threats(names: Names, state: s.State, pointed: int | None) -> ThreatView:
    """The whole page; rows speak for the token that acts, else the one pointed at."""
    tokens = () if state.visit is None else state.visit.tokens
    cards: list[ThreatCard] = []
    for number in dict.fromkeys(token.card for token in tokens):
        mine = [token for token in tokens if token.card == number]
        cards.append(_card(names, state, mine, pointed))
    return ThreatView(QCoreApplication.translate("Aventura", "Combat"), tuple(cards))


def _acting(state: s.State) -> s.Acting | None:
    return next((frame for frame in reversed(state.frames) if isinstance(frame, s.Acting)), None)


def _card(names: Names, state: s.State, mine: list[s.Token], pointed: int | None) -> ThreatCard:
    acting = _acting(state)
    ids = [token.serial for token in mine]
    speaks = acting.token if acting is not None and acting.token in ids else None
    if speaks is None:
        speaks = pointed if pointed in ids else ids[0]
    token = next(one for one in mine if one.serial == speaks)
    card = names.pack.adversaries[token.card]
    done = acting.results[: acting.at] if acting is not None and acting.token == speaks else ()
    found = threat(names.pack, state, token.serial)
    now = {one.row: one for one in found.rows} if found is not None else {}
    rows = tuple(
        _row(names, state, card, kind, now.get(kind), kind in done)
        for kind in ROWS
        if getattr(card, kind) is not None
    )
    special = tuple(
        names.text(f"adversary.{card.no}.special.{place}.text", hook.text)
        for place, hook in enumerate(card.special)
    )
    return ThreatCard(
        id=card.no,
        name=names.card(card.no),
        picture=card.token,
        dice=QCoreApplication.translate("Aventura", "%n dice", None, card.dice),
        tokens=tuple(_token(names, state, one, acting) for one in mine),
        rows=rows,
        special=special,
    )


def _token(names: Names, state: s.State, token: s.Token, acting: s.Acting | None) -> ThreatToken:
    printed = names.pack.adversaries[token.card].wounds
    seen = [
        one for one in state.investigators if ground.sees(names.pack, state, token.zone, one.zone)
    ]
    return ThreatToken(
        id=token.serial,
        name=names.token(state, token),
        wounds=token.wounds,
        limit=token.limit,
        more=max(0, token.limit - printed),
        place=_place(names, state, token),
        sees=bool(seen),
        acting=acting is not None and acting.token == token.serial,
    )


def _place(names: Names, state: s.State, token: s.Token) -> str:
    """How far the nearest investigator is."""
    away = [
        (steps, one.id)
        for one in state.investigators
        if (steps := ground.steps(names.pack, state, token.zone, one.zone)) is not None
    ]
    if not away:
        return QCoreApplication.translate("Aventura", "no way to anybody")
    steps, who = min(away)
    if steps == 0:
        return QCoreApplication.translate("Aventura", "with {who}").format(
            who=names.investigator(who)
        )
    return QCoreApplication.translate("Aventura", "{steps} to {who}").format(
        steps=QCoreApplication.translate("Aventura", "%n step(s)", None, steps),
        who=names.investigator(who),
    )


def _row(
    names: Names,
    state: s.State,
    card: AdversaryCard,
    kind: str,
    now: RowNow | None,
    done: bool,
) -> ThreatRow:
    row: AdversaryRow = getattr(card, kind)
    return ThreatRow(
        kind=row_name(kind),
        title=names.row(card.no, kind),
        does=row_does(row),
        now=_now(names, state, now) if now is not None and not done else "",
        done=done,
    )


def _now(names: Names, state: s.State, now: RowNow) -> str:
    """What the row would do if it came up now; several ways where the players would choose."""
    told = [_prospect(names, state, now, one) for one in now.prospects]
    return QCoreApplication.translate("Aventura", " or ").join(one for one in told if one)


def _prospect(names: Names, state: s.State, now: RowNow, one: Prospect) -> str:
    parts: list[str] = []
    if len(one.way) > 1:
        parts.append(
            QCoreApplication.translate("Aventura", "now: to {zone}").format(
                zone=names.zone(state, one.way[-1])
            )
        )
    if one.hits:
        parts.append(
            QCoreApplication.translate("Aventura", "reaches {people}").format(
                people=names.people(one.hits)
            )
        )
    elif now.attack is not None:
        parts.append(QCoreApplication.translate("Aventura", "reaches nobody"))
    return ", ".join(parts)
