import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';

interface Replaced {
  readonly UserSubscriptionId: number;
  readonly UserId: number;
}

const replacing = (db: Queryable, { UserSubscriptionId, UserId }: Replaced) =>
  db
    .selectFrom('payment_orders as o')
    .where('o.UserId', '=', UserId)
    .where('o.Replaces', '=', UserSubscriptionId)
    .where('o.State', '=', 'Paid');

/** True even if the replacing subscription has ended. */
export const isReplaced = async (db: Queryable, replaced: Replaced): Promise<boolean> =>
  (await replacing(db, replaced).select('o.PaymentOrderId').executeTakeFirst()) !== undefined;

/** The replacing subscription, unless it has ended or will end before it starts. */
export const followerOf = (db: Queryable, replaced: Replaced) =>
  replacing(db, replaced)
    .innerJoin('user_subscriptions as s', 's.UserSubscriptionId', 'o.UserSubscriptionId')
    .select(['s.SubscriptionName', 's.ActivationDate'])
    .where('s.State', 'not in', ['Canceled', 'NonRenewed'])
    .where(({ eb, or, ref }) => or([eb('s.ScheduledEnd', 'is', null), eb('s.ScheduledEnd', '>=', ref('s.ActivationDate'))]))
    .executeTakeFirst();

export async function refuseFollowed(db: Queryable, replaced: Replaced): Promise<Refusal | undefined> {
  const follower = await followerOf(db, replaced);
  return (
    follower && refuse('SubscriptionReplaced', { values: { name: follower.SubscriptionName, date: follower.ActivationDate } })
  );
}
