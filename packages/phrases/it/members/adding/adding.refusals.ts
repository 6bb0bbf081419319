import type { refusals as en } from '../../../en/members/adding/adding.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProfileIsHers': 'Questa persona ora accede da sé o ha confermato la sua e-mail: il profilo è suo e lo cambia solo lei.',
};
