import type { refusals as en } from '../../en/accounts/accounts.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotShared': 'Non lo condivide con il tuo club.',
  'error.ImageTypeRefused': 'Questa non è un’immagine di un tipo ammesso: {{types}}.',
  'error.ImageTooSmall':
    'L’immagine ha {{width}} × {{height}} pixel, ne servono almeno {{minWidth}} × {{minHeight}}. Scegline una più grande.',
  'error.ImageTooLarge': 'L’immagine ha più di {{max}} milioni di pixel. Riducila e riprova.',
  'error.ImageUnreadable': 'L’immagine non si può leggere: il file è danneggiato o incompleto. Salvala di nuovo e riprova.',
  'error.ImagesFull':
    'Ci sono già {{max}} immagini. Togli quelle che non servono più o riprova più tardi: quelle che nessuno mostra fanno posto da sole.',
  'error.ImageAddressRefused':
    'Questo indirizzo non si può interrogare. Inseriscine uno che inizia con https:// e che tutti possono aprire.',
  'error.ImageNotFetched':
    'Da questo indirizzo non è arrivata alcuna immagine. Aprilo nel browser e controlla che ne mostri una.',
  'error.AccountElsewhere': 'Il tuo account è gestito da un altro servizio di accesso. Cambialo lì.',
  'error.SignInAgain': 'Per questo accedi ancora una volta: l’ultimo accesso risale a più di {{minutes}} minuti fa.',
  'error.SecondFactorFirst': 'Imposta prima un secondo passaggio per il tuo account. Poi chiedilo allo staff.',
  'error.SecondFactorDemanded':
    'Un club in cui lavori richiede un secondo passaggio. Aggiungine un altro prima di togliere questo.',
  'error.TokenLimit': 'Ci sono già {{max}} token. Revocane uno che non serve più.',
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
  'invalid-country': 'Scegli un paese dall’elenco.',
  'age-limits': 'L’età deve essere tra 5 e 110 anni.',
  'height-limits': 'L’altezza deve essere tra 60 e 250 cm (2′ – 8′2″).',
  'weight-limits': 'Il peso deve essere tra 20 e 400 kg (45 – 881 lb).',
  'ftp-limits': 'La potenza deve essere tra 30 e 700 watt.',
  'target-zone-limits': 'La zona obiettivo deve essere tra 0 e 100%.',
  'target-zone-order': 'Il limite inferiore deve essere sotto quello superiore.',
  'email-not-yours': 'Scrivi l’e-mail con cui accedi.',
  'max-heart-rate-limits': 'La frequenza cardiaca massima deve essere tra 100 e 220 bpm.',
  'resting-heart-rate-limits': 'La frequenza a riposo deve essere tra 30 e 120 bpm e sotto il 60% della massima.',
  'zone-order': 'Ogni zona deve iniziare sopra quella precedente e sotto il massimo.',
  'error.EmailExists': 'L’e-mail {{email}} esiste già.',
  'error.EmailNotConfirmed':
    'Il tuo provider di accesso non ha confermato {{email}}. Conferma lì l’indirizzo, poi accedi di nuovo.',
  'error.EmailToConfirm':
    'Il tuo club ha già registrato {{email}} per te. Apri il link nell’e-mail che ti è stata inviata, poi torna qui. Non è arrivata? Chiedi una nuova password dove accedi: anche quel link conferma l’indirizzo. Se questo server non manda e-mail, chiedi al club un link di accesso.',
  'error.NicknameExists': 'Questo nickname è già in uso. Scegline un altro.',
  'error.ImpossibleToFollowYourself': 'Impossibile seguire se stessi.',
};
