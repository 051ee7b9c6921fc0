"""Where shipped files are, and where the player's own files are."""

import os
from pathlib import Path

APP_ID = "io.github.solitarium.Solitarium"
_NAME = "Solitarium"
_PROFILE = "SOLITARIUM_PROFILE"  # in the environment, so that workers of our own inherit it
_ROOT = Path(__file__).resolve().parent.parent


def shipped(*parts: str) -> Path:
    """A file or folder that ships beside the code, such as `shipped("maps", "lantern")`."""
    return _ROOT.joinpath(*parts)


def profile(folder: Path | None) -> None:
    """Keep all the player's files under `folder`; None goes back to the platform's own folders."""
    if folder is None:
        os.environ.pop(_PROFILE, None)
    else:
        os.environ[_PROFILE] = str(folder.resolve())


def player(*parts: str) -> Path:
    """A path in the player's own folder (saves, packs); nothing is created."""
    return _platform_folder("data").joinpath(*parts)


def settings_file() -> Path:
    """The player's settings; the file may not exist yet."""
    return _platform_folder("config") / "settings.json"


def saves() -> Path:
    """The folder of the player's saves; it may not exist yet."""
    return player("saves")


def packs() -> Path:
    """The folder of the packs that the player added; it may not exist yet."""
    return player("packs")


def kept_packs() -> Path:
    """The folder of the copies that saves resume from, by hash; it may not exist yet."""
    return player("kept")


def reports() -> Path:
    """The folder of logs, crash reports and rescue files; it may not exist yet."""
    return _platform_folder("state") / "reports"


def _platform_folder(kind: str) -> Path:
    chosen = os.environ.get(_PROFILE)
    if chosen:
        return Path(chosen)
    import platformdirs  # only here: the command line often needs no folder at all

    folders = platformdirs.PlatformDirs(_NAME, appauthor=False)
    match kind:
        case "config":
            return folders.user_config_path
        case "state":
            return folders.user_state_path
        case _:
            return folders.user_data_path
