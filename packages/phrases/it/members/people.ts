import type { people as en } from '../../en/members/people.ts';
import type { Translated } from '../../phrases.ts';

export const people: Translated<typeof en> = {
  'members.peopleCount_one': '{{number}} persona',
  'members.peopleCount_many': '{{number}} persone',
  'members.peopleCount_other': '{{number}} persone',
  'members.peopleFound': '{{found}} di {{total}}',
  'members.noPeople': 'Ancora nessuno qui',
  'members.noPeopleText': 'Le persone appaiono qui appena entrano nel club con il suo codice.',
  'members.nobodyMatches': 'Nessuno corrisponde a questi filtri',
  'members.withoutSubscription': 'Senza abbonamento',
  'members.export': 'Esporta',
  'members.exported_one': '{{number}} persona nel file',
  'members.exported_many': '{{number}} persone nel file',
  'members.exported_other': '{{number}} persone nel file',
  'members.lastName': 'Cognome',
  'members.firstName': 'Nome',
  'members.nickname': 'Nickname',
  'members.until': 'Fino al',
  'members.role': 'Ruolo',
  'members.email': 'E-mail',
  'members.holdsNothing': 'nessun abbonamento',
};
