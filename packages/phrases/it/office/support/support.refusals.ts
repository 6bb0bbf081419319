import type { refusals as en } from '../../../en/office/support/support.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SupportVideoNotFound': 'Questo video di assistenza non c’è più. Guarda di nuovo l’elenco.',
  'error.TooManySupportVideos': 'Ci sono già {{max}} video di assistenza. Eliminane uno che non serve.',
};
