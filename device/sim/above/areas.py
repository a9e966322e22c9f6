"""Areas of the window, and how they are cut."""

from device.hw.spots import Area

GAP = 3


def inset(area: Area, by: int) -> Area:
    """The area without its edge."""
    left, top, width, height = area
    return left + by, top + by, width - 2 * by, height - 2 * by


def centred(area: Area, width: int, height: int) -> Area:
    """An area of this size in the middle of another."""
    left, top, across, tall = area
    return left + (across - width) // 2, top + (tall - height) // 2, width, height


def parts(area: Area, *shares: int) -> list[Area]:
    """The area cut into columns of these shares, with gaps."""
    left, top, width, height = area
    whole, found, used = sum(shares), list[Area](), 0
    for share in shares:
        start, end = width * used // whole, width * (used + share) // whole
        found.append((left + start + GAP // 2, top, end - start - GAP, height))
        used += share
    return found
