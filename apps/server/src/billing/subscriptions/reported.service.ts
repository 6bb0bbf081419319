import { invoiceState, providerState } from '@clubpulse/rules/billing/online-payments/provider-state';
import { settled } from '@clubpulse/rules/billing/subscriptions/actions';
import { isEnded } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { ProviderInvoice, ProviderSubscription } from '../../platform/payments/payments.ts';
import { saveDay } from './daily.jobs.ts';
import { endAtProvider } from './end-at-provider.store.ts';
import { detachFromProvider, isChargedOnline, isOpen, notFailed } from './paying/card-installments.rows.ts';
import { endOfReplaced } from './replaced.service.ts';
import { emitSubscription } from './subscriptions.events.ts';
import type { BookingPorts, OnlineChange } from './subscriptions.ports.ts';
import { dueAt, factsOf } from './subscriptions.rows.ts';
import * as store from './subscriptions.store.ts';
import { saveReadNumber } from './unreported.store.ts';

export interface Reported {
  readonly ReadNumber: number;
  readonly subscription: ProviderSubscription;
  readonly invoice: ProviderInvoice | null;
}
interface Storing {
  readonly bookings: Pick<BookingPorts, 'takeOffClasses'>;
  readonly now: Date;
  readonly wanted?: Pick<OnlineChange, 'columns' | 'notice'> | undefined;
}

export const reportedColumns = ({ subscription, invoice }: Reported, timeZone: string) => {
  const { CurrentPeriodEnd, EndedAt, CanceledAt, ExtStatus, ExtLatestInvoiceId } = subscription;
  const ended = ExtStatus === 'canceled' ? (EndedAt ?? CanceledAt) : null;
  const EndedDay = ended && dayIn(timeZone, ended);
  const PeriodEndDay = dayIn(timeZone, CurrentPeriodEnd);
  const NextAttempt = invoice?.NextAttempt ?? null;
  const { DueDateUTC, ...state } = providerState({
    ...subscription,
    Declined: invoice !== null && invoice.DeclineCode !== null,
    EndedDay,
    PeriodEndDay,
    NextAttempt,
  });
  return {
    ...state,
    DueDateUTC: DueDateUTC && dueAt(dayIn(timeZone, DueDateUTC)),
    PaymentMeans: subscription.means,
    DebitOn: invoice?.DebitOn ?? null,
    ExtInvoiceId: ExtLatestInvoiceId,
    InvoiceState: invoice && invoiceState(invoice.InvoiceState, invoice),
    ...failedColumns(invoice, state.PaymentStatus),
    RenewsOn: PeriodEndDay,
    ScheduledEnd: subscription.CancelAtPeriodEnd ? addDays(PeriodEndDay, -1) : null,
    EndedDay,
  };
};

/** The columns of a failed charge, which the provider repeats or has given up. */
function failedColumns(invoice: ProviderInvoice | null, status: string | null) {
  const isFailed = status === 'RetryingPayment' || status === 'PaymentFailed';
  if (!isFailed || invoice === null || invoice.AmountDue === 0) return notFailed;
  return { FailedAmount: invoice.AmountDue, DeclineCode: invoice.DeclineCode, InvoiceUrl: invoice.Url };
}

/**
 * Stores what the provider reports. A repeated report changes nothing. After a failed payment or an early end, the member loses
 * the classes that the subscription pays. Returns false if a later read is already stored.
 */
export async function storeReported(trx: Queryable, id: number, reported: Reported, storing: Storing): Promise<boolean> {
  const stored = await store.lockSubscription(trx, id);
  if (!stored) return true;
  const { ExtSubscriptionId } = reported.subscription;
  if (stored.ExtSubscriptionId !== ExtSubscriptionId) {
    await endAgain(trx, { ...stored, ExtSubscriptionId }, reported);
    return true;
  }
  if (stored.ReadNumber > reported.ReadNumber) return false;
  await saveReadNumber(trx, id, reported.ReadNumber);
  await storeChange(trx, id, stored, reported, storing);
  return true;
}

async function storeChange(
  trx: Queryable,
  id: number,
  stored: store.SubscriptionRow,
  reported: Reported,
  storing: Storing,
): Promise<void> {
  const today = dayIn(stored.TimeZone, storing.now);
  const before = await saveDay(trx, stored, today);
  if (isEnded(before.State) && !isChargedOnline(before)) return endAgain(trx, before, reported);
  const columns = reportedColumns(reported, before.TimeZone);
  const { EndedDay } = columns;
  const fields = isChargedOnline(before)
    ? await chargedFields(trx, before, reported, columns)
    : await renewedFields(trx, before, columns, { reported, today, wanted: storing.wanted?.columns });
  const { State = before.State, StateReason = null } = settled(
    factsOf({ ...before, ...fields } as store.SubscriptionRow),
    {},
    today,
  );
  const ends = isEnded(State) &&
    !isEnded(before.State) && { DeactivationDate: EndedDay ?? today, SuspendedDate: null, ReactivationDate: null };
  const after = { ...before, ...fields, ...ends, State, StateReason } as store.SubscriptionRow;
  if (isSame(before, after)) return;
  if (State === 'Canceled' || (State === 'Paused' && before.State !== 'Paused' && after.PaymentStatus === 'PaymentFailed'))
    await storing.bookings.takeOffClasses(trx, id, storing.wanted?.notice.by ?? null, storing.now);
  await store.saveSubscription(trx, id, { ...fields, ...ends, State, StateReason });
  await emitChange(trx, before, after, storing);
  await emitFailure(trx, before, after, reported.invoice);
}

type Columns = ReturnType<typeof reportedColumns>;

interface Renewing {
  readonly reported: Reported;
  readonly today: string;
  readonly wanted: store.SubscriptionColumns | undefined;
}

async function renewedFields(
  trx: Queryable,
  before: store.SubscriptionRow,
  { EndedDay, ...columns }: Columns,
  { reported, today, wanted }: Renewing,
): Promise<store.SubscriptionColumns> {
  const mine = { ...suspension(before, reported, today), ...wanted };
  const known = EndedDay === null ? columns : { ...columns, RenewsOn: before.RenewsOn, ScheduledEnd: before.ScheduledEnd };
  return { ...mine, ...known, ...(await endOfReplaced(trx, before, known, wanted)) };
}

/** For installments the provider only charges the parts. The subscription ends by its own dates. */
async function chargedFields(
  trx: Queryable,
  before: store.SubscriptionRow,
  reported: Reported,
  columns: Columns,
): Promise<store.SubscriptionColumns> {
  const next = before.InstallmentPlan.find(isOpen);
  if (next === undefined || isOverThere(reported)) {
    await endAgain(trx, before, reported);
    return detachFromProvider(before);
  }
  const { EndedDay: _, RenewsOn: __, ScheduledEnd: ___, ...state } = columns;
  const PaymentStatus = state.PaymentStatus === 'CanceledAtPeriodEnd' ? null : state.PaymentStatus;
  return { ...state, PaymentStatus, DueDateUTC: state.DueDateUTC ?? dueAt(next.DueDate) };
}

const isOverThere = ({ subscription }: Reported): boolean => ['canceled', 'incomplete_expired'].includes(subscription.ExtStatus);

async function endAgain(trx: Queryable, row: store.SubscriptionRow, reported: Reported): Promise<void> {
  if (!isOverThere(reported)) await endAtProvider(trx, [row]);
}

/** Also applies a pause or its end that was set at the provider. */
function suspension(row: store.SubscriptionRow, { subscription }: Reported, today: string): store.SubscriptionColumns {
  if (subscription.CollectionPaused) return row.SuspendedDate === null ? { SuspendedDate: today, ReactivationDate: null } : {};
  return row.SuspendedDate === null ? {} : { SuspendedDate: null, ReactivationDate: null };
}

const compared = [
  'State',
  'StateReason',
  'PaymentStatus',
  'ExtStatus',
  'DueDateUTC',
  'InvoiceState',
  'FailedAmount',
  'DeclineCode',
  'InvoiceUrl',
  'ExtInvoiceId',
  'PaymentMeans',
  'DebitOn',
  'RenewsOn',
  'ScheduledEnd',
  'SuspendedDate',
  'ReactivationDate',
  'DeactivationDate',
  'ExpiryDate',
] as const satisfies readonly (keyof store.SubscriptionRow)[];

const isSame = (before: store.SubscriptionRow, after: store.SubscriptionRow): boolean =>
  compared.every((name) => String(before[name]) === String(after[name]));

async function emitChange(
  trx: Queryable,
  before: store.SubscriptionRow,
  after: store.SubscriptionRow,
  { wanted, now }: Storing,
): Promise<void> {
  if (wanted) return emitSubscription(trx, wanted.notice.Type, after, wanted.notice);
  const Reason = reasonOf(before, after);
  const Day = dayIn(after.TimeZone, now);
  if (Reason) await emitSubscription(trx, 'UserSubscriptionUpdate', after, { Reason, by: null, Day, From: before.State });
}

const isLeftToDesk = (before: store.SubscriptionRow, after: store.SubscriptionRow): boolean =>
  isChargedOnline(before) && !isChargedOnline(after) && after.InstallmentPlan.some(isOpen);

function reasonOf(before: store.SubscriptionRow, after: store.SubscriptionRow): string | undefined {
  if (isLeftToDesk(before, after)) return 'LeftToDesk';
  if (before.State !== after.State) {
    if (isEnded(after.State)) return after.StateReason ?? 'Immediately';
    if (after.State === 'Paused') return after.PaymentStatus ?? 'Paused';
    if (after.State === 'Suspended') return 'Suspended';
    if (before.State === 'Paused' || before.State === 'Suspended') return 'Resumed';
    if (before.State === 'NotStarted') return 'Started';
  }
  if (before.ScheduledEnd !== after.ScheduledEnd) return after.ScheduledEnd === null ? 'CancelWithdrawn' : 'CanceledAtPeriodEnd';
  if (before.PaymentStatus !== after.PaymentStatus) return after.PaymentStatus ?? 'Paid';
  return before.RenewsOn !== null && after.RenewsOn !== null && before.RenewsOn < after.RenewsOn ? 'Renewed' : undefined;
}

/** Emits one event per declined attempt. After each attempt the time of the next attempt or the end differs. */
async function emitFailure(
  trx: Queryable,
  before: store.SubscriptionRow,
  after: store.SubscriptionRow,
  invoice: ProviderInvoice | null,
): Promise<void> {
  const { PaymentStatus, ClubId, UserId, UserSubscriptionId, SubscriptionName, Currency } = after;
  if (invoice === null || (PaymentStatus !== 'RetryingPayment' && PaymentStatus !== 'PaymentFailed')) return;
  const attempt = ({ PaymentStatus: status, DueDateUTC, ExtInvoiceId }: store.SubscriptionRow) =>
    `${status} ${ExtInvoiceId} ${DueDateUTC?.toISOString()}`;
  if (attempt(before) === attempt(after)) return;
  await emit(trx, {
    ClubId,
    Type: 'OnlinePaymentFailed',
    Payload: {
      Target: UserId,
      UserSubscriptionId,
      Title: SubscriptionName,
      Amount: invoice.AmountDue,
      Currency,
      Reason: invoice.DeclineCode,
      NextAttempt: invoice.NextAttempt?.toISOString() ?? null,
    },
  });
}
