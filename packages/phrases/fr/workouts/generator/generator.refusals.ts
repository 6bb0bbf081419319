import type { refusals as en } from '../../../en/workouts/generator/generator.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoExercisesAvailable':
    'Aucun exercice disponible pour l’équipement choisi. Choisissez un autre lieu, ou ajoutez des équipements et des exercices au club. Les contre-indications peuvent aussi n’en laisser aucun.',
  'error.NoModelSet': 'Ce serveur n’a pas de modèle qui lise les mots. Choisissez les options à la main.',
  'no-sheet': 'Un problème cardiaque non contrôlé n’a pas de fiche : la personne doit d’abord voir un médecin.',
  'not-cleared': 'Un médecin doit d’abord l’autoriser : cochez que vous l’avez vu.',
};
