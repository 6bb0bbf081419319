import type { refusals as en } from '../../../en/calendar/classes/classes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'seats-required': 'Proposez au moins une place, en salle ou en ligne.',
  'seats-awaited': 'Quelqu’un attend une place de ce type. Faites d’abord avancer la liste d’attente.',
  'time-of-day-order': 'La première heure doit précéder la seconde.',
  'class-count-limits': 'Entrez un nombre entier de 0 à 10 000.',
  'class-hours-limits': 'Entrez des heures entières de 0 à 8 760, un an.',
  'class-days-limits': 'Entrez des jours entiers de 0 à 370.',
  'training-type-unknown': 'Choisissez un type d’entraînement dans la liste.',
  'booking-window-visibility': 'Le calendrier doit montrer le cours au moins 24 heures avant la fin des réservations.',
  'booking-window-cancel': 'Les réservations doivent fermer au plus tard en même temps que les annulations.',
  'booking-window-other-lessons': 'Ces heures ne s’accordent pas avec les autres cours de la série.',
  'error.ClassIsActive': 'Suppression impossible car le statut est Actif.',
  'error.ClassHasParticipants': 'Le cours a des participants.',
  'error.ClassIsPast': 'C’est passé et reste tel quel.',
  'error.BookingModeLocked': 'Le mode de réservation ne peut pas changer ainsi tant que le cours a des participants.',
  'error.SeatsBelowParticipants': 'Places prises ou réservées : {{taken}}. Il ne peut pas y en avoir moins.',
  'error.ClassIsCanceled': 'Ce cours est annulé.',
};
