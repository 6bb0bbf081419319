import type { refusals as en } from '../../../en/training/comments/comments.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'C’est à l’athlète de dire si un entraînement était dur.',
  'model-is-hers': 'Seul l’athlète peut laisser un modèle lire les chiffres de son entraînement.',
};
