"""Puzzles: a typed word or number leads to an entry (Q-90)."""

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Leave
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import reading
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Coding, State
from desktop.rules.kernel.game import Answer, Ask, Text

LONGEST = 40


def proceed(play: Play, frame: Coding) -> bool:
    """The code is asked for."""
    return True


def offers(pack: Pack, state: State, frame: Coding) -> tuple[Choice | Ask, ...]:
    """Type something, or leave (D13)."""
    return (Text(LONGEST), Leave())


def plain(text: str) -> str:
    """Case and blanks do not count."""
    return "".join(text.split()).casefold()


def answer(play: Play, frame: Coding, choice: Choice) -> None:
    """A right answer uses the option up and leads on; a wrong one costs what the pack says."""
    play.pop()
    code = lookup.option_of(play.pack, frame.source).code
    if not isinstance(choice, Answer) or code is None:
        return
    typed = str(choice.value)
    right = {plain(text): to for text, to in code.answers.items()}.get(plain(typed))
    play.tell(e.Answered(frame.who, typed, right is not None))
    play.close("reveal")
    if right is not None:
        option = lookup.option_of(play.pack, frame.source)
        reading.use_up(play, frame.source, option)
        reading.open_paragraph(play, frame.who, right)
    elif code.wrong is not None:
        reading.open_paragraph(play, frame.who, code.wrong)
