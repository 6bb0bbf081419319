import type { screens as en } from '../../en/accounts/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.profile': 'Profil et compte',
  'accounts.home': 'Connexion',
  'accounts.noAccess': 'Pas d’accès',
  'accounts.signInFailed': 'La connexion a échoué',
  'accounts.signInFailedText':
    'Le service de connexion n’a pas donné de réponse exploitable. Réessayez ; si cela persiste, prévenez votre club.',
  'accounts.signingIn': 'Connexion en cours',
  'accounts.backToStart': 'Retour au début',
};
