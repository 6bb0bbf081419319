import type { screens as en } from '../../en/community/challenges.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Retos',
  'challenges.mine': 'Mis retos',
  'challenges.one': 'Reto',
  'challenges.editor': 'Editar reto',
  'challenges.ofBrand': 'Retos de la marca',
  'challenges.objective': 'Editar reto de objetivos',
};
