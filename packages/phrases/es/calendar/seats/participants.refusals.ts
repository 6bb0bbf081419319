import type { refusals as en } from '../../../en/calendar/seats/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassHasNotStarted': 'La clase aún no ha empezado.',
  'error.ParticipantNotBooked': 'Solo se puede marcar a quien tiene plaza, no a quien espera.',
  'error.ClassIsCourse': 'Un curso tiene varios días y no se mueve entero. Cancélalo o cambia sus días.',
};
