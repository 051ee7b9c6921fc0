"""Which processes live, and when each began; nothing but the standard library."""

import functools
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def started(pid: int) -> str | None:
        """What the system tells of a process's start, the same for its life; None if dead."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = wintypes.HANDLE
        query_limited, still_active = 0x1000, 259
        process = kernel.OpenProcess(query_limited, False, pid)
        if not process:
            return None
        handle = wintypes.HANDLE(process)
        times = [wintypes.FILETIME() for _ in range(4)]
        code = wintypes.DWORD()
        try:
            kernel.GetExitCodeProcess(handle, ctypes.byref(code))
            known = kernel.GetProcessTimes(handle, *(ctypes.byref(time) for time in times))
        finally:
            kernel.CloseHandle(handle)
        if not known or code.value != still_active:
            return None
        return f"{times[0].dwHighDateTime} {times[0].dwLowDateTime}"

elif sys.platform == "linux":

    def started(pid: int) -> str | None:
        """What the system tells of a process's start, the same for its life; None if dead."""
        try:
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            return None
        state, *rest = stat.rpartition(")")[2].split()  # the name before may hold anything
        return None if state in "ZX" else f"{_boot()} {rest[18]}"

else:
    import subprocess

    def started(pid: int) -> str | None:
        """What the system tells of a process's start, the same for its life; None if dead."""
        surroundings = os.environ | {"LC_ALL": "C", "TZ": "UTC"}
        asked = ["/bin/ps", "-o", "lstart=", "-p", str(pid)]
        try:
            told = subprocess.run(
                asked, capture_output=True, text=True, env=surroundings, check=False
            )
        except OSError:
            return None
        return told.stdout.strip() or None


@functools.cache
def _boot() -> str:
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""
