import { setTimeout as pause } from 'node:timers/promises';

/** Far beyond what anything here takes: a machine may be slow, a proof must not hang. */
const PATIENCE_MS = 180_000;
const LOOK_MS = 40;

/** Looks again and again until it is so; throws when it is not after three minutes. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await pause(LOOK_MS)) {
    if (Date.now() > deadline) throw new Error(`Waited three minutes in vain: ${what}.`);
  }
}
