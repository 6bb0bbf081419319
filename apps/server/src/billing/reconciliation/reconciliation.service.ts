import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type {
  PaymentDifference,
  PaymentDifferenceId,
  PayoutEntry,
  Payouts,
  SettleDifference,
} from '@clubpulse/contract/billing/reconciliation/reconciliation';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { addMonths, startOfDay } from '@clubpulse/rules/time/days';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { queueJob, stateOfJob } from '../../platform/jobs/jobs.store.ts';
import { isMissing, type ProviderRefund } from '../../platform/payments/payments.ts';
import { accountOf, hasPayment } from '../online-payments/public.ts';
import { refusedByProvider } from '../payment-accounts/public.ts';
import { lockPersons, type OnlineRefunds, record } from '../transactions/public.ts';
import { type CompareParts, comparisonOf, settle as settleAll } from './compare.service.ts';
import * as payouts from './payouts.facts.ts';
import { accountToCompare, differenceNow } from './reconciliation.facts.ts';
import { presentDifference, presentEntry, presentPayout } from './reconciliation.present.ts';
import * as store from './reconciliation.store.ts';

const ENTRIES_MAX = 5000;

interface Parts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly refunds: Pick<OnlineRefunds, 'acceptFigure' | 'recordMissing'>;
  readonly comparing: CompareParts | undefined;
  readonly now?: () => Date;
}
type Ready = Required<Parts>;

export type Reconciliation = ReturnType<typeof createReconciliation>;

export const createReconciliation = (parts: Parts) =>
  bindActs({ now: () => new Date(), ...parts }, { ofClub, entries, compare, differences, settle });

async function ofClub({ db, club }: Ready, clubId: ClubId, month: string): Promise<Payouts> {
  const TimeZone = (await club(clubId, db))?.TimeZone ?? 'UTC';
  const first = `${month}-01`;
  const span = { clubId, begin: startOfDay(TimeZone, first), end: startOfDay(TimeZone, addMonths(first, 1)) };
  const rows = await payouts.payoutsBetween(db, span);
  const progress = await store.progressOf(db, clubId);
  return {
    Comparison: await stateOfJob(db, comparisonOf(clubId).key),
    ComparedAt: progress?.ComparedAt?.toISOString() ?? null,
    ...(await payouts.countOpen(db, clubId, month)),
    Payouts: rows.map(presentPayout),
  };
}

const entries = async ({ db }: Ready, clubId: ClubId, extPayoutId: string): Promise<PayoutEntry[]> =>
  (await payouts.entriesOfPayout(db, clubId, extPayoutId, ENTRIES_MAX)).map(presentEntry);

async function compare({ db, comparing }: Ready, clubId: ClubId): Promise<Refusal | undefined> {
  if (comparing === undefined) return refuse('OnlinePaymentsNotConfigured');
  if (!(await accountToCompare(db, clubId))) return refuse('PaymentAccountNotConnected');
  await queueJob(db, comparisonOf(clubId));
  return undefined;
}

async function differences(
  { db }: Ready,
  clubId: ClubId,
  { draw, start, length, State }: PageQuery & { readonly State: 'Open' | 'Settled' },
): Promise<Page<PaymentDifference>> {
  const isOpen = State === 'Open';
  const count = await payouts.countDifferences(db, clubId, isOpen);
  const rows = await payouts.differencesOfClub(db, clubId, { isOpen, start, length });
  return { draw, recordsTotal: count, recordsFiltered: count, data: rows.map(presentDifference) };
}

/** Also settles dependent differences, such as a refund of a payment that is recorded now. */
async function settle(
  parts: Ready,
  clubId: ClubId,
  differenceId: PaymentDifferenceId,
  input: SettleDifference,
  by: CallerId,
): Promise<PaymentDifference | Refusal> {
  const { db } = parts;
  // The payment may be recorded meanwhile as an installment, so that no difference remains.
  if (input.Act.startsWith('Record') && (await isHealed(parts, clubId, differenceId))) return shown(parts, clubId, differenceId);
  const atProvider = await refusedByProvider(() => readAgain(parts, clubId, differenceId, input.Act));
  if (isRefusal(atProvider)) return atProvider;
  const refused = await db.transaction().execute(async (trx) => {
    const found = await store.lockDifference(trx, clubId, differenceId);
    if (!found) return refuse('NotFound');
    if (found.State !== 'Open') return refuse('DifferenceSettled', { values: { State: found.State } });
    return act(parts, trx, found, { input, by, atProvider });
  });
  if (isRefusal(refused)) return refused;
  if (input.Act !== 'Dismiss') await repair(parts, clubId);
  return shown(parts, clubId, differenceId);
}

/** If the provider does not respond, the next comparison repairs the club. */
async function repair({ db, comparing }: Ready, clubId: ClubId): Promise<void> {
  const account = await accountOf(db, clubId);
  if (comparing && account) await refusedByProvider(() => settleAll(comparing, { ...account, ClubId: clubId }));
}

async function isHealed(parts: Ready, clubId: ClubId, differenceId: PaymentDifferenceId): Promise<boolean> {
  const isOpen = async () => (await payouts.differenceOf(parts.db, clubId, differenceId))?.State === 'Open';
  if (!(await isOpen())) return false;
  await repair(parts, clubId);
  return !(await isOpen());
}

async function shown({ db }: Ready, clubId: ClubId, differenceId: PaymentDifferenceId): Promise<PaymentDifference | Refusal> {
  const row = await payouts.differenceOf(db, clubId, differenceId);
  return row ? presentDifference(row) : refuse('NotFound');
}

interface RefundAtProvider {
  readonly extAccountId: string;
  readonly refund: ProviderRefund;
}
interface AtProvider {
  readonly refund?: RefundAtProvider;
  readonly Method?: TransactionMethod | undefined;
}
interface Asked {
  readonly input: SettleDifference;
  readonly by: CallerId;
  readonly atProvider: AtProvider;
}

/**
 * The refund or payment of a difference as the provider has it now. Refuses to delete the transaction of a refund that the provider has: a
 * comparison may have read too little.
 */
async function readAgain(
  { db, comparing }: Ready,
  clubId: ClubId,
  differenceId: PaymentDifferenceId,
  Act: SettleDifference['Act'],
): Promise<AtProvider | Refusal> {
  const found = await payouts.differenceOf(db, clubId, differenceId);
  const takesOff = Act === 'Accept' && found?.Cause === 'NotAtProvider';
  if (found?.State === 'Open' && Act === 'Record') return { Method: await methodAtProvider(comparing, found) };
  if (found?.State !== 'Open' || !(takesOff || Act === 'RecordRefund')) return {};
  const account = await accountToCompare(db, clubId);
  if (!comparing || !account) return refuse('PaymentAccountNotConnected');
  const { ExtAccountId: extAccountId } = account;
  const { payments } = comparing;
  const { ExtRefundId, ExtPaymentId } = found;
  const refund = await unlessMissing(async () => (ExtRefundId === null ? null : payments.refundOf(extAccountId, ExtRefundId)));
  if (refund !== null && refund.State !== 'Failed')
    return takesOff ? refuse('FoundAtProvider') : { refund: { extAccountId, refund } };
  if (!takesOff || ExtRefundId !== null || ExtPaymentId === null) return {};
  const payment = await unlessMissing(() => payments.payment(extAccountId, ExtPaymentId));
  return payment === null ? {} : refuse('FoundAtProvider');
}

async function methodAtProvider(
  comparing: CompareParts | undefined,
  { ClubId, ExtPaymentId }: Pick<store.DifferenceRow, 'ClubId' | 'ExtPaymentId'>,
): Promise<TransactionMethod | undefined> {
  const account = comparing && (await accountToCompare(comparing.db, ClubId));
  if (!account || ExtPaymentId === null) return undefined;
  return (await unlessMissing(() => comparing.payments.payment(account.ExtAccountId, ExtPaymentId)))?.Method;
}

async function unlessMissing<Found>(read: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function recordRefund(
  { refunds }: Ready,
  trx: Queryable,
  { Cause, TransactionId }: store.DifferenceRow,
  { by, atProvider }: Omit<Asked, 'input'>,
): Promise<{ readonly TransactionId: number; readonly UserId?: UserId } | Refusal> {
  if (Cause !== 'NotOnBooks' || TransactionId !== null || !atProvider.refund) return unfit;
  const recorded = await refunds.recordMissing(trx, { ...atProvider.refund, by });
  if (isRefusal(recorded)) return recorded;
  const { UserId } = recorded;
  return { TransactionId: recorded.TransactionId, ...(UserId !== null && { UserId }) };
}

async function act(
  parts: Ready,
  trx: Queryable,
  found: store.DifferenceRow,
  { input, by, atProvider }: Asked,
): Promise<Refusal | undefined> {
  const { PaymentDifferenceId: id, ClubId, TransactionId } = found;
  const SettledAt = parts.now();
  if (input.Act === 'Dismiss') {
    await store.saveSettled(trx, id, { How: 'Dismissed', SettledAt, Note: input.Note, by });
    return undefined;
  }
  if (input.Act === 'Accept') {
    if (TransactionId === null || found.Cause === 'NotOnBooks') return unfit;
    const current = await differenceNow(trx, found);
    if (!current) {
      await store.saveSettled(trx, id, { How: 'Healed', SettledAt, by: null });
      return refuse('DifferenceSettled', { values: { State: 'Settled' } });
    }
    const figure = { ClubId, TransactionId, Amount: current.ProviderAmount, by, at: SettledAt };
    const refused = await parts.refunds.acceptFigure(trx, figure);
    if (refused) return refused;
    await store.saveSettled(trx, id, { How: 'Accepted', SettledAt, by });
    return undefined;
  }
  if (input.Act === 'RecordRefund') {
    const refund = await recordRefund(parts, trx, found, { by, atProvider });
    if (isRefusal(refund)) return refund;
    await store.saveSettled(trx, id, { How: 'Recorded', SettledAt, ...refund, by });
    return undefined;
  }
  const recorded = await recordFor(trx, found, { UserId: input.UserId, by, Method: atProvider.Method ?? 'Other' });
  if (isRefusal(recorded)) return recorded;
  await store.saveSettled(trx, id, { How: 'Recorded', SettledAt, TransactionId: recorded, UserId: input.UserId, by });
  return undefined;
}

const unfit = refuse('ValidationFailed', { errors: [{ field: 'Act', key: 'invalid-value' }] });

/** Records a payment whose product is unknown, on the day of the payment. */
async function recordFor(
  trx: Queryable,
  { Cause, ClubId, ExtPaymentId, ExtRefundId, ProviderAmount: Amount, Currency }: store.DifferenceRow,
  { UserId, by, Method }: { readonly UserId: UserId; readonly by: CallerId; readonly Method: TransactionMethod },
): Promise<number | Refusal> {
  if (Cause !== 'NotOnBooks' || ExtPaymentId === null || ExtRefundId !== null) return unfit;
  if (!(await hasRoleIn(trx, UserId, ClubId)))
    return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
  await lockPersons(trx, [UserId]);
  if (await hasPayment(trx, ExtPaymentId)) return refuse('TransactionIsLinked');
  const paid = await store.paymentEntry(trx, ClubId, ExtPaymentId);
  if (!paid) return refuse('NotFound');
  const { At: PaidAt, ...fees } = paid;
  const Online = { ...fees, ExtPaymentId, PaidAt };
  const online = { Method, VisibleInExport: true, Online };
  return record(trx, { ...online, ClubId, UserId, Amount, Currency, Type: 'Purchase', Description: '', by, At: PaidAt });
}
