import type { screens as en } from '../../en/training/training.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'training.journal': 'Journal',
  'training.comment': 'Commenter un entraînement',
  'training.shared': 'Un entraînement partagé',
  'training.training': 'Entraînement',
};
