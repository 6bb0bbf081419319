import type { program as en } from '../../../en/workouts/sheets/program.ts';
import type { Translated } from '../../../phrases.ts';

export const program: Translated<typeof en> = {
  'duration-too-short': 'Un exercice ou une pause dure au moins 5 secondes.',
  'rest-too-short': 'Une récupération dure au moins 5 secondes.',
  'segment-too-short': 'Un segment d’une fiche par intervalles dure au moins 15 secondes.',
  'reps-in-interval': 'Une fiche par intervalles compte le temps, pas les répétitions.',
  'reps-and-duration': 'Saisissez des répétitions ou une durée, pas les deux.',
  'only-a-pause': 'Indiquez combien de fois ou combien de temps : un exercice ne peut pas être qu’une pause.',
  'only-pauses': 'Une série ne peut pas contenir que des pauses. Ajoutez un exercice.',
  'exercise-required': 'Chaque série a besoin d’au moins un exercice.',
  'too-many-exercises': 'Une série compte 9 exercices au maximum.',
  'exercise-twice': 'Cet exercice est déjà dans la série.',
  'exercise-removed': 'Définition de l’exercice introuvable (supprimée)',
  'reps-max-too-low': 'Le maximum de répétitions ne peut pas être inférieur au minimum.',
  'weight-max-too-low': 'Le poids maximal doit dépasser le minimal.',
  'zone-max-too-low': 'La zone maximale ne peut pas être sous la minimale.',
  'weight-out-of-range': 'Saisissez un poids supérieur à 0 et jusqu’à 1 000 kg.',
  'rpe-out-of-range': 'Saisissez un effort de 0 à 10, par demi-point.',
  'invalid-tempo': 'Saisissez un tempo comme 3-1-1-0, hold ou fast.',
  'set-required': 'Chaque groupe a besoin d’au moins une série.',
  'too-many-sets': 'Un groupe compte 20 séries au maximum.',
  'group-required': 'Chaque jour a besoin d’au moins un groupe.',
  'too-many-day-groups': 'Un jour compte 20 groupes au maximum.',
  'day-required': 'Une fiche a besoin d’au moins un jour.',
  'too-many-days': 'Une fiche compte 14 jours au maximum.',
  'sheet-too-long': 'Une fiche compte 500 exercices et pauses au maximum. Faites-en deux.',
};
