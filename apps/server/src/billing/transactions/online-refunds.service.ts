import { randomUUID } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { RefundEffect, TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { refundOf } from '@clubpulse/rules/billing/ledger/ledger';
import { refundedFee } from '@clubpulse/rules/billing/transactions/platform-fee';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { isAccessRemoved, type PaymentProvider, type ProviderRefund, ProviderRefused } from '../../platform/payments/payments.ts';
import { lockPaid } from './lock-money.service.ts';
import { deleteTransaction } from './off-books.service.ts';
import * as store from './online-refunds.store.ts';
import { acceptFigure } from './provider-figure.service.ts';
import { type Recorded, record } from './record.service.ts';
import { refundPurchase } from './refund.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { type TransactionRow, transactionOf, updateTransaction } from './transactions.store.ts';

export const REFUND_JOB = 'online-refund';
/** This job sends the refunds of a deleted club. It contains the data, because the rows are gone. */
export const LEFT_REFUND_JOB = 'online-refund-left';
/** A refund that is still requested after this time is sent or read again. */
const AGAIN_AFTER_MS = 600_000;

interface OnlineRefundParts {
  readonly db: Database;
  readonly bought: BoughtPorts;
  readonly payments: PaymentProvider | undefined;
  readonly now?: () => Date;
}
type Ready = Required<OnlineRefundParts>;

export type OnlineRefunds = ReturnType<typeof createOnlineRefunds>;

export const createOnlineRefunds = (parts: OnlineRefundParts) =>
  bindActs({ now: () => new Date(), ...parts }, { send, sendLeft, settleRefund, recordMissing, queueRequested, acceptFigure });

const jobOf = (id: TransactionId) => ({ task: REFUND_JOB, payload: { TransactionId: id }, key: `${REFUND_JOB}:${id}` });

type Requested = Pick<Recorded, 'Amount' | 'Effect' | 'by' | 'At' | 'Description' | 'VisibleInExport' | 'Note'>;

/** Stores a refund of a locked purchase. A job sends it after the transaction. */
export async function requestRefund(trx: Queryable, purchase: TransactionRow, refund: Requested): Promise<number> {
  const sent = { RefundState: 'Requested', RequestKey: randomUUID() } as const;
  const id = await recordRefund(trx, purchase, { ...refund, ...sent });
  await queueJob(trx, jobOf(id));
  return id;
}

type Sent = Pick<Recorded, 'RefundState' | 'RequestKey' | 'ExtRefundId' | 'PlatformFee'>;

/** Records a refund of a locked purchase. The platform refunds its part of the fee unless `PlatformFee` is set. */
export async function recordRefund(trx: Queryable, purchase: TransactionRow, refund: Requested & Sent): Promise<number> {
  const { ClubId, UserId, Method, Currency, TransactionId } = purchase;
  await updateTransaction(trx, TransactionId, { RefundedAmount: purchase.RefundedAmount + refund.Amount });
  const PlatformFee = refund.PlatformFee ?? refundedFee(purchase, refund.Amount);
  const ofPurchase = { ClubId, UserId, Method, Currency, LinkedTransactionId: TransactionId, PlatformFee };
  return record(trx, { ...refund, ...ofPurchase, Type: 'Refund', PaymentMode: 'Online' });
}

async function queueRequested({ db, payments, now }: Ready): Promise<void> {
  if (payments === undefined) return;
  const ids = await store.requestedRefundIds(db, new Date(now().getTime() - AGAIN_AFTER_MS));
  await queueJobs(db, ids.map(jobOf));
}

export async function leaveRefunds(trx: Queryable, clubId: ClubId): Promise<void> {
  const left = await store.unsentRefunds(trx, clubId);
  const jobs = left.map((refund) => ({
    task: LEFT_REFUND_JOB,
    payload: refund,
    key: `${LEFT_REFUND_JOB}:${refund.TransactionId}`,
  }));
  await queueJobs(trx, jobs);
}

async function sendLeft({ payments }: Ready, { ExtAccountId, RequestKey: key, ...refund }: LeftRefund): Promise<void> {
  if (payments === undefined) return;
  const sent = await payments.refundsOf(ExtAccountId, refund.ExtPaymentId);
  if (sent.some(({ TransactionId }) => TransactionId === refund.TransactionId)) return;
  await payments.refund(ExtAccountId, { key, ...refund });
}
export type LeftRefund = Omit<store.RequestedRefund, 'ExtRefundId'>;

/** The provider's refunds are read, so that none is sent twice: the provider deletes request keys after a day. */
async function send(parts: Ready, transactionId: TransactionId): Promise<void> {
  const { db, payments } = parts;
  const due = payments && (await store.requestedRefund(db, transactionId));
  if (!due) return;
  const { ExtAccountId, ExtPaymentId, ExtRefundId, RequestKey: key, Amount, Currency } = due;
  const refund = { key, ExtPaymentId, Amount, Currency, TransactionId: transactionId };
  try {
    const sent =
      ExtRefundId === null
        ? (await payments.refundsOf(ExtAccountId, ExtPaymentId)).find((one) => one.TransactionId === transactionId)
        : await payments.refundOf(ExtAccountId, ExtRefundId);
    await settleRefund(parts, ExtAccountId, sent ?? (await payments.refund(ExtAccountId, refund)));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // The result of this refund can no longer be read, because the club removed the platform's access.
    if (ExtRefundId !== null && isAccessRemoved(error)) return;
    await fail(parts, ExtAccountId, { ExtPaymentId, ExtRefundId: '', TransactionId: transactionId, Reason: error.code });
  }
}

/**
 * Records a refund that was made in the provider's dashboard. False when its purchase is not recorded. Throws while a requested
 * refund of the same purchase leaves too little money.
 */
async function settleRefund(parts: Ready, extAccountId: string, refund: ProviderRefund): Promise<boolean> {
  if (refund.State === 'Failed') return fail(parts, extAccountId, { ...refund, Reason: null });
  return withPurchase(parts, extAccountId, refund, async (trx, purchase, known) => {
    const RefundState = refund.State === 'Succeeded' ? 'Done' : 'Requested';
    if (!known) {
      await recordFound(parts, trx, purchase, { ...refund, RefundState, by: null });
      return;
    }
    if (known.DeletedAt !== null || known.RefundState === 'Done') return;
    await updateTransaction(trx, known.TransactionId, { ExtRefundId: refund.ExtRefundId, RefundState });
  });
}

interface Missing {
  readonly extAccountId: string;
  readonly refund: ProviderRefund;
  readonly by: UserId;
}

/** Lets a manager record a refund that only the provider has. */
async function recordMissing(
  parts: Ready,
  trx: Queryable,
  { extAccountId, refund, by }: Missing,
): Promise<Pick<TransactionRow, 'TransactionId' | 'UserId'> | Refusal> {
  const purchase = await lockPaid(parts, trx, extAccountId, refund.ExtPaymentId);
  if (!purchase) return refuse('NotFound');
  const known = await store.lockKnownRefund(trx, purchase.TransactionId, refund);
  if (known?.DeletedAt === null) return refuse('DifferenceSettled', { values: { State: 'Settled' } });
  const exceeds = refundOf(purchase, refund.Amount);
  if (isRefusal(exceeds)) return exceeds;
  if (known) await updateTransaction(trx, known.TransactionId, { ExtRefundId: null });
  const RefundState = refund.State === 'Succeeded' ? 'Done' : 'Requested';
  const TransactionId = await recordFound(parts, trx, purchase, { ...refund, RefundState, by });
  return { TransactionId, UserId: purchase.UserId };
}

interface Failed extends Pick<ProviderRefund, 'ExtPaymentId' | 'ExtRefundId' | 'TransactionId'> {
  readonly Reason: string | null;
}

const fail = (parts: Ready, extAccountId: string, { Reason, ...refund }: Failed): Promise<boolean> =>
  withPurchase(parts, extAccountId, refund, async (trx, purchase, known) => {
    const row = known && known.DeletedAt === null ? await transactionOf(trx, known.TransactionId) : undefined;
    if (!row) return;
    const { bought, now } = parts;
    const ExtRefundId = refund.ExtRefundId || row.ExtRefundId;
    const off = { by: null, at: now(), RefundState: 'Failed', ExtRefundId } as const;
    const refused = await deleteTransaction(trx, { row, purchase, bought }, off);
    if (refused) throw new Error(`The failed refund ${row.TransactionId} stays on the books: ${refused.refused}.`);
    await notifyOf(trx, 'OnlineRefundFailed', { ...row, Description: row.Description || purchase.Description }, Reason);
  });

async function withPurchase(
  parts: Ready,
  extAccountId: string,
  refund: Pick<ProviderRefund, 'ExtPaymentId' | 'ExtRefundId' | 'TransactionId'>,
  act: (trx: Queryable, purchase: TransactionRow, known: Awaited<ReturnType<typeof store.lockKnownRefund>>) => Promise<void>,
): Promise<boolean> {
  return parts.db.transaction().execute(async (trx) => {
    const purchase = await lockPaid(parts, trx, extAccountId, refund.ExtPaymentId);
    if (!purchase) return false;
    await act(trx, purchase, await store.lockKnownRefund(trx, purchase.TransactionId, refund));
    return true;
  });
}

interface FoundRefund extends ProviderRefund {
  readonly RefundState: 'Done' | 'Requested';
  readonly by: UserId | null;
}

async function recordFound(
  { bought }: Ready,
  trx: Queryable,
  purchase: TransactionRow,
  { Amount, At, ExtRefundId, RefundState, by }: FoundRefund,
): Promise<number> {
  if (purchase.RefundedAmount + Amount > purchase.Amount)
    throw new Error(`The refund ${ExtRefundId} exceeds what is left of purchase ${purchase.TransactionId}.`);
  const { Description, VisibleInExport } = purchase;
  const found = { Amount, At, Description, VisibleInExport, by, RefundState, ExtRefundId, RequestKey: randomUUID() };
  const write = (Effect: RefundEffect | null) => recordRefund(trx, purchase, { ...found, Effect });
  const refund = {
    purchase,
    RefundedAmount: purchase.RefundedAmount,
    Amount,
    Effect: 'Keep',
    KeepCredits: true,
    by,
  } as const;
  const id = await refundPurchase(trx, { bought, refund }, write);
  if (isRefusal(id)) throw new Error(`The refund ${ExtRefundId} cannot be recorded: ${id.refused}.`);
  const row = await transactionOf(trx, id);
  if (row) await notifyOf(trx, 'OnlineRefundFound', row, null);
  return id;
}

const notifyOf = (
  trx: Queryable,
  Type: 'OnlineRefundFailed' | 'OnlineRefundFound',
  { ClubId, UserId: Target, TransactionId, Description: Title, Amount, Currency }: TransactionRow,
  Reason: string | null,
): Promise<void> => emit(trx, { ClubId, Type, Payload: { Target, TransactionId, Title, Amount, Currency, Reason } });
