import type { stop as en } from '../../../en/workouts/sheets/stop.ts';
import type { Translated } from '../../../phrases.ts';

export const stop: Translated<typeof en> = {
  'sheets.stop': 'Quand s’arrêter',
  'sheets.stop.heart':
    'Arrêtez en cas de douleur à la poitrine, de malaise, de battements irréguliers ou d’essoufflement inhabituel. Si cela ne passe pas aussitôt, appelez le 112.',
  'sheets.stop.pregnancy':
    'Arrêtez en cas de saignement, de contractions, de perte de liquide, de vertige, de mal de tête, ou de douleur à la poitrine ou au mollet, et appelez le médecin.',
  'sheets.stop.glucose':
    'Arrêtez en cas de tremblements, de sueurs froides, de confusion ou de vue trouble : mesurez la glycémie, prenez du sucre et ne restez pas sans compagnie.',
  'sheets.stop.airways':
    'Arrêtez en cas de sifflement, de toux ou de poitrine serrée et utilisez l’inhalateur. Si cela n’aide pas, appelez le 112.',
};
