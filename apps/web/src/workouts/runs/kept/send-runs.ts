import type { Run } from '@clubpulse/contract/workouts/runs/runs';
import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { asSent } from '@clubpulse/rules/workouts/runs/running';
import { ApiError, change } from '../../../platform/api.ts';
import { dropRun, type KeptRun, keptRuns } from './kept-runs.ts';

/** How a try to send went. */
interface SentRuns {
  readonly sent: readonly Run[];
  /** Those that the server does not take as they are; they stay. */
  readonly refused: readonly { readonly kept: KeptRun; readonly error: ApiError }[];
}

let running: Promise<SentRuns> | null = null;

/** Sends what waits, oldest first; what is not confirmed goes on waiting. One try at a time: what is saved during it is sent by the next. */
export function sendRuns(owner: number): Promise<SentRuns> {
  running ??= sendAll(owner).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(owner: number): Promise<SentRuns> {
  const sent: Run[] = [];
  const refused: { kept: KeptRun; error: ApiError }[] = [];
  for (const kept of (await keptRuns(owner)).filter(({ ready }) => ready)) {
    const params = { id: owner, key: kept.run.key };
    try {
      // The key is the phone's: what arrived and got no answer is stored once all the same.
      sent.push(await change(storeRun, { params, body: asSent(kept.run, Date.now()) }, { quiet: true }));
      await dropRun(kept);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isForNow = error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500;
      if (isForNow) break;
      refused.push({ kept, error });
    }
  }
  return { sent, refused };
}
