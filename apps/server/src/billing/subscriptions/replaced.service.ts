import type { Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { followerOf } from './follower.facts.ts';
import type { SubscriptionColumns, SubscriptionRow } from './subscriptions.store.ts';

export const REPLACED_JOB = 'online-subscription-replaced';

/** Ends a replaced subscription with its period at the provider, once the caller's transaction is committed. */
export const endReplacedAtProvider = (trx: Queryable, UserSubscriptionId: number): Promise<void> =>
  queueJob(trx, { task: REPLACED_JOB, payload: { UserSubscriptionId }, key: `${REPLACED_JOB}:${UserSubscriptionId}` });

/** A replaced subscription ends here before a job ends it at the provider, and again when it is withdrawn there. */
export async function endOfReplaced(
  trx: Queryable,
  { UserSubscriptionId, UserId, ScheduledEnd, PaymentStatus }: SubscriptionRow,
  reported: Pick<SubscriptionColumns, 'ScheduledEnd' | 'PaymentStatus'>,
): Promise<SubscriptionColumns> {
  if (reported.ScheduledEnd !== null || ScheduledEnd === null) return {};
  if (!(await followerOf(trx, { UserSubscriptionId, UserId }))) return {};
  await endReplacedAtProvider(trx, UserSubscriptionId);
  return reported.PaymentStatus === null && PaymentStatus === 'CanceledAtPeriodEnd'
    ? { ScheduledEnd, PaymentStatus }
    : { ScheduledEnd };
}
