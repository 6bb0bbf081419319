import type { parts as en } from '../../../en/calendar/classes/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'calendar.newCircuitClass': 'Nouveau cours en circuit',
  'calendar.newLesson': 'Nouvelle séance',
  'calendar.newService': 'Nouveau service',
  'calendar.trainer': 'Coach',
  'calendar.sport': 'Discipline',
  'calendar.service': 'Service',
  'calendar.location': 'Lieu',
  'calendar.created': 'Vous avez créé {{name}}',
  'calendar.createdText': 'Les athlètes ne voient rien avant la publication.',
  'calendar.noTrainer': 'Aucun coach',
  'calendar.startTime': 'Début',
  'calendar.duration': 'Durée',
  'calendar.seatsInSite': 'Places sur place',
  'calendar.seatsRemote': 'Places à distance',
  'calendar.bookingMode': 'Qui réserve',
  'calendar.visibilityDays': 'Ouverture des réservations, jours avant',
  'calendar.bookingBefore': 'Fermeture des réservations, heures avant',
  'calendar.cancelBefore': 'Fin de l’annulation gratuite, heures avant',
  'calendar.creditsInSite': 'Crédits sur place',
  'calendar.creditsRemote': 'Crédits à distance',
};
