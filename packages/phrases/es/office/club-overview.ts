import type { clubOverview as en } from '../../en/office/club-overview.ts';
import type { Translated } from '../../phrases.ts';

export const clubOverview: Translated<typeof en> = {
  'clubs.joinWith': 'se entra con {{code}}',
  'clubs.inviteTitle': 'Invita a atletas',
  'clubs.inviteText': 'Quien abre este enlace entra como atleta. A diferencia del código del club, nadie puede adivinarlo.',
  'clubs.inviteLink': 'Enlace de invitación',
  'clubs.inviteCopy': 'Copiar el enlace',
  'clubs.onTheWall': 'Ahora en la pantalla',
  'clubs.showAllLive': 'Mostrar los {{total}}',
  'clubs.openLive': 'Abrir en vivo',
  'clubs.nobodyTrains': 'Ahora mismo no entrena nadie',
  'clubs.nobodyTrainsText': 'En cuanto un bridge oye una banda vinculada, su atleta aparece aquí y en la pantalla.',
  'clubs.beats': 'lpm',
  'clubs.noBridgesText': 'Un bridge oye las bandas de una sala y las envía a la pantalla.',
  'clubs.allBridges': 'Todos los dispositivos',
  'clubs.lastHeard': 'última señal {{time}}',
  'clubs.neverHeard': 'nunca oído',
  'clubs.warning.missing-antenna': 'falta la antena',
  'clubs.warning.offline': 'sin conexión',
  'clubs.warning.network-errors': 'errores de red',
  'clubs.warning.disconnected-nodes': 'nodos desconectados',
};
