import type { PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import type { PhraseKey } from '@clubpulse/phrases/phrases';

export const payModes: readonly { mode: PaymentMode; label: PhraseKey }[] = [
  { mode: 'Auto', label: 'participants.payAuto' },
  { mode: 'Subscription', label: 'booking.paySubscription' },
  { mode: 'Credits', label: 'booking.payCredits' },
  { mode: 'Free', label: 'participants.payFree' },
];
