import type { refusals as en } from '../../../en/workouts/timers/timers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TimerNotFound': 'Temporizador no encontrado. Alguien lo ha eliminado: vuelve a los temporizadores.',
  'error.TooManyTimers': 'Un club tiene como máximo {{max}} temporizadores. Elimina los que ya nadie usa.',
  'timer-clock': 'Escribe minutos y segundos, como 01:30.',
  'timer-too-short': 'Dura al menos 00:05.',
  'timer-too-long': 'En total dura más de 6 horas. Reduce las rondas o los tiempos.',
  'timer-without-exercises': 'Añade al menos un ejercicio.',
  'timer-too-many-exercises': 'Como máximo 9 ejercicios. Quita uno.',
  'timer-exercise-twice': 'Este ejercicio ya está en el temporizador. Elige otro.',
  'timer-exercise-gone': 'Este ejercicio ya no está disponible. Elige otro.',
  'timer-time-or-reps': 'Ponle un tiempo o repeticiones, una de las dos cosas.',
  'timer-reps-order': 'El máximo de repeticiones no puede ser menor que el mínimo.',
};
