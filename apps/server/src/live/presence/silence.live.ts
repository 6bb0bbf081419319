import { ONLINE_SECONDS } from '../../devices/bridges/public.ts';
import type { ReportingBridges } from './presence.live.ts';

export const ROUND_MS = 30_000;
/** After a longer pause the process does not know which bridges were silent. */
const LATE_MS = 2 * ROUND_MS;

interface Parts {
  readonly received: ReportingBridges;
  readonly isListening: () => boolean;
  readonly markReceived: (bridgeIds: readonly number[], at: Date) => Promise<void>;
  readonly endSilent: (at: Date) => Promise<readonly number[]>;
}

/**
 * Runs only after this process received messages for as long as a silence must last. Otherwise the process itself may cause the
 * silence.
 */
export function silenceRounds({ received, isListening, markReceived, endSilent }: Parts, start: Date) {
  let [since, last] = [start, start];
  return async (at: Date): Promise<readonly number[]> => {
    if (!isListening() || at.getTime() - last.getTime() > LATE_MS) since = at;
    last = at;
    try {
      await markReceived(received.take(), at);
      return at.getTime() - since.getTime() >= ONLINE_SECONDS * 1000 ? await endSilent(at) : [];
    } catch (error) {
      since = at;
      throw error;
    }
  };
}
