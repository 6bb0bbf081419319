import type { refusals as en } from '../../../en/members/pipeline/pipeline.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaysClient': 'Qui a quelque chose de payé reste client.',
  'error.MoveTooOld': 'Un déplacement s’annule dans les 15 minutes. Remettez-les à leur place à la main.',
};
