import type { refusals as en } from '../../en/live/displays.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PairingCodeUnknown': 'Nessuno schermo mostra questo codice. Controllalo sulla TV.',
  'error.PairingCodeExpired': 'Questo codice è scaduto. La TV ne mostra uno nuovo.',
  'error.PairingCodeAttempts': 'Troppi codici sbagliati. Riprova tra {{minutes}} min e rileggi il codice sulla TV.',
};
