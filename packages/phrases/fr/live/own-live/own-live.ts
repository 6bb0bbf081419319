import type { ownLive as en } from '../../../en/live/own-live/own-live.ts';
import type { Translated } from '../../../phrases.ts';

export const ownLive: Translated<typeof en> = {
  'ownLive.back': 'Retour à Aujourd’hui',
  'ownLive.goal': 'Objectif du groupe, {{points}} sur {{goal}}',
  'ownLive.unheard': 'Aucun club ne détecte votre ceinture',
  'ownLive.unheardText':
    'Mettez votre ceinture, humidifiez ses électrodes et approchez-vous du récepteur du club : votre cœur s’affiche ici tout seul.',
  'ownLive.overText': '{{time}} et {{points}} {{unit}}. Ce qui est compté jusqu’à la dernière seconde figure dans votre journal.',
  'ownLive.toTraining': 'Ouvrir l’entraînement',
  'ownLive.yourStation': 'Votre atelier',
  'ownLive.station': 'Atelier {{number}} sur {{count}}',
  'ownLive.goTo': 'Allez à l’atelier {{number}} sur {{count}}',
  'ownLive.nextIn': 'le suivant dans {{time}}',
  'ownLive.beginsIn': 'début dans {{time}}',
  'ownLive.whereBegin': 'À quel atelier commencez-vous ?',
  'ownLive.whereNow': 'À quel atelier êtes-vous maintenant ?',
  'ownLive.whereNext': 'À quel atelier allez-vous maintenant ?',
  'ownLive.onScreens': 'Les écrans de la salle vous y montrent, sous le nom que vous avez sur le mur.',
  'ownLive.another': 'Je suis à un autre atelier',
  'ownLive.yourTimer': 'Le minuteur de votre salle',
  'ownLive.thenOver': 'Puis c’est fini',
  'ownLive.yourSegment': 'Votre segment',
  'ownLive.segment': 'Segment {{place}} sur {{count}}',
  'ownLive.flowHeart': '{{percent}} % du maximum, {{bpm}} bpm',
  'ownLive.flowFtp': '{{percent}} % de la FTP',
  'ownLive.flowWatts': '{{percent}} % de la FTP, {{watts}} W',
  'ownLive.cadence': '{{rpm}} tr/min',
  'ownLive.freeCadence': 'cadence libre',
};
