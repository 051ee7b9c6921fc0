"""One Encounter of each type as it would stand on the page, and a fight half fought."""

from __future__ import annotations

from desktop.ui.widgets.encounter_page import Chip, Deed, EncounterView, Fixed, Life, Stepper

FLEE = Deed("flee", 1, "Turn back", "1 Fear")
LEVEL = Fixed("Level", 2)
MINUS = "\N{MINUS SIGN}"

OBSTACLE = EncounterView(
    letter="O",
    title="The Ferry Without a River, seen from above",
    kind="Obstacle 17",
    situation=(
        "The bridge has been taken in for repairs by the village at the other end, which lists it "
        "as furniture. What is left is a rope, a view, and nine metres of opinion."
    ),
    wins="17 XP and a Chapter.",
    costs="Failing: a Dexterity Check, 1 Wound or 3.",
    attributes=(Chip("STR", "STR", 4, chosen=True), Chip("DEX", "DEX", 2, gain=f"{MINUS}31 %")),
    fixed=(LEVEL, Fixed("Rope", 1)),
    steppers=(Stepper("strain", "Strain", "1 Wound each", 0, 10, "+12 %"),),
    items=(Chip("bomb", "Bomb", 3, gain="+21 %", digit=2),),
    deeds=(FLEE,),
)
PERSONAL = EncounterView(
    letter="Pm",
    title="A Letter, never sent",
    kind="Personal, mental 14",
    situation=(
        "It was in my coat when I bought the coat. The handwriting is mine, which the dealer had "
        "not charged for."
    ),
    wins="14 XP and a Chapter.",
    costs="Failing: 3 Fear, and a Chapter all the same.",
    attributes=(
        Chip("INT", "INT", 4, chosen=True),
        Chip("WIS", "WIS", 3, gain=f"{MINUS}9 %"),
        Chip("CHA", "CHA", 1, gain=f"{MINUS}40 %"),
    ),
    fixed=(LEVEL, Fixed("Flute", 2), Fixed("Pet", 1)),
    items=(Chip("snack", "Snack", 2, gain="+4 %", digit=1),),
)
COMBAT = EncounterView(
    letter="C",
    title="Something With a Warrant",
    kind="Combat, Life 10 of 15",
    situation="It had been waiting since Tuesday and wished this noted.",
    wins="15 XP, a Chapter, and gold: 2 to 7 with Luck, else 1.",
    costs="Failing: a Dexterity Check, 1 Wound or up to 6, less 1 for the Armor.",
    told="Twenty against fifteen: five of its Life are gone, and most of its patience.",
    folded=True,
    life=Life(10, 15),
    attributes=(Chip("STR", "STR", 4, chosen=True), Chip("DEX", "DEX", 4, gain="+0 %")),
    fixed=(LEVEL, Fixed("Pet", 1)),
    weapons=(
        Chip("sword", "Sword", 2, chosen=True, digit=2),
        Chip("bow", "Bow", 1, gain=f"{MINUS}6 %", digit=3),
    ),
    items=(Chip("bomb", "Bomb", 3, gain="+8 %", digit=4),),
    steppers=(Stepper("strain", "Strain", "1 Wound each", 2, 8, "+3 %"),),
    deeds=(Deed("flee", 1, "Run for it", "1 Fear, and a blow: 1 Wound or up to 6"),),
)
THREAT = EncounterView(
    letter="H",
    title="The Toll Collector, on a road nobody takes",
    kind="Threat 19",
    situation=(
        "He has a chair, a table and a barrier he made himself. He would like, he says, to be "
        "reasonable, and has laid out the tools for it in order of size."
    ),
    wins="19 XP and a Chapter.",
    costs="Failing: it comes to a fight, with Life 24.",
    attributes=(
        Chip("INT", "INT", 4, chosen=True),
        Chip("WIS", "WIS", 3, gain=f"{MINUS}14 %"),
        Chip("CHA", "CHA", 1, gain=f"{MINUS}39 %"),
    ),
    fixed=(LEVEL, Fixed("Bow", 1), Fixed("Pet", 1)),
    steppers=(Stepper("bribes", "Bribes", "1 gold each", 1, 3, "+9 %"),),
    items=(Chip("figurine", "Rare Figurine", 4, gain="+28 %", digit=3),),
    given=(
        Chip("flute", "Flute", 1, digit=4),
        Chip("rope", "Rope", 1, chosen=True, digit=5),
        Chip("bow", "Bow", 1, digit=6),
        Chip("shield", "Shield", 1, digit=7),
        Chip("pet", "Pet", 1, digit=8),
        Chip("armor", "Armor", 1, digit=9),
    ),
    deeds=(
        Deed("flee", 1, "Run for it", "1 Fear, and a blow: 1 Wound or up to 6"),
        Deed("convert", 2, "Make it a fight", "Life 19"),
    ),
)
PUZZLE = EncounterView(
    letter="Z",
    title="The Scales That Lied",
    kind="Puzzle 16",
    situation=(
        "Two pans, one feather, and a notice in four languages that the heavier side is the "
        "lighter. Under the lower pan somebody has left an honest coin."
    ),
    wins="16 XP, a Chapter, and gold: 2 to 12 with Luck, else 2.",
    costs="Failing: 1 Fear.",
    attributes=(
        Chip("INT", "INT", 4, chosen=True),
        Chip("WIS", "WIS", 3, gain=f"{MINUS}12 %"),
    ),
    fixed=(LEVEL,),
    items=(Chip("focus", "Liquid Focus", 3, gain="+10 %", digit=2),),
    deeds=(FLEE,),
)
TRAP = EncounterView(
    letter="R",
    title="A Door That Was Already Open",
    kind="Trap 12",
    situation="The dust on the step had been put there, and by someone who disliked dusting.",
    wins="12 XP, a Chapter, and gold: 1 to 6 with Luck.",
    costs="Failing: it goes off, 2 to 7 Wounds, and is an Obstacle after that.",
    attributes=(
        Chip("INT", "INT", 4, chosen=True),
        Chip("DEX", "DEX", 4, gain="+0 %"),
        Chip("WIS", "WIS", 3, gain=f"{MINUS}4 %"),
    ),
    fixed=(LEVEL,),
    deeds=(
        FLEE,
        Deed("disarm", 2, "Use the Trap Disarm Kit", "no roll; it is used up"),
    ),
)
UNKNOWN = EncounterView(
    letter="",
    title="Something ahead",
    kind="Unknown 15",
    situation="One die says what it is.",
    recap="Chapter 9. The Scales That Lied were put right. What stands in 16,8 is not known yet.",
)
ALL = {
    "obstacle": OBSTACLE,
    "personal": PERSONAL,
    "combat": COMBAT,
    "threat": THREAT,
    "puzzle": PUZZLE,
    "trap": TRAP,
    "unknown": UNKNOWN,
}
