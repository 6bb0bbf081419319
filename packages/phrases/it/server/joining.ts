import type { joining as en } from '../../en/server/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'joining.yes': '{{club}} ti ha accettato',
  'joining.yes-text':
    'Ora fai parte di {{club}}: prenota le lezioni, guarda la tua frequenza cardiaca sul muro e tieni il tuo diario.',
  'joining.no': '{{club}} non ti ha accettato',
  'joining.no-text': 'Hai inserito il codice di {{club}} e il club ha detto di no. Se è un errore, parla con la reception.',
  'joining.why': 'Ricevi questa mail perché hai chiesto di entrare in {{club}}.',
};
