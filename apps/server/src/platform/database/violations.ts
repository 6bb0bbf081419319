import type { Refusal } from '@clubpulse/contract/errors';
import { violatedConstraint } from './database.ts';

/** Returns the refusal for a violated constraint, so that concurrent writes need no lock. */
export async function refusedBy<T>(constraints: Readonly<Record<string, Refusal>>, run: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await run();
  } catch (error) {
    const refusal = constraints[violatedConstraint(error) ?? ''];
    if (refusal) return refusal;
    throw error;
  }
}
