import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Codice scaduto. Chiedine uno nuovo, o scegli il nome.',
  'error.CheckInCodeAttempts':
    'Molti codici sbagliati qui. Aspetta {{seconds}} s e crea un codice nuovo nell’app: con uno giusto entri subito.',
};
