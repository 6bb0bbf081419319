import type { screens as en } from '../../en/accounts/accounts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.home': 'Accedi',
  'accounts.noAccess': 'Nessun accesso',
  'accounts.security': 'Sicurezza',
  'accounts.changeEmail': 'Cambia e-mail',
  'accounts.signInFailed': 'L’accesso non è riuscito',
  'accounts.signInFailedText':
    'Il servizio di accesso non ha dato una risposta utilizzabile. Riprova; se continua, avvisa il tuo club.',
  'accounts.signInLie':
    'Il servizio di accesso ha dato una risposta che non è valida: {{reason}}. Nessuno è entrato. Riprova; se continua, avvisa il tuo club.',
  'accounts.signInLie.audience': 'è destinata a un’altra app',
  'accounts.signInLie.issuer': 'viene da un altro servizio',
  'accounts.signInLie.expiry': 'è scaduta, o l’orologio di questo dispositivo è sbagliato',
  'accounts.signInLie.signature': 'la sua firma non è autentica',
  'accounts.signInLie.algorithm': 'non è firmata come deve',
  'accounts.signInLie.nonce': 'risponde a un’altra domanda',
  'accounts.signInLie.authorisedParty': 'è stata data a un’altra app',
  'accounts.signInLie.accessTokenHash': 'le sue parti non vanno insieme',
  'accounts.signingIn': 'Accesso in corso',
  'accounts.signedInElsewhere': 'Accesso fatto. Chiudi questa finestra e continua da dove eri.',
  'accounts.goOnHere': 'Continua qui',
  'accounts.backToStart': 'Torna all’inizio',
};
