import type { screens as en } from '../../en/accounts/accounts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.home': 'Connexion',
  'accounts.noAccess': 'Pas d’accès',
  'accounts.security': 'Sécurité',
  'accounts.changeEmail': 'Changer d’e-mail',
  'accounts.signInFailed': 'La connexion a échoué',
  'accounts.signInFailedText':
    'Le service de connexion n’a pas donné de réponse exploitable. Réessayez ; si cela persiste, prévenez votre club.',
  'accounts.signInLie':
    'Le service de connexion a donné une réponse qui n’est pas valable : {{reason}}. Personne n’a été connecté. Réessayez ; si cela persiste, prévenez votre club.',
  'accounts.signInLie.audience': 'elle est destinée à une autre app',
  'accounts.signInLie.issuer': 'elle vient d’un autre service',
  'accounts.signInLie.expiry': 'elle a expiré, ou l’horloge de cet appareil n’est pas à l’heure',
  'accounts.signInLie.signature': 'sa signature n’est pas authentique',
  'accounts.signInLie.algorithm': 'elle n’est pas signée comme il faut',
  'accounts.signInLie.nonce': 'elle répond à une autre question',
  'accounts.signInLie.authorisedParty': 'elle a été remise à une autre app',
  'accounts.signInLie.accessTokenHash': 'ses parties ne vont pas ensemble',
  'accounts.signingIn': 'Connexion en cours',
  'accounts.signedInElsewhere': 'Vous êtes connecté. Fermez cette fenêtre et reprenez où vous en étiez.',
  'accounts.goOnHere': 'Continuer ici',
  'accounts.backToStart': 'Retour au début',
};
