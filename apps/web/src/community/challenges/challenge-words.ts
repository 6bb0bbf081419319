import type { Challenge, ChallengeState, ChallengeType } from '@clubpulse/contract/community/challenges';
import { useFormats } from '../../platform/formats.ts';
import type { PhraseKey } from '../../platform/phrases.ts';

export const typeLabels = {
  Points: 'kit.points',
  Trainings: 'kit.trainings',
  ActiveDays: 'kit.trainingDays',
  Duration: 'rankings.time',
  ZoneTime: 'challenges.zoneTime',
  Calories: 'challenges.calories',
} as const satisfies Record<ChallengeType, PhraseKey>;
export const stateLabels = {
  Running: 'challenges.running',
  Scheduled: 'challenges.scheduled',
  Finished: 'challenges.finished',
} as const satisfies Record<ChallengeState, PhraseKey>;
export const tierLabels = ['challenges.bronze', 'challenges.silver', 'challenges.gold'] as const satisfies readonly PhraseKey[];

/** Counted in seconds. */
export const isTime = (type: ChallengeType): boolean => type === 'Duration' || type === 'ZoneTime';

/** How what a challenge counts is written. */
export function useValueFormat({ Type }: Pick<Challenge, 'Type'>): (value: number) => string {
  const formats = useFormats();
  return isTime(Type) ? (value) => formats.duration(value) : (value) => formats.number(value);
}
