import type { refusals as en } from '../../en/devices/apps.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Questa app non è più registrata. Chiedi un nuovo codice a un gestore.',
  'error.AppLimit': 'Un club ha al massimo {{max}} app e codici. Rimuovine uno che non si usa più.',
  'error.AppCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min, o chiedi di nuovo il codice a un gestore.',
};
