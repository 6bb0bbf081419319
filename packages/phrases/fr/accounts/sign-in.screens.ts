import type { screens as en } from '../../en/accounts/sign-in.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.signInFailed': 'La connexion a échoué',
  'accounts.signInFailedText':
    'Le service de connexion n’a pas donné de réponse exploitable. Réessayez ; si cela persiste, prévenez votre club.',
  'accounts.signingIn': 'Connexion en cours',
  'accounts.backToStart': 'Retour au début',
};
