import type { refusals as en } from '../../../en/workouts/runs/runs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RunInFuture': 'Cette séance finit dans le futur. Vérifiez l’horloge de l’appareil, puis renvoyez-la.',
  'error.RunTooEarly': 'Cette séance commence avant d’être possible. Vérifiez l’horloge de l’appareil.',
  'error.RunExerciseUnknown': 'Cette séance nomme un exercice qui n’existe pas.',
  'run-too-long': 'Une séance dure un jour au plus.',
  'set-not-planned': 'Cette série n’est pas au programme.',
  'set-twice': 'Cette série figure deux fois.',
};
