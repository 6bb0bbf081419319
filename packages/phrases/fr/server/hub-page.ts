import type { hubPage as en } from '../../en/server/hub-page.ts';
import type { Translated } from '../../phrases.ts';

export const hubPage: Translated<typeof en> = {
  'hub.tab': 'Hub Clubpulse',
  'hub.title': 'Hub {{bridge}}',
  'hub.stored': 'Tout va bien : le serveur enregistre ce qui est capté.',
  'hub.away': 'Le serveur ne répond plus depuis {{time}}.',
  'hub.waiting_one': 'Une seconde attend ici et part à son retour : rien n’est perdu.',
  'hub.waiting_many': '{{count}} secondes attendent ici et partent à son retour : rien n’est perdu.',
  'hub.waiting_other': '{{count}} secondes attendent ici et partent à son retour : rien n’est perdu.',
  'hub.noRadio': 'Rien n’est écouté : le hub a été démarré sans radio.',
  'hub.nothing': 'Aucune ceinture n’est captée. Humidifiez les électrodes et mettez-la.',
  'hub.lastError': 'dernière erreur : {{error}}',
  'hub.facts': 'Version {{version}} · club {{club}} · {{source}}',
  'hub.silent': 'Le hub ne répond pas. Est-il allumé ?',
  'hub.captureEnded': 'Le programme d’écoute {{program}} s’arrête et redémarre : sa clé USB est-elle branchée ?',
  'hub.captureSilent': 'Le programme d’écoute {{program}} n’entend rien alors qu’un autre entend : vérifiez sa clé USB.',
  'hub.stickEnded': 'La clé USB ANT+ {{stick}} ne répond pas : est-elle branchée ?',
  'hub.stickSilent': 'La clé USB ANT+ {{stick}} n’entend rien alors qu’une autre entend : rapprochez-la.',
};
