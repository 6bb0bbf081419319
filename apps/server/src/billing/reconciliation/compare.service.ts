import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { addDays, startOfDay } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import {
  isAccessRemoved,
  type PaymentProvider,
  type ProviderEntry,
  type ProviderPayout,
  ProviderUnavailable,
  type Span,
} from '../../platform/payments/payments.ts';
import type { DisputeSettlement } from '../disputes/public.ts';
import type { Account, Settlement } from '../online-payments/public.ts';
import type { PaymentAccounts } from '../payment-accounts/public.ts';
import { type OnlineRefunds, storeFees } from '../transactions/public.ts';
import * as facts from './reconciliation.facts.ts';
import * as store from './reconciliation.store.ts';

/** A payout can change for some days, so payouts of this many days are read again. */
const PAYOUT_DAYS = 30;
const ON_ITS_WAY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** The provider may list an entry late, so a day is complete only after this time. */
const LATE_MS = 3_600_000;
const DAYS_AT_ONCE = 31;

export interface CompareParts {
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly payments: PaymentProvider;
  readonly settlement: Pick<Settlement, 'settleOrder' | 'settleInvoice'>;
  readonly refunds: Pick<OnlineRefunds, 'settleRefund'>;
  readonly disputes: Pick<DisputeSettlement, 'settleDisputesOf'>;
  readonly accounts: Pick<PaymentAccounts, 'syncAccount'>;
  readonly now: () => Date;
}

export const CLUB_JOB = 'compare-payments';

/** Only one comparison runs at a time: a long one would delay webhooks and refunds. */
export function comparisonOf(ClubId: ClubId) {
  return { task: CLUB_JOB, payload: { ClubId }, key: `${CLUB_JOB}:${ClubId}`, oneAtATime: CLUB_JOB };
}

const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);
const earliest = (day: string, other: string): string => (day < other ? day : other);
const spanOf = (first: string, last: string): Span => ({
  from: startOfDay('UTC', first),
  until: startOfDay('UTC', addDays(last, 1)),
});

/** Can be repeated, because a span of days is stored with its entries or not at all. */
export async function compareClub(parts: CompareParts, clubId: ClubId): Promise<void> {
  const { db, now } = parts;
  const account = await facts.accountToCompare(db, clubId);
  if (!account) return;
  const first = await facts.firstDayOf(db, clubId, now());
  const { LastDay } = await store.begin(db, clubId, first, addDays(first, -1));
  try {
    await readDays(parts, account, LastDay);
    await readPayouts(parts, account, LastDay);
    await settle(parts, account);
  } catch (error) {
    if (!isAccessRemoved(error)) throw error;
    await parts.accounts.syncAccount(account.ExtAccountId);
  }
}

async function readDays({ db, payments, now }: CompareParts, { ClubId, ExtAccountId }: Account, lastDay: string): Promise<void> {
  const today = utcDay(now());
  const lastComplete = addDays(utcDay(new Date(now().getTime() - LATE_MS)), -1);
  for (let first = addDays(lastDay, 1); first <= today; first = addDays(first, DAYS_AT_ONCE)) {
    const last = earliest(addDays(first, DAYS_AT_ONCE - 1), today);
    const entries = await entriesOf(payments, ExtAccountId, spanOf(first, last));
    await db.transaction().execute(async (trx) => {
      await store.saveEntries(trx, ClubId, entries);
      await store.saveDay(trx, ClubId, earliest(last, lastComplete));
    });
  }
}

async function entriesOf(
  payments: PaymentProvider,
  account: string,
  span: Parameters<PaymentProvider['balance']>[1],
): Promise<ProviderEntry[]> {
  const all: ProviderEntry[] = [];
  for (let after: string | undefined; ; ) {
    const { entries, next } = await payments.balance(account, span, after);
    all.push(...entries);
    if (next === null) return all;
    after = next;
  }
}

async function readPayouts(parts: CompareParts, { ClubId, ExtAccountId }: Account, lastDay: string): Promise<void> {
  const { db, payments, now } = parts;
  const span = { from: startOfDay('UTC', addDays(lastDay, -PAYOUT_DAYS)), until: new Date(now().getTime() + DAY_MS) };
  for (const payout of await payments.payouts(ExtAccountId, span)) {
    const isKnown = await store.isListed(db, ClubId, payout.ExtPayoutId);
    const entries = isKnown || !payout.Automatic ? [] : await entriesOf(payments, ExtAccountId, payout);
    await savePayout(parts, ClubId, payout, entries);
  }
}

const savePayout = (
  { db }: CompareParts,
  clubId: ClubId,
  payout: ProviderPayout,
  entries: readonly ProviderEntry[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { ExtPayoutId } = payout;
    await store.saveEntries(
      trx,
      clubId,
      entries.map((entry) => ({ ...entry, ExtPayoutId })),
    );
    await store.savePayout(trx, clubId, payout, entries.length > 0 || (await store.isListed(trx, clubId, ExtPayoutId)));
  });

export async function settle(parts: CompareParts, account: Account): Promise<void> {
  const { db, now } = parts;
  const at = now();
  const compared = { ClubId: account.ClubId, before: new Date(at.getTime() - ON_ITS_WAY_MS) };
  const dismissed = await store.dismissedKeys(db, account.ClubId);
  const before = (await facts.differencesOf(db, compared)).filter((one) => !dismissed.has(store.keyOf(one)));
  const waiting = new Set<string>();
  const payers = new Map<string, number | null>();
  for (const found of before) {
    const healed = await heal(parts, account, found);
    if (healed.waits) waiting.add(store.keyOf(found));
    payers.set(store.keyOf(found), healed.payer);
  }
  await settleDisputes(parts, account);
  await db.transaction().execute(async (trx) => {
    const { ReportedAt } = await store.lockProgress(trx, account.ClubId);
    await storeFees(trx, await facts.feesToStore(trx, account.ClubId));
    const left = [...(await facts.differencesOf(trx, compared)), ...(await facts.lossesBeyondPurchases(trx, account.ClubId))];
    const remaining = left.filter((one) => !waiting.has(store.keyOf(one)) && !dismissed.has(store.keyOf(one)));
    await close(trx, account.ClubId, { remaining, repaired: before.filter((one) => !waiting.has(store.keyOf(one))), at });
    for (const found of remaining) {
      const UserId = found.UserId ?? payers.get(store.keyOf(found)) ?? null;
      await store.saveOpen(trx, account.ClubId, { ...found, UserId }, at);
    }
    const isDue = ReportedAt === null || utcDay(ReportedAt) !== utcDay(at);
    const isNotified = isDue && (await store.hasNews(trx, account.ClubId, ReportedAt));
    if (isNotified)
      await emit(trx, { ClubId: account.ClubId, Type: 'PaymentDifferencesFound', Payload: { Count: remaining.length } });
    await store.saveCompared(trx, account.ClubId, { ComparedAt: at, ...(isNotified && { ReportedAt: at }) });
  });
}

/** Also lists repairs of which no manager was notified yet. */
async function close(
  trx: Queryable,
  clubId: ClubId,
  {
    remaining,
    repaired,
    at,
  }: { readonly remaining: readonly facts.Found[]; readonly repaired: readonly facts.Found[]; readonly at: Date },
): Promise<void> {
  const open = await store.openOnes(trx, clubId);
  const stay = new Set(remaining.map(store.keyOf));
  const known = new Set(open.map(store.keyOf));
  for (const one of open)
    if (!stay.has(store.keyOf(one)))
      await store.saveSettled(trx, one.PaymentDifferenceId, { How: 'Healed', SettledAt: at, by: null });
  for (const found of repaired)
    if (!stay.has(store.keyOf(found)) && !known.has(store.keyOf(found))) await store.saveHealed(trx, clubId, found, at);
}

interface Healed {
  /** True while a bank debit is on its way. A manager cannot settle that. */
  readonly waits: boolean;
  readonly payer: number | null;
}
const UNHEALED: Healed = { waits: false, payer: null };

async function settleDisputes(parts: CompareParts, account: Account): Promise<void> {
  for (const ExtPaymentId of await facts.paymentsOfUnknownDisputes(parts.db, account.ClubId))
    await unlessRefused(parts, { ExtPaymentId }, () => parts.disputes.settleDisputesOf(account, ExtPaymentId));
}

const heal = async (parts: CompareParts, account: Account, found: facts.Found): Promise<Healed> =>
  (await unlessRefused(parts, found, async () => {
    if (found.ExtRefundId !== null) return healRefund(parts, account, found.ExtRefundId);
    if (found.Cause === 'NotOnBooks' && found.ExtPaymentId !== null) return healPayment(parts, account, found.ExtPaymentId);
    return UNHEALED;
  })) ?? UNHEALED;

/** A refusal leaves the difference open; only an unreachable provider stops the comparison. */
async function unlessRefused<Result>(
  { log }: CompareParts,
  about: object,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    log.warn({ err: error, ...about }, 'a difference between provider and books stays open');
    return undefined;
  }
}

async function healRefund({ payments, refunds }: CompareParts, { ExtAccountId }: Account, id: string): Promise<Healed> {
  await refunds.settleRefund(ExtAccountId, await payments.refundOf(ExtAccountId, id));
  return UNHEALED;
}

async function healPayment(parts: CompareParts, account: Account, id: string): Promise<Healed> {
  const { db, payments, settlement } = parts;
  const { Taken, orderId, ExtInvoiceId, ExtCustomerId } = await payments.originOf(account.ExtAccountId, id);
  const payer = ExtCustomerId === null ? null : await facts.payerOfCustomer(db, account.ClubId, ExtCustomerId);
  if (!Taken) return { waits: true, payer };
  if (ExtInvoiceId !== null) await settlement.settleInvoice(account, ExtInvoiceId);
  else if (orderId !== null && (await facts.isOrderOf(db, account.ClubId, orderId))) await settlement.settleOrder(orderId);
  return { waits: false, payer };
}
