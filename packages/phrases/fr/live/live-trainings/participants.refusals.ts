import type { refusals as en } from '../../../en/live/live-trainings/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainingClosed': 'Cet entraînement live est terminé.',
  'error.LiveTrainingNeedsSubscription': 'Cet entraînement live est réservé à qui a {{subscription}}.',
  'error.LiveTrainingFull': 'Limite de participants dépassée : cet entraînement live en accepte {{max}}.',
  'error.LiveParticipantStays': 'Cet entraînement live est en cours : ses participants y restent jusqu’à la fin.',
  'live-max-taken_one': '{{count}} personne participe déjà.',
  'live-max-taken_many': '{{count}} personnes participent déjà.',
  'live-max-taken_other': '{{count}} personnes participent déjà.',
};
