import type { clubOverview as en } from '../../en/office/club-overview.ts';
import type { Translated } from '../../phrases.ts';

export const clubOverview: Translated<typeof en> = {
  'clubs.joinWith': 'si entra con {{code}}',
  'clubs.inviteTitle': 'Invita atleti',
  'clubs.inviteText': 'Chi apre questo link entra come atleta. A differenza del codice del club, nessuno può indovinarlo.',
  'clubs.inviteLink': 'Link di invito',
  'clubs.inviteCopy': 'Copia il link',
  'clubs.onTheWall': 'Ora sul tabellone',
  'clubs.showAllLive': 'Mostra tutti e {{total}}',
  'clubs.openLive': 'Apri live',
  'clubs.nobodyTrains': 'In questo momento nessuno si allena',
  'clubs.nobodyTrainsText': 'Appena un bridge sente una fascia collegata, il suo atleta appare qui e sul tabellone.',
  'clubs.beats': 'bpm',
  'clubs.noBridgesText': 'Un bridge ascolta le fasce di una sala e le manda al tabellone.',
  'clubs.allBridges': 'Tutti i dispositivi',
  'clubs.lastHeard': 'ultimo segnale {{time}}',
  'clubs.neverHeard': 'mai sentito',
  'clubs.warning.missing-antenna': 'antenna assente',
  'clubs.warning.offline': 'offline',
  'clubs.warning.network-errors': 'errori di rete',
  'clubs.warning.disconnected-nodes': 'nodi scollegati',
};
