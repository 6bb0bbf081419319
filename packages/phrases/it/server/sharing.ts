import type { sharing as en } from '../../en/server/sharing.ts';
import type { Translated } from '../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'sharing.subject': '{{name}} ti mostra un allenamento',
  'sharing.text':
    '{{name}} vuole mostrarti un allenamento: durata, punti, zone e frequenza cardiaca. Non serve un account. Il link vale finché {{name}} non lo ritira.',
  'sharing.open': 'Apri l’allenamento',
  'sharing.why':
    '{{name}} ha scritto il tuo indirizzo in Clubpulse per inviarti questo messaggio. Non viene conservato per altro.',
};
