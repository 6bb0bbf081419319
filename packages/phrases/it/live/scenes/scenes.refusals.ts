import type { refusals as en } from '../../../en/live/scenes/scenes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SceneOver': 'È già finito: lo ha terminato qualcun altro. Gli allenamenti sono salvati.',
};
