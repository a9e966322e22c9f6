"""Clips on disk: rendered lines that outlive the program, within a fixed size."""

import contextlib
import io
import logging
import os
import wave
from array import array
from collections import OrderedDict
from math import sqrt
from pathlib import Path

CAP = 1024 * 2**20
"""Bytes that the clips on disk may take: all lines of the largest game by three narrators, 100 to 300 MB each."""

SPARE = 8 * 2**20
"""Bytes of clips kept in memory while the disk refuses them."""

FAINT = 700
"""What nobody says on purpose is no louder (of 32768)."""

QUIET, EDGE = 150, 0.05
"""What counts as silence at the ends of a clip (of 32768), and how many seconds of it are kept."""

SPEECH, PEAK = 32768 * 10 ** (-20 / 20), 32768 * 10 ** (-1 / 20)
"""How loud speech is without its pauses (root mean square), and at most."""

log = logging.getLogger(__name__)


def audible(clip: bytes) -> bool:
    """Whether these bytes are a whole WAV file that is not silent.  An engine that says it is done may have lied."""
    if int.from_bytes(clip[4:8], "little") + 8 != len(clip):
        return False
    try:
        with wave.open(io.BytesIO(clip)) as sound:
            return any(sound.readframes(sound.getnframes()))
    except (wave.Error, EOFError):
        return False


def seconds(clip: bytes) -> float:
    """How long a WAV file is."""
    with wave.open(io.BytesIO(clip)) as sound:
        return float(sound.getnframes() / sound.getframerate())


def trimmed(clip: bytes, quiet: int = QUIET) -> bytes:
    """The same without the silence that engines leave at both ends, so that a list of numbers keeps its pace."""
    with wave.open(io.BytesIO(clip)) as sound:
        form, samples = sound.getparams(), array("h", sound.readframes(sound.getnframes()))
    loud = [place for place, sample in enumerate(samples) if abs(sample) > quiet]
    if form.sampwidth != samples.itemsize or not loud:
        return clip
    edge = int(EDGE * form.framerate) * form.nchannels
    kept = samples[max(0, loud[0] - edge) : loud[-1] + edge]
    with io.BytesIO() as file:
        with wave.open(file, "wb") as sound:
            sound.setparams(form)
            sound.writeframes(kept.tobytes())
        return file.getvalue()


def finished(clip: bytes) -> bytes | None:
    """What somebody has spoken, without the silence at its ends, and as loud as a voice of a pack; None for no voice.

    A room is never silent, so what counts as silence depends on how loud the voice is.
    """
    with wave.open(io.BytesIO(clip)) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    if max(map(abs, samples), default=0) < FAINT:
        return None
    clip = trimmed(clip, max(map(abs, samples)) // 20)
    with wave.open(io.BytesIO(clip)) as sound:
        form, samples = sound.getparams(), array("h", sound.readframes(sound.getnframes()))
    length = form.framerate // 50
    powers = [
        sum(sample * sample for sample in samples[at : at + length]) / length for at in range(0, len(samples), length)
    ]
    speech = [power for power in powers if power > max(powers) / 1000]
    gain = min(SPEECH / sqrt(sum(speech) / len(speech)), PEAK / max(map(abs, samples)))
    louder = array("h", (round(sample * gain) for sample in samples))
    with io.BytesIO() as file:
        with wave.open(file, "wb") as sound:
            sound.setparams(form)
            sound.writeframes(louder.tobytes())
        return file.getvalue()


class ClipStore:
    """Clips by key, the least recently used ones dropped beyond `cap` bytes.

    One thread writes; any thread may read.  Nothing here raises: what cannot be kept on disk is kept in memory.
    """

    def __init__(self, folder: Path, cap: int = CAP) -> None:
        self._folder = folder
        self._cap = cap
        self._spare: OrderedDict[str, bytes] = OrderedDict()
        self._disk_works = True
        self._room: int | None = None
        """Bytes that may be added before the folder is looked through again; None: nobody knows."""

    def read(self, key: str) -> bytes | None:
        """The clip of this key; None where there is none, or only a damaged one."""
        spare = self._spare.get(key)
        if spare is not None:
            return spare
        path = self._path(key)
        try:
            clip = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return clip if audible(clip) else None

    def write(self, key: str, clip: bytes) -> None:
        """Keep a clip.  A power cut leaves the old state or the new one, or a file that `read` sees is damaged."""
        path = self._path(key)
        part = path.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(clip)
            part.replace(path)
            self._keep_within_the_cap(len(clip))
            self._disk_works = True
        except OSError as trouble:
            with contextlib.suppress(OSError):
                part.unlink()
            self._spare[key] = clip
            while sum(map(len, self._spare.values())) > SPARE:
                self._spare.popitem(last=False)
            if self._disk_works:
                log.warning("clips cannot be kept in %s and stay in memory: %s", self._folder, trouble)
            self._disk_works = False

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.wav"

    def _keep_within_the_cap(self, added: int) -> None:
        """Drop the oldest clips once there may be too many; only then are all of them looked at."""
        if self._room is not None and added <= self._room:
            self._room -= added
            return
        files = [(path, path.stat()) for path in self._folder.iterdir()]
        room = self._cap - sum(stat.st_size for _, stat in files)
        for path, stat in sorted(files, key=lambda file: file[1].st_mtime_ns):
            if room >= 0:
                break
            path.unlink()
            room += stat.st_size
        self._room = room
