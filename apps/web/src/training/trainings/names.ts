import { trainingTypes } from '@clubpulse/contract/training/training-types';
import type { Training } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../platform/phrases.ts';

/** What a training is called: its own name, else the room or the club where it was, else simply a training. */
export const trainingName = (training: Pick<Training, 'Name' | 'RoomName' | 'ClubName'>, t: Translate): string =>
  training.Name || training.RoomName || training.ClubName || t('training.training');

/** A stored key that is not among today's shows its own text. */
export function trainingTypeWords(key: string, t: Translate): string {
  const known = trainingTypes.find((type) => type.Key === key);
  return known === undefined ? key : t(known.phrase);
}
