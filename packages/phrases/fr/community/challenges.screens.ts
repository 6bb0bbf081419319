import type { screens as en } from '../../en/community/challenges.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Défis',
  'challenges.mine': 'Mes défis',
  'challenges.one': 'Défi',
  'challenges.editor': 'Modifier le défi',
  'challenges.ofBrand': 'Défis de l’enseigne',
  'challenges.objective': 'Modifier le défi à objectifs',
};
