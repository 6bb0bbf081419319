import type { endReasons as en } from '../../en/billing/end-reasons.ts';
import type { Translated } from '../../phrases.ts';

export const endReasons: Translated<typeof en> = {
  'billing.endReason': 'Perché smetti? Puoi non dirlo.',
  'billing.endReasonStaff': 'Perché smette, se si sa',
  'billing.endReasonWords': 'Con parole tue',
  'billing.endReason-Moved': 'Trasferimento',
  'billing.endReason-Price': 'Troppo caro',
  'billing.endReason-NoTime': 'Mancanza di tempo',
  'billing.endReason-Health': 'Infortunio o salute',
  'billing.endReason-OtherClub': 'Un altro club',
  'billing.endReason-Other': 'Un altro motivo',
  'billing.endReason-None': 'Non l’ha detto',
};
