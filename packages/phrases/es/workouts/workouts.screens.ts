import type { screens as en } from '../../en/workouts/workouts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'circuits.circuits': 'Circuitos',
  'circuits.circuit': 'Circuito',
  'definitions.title': 'Entrenamientos guiados',
  'definitions.workout': 'Entrenamiento guiado',
  'workouts.exercises': 'Ejercicios',
  'flows.title': 'Flujos de intensidad',
  'generator.title': 'Generar una ficha',
  'provider.title': 'De la plataforma',
  'provider.one': 'Entrenamiento de la plataforma',
  'runs.run': 'Entrenar con una hoja',
  'runs.log': 'Hoja realizada',
  'sheets.title': 'Fichas de entrenamiento',
  'sheets.sheet': 'Ficha de entrenamiento',
  'sheets.usersTitle': 'Fichas de los socios',
  'sheets.export': 'Ficha en papel',
  'slides.title': 'Presentaciones',
  'timers.title': 'Temporizadores',
};
