import type { refusals as en } from '../../../en/office/planned-messages/planned-messages.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyPlanned': 'Ya hay {{max}}. Elimina un borrador o retira un mensaje en espera.',
  'moment-to-come': 'Elige un momento futuro, en un plazo máximo de {{days}} días.',
};
