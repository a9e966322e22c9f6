"""`python -m device` is the command `wolfhour`."""

import sys

from device.cli import main

sys.exit(main())
