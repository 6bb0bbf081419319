import type { refusals as en } from '../../../en/workouts/circuits/circuits.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyCircuits': 'Un club tiene como máximo {{max}} circuitos. Elimina alguno que ya nadie use.',
  'error.NoBridgeWithStation':
    'Ningún bridge del club tiene estación. Asígnale una en Salas y dispositivos, o desactiva las estaciones.',
  'circuit-too-short': 'Al menos 5 segundos.',
  'circuit-length-step': 'Las duraciones van en pasos de 5 segundos.',
  'circuit-too-many-exercises': 'Una estación tiene como máximo 9 ejercicios.',
  'circuit-too-many-tags': 'Como máximo 10 etiquetas.',
  'circuit-too-many-stations': 'Un circuito tiene como máximo 20 estaciones.',
  'circuit-station-required': 'Elige una pantalla para al menos una estación, o desactiva las estaciones.',
  'circuit-one-station': 'Las estaciones se desactivan cuando queda una.',
  'circuit-no-screen': 'Ninguna pantalla muestra esta estación. Elige una, o vacía la estación.',
  'circuit-station-not-configured': 'Estación no configurada en el club. Elige una pantalla de aquí.',
  'circuit-station-twice': 'Dos estaciones no pueden ser la misma estación guardada.',
  'circuit-exercise-twice': 'Este ejercicio ya está en la estación.',
  'circuit-exercise-required': 'Pon al menos un ejercicio en una estación.',
  'circuit-reps-order': 'El máximo no puede ser menor que el mínimo.',
  'circuit-too-long': 'Un circuito dura como máximo 6 horas. Quita rondas o tiempo.',
  'circuit-station-has-exercises': 'Una estación con ejercicios no se puede quitar. Vacíala antes.',
};
