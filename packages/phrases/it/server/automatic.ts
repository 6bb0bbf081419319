import type { automatic as en } from '../../en/server/automatic.ts';
import type { Translated } from '../../phrases.ts';

export const automatic: Translated<typeof en> = {
  'automatic.Birthday.name': 'Compleanni',
  'automatic.Birthday.title': 'Buon compleanno!',
  'automatic.Birthday.text': 'Buon compleanno, {Nickname}! Tutto {Club} ti augura un bell’anno. A presto.',
  'automatic.FirstVisit.name': 'Dopo la prima visita',
  'automatic.FirstVisit.title': 'Com’è andata?',
  'automatic.FirstVisit.text':
    'Ciao {Nickname}, ieri è stata la tua prima visita da {Club}. Com’è andata? Prenota la prossima lezione, ti aspettiamo.',
  'automatic.NotSeen.name': 'Assenti da quattro settimane',
  'automatic.NotSeen.title': 'Ci manchi',
  'automatic.NotSeen.text': 'Ciao {Nickname}, la tua ultima visita da {Club}: {LastSeen}. Ti teniamo un posto questa settimana?',
};
