import type { CreditTransaction } from '@clubpulse/contract/billing/credits';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

const reasons: Record<CreditTransaction['Reason'], PhraseKey> = {
  Purchase: 'billing.ledgerPurchase',
  Refund: 'billing.ledgerRefund',
  Booking: 'billing.ledgerBooking',
  GiveBack: 'billing.ledgerGiveBack',
  Adjustment: 'billing.ledgerAdjustment',
  Assigned: 'billing.ledgerAssigned',
  Expired: 'billing.ledgerExpired',
};

/** Why a balance changed: `Lunch Ride, booked`, `Package bought`, and the note of whoever did it. */
export function entryWords({ Reason, ClassName, Note }: CreditTransaction, t: Translate): { text: string; note: string } {
  const reason = t(reasons[Reason]);
  return { text: ClassName === null ? reason : `${ClassName}, ${reason.toLocaleLowerCase()}`, note: Note };
}
