import type { stop as en } from '../../../en/workouts/sheets/stop.ts';
import type { Translated } from '../../../phrases.ts';

export const stop: Translated<typeof en> = {
  'sheets.stop': 'Cuándo parar',
  'sheets.stop.heart':
    'Para si notas dolor en el pecho, mareo, latidos irregulares o falta de aire inusual. Si no pasa enseguida, llama al 112.',
  'sheets.stop.pregnancy':
    'Para si hay sangrado, contracciones, pérdida de líquido, mareo, dolor de cabeza, o dolor en el pecho o en una pantorrilla, y llama al médico.',
  'sheets.stop.glucose':
    'Para si notas temblor, sudor frío, confusión o visión borrosa: mide tu glucosa, toma azúcar y no te quedes a solas.',
  'sheets.stop.airways': 'Para si notas silbidos, tos u opresión en el pecho y usa el inhalador. Si no ayuda, llama al 112.',
};
