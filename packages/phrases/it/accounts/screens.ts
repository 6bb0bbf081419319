import type { screens as en } from '../../en/accounts/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.profile': 'Profilo e account',
  'accounts.home': 'Accedi',
  'accounts.noAccess': 'Nessun accesso',
  'accounts.signInFailed': 'L’accesso non è riuscito',
  'accounts.signInFailedText':
    'Il servizio di accesso non ha dato una risposta utilizzabile. Riprova; se continua, avvisa il tuo club.',
  'accounts.signingIn': 'Accesso in corso',
  'accounts.backToStart': 'Torna all’inizio',
};
