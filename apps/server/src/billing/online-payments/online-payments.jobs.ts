import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { PaymentProvider, ProviderEvent } from '../../platform/payments/payments.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { PaymentAccounts } from '../payment-accounts/public.ts';
import { END_AT_PROVIDER_JOB } from '../subscriptions/public.ts';
import type { OnlineRefunds } from '../transactions/public.ts';
import { accountOf, clubOfAccount, silentSubscriptions } from './online-payments.facts.ts';
import * as store from './online-payments.store.ts';
import type { Account, Settlement } from './settlement.service.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';
const TEN_MINUTES_MS = 600_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const EVENT_JOB = 'payment-event';

export interface JobParts {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly settlement: Settlement;
  readonly accounts: Pick<PaymentAccounts, 'syncAccount'>;
  readonly refunds: Pick<OnlineRefunds, 'settleRefund'>;
  readonly disputes: Pick<DisputeSettlement, 'settleDispute'>;
  readonly now?: () => Date;
}
type Ready = Required<JobParts>;

export function createPaymentJobs(parts: JobParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  const jobs: Job[] = [
    job(EVENT_JOB, z.object({ ExtEventId: z.string() }), ({ ExtEventId }) => handleEvent(ready, ExtEventId), {
      queue: 'payments',
    }),
    job('payments-sweep', z.unknown(), () => sweep(ready), { cron: EVERY_TEN_MINUTES, oneAtATime: true, queue: 'payments' }),
    job(
      END_AT_PROVIDER_JOB,
      z.object({ ClubId: idSchema, ExtSubscriptionId: z.string() }),
      ({ ClubId, ExtSubscriptionId }) => end(ready, ClubId, ExtSubscriptionId),
      { queue: 'payments' },
    ),
  ];
  return {
    jobs,
    receive: (event: ProviderEvent) => receive(ready, event),
    sweep: () => sweep(ready),
    purge: () => store.forgetEvents(ready.db, new Date(ready.now().getTime() - KEPT_MS)),
  };
}

/** Stores a message once and queues its job with it, so that a lost process or a repetition changes nothing. */
const receive = ({ db, now }: Ready, { objectType: ObjectType, ...event }: ProviderEvent): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { ExtEventId } = event;
    if (await store.insertEvent(trx, { ...event, ObjectType, ReceivedAt: now() }))
      await queueJob(trx, { task: EVENT_JOB, payload: { ExtEventId }, key: `${EVENT_JOB}:${ExtEventId}` });
  });

/** A message only names an object, which is read again. */
async function handleEvent(parts: Ready, extEventId: string): Promise<void> {
  const { db, now } = parts;
  const event = await store.waitingEvent(db, extEventId);
  if (!event) return;
  const { ExtAccountId } = event;
  const ClubId = ExtAccountId === null ? undefined : await clubOfAccount(db, ExtAccountId);
  const act = acts[event.ObjectType];
  if (act && ClubId !== undefined && ExtAccountId !== null) await act(parts, { ClubId, ExtAccountId }, event.ExtObjectId);
  await store.markHandled(db, extEventId, now());
}

type Act = (parts: Ready, account: Account, extId: string) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  account: ({ accounts }, { ExtAccountId }) => accounts.syncAccount(ExtAccountId),
  'checkout.session': settlePage,
  subscription: ({ settlement }, account, id) => settlement.syncSubscription(account, id),
  invoice: ({ settlement }, account, id) => settlement.settleInvoice(account, id),
  refund: async ({ payments, refunds }, { ExtAccountId }, id) =>
    refunds.settleRefund(ExtAccountId, await payments.refundOf(ExtAccountId, id)),
  dispute: ({ disputes }, account, id) => disputes.settleDispute(account, id),
};

/** The page of an order, or the page where another card was entered. */
async function settlePage({ db, payments, settlement }: Ready, account: Account, extCheckoutId: string): Promise<void> {
  const orderId = await store.orderOfCheckout(db, extCheckoutId);
  if (orderId !== undefined) return void (await settlement.settleOrder(orderId));
  const extSubscriptionId = await payments.applyCardChange(account.ExtAccountId, extCheckoutId);
  if (extSubscriptionId !== null) await settlement.syncSubscription(account, extSubscriptionId);
}

async function end({ db, payments }: Ready, ClubId: number, extSubscriptionId: string): Promise<void> {
  const account = await accountOf(db, ClubId);
  if (account) await payments.changeSubscription(account.ExtAccountId, extSubscriptionId, { kind: 'cancelNow' });
}

/** Does what lost messages and lost jobs would have done. */
async function sweep(parts: Ready): Promise<void> {
  const { db, settlement, now } = parts;
  const at = now();
  const events = await store.waitingEvents(db, new Date(at.getTime() - TEN_MINUTES_MS));
  const orders = await store.ordersToCheck(db, at);
  const subscriptions = await silentSubscriptions(db, at);
  await runEachIsolated(
    [
      ...events.map((id) => () => handleEvent(parts, id)),
      ...orders.map((id) => () => settlement.settleOrder(id)),
      ...subscriptions.map((held) => async () => {
        const account = await accountOf(db, held.ClubId);
        if (account) await settlement.syncSubscription({ ...held, ...account }, held.ExtSubscriptionId);
      }),
    ],
    (act) => act(),
  );
}
