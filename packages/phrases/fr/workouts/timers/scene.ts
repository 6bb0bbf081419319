import type { scene as en } from '../../../en/workouts/timers/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'timerScene.now': 'Maintenant',
  'timerScene.next': 'Ensuite',
  'timerScene.then': 'Puis',
  'timerScene.left': 'restant',
  'timerScene.where': 'Tour {{round}} sur {{rounds}} · {{place}} sur {{count}}',
  'timerScene.paused': 'En attente',
  'timerScene.untilTheEnd': 'jusqu’à la fin du temps',
  'timerScene.reps': '{{reps}} répétitions',
  'timerScene.goOn': 'L’entraîneur poursuit',
  'timerScene.nextIs': 'Ensuite : {{what}}',
};
