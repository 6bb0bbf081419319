import type { refusals as en } from '../../../en/office/training-programs/training-programs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainingProgramNotFound': 'Questo file non è più condiviso o è stato eliminato. Guarda di nuovo l’elenco.',
  'error.TrainingProgramsFull': 'Ci sono già {{max}} file o {{gb}} GB. Eliminane uno che non serve più a nessuno.',
  'error.NobodyToShareWith': 'Nessuno del club è tra questi. Scegline altri.',
  'program-too-large': 'Un file ha al massimo 50 MB. Riducilo, o carica un video tra i video.',
};
