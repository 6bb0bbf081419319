import { bridgeTopic, hrTopic, SERVER_TOPIC, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import type { BridgeIdentity } from './mqtt.ts';

/** A bridge sends readings and presence, nothing else, and nothing for another bridge. */
export function mayPublish({ ClubId, ClubpulseBridgeId }: BridgeIdentity, topic: string): boolean {
  return topic === hrTopic(ClubId, ClubpulseBridgeId) || topic === stateTopic(ClubId, ClubpulseBridgeId);
}

/** A bridge hears its own topics, by name or by a filter below them, and the server's state. */
export function maySubscribe({ ClubId, ClubpulseBridgeId }: BridgeIdentity, filter: string): boolean {
  return filter === SERVER_TOPIC || filter.startsWith(`${bridgeTopic(ClubId, ClubpulseBridgeId)}/`);
}
