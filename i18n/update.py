"""Bring the translations up to date with the program's words: `python i18n/update.py [NEW ...]`.

Reads every message out of desktop/ with pyside6-lupdate, keeps what was translated before, writes
solitarium_<language>.ts and makes solitarium_<language>.qm of it with pyside6-lrelease. Messages
without a translation are marked unfinished and named; they are then shown in English. A language
that is new begins by its code: `python i18n/update.py de`; it is offered once
desktop/words/language.py lists it.

The .qm files are kept beside their sources: they are small, and so the program speaks its
languages from a fresh checkout, where neither tool need be at hand. What Qt itself says
(qtbase_<language>.qm, LGPL) is loaded from PySide6's own folder and not copied.

lupdate marks a plural only in `tr`, not in `translate`; here every message with %n has plural
forms. English is a translation too: it holds nothing but these forms. And lupdate overlooks a
message whose number is more than a name, as in `translate("Trouble", "%n problem(s)", None,
len(problems))`; so it reads a copy of the sources in which every number is a name.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
SOURCE = "en"
FORMS = 2  # singular and plural, in every language so far


class Message(NamedTuple):
    """A text of the program, as lupdate found it."""

    context: str
    source: str
    comment: str = ""

    @property
    def plural(self) -> bool:
        """Whether it counts something."""
        return "%n" in self.source


Translations = dict[Message, tuple[str, ...]]  # one text, or one for each plural form


def languages(new: Sequence[str] = ()) -> list[str]:
    """The codes of all languages that have a file, and of the new ones."""
    present = (path.stem.removeprefix("solitarium_") for path in FOLDER.glob("solitarium_*.ts"))
    return sorted({*present, *new})


def tool(name: str) -> str:
    """The path of a tool of PySide6. Exits with a sentence where it is missing."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join((beside, os.environ.get("PATH", "")))
    found = shutil.which(f"pyside6-{name}", path=path)
    if found is None:
        sys.exit(f"pyside6-{name} is missing: run this with the Python of the project.")
    return found


class Plainly(ast.NodeTransformer):
    """Gives every number of a plural a name."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """A call of translate with its four arguments."""
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Attribute(attr="translate"), args=[context, text, comment, _]):
                node.args = [context, text, comment, ast.Name("n")]
            case _:
                pass
        return node


def messages(sources: Path) -> list[Message]:
    """Every message in a folder of Python files, by context, in order of appearance."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = []
        for place, path in enumerate(sorted(sources.rglob("*.py"))):
            files.append(str(folder / f"{place}.py"))
            plain = ast.unparse(Plainly().visit(ast.parse(path.read_text("utf-8"))))
            Path(files[-1]).write_text(plain, encoding="utf-8")
        found = folder / "found.ts"
        options = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", SOURCE)
        subprocess.run([tool("lupdate"), *options, *files, "-ts", str(found)], check=True)
        return list(read(found))


def read(path: Path) -> Translations:
    """The messages of a .ts file with their translations; unfinished ones are empty."""
    if not path.is_file():
        return {}
    found: Translations = {}
    for context in Xml.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for one in context.iter("message"):
            message = Message(name, one.findtext("source", ""), one.findtext("comment", ""))
            found[message] = _texts(one.find("translation"))
    return found


def _texts(translation: Xml.Element | None) -> tuple[str, ...]:
    if translation is None:
        return ()
    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    texts = forms or ((translation.text or ""),)
    return texts if all(texts) else ()


def write(path: Path, language: str, known: Translations) -> None:
    """A .ts file of these messages, always in the same order and form."""
    root = Xml.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    contexts: dict[str, Xml.Element] = {}
    for message in sorted(known, key=_place):
        if message.context not in contexts:
            contexts[message.context] = Xml.SubElement(root, "context")
            Xml.SubElement(contexts[message.context], "name").text = message.context
        _add(contexts[message.context], message, known[message])
    Xml.indent(root, "    ")
    text = Xml.tostring(root, encoding="unicode", short_empty_elements=False)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{head}{text}\n", encoding="utf-8", newline="\n")


def _place(message: Message) -> tuple[str, str, str]:
    return message.context, message.source, message.comment


def _add(context: Xml.Element, message: Message, texts: tuple[str, ...]) -> None:
    one = Xml.SubElement(context, "message", {"numerus": "yes"} if message.plural else {})
    Xml.SubElement(one, "source").text = message.source
    if message.comment:
        Xml.SubElement(one, "comment").text = message.comment
    translation = Xml.SubElement(one, "translation", {} if texts else {"type": "unfinished"})
    if message.plural:
        for form in texts or ("",) * FORMS:
            Xml.SubElement(translation, "numerusform").text = form
    elif texts:
        translation.text = texts[0]


def release(source: Path, target: Path) -> None:
    """Make a .qm file of a .ts file."""
    options = ("-silent", "-nounfinished")
    fresh = target.with_name(f"{target.name}.new")  # a running program has the old one mapped
    subprocess.run([tool("lrelease"), *options, str(source), "-qm", str(fresh)], check=True)
    fresh.replace(target)


def update(language: str, found: list[Message]) -> list[Message]:
    """Write a language's two files; returns what still has no translation."""
    path = FOLDER / f"solitarium_{language}.ts"
    known = read(path)
    wanted = [one for one in found if one.plural or language != SOURCE]
    moved = {one.source: texts for one, texts in known.items() if texts}  # to another class
    merged = {one: known.get(one) or moved.get(one.source, ()) for one in wanted}
    write(path, language, merged)
    release(path, path.with_suffix(".qm"))
    return [one for one, texts in merged.items() if len(texts) != (FORMS if one.plural else 1)]


def main(new: Sequence[str]) -> int:
    """Update every language and begin the new ones; 1 where something is left to translate."""
    found = messages(ROOT / "desktop")
    left = {language: update(language, found) for language in languages(new)}
    for language, open_ones in left.items():
        print(f"{language}: {len(found)} messages, {len(open_ones)} to translate")
        for one in open_ones:
            print(f"  {one.context}: {one.source}")
    return 1 if any(left.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
