import type { StatedReason } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import type { UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import type { Queryable } from '../../platform/database/database.ts';

interface Held {
  readonly ClubId: number;
  readonly UserId: number;
  readonly UserSubscriptionId: UserSubscriptionId;
}

export const saveReason = (
  db: Queryable,
  { ClubId, UserId, UserSubscriptionId }: Held,
  stated: Pick<StatedReason, 'Reason'> & Partial<StatedReason>,
): Promise<StatedReason> =>
  db
    .insertInto('end_reasons')
    .values({ ClubId, UserId, UserSubscriptionId, ...stated })
    .onConflict((found) => found.column('UserSubscriptionId').doUpdateSet(stated))
    .returning(['Reason', 'Words'])
    .executeTakeFirstOrThrow();
