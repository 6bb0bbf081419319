import { listGoals } from '@clubpulse/contract/body/goals.calls';
import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import type { Challenge, ChallengeDetail } from '@clubpulse/contract/community/challenges';
import { getChallenge, listClubChallenges } from '@clubpulse/contract/community/challenges.calls';
import { getLevel } from '@clubpulse/contract/community/levels.calls';
import type { ProgressWeek } from '@clubpulse/contract/office/progress/progress';
import { getProgress } from '@clubpulse/contract/office/progress/progress.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const own = { id: athlete.UserId };
const week = (index: number, fields: Partial<ProgressWeek> = {}): ProgressWeek => ({
  First: addDays('2026-09-28', 7 * index),
  Last: addDays('2026-10-04', 7 * index),
  Points: 100 * index,
  Trainings: index,
  Duration: 3600 * index,
  Edwards: 50 * index,
  Banister: null,
  Foster: null,
  ...fields,
});
const weeks = Array.from({ length: 8 }, (_, index) => week(index));
const challenge: Challenge = {
  ChallengeId: 7,
  Scope: 'Club',
  ClubId: 1,
  BrandId: null,
  Type: 'Duration',
  Kind: 'Tiers',
  Mode: 'Open',
  Title: 'Thirty hours',
  ShortDescription: '',
  Description: '',
  Color: '#1d6fe0',
  PictureUri: null,
  StartDate: '2026-11-01',
  EndDate: '2026-11-30',
  ValidZones: [],
  MinTargetPrc: null,
  MinMinutes: null,
  BestTrainings: null,
  ManualEntries: false,
  OwnTarget: null,
  Incremental: false,
  Goals: [36_000, 72_000],
  Rewards: [5, 10],
  AwardedAt: null,
  Enabled: true,
  State: 'Running',
  Participants: 42,
  Joined: true,
  RowVersion: 0,
};
const mine: ChallengeDetail['Mine'] = {
  Rank: 7,
  RankPrc: 17,
  Value: 60_600,
  Reached: 1,
  ReachedOn: ['2026-11-12'],
  Done: null,
  OwnTarget: null,
  Ahead: null,
  Won: null,
  Shares: true,
};
const person = { UserId: athlete.UserId, Nickname: 'Ale', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
const weight = {
  Key: 'weight' as const,
  Value: 61.4,
  Method: null,
  Typed: true,
  At: '2026-11-14T08:00:00Z',
  MeasureEventId: 2,
  Before: { Value: 62.1, At: '2026-10-14T08:00:00Z' },
};

interface Found {
  weeks?: readonly ProgressWeek[];
  challenges?: readonly Challenge[];
  last?: LastMeasure[];
  goal?: LastMeasure['Key'];
}
const open = (found: Found = {}) => {
  const challenges = found.challenges ?? [challenge];
  return openDesk(
    '/Progress',
    [
      answer(getLevel, own, { Level: 6, Months: 1, MonthsNeeded: 4, Points: 1588, AtRisk: false, Risen: null }),
      answer(getProgress, own, { Weeks: [...(found.weeks ?? weeks)] }),
      answer(
        listClubChallenges,
        { id: 1 },
        {
          draw: 0,
          recordsTotal: challenges.length,
          recordsFiltered: challenges.length,
          data: [...challenges],
        },
      ),
      answer(
        getChallenge,
        { id: 7 },
        { ...(challenges[0] ?? challenge), Runs: false, DaysUntil: 0, DaysGone: 20, DaysLeft: 11, Mine: mine },
      ),
      answer(getMeasures, own, {
        Person: { ...person, Age: 35, Gender: 'Female', Height: 168 },
        Last: found.last ?? [weight],
        Events: [],
        BloodShared: true,
      }),
      answer(listGoals, own, [{ Key: found.goal ?? 'weight', Value: 60, Due: null, SetAt: '2026-10-20T08:00:00Z', SetBy: null }]),
    ],
    athlete,
  );
};

it('the progress screen shows level, weeks, challenge and body with links', async () => {
  await open();
  expect(await screen.findByText('412 points more for this month to count, 11 days left')).toBeTruthy();
  expect(screen.getByText('3 months like this take you to level 7')).toBeTruthy();
  const bars = within(await screen.findByRole('list', { name: 'Points per week' }));
  expect(bars.getAllByRole('listitem')).toHaveLength(8);
  expect(bars.getByText(/16\/11\/2026: 700 points|11\/16\/2026: 700 points/)).toBeTruthy();
  expect(screen.getByText('more than last week').parentElement?.textContent).toBe('350more than last week');
  expect(screen.getByText('by zones (Edwards)').parentElement?.textContent).toContain('350');
  expect(screen.getByText('by zones (Edwards)').parentElement?.textContent).toContain('300 last week');
  expect(await screen.findByText('7 of 42')).toBeTruthy();
  expect(screen.getByText(/Bronze reached, .* to Silver/)).toBeTruthy();
  expect(await screen.findByText('Goal 60.0 kg')).toBeTruthy();
  expect(screen.getByText(/−0.7 since/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ranking' }).getAttribute('href')).toContain('ChallengeRanking/7');
  expect(screen.getByRole('link', { name: 'Measures' }).getAttribute('href')).toContain('AdvancedBiometrics');
});

it("the progress screen names the goals of a challenge like the challenge's own page", async () => {
  await open({ challenges: [{ ...challenge, Kind: 'Goals' }] });
  expect(await screen.findByText(/Goal 1 reached, .* to Goal 2/)).toBeTruthy();
});

it('the progress screen explains why the load of this week is empty', async () => {
  const loadOf = (words: string) => screen.getByText(words).parentElement?.textContent;
  await open({
    weeks: [...weeks.slice(0, -1), week(7, { Edwards: 0, Banister: 0, Foster: null })].map((one, index) =>
      index === 6 ? { ...one, Banister: 40, Foster: 210 } : one,
    ),
  });
  await screen.findByText('by zones (Edwards)');
  expect(loadOf('by zones (Edwards)')).toContain('No heart rate in zones 1 to 5 this week');
  expect(loadOf('by heart-rate reserve (Banister)')).toContain('No heart rate this week40 last week');
  expect(loadOf('by how it felt (Foster)')).toContain('rate how it felt210 last week');
});

it('the progress screen shows a week without training, and an effort that was entered as 0', async () => {
  await open({ weeks: [...weeks.slice(0, -1), week(7, { Trainings: 0, Edwards: 0, Foster: 0 })] });
  await screen.findByText('by zones (Edwards)');
  expect(screen.getByText('by zones (Edwards)').parentElement?.textContent).toContain('No training this week yet');
  expect(screen.getByText('by how it felt (Foster)').parentElement?.textContent).toBe('by how it felt (Foster)0');
});

it('the progress screen shows a joined challenge before open ones, and measures with a goal first', async () => {
  const measure = (Key: LastMeasure['Key'], Value: number): LastMeasure => ({ ...weight, Key, Value, Before: null });
  await open({
    challenges: [{ ...challenge, ChallengeId: 8, Title: 'Ends sooner', Joined: false }, challenge],
    last: [measure('weight', 61.4), measure('bodyFatPercent', 20), measure('restingHeartRate', 52), measure('waist', 70)],
    goal: 'waist',
  });
  expect(await screen.findByText('Thirty hours')).toBeTruthy();
  expect(screen.queryByText('Ends sooner')).toBeNull();
  const measured = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  await waitFor(() => expect(measured().slice(-3)).toEqual(['Waist (narrowest)', 'Weight', 'Body fat']));
});

it('the progress screen marks body fat that is estimated, but not a measured one', async () => {
  const fat = (Method: 'Deurenberg' | 'Scale'): LastMeasure => ({ ...weight, Key: 'bodyFatPercent', Value: 28, Method });
  await open({ last: [fat('Deurenberg')] });
  expect(await screen.findByText('estimated, Deurenberg 1991')).toBeTruthy();
  cleanup();
  await open({ last: [fat('Scale')] });
  expect((await screen.findByText('Body fat')).nextElementSibling?.textContent).not.toContain('estimated');
});

it('the progress screen explains missing data and how to start', async () => {
  await open({ weeks: weeks.map((one) => ({ ...one, Points: 0, Trainings: 0 })), challenges: [], last: [] });
  expect(await screen.findByText('No training in the last eight weeks')).toBeTruthy();
  expect(await screen.findByText(/No challenge in/)).toBeTruthy();
  expect(await screen.findByText('Nothing measured yet. Start with your weight.')).toBeTruthy();
});
