import type { membership as en } from '../../en/server/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'membership.code-subject': '{{code}} es tu código para {{club}}',
  'membership.code-text':
    'Estás quitando tu propio rol en {{club}}. Para confirmarlo, escribe este código: {{code}}. Vale {{minutes}} minutos. Si no has sido tú, cambia la contraseña: alguien usa tu cuenta.',
  'membership.code-why': 'Recibes este correo porque alguien con tu cuenta está quitando tu rol.',
};
