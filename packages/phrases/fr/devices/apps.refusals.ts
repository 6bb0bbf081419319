import type { refusals as en } from '../../en/devices/apps.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Cette app n’est plus enregistrée. Demandez un nouveau code à un gestionnaire.',
  'error.AppLimit': 'Un club a au plus {{max}} apps et codes. Retirez-en un qui ne sert plus.',
  'error.AppCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min, ou redemandez le code à un gestionnaire.',
};
