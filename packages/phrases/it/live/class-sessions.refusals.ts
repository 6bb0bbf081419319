import type { refusals as en } from '../../en/live/class-sessions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Una lezione si avvia da {{minutes}} minuti prima dell’inizio.',
  'error.ClassSessionOver': 'Questa lezione è finita: non si avvia più.',
  'error.ClassSessionNoTrainer': 'Nessun trainer del club tiene questa lezione, quindi non parte. Scegline uno nel calendario.',
};
