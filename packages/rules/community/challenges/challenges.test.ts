import type { ChallengeInput } from '@clubpulse/contract/community/challenges';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awardOf, challengeState, daysOf, rankPercent, reached, refusedChallenge } from './challenges.ts';
import { paceOf } from './pace.ts';

const today = '2026-11-20';
const input: ChallengeInput = {
  Type: 'Points',
  Kind: 'Tiers',
  Mode: 'Open',
  Title: 'Winter',
  ShortDescription: '',
  Description: '',
  Color: '#1d6fe0',
  PictureUri: null,
  StartDate: '2026-11-21',
  EndDate: '2026-12-21',
  ValidZones: [],
  MinTargetPrc: null,
  MinMinutes: null,
  BestTrainings: null,
  ManualEntries: false,
  OwnTarget: null,
  Incremental: false,
  Goals: [100, 200, 300],
  Rewards: [1, 2, 3],
};
const refused = (fields: Partial<ChallengeInput>, before?: ChallengeInput) => {
  const refusal = refusedChallenge({ ...input, ...fields }, today, before);
  return refusal?.errors?.map(({ field, key }) => `${field} ${key}`).join() ?? refusal?.refused;
};

it('a challenge is scheduled until its first day begins in one of its clubs, and finished when its last day is over in all of them', () => {
  const on = (first: string, last = first) => challengeState(input, { first, last });
  expect([on('2026-11-20'), on('2026-11-21'), on('2026-12-21'), on('2026-12-22')]).toEqual([
    'Scheduled',
    'Running',
    'Running',
    'Finished',
  ]);
  expect([on('2026-11-20', '2026-11-21'), on('2026-12-21', '2026-12-22')]).toEqual(['Running', 'Running']);
});

it('a challenge counts the reached goals', () => {
  expect([0, 99, 100, 299, 300].map((value) => reached(input.Goals, value))).toEqual([0, 0, 1, 2, 3]);
});

it('a challenge must begin in the future, may not end before it begins, and lasts at most 365 days', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ StartDate: today })).toBe('StartDate date-in-future');
  expect(refused({ EndDate: '2026-11-20' })).toBe('EndDate end-after-start');
  expect(refused({ EndDate: '2026-11-21' })).toBeUndefined();
  expect(refused({ EndDate: '2027-11-20' })).toBeUndefined();
  expect(refused({ EndDate: '2027-11-21' })).toBe('EndDate challenge-too-long');
});

it('a challenge must have rising goals, and zones that give a result if its type counts zones', () => {
  expect(refused({ Goals: [], Rewards: [] })).toBeUndefined();
  expect(refused({ Goals: [100, 100], Rewards: [1, 2] })).toBe('Goals goals-rise');
  expect(refused({ Type: 'ZoneTime' })).toBe('ValidZones field-required');
  expect(refused({ Type: 'ZoneTime', ValidZones: [0] })).toBeUndefined();
  expect(refused({ ValidZones: [0] })).toBe('ValidZones zones-without-points');
  expect(refused({ ValidZones: [0, 0] })).toBe('ValidZones zones-without-points');
  expect(refused({ ValidZones: [0, 1] })).toBeUndefined();
});

it('a challenge refuses goals that need more days or hours than it lasts', () => {
  const days = { StartDate: '2026-11-27', EndDate: '2026-12-21', Rewards: [1, 2], ValidZones: [4] };
  const problem = (with_: Partial<ChallengeInput>) => refused({ ...days, ...with_ });
  expect(problem({ Type: 'ActiveDays', Goals: [10, 25] })).toBeUndefined();
  expect(problem({ Type: 'ActiveDays', Goals: [10, 40] })).toBe('Goals.1 goal-beyond-days');
  expect(problem({ Type: 'StreakDays', Goals: [10, 26] })).toBe('Goals.1 goal-beyond-days');
  expect(problem({ Type: 'ZoneTime', Goals: [3600, 25 * 86_400] })).toBeUndefined();
  expect(problem({ Type: 'ZoneTime', Goals: [3600, 25 * 86_400 + 1] })).toBe('Goals.1 goal-beyond-days');
  expect(problem({ Type: 'Trainings', Goals: [10, 40] })).toBeUndefined();
  const personal = { Type: 'ActiveDays' as const, Kind: 'Personal' as const, Goals: [100, 200] };
  expect(problem({ ...personal, OwnTarget: 12 })).toBeUndefined();
  expect(problem({ ...personal, OwnTarget: 13 })).toBe('Goals.1 goal-beyond-days');
});

it('a challenge that has begun refuses changes of its rules, but not of title, colour and mode', () => {
  const begun = { ...input, StartDate: today };
  expect(refused({ StartDate: today, Title: 'Spring', Color: '#000000', Mode: 'Invitation' }, begun)).toBeUndefined();
  const changes: Partial<ChallengeInput>[] = [
    { EndDate: '2026-12-22' },
    { Goals: [100] },
    { Rewards: [1, 2, 4] },
    { Type: 'Calories' },
    { ValidZones: [1] },
    { Kind: 'Goals' },
    { MinTargetPrc: 20 },
    { MinMinutes: 30 },
    { BestTrainings: 2 },
    { OwnTarget: 5 },
    { Incremental: true },
  ];
  for (const fields of changes) expect(refused({ StartDate: today, ...fields }, begun)).toBe('ChallengeBegun');
  expect(refused({ StartDate: '2026-11-25' }, begun)).toBe('ChallengeBegun');
  expect(refused({ StartDate: '2026-11-25' }, input)).toBeUndefined();
});

it('a challenge must have a reward for each goal, and the rewards must rise', () => {
  expect(refused({ Rewards: [1, 2] })).toBe('Rewards reward-needed');
  expect(refused({ Rewards: [1, 2, 2] })).toBe('Rewards rewards-rise');
});

it('a place in a challenge is converted to the top percentage of its participants', () => {
  expect([rankPercent(3, 40), rankPercent(1, 1), rankPercent(1, 1000)]).toEqual([8, 100, 1]);
});

it('a challenge awards the badge and credits of the highest goal that was reached', () => {
  const won = (Value: number) => awardOf(input, { Rank: 1, Value });
  expect([won(99), won(100), won(1000)]).toEqual([undefined, { Tier: 1, Credits: 1 }, { Tier: 3, Credits: 3 }]);
  expect(awardOf({ ...input, Goals: [100], Rewards: [] }, { Rank: 1, Value: 100 })).toEqual({ Tier: 1, Credits: 0 });
});

it('a challenge without goals awards badges to the first three places, but not to a participant without a result', () => {
  const tiers = [1, 2, 2, 4].map((Rank) => awardOf({ ...input, Goals: [], Rewards: [] }, { Rank, Value: 5 })?.Tier);
  expect(tiers).toEqual([3, 2, 2, undefined]);
  expect(awardOf({ ...input, Goals: [], Rewards: [] }, { Rank: 1, Value: 0 })).toBeUndefined();
});

it('a challenge with incremental goals adds up the rewards of all reached goals: 1 + 2 + 4 = 7', () => {
  const goals = { Kind: 'Goals', Goals: [6, 12, 18], Rewards: [1, 2, 4] } as const;
  const won = (Incremental: boolean, Value: number) =>
    awardOf({ ...input, ...goals, Goals: [...goals.Goals], Rewards: [...goals.Rewards], Incremental }, { Rank: 1, Value });
  expect([5, 6, 12, 18].map((value) => won(true, value)?.Credits)).toEqual([undefined, 1, 3, 7]);
  expect([6, 12, 18].map((value) => won(false, value)?.Credits)).toEqual([1, 2, 4]);
  expect([6, 12, 18].map((value) => won(false, value)?.Tier)).toEqual([1, 2, 3]);
});

it('a challenge refuses fields that do not apply to its kind and type', () => {
  expect(refused({ Goals: [1, 2, 3, 4], Rewards: [1, 2, 3, 4] })).toBe('Goals three-tiers');
  expect(refused({ Kind: 'Goals', Goals: [1, 2, 3, 4], Rewards: [1, 2, 3, 4] })).toBeUndefined();
  expect(refused({ Kind: 'Goals', Goals: [], Rewards: [] })).toBe('Goals field-required');
  expect(refused({ Kind: 'Goals', Goals: [6, 12, 10] })).toBe('Goals goals-rise');
  expect(refused({ Kind: 'Goals', Rewards: [1, 1, 1] })).toBe('Rewards rewards-rise');
  expect(refused({ Kind: 'Goals', Incremental: true, Rewards: [1, 1, 1] })).toBeUndefined();
  expect(refused({ Kind: 'Personal' })).toBe('OwnTarget field-required');
  expect(refused({ Kind: 'Personal', OwnTarget: 500 })).toBeUndefined();
  expect(refused({ Type: 'Trainings', BestTrainings: 3 })).toBe('BestTrainings best-needs-amount');
  expect(refused({ BestTrainings: 3 })).toBeUndefined();
  expect(refused({ Type: 'ClassAttendance', MinMinutes: 30 })).toBe('Type classes-not-trainings');
});

it('a challenge has past and remaining days, from which the daily pace needed for a goal follows', () => {
  const november = { StartDate: '2026-11-01', EndDate: '2026-11-30' };
  const on = (day: string) => daysOf(november, day);
  expect(on('2026-10-29')).toEqual({ DaysUntil: 3, DaysGone: 0, DaysLeft: 30 });
  expect(on('2026-11-20')).toEqual({ DaysUntil: 0, DaysGone: 20, DaysLeft: 11 });
  expect(on('2026-12-01')).toEqual({ DaysUntil: 0, DaysGone: 30, DaysLeft: 0 });
  expect(paceOf(200, 310, on('2026-11-20'), 1)).toEqual({ per: 'day', needed: 10, done: 10 });
  expect(paceOf(200, 300, on('2026-11-30'), 1)).toEqual({ per: 'day', needed: 100, done: 6.7 });
  expect([paceOf(200, 300, on('2026-12-01'), 1), paceOf(0, 300, on('2026-10-31'), 1)]).toEqual([undefined, undefined]);
});

it('a pace below three a day is shown per week, with a decimal if it is small', () => {
  expect(paceOf(3, 12, { DaysGone: 15, DaysLeft: 17 }, 1)).toEqual({ per: 'week', needed: 3.8, done: 1.4 });
  expect(paceOf(39, 100, { DaysGone: 15, DaysLeft: 14 }, 1)).toEqual({ per: 'week', needed: 31, done: 18 });
  expect(paceOf(3, 12, { DaysGone: 15, DaysLeft: 2 }, 1)).toEqual({ per: 'day', needed: 4.5, done: 0.2 });
  expect(paceOf(1, 12, { DaysGone: 40, DaysLeft: 6 }, 1)).toEqual({ per: 'day', needed: 1.9, done: 0.025 });
  expect(paceOf(0, 12, { DaysGone: 40, DaysLeft: 12 }, 1)).toEqual({ per: 'week', needed: 7, done: 0 });
  expect(paceOf(4000, 7200, { DaysGone: 20, DaysLeft: 11 }, 60)).toEqual({ per: 'day', needed: 300, done: 180 });
  expect(paceOf(1800, 7200, { DaysGone: 45, DaysLeft: 20 }, 60)).toEqual({ per: 'week', needed: 1920, done: 300 });
});

it('a shown pace is never too low to reach the goal in the remaining days', () => {
  const integer = fc.integer({ min: 1, max: 365 });
  fc.assert(
    fc.property(integer, integer, integer, integer, (value, further, DaysGone, DaysLeft) => {
      const pace = paceOf(value, value + further, { DaysGone, DaysLeft }, 1);
      const days = pace?.per === 'week' ? DaysLeft / 7 : DaysLeft;
      expect((pace?.needed ?? 0) * days).toBeGreaterThanOrEqual(further - 1e-6);
      expect(pace?.done).toBeGreaterThan(0);
    }),
  );
});
