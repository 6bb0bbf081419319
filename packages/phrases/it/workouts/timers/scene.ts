import type { scene as en } from '../../../en/workouts/timers/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'timerScene.now': 'Adesso',
  'timerScene.next': 'Poi',
  'timerScene.then': 'Dopo',
  'timerScene.left': 'alla fine',
  'timerScene.where': 'Giro {{round}} di {{rounds}} · {{place}} di {{count}}',
  'timerScene.paused': 'Fermo',
  'timerScene.untilTheEnd': 'fino allo scadere del tempo',
  'timerScene.reps': '{{reps}} ripetizioni',
  'timerScene.goOn': 'Prosegue il trainer',
  'timerScene.nextIs': 'Poi: {{what}}',
};
