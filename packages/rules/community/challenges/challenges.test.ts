import type { ChallengeInput } from '@clubpulse/contract/community/challenges';
import { expect, it } from 'vitest';
import { awardOf, challengeState, rankPercent, reached, refusedChallenge } from './challenges.ts';

const today = '2026-11-20';
const input: ChallengeInput = {
  Type: 'Points',
  Title: 'Winter',
  ShortDescription: '',
  Description: '',
  Color: '#1d6fe0',
  StartDate: '2026-11-21',
  EndDate: '2026-12-21',
  ValidZones: [],
  Goals: [100, 200, 300],
  Rewards: [1, 2, 3],
};
const refused = (fields: Partial<ChallengeInput>, before?: ChallengeInput) => {
  const refusal = refusedChallenge({ ...input, ...fields }, today, before);
  return refusal?.errors?.map(({ field, key }) => `${field} ${key}`).join() ?? refusal?.refused;
};

it('is scheduled before its first day, running until its last, then finished', () => {
  const on = (day: string) => challengeState(input, day);
  expect([on('2026-11-20'), on('2026-11-21'), on('2026-12-21'), on('2026-12-22')]).toEqual([
    'Scheduled',
    'Running',
    'Running',
    'Finished',
  ]);
});

it('counts the goals that are reached', () => {
  expect([0, 99, 100, 299, 300].map((value) => reached(input.Goals, value))).toEqual([0, 0, 1, 2, 3]);
});

it('begins in the future, ends no earlier and lasts at most 365 days', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ StartDate: today })).toBe('StartDate date-in-future');
  expect(refused({ EndDate: '2026-11-20' })).toBe('EndDate end-after-start');
  expect(refused({ EndDate: '2026-11-21' })).toBeUndefined();
  expect(refused({ EndDate: '2027-11-20' })).toBeUndefined();
  expect(refused({ EndDate: '2027-11-21' })).toBe('DateIntervalTooLong');
});

it('has goals that rise, and zones where they count', () => {
  expect(refused({ Goals: [], Rewards: [] })).toBeUndefined();
  expect(refused({ Goals: [100, 100], Rewards: [1, 2] })).toBe('Goals goals-rise');
  expect(refused({ Type: 'ZoneTime' })).toBe('ValidZones field-required');
  expect(refused({ Type: 'ZoneTime', ValidZones: [0] })).toBeUndefined();
});

it('keeps what counts once it has begun; words and colour stay open, and so does everything before', () => {
  const begun = { ...input, StartDate: today };
  expect(refused({ StartDate: today, Title: 'Spring', Color: '#000000' }, begun)).toBeUndefined();
  const changes: Partial<ChallengeInput>[] = [
    { EndDate: '2026-12-22' },
    { Goals: [100] },
    { Rewards: [1, 2, 4] },
    { Type: 'Calories' },
    { ValidZones: [1] },
  ];
  for (const fields of changes) expect(refused({ StartDate: today, ...fields }, begun)).toBe('ChallengeBegun');
  expect(refused({ StartDate: '2026-11-25' }, begun)).toBe('ChallengeBegun');
  expect(refused({ StartDate: '2026-11-25' }, input)).toBeUndefined();
});

it('gives each goal a reward, more than the one before', () => {
  expect(refused({ Rewards: [1, 2] })).toBe('Rewards reward-needed');
  expect(refused({ Rewards: [1, 2, 2] })).toBe('Rewards rewards-rise');
});

it('says among the best how many percent somebody is', () => {
  expect([rankPercent(3, 40), rankPercent(1, 1), rankPercent(1, 1000)]).toEqual([8, 100, 1]);
});

it('gives the badge and the credits of the highest goal that is reached', () => {
  const won = (Value: number) => awardOf(input, { Rank: 1, Value });
  expect([won(99), won(100), won(1000)]).toEqual([undefined, { Tier: 1, Credits: 1 }, { Tier: 3, Credits: 3 }]);
  expect(awardOf({ Goals: [100], Rewards: [] }, { Rank: 1, Value: 100 })).toEqual({ Tier: 1, Credits: 0 });
});

it('gives badges to the first three places where there are no goals, and none to who did nothing', () => {
  const tiers = [1, 2, 2, 4].map((Rank) => awardOf({ Goals: [], Rewards: [] }, { Rank, Value: 5 })?.Tier);
  expect(tiers).toEqual([3, 2, 2, undefined]);
  expect(awardOf({ Goals: [], Rewards: [] }, { Rank: 1, Value: 0 })).toBeUndefined();
});
