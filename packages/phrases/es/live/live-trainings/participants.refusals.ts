import type { refusals as en } from '../../../en/live/live-trainings/participants.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainingClosed': 'Este entrenamiento en directo ha terminado.',
  'error.LiveTrainingNeedsSubscription': 'Este entrenamiento en directo es para quien tiene {{subscription}}.',
  'error.LiveTrainingFull': 'Límite de participantes superado: este entrenamiento en directo admite {{max}}.',
  'error.LiveParticipantStays': 'Este entrenamiento en directo está en curso: sus participantes se quedan hasta que termine.',
  'live-max-taken_one': 'Ya participa {{count}} persona.',
  'live-max-taken_many': 'Ya participan {{count}} personas.',
  'live-max-taken_other': 'Ya participan {{count}} personas.',
};
