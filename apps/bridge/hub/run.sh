#!/bin/sh
# What the service runs: the agent, with the capture programs before it where the settings name any.
agent="$(dirname "$0")/clubpulse-bridge.mjs"
[ -n "${BRIDGE_CAPTURE:-}" ] || exec "$BRIDGE_NODE" "$agent"
# A capture program that ends, because its stick was pulled perhaps, is started again by itself; the others and the agent go on meanwhile. Each
# line says whose it is.
listen() {
  while :; do
    eval "$2" | sed -u "s/^{/{\"program\":$1,/"
    echo "{\"capture\":\"ended\",\"program\":$1}"
    sleep 2
  done
}
{
  listen 1 "$BRIDGE_CAPTURE" &
  for number in 2 3 4 5 6 7 8; do
    eval "program=\${BRIDGE_CAPTURE_$number:-}"
    [ -z "$program" ] || listen "$number" "$program" &
  done
  wait
} | {
  "$BRIDGE_NODE" "$agent" --stdin
  # All of the service ends with the agent, and is started again.
  kill 0
}
