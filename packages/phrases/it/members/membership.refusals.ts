import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaffUnproved':
    'Non ha ancora confermato la sua e-mail: nessuno sa se è sua. Quando l’avrà confermata potrà lavorare qui. Se questo server non manda e-mail, dagli prima un link di accesso.',
  'error.LeavesNoManager':
    'Sei l’unico manager di questo club. Dopo lo gestirà solo il proprietario del marchio. Premi di nuovo per continuare.',
  'error.LastManager': 'Nessun altro gestisce questo club. Nomina prima un altro manager.',
};
