import type { refusals as en } from '../../../en/office/planned-messages/planned-messages.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyPlanned': 'Ce ne sono già {{max}}. Elimina una bozza o ritira un messaggio in attesa.',
  'moment-to-come': 'Scegli un momento futuro, entro {{days}} giorni.',
};
