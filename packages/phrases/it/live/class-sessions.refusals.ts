import type { refusals as en } from '../../en/live/class-sessions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Un corso si avvia da {{minutes}} minuti prima dell’inizio.',
  'error.ClassSessionOver': 'Questo corso è finito: non si avvia più.',
  'error.ClassSessionNoTrainer': 'Nessun trainer del club tiene questo corso, quindi non parte. Scegline uno nel calendario.',
};
