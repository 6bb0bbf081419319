#!/bin/sh
# Installs or updates the Clubpulse bridge on a hub with systemd:
#
#   sudo sh install.sh --server https://club.example --code ABCD2345     the first time
#   sudo sh install.sh                                                   an update
#
# The queue and the bridge's secret are in /var/lib/clubpulse-bridge and stay as they are. The version before stays beside the new one
# and comes back when the new one does not start.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
version=$(cat "$here/VERSION")
# Only for trying the script out: where a tree of its own begins, and who is told of services.
root=${DESTDIR:-}
systemctl=${SYSTEMCTL:-systemctl}
home=$root/opt/clubpulse-bridge
data=$root/var/lib/clubpulse-bridge
settings=$root/etc/clubpulse-bridge.env

fail() { echo "install: $1" >&2; exit 1; }

[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail "run it as root: sudo sh install.sh"
node=${BRIDGE_NODE:-$(command -v node || true)}
[ -n "$node" ] || fail "there is no Node: install version 20 or newer (apt install nodejs), or name it in BRIDGE_NODE"
"$node" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' || fail "$node is older than version 20"
command -v "${systemctl%% *}" > /dev/null || fail "this hub has no systemd: start clubpulse-bridge.mjs by hand, see README"

if [ -z "$root" ] && ! id clubpulse-bridge > /dev/null 2>&1; then
  useradd --system --home-dir /var/lib/clubpulse-bridge --shell /usr/sbin/nologin clubpulse-bridge
fi
# Who may open the ttys of sticks, and who may speak with bluetoothd (the rule of the bus that the package bluez brings): what a user's own
# groups are the service has too.
for group in dialout bluetooth; do
  if [ -z "$root" ] && getent group "$group" > /dev/null; then usermod -aG "$group" clubpulse-bridge; fi
done
as_bridge() { if [ -n "$root" ]; then "$@"; else setpriv --reuid clubpulse-bridge --regid clubpulse-bridge --init-groups "$@"; fi; }

mkdir -p "$home/$version" "$root/etc/systemd/system" "$root/etc/udev/rules.d" "$data"
chmod 700 "$data"
[ -n "$root" ] || chown clubpulse-bridge:clubpulse-bridge "$data"
# To a name of its own first: a hub that loses power here has the whole file or none.
for file in clubpulse-bridge.mjs run.sh clubpulse-bridge.service 70-clubpulse-ant.rules archivo.woff2 README VERSION; do
  cp "$here/$file" "$home/$version/$file.new" && mv "$home/$version/$file.new" "$home/$version/$file"
done
agent="$home/$version/clubpulse-bridge.mjs"
as_bridge "$node" "$agent" --help > /dev/null || fail "the new version does not run on this hub; nothing was changed"

if [ ! -e "$settings" ]; then
  sed "s|^BRIDGE_NODE=.*|BRIDGE_NODE=$node|" "$here/clubpulse-bridge.env" > "$settings"
fi
# It holds the key of the ANT+ network.
chmod 600 "$settings"
# The service of a version goes with it, there and back.
use() {
  cp "$home/$1/clubpulse-bridge.service" "$root/etc/systemd/system/clubpulse-bridge.service"
  # A version of before the sticks has no rule of its own.
  [ ! -e "$home/$1/70-clubpulse-ant.rules" ] || cp "$home/$1/70-clubpulse-ant.rules" "$root/etc/udev/rules.d/70-clubpulse-ant.rules"
  ln -sfn "$1" "$home/current.new" && mv -T "$home/current.new" "$home/current"
  $systemctl daemon-reload
}
# Sticks that are plugged in already get their names now, not only when they are plugged in again.
name_sticks() {
  [ -z "$root" ] || return 0
  command -v udevadm > /dev/null || return 0
  udevadm control --reload && udevadm trigger --subsystem-match=tty --action=add && udevadm settle --timeout=10 || true
}
former=$(readlink "$home/current" || true)
if [ $# -gt 0 ]; then
  # Another registration while the bridge runs would be refused: its folder is held.
  $systemctl stop clubpulse-bridge || true
  # What waits in the queue may wait longer than anybody stands here: the code is used up by then.
  if ! as_bridge timeout "${REGISTER_WAIT:-120}" env BRIDGE_DATA_DIR="$data" "$node" "$agent" "$@" --exit-when-done; then
    [ -z "$former" ] || $systemctl start clubpulse-bridge || true
    fail "the registration did not come to its end${former:+, version $former runs on as before}"
  fi
fi
use "$version"
name_sticks
$systemctl enable clubpulse-bridge > /dev/null 2>&1 || true
if $systemctl restart clubpulse-bridge && sleep "${BRIDGE_WAIT:-5}" && $systemctl is-active --quiet clubpulse-bridge; then
  echo "Version $version runs. Its page: $(sed -n 's/^BRIDGE_PAGE=//p' "$settings")"
elif [ -n "$former" ] && [ "$former" != "$version" ]; then
  use "$former"
  $systemctl restart clubpulse-bridge || true
  fail "version $version does not stay up, version $former runs again: journalctl -u clubpulse-bridge says why"
else
  fail "it does not stay up: journalctl -u clubpulse-bridge says why"
fi
# What is older than the version before is not needed any more.
for old in "$home"/*/; do
  name=$(basename "$old")
  case $name in "$version" | "$former" | current) ;; *) rm -rf "$old" ;; esac
done
set -a
. "$settings"
set +a
as_bridge env BRIDGE_DATA_DIR="$data" "$node" "$agent" --check || echo "install: see what is WRONG above" >&2
