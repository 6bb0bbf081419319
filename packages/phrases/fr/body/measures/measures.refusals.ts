import type { refusals as en } from '../../../en/body/measures/measures.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MeasuresNotOverdue': 'Il n’y a rien à rappeler : aucune de ces mesures n’est à renouveler.',
  'error.MeasuresRemindedAlready': 'Le club a déjà envoyé un rappel aujourd’hui. Il pourra en envoyer un autre demain.',
  'measure-too-early': 'C’est avant la naissance de la personne. Saisissez une date ultérieure.',
  'measure-limits': 'Entre {{min}} et {{max}} {{unit}}.',
  'measure-not-typed': 'Cette mesure se calcule à partir d’autres, ou figure deux fois.',
  'measured-already': 'C’est déjà enregistré.',
  'pressure-order': 'La première valeur d’une tension est la plus élevée.',
  'part-of-weight': 'Une partie du corps pèse moins que le tout : vérifiez cette valeur et le poids.',
  'part-of-water': 'Une partie de l’eau corporelle est inférieure au total : vérifiez les deux valeurs.',
  'part-of-cholesterol': 'Une partie du cholestérol est inférieure au total : vérifiez les deux valeurs.',
};
