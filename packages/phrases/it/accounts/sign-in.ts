import type { signIn as en } from '../../en/accounts/sign-in.ts';
import type { Translated } from '../../phrases.ts';

export const signIn: Translated<typeof en> = {
  'accounts.endedTitle': 'L’accesso è terminato',
  'accounts.endedText':
    'Accedi di nuovo per continuare. Quello che hai scritto resta qui; se lo stavi salvando, salvalo ancora una volta.',
  'accounts.signInAgain': 'Accedi di nuovo',
  'accounts.windowBlocked':
    'Il browser non ha aperto la finestra. Accedi in una scheda a parte: quello che hai scritto qui resta.',
  'accounts.signInTab': 'Accedi in una nuova scheda',
};
