import { CHALLENGE_MAX_DAYS, type ChallengeInput, type ChallengeState } from '@clubpulse/contract/community/challenges';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Day, daysBetween } from '../../time/days.ts';

export const challengeState = (
  { StartDate, EndDate }: Pick<ChallengeInput, 'StartDate' | 'EndDate'>,
  today: Day,
): ChallengeState => (today < StartDate ? 'Scheduled' : today > EndDate ? 'Finished' : 'Running');

/** How many of the goals, which rise, a value reaches. */
export const reached = (goals: readonly number[], value: number): number => goals.filter((goal) => goal <= value).length;

/** Of a place, among so many: 3 of 40 is among the best 8 percent. */
export const rankPercent = (rank: number, people: number): number => Math.ceil((100 * rank) / people);

interface Place {
  readonly Rank: number;
  readonly Value: number;
}
/** What a place wins: `Tier` 1 is bronze, 3 gold; by the goals, where there are none by the first three places of who did anything. */
export function awardOf(
  { Goals, Rewards }: Pick<ChallengeInput, 'Goals' | 'Rewards'>,
  { Rank, Value }: Place,
): { readonly Tier: number; readonly Credits: number } | undefined {
  const Tier = Goals.length > 0 ? reached(Goals, Value) : Value > 0 ? Math.max(0, 4 - Rank) : 0;
  return Tier > 0 ? { Tier, Credits: Goals.length > 0 ? (Rewards[Tier - 1] ?? 0) : 0 } : undefined;
}

const rising = (steps: readonly number[]): boolean => steps.every((step, place) => step > (steps[place - 1] ?? 0));

/**
 * Why a challenge cannot be saved so on this day of the club; undefined where it can (OPS-211 to OPS-213, OPS-215, OPS-218). `before` is what is
 * stored: what counts stands from its first day on.
 */
export function refusedChallenge(
  input: ChallengeInput,
  today: Day,
  before?: Pick<ChallengeInput, (typeof counting)[number]>,
): Refusal | undefined {
  const { StartDate, EndDate, Type, ValidZones, Goals, Rewards } = input;
  if (before && before.StartDate <= today) {
    const changed = counting.some((field) => JSON.stringify(input[field]) !== JSON.stringify(before[field]));
    return changed ? refuse('ChallengeBegun') : undefined;
  }
  const errors = [
    ...(StartDate > today ? [] : [{ field: 'StartDate', key: 'date-in-future' }]),
    ...(EndDate >= StartDate ? [] : [{ field: 'EndDate', key: 'end-after-start' }]),
    ...(Type !== 'ZoneTime' || ValidZones.length > 0 ? [] : [{ field: 'ValidZones', key: 'field-required' }]),
    ...(rising(Goals) ? [] : [{ field: 'Goals', key: 'goals-rise' }]),
    ...(Rewards.length === Goals.length ? [] : [{ field: 'Rewards', key: 'reward-needed' }]),
    ...(rising(Rewards) ? [] : [{ field: 'Rewards', key: 'rewards-rise' }]),
  ];
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  return daysBetween(StartDate, EndDate) >= CHALLENGE_MAX_DAYS
    ? refuse('DateIntervalTooLong', { values: { max: CHALLENGE_MAX_DAYS } })
    : undefined;
}
const counting = ['Type', 'StartDate', 'EndDate', 'ValidZones', 'Goals', 'Rewards'] as const;
