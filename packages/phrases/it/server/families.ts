import type { families as en } from '../../en/server/families.ts';
import type { Translated } from '../../phrases.ts';

export const families: Translated<typeof en> = {
  'families.offer': '{{name}} vorrebbe pagare per te da {{club}}',
  'families.offer-text':
    'Rispondi nel tuo profilo, alla voce Famiglia. Se accetti, {{name}} vede quanto devi a {{club}} e può pagarlo. Diario, battiti e salute restano tuoi. Senza risposta non cambia nulla.',
  'families.why': 'Ricevi questa mail perché fai parte di {{club}}.',
};
