import type { PaidWith, PaymentKind } from '@clubpulse/contract/calendar/seats/participants';
import type { MineFacts } from './seats.facts.ts';

/** How a seat is paid; null while she waits. */
export function paidOf(
  mine: Pick<MineFacts, 'PaymentKind' | 'UserSubscriptionId' | 'SubscriptionName' | 'Credits' | 'Tickets' | 'RemainingTickets'>,
): PaidWith | null {
  if (mine.PaymentKind === null) return null;
  return {
    // The table's check allows no other words.
    PaymentKind: mine.PaymentKind as PaymentKind,
    UserSubscriptionId: mine.UserSubscriptionId,
    SubscriptionName: mine.SubscriptionName,
    Credits: mine.Credits,
    Tickets: mine.Tickets,
    RemainingTickets: mine.RemainingTickets,
  };
}
