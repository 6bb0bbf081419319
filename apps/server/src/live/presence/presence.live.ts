import { setTimeout as pause } from 'node:timers/promises';
import { type Presence, parseBridgeTopic, presenceSchema } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';

const SAVE_MS = 1000;

interface Options {
  readonly mqtt: Pick<Mqtt, 'onMessage'>;
  readonly save: (bridgeId: number, presence: Presence, at: Date) => Promise<void>;
  readonly log: Logger;
  readonly rest?: () => Promise<unknown>;
}

export interface ReportingBridges {
  take(): number[];
}

export function listenForPresence({
  mqtt,
  save,
  log,
  rest = () => pause(SAVE_MS, undefined, { ref: false }),
}: Options): ReportingBridges {
  const received = new Set<number>();
  const notUnderstood = new Set<number>();
  const waiting = new Map<number, { presence: Presence; at: Date }>();
  const saving = new Set<number>();
  /** Saves one state after the other, so that the last received state is stored last. */
  async function saveWaiting(bridgeId: number): Promise<void> {
    saving.add(bridgeId);
    for (let next = waiting.get(bridgeId); next; next = waiting.get(bridgeId)) {
      waiting.delete(bridgeId);
      await save(bridgeId, next.presence, next.at).catch((error: unknown) =>
        log.warn({ err: error }, 'the presence of a bridge was not stored'),
      );
      await rest();
    }
    saving.delete(bridgeId);
  }
  mqtt.onMessage((topic, payload) => {
    const bridge = parseBridgeTopic(topic);
    if (!bridge) return;
    if (bridge.leaf !== 'state') return void received.add(bridge.bridgeId);
    const presence = readPresence(payload);
    if (!presence) {
      if (!notUnderstood.has(bridge.bridgeId))
        log.warn({ bridgeId: bridge.bridgeId }, 'the state that a bridge sent cannot be parsed');
      return void notUnderstood.add(bridge.bridgeId);
    }
    notUnderstood.delete(bridge.bridgeId);
    if (presence.online) received.add(bridge.bridgeId);
    else received.delete(bridge.bridgeId);
    const merged = { ...waiting.get(bridge.bridgeId)?.presence, ...presence };
    waiting.set(bridge.bridgeId, { presence: merged, at: new Date() });
    if (!saving.has(bridge.bridgeId)) void saveWaiting(bridge.bridgeId);
  });
  return {
    take() {
      const taken = [...received];
      received.clear();
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
