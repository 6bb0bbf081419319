import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { queueMissing } from '../../platform/jobs/jobs.store.ts';
import { takeSilent } from '../subscriptions/public.ts';
import * as store from './online-payments.store.ts';

export const EVENT_JOB = 'payment-event';
export const ORDER_JOB = 'payment-order';
export const SUBSCRIPTION_JOB = 'payment-subscription';

const LOST_AFTER_MS = 600_000;
const GIVEN_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** Rows of each kind in one turn of ten minutes. */
const PAGE = 200;
/** Messages come before what the sweep asks again. */
const LATER = { priority: 10 } as const;

export interface SweepParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly handleEvent: (extEventId: string) => Promise<void>;
}

/**
 * Queues what lost messages and lost jobs would have done, each as a job of its own: the queue repeats a failing one with growing
 * delay, and the others do not wait for it.
 */
export async function sweep({ db, log, now, handleEvent }: SweepParts): Promise<void> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const orders = await store.takeOrdersToCheck(db, at, PAGE);
  const subscriptions = await takeSilent(db, at, PAGE);
  const events = await store.waitingEvents(db, before(LOST_AFTER_MS), PAGE);
  const isLate = ({ ReceivedAt }: { ReceivedAt: Date }) => ReceivedAt < before(GIVEN_UP_AFTER_MS);
  await queueMissing(db, [
    ...events.filter((event) => !isLate(event)).map(({ ExtEventId }) => eventJob(ExtEventId)),
    ...orders.map((PaymentOrderId) => ({
      ...LATER,
      task: ORDER_JOB,
      payload: { PaymentOrderId },
      key: `${ORDER_JOB}:${PaymentOrderId}`,
    })),
    ...subscriptions.map((held) => ({
      ...LATER,
      task: SUBSCRIPTION_JOB,
      payload: held,
      key: `${SUBSCRIPTION_JOB}:${held.ExtSubscriptionId}`,
    })),
  ]);
  for (const event of events.filter(isLate)) await tryLast({ db, log, handleEvent }, event);
}

export const eventJob = (ExtEventId: string) => ({
  task: EVENT_JOB,
  payload: { ExtEventId },
  key: `${EVENT_JOB}:${ExtEventId}`,
});

/** After three days a message is handled once more, and given up with the reason in its row and one line in the log. */
async function tryLast(
  { db, log, handleEvent }: Pick<SweepParts, 'db' | 'log' | 'handleEvent'>,
  { ExtEventId, Type }: store.WaitingEvent,
): Promise<void> {
  try {
    await handleEvent(ExtEventId);
  } catch (error) {
    await store.giveUpEvent(db, ExtEventId, error instanceof Error ? error.message : String(error));
    log.error({ err: error, ExtEventId, Type }, 'a message of the provider of payments could not be handled for three days');
  }
}
