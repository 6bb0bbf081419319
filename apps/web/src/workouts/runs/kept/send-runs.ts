import type { Run } from '@clubpulse/contract/workouts/runs/runs';
import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { asSent } from '@clubpulse/rules/workouts/runs/running';
import { ApiError, change } from '../../../platform/api.ts';
import { createTries } from '../../../platform/reach/tries.ts';
import { dropRun, type KeptRun, keptRuns } from './kept-runs.ts';

/** How a try to send went. */
export interface SentRuns {
  readonly sent: readonly { readonly kept: KeptRun; readonly run: Run }[];
  /** Those that the server does not take as they are; they stay. */
  readonly refused: readonly { readonly kept: KeptRun; readonly error: ApiError }[];
}

/** Of all that try: whoever is at hand sends what one of them left. */
export const tries = createTries();

/** Nobody's can be sent now, whichever it is: there is no network, no session, or too much was asked. */
const holdsAll: ReadonlySet<number> = new Set([0, 401, 429, 502, 503, 504]);

let running: Promise<SentRuns> | null = null;

/** Sends what waits, oldest first; what is not confirmed goes on waiting. One try at a time: what is saved during it is sent by the next. */
export function sendRuns(owner: number): Promise<SentRuns> {
  running ??= sendAll(owner).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(owner: number): Promise<SentRuns> {
  const sent: { kept: KeptRun; run: Run }[] = [];
  const refused: { kept: KeptRun; error: ApiError }[] = [];
  /** Those that the server answered: another try of them comes to the same. */
  const answered = new Set<string>();
  let isSignedIn = true;
  for (const kept of (await keptRuns(owner)).filter(({ ready }) => ready)) {
    const params = { id: owner, key: kept.run.key };
    try {
      // The key is the phone's: what arrived and got no answer is stored once all the same.
      const run = await change(storeRun, { params, body: asSent(kept.run, Date.now()) }, { quiet: true });
      sent.push({ kept, run });
      await dropRun(kept);
    } catch (error) {
      isSignedIn = !(error instanceof ApiError && error.status === 401);
      if (error instanceof ApiError && holdsAll.has(error.status)) break;
      // Whatever is wrong with one, the others go out. What the server stumbled over is tried again another time.
      answered.add(kept.run.key);
      if (!(error instanceof ApiError)) void Promise.reject(error);
      else if (error.status < 500) refused.push({ kept, error });
    }
  }
  // What was saved meanwhile waits too.
  tries.over(isSignedIn && (await keptRuns(owner)).some(({ ready, run }) => ready && !answered.has(run.key)));
  return { sent, refused };
}
