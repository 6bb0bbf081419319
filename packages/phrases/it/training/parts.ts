import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Tempo',
  'training.noTraining': 'nessun allenamento',
  'training.noSignal': 'Nessun segnale',
  'training.since': 'dalle {{time}}',
  'training.countedTo': 'contato fino alle {{time}}, mentre è in corso',
  'training.heartRateNotShared': 'Frequenza cardiaca non condivisa',
  'training.together': 'Allenati insieme',
  'training.togetherIn': 'Cosa ha fatto ognuno in {{name}}',
  'training.noteRow': '{{name}} ha segnato una presenza',
  'training.noteRowOfClub': 'Il club ha segnato una presenza',
  'training.sourceCounts_one': 'Vale: {{source}}, e un’altra',
  'training.sourceCounts_many': 'Vale: {{source}}, e altre {{count}}',
  'training.sourceCounts_other': 'Vale: {{source}}, e altre {{count}}',
  'training.sourceWithNote': '{{source}}, e una nota',
  'training.clubStrap': 'Fascia del club',
  'training.ownStrap': 'Fascia propria',
  'training.handSource': 'Annotato a mano',
  'training.fileSource': 'File',
  'training.wearableSource': 'Dispositivo',
};
