import type { roomResults as en } from '../../../en/live/room-results/room-results.ts';
import type { Translated } from '../../../phrases.ts';

export const roomResults: Translated<typeof en> = {
  'roomResults.title': 'Sur les écrans de {{room}}',
  'roomResults.onTarget': 'dans la cible',
  'roomResults.turns.Circuit': 'passages',
  'roomResults.turns.Timer': 'exercices',
  'roomResults.turns.Quick': 'rounds',
  'roomResults.turns.Flow': 'segments',
  'roomResults.rounds': 'tours complets',
  'roomResults.heard': 'avec la ceinture',
  'roomResults.watts': 'avec watts',
  'roomResults.timer': 'Minuteur',
  'roomResults.of': '{{done}} sur {{planned}}',
  'roomResults.segments': 'Par segment',
  'roomResults.inJournal': '{{percent}} dans {{room}}',
  'roomResults.evaluation-top': 'Excellent',
  'roomResults.evaluation-good': 'Bien',
  'roomResults.evaluation-canDoMore': 'Vous pouvez faire plus',
  'roomResults.evaluation-canDoMuchMore': 'Vous pouvez faire beaucoup plus',
};
