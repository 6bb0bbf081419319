import type { parts as en } from '../../en/workouts/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'workouts.timer': 'Timer',
  'workouts.rounds': 'Giri',
  'workouts.speed': 'Velocità dell’anteprima',
  'workouts.mainPart': 'Parte principale',
  'workouts.load': 'Carico',
  'workouts.ownWeight': 'corpo',
  'workouts.rpe': 'RPE {{rpe}}',
  'workouts.dayNumber': 'Giorno {{number}}',
  'workouts.makeCopy': 'Crea una copia',
  'workouts.exerciseCount_one': '{{count}} esercizio',
  'workouts.exerciseCount_many': '{{count}} esercizi',
  'workouts.exerciseCount_other': '{{count}} esercizi',
  'workouts.found': '{{found}} di {{number}}',
  'workouts.isUnpublished': 'Non pubblicato',
  'workouts.select': 'Seleziona {{name}}',
  'workouts.selected_one': '{{count}} selezionato',
  'workouts.selected_many': '{{count}} selezionati',
  'workouts.selected_other': '{{count}} selezionati',
  'workouts.publishSome': 'Pubblica {{count}}',
  'workouts.unpublishSome': 'Annulla pubblicazione di {{count}}',
  'workouts.selectFound': 'Seleziona tutti i {{number}}',
};
