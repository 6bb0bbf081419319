import type { CallerId } from '@clubpulse/contract/accounts/users';
import type {
  Bought,
  RefundEffect,
  ReportedTransaction,
  Transaction,
  TransactionChange,
  TransactionId,
  TransactionInput,
} from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { refundProblems } from '@clubpulse/rules/billing/transactions/refund-limits';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { hasVatCode, replaceReceipt } from '../receipts/public.ts';
import { changesOf, recordChange } from './changes.store.ts';
import { insertCorrection, printedBy } from './closed.store.ts';
import { lockMoney, lockPurchases } from './lock-money.service.ts';
import { deleteTransaction } from './off-books.service.ts';
import { requestRefund } from './online-refunds.service.ts';
import { emitTransaction, record } from './record.service.ts';
import { refundPurchase } from './refund.service.ts';
import { type Refunded, relink } from './refund-link.checks.ts';
import { hasTakenCredits } from './refunded-credits.service.ts';
import { exported, list, ofUser } from './transaction-lists.service.ts';
import {
  isFixed,
  isOnline,
  movesMoney,
  refuseInput,
  refuseOnlineRefund,
  refuseRefund,
  refuseSpent,
} from './transactions.checks.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { presentReported, presentTransaction } from './transactions.present.ts';
import * as store from './transactions.store.ts';

interface TransactionParts {
  readonly db: Database;
  readonly bought: BoughtPorts;
  /** True when a provider can pay refunds of online purchases. */
  readonly takesCards?: boolean;
  readonly now?: () => Date;
}

type Ready = Required<TransactionParts>;

export type TransactionsService = ReturnType<typeof createTransactions>;

export function createTransactions(parts: TransactionParts) {
  return bindActs(
    { now: () => new Date(), takesCards: false, ...parts },
    { list, export: exported, get, changes, bought: boughtBy, ofUser, create, update, delete: remove },
  );
}

async function present(from: Queryable, clubId: ClubId, transactionId: TransactionId): Promise<Transaction | Refusal> {
  const row = await store.transactionOf(from, transactionId, clubId);
  return row ? presentTransaction(row) : refuse('NotFound');
}

const saveRefunded = async (trx: Queryable, refunded: readonly Refunded[]) => {
  for (const { TransactionId, RefundedAmount } of refunded) await store.updateTransaction(trx, TransactionId, { RefundedAmount });
};

async function receiverOf(
  trx: Queryable,
  clubId: ClubId,
  { Type, UserId, LinkedTransactionId }: Pick<TransactionInput, 'Type' | 'UserId' | 'LinkedTransactionId'>,
): Promise<number | null> {
  if (Type !== 'Refund') return null;
  const purchase = LinkedTransactionId === null ? undefined : await store.transactionOf(trx, LinkedTransactionId, clubId);
  return purchase ? purchase.UserId : UserId;
}

async function payerOf(trx: Queryable, clubId: ClubId, transactionId: TransactionId): Promise<number | null> {
  const row = await store.transactionOf(trx, transactionId, clubId);
  return row?.Type === 'Purchase' ? row.UserId : null;
}

async function get({ db }: Ready, clubId: ClubId, transactionId: TransactionId): Promise<ReportedTransaction | Refusal> {
  const row = await store.transactionOf(db, transactionId, clubId);
  const [reported] = row ? await presentReported(db, clubId, [row]) : [];
  return reported ?? refuse('NotFound');
}

const changes = async ({ db }: Ready, clubId: ClubId, transactionId: TransactionId): Promise<TransactionChange[] | Refusal> =>
  (await changesOf(db, transactionId, clubId)) ?? refuse('NotFound');

async function boughtBy({ db, bought }: Ready, clubId: ClubId, transactionId: TransactionId): Promise<Bought | Refusal> {
  const row = await store.transactionOf(db, transactionId, clubId);
  if (!row) return refuse('NotFound');
  if (row.UserSubscriptionId === null) return { Subscription: null, Bookings: [] };
  const refunded = await store.refundedOfSubscription(db, row.UserSubscriptionId);
  return bought.boughtSubscription(db, row.UserSubscriptionId, refunded);
}

async function refuseVatCode(
  trx: Queryable,
  clubId: ClubId,
  { VatCode }: Pick<TransactionInput, 'VatCode'>,
): Promise<Refusal | undefined> {
  if (!VatCode || (await hasVatCode(trx, clubId, VatCode))) return undefined;
  return refuse('ValidationFailed', { errors: [{ field: 'VatCode', key: 'unknown-vat-code' }] });
}

async function dated(
  trx: Queryable,
  clubId: ClubId,
  input: Pick<TransactionInput, 'At' | 'Type' | 'Amount' | 'Currency' | 'LinkedTransactionId' | 'UserId'>,
  unstated: Date,
) {
  const zone = await store.timeZoneOf(trx, clubId);
  const day = dayIn(zone, input.At === null ? unstated : new Date(input.At));
  return { ...input, day, dayOf: (purchase: store.TransactionRow) => dayIn(zone, purchase.At) };
}

function create(
  parts: Ready,
  clubId: ClubId,
  { KeepCredits, Effect, ...wanted }: TransactionInput,
  by: CallerId,
  key?: RequestKey,
): Promise<Transaction | Refusal> {
  const { db, bought, now } = parts;
  return transactOnce(db, key, async (trx) => {
    const errors = refundProblems(wanted);
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    await store.lockPersons(trx, [await receiverOf(trx, clubId, wanted)]);
    const purchases = await lockPurchases(parts, trx, clubId, [wanted.LinkedTransactionId]);
    const purchase = purchases.get(wanted.LinkedTransactionId ?? 0);
    const online = purchase && isOnline(purchase) ? purchase : undefined;
    // An online refund is paid back now, with the method of its payment.
    const input = online ? { ...wanted, Method: online.Method, At: null } : wanted;
    const refused =
      (await refuseVatCode(trx, clubId, input)) ??
      (await refuseInput(trx, clubId, input, { known: [purchase?.UserId], now: now() }));
    if (refused) return refused;
    const refunded = relink(await dated(trx, clubId, input, now()), purchases);
    if (isRefusal(refunded)) return refunded;
    const tooMuch =
      (await refuseRefund(trx, clubId, input, { purchase })) ?? (online && (await refuseOnlineRefund(trx, parts, online, input)));
    if (tooMuch) return tooMuch;
    const UserId = input.UserId ?? purchase?.UserId ?? null;
    const At = input.At === null ? now() : new Date(input.At);
    const write = async (effect: RefundEffect | null) => {
      if (online) return requestRefund(trx, online, { ...input, Effect: effect, At, by });
      await saveRefunded(trx, refunded);
      return record(trx, { ...input, Effect: effect, ClubId: clubId, UserId, At, by });
    };
    const refund = { Amount: input.Amount, Effect, KeepCredits, by };
    const id = purchase
      ? await refundPurchase(trx, { bought, refund: { ...refund, purchase, RefundedAmount: purchase.RefundedAmount } }, write)
      : await write(null);
    if (isRefusal(id)) return id;
    return present(trx, clubId, id);
  });
}

/**
 * Only descriptive fields can change once the transaction paid for a product, was refunded, was paid online or its day was
 * closed. Checks `RowVersion` if present.
 */
function update(
  parts: Ready,
  clubId: ClubId,
  transactionId: TransactionId,
  { RowVersion, ...input }: TransactionInput & { readonly RowVersion?: number },
  by: CallerId,
): Promise<Transaction | Refusal> {
  const { db, now } = parts;
  return db.transaction().execute(async (trx) => {
    await store.lockPersons(trx, [await receiverOf(trx, clubId, input), await payerOf(trx, clubId, transactionId)]);
    await lockMoney(parts, trx, clubId, transactionId, input.LinkedTransactionId);
    const before = await store.transactionOf(trx, transactionId, clubId);
    if (!before) return refuse('NotFound');
    if (RowVersion !== undefined && RowVersion !== before.RowVersion) return refuse('StaleRowVersion');
    const OfDayCloseId = await printedBy(trx, before);
    if (OfDayCloseId !== undefined && movesMoney(before, input)) return refuse('DayClosed');
    const isDescribedOnly =
      OfDayCloseId !== undefined || isFixed(before) || before.Effect === 'End' || (await hasTakenCredits(trx, transactionId));
    const refused = isDescribedOnly
      ? await describe(trx, before, input)
      : await correct(parts, trx, clubId, { before, input, by });
    if (refused) return refused;
    if (before.ReceiptId !== null && (movesMoney(before, input) || before.Method !== input.Method))
      await store.setReceipt(trx, transactionId, await replaceReceipt(trx, before.ReceiptId, { by }));
    const after = await store.transactionOf(trx, transactionId, clubId);
    if (!after) return refuse('NotFound');
    if (OfDayCloseId !== undefined && after.Method !== before.Method)
      await insertCorrection(trx, before, { ToMethod: after.Method, OfDayCloseId, by, at: now() });
    await recordChange(trx, { before, after, by, at: now() });
    await emitTransaction(trx, 'TransactionUpdated', after, by);
    return presentTransaction(after);
  });
}

async function describe(trx: Queryable, before: store.TransactionRow, input: TransactionInput): Promise<Refusal | undefined> {
  const isMethodFixed = before.PaymentMode === 'Online' || before.RefundedAmount > 0;
  const isMoved = movesMoney(before, input) || (isMethodFixed && before.Method !== input.Method);
  if (isMoved) return refuse('TransactionIsLinked');
  const { Method, Description, Note, VisibleInExport } = input;
  await store.updateTransaction(trx, before.TransactionId, { Method, Description, Note, VisibleInExport });
  return undefined;
}

async function correct(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  correction: { readonly before: store.TransactionRow; readonly input: TransactionInput; readonly by: CallerId },
): Promise<Refusal | undefined> {
  const { bought, now } = parts;
  const { before, by } = correction;
  const { KeepCredits, Effect, ...input } = correction.input;
  const { TransactionId } = before;
  const moves = movesMoney(before, input);
  const errors = moves || before.Note !== '' ? refundProblems(input) : [];
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const purchases = await lockPurchases(parts, trx, clubId, [before.LinkedTransactionId, input.LinkedTransactionId]);
  const refused = await refuseInput(trx, clubId, input, { known: [before.UserId], now: now() });
  if (refused) return refused;
  const refunded = relink(await dated(trx, clubId, input, before.At), purchases, before);
  if (isRefusal(refunded)) return refunded;
  const purchase = purchases.get(input.LinkedTransactionId ?? 0);
  if (moves && purchase && isOnline(purchase)) return refuse('TransactionIsLinked');
  const tooMuch = moves && (await refuseRefund(trx, clubId, input, { purchase, except: TransactionId }));
  if (tooMuch) return tooMuch;
  const isSame = input.Type === 'Purchase' && input.UserId === before.UserId && input.Currency === before.Currency;
  const spent = moves && (await refuseSpent(trx, clubId, before, isSame ? input.Amount : 0));
  if (spent) return spent;
  const released = purchases.get(before.LinkedTransactionId ?? 0);
  const UserId = input.UserId ?? purchase?.UserId ?? null;
  const write = async (effect: RefundEffect | null) => {
    await saveRefunded(trx, refunded);
    await store.updateTransaction(trx, TransactionId, { ...input, UserId, Effect: effect, At: input.At ?? before.At });
    return TransactionId;
  };
  const total = refunded.find((one) => one.TransactionId === purchase?.TransactionId)?.RefundedAmount;
  const refund = { RefundedAmount: (total ?? 0) - input.Amount, Amount: input.Amount, Effect, KeepCredits, by };
  const moved = released && { purchase: released, Amount: before.Amount };
  const written =
    purchase && moves
      ? await refundPurchase(trx, { bought, refund: { ...refund, purchase, moved } }, write)
      : await write(before.Effect);
  return isRefusal(written) ? written : undefined;
}

function remove(parts: Ready, clubId: ClubId, transactionId: TransactionId, by: CallerId): Promise<Refusal | undefined> {
  const { db, bought, now } = parts;
  return db.transaction().execute(async (trx) => {
    await store.lockPersons(trx, [await payerOf(trx, clubId, transactionId)]);
    await lockMoney(parts, trx, clubId, transactionId);
    const row = await store.transactionOf(trx, transactionId, clubId);
    if (!row) return refuse('NotFound');
    if ((await printedBy(trx, row)) !== undefined) return refuse('DayClosed');
    if (isFixed(row)) return refuse('TransactionIsLinked');
    const spent = await refuseSpent(trx, clubId, row, 0);
    if (spent) return spent;
    const purchases = await lockPurchases(parts, trx, clubId, [row.LinkedTransactionId]);
    const purchase = purchases.get(row.LinkedTransactionId ?? 0);
    return deleteTransaction(trx, { row, purchase, bought }, { by, at: now() });
  });
}
