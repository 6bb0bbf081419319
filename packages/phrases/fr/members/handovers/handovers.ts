import type { handovers as en } from '../../../en/members/handovers/handovers.ts';
import type { Translated } from '../../../phrases.ts';

export const handovers: Translated<typeof en> = {
  'members.invitationLink': 'Lien d’invitation pour {{name}}',
  'members.signInLink': 'Lien de connexion pour {{name}}',
  'members.invitationLinkText':
    'Ce serveur n’envoie pas d’e-mails. Créez un lien et remettez-le vous-même à {{name}} : il définit le mot de passe, ouvre la session et affiche l’invitation, qui s’accepte d’une pression. Il sert une seule fois, pendant une heure ; un plus récent le remplace. Le journal du club garde qui l’a créé.',
  'members.signInLinkText':
    'Ce serveur n’envoie pas d’e-mails. Créez un lien et remettez-le en main propre à {{name}} : quiconque l’ouvre entre au nom de {{name}}. Il sert une seule fois, pendant une heure ; un plus récent le remplace. Le journal du club garde qui l’a créé.',
  'members.handOverMake': 'Créer le lien',
  'members.handedAccount':
    'À ouvrir sur son propre téléphone, pour choisir un mot de passe et être connecté aussitôt. S’il existe déjà un compte avec {{email}}, c’est le mot de passe de ce compte qui est demandé.',
  'members.handedNotTheirs':
    'Si ce compte a été ouvert par quelqu’un d’autre, un administrateur de ce serveur crée le lien, depuis cette invitation.',
  'members.handedHeld':
    'Un autre club a aussi noté {{email}} : {{name}} peut ouvrir le compte, et entrera dès qu’un administrateur de ce serveur aura créé le lien, depuis cette invitation.',
  'members.handedPassword':
    'À ouvrir sur son propre téléphone, pour choisir un nouveau mot de passe. Toutes ses sessions sont fermées ; la seconde étape reste telle quelle.',
  'members.handedProof':
    'Ce compte a été ouvert par la personne elle-même : ici, nul ne peut changer son mot de passe. Elle ouvre le lien et saisit le sien : dès lors le club sait qui elle est et peut lui donner un rôle. En cas d’oubli, il faut s’adresser à un administrateur.',
  'members.handedUntil': 'Sert une seule fois, jusqu’à {{time}}.',
  'members.handedCopy': 'Copier le lien',
};
