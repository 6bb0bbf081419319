import type { journal as en } from '../../../en/training/trainings/journal.ts';
import type { Translated } from '../../../phrases.ts';

export const journal: Translated<typeof en> = {
  'training.mode': 'Affichage du journal',
  'training.weekFrom': 'du {{from}} au {{to}}',
  'training.zonesThisMonth': 'Temps par zone ce mois',
  'training.zonesThisWeek': 'Temps par zone cette semaine',
  'training.includesGarmin': 'Contient des données de Garmin',
  'training.emptyWeek': 'Aucun entraînement cette semaine',
  'training.emptyWeekText': 'Portez votre ceinture au club : l’entraînement apparaît ici tout seul, avec zones et points.',
  'training.emptyWeekOther': 'Les entraînements apparaissent ici cinq minutes après le silence de la ceinture.',
  'training.othersJournal': 'Vous consultez le journal de {{nickname}}.',
  'training.count_one': '{{count}} entraînement',
  'training.count_many': '{{count}} d’entraînements',
  'training.count_other': '{{count}} entraînements',
  'training.more_one': '{{count}} de plus',
  'training.more_many': '{{count}} de plus',
  'training.more_other': '{{count}} de plus',
  'training.partlyShared': 'Tout n’y est pas partagé avec votre club.',
  'training.bookedAt': '{{time}} réservé',
  'training.waitingAt': '{{time}} liste d’attente',
  'training.booked_one': '{{count}} réservé',
  'training.booked_many': '{{count}} réservés',
  'training.booked_other': '{{count}} réservés',
  'training.emptyAhead': 'Rien de réservé cette semaine',
  'training.emptyAheadText': 'Ce que vous réservez apparaît ici à côté de vos entraînements.',
  'training.importFiles': 'Importer des fichiers',
};
