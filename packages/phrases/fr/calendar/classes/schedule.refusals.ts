import type { refusals as en } from '../../../en/calendar/classes/schedule.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'schedule-needs-event': 'Ajoutez au moins un rendez-vous.',
  'schedule-invalid-date': 'Ce jour n’existe pas.',
  'schedule-end-before-start': 'Le dernier jour précède le premier.',
  'schedule-invalid-start-time': 'L’heure de début n’est pas valable.',
  'schedule-duration-limits': 'La durée doit être comprise entre 10 et 240 minutes.',
  'schedule-too-far-ahead': 'Le premier jour peut être au plus tard dans six mois.',
  'schedule-too-long': 'Un programme peut s’étendre sur 370 jours au plus.',
  'schedule-all-in-past': 'Tous ces jours sont passés.',
  'schedule-time-skipped': 'Ce jour-là l’horloge avance et cette heure n’existe pas. Choisissez-en une autre.',
  'schedule-slot-twice': 'Ce jour et cette heure y sont déjà.',
  'schedule-wrong-kind': 'Ce programme ne correspond pas au type de cours.',
  'lesson-schedule-end-date-in-past': 'La fin est passée. Choisissez une heure plus tardive.',
  'schedule-selection-too-long': 'Choisissez 4 heures au plus.',
  'schedule-not-generate-event':
    'Ce programme ne produit aucun jour. Changez les dates, les jours de la semaine ou les exceptions.',
  'error.ClassIsPublished': 'Les dates d’un cours publié sont verrouillées. Dépubliez-le pour les modifier.',
  'error.ScheduleGeneratesNoEvents': 'Le programme ne produit aucun rendez-vous valable.',
  'schedule-same-time': 'Le cours est déjà à cet horaire.',
};
