import type { refusals as en } from '../../../en/live/scenes/scenes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SceneOver': 'Ya ha terminado: otra persona lo ha finalizado. Los entrenamientos están guardados.',
};
