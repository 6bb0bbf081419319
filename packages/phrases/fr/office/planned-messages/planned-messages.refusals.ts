import type { refusals as en } from '../../../en/office/planned-messages/planned-messages.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyPlanned': 'Il y en a déjà {{max}}. Supprimez un brouillon ou retirez un message en attente.',
  'moment-to-come': 'Choisissez un moment à venir, dans {{days}} jours au plus.',
};
