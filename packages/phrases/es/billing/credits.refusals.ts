import type { refusals as en } from '../../en/billing/credits.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'credits-required': 'Introduce el número de créditos.',
  'balance-too-high': 'El saldo puede ser como máximo 1.000.000.000.',
  'error.NotEnoughCredits': 'Créditos insuficientes: se necesitan {{needed}} y quedan {{balance}}.',
};
