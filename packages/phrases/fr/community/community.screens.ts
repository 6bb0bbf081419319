import type { screens as en } from '../../en/community/community.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Défis',
  'challenges.mine': 'Mes défis',
  'challenges.one': 'Défi',
  'challenges.editor': 'Modifier le défi',
  'challenges.ofBrand': 'Défis de l’enseigne',
  'challenges.objective': 'Modifier le défi à objectifs',
  'embeds.title': 'Classements sur un site',
  'levels.title': 'Mon niveau',
  'rankings.title': 'Classements',
  'rankings.brandTitle': 'Classements de l’enseigne',
  'rankings.mineTitle': 'Mon classement',
  'trainerRankings.title': 'Classements des entraîneurs',
  'trainerRankings.details': 'Mes cours en chiffres',
};
