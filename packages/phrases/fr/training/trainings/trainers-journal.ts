import type { trainersJournal as en } from '../../../en/training/trainings/trainers-journal.ts';
import type { Translated } from '../../../phrases.ts';

export const trainersJournal: Translated<typeof en> = {
  'training.openWall': 'Ouvrir l’écran',
  'training.trainingNow': 'En entraînement',
  'training.nobodyNow': 'Personne n’est entendu en ce moment',
  'training.nobodyNowText': 'Toute personne portant une ceinture associée près d’un bridge apparaît ici en quelques secondes.',
  'training.whoTrained': 'Qui s’est entraîné',
  'training.nobodyTrained': 'Aucun entraînement ces sept derniers jours',
  'training.nobodyTrainedText': 'Un entraînement se ferme cinq minutes après le silence de la ceinture, puis apparaît ici.',
  'training.nextClass': 'Votre prochain cours',
  'training.noNextClass': 'Aucun cours à donner dans les prochaines 24 heures',
  'training.toCalendar': 'Ouvrir le calendrier',
  'training.fromTo': 'De {{from}} à {{to}}',
  'training.seatsBooked': '{{booked}} places réservées sur {{seats}}',
  'training.untilStart': 'avant le début',
  'training.onNow': 'En cours',
  'training.noStrap': 'Sans ceinture',
  'training.alsoBooked': 'Aussi inscrits',
  'training.afterThat': 'Ensuite',
  'training.showAllNow': 'Afficher les {{total}}',
};
