"""What lies on the static table: turn 4 on the pier, a Test just passed."""

from __future__ import annotations

from desktop.drawing.board import Cells, Characteristic
from desktop.drawing.cards import CardFace
from desktop.drawing.dice import Ring
from desktop.drawing.prose import Run, plain
from desktop.drawing.tokens import Figure, Rim
from desktop.ui.widgets.card_hand import HandView, HeldCard
from desktop.ui.widgets.clock_rail import ActionsLeft, RailView
from desktop.ui.widgets.dice_tray import PoolPart, TrayView
from desktop.ui.widgets.investigator_board import BoardView
from desktop.ui.widgets.next_button import NextStep
from desktop.ui.widgets.option_row import OptionRow
from desktop.ui.widgets.story_page import PageView
from desktop.ui.widgets.tray_rows import DieView, RingView

RAIL = RailView(
    title="Pier Four at Night",
    turns=8,
    now=4,
    safeguard=True,
    red=frozenset({6}),
    actions=(ActionsLeft("Ines", 1, acting=True), ActionsLeft("Tobias", 0)),
)
SENTENCE = "9.31, turn 4.  Ines investigates Lost Property: Investigation, 4 dice, two Successes."
STEP = NextStep("Read on", "Enter")


def _values(*pairs: tuple[int, int]) -> tuple[Characteristic, ...]:
    signs = ("strength", "skill", "willpower", "investigation")
    return tuple(
        Characteristic(sign, sign.capitalize(), now, printed)
        for sign, (now, printed) in zip(signs, pairs, strict=True)
    )


INES = BoardView(
    id="ines",
    figure=Figure("Ines Varga"),
    characteristics=_values((2, 2), (3, 3), (3, 3), (4, 3)),
    body=Cells(0, 2, "body"),
    mind=Cells(1, 3, "mind"),
)
TOBIAS = BoardView(
    id="tobias",
    figure=Figure("Tobias Rook", 1, Rim.DASHED),
    characteristics=_values((4, 4), (2, 2), (2, 2), (2, 2)),
    body=Cells(1, 4, "body"),
    mind=Cells(0, 2, "mind"),
    acting=False,
)
INES_HAND = HandView(
    (
        HeldCard("23", CardFace("23", "Porter", "bell", "+1", "investigation")),
        HeldCard("31", CardFace("31", "Lantern", "lantern", "Action", "skill")),
        HeldCard("40", CardFace("40", "Tide Table", "book", "Clue")),
    )
)
TOBIAS_HAND = HandView(
    (
        HeldCard("18", CardFace("18", "Bale Hook", "hook", "Action", "strength")),
        HeldCard("27", CardFace("27", "Oilskin", "oilskin", "+1", "willpower")),
    ),
    acting=False,
)

PAGE = PageView(
    title="Lost Property",
    kind="Journal",
    mark="F",
    mood=(
        Run(
            "mood",
            "The hatch of the lost-property office is open an hour past its time. A clerk in "
            "shirt-sleeves is weighing umbrellas and writing every weight down.",
        ),
    ),
    text=(
        plain(
            "Forty-one umbrellas, forty claims. That is the trouble, he says, and moves the brass "
            "weight one notch along. The ledger gives each article its boat, its bench and its "
            "hour. The last line, in the same hand, is one umbrella, black, left on the 9.52. The "
            "clock above the hatch says 9.31. \u201cShe is a careful passenger,\u201d he says. "
            "\u201cShe wrote ahead.\u201d"
        ),
    ),
    initial=True,
    options=(
        OptionRow(
            "weigh",
            1,
            "Weigh the last umbrella yourself",
            "skill",
            "Skill, one Success",
            0.56,
            "5 in 9",
        ),
        OptionRow(
            "ledger",
            2,
            "Read the ledger from the back",
            "investigation",
            "Investigation, one Success",
            0.89,
            "8 in 9",
            chosen=True,
        ),
    ),
)


def _roll(*faces: int) -> tuple[DieView, ...]:
    return tuple(DieView(face) for face in faces)


_EARLIER = (_roll(6, 6, 1), _roll(2, 3, 5, 1), _roll(4, 4), _roll(1, 2, 3))
_POOL = (
    PoolPart("Investigation 3"),
    PoolPart("Porter +1", quiet=True),
    PoolPart("=  4 dice", strong=True),
)

TRAYS = {
    Ring.DOUBLE: TrayView(
        pool=_POOL,
        dice=_roll(5, 5, 2, 2),
        rings=(RingView(Ring.DOUBLE, (0, 1), "double"), RingView(Ring.DOUBLE, (2, 3), "double")),
        verdict="Two Successes.",
        result="One was needed: the Test is passed.",
        earlier=_EARLIER,
        throw="12",
    ),
    Ring.TRIPLE: TrayView(
        pool=_POOL,
        dice=_roll(3, 6, 3, 3),
        rings=(RingView(Ring.TRIPLE, (0, 2, 3), "triple"),),
        verdict="One Success.",
        result="One was needed: the Test is passed.",
        earlier=_EARLIER,
        throw="13",
    ),
    Ring.RUN: TrayView(
        pool=_POOL,
        dice=_roll(2, 4, 3, 3),
        rings=(RingView(Ring.RUN, (0, 2, 1), "run"), RingView(Ring.DOUBLE, (2, 3), "double")),
        verdict="Two Successes.",
        result="One was needed: the Test is passed.",
        earlier=_EARLIER,
        throw="14",
    ),
}
