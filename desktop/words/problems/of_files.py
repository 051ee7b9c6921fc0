"""Files and zips that are not what they should be."""

from desktop.words.problems.marking import QT_TRANSLATE_NOOP

FILES: dict[str, tuple[str, str]] = {
    "file.missing": (
        QT_TRANSLATE_NOOP("Problems", "There is no such file or folder."),
        "",
    ),
    "file.no_pack": (
        QT_TRANSLATE_NOOP("Problems", "This is neither a folder nor a zip."),
        QT_TRANSLATE_NOOP("Problems", "A pack is a folder with a pack.toml, or a .solpack."),
    ),
    "file.unreadable": (
        QT_TRANSLATE_NOOP("Problems", "It cannot be read: {detail}."),
        "",
    ),
    "zip.unreadable": (
        QT_TRANSLATE_NOOP("Problems", "This is no zip, or a damaged one: {detail}."),
        QT_TRANSLATE_NOOP("Problems", "Fetch or pack it again."),
    ),
    "zip.members": (
        QT_TRANSLATE_NOOP("Problems", "The zip has {count} members; {most} are the most."),
        QT_TRANSLATE_NOOP("Problems", "Pack only the files of the adventure."),
    ),
    "zip.large": (
        QT_TRANSLATE_NOOP("Problems", "The zip is larger than {most} MiB."),
        "",
    ),
    "zip.foreign_bytes": (
        QT_TRANSLATE_NOOP("Problems", "The zip holds bytes that belong to none of its members."),
        QT_TRANSLATE_NOOP("Problems", "Pack it again with nothing before or behind it."),
    ),
    "zip.comment": (
        QT_TRANSLATE_NOOP("Problems", "The comment of the zip is longer than {most} characters."),
        QT_TRANSLATE_NOOP("Problems", "Pack it again without a comment."),
    ),
    "zip.encrypted": (
        QT_TRANSLATE_NOOP("Problems", "The member “{member}” is encrypted."),
        QT_TRANSLATE_NOOP("Problems", "Pack it again without a password."),
    ),
    "zip.method": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The member “{member}” is packed in a way that is not read here (method {method}).",
        ),
        QT_TRANSLATE_NOOP("Problems", "Pack it again with the usual method, deflate."),
    ),
    "zip.link": (
        QT_TRANSLATE_NOOP("Problems", "The member “{member}” is a link or a device."),
        QT_TRANSLATE_NOOP("Problems", "Put the file itself into the pack."),
    ),
    "zip.overlap": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Two members of the zip share bytes, or its directory is wrong about one: {member}",
        ),
        QT_TRANSLATE_NOOP("Problems", "Pack it again."),
    ),
    "zip.mimetype": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "“mimetype” must come first, unpacked, and say application/x-solitarium-pack.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Leave it out, or let the program pack the folder."),
    ),
    "member.large": (
        QT_TRANSLATE_NOOP("Problems", "The file is larger than {most} bytes."),
        "",
    ),
    "member.ratio": (
        QT_TRANSLATE_NOOP("Problems", "The file unpacks to more than {most} times its size."),
        "",
    ),
    "member.link": (
        QT_TRANSLATE_NOOP("Problems", "This is a link, a device or a pipe."),
        QT_TRANSLATE_NOOP("Problems", "Put the file itself into the folder."),
    ),
    "member.nested": (
        QT_TRANSLATE_NOOP("Problems", "This is a zip within the zip."),
        QT_TRANSLATE_NOOP("Problems", "Pack the files themselves."),
    ),
    "members.many": (
        QT_TRANSLATE_NOOP("Problems", "There are more than {most} files."),
        QT_TRANSLATE_NOOP("Problems", "Keep only the files of the adventure in the folder."),
    ),
    "members.large": (
        QT_TRANSLATE_NOOP("Problems", "All files together are larger than {most} bytes."),
        "",
    ),
    "name.forbidden": (
        QT_TRANSLATE_NOOP("Problems", "No file of a pack may be called “{name}”."),
        QT_TRANSLATE_NOOP(
            "Problems",
            "Use small letters, digits, “-”, “_” and “.”; at most 120 characters.",
        ),
    ),
    "name.device": (
        QT_TRANSLATE_NOOP("Problems", "“{name}” is the name of a device on Windows."),
        QT_TRANSLATE_NOOP("Problems", "Call the file something else."),
    ),
    "name.twice": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "Two files have the name “{name}”, but for small and capital letters.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Call one of them something else."),
    ),
    "picture.kind": (
        QT_TRANSLATE_NOOP("Problems", "This is no PNG, JPEG or WebP picture."),
        QT_TRANSLATE_NOOP("Problems", "Save it again as one of these."),
    ),
    "picture.ending": (
        QT_TRANSLATE_NOOP("Problems", "The picture is {kind}, but its name ends otherwise."),
        QT_TRANSLATE_NOOP("Problems", "Give it the right ending."),
    ),
    "picture.size": (
        QT_TRANSLATE_NOOP(
            "Problems",
            "The picture has {width} x {height} pixels; {most} a side and 32 million in "
            "all are the most.",
        ),
        QT_TRANSLATE_NOOP("Problems", "Save it smaller."),
    ),
}
