import { trainingTypes } from '@clubpulse/contract/training/training-types';
import type { Training } from '@clubpulse/contract/training/trainings';
import type { Translate } from '../../platform/phrases.ts';

export const trainingName = (
  { Name, RoomName, TrainingType, ClubName }: Pick<Training, 'Name' | 'RoomName' | 'ClubName' | 'TrainingType'>,
  t: Translate,
): string => Name || RoomName || knownTypeLabel(TrainingType, t) || ClubName || t('training.training');

export const knownTypeLabel = (key: string, t: Translate): string | null => (key === 'other' ? null : trainingTypeLabel(key, t));

export function trainingTypeLabel(key: string, t: Translate): string {
  const known = trainingTypes.find((type) => type.Key === key);
  return known === undefined ? key : t(known.phrase);
}
