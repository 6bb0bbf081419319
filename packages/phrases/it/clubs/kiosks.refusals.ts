import type { refusals as en } from '../../en/clubs/kiosks.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.KioskCodeUnknown':
    'Nessun chiosco aspetta con questo codice. Un codice vale una volta, per 15 minuti: chiedine uno nuovo nelle impostazioni del club.',
  'error.KioskCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min, con un codice nuovo.',
  'error.KioskLimit': 'Un club ha al massimo {{max}} chioschi. Elimina quelli che non si usano più.',
  'error.KioskUnpaired': 'Questo tablet non è più abbinato al club. Abbinalo con un codice nuovo.',
};
