import { HEARD_SECONDS } from '../../devices/bridges/public.ts';
import type { HeardBridges } from './presence.live.ts';

/** How often it is kept who was heard, and looked for who was not. */
export const ROUND_MS = 30_000;
/** Who was not listened to for as long cannot say who was silent. */
const LATE_MS = 2 * ROUND_MS;

interface Parts {
  readonly heard: HeardBridges;
  /** Whether the broker is reached, and so the bridges are. */
  readonly isListening: () => boolean;
  readonly markHeard: (bridgeIds: readonly number[], at: Date) => Promise<void>;
  readonly endSilent: (at: Date) => Promise<readonly number[]>;
}

/**
 * Ends the sessions of bridges that say nothing any more: a round of it, and whose ended. Only where everything was heard and kept for as
 * long as a bridge may be silent: after a start, or without the broker or the database, the silence is not theirs.
 */
export function silenceRounds({ heard, isListening, markHeard, endSilent }: Parts, start: Date) {
  let [since, last] = [start, start];
  return async (at: Date): Promise<readonly number[]> => {
    if (!isListening() || at.getTime() - last.getTime() > LATE_MS) since = at;
    last = at;
    try {
      await markHeard(heard.take(), at);
      return at.getTime() - since.getTime() >= HEARD_SECONDS * 1000 ? await endSilent(at) : [];
    } catch (error) {
      since = at;
      throw error;
    }
  };
}
