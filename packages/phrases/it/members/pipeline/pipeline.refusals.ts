import type { refusals as en } from '../../../en/members/pipeline/pipeline.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaysClient': 'Chi ha qualcosa di pagato resta cliente.',
  'error.MoveTooOld': 'Uno spostamento si annulla entro 15 minuti. Rispostali a mano.',
};
