import type { refusals as en } from '../../../en/calendar/classes/classes.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'seats-required': 'Offri almeno un posto, in sala oppure online.',
  'seats-awaited': 'Qualcuno aspetta un posto di questo tipo. Sposta prima la lista d’attesa.',
  'time-of-day-order': 'La prima ora deve venire prima della seconda.',
  'class-count-limits': 'Inserisci un numero intero da 0 a 10.000.',
  'class-hours-limits': 'Inserisci ore intere da 0 a 8.760, un anno.',
  'class-days-limits': 'Inserisci giorni interi da 0 a 370.',
  'training-type-unknown': 'Scegli un tipo di allenamento dall’elenco.',
  'booking-window-visibility': 'Il calendario deve mostrare la lezione almeno 24 ore prima della chiusura delle prenotazioni.',
  'booking-window-cancel': 'Le prenotazioni devono chiudersi non più tardi delle disdette.',
  'booking-window-other-lessons': 'Queste ore non vanno d’accordo con le altre lezioni della serie.',
  'error.ClassIsActive': 'Impossibile eliminare perché lo stato è Attivo.',
  'error.ClassHasParticipants': 'La lezione ha partecipanti.',
  'error.ClassIsPast': 'È nel passato e resta com’era.',
  'error.BookingModeLocked': 'La modalità di prenotazione non può cambiare così finché la lezione ha partecipanti.',
  'error.SeatsBelowParticipants': 'Posti occupati o riservati: {{taken}}. Non possono essere di meno.',
  'error.ClassIsCanceled': 'Questa lezione è annullata.',
};
