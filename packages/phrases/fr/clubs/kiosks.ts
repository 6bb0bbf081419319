import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Bornes',
  'clubs.kiosk': 'Borne',
  'clubs.kiosksNone':
    'Pas encore de borne : une tablette à l’entrée, où les membres montrent leur code et entrent sans que personne ait à s’y tenir.',
  'clubs.kioskAdd': 'Ajouter une borne',
  'clubs.kioskNameHint': 'Où elle se trouve, par exemple Entrée',
  'clubs.kioskUnpaired': 'Pas encore de tablette',
  'clubs.kioskThere': 'La tablette est là',
  'clubs.kioskSeen': 'Vue pour la dernière fois {{time}}',
  'clubs.kioskSince': 'Depuis le {{date}}',
  'clubs.kioskActs': '{{name}} : ce qu’on peut faire',
  'clubs.kioskPair': 'Associer une tablette',
  'clubs.kioskPairName': 'Associer une tablette comme {{name}}',
  'clubs.kioskOpen': 'Ouvrez cette adresse sur la tablette et tapez le code, ou scannez l’image avec elle.',
  'clubs.kioskQr': 'Ouvre la borne sur la tablette qui la scanne',
  'clubs.kioskCodeUntil': 'Valable une fois, jusqu’à {{time}}. Il ne sera plus montré.',
  'clubs.kioskPaired': '{{name}} est prête : la tablette montre maintenant votre club.',
  'clubs.kioskDelete': 'Supprimer la borne',
  'clubs.kioskDeleteText': 'Sa tablette ne laisse plus entrer personne. Qui est entré par là reste dans vos listes.',
};
