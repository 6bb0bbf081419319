import type { refusals as en } from '../../../en/workouts/runs/runs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RunInFuture': 'Este entrenamiento termina en el futuro. Revisa el reloj del dispositivo y envíalo otra vez.',
  'error.RunTooEarly': 'Este entrenamiento empieza antes de lo posible. Revisa el reloj del dispositivo.',
  'error.RunExerciseUnknown': 'Este entrenamiento nombra un ejercicio que no existe.',
  'run-too-long': 'Un entrenamiento dura como mucho un día.',
  'set-not-planned': 'Esta serie no está en el plan.',
  'set-twice': 'Esta serie figura dos veces.',
};
