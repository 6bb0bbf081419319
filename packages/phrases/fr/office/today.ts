import type { today as en } from '../../en/office/today.ts';
import type { Translated } from '../../phrases.ts';

export const today: Translated<typeof en> = {
  'training.openLive': 'Ouvrir en grand',
  'training.liveNow': 'Votre cœur maintenant',
  'training.noNews': 'Plus rien de nouveau n’arrive',
  'training.offTheWall': 'Vous avez été retiré de l’écran',
  'training.offTheWallText':
    'Un coach l’a fait. Votre entraînement et vos points continuent. Demandez à revenir, ou retirez la ceinture une minute.',
  'training.offline': 'Hors ligne. Nouvel essai en cours.',
  'training.was': 'était {{bpm}} bpm',
  'training.greeting': 'Bonjour {{name}}',
  'training.noStrapText': 'Associez votre ceinture une fois ; chaque entraînement s’enregistre ensuite tout seul.',
  'training.lastTrainings': 'Derniers entraînements',
  'training.noTrainings': 'Pas encore d’entraînement',
  'training.noTrainingsText': 'Votre premier entraînement apparaît ici cinq minutes après avoir retiré la ceinture.',
  'training.trainingsUnit_one': 'entraînement',
  'training.trainingsUnit_many': 'd’entraînements',
  'training.trainingsUnit_other': 'entraînements',
};
