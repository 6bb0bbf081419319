#!/bin/sh
# What the service runs: the agent, with the capture program before it where the settings name one.
agent="$(dirname "$0")/clubpulse-bridge.mjs"
[ -n "${BRIDGE_CAPTURE:-}" ] || exec "$BRIDGE_NODE" "$agent"
# A capture program that ends, because its stick was pulled perhaps, is started again; the agent goes on sending meanwhile.
while :; do
  eval "$BRIDGE_CAPTURE"
  echo '{"capture":"ended"}'
  sleep 2
done | {
  "$BRIDGE_NODE" "$agent" --stdin
  # All of the service ends with the agent, and is started again.
  kill 0
}
