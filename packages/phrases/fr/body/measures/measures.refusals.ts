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
  'part-of-water':
    'L’eau intracellulaire et l’eau extracellulaire font partie de l’eau corporelle totale : vérifiez ces valeurs.',
  'part-of-cholesterol': 'HDL et LDL font partie du cholestérol total : vérifiez ces valeurs.',
  'part-of-muscle': 'La masse musculaire squelettique fait partie de la masse musculaire : vérifiez les deux valeurs.',
  'part-of-fat': 'La graisse sous-cutanée fait partie de la masse grasse : vérifiez les deux valeurs.',
  'part-beside-fat': 'Le poids sans la masse grasse est inférieur à cela : vérifiez cette valeur, le poids et la masse grasse.',
  'part-of-known-weight':
    'Le dernier poids, {{weight}} {{unit}}, est trop faible pour cette valeur : vérifiez-la, ou saisissez le poids mesuré en même temps.',
};
