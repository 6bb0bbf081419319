import type { ownStrap as en } from '../../../en/live/own-strap/own-strap.ts';
import type { Translated } from '../../../phrases.ts';

export const ownStrap: Translated<typeof en> = {
  'ownStrap.find': 'Trouver ma ceinture',
  'ownStrap.text':
    'Cet appareil entend votre ceinture tout seul, sans bridge : chez vous, dehors ou dans un club. Mettez la ceinture, humidifiez ses électrodes et fermez les autres applications qui l’utilisent.',
  'ownStrap.unable': 'Ce navigateur n’atteint pas les ceintures',
  'ownStrap.unableText':
    'Il faut le Bluetooth dans Chrome ou Edge, sur Android ou sur un ordinateur. Au club, le bridge entend votre ceinture tout seul.',
  'ownStrap.failed': 'La ceinture n’a pas répondu. Portez-la, fermez les autres applications qui l’utilisent et réessayez.',
  'ownStrap.noSkin': 'La ceinture ne touche pas la peau',
  'ownStrap.noBeat': 'Pas encore de fréquence cardiaque',
  'ownStrap.lost': 'Nouvelle recherche de votre ceinture …',
  'ownStrap.average': 'Moyenne',
  'ownStrap.highest': 'Maximum',
  'ownStrap.target': 'cible de {{low}} à {{high}} %',
  'ownStrap.waits_one': '{{count}} seconde attend le réseau sur cet appareil.',
  'ownStrap.waits_many': '{{count}} secondes attendent le réseau sur cet appareil.',
  'ownStrap.waits_other': '{{count}} secondes attendent le réseau sur cet appareil.',
  'ownStrap.end': 'Terminer l’entraînement',
  'ownStrap.over': 'Entraînement terminé',
  'ownStrap.overFigures': '{{time}}, {{points}} {{unit}}, {{average}} bpm en moyenne.',
  'ownStrap.overText': 'Il figure dans votre journal cinq minutes après la dernière fréquence cardiaque.',
  'ownStrap.unsent':
    'Ce qui n’est pas encore parti partira quand vous ouvrirez Clubpulse avec le réseau ; il figurera alors dans votre journal.',
  'ownStrap.overNothing': 'Aucune fréquence cardiaque n’a été entendue : rien n’a été gardé.',
  'ownStrap.toJournal': 'Ouvrir le journal',
  'ownStrap.again': 'S’entraîner encore',
  'ownStrap.leave': 'Ne plus écouter votre ceinture ?',
  'ownStrap.leaveText': 'Ce qui a été entendu reste. À partir de là, plus rien n’est enregistré.',
  'ownStrap.leaveAct': 'Quitter',
  'ownStrap.tooLate_one': '{{number}} seconde de fréquence cardiaque a attendu plus d’une semaine et est perdue.',
  'ownStrap.tooLate_many': '{{number}} secondes de fréquence cardiaque ont attendu plus d’une semaine et sont perdues.',
  'ownStrap.tooLate_other': '{{number}} secondes de fréquence cardiaque ont attendu plus d’une semaine et sont perdues.',
  'ownStrap.tooShort': 'Moins d’une minute de fréquence cardiaque : trop court pour un entraînement.',
  'ownStrap.easeOff': 'objectif Z{{zone}} : ralentissez',
  'ownStrap.pushOn': 'objectif Z{{zone}} : poussez',
  'ownStrap.onTarget': 'dans l’objectif, Z{{zone}}',
};
