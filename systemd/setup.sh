#!/bin/sh
# Sets a machine up for Wolfhour, from this folder.  `make` calls it:
#
#   systemd/setup.sh packages   installs the Debian packages that are missing, if any; else asks and says nothing
#   systemd/setup.sh tests      the same for those that only tests need
#   systemd/setup.sh booting    the same for those that only `make test-boot` needs
#   systemd/setup.sh emulating  the same for those that only `make test-pi` needs
#   systemd/setup.sh box        the same for what a box needs; with --dry-run only says which
#   systemd/setup.sh python     makes the virtual environment in .venv and installs the Python packages into it
set -eu
cd "$(dirname "$0")/.."

# One package a line, with the reason a person is told.
PACKAGES="\
espeak-ng           the voice
fonts-wqy-microhei  Chinese on printed cards
python3-venv        a place for Python packages that leaves the system alone"
FOR_A_BOX="\
python3             what the box is written in
python3-venv        a place for Python packages that leaves the system alone
espeak-ng           the voice
alsa-utils          the way to the sound card
fonts-wqy-microhei  Chinese on printed cards
polkitd             lets the box switch the machine off
libgbm1             the screen without a desktop
libegl1             the same
libgles2            the same
libgl1-mesa-dri     the same"
FOR_TESTS="\
gcc                 a sound card that can be pulled out, for tests of sound
libasound2-dev      the same
xdotool             a hand that presses keys and clicks, for tests of the window
xvfb                a display that nobody sees, for tests of the window"

FOR_BOOTING="\
mmdebstrap          makes a clean Debian
systemd-container   boots it beside this one"
FOR_EMULATING="\
qemu-system-arm       emulates a Raspberry Pi
device-tree-compiler  tells its kernel which board it is
mmdebstrap            fetches a Debian for it
cpio                  packs that as its memory"

missing() {
    echo "$1" | while read -r package reason; do
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) || status=absent
        [ "$status" = installed ] || printf '  %-22s%s\n' "$package" "$reason"
    done
}

packages() {
    # Another system than Debian: the box itself says what it cannot do.
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    wanted=$(missing "$1")
    [ -n "$wanted" ] || return 0
    names=$(echo "$wanted" | awk '{ print $1 }')

    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
    fi
    if [ "${2:-}" = --dry-run ]; then
        echo "These Debian packages would be installed:"
        echo "$wanted"
        return 0
    fi
    echo "Wolfhour needs these Debian packages and installs them now${as_root:+ (sudo may ask for your password)}:"
    echo "$wanted"
    if ! apt "$as_root" update || ! apt "$as_root" install --yes --no-install-recommends $names; then
        echo "They could not be installed.  Wolfhour goes on with what is there.  To install them by hand:" >&2
        echo "  apt-get install" $names >&2
    fi
}

# Quiet, and never a question: the list above is all that a person needs to read.
apt() {
    root=$1
    shift
    $root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=120 "$@" >/dev/null </dev/null
}

# The system's own Python where it is new enough, else a newer one beside it.
find_python() {
    for python in python3 python3.13 python3.12 python3.11; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    echo "Wolfhour needs Python 3.11 or newer, and there is none.  Debian 12 and Raspberry Pi OS 12 have it." >&2
    return 1
}

python() {
    if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        python=$(find_python)
        if ! "$python" -m venv --clear .venv; then
            echo "The virtual environment .venv could not be made.  On Debian: apt-get install python3-venv" >&2
            return 1
        fi
    fi
    echo "Installing Python packages into .venv (the first time this takes a minute) ..."
    pip_install --editable '.[dev]'
    # Only a Raspberry Pi has pins, and the box works without them; so this may fail where the rest may not.
    if grep -qs 'Raspberry Pi' /proc/device-tree/model; then
        pip_install --only-binary lgpio,adafruit-lgpio --editable '.[pi]' || {
            echo "The driver of the pins could not be installed: buttons on pins will not work.  To try again:" >&2
            echo "  .venv/bin/pip install -e '.[pi]'" >&2
        }
    fi
}

pip_install() {
    .venv/bin/python -m pip install -qq --disable-pip-version-check --no-input "$@"
}

case "${1:-}" in
    packages) packages "$PACKAGES" ;;
    tests) packages "$FOR_TESTS" ;;
    booting) packages "$FOR_BOOTING" ;;
    emulating) packages "$FOR_EMULATING" ;;
    box) packages "$FOR_A_BOX" "${2:-}" ;;
    python) python ;;
    *) echo "usage: systemd/setup.sh packages|tests|booting|emulating|box|python" >&2; exit 2 ;;
esac
