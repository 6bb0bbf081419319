import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Este código ya no vale. Pide que muestre uno nuevo o elige a la persona por su nombre.',
};
