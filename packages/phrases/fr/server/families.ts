import type { families as en } from '../../en/server/families.ts';
import type { Translated } from '../../phrases.ts';

export const families: Translated<typeof en> = {
  'families.offer': '{{name}} voudrait payer pour vous chez {{club}}',
  'families.offer-text':
    'Répondez dans votre profil, sous Famille. Si vous acceptez, {{name}} voit ce que vous devez à {{club}} et peut le payer. Votre journal, vos fréquences et votre santé restent à vous. Sans réponse, rien ne change.',
  'families.why': 'Vous recevez ce message parce que vous êtes membre de {{club}}.',
};
