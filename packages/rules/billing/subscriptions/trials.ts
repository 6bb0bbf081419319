import { TAKEN_BACK_MINUTES } from '@clubpulse/contract/members/pipeline/pipeline';

/** A club may have several trials. A user who ever held a subscription of the club receives none. */
export const trialsOnArrival = (flagged: readonly number[], { everHeld }: { readonly everHeld: boolean }): readonly number[] =>
  everHeld ? [] : flagged;

export interface FlaggedTrial {
  readonly ClassSubscriptionId: number;
  readonly Price: number;
}
export type TrialsOnMove = readonly number[] | 'HeldBefore' | 'Costs' | undefined;

/** A move by staff to the stage trial must not create a debt, so a trial with a price must be sold. */
export function trialsOnMove(flagged: readonly FlaggedTrial[], { everHeld }: { readonly everHeld: boolean }): TrialsOnMove {
  if (flagged.length === 0) return undefined;
  if (everHeld) return 'HeldBefore';
  const free = flagged.filter(({ Price }) => Price === 0).map(({ ClassSubscriptionId }) => ClassSubscriptionId);
  return free.length > 0 ? free : 'Costs';
}

export const mayTakeBack = (
  trial: { readonly Price: number; readonly CreatedAt: Date; readonly isFlagged: boolean; readonly isUsed: boolean },
  now: Date,
): boolean =>
  trial.isFlagged &&
  trial.Price === 0 &&
  !trial.isUsed &&
  now.getTime() - trial.CreatedAt.getTime() < TAKEN_BACK_MINUTES * 60_000;

/** A trial with a price is owed from the first day, and makes the member a client at once. */
export const trialCosts = ({ AutoAssignTrial, Price }: { readonly AutoAssignTrial: boolean; readonly Price: number }): boolean =>
  AutoAssignTrial && Price > 0;
