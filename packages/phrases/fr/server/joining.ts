import type { joining as en } from '../../en/server/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'joining.yes': '{{club}} vous a accepté',
  'joining.yes-text':
    'Vous faites désormais partie de {{club}} : réservez des cours, voyez votre fréquence cardiaque à l’écran et tenez votre journal.',
  'joining.no': '{{club}} ne vous a pas accepté',
  'joining.no-text': 'Vous avez saisi le code de {{club}}, et le club a refusé. Si c’est une erreur, parlez-en à l’accueil.',
  'joining.why': 'Vous recevez ce mail parce que vous avez demandé à rejoindre {{club}}.',
};
