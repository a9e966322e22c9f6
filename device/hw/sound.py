"""Puts the box's sound together: card, voices, packs and effects, as the settings and the owner's files have them."""

import logging
import os
from pathlib import Path

from device.hw.clips import ClipStore
from device.hw.mixer import Mixer
from device.hw.speaker import PygameSpeaker
from device.hw.voices import Voices, voices_for
from device.inbox import Inbox
from device.pack import Pack
from device.settings import CONFIG, Sound

SOUNDS = CONFIG.parent / "sounds"
EFFECTS = SOUNDS / "effects"

log = logging.getLogger(__name__)


def packs_of(state: Path) -> dict[str, Pack]:
    """The packs that voices may prefer: what the owner has recorded, and what the box came with."""
    return {"own": Pack(state / "voices"), "pack": Pack(SOUNDS / "voices")}


def voices_of(state: Path, cache: Path) -> Voices:
    """All voices of this box; lines that they render are kept in `cache`.  Raises `VoicesError`."""
    voices, wrong = voices_for(state)
    if wrong:
        log.warning("the owner's voices do not count: %s", wrong)
    return Voices(ClipStore(cache / "clips"), voices, packs=packs_of(state))


def real_speaker(inbox: Inbox, sound: Sound, state: Path, cache: Path) -> PygameSpeaker:
    """The speaker of this box, put together as `voices_of` does.  Raises `VoicesError`."""
    for variable, value in (("SDL_AUDIODRIVER", sound.driver), ("AUDIODEV", sound.card)):
        if value != "auto":
            os.environ.setdefault(variable, value)
    mixer = Mixer([state / "sounds", EFFECTS], sound.volume, sound.voice, sound.night, sound.masking)
    return PygameSpeaker(inbox, voices_of(state, cache), mixer, sound.lead_in)
