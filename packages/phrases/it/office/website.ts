import type { website as en } from '../../en/office/website.ts';
import type { Translated } from '../../phrases.ts';

export const website: Translated<typeof en> = {
  'website.saved': 'Il sito mostra queste impostazioni entro un minuto',
  'website.shown': 'Che cosa mostra',
  'website.timetable': 'Orario',
  'website.timetableNote_one': '7 giorni da oggi, {{count}} lezione',
  'website.timetableNote_many': '7 giorni da oggi, {{count}} lezioni',
  'website.timetableNote_other': '7 giorni da oggi, {{count}} lezioni',
  'website.storeNote_one': '{{count}} offerta con il prezzo',
  'website.storeNote_many': '{{count}} offerte con i prezzi',
  'website.storeNote_other': '{{count}} offerte con i prezzi',
  'website.queues': 'Lezioni complete con la coda',
  'website.queuesNote_one': '{{count}} di {{all}} è completa ora',
  'website.queuesNote_many': '{{count}} di {{all}} sono complete ora',
  'website.queuesNote_other': '{{count}} di {{all}} sono complete ora',
  'website.fullNames': 'Istruttori con il nome completo',
  'website.noTrainers': 'nessun istruttore in questi giorni',
  'website.roomsNote': 'Nessuna scelta: tutte le lezioni, anche quelle senza sala.',
  'website.languages': 'Lingue',
  'website.languagesNote':
    'Si usa la lingua della pagina e i visitatori possono cambiarla. La prima scelta vale per le altre pagine.',
  'website.members': 'I membri prenotano dopo l’accesso',
  'website.membersNote': 'In una finestra di Clubpulse; il sito non vede mai la password.',
  'website.originsNote': 'Uno per riga, come https://club.example. Vuoto: nessun sito può mostrarlo.',
  'website.unsaved': 'Salva, e qui appare il codice per il sito.',
  'website.previewNote': 'Con le impostazioni salvate, come lo vedono i visitatori.',
  'website.codeNote':
    'Le modifiche arrivano sul sito entro un minuto; il codice resta lo stesso. Senza script si vede il link al suo interno.',
  'website.feeds': 'Per calendari e motori di ricerca:',
  'website.noCookies': 'Nessun cookie, e nulla si conta prima che un visitatore acceda o prenoti.',
  'website.guests': 'Gli ospiti prenotano con nome ed e-mail',
  'website.guestsNote_one': 'Il posto è riservato 15 minuti, finché l’e-mail è confermata. {{count}} lezione in 30 giorni.',
  'website.guestsNote_many': 'Il posto è riservato 15 minuti, finché l’e-mail è confermata. {{count}} lezioni in 30 giorni.',
  'website.guestsNote_other': 'Il posto è riservato 15 minuti, finché l’e-mail è confermata. {{count}} lezioni in 30 giorni.',
  'website.guestPrice': 'Prezzo per un ospite, in sede',
  'website.guestMost': 'Al massimo, per indirizzo in {{days}} giorni',
  'website.refused.GuestsMayNotBook': 'Le impostazioni delle prenotazioni non ammettono ospiti, quindi il sito non lo offre.',
  'website.refused.Documents':
    'Le impostazioni delle prenotazioni chiedono un documento che un nuovo ospite non ha, quindi il sito non lo offre.',
  'website.refused.NoActivities': 'Il club non mostra lezioni ai suoi membri, quindi il sito non lo offre.',
};
