import type { refusals as en } from '../../../en/calendar/classes/schedule.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'schedule-needs-event': 'Aggiungi almeno un appuntamento.',
  'schedule-invalid-date': 'Questo giorno non esiste.',
  'schedule-end-before-start': 'L’ultimo giorno viene prima del primo.',
  'schedule-invalid-start-time': 'L’ora d’inizio non è valida.',
  'schedule-duration-limits': 'La durata deve essere tra 10 e 240 minuti.',
  'schedule-too-far-ahead': 'Il primo giorno può essere al massimo tra sei mesi.',
  'schedule-too-long': 'Un programma può durare al massimo 370 giorni.',
  'schedule-all-in-past': 'Tutti questi giorni sono nel passato.',
  'schedule-time-skipped': 'In questo giorno l’orologio va avanti e quest’ora non esiste. Scegline un’altra.',
  'schedule-slot-twice': 'Questo giorno e quest’ora ci sono già.',
  'schedule-wrong-kind': 'Questo programma non è adatto al tipo di lezione.',
  'lesson-schedule-end-date-in-past': 'La fine è nel passato. Scegli un orario futuro.',
  'schedule-selection-too-long': 'Scegli al massimo 4 ore.',
  'schedule-not-generate-event':
    'Questo programma non genera nessun giorno. Cambia le date, i giorni della settimana o le eccezioni.',
  'error.ClassIsPublished': 'Le date di una lezione pubblicata sono bloccate. Annulla la pubblicazione per cambiarle.',
  'error.ScheduleGeneratesNoEvents': 'Il programma non genera appuntamenti validi.',
  'schedule-same-time': 'La lezione è già a quest’ora.',
};
