import type { home as en } from '../../en/accounts/home.ts';
import type { Translated } from '../../phrases.ts';

export const home: Translated<typeof en> = {
  'accounts.welcome': 'Ravi de vous voir',
  'accounts.welcomeText': 'Connectez-vous avec l’e-mail que votre club connaît.',
  'accounts.signIn': 'Se connecter',
  'accounts.password': 'Mot de passe',
  'accounts.showPassword': 'Afficher le mot de passe',
  'accounts.staySignedIn': 'Garder ma session ouverte',
  'accounts.forgotPassword': 'Mot de passe oublié',
  'accounts.newHere': 'première visite',
  'accounts.createAccount': 'Créer un compte',
  'accounts.haveCode': 'J’ai un code',
  'accounts.codeNote': 'Saisissez le code de votre club, puis connectez-vous ou créez un compte.',
  'accounts.appText': 'En salle ? Ouvrez Clubpulse sur votre téléphone et ajoutez-le à l’écran d’accueil.',
  'accounts.heroLine': 'Toute la salle voit à quoi ressemble l’effort.',
  'accounts.needsHttps': 'La connexion exige une adresse sécurisée (https). Demandez-la à votre club.',
};
