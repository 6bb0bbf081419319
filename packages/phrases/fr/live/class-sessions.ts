import type { classSessions as en } from '../../en/live/class-sessions.ts';
import type { Translated } from '../../phrases.ts';

export const classSessions: Translated<typeof en> = {
  'session.start': 'Démarrer le cours',
  'session.startsAt': 'Démarre seul à {{time}}',
  'session.busy': '{{trainer}} dirige {{name}} : terminez-le d’abord.',
  'session.busyElsewhere': '{{trainer}} dirige quelque chose dans un autre club',
  'session.ended': 'Son temps à l’écran est terminé',
  'session.wereEnded': 'Terminés en avance',
  'session.endedEarly': 'Terminé en avance : il peut redémarrer jusqu’à {{time}}',
  'session.started': '{{name}} est à l’écran.',
  'session.endText':
    'Le cours quitte l’écran et peut redémarrer jusqu’à la fin de son heure. Il reste dans le calendrier, et qui continue est toujours capté.',
  'session.classes': 'Cours en ce moment et bientôt',
};
