import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { GivenTrial, WithoutTrial } from '@clubpulse/contract/members/pipeline/pipeline';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface Movement {
  readonly ClubId: ClubId;
  readonly TimeZone: string;
  readonly by: UserId;
  readonly now: Date;
}

export interface TrialPorts {
  /** Prevents concurrent assignments. Must be called before the stages are locked, as in a sale. */
  holdHolders(trx: Queryable, clubId: ClubId, userIds: readonly UserId[]): Promise<void>;
  giveTrials(
    trx: Queryable,
    movement: Movement,
    userIds: readonly UserId[],
  ): Promise<{ readonly Given: GivenTrial[]; readonly Without: Pick<WithoutTrial, 'UserId' | 'Why'>[] }>;
  /** A trial remains if it was used meanwhile or does not come from this move. */
  takeBackTrials(
    trx: Queryable,
    movement: Movement,
    userIds: readonly UserId[],
    userSubscriptionIds: readonly number[],
  ): Promise<number[]>;
}

export const trialPorts = ports<TrialPorts>('members/pipeline', {
  holdHolders: 'to hold who may be assigned something',
  giveTrials: 'which trials a member gets who is moved to trial',
  takeBackTrials: 'to take back trials that were given just now',
});
