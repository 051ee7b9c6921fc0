"""Render the icon's sizes at build time: PNG for Linux, .ico for Windows, .icns for macOS.

Called with a folder, by an interpreter that has PySide6.
"""

import os
import struct
import sys
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
DRAWING = Path(__file__).resolve().parent / "icons" / "solitarium.svg"


def render(folder: Path) -> dict[int, bytes]:
    """Write `<size>.png` for every size into `folder`; the PNG bytes by size."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    drawing = QSvgRenderer(str(DRAWING))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        image.save(str(folder / f"{size}.png"))
    application.shutdown()
    return {size: (folder / f"{size}.png").read_bytes() for size in SIZES}


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of the PNGs up to 256 pixels."""
    small = {size: png for size, png in pictures.items() if size <= 256}
    at = 6 + 16 * len(small)
    head = struct.pack("<HHH", 0, 1, len(small))
    for size, png in small.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + b"".join(small.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon of the PNGs that it knows a name for."""
    parts = [(ICNS[size], png) for size, png in pictures.items() if size in ICNS]
    body = b"".join(kind + struct.pack(">I", len(png) + 8) + png for kind, png in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path) -> None:
    """Write every form of the icon into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = render(folder)
    (folder / "solitarium.ico").write_bytes(ico(pictures))
    (folder / "solitarium.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
