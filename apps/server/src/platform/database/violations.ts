import type { Refusal } from '@clubpulse/contract/errors';
import { violatedConstraint } from './database.ts';

/**
 * Converts the violation of a listed constraint into its refusal, so that parallel writes need no lock. Rethrows other errors.
 */
export async function refusedBy<T>(constraints: Readonly<Record<string, Refusal>>, run: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await run();
  } catch (error) {
    const refusal = constraints[violatedConstraint(error) ?? ''];
    if (refusal) return refusal;
    throw error;
  }
}
