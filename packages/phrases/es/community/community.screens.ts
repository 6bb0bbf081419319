import type { screens as en } from '../../en/community/community.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Retos',
  'challenges.mine': 'Mis retos',
  'challenges.one': 'Reto',
  'challenges.editor': 'Editar reto',
  'challenges.ofBrand': 'Retos de la marca',
  'challenges.objective': 'Editar reto de objetivos',
  'embeds.title': 'Clasificaciones en una web',
  'levels.title': 'Mi nivel',
  'rankings.title': 'Clasificaciones',
  'rankings.brandTitle': 'Clasificaciones de la marca',
  'rankings.mineTitle': 'Mi clasificación',
  'trainerRankings.title': 'Clasificaciones de entrenadores',
  'trainerRankings.details': 'Mis clases en cifras',
};
