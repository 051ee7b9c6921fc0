"""A file that cannot be read at all: one reason, told at once."""

from desktop.atlas.complaints import Complaints

LIMIT = 8 * 2**20  # bytes of a text
DEPTH = 64


class Refused(Exception):
    """The whole file is refused; the code and its facts become one Problem."""

    def __init__(self, code: str, **facts: object) -> None:
        """Keep the code and the facts."""
        super().__init__(code)
        self.code = code
        self.facts = facts

    def tell(self, complaints: Complaints) -> None:
        """Add this refusal to the problems."""
        complaints.error(self.code, "", None, **self.facts)


def decoded(data: bytes) -> str:
    """The text of a file: at most 8 MiB of strict UTF-8 without NUL; raises Refused."""
    if len(data) > LIMIT:
        raise Refused("map.too_large", bytes=len(data), limit=LIMIT)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("map.not_utf8", byte=error.start) from error
    if "\0" in text or text.startswith("\ufeff"):
        raise Refused("map.not_utf8", byte=max(text.find("\0"), 0))
    return text
