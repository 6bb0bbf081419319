import type { parts as en } from '../../en/workouts/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'workouts.timer': 'Temporizador',
  'workouts.rounds': 'Rondas',
  'workouts.speed': 'Velocidad de la vista previa',
  'workouts.mainPart': 'Parte principal',
  'workouts.load': 'Carga',
  'workouts.ownWeight': 'cuerpo',
  'workouts.rpe': 'RPE {{rpe}}',
  'workouts.dayNumber': 'Día {{number}}',
  'workouts.makeCopy': 'Hacer una copia',
  'workouts.exerciseCount_one': '{{count}} ejercicio',
  'workouts.exerciseCount_many': '{{count}} ejercicios',
  'workouts.exerciseCount_other': '{{count}} ejercicios',
  'workouts.found': '{{found}} de {{number}}',
  'workouts.isUnpublished': 'No publicado',
  'workouts.select': 'Seleccionar {{name}}',
  'workouts.selected_one': '{{count}} seleccionado',
  'workouts.selected_many': '{{count}} seleccionados',
  'workouts.selected_other': '{{count}} seleccionados',
  'workouts.publishSome': 'Publicar {{count}}',
  'workouts.unpublishSome': 'Retirar {{count}}',
  'workouts.selectFound': 'Seleccionar los {{number}}',
};
