import type { refusals as en } from '../../../en/devices/demo-users/demo-users.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.DemoStrapExists': 'Otro usuario de demostración del club tiene esta banda.',
  'error.DemoStrapOfMember': 'Alguien del club ha vinculado esta banda: sus latidos son suyos. Usa otra banda.',
  'error.DemoUserLimit': 'Un club tiene como máximo {{max}} usuarios de demostración. Elimina uno que ya no se use.',
};
