import type { refusals as en } from '../../en/billing/credits.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Saisissez le nombre de crédits.',
  'balance-too-high': 'Le solde peut être au plus de 1 000 000 000.',
  'error.NotEnoughCredits': 'Crédits insuffisants : il en faut {{needed}}, il en reste {{balance}}.',
};
