"""The real parts.  Third-party packages of hardware, sound and windows are imported here and nowhere else."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets on standard output, which is the game's
