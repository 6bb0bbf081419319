import type { refusals as en } from '../../../en/live/live-trainings/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainingClosed': 'Questo allenamento live è finito.',
  'error.LiveTrainingNeedsSubscription': 'Questo allenamento live è per chi ha {{subscription}}.',
  'error.LiveTrainingFull': 'Limite di partecipanti superato: questo allenamento live ne ammette {{max}}.',
  'error.LiveParticipantStays': 'Questo allenamento live è in corso: i suoi partecipanti restano fino alla fine.',
  'live-max-taken_one': 'Partecipa già {{count}} persona.',
  'live-max-taken_many': 'Partecipano già {{count}} persone.',
  'live-max-taken_other': 'Partecipano già {{count}} persone.',
};
