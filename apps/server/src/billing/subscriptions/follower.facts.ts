import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';

interface Replaced {
  readonly UserSubscriptionId: number;
  readonly UserId: number;
}

/** The subscription that a paid order gave in place of this one, while it has not ended. */
export const followerOf = (db: Queryable, { UserSubscriptionId, UserId }: Replaced) =>
  db
    .selectFrom('payment_orders as o')
    .innerJoin('user_subscriptions as s', 's.UserSubscriptionId', 'o.UserSubscriptionId')
    .select(['s.SubscriptionName', 's.ActivationDate'])
    .where('o.UserId', '=', UserId)
    .where('o.Replaces', '=', UserSubscriptionId)
    .where('o.State', '=', 'Paid')
    .where('s.State', 'not in', ['Canceled', 'NonRenewed'])
    .executeTakeFirst();

/** Refuses to withdraw the end of a replaced subscription, because the member would pay both. */
export async function refuseFollowed(db: Queryable, replaced: Replaced): Promise<Refusal | undefined> {
  const follower = await followerOf(db, replaced);
  return (
    follower && refuse('SubscriptionReplaced', { values: { name: follower.SubscriptionName, date: follower.ActivationDate } })
  );
}
