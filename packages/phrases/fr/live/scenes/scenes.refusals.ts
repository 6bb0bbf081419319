import type { refusals as en } from '../../../en/live/scenes/scenes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SceneOver': 'C’est déjà terminé : quelqu’un d’autre y a mis fin. Les entraînements sont enregistrés.',
};
