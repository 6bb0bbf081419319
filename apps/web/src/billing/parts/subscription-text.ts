import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import type { InvoiceState, PaymentState, UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { nextChargeOn } from '@clubpulse/rules/billing/subscriptions/own-pause';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export function recurrenceText({ Every, Unit }: Recurrence, t: Translate): string {
  const keys = { Day: 'billing.everyDays', Month: 'billing.everyMonths', Year: 'billing.everyYears' } as const;
  return t(keys[Unit], { count: Every });
}

/** Formats as `€59.00`, `€59.00 every month`, `Free`. */
export function priceText(
  { Price, Currency, Recurrence }: { Price: number; Currency: string; Recurrence: Recurrence | null },
  t: Translate,
  formats: Formats,
): string {
  if (Price === 0) return t('kit.free');
  const price = formats.money(Price, Currency);
  return Recurrence === null ? price : `${price} ${recurrenceText(Recurrence, t)}`;
}

const reasons: Record<NonNullable<UserSubscription['StateReason']>, PhraseKey> = {
  Immediately: 'billing.endedImmediately',
  Refunded: 'billing.endedRefunded',
  PeriodEnd: 'billing.endedPeriodEnd',
  UnpaidExternal: 'billing.endedUnpaid',
  Date: 'billing.endedDate',
  Tickets: 'billing.endedTickets',
};

export function datesText(held: UserSubscription, t: Translate, formats: Formats): string {
  const on = (key: PhraseKey, day: string) => t(key, { date: formats.date(day) });
  if (isOver(held.State)) return endedWords(held, t, formats);
  if (held.State === 'Suspended' && held.SuspendedDate !== null) {
    const from = formats.date(held.SuspendedDate);
    return held.ReactivationDate === null
      ? t('billing.suspendedByHand', { from })
      : t('billing.suspendedUntil', { from, until: formats.date(held.ReactivationDate) });
  }
  if (held.ScheduledEnd !== null) return on('billing.canceledUntil', held.ScheduledEnd);
  if (held.State === 'NotStarted') return on('billing.beginsOn', held.ActivationDate);
  const renews = nextChargeOn(held);
  if (renews !== null) return on('billing.renewsOn', renews);
  return held.ExpiryDate === null ? t('billing.noEnd') : on('billing.endsOn', held.ExpiryDate);
}

function endedWords(held: UserSubscription, t: Translate, formats: Formats): string {
  const lastDay = held.StateReason === 'Tickets' ? null : (held.ScheduledEnd ?? held.ExpiryDate);
  const day = held.DeactivationDate ?? lastDay;
  const why = held.StateReason === null ? null : t(reasons[held.StateReason]);
  if (day === null) return why ?? '';
  const ended = t('billing.endedOn', { date: formats.date(day) });
  return why === null ? ended : `${ended} (${why})`;
}

const paymentStates: Record<PaymentState, PhraseKey> = {
  WaitingInitialPayment: 'billing.waitingInitialPayment',
  InitialPaymentFailed: 'billing.initialPaymentFailed',
  RetryingPayment: 'billing.retryingPayment',
  PaymentFailed: 'billing.paymentFailed',
  CanceledImmediately: 'billing.canceledImmediately',
  CanceledAtPeriodEnd: 'billing.canceledAtPeriodEnd',
  PaymentPeriodTerminated: 'billing.paymentPeriodTerminated',
};
const invoiceStates: Record<InvoiceState, PhraseKey> = {
  draft: 'billing.invoiceDraft',
  open: 'billing.invoiceOpen',
  void: 'billing.invoiceVoid',
  paid: 'billing.invoicePaid',
  uncollectible: 'billing.invoiceUncollectible',
  unpaid: 'billing.invoiceUnpaid',
};

export function paymentTexts(held: UserSubscription, t: Translate, formats: Formats): string[] {
  const paid = held.InstallmentPlan.filter(({ PaidAt }) => PaidAt !== null).length;
  const due = { ToPay: 'billing.payBy', Unpaid: 'billing.wasDueOn' } as const;
  const owes = held.PaymentLabel === 'ToPay' || held.PaymentLabel === 'Unpaid' ? due[held.PaymentLabel] : null;
  return [
    held.InstallmentPlan.length > 0 ? t('billing.installmentsPaid', { paid, total: held.InstallmentPlan.length }) : null,
    held.PartPaid > 0 && held.AmountDue > 0
      ? t('billing.partPaid', {
          paid: formats.money(held.PartPaid, held.Currency),
          left: formats.money(held.AmountDue, held.Currency),
        })
      : null,
    owes !== null && held.DueDateUTC !== null ? t(owes, { date: formats.date(held.DueDateUTC.slice(0, 10)) }) : null,
    held.ExtStatus === 'trialing' && held.RenewsOn !== null
      ? t('billing.firstChargeOn', { date: formats.date(held.RenewsOn) })
      : null,
    held.DebitOn === null ? null : t('billing.debitOn', { date: formats.date(held.DebitOn) }),
    held.ExternalPayment ? t('billing.externalPayment') : null,
    held.PaymentStatus === null ? null : t(paymentStates[held.PaymentStatus]),
    held.InvoiceState === null ? null : t(invoiceStates[held.InvoiceState]),
  ].filter((words) => words !== null);
}
