import type { home as en } from '../../en/accounts/home.ts';
import type { Translated } from '../../phrases.ts';

export const home: Translated<typeof en> = {
  'accounts.welcome': 'Che bello vederti',
  'accounts.welcomeText': 'Accedi con l’e-mail che il tuo club conosce.',
  'accounts.signIn': 'Accedi',
  'accounts.password': 'Password',
  'accounts.showPassword': 'Mostra password',
  'accounts.staySignedIn': 'Mantieni l’accesso',
  'accounts.forgotPassword': 'Password dimenticata',
  'accounts.newHere': 'prima volta qui',
  'accounts.createAccount': 'Crea un account',
  'accounts.haveCode': 'Ho un codice',
  'accounts.codeNote': 'Scrivi il codice del tuo club, poi accedi o crea un account.',
  'accounts.appText': 'In sala ad allenarti? Apri Clubpulse sul telefono e aggiungilo alla schermata Home.',
  'accounts.heroLine': 'In sala tutti vedono che faccia ha l’impegno.',
  'accounts.needsHttps': 'Per accedere serve un indirizzo sicuro (https). Chiedilo al tuo club.',
};
