"""The journal's wordings: what the months brought, and what was made of it."""

from PySide6.QtCore import QCoreApplication

from desktop.words.calendar.dates import words


def ally() -> tuple[str, ...]:
    """Who helps this month: {name}, {symbol}."""
    return (
        QCoreApplication.translate("Keepsakes", "I asked {name} this month, for {symbol}."),
        QCoreApplication.translate("Keepsakes", "For {symbol} I have {name} this month."),
        QCoreApplication.translate(
            "Keepsakes", "{name} came along, and anything with {symbol} asked a little less."
        ),
        QCoreApplication.translate(
            "Keepsakes", "My company this month is {name}, who is good for {symbol}."
        ),
        QCoreApplication.translate("Keepsakes", "This month {name} said yes, for {symbol}."),
    )


def sworn() -> tuple[str, ...]:
    """A vow: {thing}, {square}, {value}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I gave my word on {square}, at {value} ({thing})."
        ),
        QCoreApplication.translate("Keepsakes", "{thing}: I swore to {square}'s {value}."),
        QCoreApplication.translate(
            "Keepsakes", "I swore to have {square}'s {value} done by night ({thing})."
        ),
        QCoreApplication.translate("Keepsakes", "{square} was sworn to, for {value} ({thing})."),
        QCoreApplication.translate(
            "Keepsakes", "It was {square} that I swore to, at {value} ({thing})."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{square} had my word on it, for {value} ({thing})."
        ),
        QCoreApplication.translate("Keepsakes", "I bound myself to {square}'s {value} ({thing})."),
        QCoreApplication.translate(
            "Keepsakes", "My oath this week was on {square}, which asked {value} ({thing})."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing}: it was to be {square} by night, for {value}."
        ),
    )


def kept() -> tuple[str, ...]:
    """It was kept: {square}."""
    return (
        QCoreApplication.translate("Keepsakes", "I kept my word on {square}."),
        QCoreApplication.translate("Keepsakes", "{square} was done by night, as sworn."),
        QCoreApplication.translate("Keepsakes", "What I had sworn about {square} held."),
        QCoreApplication.translate("Keepsakes", "I held to {square}."),
        QCoreApplication.translate(
            "Keepsakes", "{square} was finished by night, and my hand is clean."
        ),
        QCoreApplication.translate("Keepsakes", "My word on {square} was good."),
        QCoreApplication.translate(
            "Keepsakes", "By night {square} was done, and the oath with it."
        ),
    )


def broken() -> tuple[str, ...]:
    """It was broken: {square}."""
    return (
        QCoreApplication.translate("Keepsakes", "I broke my word on {square}."),
        QCoreApplication.translate(
            "Keepsakes", "{square} was not done by night, whatever I had sworn."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The oath on {square} did not hold, and it costs to say so."
        ),
        QCoreApplication.translate(
            "Keepsakes", "By evening my word on {square} was worth nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I did not do {square} that day, and had sworn to."
        ),
        QCoreApplication.translate("Keepsakes", "The oath on {square} is broken."),
        QCoreApplication.translate("Keepsakes", "I was forsworn over {square}."),
        QCoreApplication.translate(
            "Keepsakes", "Night came, and {square} was as open as before I swore."
        ),
    )


def turned() -> tuple[str, ...]:
    """A die was turned by hand: {day}, {thing}, {symbol}, {left}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "On {day} I had a die turned to {symbol} ({thing}); turns left, {left}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing}: {symbol} on {day}, and {left} left for later."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I used a turn on {day}, to make it {symbol} ({thing}, {left} left)."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {day} I asked {thing} and got {symbol}; that leaves {left}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "One die lay at {symbol} on {day} because I had it put there ({thing}, {left} left).",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Helped by {thing}, {day}'s dice showed {symbol}. I have {left} left."
        ),
    )


def gained() -> tuple[str, ...]:
    """More of what was learnt: {thing}, {held}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing}: {held} in hand at the end of the week."),
        QCoreApplication.translate("Keepsakes", "I have {held} put by ({thing})."),
        QCoreApplication.translate(
            "Keepsakes", "The week leaves me {held} on the account of {thing}."
        ),
        QCoreApplication.translate("Keepsakes", "With {thing} I stand at {held}."),
        QCoreApplication.translate(
            "Keepsakes", "There was something left over for {thing}, {held} by now."
        ),
        QCoreApplication.translate("Keepsakes", "Put by, under {thing}: {held}."),
    )


def spent() -> tuple[str, ...]:
    """It was spent for a throw: {days}, {thing}."""
    return (
        QCoreApplication.translate("Keepsakes", "On {days} I bought a fourth throw ({thing})."),
        QCoreApplication.translate(
            "Keepsakes", "A fourth throw on {days} was paid for with {thing}."
        ),
        QCoreApplication.translate("Keepsakes", "I spent {thing} on one more throw, on {days}."),
        QCoreApplication.translate("Keepsakes", "{thing} got me one throw more on {days}."),
        QCoreApplication.translate("Keepsakes", "With {thing} I could throw once more on {days}."),
        QCoreApplication.translate(
            "Keepsakes", "On {days} three throws were not enough, and {thing} paid for another."
        ),
        QCoreApplication.translate("Keepsakes", "I drew on {thing} on {days}, for a fourth throw."),
        QCoreApplication.translate(
            "Keepsakes", "There was a fourth throw on {days}, by way of {thing}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Some of my {thing} went into a fourth throw on {days}."
        ),
    )


def tolled() -> tuple[str, ...]:
    """A count went up: {thing}, {by}, {bell}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing}: {by} more, and it stands at {bell}."),
        QCoreApplication.translate("Keepsakes", "{thing} is {by} further on, at {bell}."),
        QCoreApplication.translate(
            "Keepsakes", "I have chalked up {by} more for {thing}; that makes {bell}."
        ),
        QCoreApplication.translate("Keepsakes", "{by} more for {thing}, which makes {bell}."),
        QCoreApplication.translate(
            "Keepsakes", "By my count {thing} has gone up by {by}, to {bell}."
        ),
        QCoreApplication.translate("Keepsakes", "To {thing} I must add {by}, for {bell} in all."),
        QCoreApplication.translate("Keepsakes", "At {bell} stands {thing}, {by} up."),
        QCoreApplication.translate("Keepsakes", "{thing} has {by} more tonight, {bell} in all."),
    )


def full() -> tuple[str, ...]:
    """It was full and cost points: {thing}, {points}, {bell}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{thing} was full. That took {points}, and it stands at {bell} again."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing} came to its number, at a cost of {points}; it is back at {bell}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The count of {thing} was complete: {points} gone, and {bell} on it since."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I paid {points} to {thing}, which was full, and is at {bell} now."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {thing}, full at last, {points} went; it stands at {bell}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{points} are gone, since {thing} was full; {bell} now."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {thing} that cost {points}; it has begun anew, at {bell}."
        ),
    )


def new_moon() -> tuple[str, ...]:
    """A new moon: {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} had a new moon."),
        QCoreApplication.translate("Keepsakes", "The moon was new on {day}."),
        QCoreApplication.translate("Keepsakes", "There was no moon on {day}."),
    )


def left(turns: int) -> str:
    """How many turns are left: `one`, `none`."""
    return words(turns) if turns else QCoreApplication.translate("Keepsakes", "none")
