import type { refusals as en } from '../../../en/members/adding/adding.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProfileIsHers': 'Esta persona ya entra por sí misma o ha confirmado su e-mail: el perfil es suyo y solo ella lo cambia.',
};
