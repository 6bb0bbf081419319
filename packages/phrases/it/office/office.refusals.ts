import type { refusals as en } from '../../en/office/office.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyAutomations': 'Ci sono già {{max}} automazioni. Elimina una che non si usa più.',
  'error.AutomationReachesMany':
    'Questa automazione avrebbe raggiunto {{count}} persone negli ultimi 30 giorni. Conferma che va attivata.',
  'error.ClubExportRunning': 'È già in corso un’esportazione. Aspetta che sia pronta.',
  'error.CheckInCodeUnknown': 'Codice scaduto. Chiedine uno nuovo, o scegli il nome.',
  'error.CheckInCodeAttempts':
    'Molti codici sbagliati qui. Aspetta {{seconds}} s e crea un codice nuovo nell’app: con uno giusto entri subito.',
  'error.WebhookAddressRefused':
    'Inserisci un indirizzo che inizia con https://, di un server su internet, senza porta né account.',
  'error.WebhookLimit': 'Un club ha al massimo {{max}} webhook. Rimuovine uno che non si usa più.',
  'error.WebhookNotConnected': 'Prima ricollega il webhook: se non è collegato non riceve nulla.',
  'error.AudienceChanged':
    'Ora lo riceverebbero {{count}} persone, non quante contate prima. Controlla il numero e invia di nuovo.',
  'error.DraftGone':
    'Questa bozza è stata inviata, programmata o eliminata altrove. Guarda prima che cosa è partito; invia di nuovo solo se manca ancora.',
  'error.InsufficientSmsCredits': 'Crediti SMS del club insufficienti. Scegli meno persone, accorcia il testo o togli gli SMS.',
  'error.MessageTargetGone': 'La lezione del pulsante non si può più prenotare. Scegli un’altra lezione o un’altra destinazione.',
  'error.MessagesOften': 'Hai inviato {{max}} messaggi in un’ora. Aspetta un po’, o scrivi un solo messaggio per tutti.',
  'error.SmsNotAvailable': 'Questa installazione non può inviare SMS. Togli gli SMS o chiedi un gateway all’amministratore.',
  'unknown-placeholder': 'Tra graffe possono stare solo le parole elencate sotto il testo, come {Nickname}.',
  'error.TooManyPlanned': 'Ce ne sono già {{max}}. Elimina una bozza o ritira un messaggio in attesa.',
  'moment-to-come': 'Scegli un momento futuro, entro {{days}} giorni.',
  'error.RepliesOften': 'Hai inviato {{max}} risposte in un’ora. Aspetta un po’ prima di scrivere ancora.',
  'error.ThreadHeld': 'A questa conversazione risponde un’altra persona. Prendila prima tu, poi invia la risposta.',
  'error.SupportVideoNotFound': 'Questo video di assistenza non c’è più. Guarda di nuovo l’elenco.',
  'error.TooManySupportVideos': 'Ci sono già {{max}} video di assistenza. Eliminane uno che non serve.',
  'error.TrainingProgramNotFound': 'Questo file non è più condiviso o è stato eliminato. Guarda di nuovo l’elenco.',
  'error.TrainingProgramsFull': 'Ci sono già {{max}} file o {{gb}} GB. Eliminane uno che non serve più a nessuno.',
  'error.NobodyToShareWith': 'Nessuno del club è tra questi. Scegline altri.',
  'error.SiteNotAllowed': 'Il club non lo mostra su {{site}}. Aggiungi il sito all’elenco di quelli che possono mostrarlo.',
  'program-too-large': 'Un file ha al massimo 50 MB. Riducilo, o carica un video tra i video.',
};
