"""What is typeset on the static pages: a short book, a long diary, everything a page can hold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.prose import Paragraph, Run, plain
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Section, Space
from desktop.keepsakes.picture import Picture


def _bay(painter: QPainter) -> None:
    """A chart of a small bay, 120 x 80."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#2B2620"), 0.6))
    painter.drawRect(QRectF(0.3, 0.3, 119.4, 79.4))
    painter.setPen(QPen(QColor("#2B2620"), 0.3))
    for ring in range(9):
        painter.drawArc(QRectF(30 - 3 * ring, 12 - ring, 60 + 6 * ring, 60 + 2 * ring), 0, 180 * 16)
    painter.setPen(QPen(QColor("#8C1D18"), 0.6))
    painter.drawLine(QPointF(14, 70), QPointF(58, 44))
    painter.drawLine(QPointF(58, 44), QPointF(104, 58))


def _cover(painter: QPainter) -> None:
    """Cloth boards with a label, 120 x 180."""
    painter.fillRect(QRectF(0, 0, 120, 180), QColor("#1F4E5F"))
    painter.fillRect(QRectF(25, 36, 70, 40), QColor("#F6EEDB"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#2B2620"), 0.5))
    painter.drawRect(QRectF(27, 38, 66, 36))


BAY = Picture(120, 80, _bay, "bay", alt="A chart of the bay, with the way rowed")
COVER = Picture(120, 180, _cover, "cover", alt="The book, bound in blue cloth")


def _text(*texts: str) -> tuple[Para, ...]:
    return tuple(Para(plain(text)) for text in texts)


def _chapter(
    number: str, title: str, stakes: str, told: str, figures: str, note: str = "", mood: str = ""
) -> Section:
    blocks = [Para(plain(stakes), "stakes")]
    if mood:
        blocks.append(Para(plain(mood), "mood"))
    blocks += [Para(plain(part)) for part in told.split("\n")]
    blocks += [Para(plain(part), "figures") for part in figures.split("\n")]
    if note:
        blocks.append(Para(plain(note), "note"))
    return Section("chapter", title, tuple(blocks), over=f"Chapter the {number}")


_CHAPTERS = (
    _chapter(
        "First",
        "A Ferry with Opinions",
        "At stake: two gold pieces, and the good opinion of the ferryman.",
        "The ferry at Lower Hythe carries six, or five and a goat, and the goat had booked. I "
        "offered to row. The ferryman said that everybody offers to row until about the middle, "
        "where the river has its views. I rowed past the middle. On the far bank he gave me back "
        "one of my coins, which I understand has not happened since the old king, and kept the "
        "other, which has.",
        "Strength, three dice, needs 9: 4, 3, 5. Twelve.\n"
        "Gained: 14 experience. Lost: 1 gold piece.",
        "The goat had the better seat.",
    ),
    _chapter(
        "Second",
        "The Inventory of Saint Odo",
        "At stake: a lantern, should the sacristan believe in it.",
        "\u201cCount them again,\u201d said the sacristan of Saint Odo, and I counted them again: "
        "41 spoons, 40 hooks. He had kept the inventory for eleven years and had never been one "
        "hook short. I suggested that he had been one spoon over. He thought about this for the "
        "length of a candle, opened the ledger of 1611 at the back, and took down the lantern "
        "himself.",
        "Intelligence, four dice and a bribe, needs 17: 6, 2, 5, 4, 3. Twenty.\n"
        "Gained: 19 experience, a lantern. Lost: 5 gold pieces.",
    ),
    _chapter(
        "Third",
        "A Door That Was Not Locked",
        "At stake: one Wound, and some hours of daylight.",
        "I put my shoulder to the door three times. I am told by those who study shoulders that "
        "this is the usual number. It was then pointed out to me, by a child with a bucket, that "
        "the door opens outward. I thanked the child. I had by then arrived at a way of carrying "
        "my left arm which people in the next two villages took for good breeding.",
        "Strength, two dice, needs 11: 1, 2. Three: a failure.\nLost: 1 Wound.",
        "Shoulder still says rain. It is usually right.",
        mood="From Saint Odo I walked two days along the dyke, which is straight, and was passed "
        "by nothing but my own good intentions.",
    ),
    _chapter(
        "Fourth",
        "What the Miller Weighed",
        "At stake: a sack of flour, and whether I am a thief.",
        "A mill keeps better accounts than a bank, because the rats audit it nightly. The miller "
        "of Ansty had set my sack on the beam before I set down my hat, and she read me the "
        "difference in ounces. I said that flour settles. She said that so do strangers, when "
        "they are let.\n"
        "We agreed in the end that the sack had been wet in March and dry in May, and that a dry "
        "sack is nobody\u2019s fault. I carried water for her until supper to make up the weight.",
        "Charm, three dice, one Strain, needs 15: 6, 5, 4, 1. Sixteen.\n"
        "Gained: 22 experience, a sack of flour (worth 6).",
    ),
    _chapter(
        "Fifth",
        "In Which Nobody Is Bitten",
        "At stake: my boots.",
        "It is true that the dog was large. It is true that it had been told about me, and that "
        "it was tied up with a piece of string. What I have not seen written down anywhere is "
        "that a dog will listen to the whole of the multiplication table, up to the twelves, if "
        "it is said in a level voice, walking backwards.",
        "Wisdom, three dice, needs 12: 6, 6, 2. Fourteen.\nGained: 12 experience.",
        "Seven eights are fifty-six. I checked afterwards.",
    ),
    _chapter(
        "Sixth",
        "The Bridge at Quern",
        "At stake: the mule, or what I call the mule.",
        "The bridge was held up by a difference of opinion between two parishes, each of which "
        "owned the half farther from it. I crossed on a Tuesday, when both were at market. Half "
        "way over, the planks consulted one another. I lay down flat, as one does before "
        "one\u2019s "
        "betters, and went the rest of the way on my waistcoat, and the mule, who has no "
        "waistcoat, simply walked.",
        "Dexterity, four dice, needs 18: 5, 5, 6, 4. Twenty.\n"
        "Gained: 25 experience. Lost: a waistcoat button, of horn.",
    ),
    _chapter(
        "Seventh",
        "Twelve Shillings\u2019 Worth of Fog",
        "At stake: the whole of the coast road.",
        "The fog came in at four with the tide and was charged for as harbour dues. By five I had "
        "apologised to a bollard. By six I had hold of a rope that somebody else had hold of, and "
        "we walked like that, without a word, for what the milestones say is a league, he "
        "following me to the inn, and I following him.",
        "Wisdom, three dice and a lantern, needs 16: 3, 1, 4, 6. Fourteen: a failure.\n"
        "Lost: 2 gold pieces, the road.",
        "Never did see his face. Good grip.",
    ),
    _chapter(
        "Eighth",
        "Review by Lamplight",
        "At stake: nothing that can be carried.",
        "I set the lantern on the wall at Netherby and wrote down what I owed. It came to one "
        "button, one league of rope, and a conversation with a child about doors. What I was owed "
        "took longer, and I had let the lamp burn low before I noticed that I was putting down "
        "other people\u2019s names and smiling at them, one after the other, like a bank.",
        "No throw. Gained: 30 experience, for finishing.",
    ),
)

_TOWN = Section(
    "interlude",
    "Of Netherby, and What It Charges",
    _text(
        "In Netherby a room is four gold pieces, or three with a view of the room for four. I took "
        "the view. The landlady cuts hair on Thursdays and teeth on Fridays, and advised me, "
        "holding the scissors, to be gone by Friday.",
        "I bought a rope. It was sold to me as thirty feet, and it is thirty feet, if one starts "
        "from the knot.",
    ),
)

_REVIEW = Section(
    "back",
    "The Review",
    (
        Para(
            (
                Run("plain", "Chapters, seven that went well: "),
                Run("strong", "14 points"),
                Run("plain", "\nGold, eleven pieces: "),
                Run("strong", "2 points"),
                Run("plain", "\nWounds, one: "),
                Run("strong", "none taken away"),
                Run("plain", "\nIn all: "),
                Run("strong", "16 points, two stars"),
            ),
            "verse",
        ),
        *_text(
            "A useful account of a district which has been much written about by people who went "
            "round it. The author is vain of his boots, and silent about the bridge. It is to be "
            "hoped that the second volume will return the rope."
        ),
    ),
)

JACKET: tuple[Paragraph, ...] = (
    plain(
        "Eight chapters, one lantern, and a mule that was never asked. Between the ferry at Lower "
        "Hythe and the wall at Netherby a traveller of good family and no method pays his way in "
        "coins, buttons and multiplication."
    ),
    plain("With a map of the journey, drawn by the author on his knee."),
)

BOOK = Manuscript(
    "The Wrong Bank of the River",
    "Hector Quillfeather",
    "en",
    "book-static",
    (
        Section("front", "The Journey", (Plate(BAY, "The way, as far as it went.", True),)),
        *_CHAPTERS[:4],
        _TOWN,
        *_CHAPTERS[4:],
        _REVIEW,
    ),
    subtitle="being a true account of eight days on the left side of a river",
    cover=COVER,
    jacket=JACKET,
    made="2026-11-30T18:00:00",
)

_NIGHT = (
    *_text(
        "It was a quarter past four when the ferry came in, with nobody at the rail and the lamps "
        "lit, and Mrs Adler put down her knitting to count the people who did not come ashore. She "
        "had been told eleven. She made it twelve, and counted again from the other end, because "
        "she was paid by the head and had never in nineteen years been offered a head too many.",
        "The purser had a list. He had ruled it himself, in two inks, and where the twelfth name "
        "should have been there was a line in the red one, quite straight, that went on over the "
        "edge of the paper and, as far as she could tell by holding it to the lamp, had not been "
        "lifted. \u201cThat one is paid,\u201d he said. \u201cThey are all paid, but that one is "
        "paid both ways.\u201d",
        "She asked him who had bought the ticket. He turned the book round so that she could read "
        "it, which is a thing pursers do when they would rather not say, and there it stood "
        "between a commercial traveller in brushes and a party of three for the sanatorium: one "
        "first-class return, one cabin trunk, and in the column for the name the name of the "
        "ferry.",
    ),
    Para(plain("Investigation, 4 dice: 5, 5, 2, 2. Two Successes; one was needed."), "figures"),
    Para(
        plain(
            "She paid the porter for twelve and kept the receipt. A receipt, in her experience, "
            "was "
            "worth more than a witness; nobody had ever frightened one."
        )
    ),
    Space(),
    *_text(
        "The trunk was in the shed by seven. It stood with its label to the wall. Tobias, who had "
        "carried pianos, put a hand under one end of it, and took the hand away, and wiped it on "
        "his apron for rather a long time.",
        "\u201cEmpty,\u201d he said. \u201cIt is heavy as an empty thing is heavy. You know how a "
        "house is, when they have gone.\u201d",
    ),
    Plate(BAY, "The bay at four o\u2019clock, with the course as the pilot gave it."),
    *_text(
        "There were two locks, of the same make, and one of them had been opened so often that the "
        "brass was worn to the colour of butter. The other was new. It had been put on from the "
        "inside. One could see where the screws came through, filed flat by somebody who had had "
        "time, and took some pride in it, and did not want to catch a sleeve.",
    ),
    Para(
        plain(
            "To be called for. To be kept upright and dry. Not to be opened before the owner has "
            "signed for it in person, or the person for the owner."
        ),
        "quote",
    ),
    *_text(
        "Mrs Adler read the label twice and her own name once. She had the pen in her hand before "
        "she had decided anything. That is how one signs for things, she thought afterwards: one "
        "is handed a pen. She put it down on the lid, where it rolled a little way, uphill, and "
        "stayed.",
        "At the half-hour the tide-gauge on the pier stood at nine feet and some inches. She wrote "
        "it into the book of the harbour office, as she had done every evening since the war, and "
        "on the line below, in the place for remarks, she wrote *none*, looked at it, and struck "
        "it out.".replace("*", ""),
    ),
    Para(plain("Come back for the trunk with the crowbar. And with Ines."), "note"),
)

_MORNING = (
    Para(
        plain(
            "The waiting room keeps one lamp for four benches. A woman is mending a glove by it "
            "and "
            "does not look up."
        ),
        "mood",
    ),
    *_text(
        "\u00c9mile from the telegraph had the day\u2019s forms sorted by colour before anybody "
        "was "
        "up to be worried by them. White was weather, blue was freight, and the buff ones, which "
        "were for deaths and for changes of the timetable, he put under the stone. There were "
        "three this morning. Two of them agreed.",
        "\u201cThe 9.40 leaves at 9.40,\u201d he read out, \u201cand also at 9.52. They are "
        "different boats.\u201d He had underlined the last word, not for her benefit; it had come "
        "underlined. In fourteen years on the coast he had not known a telegraph office to "
        "underline, there being no key for it.",
        "She wanted to know which of the two he would take. He considered it as he considered "
        "everything, with his cuffs off. \u201cI would see who gets off the second,\u201d he said, "
        "\u201cbefore I got on to the first.\u201d",
    ),
    Para(
        plain(
            "Nine-forty, nine-fifty-two,\none for the many and one for the few;\n"
            "pay at the barrier, mind the green stair,\nand nod to the man who has no one there."
        ),
        "verse",
    ),
    *_text(
        "The children had it off pat by Sunday. Nobody had taught it to them. They skipped to it "
        "in front of Bell\u2019s, eleven turns of the rope, and on the twelfth the rope went round "
        "and the girl in the middle stood quite still and let it pass through where she was, and "
        "the others went on counting.",
    ),
)

DIARY = Manuscript(
    "Pier Four at Night",
    "Ines Varga and Tobias Rook",
    "en",
    "diary-static",
    (
        Section("chapter", "The Twelfth Passenger", _NIGHT, over="The first map", under="12 March"),
        Section("chapter", "Two Boats", _MORNING, over="The second map", under="13 March"),
    ),
    subtitle="A diary of the campaign",
    made="2026-11-30T18:00:00",
)

SHORT = Manuscript(
    "January",
    "",
    "en",
    "short-static",
    (Section("chapter", "The First Week", _text("The page was cut on Monday. Nothing fitted.")),),
)
