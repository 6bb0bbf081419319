import {
  CHALLENGE_MAX_DAYS,
  type ChallengeInput,
  type ChallengeState,
  TIERS_MAX,
  TRAINER_REWARD_MAX,
} from '@clubpulse/contract/community/challenges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Day, type Days, daysBetween } from '../../time/days.ts';
import { countsTrainings, givesNoPoints, hasAmounts } from './counting.ts';

/**
 * `first` and `last` are the earliest and latest current day of the clubs: a brand's challenge runs until it has ended in all
 * clubs.
 */
export const challengeState = (
  { StartDate, EndDate }: Pick<ChallengeInput, 'StartDate' | 'EndDate'>,
  { first, last }: Days,
): ChallengeState => (last < StartDate ? 'Scheduled' : first > EndDate ? 'Finished' : 'Running');

/** Today is both a past and a remaining day. */
export function daysOf({ StartDate, EndDate }: Pick<ChallengeInput, 'StartDate' | 'EndDate'>, today: Day) {
  const all = daysBetween(StartDate, EndDate) + 1;
  const elapsed = daysBetween(StartDate, today) + 1;
  return {
    DaysUntil: Math.max(0, 1 - elapsed),
    DaysGone: Math.min(all, Math.max(0, elapsed)),
    DaysLeft: Math.min(all, Math.max(0, daysBetween(today, EndDate) + 1)),
  };
}

export const reached = (goals: readonly number[], value: number): number => goals.filter((goal) => goal <= value).length;

export const rankPercent = (rank: number, people: number): number => Math.ceil((100 * rank) / people);

interface Place {
  readonly Rank: number;
  readonly Value: number;
}
/** `Tier` is 1 (bronze) to 3 (gold). It depends on the goals, or without goals on the rank. Incremental rewards are added up. */
export function awardOf(
  { Kind, Goals, Rewards, Incremental }: Pick<ChallengeInput, 'Kind' | 'Goals' | 'Rewards' | 'Incremental'>,
  { Rank, Value }: Place,
): { readonly Tier: number; readonly Credits: number } | undefined {
  if (Goals.length === 0) {
    const Tier = Value > 0 ? Math.max(0, TIERS_MAX + 1 - Rank) : 0;
    return Tier > 0 ? { Tier, Credits: 0 } : undefined;
  }
  const steps = reached(Goals, Value);
  if (steps === 0) return undefined;
  const adds = Kind === 'Goals' && Incremental;
  const Credits = adds ? Rewards.slice(0, steps).reduce((all, one) => all + one, 0) : (Rewards[steps - 1] ?? 0);
  return { Tier: tierOf({ Kind, Goals }, steps), Credits };
}

export function tierOf({ Kind, Goals }: Pick<ChallengeInput, 'Kind' | 'Goals'>, steps: number): number {
  if (Kind !== 'Goals') return Math.min(steps, TIERS_MAX);
  return steps === Goals.length ? 3 : 2 * steps >= Goals.length ? 2 : 1;
}

const rising = (steps: readonly number[]): boolean => steps.every((step, place) => step > (steps[place - 1] ?? 0));

/**
 * `today` is the latest current day of the clubs. After the begin of a challenge, the fields that decide what counts cannot be
 * changed.
 */
export function refusedChallenge(
  input: ChallengeInput,
  today: Day,
  before?: Pick<ChallengeInput, (typeof counting)[number]>,
): Refusal | undefined {
  if (before && before.StartDate <= today) {
    const changed = counting.some((field) => JSON.stringify(input[field]) !== JSON.stringify(before[field]));
    return changed ? refuse('ChallengeBegun') : undefined;
  }
  const errors = wrongFields(input, today);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  return daysBetween(input.StartDate, input.EndDate) >= CHALLENGE_MAX_DAYS
    ? refuse('DateIntervalTooLong', {
        errors: [{ field: 'EndDate', key: 'challenge-too-long', values: { max: CHALLENGE_MAX_DAYS } }],
      })
    : undefined;
}

export function refusedRewards(rewards: readonly number[], before: readonly number[] = []): Refusal | undefined {
  const errors = rewards.flatMap((reward, place) =>
    reward > TRAINER_REWARD_MAX && reward !== before[place] ? [{ field: `Rewards.${place}`, key: 'reward-by-manager' }] : [],
  );
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

function wrongFields(input: ChallengeInput, today: Day) {
  const { StartDate, EndDate, Type, Kind, ValidZones, Goals, Rewards, BestTrainings } = input;
  const wrong = (isSo: boolean, field: keyof ChallengeInput, key: string) => (isSo ? [{ field, key }] : []);
  // If rewards are not incremental, only the highest reached goal counts, so a higher goal must give a higher reward.
  const mustRise = Kind !== 'Goals' || !input.Incremental;
  return [
    ...wrong(StartDate <= today, 'StartDate', 'date-in-future'),
    ...wrong(EndDate < StartDate, 'EndDate', 'end-after-start'),
    ...wrong(Type === 'ZoneTime' && ValidZones.length === 0, 'ValidZones', 'field-required'),
    ...wrong(givesNoPoints(input), 'ValidZones', 'zones-without-points'),
    ...wrong(Type === 'ClassAttendance' && countsTrainings(input), 'Type', 'classes-not-trainings'),
    ...wrong(BestTrainings !== null && !hasAmounts(Type), 'BestTrainings', 'best-needs-amount'),
    ...wrong(Kind === 'Personal' && input.OwnTarget === null, 'OwnTarget', 'field-required'),
    ...wrong(Kind === 'Goals' && Goals.length === 0, 'Goals', 'field-required'),
    ...wrong(Kind !== 'Goals' && Goals.length > TIERS_MAX, 'Goals', 'three-tiers'),
    ...wrong(!rising(Goals), 'Goals', 'goals-rise'),
    ...beyondReach(input).map((place) => ({ field: `Goals.${place}`, key: 'goal-beyond-days' })),
    ...wrong(Rewards.length !== Goals.length, 'Rewards', 'reward-needed'),
    ...wrong(mustRise && !rising(Rewards), 'Rewards', 'rewards-rise'),
  ];
}

const mostOfDay: Partial<Record<ChallengeInput['Type'], number>> = {
  ActiveDays: 1,
  StreakDays: 1,
  Duration: 86_400,
  ZoneTime: 86_400,
};

function beyondReach({ StartDate, EndDate, Type, Kind, Goals, OwnTarget }: ChallengeInput): number[] {
  const ofDay = mostOfDay[Type];
  const most = (ofDay ?? 0) * (daysBetween(StartDate, EndDate) + 1);
  if (ofDay === undefined || most <= 0) return [];
  const asks = (goal: number) => (Kind === 'Personal' ? (goal * (OwnTarget ?? 0)) / 100 : goal);
  return Goals.flatMap((goal, place) => (asks(goal) > most ? [place] : []));
}
const counting = [
  'Type',
  'Kind',
  'StartDate',
  'EndDate',
  'ValidZones',
  'MinTargetPrc',
  'MinMinutes',
  'BestTrainings',
  'ManualEntries',
  'OwnTarget',
  'Incremental',
  'Goals',
  'Rewards',
] as const;
