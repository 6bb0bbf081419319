import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Code expiré. Demandez-en un nouveau ou choisissez le nom.',
  'error.CheckInCodeAttempts':
    'Beaucoup de codes erronés ici. Attendez {{seconds}} s et créez un nouveau code dans l’app : un code juste vous fait entrer aussitôt.',
};
