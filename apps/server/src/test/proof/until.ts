import { setTimeout as pause } from 'node:timers/promises';

/** ms, far above any expected time. */
const PATIENCE_MS = 180_000;
const LOOK_MS = 40;

export async function until(what: string | (() => string), isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await pause(LOOK_MS)) {
    if (Date.now() > deadline) throw new Error(`Waited three minutes in vain: ${typeof what === 'string' ? what : what()}.`);
  }
}
