import type { refusals as en } from '../../en/live/class-sessions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Un corso si avvia da {{minutes}} minuti prima dell’inizio.',
  'error.ClassSessionOver': 'Questo corso è finito o è stato terminato: non si avvia di nuovo.',
  'error.ClassSessionNoTrainer': 'Nessun trainer del club tiene questo corso, quindi non parte. Scegline uno nel calendario.',
};
