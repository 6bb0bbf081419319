import type { trainersJournal as en } from '../../../en/training/trainings/trainers-journal.ts';
import type { Translated } from '../../../phrases.ts';

export const trainersJournal: Translated<typeof en> = {
  'training.openWall': 'Apri il tabellone',
  'training.trainingNow': 'Si allenano adesso',
  'training.nobodyNow': 'Adesso non si sente nessuno',
  'training.nobodyNowText': 'Chi indossa una fascia collegata vicino a un bridge compare qui in pochi secondi.',
  'training.whoTrained': 'Chi si è allenato',
  'training.nobodyTrained': 'Nessun allenamento negli ultimi sette giorni',
  'training.nobodyTrainedText': 'Un allenamento si chiude cinque minuti dopo che la fascia tace, e poi compare qui.',
  'training.nextClass': 'La tua prossima lezione',
  'training.noNextClass': 'Nessuna lezione da tenere nelle prossime 24 ore',
  'training.toCalendar': 'Apri il calendario',
  'training.fromTo': '{{from}}–{{to}}',
  'training.seatsBooked': '{{booked}} di {{seats}} posti prenotati',
  'training.untilStart': 'all’inizio',
  'training.onNow': 'In corso',
  'training.noStrap': 'Senza fascia',
  'training.alsoBooked': 'Prenotati anche',
  'training.afterThat': 'Dopo',
  'training.showAllNow': 'Mostra tutti e {{total}}',
};
