import type { refusals as en } from '../../en/office/messages.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AudienceChanged':
    'Ora lo riceverebbero {{count}} persone, non quante contate prima. Controlla il numero e invia di nuovo.',
  'error.DraftGone':
    'Questa bozza è stata inviata, programmata o eliminata altrove. Guarda prima che cosa è partito; invia di nuovo solo se manca ancora.',
  'error.InsufficientSmsCredits': 'Crediti SMS del club insufficienti. Scegli meno persone, accorcia il testo o togli gli SMS.',
  'error.MessageTargetGone': 'La lezione del pulsante non si può più prenotare. Scegli un’altra lezione o un’altra destinazione.',
  'error.MessagesOften': 'Hai inviato {{max}} messaggi in un’ora. Aspetta un po’, o scrivi un solo messaggio per tutti.',
  'error.SmsNotAvailable': 'Questa installazione non può inviare SMS. Togli gli SMS o chiedi un gateway all’amministratore.',
  'unknown-placeholder': 'Tra graffe possono stare solo le parole elencate sotto il testo, come {Nickname}.',
};
