import type { scene as en } from '../../../en/workouts/timers/scene.ts';
import type { Translated } from '../../../phrases.ts';

export const scene: Translated<typeof en> = {
  'timerScene.now': 'Ahora',
  'timerScene.next': 'Siguiente',
  'timerScene.then': 'Después',
  'timerScene.left': 'para el final',
  'timerScene.where': 'Ronda {{round}} de {{rounds}} · {{place}} de {{count}}',
  'timerScene.paused': 'Detenido ahora',
  'timerScene.untilTheEnd': 'hasta que acabe el tiempo',
  'timerScene.reps': '{{reps}} repeticiones',
  'timerScene.goOn': 'Continúa el entrenador',
  'timerScene.nextIs': 'Siguiente: {{what}}',
};
