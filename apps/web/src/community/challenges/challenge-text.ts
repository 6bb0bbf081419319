import type { Challenge, ChallengeKind, ChallengeState, ChallengeType } from '@clubpulse/contract/community/challenges';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

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

export const isTime = (type: ChallengeType): boolean => type === 'Duration' || type === 'ZoneTime';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Formats as `40 min` or `1 h 49`, a personal challenge in percent. `left` never rounds down. `unit` is the number of stored
 * units per step of `rate`.
 */
export function useValueFormat({ Type, Kind }: Pick<Challenge, 'Type' | 'Kind'>) {
  const t = useT();
  const formats = useFormats();
  const time = (seconds: number) =>
    seconds < HOUR ? t('kit.minutes', { count: Math.floor(seconds / MINUTE) }) : formats.duration(seconds);
  const counted = isTime(Type) ? time : (value: number) => formats.number(value);
  const percent = (value: number) => formats.percent(value);
  const digitsOf = (value: number) => (Number.isInteger(value) ? 0 : value < 0.1 ? 2 : 1);
  if (Kind === 'Personal')
    return {
      counted,
      place: percent,
      left: percent,
      unit: 1,
      rate: (value: number) => formats.percent(value, digitsOf(value)),
    } as const;
  if (isTime(Type))
    return {
      counted,
      place: counted,
      left: (value: number) => time(Math.ceil(value / MINUTE) * MINUTE),
      unit: MINUTE,
      rate: (value: number) => (value > 0 && value < MINUTE ? formats.duration(Math.ceil(value)) : time(value)),
    } as const;
  return {
    counted,
    place: counted,
    left: counted,
    unit: 1,
    rate: (value: number) => formats.number(value, digitsOf(value)),
  } as const;
}

const tierLabels = ['challenges.bronze', 'challenges.silver', 'challenges.gold'] as const satisfies readonly PhraseKey[];

export function useGoalName({ Kind }: Pick<Challenge, 'Kind'>): (place: number) => string {
  const t = useT();
  return (place) =>
    Kind === 'Goals' ? t('challenges.goalNumber', { number: place + 1 }) : t(tierLabels[place] ?? 'challenges.gold');
}
