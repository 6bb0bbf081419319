import type { refusals as en } from '../../en/body/body.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FitnessTestNotCleared':
    'Pas aujourd’hui : avec de la fièvre ou une infection, pas de test, et ce qui est coché, ou un test jusqu’à l’épuisement, demande d’abord l’avis d’un médecin.',
  'error.FitnessTestNeedsProfile':
    'Ce test dépend de l’âge et du genre : à renseigner dans le profil, ou choisissez le test de la marche.',
  'error.FitnessTestTooSoon':
    'Ce test a été arrêté au-dessus de 85 % il y a moins d’un jour : réessayez dans {{hours}} h, ou marchez un mile.',
  'error.FitnessTestEnded': 'Ce test est déjà terminé : préparez-en un nouveau.',
  'error.FitnessTestSamples':
    'Les fréquences cardiaques ne confirment pas la fin annoncée du test. Arrêtez-le à la main et réessayez.',
  'test-load': 'Entre 25 et 300 W.',
  'test-weight': 'Entre 20 et 350 kg.',
  'test-distance': 'Entre 500 et 5000 m.',
  'goal-day-over': 'Choisissez aujourd’hui ou un jour à venir.',
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
