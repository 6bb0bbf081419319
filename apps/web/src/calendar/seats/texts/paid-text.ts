import type { BookablePlace } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import type { Formats } from '../../../platform/formats.ts';
import type { Translate } from '../../../platform/phrases.ts';

/** Formats as `Flex 10` and `6 left`, `Credits` and `2 credits`, or `Free`. */
export function paidTexts(paid: PaidWith, t: Translate): { name: string; rest: string | null } {
  if (paid.PaymentKind === 'Credits') return { name: t('kit.credits'), rest: t('kit.creditCount', { count: paid.Credits }) };
  if (paid.PaymentKind === 'Free') return { name: t('kit.free'), rest: null };
  return {
    name: paid.SubscriptionName ?? t('kit.subscription'),
    rest: paid.RemainingTickets === null ? null : t('booking.ticketsLeft', { count: paid.RemainingTickets }),
  };
}

export function paidText(paid: PaidWith, t: Translate): string {
  const { name, rest } = paidTexts(paid, t);
  return paid.PaymentKind === 'Credits' && rest !== null ? rest : [name, rest].filter(Boolean).join(', ');
}

/** A text such as `With Open monthly · ends 15/12, before the course`. */
export function bookingPrice({ Paid, EndsBefore }: Pick<BookablePlace, 'Paid' | 'EndsBefore'>, t: Translate, formats: Formats) {
  if (Paid === null) return null;
  const ends = EndsBefore !== null && t('booking.endsBefore', { date: formats.dayMonth(EndsBefore) });
  return [priceWords(Paid, t), ends].filter(Boolean).join(' · ');
}

/** Formats as `1 ticket of Flex 10`, `2 credits`, `With Open monthly`, or `Free`. */
function priceWords(paid: PaidWith, t: Translate): string {
  const name = paid.SubscriptionName ?? t('kit.subscription');
  if (paid.PaymentKind === 'Credits') return t('kit.creditCount', { count: paid.Credits });
  if (paid.PaymentKind === 'Free') return t('kit.free');
  return paid.Tickets > 0 ? t('booking.ticketsOf', { count: paid.Tickets, name }) : t('booking.withSubscription', { name });
}

export function givenBackText(paid: PaidWith | null, t: Translate): string | null {
  if (paid === null) return null;
  if (paid.Credits > 0) return t('booking.creditsComeBack', { count: paid.Credits });
  if (paid.Tickets > 0) return t('booking.ticketsComeBack', { count: paid.Tickets, name: paid.SubscriptionName ?? '' });
  return null;
}

export function lostText(paid: PaidWith | null, t: Translate): string | null {
  if (paid === null) return null;
  if (paid.Credits > 0) return t('booking.creditsLost', { count: paid.Credits });
  if (paid.Tickets > 0) return t('booking.ticketsLost', { count: paid.Tickets, name: paid.SubscriptionName ?? '' });
  return null;
}
