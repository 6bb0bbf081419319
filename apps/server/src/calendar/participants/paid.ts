import type { PaidWith } from '@clubpulse/contract/calendar/participants';
import type { MineFacts } from './facts.store.ts';

/** How a seat is paid; null while she waits. */
export function paidOf(
  mine: Pick<MineFacts, 'PaymentKind' | 'UserSubscriptionId' | 'SubscriptionName' | 'Credits' | 'Tickets' | 'RemainingTickets'>,
): PaidWith | null {
  if (mine.PaymentKind === null) return null;
  return {
    PaymentKind: mine.PaymentKind,
    UserSubscriptionId: mine.UserSubscriptionId,
    SubscriptionName: mine.SubscriptionName,
    Credits: mine.Credits,
    Tickets: mine.Tickets,
    RemainingTickets: mine.RemainingTickets,
  };
}
