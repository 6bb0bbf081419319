import type { roomResults as en } from '../../../en/live/room-results/room-results.ts';
import type { Translated } from '../../../phrases.ts';

export const roomResults: Translated<typeof en> = {
  'roomResults.title': 'En las pantallas de {{room}}',
  'roomResults.onTarget': 'en el objetivo',
  'roomResults.turns.Circuit': 'vueltas',
  'roomResults.turns.Timer': 'ejercicios',
  'roomResults.turns.Quick': 'asaltos',
  'roomResults.turns.Flow': 'segmentos',
  'roomResults.rounds': 'rondas completas',
  'roomResults.heard': 'con la banda',
  'roomResults.watts': 'con vatios',
  'roomResults.timer': 'Temporizador',
  'roomResults.of': '{{done}} de {{planned}}',
  'roomResults.segments': 'Por segmento',
  'roomResults.inJournal': '{{percent}} en {{room}}',
  'roomResults.evaluation-top': 'Excelente',
  'roomResults.evaluation-good': 'Bien',
  'roomResults.evaluation-canDoMore': 'Puedes hacer más',
  'roomResults.evaluation-canDoMuchMore': 'Puedes hacer mucho más',
};
