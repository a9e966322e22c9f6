"""Builds the test sound card of `card/`, which plays at real speed, logs what is heard when, and can be pulled out."""

import shutil
import subprocess
from pathlib import Path

CARD = Path(__file__).parent / "card"
LOUD = 200
"""What the card's log calls loud (of 32768)."""


def can_be_built() -> bool:
    """Whether there is what it takes."""
    return shutil.which("gcc") is not None and Path("/usr/include/alsa/asoundlib.h").exists()


def build(folder: Path) -> dict[str, str]:
    """Build it in this folder; comes back as the environment in which SDL plays on it."""
    made = folder / "libasound_module_pcm_flaky.so"
    command = ["gcc", "-shared", "-fPIC", "-O2", "-DPIC", "-o", str(made), str(CARD / "pcm_flaky.c"), "-lasound"]
    subprocess.run(command, check=True)
    (folder / "flaky.conf").write_text((CARD / "flaky.conf").read_text().replace("DIR", str(folder)))
    return {
        "ALSA_CONFIG_PATH": str(folder / "flaky.conf"),
        "SDL_AUDIODRIVER": "alsa",
        "SDL_VIDEODRIVER": "dummy",
    }


def first_audible(folder: Path, begin: float) -> float:
    """Seconds from this monotonic moment until something loud can be heard.  Raises `StopIteration` if nothing can."""
    lines = [line.split() for line in (folder / "log").read_text().splitlines()]
    return next(float(when) for when, what, *_ in lines if what == "loud-audible" and float(when) > begin) - begin
