"""What the narrator may look at while it tells one step."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.state import State, Token
from desktop.words.aventura.names import Names


class Told:
    """Names, the state, and the adversary tokens by serial number."""

    def __init__(self, names: Names, before: State | None, after: State) -> None:
        """Remember the tokens of both states, since a fallen one is in the earlier alone."""
        self.names = names
        self.state = after
        self.tokens: dict[int, Token] = {}
        for state in (before, after):
            if state is not None and state.visit is not None:
                self.tokens.update({token.serial: token for token in state.visit.tokens})

    def token(self, serial: int) -> str:
        """What a token is called."""
        if serial in self.tokens:
            return self.names.token(self.state, self.tokens[serial])
        return QCoreApplication.translate("Aventura", "An adversary")

    def zone(self, zone: str) -> str:
        """What a zone is called; one of another map by its id's letter alone."""
        visit = self.state.visit
        if visit is None or zone not in self.names.pack.maps[visit.map].drawing.zones:
            return QCoreApplication.translate("Aventura", "zone {letter}").format(letter=zone)
        return self.names.zone(self.state, zone)
