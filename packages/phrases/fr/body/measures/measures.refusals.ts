import type { refusals as en } from '../../../en/body/measures/measures.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'measure-too-early': 'C’est avant la naissance de la personne. Saisissez une date ultérieure.',
  'measure-limits': 'Entre {{min}} et {{max}} {{unit}}.',
  'measure-not-typed': 'Cette mesure se calcule à partir d’autres, ou figure deux fois.',
  'measured-already': 'C’est déjà enregistré.',
  'pressure-order': 'La première valeur d’une tension est la plus élevée.',
};
