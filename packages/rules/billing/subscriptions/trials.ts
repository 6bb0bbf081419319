import { TAKEN_BACK_MINUTES } from '@clubpulse/contract/members/pipeline/pipeline';

/** The trials of a club for whoever arrives there (OPS-029, OPS-030; decision 0040). */

/**
 * Ids of the types somebody gets who becomes a member. Each type that carries the flag is assigned, so a club may have one for its
 * classes and one for its gym. They are for who is new: who ever held something of the club has had hers, or has been a client.
 */
export const trialsOnArrival = (flagged: readonly number[], { everHeld }: { readonly everHeld: boolean }): readonly number[] =>
  everHeld ? [] : flagged;

export interface FlaggedTrial {
  readonly ClassSubscriptionId: number;
  readonly Price: number;
}
/** What somebody gets, or why nothing; undefined: the club has no trial. */
export type TrialsOnMove = readonly number[] | 'HeldBefore' | 'Costs' | undefined;

/**
 * What somebody gets who is moved to trial in the pipeline: the club's trials, as on arrival. A move asks nothing, so it makes nobody owe
 * anything: a trial with a price is sold.
 */
export function trialsOnMove(flagged: readonly FlaggedTrial[], { everHeld }: { readonly everHeld: boolean }): TrialsOnMove {
  if (flagged.length === 0) return undefined;
  if (everHeld) return 'HeldBefore';
  const free = flagged.filter(({ Price }) => Price === 0).map(({ ClassSubscriptionId }) => ClassSubscriptionId);
  return free.length > 0 ? free : 'Costs';
}

/** Whether a trial goes back with the move that gave it: it is new, free, and nothing was booked with it. */
export const mayTakeBack = (
  trial: { readonly Price: number; readonly CreatedAt: Date; readonly isFlagged: boolean; readonly isUsed: boolean },
  now: Date,
): boolean =>
  trial.isFlagged &&
  trial.Price === 0 &&
  !trial.isUsed &&
  now.getTime() - trial.CreatedAt.getTime() < TAKEN_BACK_MINUTES * 60_000;

/** What the flag costs whoever joins: what has a price is owed from her first day, and makes her a client at once. */
export const trialCosts = ({ AutoAssignTrial, Price }: { readonly AutoAssignTrial: boolean; readonly Price: number }): boolean =>
  AutoAssignTrial && Price > 0;
