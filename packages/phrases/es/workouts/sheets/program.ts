import type { program as en } from '../../../en/workouts/sheets/program.ts';
import type { Translated } from '../../../phrases.ts';

export const program: Translated<typeof en> = {
  'duration-too-short': 'Un ejercicio o una pausa dura al menos 5 segundos.',
  'rest-too-short': 'Un descanso dura al menos 5 segundos.',
  'segment-too-short': 'Un segmento de una ficha de intervalos dura al menos 15 segundos.',
  'reps-in-interval': 'Una ficha de intervalos cuenta tiempo, no repeticiones.',
  'reps-and-duration': 'Introduce repeticiones o una duración, no ambas.',
  'only-a-pause': 'Indica cuántas veces o cuánto tiempo: un ejercicio no puede ser solo una pausa.',
  'only-pauses': 'Una serie no puede tener solo pausas. Añade un ejercicio.',
  'exercise-required': 'Cada serie necesita al menos un ejercicio.',
  'too-many-exercises': 'Una serie tiene como máximo 9 ejercicios.',
  'exercise-twice': 'Este ejercicio ya está en la serie.',
  'exercise-removed': 'Definición del ejercicio no encontrada (eliminada)',
  'reps-max-too-low': 'Las repeticiones máximas no pueden ser menos que las mínimas.',
  'weight-max-too-low': 'El peso máximo debe superar al mínimo.',
  'zone-max-too-low': 'La zona máxima no puede estar por debajo de la mínima.',
  'weight-out-of-range': 'Introduce un peso mayor que 0 y de hasta 1000 kg.',
  'rpe-out-of-range': 'Introduce un esfuerzo de 0 a 10, en pasos de medio punto.',
  'invalid-tempo': 'Introduce un ritmo como 3-1-1-0, hold o fast.',
  'set-required': 'Cada grupo necesita al menos una serie.',
  'too-many-sets': 'Un grupo tiene como máximo 20 series.',
  'group-required': 'Cada día necesita al menos un grupo.',
  'too-many-day-groups': 'Un día tiene como máximo 20 grupos.',
  'day-required': 'Una ficha necesita al menos un día.',
  'too-many-days': 'Una ficha tiene como máximo 14 días.',
  'sheet-too-long': 'Una ficha tiene como máximo 500 ejercicios y pausas. Divídela en dos.',
};
