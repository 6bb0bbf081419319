import { type Presence, parseBridgeTopic, presenceSchema } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';

interface Options {
  readonly mqtt: Pick<Mqtt, 'onMessage'>;
  readonly save: (bridgeId: number, presence: Presence, at: Date) => Promise<void>;
  readonly log: Logger;
}

/** The bridges that said anything since they were asked for last, but for those whose last word was that they leave. */
export interface HeardBridges {
  take(): number[];
}

/** Keeps what bridges say of themselves: birth messages, reports every 30 s, and the last will that the broker speaks for them. */
export function listenForPresence({ mqtt, save, log }: Options): HeardBridges {
  const heard = new Set<number>();
  /** Said once each, until it says something else. */
  const notUnderstood = new Set<number>();
  mqtt.onMessage((topic, payload) => {
    const bridge = parseBridgeTopic(topic);
    if (!bridge) return;
    if (bridge.leaf !== 'state') return void heard.add(bridge.bridgeId);
    const presence = readPresence(payload);
    if (!presence) {
      if (!notUnderstood.has(bridge.bridgeId))
        log.warn({ bridgeId: bridge.bridgeId }, 'a bridge says of itself what nobody understands');
      return void notUnderstood.add(bridge.bridgeId);
    }
    notUnderstood.delete(bridge.bridgeId);
    if (presence.online) heard.add(bridge.bridgeId);
    else heard.delete(bridge.bridgeId);
    // A report that is lost with the database comes again within half a minute.
    save(bridge.bridgeId, presence, new Date()).catch((error: unknown) =>
      log.warn({ err: error }, 'the presence of a bridge was not stored'),
    );
  });
  return {
    take() {
      const taken = [...heard];
      heard.clear();
      return taken;
    },
  };
}

export function readPresence(payload: Buffer): Presence | undefined {
  try {
    return presenceSchema.parse(JSON.parse(payload.toString('utf8')));
  } catch {
    return undefined;
  }
}
