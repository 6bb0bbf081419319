import { randomUUID } from 'node:crypto';
import type { serverStateSchema } from '@clubpulse/contract/live/bridge-protocol';
import type { z } from 'zod';

export function createServerRun() {
  let run = randomUUID();
  const state = (online: boolean) => JSON.stringify({ run, online } satisfies z.input<typeof serverStateSchema>);
  return {
    state,
    renew() {
      run = randomUUID();
      return state(true);
    },
  };
}
