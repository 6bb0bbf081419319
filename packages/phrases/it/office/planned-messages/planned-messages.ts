import type { plannedMessages as en } from '../../../en/office/planned-messages/planned-messages.ts';
import type { Translated } from '../../../phrases.ts';

export const plannedMessages: Translated<typeof en> = {
  'messages.drafts': 'Bozze',
  'messages.draftKept': 'Bozza salvata {{time}}',
  'messages.draftNotKept': 'Impossibile salvare la bozza. Resta qui finché questa pagina è aperta.',
  'messages.noDrafts': 'Nessuna bozza',
  'messages.noDraftsText': 'Quello che inizi a scrivere resta qui, solo per te, su ogni dispositivo.',
  'messages.draftUntitled': 'Senza titolo',
  'messages.draftSaved': 'salvata {{when}}',
  'messages.draftDelete': 'Elimina bozza',
  'messages.draftDeleted': 'Bozza eliminata',
  'messages.draftDeleteText': 'Il testo e i destinatari scelti vanno persi.',
  'messages.sendLater': 'Invia più tardi',
  'messages.sendLaterText': 'Parte in quel momento a chi raggiunge allora; fino ad allora il numero può cambiare.',
  'messages.sendDay': 'Giorno di invio',
  'messages.sendTime': 'Ora di {{club}}',
  'messages.plan': 'Invia a quest’ora',
  'messages.planned': 'Parte il {{when}}',
  'messages.waiting': 'In attesa di invio',
  'messages.waitsUntil': 'In attesa fino al {{when}}',
  'messages.takeBack': 'Ritira',
  'messages.takenBack': 'Ritirato: è tra le tue bozze',
  'messages.refused-AudienceChanged': 'Non inviato: non avrebbe raggiunto nessuno',
  'messages.refused-InsufficientSmsCredits': 'Non inviato: SMS insufficienti',
  'messages.refused-SmsNotAvailable': 'Non inviato: questa installazione non può inviare SMS',
  'messages.refused-InsufficientRights': 'Non inviato: chi l’ha scritto non lavora più nel club',
};
