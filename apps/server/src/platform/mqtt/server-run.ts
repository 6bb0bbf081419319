import { randomUUID } from 'node:crypto';
import { serverStateSchema } from '@clubpulse/contract/live/bridge-protocol';
import type { z } from 'zod';
import { parsed } from '../bus/bus-requests.ts';

export function createServerRun() {
  const first = randomUUID();
  let run = first;
  const state = (online: boolean) => JSON.stringify({ run, online } satisfies z.input<typeof serverStateSchema>);
  return {
    state,
    /** The last will of this process has its first run: a new connection renews the run anyway. */
    resumed(payload: Buffer): string | undefined {
      const ended = serverStateSchema.safeParse(parsed(payload)).data;
      return ended?.online === false && ended.run !== first ? JSON.stringify({ ...ended, online: true }) : undefined;
    },
    renew() {
      run = randomUUID();
      return state(true);
    },
  };
}
