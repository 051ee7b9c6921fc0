"""A text as EPUB 3: sound by epubcheck, the same bytes again, and true about itself."""

import io
import subprocess
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.prose.epub import epub
from desktop.keepsakes.wish import Wish
from tests.keepsakes.conftest import Tool
from tests.keepsakes.games.test_book_manuscript import FINISHED, book
from tests.keepsakes.games.test_diaries import adventure, almanac
from tests.keepsakes.prose import manuscripts

_ALL = """
import com.adobe.epubcheck.tool.EpubChecker;
public class All {
  public static void main(String[] books) {
    int worst = 0;
    for (String book : books)
      worst = Math.max(worst, new EpubChecker().run(new String[] {book, "--failonwarnings"}));
    System.exit(worst);
  }
}
"""
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"


_made: dict[str, bytes] = {}


def opened(manuscript: Manuscript) -> zipfile.ZipFile:
    if manuscript.id not in _made:
        _made[manuscript.id] = epub(manuscript, Wish())
    return zipfile.ZipFile(io.BytesIO(_made[manuscript.id]))


def package(manuscript: Manuscript) -> ElementTree.Element:
    return ElementTree.fromstring(opened(manuscript).read("EPUB/package.opf"))


def test_epubcheck_finds_nothing(tool: Tool, tmp_path: Path) -> None:
    """Several books by one start of Java, which takes longer than any of them."""
    books = {
        "empty": manuscripts.empty(),
        "hostile": manuscripts.hostile(),
        "long": manuscripts.long(),
        "finished": book(FINISHED),
        "campaign": adventure(),
        "almanac": replace(almanac(), sections=almanac().sections[:3]),
    }
    files = [tmp_path / f"{name}.epub" for name in books]
    for file, manuscript in zip(files, books.values(), strict=True):
        opened(manuscript)
        file.write_bytes(_made[manuscript.id])
    checker = tool("epubcheck")
    jar = Path(checker).resolve()
    if jar.suffix == ".jar":
        (tmp_path / "All.java").write_text(_ALL)
        quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
        runs = [
            [tool("java"), *quick, "-cp", str(jar), str(tmp_path / "All.java"), *map(str, files)]
        ]
    else:
        runs = [[checker, str(file), "--failonwarnings"] for file in files]
    for run in runs:
        done = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "No errors or warnings detected" in done.stdout


def test_the_type_comes_first_and_is_not_packed() -> None:
    found = opened(manuscripts.long(2))
    first = found.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
    assert found.read("mimetype") == b"application/epub+zip"
    assert found.comment == b"Solitarium"


def test_the_same_text_gives_the_same_bytes() -> None:
    manuscript = book(FINISHED)
    opened(manuscript)
    assert _made[manuscript.id] == epub(manuscript, Wish())


def test_it_says_what_it_is() -> None:
    said = package(manuscripts.long(2))
    assert said.findtext(f".//{DC}title") == "Las páginas"
    assert said.findtext(f".//{DC}creator") == "Ada Pluma"
    assert said.findtext(f".//{DC}language") == "es"
    assert said.findtext(f".//{DC}identifier") == "urn:uuid:a218f1c3-1b6e-4ef6-af21-b470ee600002"
    modified = said.find(f".//{OPF}meta[@property='dcterms:modified']")
    assert modified is not None
    assert modified.text == "2026-11-30T10:00:00Z"
    features = [meta.text for meta in said.iter(f"{OPF}meta")]
    assert {"tableOfContents", "textual", "none"} <= set(features)


def test_the_jacket_is_its_description_and_the_cover_its_picture() -> None:
    manuscript = book(FINISHED)
    said = package(manuscript)
    told = said.findtext(f".//{DC}description") or ""
    assert all(para[0].text in told for para in manuscript.jacket)
    cover = said.find(f".//{OPF}item[@properties='cover-image']")
    assert cover is not None
    assert opened(manuscript).read(f"EPUB/{cover.get('href')}").startswith(b"\x89PNG")
    assert "cover.png" not in opened(manuscripts.long(2)).namelist()


@pytest.mark.parametrize("manuscript", [manuscripts.long(), manuscripts.hostile()])
def test_every_section_is_a_page_in_the_contents_and_in_the_order_of_reading(
    manuscript: Manuscript,
) -> None:
    found = opened(manuscript)
    pages = [f"s{n:04}.xhtml" for n in range(1, len(manuscript.sections) + 1)]
    said = package(manuscript)
    files = {item.get("id"): item.get("href") for item in said.iter(f"{OPF}item")}
    order = [files[item.get("idref")] for item in said.iter(f"{OPF}itemref")]
    assert [one for one in order if one in pages] == pages
    for contents in ("EPUB/nav.xhtml", "EPUB/toc.ncx"):
        text = found.read(contents).decode()
        places = [text.index(f'"{page}"') for page in pages]
        assert places == sorted(places)


def test_what_is_read_is_what_was_written() -> None:
    found = opened(manuscripts.hostile())
    page = ElementTree.fromstring(found.read("EPUB/s0001.xhtml"))
    text = "".join(page.itertext())
    sound = "".join(sign for sign in manuscripts.BAD if sign.isprintable() or sign == "\u202e")
    assert sound in text
    assert not list(page.iter("{http://www.w3.org/1999/xhtml}script"))


def test_the_hand_is_there_only_where_somebody_wrote() -> None:
    with_notes, without = book(FINISHED), manuscripts.long(2)
    assert "EPUB/Kalam-Regular.ttf" in opened(with_notes).namelist()
    assert "EPUB/Kalam-Regular.ttf" not in opened(without).namelist()
    assert b"Kalam" not in opened(without).read("EPUB/faces.css")


def test_without_colours_there_are_none() -> None:
    grey = zipfile.ZipFile(io.BytesIO(epub(book(FINISHED), Wish(grey=True))))
    assert b"#b3261e" in opened(book(FINISHED)).read("EPUB/plate-1.svg")
    assert b"#b3261e" not in grey.read("EPUB/plate-1.svg")


def test_an_unknown_time_is_no_error() -> None:
    for made in ("", "yesterday", "0001-01-01T00:00:00+23:59", "2026-11-30T12:00:00"):
        said = package(replace(manuscripts.long(2), made=made, id=made))
        modified = said.find(f".//{OPF}meta[@property='dcterms:modified']")
        assert modified is not None
        assert len(modified.text or "") == 20
