import type { Run } from '@clubpulse/contract/workouts/runs/runs';
import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { asSent } from '@clubpulse/rules/workouts/runs/running';
import { ApiError, change } from '../../../platform/api.ts';
import { createTries } from '../../../platform/reach/tries.ts';
import { dropRun, type StoredRun, storedRuns } from './stored-runs.ts';

export interface SentRuns {
  readonly sent: readonly { readonly stored: StoredRun; readonly run: Run }[];
  readonly refused: readonly { readonly stored: StoredRun; readonly error: ApiError }[];
}

export const tries = createTries();

/** With these statuses no run can be sent now: network or session missing, or a busy server. */
const holdsAll: ReadonlySet<number> = new Set([0, 401, 429, 502, 503, 504]);

let running: Promise<SentRuns> | null = null;

/** The oldest run is sent first; unconfirmed runs remain stored. Runs saved during an attempt are sent by the next. */
export function sendRuns(owner: number): Promise<SentRuns> {
  running ??= sendAll(owner).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(owner: number): Promise<SentRuns> {
  const sent: { stored: StoredRun; run: Run }[] = [];
  const refused: { stored: StoredRun; error: ApiError }[] = [];
  const answered = new Set<string>();
  let isSignedIn = true;
  for (const stored of (await storedRuns(owner)).filter(({ ready }) => ready)) {
    const params = { id: owner, key: stored.run.key };
    try {
      const run = await change(storeRun, { params, body: asSent(stored.run, Date.now()) }, { quiet: true });
      sent.push({ stored, run });
      await dropRun(stored);
    } catch (error) {
      isSignedIn = !(error instanceof ApiError && error.status === 401);
      if (error instanceof ApiError && holdsAll.has(error.status)) break;
      // One refusal does not stop the other runs. After a server error the run is sent again later.
      answered.add(stored.run.key);
      if (!(error instanceof ApiError)) void Promise.reject(error);
      else if (error.status < 500) refused.push({ stored, error });
    }
  }
  tries.over(isSignedIn && (await storedRuns(owner)).some(({ ready, run }) => ready && !answered.has(run.key)));
  return { sent, refused };
}
