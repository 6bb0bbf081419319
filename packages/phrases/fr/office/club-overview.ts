import type { clubOverview as en } from '../../en/office/club-overview.ts';
import type { Translated } from '../../phrases.ts';

export const clubOverview: Translated<typeof en> = {
  'clubs.joinWith': 'code : {{code}}',
  'clubs.inviteTitle': 'Inviter des athlètes',
  'clubs.inviteText':
    'Qui ouvre ce lien rejoint le club comme athlète. Contrairement au code du club, personne ne peut le deviner.',
  'clubs.inviteLink': 'Lien d’invitation',
  'clubs.inviteCopy': 'Copier le lien',
  'clubs.onTheWall': 'À l’écran maintenant',
  'clubs.showAllLive': 'Afficher les {{total}}',
  'clubs.openLive': 'Ouvrir le direct',
  'clubs.nobodyTrains': 'Personne ne s’entraîne en ce moment',
  'clubs.nobodyTrainsText': 'Dès qu’un bridge entend une ceinture associée, son athlète apparaît ici et à l’écran.',
  'clubs.beats': 'bpm',
  'clubs.noBridgesText': 'Un bridge entend les ceintures d’une salle et les envoie à l’écran.',
  'clubs.allBridges': 'Tous les appareils',
  'clubs.lastHeard': 'dernier signal {{time}}',
  'clubs.neverHeard': 'jamais entendu',
  'clubs.warning.missing-antenna': 'antenne absente',
  'clubs.warning.offline': 'hors ligne',
  'clubs.warning.network-errors': 'erreurs réseau',
  'clubs.warning.disconnected-nodes': 'nœuds déconnectés',
};
