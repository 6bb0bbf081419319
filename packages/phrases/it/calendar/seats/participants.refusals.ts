import type { refusals as en } from '../../../en/calendar/seats/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassHasNotStarted': 'La lezione non è ancora iniziata.',
  'error.ParticipantNotBooked': 'Si può segnare solo chi ha un posto, non chi aspetta.',
  'error.ClassIsCourse': 'Un corso ha più giorni e non si sposta tutto insieme. Annullalo o cambia i suoi giorni.',
};
