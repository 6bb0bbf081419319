import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isEnded } from '@clubpulse/rules/billing/subscriptions/states';
import type { Queryable } from '../../platform/database/database.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';

export const END_AT_PROVIDER_JOB = 'online-subscription-end';

/** False when the provider has ended the subscription too. In installments the provider still charges an ended subscription. */
export const isActiveAtProvider = ({
  State,
  Installments,
}: {
  readonly State: SubscriptionState;
  readonly Installments: number;
}): boolean => !isEnded(State) || Installments > 1;

interface Renewed {
  readonly ClubId: ClubId;
  readonly ExtSubscriptionId: string | null;
}

/**
 * Queues a job that runs after the caller's transaction. The job contains the account, because the rows may be deleted before
 * it runs. Ignores rows without a provider.
 */
export async function endAtProvider(trx: Queryable, rows: readonly Renewed[]): Promise<void> {
  const renewed = rows.filter(({ ExtSubscriptionId }) => ExtSubscriptionId !== null);
  if (renewed.length === 0) return;
  const accounts = await accountsOf(trx, [...new Set(renewed.map(({ ClubId }) => ClubId))]);
  const jobs = renewed.map(({ ClubId, ExtSubscriptionId }) => ({
    task: END_AT_PROVIDER_JOB,
    payload: { ExtAccountId: accounts.get(ClubId) ?? null, ExtSubscriptionId },
    key: `${END_AT_PROVIDER_JOB}:${ExtSubscriptionId}`,
  }));
  await queueJobs(trx, jobs);
}

export async function endSubscriptionsOfClub(trx: Queryable, clubId: ClubId): Promise<void> {
  const held = await trx
    .selectFrom('user_subscriptions')
    .select(['ClubId', 'ExtSubscriptionId', 'State', 'Installments'])
    .where('ClubId', '=', clubId)
    .where('ExtSubscriptionId', 'is not', null)
    .orderBy('UserSubscriptionId')
    .execute();
  await endAtProvider(trx, held.filter(isActiveAtProvider));
}

async function accountsOf(trx: Queryable, clubIds: readonly ClubId[]): Promise<ReadonlyMap<ClubId, string | null>> {
  const rows = await trx
    .selectFrom('payment_accounts')
    .select(['ClubId', 'ExtAccountId'])
    .where('ClubId', 'in', clubIds)
    .where('PaymentAccountType', '=', 'Stripe')
    .execute();
  return new Map(rows.map(({ ClubId, ExtAccountId }) => [ClubId, ExtAccountId]));
}
