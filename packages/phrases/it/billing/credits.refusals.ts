import type { refusals as en } from '../../en/billing/credits.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Inserisci il numero di crediti.',
  'balance-too-high': 'Il saldo può essere al massimo 1.000.000.000.',
  'error.NotEnoughCredits': 'Crediti insufficienti: ne servono {{needed}}, ne restano {{balance}}.',
};
