import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { queueMissing } from '../../platform/jobs/jobs.store.ts';
import { takeUnreportedSubscriptions } from '../subscriptions/public.ts';
import { openCardChanges } from './card-changes.store.ts';
import * as store from './online-payments.store.ts';

export const EVENT_JOB = 'payment-event';
export const ORDER_JOB = 'payment-order';
export const SUBSCRIPTION_JOB = 'payment-subscription';
export const CARD_JOB = 'payment-card';

const LOST_AFTER_MS = 600_000;
const GIVEN_UP_AFTER_MS = 3 * 24 * 3_600_000;
/** Rows of each kind per run. */
const PAGE = 200;
/** The checks of the sweep run after webhooks. */
const LATER = { priority: 10 } as const;

export interface SweepParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly handleEvent: (extEventId: string) => Promise<void>;
}

/** Each check is a separate job, so that a failing check is repeated and delays no other check. */
export async function sweep({ db, log, now, handleEvent }: SweepParts): Promise<void> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const orders = await store.takeOrdersToCheck(db, at, PAGE);
  const subscriptions = await takeUnreportedSubscriptions(db, at, PAGE);
  const cards = await openCardChanges(db);
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
    ...cards.map(({ ExtCheckoutId }) => ({
      ...LATER,
      task: CARD_JOB,
      payload: { ExtCheckoutId },
      key: `${CARD_JOB}:${ExtCheckoutId}`,
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

/** Tries an event a last time after three days. A failure is stored and logged. */
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
