import type { parts as en } from '../../../en/calendar/classes/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'calendar.newCircuitClass': 'Nuova lezione a circuito',
  'calendar.newLesson': 'Nuova sessione',
  'calendar.newService': 'Nuovo servizio',
  'calendar.trainer': 'Trainer',
  'calendar.sport': 'Disciplina',
  'calendar.service': 'Servizio',
  'calendar.location': 'Luogo',
  'calendar.created': 'Hai creato {{name}}',
  'calendar.createdText': 'Gli atleti vedono tutto solo dopo la pubblicazione.',
  'calendar.noTrainer': 'Nessun trainer',
  'calendar.startTime': 'Inizio',
  'calendar.duration': 'Durata',
  'calendar.seatsInSite': 'Posti in sede',
  'calendar.seatsRemote': 'Posti a distanza',
  'calendar.bookingMode': 'Chi prenota',
  'calendar.visibilityDays': 'Apertura prenotazioni, giorni prima',
  'calendar.bookingBefore': 'Chiusura prenotazioni, ore prima',
  'calendar.cancelBefore': 'Fine disdetta gratuita, ore prima',
  'calendar.creditsInSite': 'Crediti in sede',
  'calendar.creditsRemote': 'Crediti a distanza',
};
