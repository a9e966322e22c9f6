#!/bin/sh
# Makes a box of this machine, from this folder, without a question.  `make install` calls it.
#
#   sudo systemd/install.sh                   install, or put this version in the place of the one that is there
#   systemd/install.sh --dry-run              say what would be done, and do nothing
#   sudo systemd/install.sh --rollback        go back to the version before
#   sudo systemd/install.sh --uninstall       take everything away but settings and games; with --purge those too
#
# It may be run as often as you like: what is as it should be is left alone.  device/appliance/install.py does the work.
set -eu
umask 022
cd "$(dirname "$0")/.."

dry=
mine=yes
for word in "$@"; do
    case "$word" in
        --dry-run) dry=yes ;;
        --uninstall | --rollback | --help) mine= ;;
    esac
done

new_enough() {
    ! command -v python3 >/dev/null || python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "This machine has $(python3 --version), and it takes 3.11 or newer: Debian 12 or 13 has that." >&2
        exit 2
    }
}

new_enough
if [ -n "$mine" ] && [ -z "$dry" ]; then
    [ "$(id -u)" -eq 0 ] || { echo "Only root can install: sudo systemd/install.sh" >&2; exit 2; }
    systemd/setup.sh box
elif [ -n "$dry" ]; then
    systemd/setup.sh box --dry-run
fi
if ! command -v python3 >/dev/null; then
    echo "There is no python3 yet, so no more can be told."
    exit 0
fi
new_enough
PYTHONDONTWRITEBYTECODE=1 exec python3 -m device.appliance.install "$@"
