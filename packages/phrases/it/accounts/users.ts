import type { users as en } from '../../en/accounts/users.ts';
import type { Translated } from '../../phrases.ts';

export const users: Translated<typeof en> = {
  'accounts.birthDate': 'Data di nascita',
  'accounts.birthDateNote': 'Determina la frequenza cardiaca massima e le zone.',
  'accounts.gender': 'Genere',
  'accounts.genderNote': 'Serve per le calorie.',
  'accounts.genderUnspecified': 'Non specificato',
  'accounts.genderMale': 'Maschio',
  'accounts.genderFemale': 'Femmina',
  'accounts.bodyTitle': 'Il tuo corpo, per zone e calorie',
  'accounts.bodyText':
    'Le zone cardiache si calcolano dall’età, le calorie da altezza, peso e genere. Il tuo club non vede nulla di tutto ciò, se non lo condividi.',
  'accounts.bodyLater': 'Continua senza',
  'accounts.bodyMissing':
    'Finché non si conoscono data di nascita, genere, altezza e peso, le zone sono approssimative e le calorie mancano.',
  'accounts.bodyAdd': 'Aggiungi',
  'accounts.sendAgain': 'Invia di nuovo',
  'accounts.confirmationSent': 'Il link è in arrivo a {{email}}',
  'accounts.confirmationNotSent': 'Il link non è stato inviato. Aspetta qualche minuto e riprova.',
};
