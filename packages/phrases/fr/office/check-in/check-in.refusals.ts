import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Ce code ne vaut plus. Faites-en montrer un nouveau, ou choisissez la personne par son nom.',
};
