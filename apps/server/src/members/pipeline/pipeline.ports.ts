import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { GivenTrial, WithoutTrial } from '@clubpulse/contract/members/pipeline/pipeline';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface Movement {
  readonly ClubId: ClubId;
  readonly TimeZone: string;
  /** Staff who moves them. */
  readonly by: UserId;
  readonly now: Date;
}

/** What the pipeline asks of billing to the right, in the transaction of a move. */
export interface TrialPorts {
  /** Nobody assigns them anything until the transaction ends: asked for before where they stand is held, as a sale holds them. */
  holdHolders(trx: Queryable, clubId: ClubId, userIds: readonly UserId[]): Promise<void>;
  /** Gives these people the club's trials, and says of each who gets none why; nothing of anybody where the club has no trial. */
  giveTrials(
    trx: Queryable,
    movement: Movement,
    userIds: readonly UserId[],
  ): Promise<{ readonly Given: GivenTrial[]; readonly Without: Pick<WithoutTrial, 'UserId' | 'Why'>[] }>;
  /** Takes trials of theirs back that a move gave just now; answers those it left, used meanwhile or no such trials. */
  takeBackTrials(
    trx: Queryable,
    movement: Movement,
    userIds: readonly UserId[],
    userSubscriptionIds: readonly number[],
  ): Promise<number[]>;
}

export const trialPorts = ports<TrialPorts>('members/pipeline', {
  holdHolders: 'to hold who may be assigned something',
  giveTrials: 'which trials somebody gets who is moved to trial',
  takeBackTrials: 'to take back trials that were given just now',
});
