import type { refusals as en } from '../../../en/calendar/seats/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassHasNotStarted': 'Le cours n’a pas encore commencé.',
  'error.ParticipantNotBooked': 'On ne peut pointer que ceux qui ont une place, pas ceux qui attendent.',
  'error.ClassIsCourse': 'Un stage compte plusieurs jours et ne se déplace pas d’un bloc. Annulez-le ou changez ses jours.',
};
