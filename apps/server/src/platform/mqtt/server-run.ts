import { randomUUID } from 'node:crypto';
import { serverStateSchema } from '@clubpulse/contract/live/bridge-protocol';
import type { z } from 'zod';
import { parsed } from '../bus/bus-requests.ts';

export function createServerRun() {
  let run = randomUUID();
  const state = (online: boolean) => JSON.stringify({ run, online } satisfies z.input<typeof serverStateSchema>);
  return {
    state,
    resumed(payload: Buffer): string | undefined {
      const ended = serverStateSchema.safeParse(parsed(payload)).data;
      return ended?.online === false ? JSON.stringify({ ...ended, online: true }) : undefined;
    },
    renew() {
      run = randomUUID();
      return state(true);
    },
  };
}
