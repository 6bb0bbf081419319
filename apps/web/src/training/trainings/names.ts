import { trainingTypes } from '@clubpulse/contract/training/training-types';
import type { Training } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../platform/phrases.ts';

/** What a training is called: its own name, else the room where it was, what it was, the club, else simply a training. */
export const trainingName = (
  { Name, RoomName, TrainingType, ClubName }: Pick<Training, 'Name' | 'RoomName' | 'ClubName' | 'TrainingType'>,
  t: Translate,
): string => Name || RoomName || knownTypeWords(TrainingType, t) || ClubName || t('training.training');

/** What it was; nothing where nobody said. */
export const knownTypeWords = (key: string, t: Translate): string | null => (key === 'other' ? null : trainingTypeWords(key, t));

/** A stored key that is not among today's shows its own text. */
export function trainingTypeWords(key: string, t: Translate): string {
  const known = trainingTypes.find((type) => type.Key === key);
  return known === undefined ? key : t(known.phrase);
}
