import type { membership as en } from '../../en/server/membership.ts';
import type { Translated } from '../../phrases.ts';

export const membership: Translated<typeof en> = {
  'membership.code-subject': '{{code}} è il tuo codice per {{club}}',
  'membership.code-text':
    'Stai togliendo il tuo ruolo presso {{club}}. Per confermare inserisci questo codice: {{code}}. Vale {{minutes}} minuti. Se non sei stato tu, cambia la password: qualcuno usa il tuo account.',
  'membership.code-why': 'Ricevi questa mail perché qualcuno con il tuo account sta togliendo il tuo ruolo.',
};
