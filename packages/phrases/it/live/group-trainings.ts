import type { groupTrainings as en } from '../../en/live/group-trainings.ts';
import type { Translated } from '../../phrases.ts';

export const groupTrainings: Translated<typeof en> = {
  'group.averageTime': 'tempo in media',
  'group.rank': 'Posto',
  'group.goal': 'L’obiettivo era {{goal}}',
  'group.reached': 'L’obiettivo era {{goal}}, ed è raggiunto',
  'group.target': 'Nel target',
  'group.empty': 'Nessuno è stato rilevato',
  'group.emptyText': 'Chi indossa una fascia nella sala mentre è in corso compare qui qualche minuto dopo.',
  'group.outline': 'Degli altri vedi ciò che mostrava lo schermo: quanto tempo e quanti punti.',
  'group.hidden': 'Zone e calorie di tutti insieme compaiono quando cinque di loro le condividono con il club.',
  'group.runs': 'È in corso: i numeri cambiano finché tutte le fasce sono tolte.',
  'group.counting': 'Il conteggio continua: gli ultimi secondi arrivano ancora per qualche minuto.',
  'group.see': 'Cosa ha fatto ognuno',
  'group.soon': 'Chi si è allenato compare lì, al completo qualche minuto dopo aver tolto le fasce.',
};
