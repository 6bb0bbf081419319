import type { liveTrainings as en } from '../../../en/live/live-trainings/live-trainings.ts';
import type { Translated } from '../../../phrases.ts';

export const liveTrainings: Translated<typeof en> = {
  'liveTr.add': 'Nouvel entraînement en direct',
  'liveTr.none': 'Pas encore d’entraînement en direct',
  'liveTr.noneText':
    'Planifiez-en un pour un coach et une salle : une fois démarré, l’écran de la salle indique ce qui est en cours et pour combien de temps.',
  'liveTr.Running': 'À l’antenne',
  'liveTr.Planned': 'À venir',
  'liveTr.Ended': 'Terminés',
  'liveTr.start': 'Démarrer l’entraînement',
  'liveTr.stop': 'Arrêter l’entraînement',
  'liveTr.stopTitle': 'Arrêter {{name}} ?',
  'liveTr.stopText': 'Il ne peut pas être redémarré. Qui continue est toujours capté et garde son entraînement.',
  'liveTr.started': '{{name}} est à l’antenne.',
  'liveTr.stopped': '{{name}} est terminé.',
  'liveTr.saved': '{{name}} a été enregistré.',
  'liveTr.deleteText': 'Il quitte la liste. Ce qui a été fait reste dans les journaux.',
  'liveTr.otherClub': 'Cet entraînement en direct est d’un autre club',
  'liveTr.otherClubText': 'Ses heures sont celles de ce club : choisissez-le pour le modifier.',
  'liveTr.minutes': 'Durée en minutes',
  'liveTr.minutesHint': 'De {{min}} à {{max}}, à compter du démarrage. Oublié, il se termine seul une demi-heure plus tard.',
  'liveTr.roomHint': 'Son écran montre ce qui est en cours. Sans salle, tous les écrans du club le montrent.',
};
