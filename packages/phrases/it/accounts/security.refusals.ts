import type { refusals as en } from '../../en/accounts/security.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AccountElsewhere': 'Il tuo account è gestito da un altro servizio di accesso. Cambialo lì.',
  'error.SignInAgain': 'Per questo accedi ancora una volta: l’ultimo accesso risale a più di {{minutes}} minuti fa.',
  'error.SecondFactorFirst': 'Imposta prima un secondo passaggio per il tuo account. Poi chiedilo allo staff.',
  'error.SecondFactorDemanded':
    'Un club in cui lavori richiede un secondo passaggio. Aggiungine un altro prima di togliere questo.',
  'email-same': 'Questo è già il tuo indirizzo. Inseriscine un altro.',
  'email-not-repeated': 'I due indirizzi sono diversi. Scrivi due volte lo stesso.',
  'password-wrong': 'Questa non è la tua password attuale.',
  'password-required': 'Inserisci una password.',
  'password-short': 'Questa password è troppo corta. Usa almeno {{min}} caratteri.',
  'password-long': 'Questa password è troppo lunga. Usa al massimo {{max}} caratteri.',
  'password-is-email': 'La tua e-mail non può essere la password. Scegli qualcosa che sai solo tu.',
  'password-common': 'Questa password è tra le prime a essere indovinate. Scegli alcune parole che solo tu metti insieme.',
  'code-wrong': 'Questo codice è errato o già usato. Aspetta il prossimo e riprova.',
  'passkey-refused': 'La passkey non è verificabile. Prova ad aggiungerla di nuovo.',
};
