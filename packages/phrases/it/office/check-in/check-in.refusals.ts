import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Questo codice non vale più. Fattene mostrare uno nuovo, o scegli la persona per nome.',
};
