import type { endReasons as en } from '../../en/billing/end-reasons.ts';
import type { Translated } from '../../phrases.ts';

export const endReasons: Translated<typeof en> = {
  'billing.endReason': 'Pourquoi arrêtez-vous ? Vous pouvez ne pas répondre.',
  'billing.endReasonStaff': 'Pourquoi ce départ, si c’est connu',
  'billing.endReasonWords': 'Avec vos mots',
  'billing.endReason-Moved': 'Déménagement',
  'billing.endReason-Price': 'Trop cher',
  'billing.endReason-NoTime': 'Manque de temps',
  'billing.endReason-Health': 'Blessure ou santé',
  'billing.endReason-OtherClub': 'Un autre club',
  'billing.endReason-Other': 'Une autre raison',
  'billing.endReason-None': 'Non précisé',
};
