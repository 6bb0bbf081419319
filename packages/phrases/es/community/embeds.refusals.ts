import type { refusals as en } from '../../en/community/embeds.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'ranking-needed': 'Elige al menos una clasificación.',
  'timeframe-needed': 'Elige al menos un periodo.',
  'contrast-too-low': 'Demasiado parecido al fondo para leerse. Hazlo más oscuro o más claro.',
  'invalid-origin': 'Una web como https://club.example, sin ruta.',
};
