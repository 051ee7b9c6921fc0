"""Fixed contents of what is read over the board: a month's text, the journal, the year."""

from __future__ import annotations

from desktop.drawing.prose import Paragraph, plain
from desktop.ui.widgets.month_story import MonthStoryView

_MARCH = (
    "Ruth takes the room on the second landing because it is the only one whose door is on the"
    " plan. Mrs Loomis writes eleven rooms on the form in a round hand, blots it, and asks for"
    " fourteen rents in advance. The extra three, she says, are for the ones that are let.",
    "The stairs have thirty-one steps going up. The coal man, who has carried two hundredweight"
    " a week up them since the armistice, charges for thirty-four, and is paid without argument."
    " He shows his book to anybody who asks. Nobody in the house has asked.",
    "On the third evening she lies on the floor with a rule and measures the passage between the"
    " linen cupboard and the room with the piano. It is nine feet and two inches. The cupboard"
    " and the room, measured from the inside, leave twelve feet of house unspoken for. She"
    " writes it down in pencil, as one writes down a figure that will be wanted again.",
    "There is a keyhole in the skirting board, at the height at which a child would look through"
    " it. The brass round it is worn. Warm air comes out, smelling of a good dinner, and then a"
    " voice which says the number of the room, as one says it to a porter, and is answered.",
    "Mrs Loomis, asked about it at breakfast, passes the marmalade. A house settles, she says."
    " This one has been settling since her grandfather bought it for the sum on the back of the"
    " deed, which is four hundred dollars less than the sum on the front of it. She has never"
    " found out which of the two he paid, and she would take it kindly if the company did not.",
    "The key that fits is on the coal man\N{RIGHT SINGLE QUOTATION MARK}s own ring. He has had"
    " it for as long as he has had the ring. He has tried it in every door he delivers to, he"
    " says, and it turns in all of them, one day late.",
)
TEXT: tuple[Paragraph, ...] = tuple(plain(part) for part in _MARCH)
STORY = MonthStoryView(
    run="month 3",
    title="Rooms Behind Rooms",
    kind="1 March",
    mark="February: 15, sealed",
    text=TEXT,
    rule_name="From now on: the key",
    rule_told=(
        "Some doors open only for somebody who has already been let in next door, and not on the"
        " same day."
    ),
    rule_plain=(
        "A lead with a lock can be chosen only after another lead of the same week showing its"
        " symbol was done on an earlier day. Once done it counts two for the reckoning."
    ),
    art="key",
)
SHORT = MonthStoryView(run="month 1", title="A Claim on the Dead", kind="1 January", text=TEXT[:3])
EPILOGUE = MonthStoryView(
    run="epilogue",
    title="Keeper of the Log",
    kind="Epilogue",
    mark="254 of 321 points",
    text=TEXT[:4],
    stars=4,
)
