#!/bin/sh
# Put the clock helper, its polkit policy and keep-clocks into the system, or take them out again.
#
#     install.sh install [ROOT]      ROOT: a package's tree; without it, this system (as root)
#     install.sh uninstall [ROOT]
set -eu

from=$(dirname "$(readlink -f "$0")")
root=${2:-}
helper=$root/usr/libexec/plimsoll/plimsoll-clocks
keeper=$root/usr/libexec/plimsoll/keep-clocks
policy=$root/usr/share/polkit-1/actions/io.plimsoll.clocks.policy

# Only root can give files to root; a package that is built by somebody else does that itself.
owner=
[ "$(id -u)" -ne 0 ] || owner="-o root -g root"

case ${1:-} in
install)
    # shellcheck disable=SC2086 - two words, or none
    install -d -m 0755 $owner "$(dirname "$helper")" "$(dirname "$policy")"
    # shellcheck disable=SC2086
    install -m 0755 $owner "$from/plimsoll-clocks" "$helper"
    # shellcheck disable=SC2086
    install -m 0755 $owner "$from/keep-clocks" "$keeper"
    # shellcheck disable=SC2086
    install -m 0644 $owner "$from/io.plimsoll.clocks.policy" "$policy"
    ;;
uninstall)
    # What a killed helper left locked would stay so until the next start of the computer, and
    # what was kept would stay so for ever.
    [ -n "$root" ] || [ ! -x "$helper" ] || "$helper" reset || true
    [ ! -x "$keeper" ] || "$keeper" ${root:+in "$root"} forget || true
    rm -f "$helper" "$keeper" "$policy"
    rmdir "$(dirname "$helper")" 2>/dev/null || true
    ;;
*)
    sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
