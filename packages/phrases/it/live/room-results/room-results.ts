import type { roomResults as en } from '../../../en/live/room-results/room-results.ts';
import type { Translated } from '../../../phrases.ts';

export const roomResults: Translated<typeof en> = {
  'roomResults.title': 'Sugli schermi di {{room}}',
  'roomResults.onTarget': 'in obiettivo',
  'roomResults.turns.Circuit': 'giri',
  'roomResults.turns.Timer': 'esercizi',
  'roomResults.turns.Quick': 'round',
  'roomResults.turns.Flow': 'segmenti',
  'roomResults.rounds': 'giri completi',
  'roomResults.heard': 'con la fascia',
  'roomResults.watts': 'con i watt',
  'roomResults.timer': 'Timer',
  'roomResults.of': '{{done}} di {{planned}}',
  'roomResults.segments': 'Per segmento',
  'roomResults.inJournal': '{{percent}} in {{room}}',
  'roomResults.evaluation-top': 'Ottimo',
  'roomResults.evaluation-good': 'Bene',
  'roomResults.evaluation-canDoMore': 'Puoi fare di più',
  'roomResults.evaluation-canDoMuchMore': 'Puoi fare molto di più',
};
