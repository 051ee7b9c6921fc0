"""How an Encounter begins and what its rolls come to, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.names import Names, attribute_short, dice_text
from desktop.words.book.told import Told


def type_rolled(names: Names, event: e.TypeRolled) -> str:
    """The die for the type of an Encounter."""
    met = names.met(event.letter, event.ecl)
    if event.oracle:
        return QCoreApplication.translate("Book", "The Oracle threw {die}: {encounter}.").format(
            die=event.die, encounter=met
        )
    return QCoreApplication.translate("Book", "For the type: threw {die}. {encounter}.").format(
        die=event.die, encounter=met
    )


def personal_rolled(names: Names, event: e.PersonalRolled) -> str:
    """Physical or mental."""
    return QCoreApplication.translate("Book", "Of which kind: threw {die}. {type}.").format(
        die=event.die, type=names.letter(event.letter)
    )


def title_rolled(names: Names, event: e.TitleRolled) -> str:
    """The title of what begins."""
    match event.kind:
        case "chapter":
            title = names.title(event.letter, event.dice)
        case "town":
            title = names.town_title(event.dice)
        case "flight":
            title = names.flight_title(event.dice)
    return QCoreApplication.translate("Book", "“{title}”").format(title=title) if title else ""


def encounter_began(told: Told, event: e.EncounterBegan) -> str:
    """An Encounter stands open; what was just named is not named again, but for its Life."""
    met = told.names.met(event.letter, event.ecl)
    if event.life:
        return QCoreApplication.translate("Book", "{encounter} begins. Life: {life}.").format(
            encounter=met, life=event.life
        )
    if told.named == met:
        return ""
    return QCoreApplication.translate("Book", "{encounter} begins.").format(encounter=met)


def fear_checked(event: e.FearChecked) -> str:
    """As many dice as Fear, and the sixes among them; nothing without Fear."""
    if not event.dice:
        return ""
    sixes = QCoreApplication.translate("Book", "%n six(es)", None, event.sixes)
    if event.passed:
        return QCoreApplication.translate(
            "Book", "Fear Check: threw {dice}, {sixes} with WIS {wis}: steady."
        ).format(dice=dice_text(event.dice), sixes=sixes, wis=event.wis)
    return QCoreApplication.translate(
        "Book", "Fear Check: threw {dice}, {sixes} with WIS {wis}: panic."
    ).format(dice=dice_text(event.dice), sixes=sixes, wis=event.wis)


def trap_checked(event: e.TrapChecked) -> str:
    """Whether a Trap is noticed in time."""
    if event.passed:
        return QCoreApplication.translate(
            "Book", "Threw {die} with {attribute} {value}: the Trap is seen in time."
        ).format(die=event.die, attribute=attribute_short(event.attribute), value=event.value)
    return QCoreApplication.translate(
        "Book", "Threw {die} with {attribute} {value}: the Trap is seen too late."
    ).format(die=event.die, attribute=attribute_short(event.attribute), value=event.value)


def pool_handed_in(names: Names, event: e.PoolHandedIn) -> str:
    """Where the dice come from, and what they must reach."""
    parts = ", ".join(f"{names.source(source)} {dice}" for source, dice in event.pool.parts)
    dice = QCoreApplication.translate("Book", "%n dice", None, event.pool.dice)
    return QCoreApplication.translate("Book", "{parts}: {dice}, needed {needs}.").format(
        parts=parts, dice=dice, needs=event.pool.needs
    )


def rolled(event: e.Rolled) -> str:
    """What the pool came to, and by how much it fell short."""
    if event.success:
        return QCoreApplication.translate("Book", "Threw {dice}: {sum}, needed {needs}.").format(
            dice=dice_text(event.dice), sum=event.total, needs=event.needs
        )
    return QCoreApplication.translate(
        "Book", "Threw {dice}: {sum}, needed {needs}. Missing: {missing}."
    ).format(
        dice=dice_text(event.dice),
        sum=event.total,
        needs=event.needs,
        missing=event.needs - event.total,
    )


def life_left(event: e.LifeLeft) -> str:
    """What a creature has left."""
    if event.life <= 0:
        return QCoreApplication.translate(
            "Book", "{damage} off a Life of {before}: nothing is left of it."
        ).format(damage=event.damage, before=event.before)
    if event.damage == 0:
        return QCoreApplication.translate(
            "Book", "Exactly its Life: it loses nothing and keeps {life}."
        ).format(life=event.life)
    return QCoreApplication.translate(
        "Book", "{damage} off a Life of {before}: {life} left."
    ).format(damage=event.damage, before=event.before, life=event.life)


def converted(names: Names, event: e.Converted) -> str:
    """One letter erased, another written."""
    if event.before == event.after:
        return ""
    return QCoreApplication.translate("Book", "{type} becomes {encounter}.").format(
        type=names.letter(event.before), encounter=names.met(event.after, event.ecl)
    )


def disarmed(names: Names, event: e.Disarmed) -> str:
    """A Trap that needs no dice."""
    return QCoreApplication.translate("Book", "{ware}: the Trap is taken apart.").format(
        ware=names.ware(event.ware)
    )


def chapter_written(event: e.ChapterWritten) -> str:
    """A Chapter, and the XP for it."""
    if event.won:
        return QCoreApplication.translate("Book", "Chapter {number}: {xp} XP.").format(
            number=event.number, xp=event.xp
        )
    return QCoreApplication.translate("Book", "Chapter {number}, lost: no XP.").format(
        number=event.number
    )
