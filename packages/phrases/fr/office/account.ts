import type { account as en } from '../../en/office/account.ts';
import type { Translated } from '../../phrases.ts';

export const account: Translated<typeof en> = {
  'accounts.accountTitle': 'Vos données et votre compte',
  'accounts.securityText': 'E-mail, mot de passe, seconde étape, et où vous êtes connecté.',
  'accounts.exportText':
    'Tout ce que Clubpulse conserve sur vous, en un seul fichier JSON : profil, entraînements, réservations, abonnements, consentements.',
  'accounts.exportAct': 'Télécharger mes données',
  'accounts.exportFile': 'mes-donnees',
  'accounts.deleteText':
    'Votre profil, vos entraînements, vos réservations et tout le reste vous concernant sont supprimés, dans tous les clubs. Ce qui a été payé reste dans les livres des clubs sans votre nom ; seuls les reçus émis le conservent.',
  'accounts.leaveOwed': 'Vous devez {{amount}} au club. Cela reste dû après votre départ.',
  'accounts.deleteOwed': 'Vous devez {{amount}}. Cela reste dû, à votre nom, jusqu’au paiement ou à l’abandon.',
  'accounts.deleteAct': 'Supprimer mon compte',
  'accounts.deleteTitle': 'Supprimer votre compte ?',
  'accounts.deleteGone': 'C’est irréversible. Téléchargez d’abord vos données si vous voulez les garder.',
  'accounts.deleteTyped': 'Saisissez {{email}} pour continuer',
  'accounts.deleteError': 'Votre compte n’a pas été supprimé',
  'accounts.leaveAct': 'Quitter {{club}}',
  'accounts.leaveTitle': 'Quitter {{club}} ?',
  'accounts.leaveConfirm': 'Quitter le club',
  'accounts.leaveText':
    'Ce que le club garde de vous part avec votre adhésion. Ce qui a été payé reste dans ses livres ; vos entraînements et vos autres clubs restent à vous.',
  'accounts.left': 'Vous avez quitté {{club}}',
  'accounts.leaveError': 'Vous n’avez pas quitté le club',
};
