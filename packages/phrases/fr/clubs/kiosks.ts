import type { kiosks as en } from '../../en/clubs/kiosks.ts';
import type { Translated } from '../../phrases.ts';

export const kiosks: Translated<typeof en> = {
  'clubs.kiosks': 'Bornes',
  'clubs.kiosk': 'Borne',
  'clubs.kiosksNone': 'Pas encore de borne : une tablette à l’entrée, connue par son code.',
  'clubs.kioskAdd': 'Ajouter une borne',
  'clubs.kioskNameHint': 'Où elle se trouve, par exemple Entrée',
  'clubs.kioskSince': 'code {{code}}, depuis le {{date}}',
  'clubs.kioskAdded': '{{name}} a le code {{code}}',
  'clubs.kioskDelete': 'Supprimer la borne',
  'clubs.kioskDeleteText': 'Son code ne marche plus. Une autre borne aura un autre code.',
};
