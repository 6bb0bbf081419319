import type { Refusal } from '@clubpulse/contract/errors';
import { violatedConstraint } from './database.ts';

/**
 * Runs writes whose rule a constraint of the database guards: a violation becomes the refusal listed for that
 * constraint, so two people at once are told apart without a lock. Any other error stays an error.
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
