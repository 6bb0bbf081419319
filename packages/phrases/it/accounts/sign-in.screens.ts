import type { screens as en } from '../../en/accounts/sign-in.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.signInFailed': 'L’accesso non è riuscito',
  'accounts.signInFailedText':
    'Il servizio di accesso non ha dato una risposta utilizzabile. Riprova; se continua, avvisa il tuo club.',
  'accounts.signingIn': 'Accesso in corso',
  'accounts.backToStart': 'Torna all’inizio',
};
