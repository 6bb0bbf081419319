import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaffUnproved':
    'Aún no ha confirmado su correo, así que nadie sabe si es suyo. Cuando lo confirme podrá trabajar aquí. Si este servidor no envía correo, dale antes un enlace de acceso.',
  'error.LeavesNoManager':
    'Nadie más es gerente de este club. Después solo lo gestionará el propietario de la marca. Pulsa otra vez para seguir.',
  'error.LastManager': 'Nadie más gestiona este club. Nombra antes a otro gestor.',
};
