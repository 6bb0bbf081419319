import type { Queryable } from '../../platform/database/database.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';

export const END_AT_PROVIDER_JOB = 'online-subscription-end';

/**
 * Ends subscriptions at the provider that their rows no longer give anything for, once the caller's transaction is committed.
 * Rows without a provider are ignored.
 */
export const endAtProvider = (
  trx: Queryable,
  rows: readonly { readonly ClubId: number; readonly ExtSubscriptionId: string | null }[],
): Promise<void> =>
  queueJobs(
    trx,
    rows.flatMap(({ ClubId, ExtSubscriptionId }) =>
      ExtSubscriptionId === null
        ? []
        : [
            {
              task: END_AT_PROVIDER_JOB,
              payload: { ClubId, ExtSubscriptionId },
              key: `${END_AT_PROVIDER_JOB}:${ExtSubscriptionId}`,
            },
          ],
    ),
  );
