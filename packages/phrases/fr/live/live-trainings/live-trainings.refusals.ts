import type { refusals as en } from '../../../en/live/live-trainings/live-trainings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LiveTrainerNotOfClub': 'Un entraînement en direct demande un coach de ce club. Choisissez-en un dans la liste.',
  'error.LiveNotEnabled': 'Clubpulse LIVE n’est pas disponible ou pas activé pour le club.',
  'error.LiveTrainingLimit': 'Nombre maximal d’entraînements en direct atteint pour le club.',
  'error.LiveStartError': 'Arrêtez d’abord {{name}} : {{trainer}} le dirige en ce moment.',
  'error.LiveStartElsewhere': 'Dans un autre club, {{trainer}} dirige quelque chose. Réessayez quand ce sera terminé.',
  'error.LiveTrainingRunning': 'Cet entraînement en direct est en cours. Arrêtez-le d’abord.',
  'error.LiveTrainingOver': 'Cet entraînement en direct est terminé. Planifiez-en un nouveau.',
  'error.LiveTrainingNotStarted': 'Cet entraînement en direct n’a pas été démarré.',
  'error.LiveTrainingEarly':
    'Il se démarre à partir de {{minutes}} minutes avant son début. Pour commencer maintenant, changez son heure.',
  'live-begin-past': 'Cette heure est passée. Choisissez-en une plus tard.',
  'live-slots-overlap':
    'Un autre de la série n’est pas fini à cette heure, et un seul coach les dirige tous. Choisissez une heure plus tardive.',
};
