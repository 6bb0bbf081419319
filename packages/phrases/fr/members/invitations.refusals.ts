import type { refusals as en } from '../../en/members/invitations.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UserIsMember': 'L’utilisateur avec l’e-mail {{email}} est déjà membre de votre club.',
  'error.UserIsInvited': 'Une invitation à {{email}} attend déjà une réponse. Renvoyez-la plutôt.',
  'error.InvitationUsed': 'Cette invitation a déjà été acceptée.',
  'error.InvitationOver': 'Cette invitation a expiré. Demandez-en une nouvelle au club.',
  'error.InvitationInactive': 'Le club a désactivé cette invitation. Demandez à l’accueil.',
  'error.InvitationOldFormat':
    'Les liens de ce type ne fonctionnent plus depuis le 31 juillet. Demandez une nouvelle invitation au club.',
  'error.InvitationOfOther':
    'Cette invitation est pour une autre adresse e-mail. Connectez-vous avec l’adresse à laquelle elle a été envoyée.',
  'error.InvitationToConfirm':
    'Confirmez d’abord {{email}} : ouvrez le lien du mail que nous avons envoyé (Profil le renvoie), puis acceptez. Si ce serveur n’envoie pas d’e-mails, demandez au club votre lien d’invitation.',
  'error.InvitationSentOften': 'On a assez écrit à cette adresse. Invitez à nouveau dans deux semaines, ou donnez un lien.',
  'too-many-invitees': 'Au plus 200 personnes à la fois.',
};
