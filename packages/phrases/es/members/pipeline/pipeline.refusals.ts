import type { refusals as en } from '../../../en/members/pipeline/pipeline.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaysClient': 'Quien tiene algo pagado sigue siendo cliente.',
  'error.MoveTooOld': 'Un cambio se deshace en los 15 minutos siguientes. Vuelve a moverlos a mano.',
};
