import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Tempo',
  'training.noTraining': 'nessun allenamento',
  'training.noSignal': 'Nessun segnale',
  'training.since': 'dalle {{time}}',
  'training.countedTo': 'contato fino alle {{time}}, mentre è in corso',
  'training.byStaffRow': 'Scritto dal club, non confermato',
  'training.notConfirmed': 'non confermato',
  'training.withoutUnconfirmed_one': 'Senza {{count}} scritto dal club e non confermato',
  'training.withoutUnconfirmed_many': 'Senza {{count}} scritti dal club e non confermati',
  'training.withoutUnconfirmed_other': 'Senza {{count}} scritti dal club e non confermati',
  'training.heartRateNotShared': 'Frequenza cardiaca non condivisa',
  'training.together': 'Allenati insieme',
  'training.togetherIn': 'Cosa ha fatto ognuno in {{name}}',
};
