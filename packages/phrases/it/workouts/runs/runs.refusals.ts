import type { refusals as en } from '../../../en/workouts/runs/runs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RunInFuture': 'Questo allenamento finisce nel futuro. Controlla l’orologio del dispositivo, poi invialo di nuovo.',
  'error.RunTooEarly': 'Questo allenamento inizia prima di quando possa essere avvenuto. Controlla l’orologio del dispositivo.',
  'error.RunExerciseUnknown': 'Questo allenamento nomina un esercizio che non esiste.',
  'run-too-long': 'Un allenamento dura al massimo un giorno.',
  'set-not-planned': 'Questa serie non è nel piano.',
  'set-twice': 'Questa serie è indicata due volte.',
};
