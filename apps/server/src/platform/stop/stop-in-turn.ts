import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

const STEP_MS = 10_000;

export interface StopStep {
  readonly name: string;
  stop(): unknown;
}

interface Options {
  readonly log: Logger;
  readonly limitMs?: number;
}

export async function stopInTurn(steps: readonly StopStep[], { log, limitMs = STEP_MS }: Options): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  for (const step of steps) {
    const late = pause(limitMs, undefined, { ref: false }).then(() => {
      throw new Error(`${step.name} did not stop within ${limitMs} ms`);
    });
    const ended = (async () => step.stop())();
    await Promise.race([ended, late]).catch((error: unknown) => {
      log.error({ err: error, step: step.name }, 'stopping');
      errors.push(error);
    });
  }
  return errors;
}
