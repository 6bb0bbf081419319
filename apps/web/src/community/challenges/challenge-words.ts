import type { Challenge, ChallengeKind, ChallengeState, ChallengeType } from '@clubpulse/contract/community/challenges';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { tierLabels } from './tier-labels.ts';

export const typeLabels = {
  Points: 'kit.points',
  Trainings: 'kit.trainings',
  ActiveDays: 'kit.trainingDays',
  StreakDays: 'challenges.streakDays',
  Duration: 'kit.time',
  ZoneTime: 'challenges.zoneTime',
  Calories: 'challenges.calories',
  ClassAttendance: 'challenges.classes',
} as const satisfies Record<ChallengeType, PhraseKey>;
export const stateLabels = {
  Running: 'challenges.running',
  Scheduled: 'challenges.scheduled',
  Finished: 'challenges.finished',
} as const satisfies Record<ChallengeState, PhraseKey>;
export const kindLabels = {
  Tiers: 'challenges.kindTiers',
  Goals: 'kit.goals',
  Personal: 'challenges.kindPersonal',
} as const satisfies Record<ChallengeKind, PhraseKey>;
export const medalLabels = {
  Bronze: 'challenges.bronze',
  Silver: 'challenges.silver',
  Gold: 'challenges.gold',
} as const satisfies Record<string, PhraseKey>;

/** Counted in seconds. */
export const isTime = (type: ChallengeType): boolean => type === 'Duration' || type === 'ZoneTime';

/** How what a challenge counts is written; its places and goals, those of a personal one in percent. */
export function useValueFormat({ Type, Kind }: Pick<Challenge, 'Type' | 'Kind'>) {
  const formats = useFormats();
  const counted = isTime(Type) ? (value: number) => formats.duration(value) : (value: number) => formats.number(value);
  const place = Kind === 'Personal' ? (value: number) => formats.percent(value) : counted;
  return { counted, place };
}

/** What a goal is called: a tier has a medal, goals have numbers. */
export function useGoalName({ Kind }: Pick<Challenge, 'Kind'>): (place: number) => string {
  const t = useT();
  return (place) =>
    Kind === 'Goals' ? t('challenges.goalNumber', { number: place + 1 }) : t(tierLabels[place] ?? 'challenges.gold');
}
