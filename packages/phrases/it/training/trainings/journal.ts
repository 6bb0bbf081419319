import type { journal as en } from '../../../en/training/trainings/journal.ts';
import type { Translated } from '../../../phrases.ts';

export const journal: Translated<typeof en> = {
  'training.mode': 'Come mostrare il diario',
  'training.weekFrom': 'dal {{from}} al {{to}}',
  'training.zonesThisMonth': 'Tempo nelle zone questo mese',
  'training.zonesThisWeek': 'Tempo nelle zone questa settimana',
  'training.includesGarmin': 'Contiene dati di Garmin',
  'training.emptyWeek': 'Nessun allenamento in questa settimana',
  'training.emptyWeekText': 'Indossa la fascia nel club: l’allenamento compare qui da solo, con zone e punti.',
  'training.emptyWeekOther': 'Gli allenamenti compaiono qui cinque minuti dopo che la fascia tace.',
  'training.othersJournal': 'Stai guardando il diario di {{nickname}}.',
  'training.count_one': '{{count}} allenamento',
  'training.count_many': '{{count}} di allenamenti',
  'training.count_other': '{{count}} allenamenti',
  'training.more_one': 'ancora {{count}}',
  'training.more_many': 'ancora {{count}}',
  'training.more_other': 'altri {{count}}',
  'training.partlyShared': 'Non tutto è condiviso con il tuo club.',
  'training.bookedAt': '{{time}} prenotato',
  'training.waitingAt': '{{time}} lista d’attesa',
  'training.booked_one': '{{count}} prenotato',
  'training.booked_many': '{{count}} prenotati',
  'training.booked_other': '{{count}} prenotati',
  'training.emptyAhead': 'Nulla di prenotato questa settimana',
  'training.emptyAheadText': 'Quello che prenoti compare qui accanto ai tuoi allenamenti.',
  'training.importFiles': 'Importa file',
};
