import type { refusals as en } from '../../../en/members/handovers/handovers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.HandoverByMail':
    'Ce serveur envoie des e-mails : c’est le lien reçu qui ouvre la session. Renvoyez l’invitation, ou faites demander un nouveau mot de passe.',
  'error.HandoverOfOthers':
    'Cette personne fait aussi partie d’un club que vous ne gérez pas, ou son rôle est ici au-dessus du vôtre : c’est un administrateur qui crée le lien.',
};
