import type { refusals as en } from '../../../en/body/fitness-tests/fitness-tests.refusals.ts';
import type { Translated } from '../../../phrases.ts';

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
};
