import type { Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { followerOf, isReplaced } from './follower.facts.ts';
import type { SubscriptionColumns, SubscriptionRow } from './subscriptions.store.ts';

export const REPLACED_JOB = 'online-subscription-replaced';

export const endReplacedAtProvider = (trx: Queryable, UserSubscriptionId: number): Promise<void> =>
  queueJob(trx, { task: REPLACED_JOB, payload: { UserSubscriptionId }, key: `${REPLACED_JOB}:${UserSubscriptionId}` });

/**
 * The replaced subscription ends in the database first, then a job ends it at the provider. The end can be withdrawn only after
 * the new subscription has ended.
 */
export async function endOfReplaced(
  trx: Queryable,
  row: SubscriptionRow,
  reported: Pick<SubscriptionColumns, 'ScheduledEnd' | 'PaymentStatus'>,
  wanted: SubscriptionColumns = {},
): Promise<SubscriptionColumns> {
  const { UserSubscriptionId, ScheduledEnd, PaymentStatus } = row;
  if (reported.ScheduledEnd !== null || ScheduledEnd === null) return {};
  const isKnown = PaymentStatus === 'CanceledAtPeriodEnd';
  const mayEnd = wanted.ScheduledEnd === null || isKnown ? await followerOf(trx, row) : await isReplaced(trx, row);
  if (!mayEnd) return {};
  await endReplacedAtProvider(trx, UserSubscriptionId);
  return isKnown && reported.PaymentStatus === null ? { ScheduledEnd, PaymentStatus } : { ScheduledEnd };
}
