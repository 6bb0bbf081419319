import { idSchema } from '@clubpulse/contract/scalars';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { isAccessRemoved, isMissing, type PaymentProvider, type ProviderEvent } from '../../platform/payments/payments.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { PaymentAccounts } from '../payment-accounts/public.ts';
import { CLOSE_ORDER_JOB, END_AT_PROVIDER_JOB } from '../subscriptions/public.ts';
import type { OnlineRefunds } from '../transactions/public.ts';
import { applyCardPage, applyStoredPage } from './card-changes.service.ts';
import { cardChangeOf } from './card-changes.store.ts';
import { closeOrder } from './closing.service.ts';
import { END_PAGE_JOB, endPage, endSubscription } from './ending.service.ts';
import { accountOf, clubOfAccount } from './online-payments.facts.ts';
import * as store from './online-payments.store.ts';
import type { Account, Settlement } from './settlement.service.ts';
import { CARD_JOB, EVENT_JOB, eventJob, ORDER_JOB, SUBSCRIPTION_JOB, sweep } from './sweep.service.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';
const KEPT_MS = 30 * 24 * 3_600_000;

export interface JobParts {
  readonly db: Database;
  readonly log: Logger;
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
  const sweepNow = () => sweep({ ...ready, handleEvent: (id) => handleEvent(ready, id) });
  const jobs: Job[] = [
    job(EVENT_JOB, z.object({ ExtEventId: z.string() }), ({ ExtEventId }) => handleEvent(ready, ExtEventId), {
      queue: 'payments',
    }),
    job('payments-sweep', z.unknown(), sweepNow, { cron: EVERY_TEN_MINUTES, oneAtATime: true, queue: 'payments' }),
    job(ORDER_JOB, z.object({ PaymentOrderId: idSchema }), settleOne(ready), { queue: 'payments' }),
    job(SUBSCRIPTION_JOB, z.object({ ClubId: idSchema, ExtSubscriptionId: z.string() }), syncOne(ready), { queue: 'payments' }),
    job(
      END_AT_PROVIDER_JOB,
      z.object({ ExtAccountId: z.string().nullable(), ExtSubscriptionId: z.string() }),
      ({ ExtAccountId, ExtSubscriptionId }) => endSubscription(ready.payments, ExtAccountId, ExtSubscriptionId),
      { queue: 'payments' },
    ),
    job(CLOSE_ORDER_JOB, z.object({ PaymentOrderId: idSchema }), closeOne(ready), { queue: 'payments' }),
    job(CARD_JOB, z.object({ ExtCheckoutId: z.string() }), applyOne(ready), { queue: 'payments' }),
    job(END_PAGE_JOB, z.object({ ExtAccountId: z.string(), ExtCheckoutId: z.string() }), (page) => endPage(ready, page), {
      queue: 'payments',
    }),
  ];
  return {
    jobs,
    receive: (event: ProviderEvent) => receive(ready, event),
    sweep: sweepNow,
    purge: () => store.forgetEvents(ready.db, new Date(ready.now().getTime() - KEPT_MS)),
  };
}

const settleOne =
  (parts: Ready) =>
  async ({ PaymentOrderId }: { PaymentOrderId: number }): Promise<void> => {
    const order = await store.orderOf(parts.db, PaymentOrderId);
    if (order) await withAccount(parts, order.ClubId, () => parts.settlement.settleOrder(PaymentOrderId));
  };

/** Closes an order whose debt was paid otherwise. */
const closeOne =
  (parts: Ready) =>
  async ({ PaymentOrderId }: { PaymentOrderId: number }): Promise<void> => {
    const order = await store.orderOf(parts.db, PaymentOrderId);
    if (order) await closeOrder(parts, order);
  };

const applyOne =
  (parts: Ready) =>
  async ({ ExtCheckoutId }: { ExtCheckoutId: string }): Promise<void> => {
    const page = await cardChangeOf(parts.db, ExtCheckoutId);
    if (page) await applyStoredPage(parts, page);
  };

const syncOne =
  (parts: Ready) =>
  ({ ClubId, ExtSubscriptionId }: { ClubId: number; ExtSubscriptionId: string }): Promise<void> =>
    withAccount(parts, ClubId, (account) => parts.settlement.syncSubscription(account, ExtSubscriptionId));

/** An account that the platform may no longer use becomes inactive, so that its rows are not checked again. */
async function withAccount({ db, accounts }: Ready, ClubId: number, act: (account: Account) => Promise<unknown>): Promise<void> {
  const account = await accountOf(db, ClubId);
  if (!account) return;
  try {
    await act({ ClubId, ...account });
  } catch (error) {
    if (!isAccessRemoved(error)) throw error;
    await accounts.syncAccount(account.ExtAccountId);
  }
}

/**
 * Stores each event once together with its job, so that a crash or a repeated webhook changes nothing. Ignores events of the
 * other mode and objects without an id.
 */
async function receive({ db, payments, now }: Ready, event: ProviderEvent): Promise<void> {
  const { objectType: ObjectType, IsLive, ...named } = event;
  const isOurs = IsLive === (payments.mode === 'live');
  if (!isOurs || event.ExtObjectId === '') return;
  await db.transaction().execute(async (trx) => {
    if (await store.insertEvent(trx, { ...named, ObjectType, ReceivedAt: now() }))
      await queueJob(trx, eventJob(event.ExtEventId));
  });
}

/** A webhook only names an object, which is then read. */
async function handleEvent(parts: Ready, extEventId: string): Promise<void> {
  const { db, now } = parts;
  const event = await store.waitingEvent(db, extEventId);
  if (!event) return;
  const { ExtAccountId } = event;
  const ClubId = ExtAccountId === null ? undefined : await clubOfAccount(db, ExtAccountId);
  const act = acts[event.ObjectType];
  if (act && ClubId !== undefined && ExtAccountId !== null)
    await actOrIgnore(parts, { ClubId, ExtAccountId }, (account) => act(parts, account, event.ExtObjectId));
  await store.markHandled(db, extEventId, now());
}

/** An act that can never succeed counts as handled. */
async function actOrIgnore({ accounts }: Ready, account: Account, act: (account: Account) => Promise<unknown>): Promise<void> {
  try {
    await act(account);
  } catch (error) {
    if (isAccessRemoved(error)) await accounts.syncAccount(account.ExtAccountId);
    else if (!isMissing(error)) throw error;
  }
}

type Act = (parts: Ready, account: Account, extId: string) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  account: ({ accounts }, { ExtAccountId }) => accounts.syncAccount(ExtAccountId),
  /** This event comes when the club removed the platform's access. */
  application: ({ accounts }, { ExtAccountId }) => accounts.syncAccount(ExtAccountId),
  'checkout.session': settlePage,
  subscription: ({ settlement }, account, id) => settlement.syncSubscription(account, id),
  invoice: ({ settlement }, account, id) => settlement.settleInvoice(account, id),
  refund: async ({ payments, refunds }, { ExtAccountId }, id) =>
    refunds.settleRefund(ExtAccountId, await payments.refundOf(ExtAccountId, id)),
  dispute: ({ disputes }, account, id) => disputes.settleDispute(account, id),
};

async function settlePage(parts: Ready, account: Account, extCheckoutId: string): Promise<void> {
  const orderId = await store.orderOfCheckout(parts.db, extCheckoutId);
  if (orderId !== undefined) return void (await parts.settlement.settleOrder(orderId));
  await applyCardPage(parts, account, extCheckoutId);
}
