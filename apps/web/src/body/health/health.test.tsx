import type {
  Daily,
  HealthAthlete,
  HealthBoard,
  HealthDashboard,
  HealthState,
  Hrv,
  Sleep,
  Stress,
} from '@clubpulse/contract/body/health/health';
import * as calls from '@clubpulse/contract/body/health/health.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { athlete, deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { type Answers, answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';

beforeEach(startDay);

const DAY = '2026-11-19';
const DEVICE = 'Garmin Forerunner 265';
const Source = { Provider: 'Garmin', DeviceModel: DEVICE, RecordedAt: '2026-11-18T22:41:00Z' } as const;
const record = { Day: DAY, Begin: '2026-11-18T22:41:00Z', OffsetSeconds: 3600, Seconds: 23_340, Source };
const state = (fields: Partial<HealthState> = {}): HealthState => ({
  Person: { UserId: athlete.UserId, Nickname: 'Dave', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null },
  IsOffered: true,
  Connection: { Provider: 'Garmin', EndedAt: null, LastHeardAt: '2026-11-20T08:50:00Z', SendsHealth: true },
  Keeps: true,
  KeepsAt: '2026-11-01T08:00:00Z',
  LastDay: DAY,
  Source,
  ...fields,
});
const sleep: Sleep = {
  ...record,
  AsleepSeconds: 22_320,
  DeepSeconds: 3480,
  LightSeconds: 14_520,
  RemSeconds: 4320,
  AwakeSeconds: 1020,
  UnmeasurableSeconds: null,
  Validation: null,
  Score: 71,
  Quality: 'Fair',
  Stages: [
    { Stage: 'deep', From: 0, To: 3480 },
    { Stage: 'light', From: 3480, To: 18_000 },
  ],
  Respiration: [[0, 14.5]],
  Spo2: [[0, 96]],
};
const stress: Stress = {
  ...record,
  Begin: '2026-11-18T23:00:00Z',
  Average: 31.2,
  Max: 84,
  RestSeconds: 36_000,
  LowSeconds: 18_000,
  MediumSeconds: 5400,
  HighSeconds: 2880,
  BatteryMax: 71,
  BatteryMin: 22,
  BatteryLast: 22,
  Levels: [
    [0, 20],
    [180, -1],
    [360, 40],
  ],
  Battery: [
    [0, 71],
    [3600, -1],
    [7300, 22],
  ],
  BatteryEvents: [{ Type: 'SLEEP', From: 0, Seconds: 3600, Impact: 40 }],
};
const hrv: Hrv = { ...record, LastNightAverage: 44, LastNight5MinHigh: 60, Values: [] };
const none = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));
const daily = {
  ...record,
  ...none('Steps Distance ActiveSeconds ActiveKilocalories BasalKilocalories ModerateSeconds VigorousSeconds FloorsClimbed'),
  ...none('AverageHeartRate AverageStress MaxStress RestStressSeconds LowStressSeconds MediumStressSeconds HighStressSeconds'),
  ...none('StressQualifier BatteryCharged BatteryDrained StepsGoal FloorsGoal IntensityGoal'),
  MinHeartRate: 44,
  MaxHeartRate: 152,
  RestingHeartRate: 52,
  HeartRates: [],
} as unknown as Daily;
const dashboard = (Figures: HealthDashboard['Figures'], fields: Partial<HealthDashboard> = {}): HealthDashboard => ({
  From: '2026-10-21',
  To: DAY,
  Days: 12,
  Unfinished: null,
  Sources: [DEVICE, 'Garmin'],
  Figures,
  Series: [{ Day: DAY, Figures: Object.fromEntries(Object.keys(Figures).map((name) => [name, 1])) }],
  OwnRange: { Low: 38, High: 52 },
  ...fields,
});
const about = (Average: number) => ({ Average, Min: Average - 5, Max: Average + 5, Total: Average * 12 });
const views = (id: number): Answers => [
  answer(calls.listHealthSleep, { id }, [sleep]),
  answer(calls.listHealthStress, { id }, [stress]),
  answer(calls.listHealthHrv, { id }, [hrv]),
  answer(calls.listHealthDays, { id }, [daily]),
  answer(calls.listHealthPulseox, { id }, []),
  answer(calls.listHealthActivity, { id }, []),
  answer(calls.getHealthDaysDashboard, { id }, dashboard({ RestingHeartRate: about(54), Steps: null })),
  answer(calls.getHealthHrvDashboard, { id }, dashboard({ LastNightAverage: about(46) })),
  answer(calls.getHealthPulseoxDashboard, { id }, dashboard({ Average: null }, { Days: 0, Sources: [], Series: [] })),
  answer(calls.getHealthSleepDashboard, { id }, dashboard({ AsleepSeconds: about(24_660) })),
  answer(calls.getHealthStressDashboard, { id }, dashboard({ Average: about(33), BatteryMax: about(80) })),
  answer(calls.getHealthActivityDashboard, { id }, dashboard({ Steps: about(9000) }, { Unfinished: DAY })),
];
const own = { id: athlete.UserId };

describe("the user's own health page", () => {
  it("names the device in the title and at each record, and shows the provider's figures", {
    tags: ['atLength'],
  }, async () => {
    await openDesk('/MyHealth', [answer(calls.getHealth, own, state()), ...views(athlete.UserId)], athlete);
    expect(await screen.findByText('6 h 12')).toBeTruthy();
    expect(screen.getByText('Fair, 71')).toBeTruthy();
    expect(screen.getByText('deep 58 min, REM 1 h 12, light 4 h 02, awake 17 min')).toBeTruthy();
    expect(await screen.findByText('in the usual range, 38 to 52')).toBeTruthy();
    expect(screen.getByText('high 48 min, medium 1 h 30, low 5 h 00, rest 10 h 00')).toBeTruthy();
    expect(screen.getByText('between 22 and 71 that day')).toBeTruthy();
    expect(screen.getAllByText(DEVICE)).toHaveLength(6);
    const heart = within(await screen.findByRole('row', { name: /Resting heart rate/ }));
    expect(heart.getByText('54 bpm')).toBeTruthy();
    expect(screen.getAllByText(`Includes data from ${DEVICE}, Garmin`).length).toBeGreaterThan(2);
    expect(screen.getByText('12 days, without today')).toBeTruthy();
    expect(screen.getByText('No oxygen was measured.')).toBeTruthy();
    expect(screen.getByText(/not a medical diagnosis/)).toBeTruthy();
  });

  it.each([
    ['sleep', 'Asleep from', /Asleep/],
    ['stress', /Gaps are times/, /Average/],
    ['battery', /^Sleep, /, /Highest charge/],
  ])('has a view of %s with its days', async (view, alone, row) => {
    await openDesk(`/MyHealth/${view}`, [answer(calls.getHealth, own, state()), ...views(athlete.UserId)], athlete);
    expect(await screen.findByText(alone)).toBeTruthy();
    expect(await screen.findByRole('row', { name: row })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page', name: /sleep|stress|battery/i })).toBeTruthy();
  });

  it('moves back a day, but not into the future', { tags: ['atLength'] }, async () => {
    const { sent } = await openDesk(
      '/MyHealth/sleep',
      [answer(calls.getHealth, own, state()), ...views(athlete.UserId)],
      athlete,
    );
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Day before' }));
    await waitFor(() => expect(sent.some(({ path }) => path.includes('from=2026-11-18&to=2026-11-18'))).toBe(true));
    for (let steps = 0; steps < 2; steps++) await user.click(screen.getByRole('button', { name: 'Day after' }));
    expect(screen.getByRole('button', { name: 'Day after' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['is not set up', { IsOffered: false, Connection: null }, 'Watches are not set up here'],
    ['has no watch', { Connection: null }, 'No watch is connected'],
    [
      'is not allowed at Garmin',
      { Connection: { Provider: 'Garmin', EndedAt: null, LastHeardAt: null, SendsHealth: false } },
      /not allowed there/,
    ],
    ['waits for a night', {}, 'No data yet'],
  ] as const)('reports that the connection to a watch %s', async (_, fields, words) => {
    await openDesk('/MyHealth', [answer(calls.getHealth, own, state({ LastDay: null, Source: null, ...fields }))], athlete);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('requires consent to storage, which can be withdrawn with deletion of the data', async () => {
    let found = state({ Keeps: false, KeepsAt: null, LastDay: null, Source: null });
    const { sent } = await openDesk(
      '/MyHealth',
      [
        answer(calls.getHealth, own, () => found),
        answer(calls.keepHealth, own, () => {
          found = found.Keeps ? { ...found, Keeps: false } : state();
          return found;
        }),
        answer(calls.deleteHealth, own, () => {
          found = { ...found, LastDay: null, Source: null };
          return respond(204);
        }),
        ...views(athlete.UserId),
      ],
      athlete,
    );
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Yes, store it' }));
    expect(await screen.findByText('6 h 12')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for my health' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Stop storing' }));
    await user.click(await screen.findByRole('button', { name: 'Stop storing' }));
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(screen.queryByText('6 h 12')).toBeNull());
    const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toMatchObject([{ Granted: true, Version: 1 }, { Granted: false }]);
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

const standing: HealthAthlete = {
  UserId: 5,
  Nickname: 'Dave',
  FirstMidName: 'Davide',
  LastName: 'Longo',
  PictureUri: null,
  Source,
  LastHeardAt: '2026-11-20T08:50:00Z',
  Night: {
    AsleepSeconds: 17_520,
    DeepSeconds: 3480,
    LightSeconds: 10_000,
    RemSeconds: 4040,
    AwakeSeconds: 1020,
    Score: 48,
    Quality: 'Poor',
  },
  Hrv: { Value: 31, OwnRange: { Low: 38, High: 52 } },
  Resting: { Value: 64, Difference: 6 },
  Stress: { Average: 56, RestSeconds: 0, LowSeconds: 100, MediumSeconds: 100, HighSeconds: 100 },
  Battery: { Woke: 22, Last: 18 },
  Reasons: ['ShortNight', 'HrvUnderRange'],
  Hint: 'EasyDay',
};
const silent: HealthAthlete = {
  ...standing,
  UserId: 6,
  FirstMidName: 'Zoe',
  LastName: 'Leoni',
  Source: null,
  LastHeardAt: null,
  Night: null,
  Hrv: null,
  Resting: null,
  Stress: null,
  Battery: null,
  Reasons: ['NoData'],
  Hint: null,
};
const board = (fields: Partial<HealthBoard> = {}): HealthBoard => ({
  draw: 0,
  recordsTotal: 2,
  recordsFiltered: 2,
  data: [standing, silent],
  ClubId: 1,
  Day: '2026-11-20',
  IsOffered: true,
  Counts: { ShortNight: 1, HrvUnderRange: 1, HighStress: 0, EmptyAtWaking: 0, NoData: 1 },
  Athletes: 5,
  Sharing: 2,
  WithData: 1,
  Sources: ['Garmin'],
  Group: [{ Day: '2026-11-20', AsleepSeconds: 24_660, Hrv: 46, RestingHeartRate: 56 }],
  NextClass: null,
  ...fields,
});

describe('the health board of a club', () => {
  it('shows sleep with its source and the number of athletes who do not share, and filters by a summary box', async () => {
    atWidth('desk');
    const known = { Day: '2026-11-19', AsleepSeconds: 24_660, Hrv: 46, RestingHeartRate: 55 };
    const Group = [known, { Day: '2026-11-20', AsleepSeconds: null, Hrv: null, RestingHeartRate: 56 }];
    const { sent } = await openDesk('/HealthUsers', [answer(calls.getHealthBoard, { id: 1 }, board({ Group }))], trainer);
    const row = within(await screen.findByRole('row', { name: /Davide Longo/ }));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Sleepto Thu 19/11',
      'HRVto Thu 19/11',
      'At rest',
    ]);
    expect(screen.getByText('56 bpm')).toBeTruthy();
    expect(row.getByText(DEVICE)).toBeTruthy();
    for (const words of ['4 h 52', 'Poor, 48', '31', '+6', 'average 56', '22', '18', 'Easy day'])
      expect(row.getByText(words)).toBeTruthy();
    expect(row.getByText('under the usual range, 38 to 52')).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toContain('HealthUsers/5');
    expect(within(screen.getByRole('row', { name: /Zoe Leoni/ })).getByText('No data yet')).toBeTruthy();
    expect(screen.getByText('Data from Garmin')).toBeTruthy();
    expect(screen.getByText('Includes data from Garmin')).toBeTruthy();
    expect(screen.getByText('3 athletes do not share this with the club.')).toBeTruthy();
    expect(screen.getByText('6 h 51')).toBeTruthy();
    const user = deskUser();
    await user.click(screen.getByRole('button', { name: /Short night/ }));
    await waitFor(() => expect(sent.some(({ path }) => path.includes('only=ShortNight'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Day before' }));
    await waitFor(() => expect(sent.some(({ path }) => path.includes('day=2026-11-19'))).toBe(true));
  });

  it('names participants of the next class with short nights, and links to watches that did not synchronize', async () => {
    atWidth('desk');
    const lost = { ...silent, LastHeardAt: '2026-11-16T07:40:00.000Z' };
    const next = { ClassId: 9, Name: 'HIIT Ignite', Begin: '2026-11-20T17:00:00.000Z', Booked: 15, Sharing: 6 };
    let found = board({ data: [standing, lost], NextClass: { ...next, ShortNight: [{ UserId: 5, Nickname: 'Dave' }] } });
    await openDesk('/HealthUsers', [answer(calls.getHealthBoard, { id: 1 }, () => found)], trainer);
    const panel = within(await screen.findByRole('region', { name: 'Next class today' }));
    expect(panel.getByRole('heading', { name: /^HIIT Ignite, / })).toBeTruthy();
    expect(panel.getByText('15 booked, 6 of them share')).toBeTruthy();
    expect(panel.getByText(/had a short night/).textContent).toBe('1 had a short night');
    expect(panel.getByText(/^Dave: offer an easier part/)).toBeTruthy();
    const offer = panel.getByRole('link', { name: 'Set their target' });
    expect(offer.getAttribute('href')).toContain('ClubMessages/5');
    expect(panel.getByRole('link', { name: 'Participants' }).getAttribute('href')).toContain('ClubClassParticipants/9');
    const row = within(screen.getByRole('row', { name: /Zoe Leoni/ }));
    expect(row.getByRole('link', { name: 'Remind' }).getAttribute('href')).toContain(`ClubMessages/${lost.UserId}`);
    await deskUser().click(panel.getByRole('button', { name: 'Not today' }));
    expect(panel.queryByText(/offer an easier part/)).toBeNull();
    expect(panel.getByText(/had a short night/)).toBeTruthy();
    found = board({ NextClass: { ...next, ShortNight: [] } });
    await deskUser().click(screen.getByRole('button', { name: 'Day before' }));
    expect(await screen.findByText('Nobody who shares had a short night.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Remind' })).toBeNull();
  });

  it('shows seven nights per athlete, sorted by short nights', async () => {
    atWidth('desk');
    const { UserId, Nickname, FirstMidName, LastName, PictureUri } = standing;
    const nights = [25_200, null, 17_520].map((AsleepSeconds, day) => ({
      Day: `2026-11-1${7 + day}`,
      AsleepSeconds,
      Hrv: 44,
      RestingHeartRate: null,
    }));
    const ownOne = {
      UserId,
      Nickname,
      FirstMidName,
      LastName,
      PictureUri,
      Source,
      Days: nights,
      ShortNights: 1,
      Mean: { AsleepSeconds: 21_360, Hrv: 44, RestingHeartRate: null },
    };
    const queries: Readonly<Record<string, string>>[] = [];
    await openDesk(
      '/HealthUsers?day=2026-11-19&only=NoData',
      [
        answer(calls.getHealthBoard, { id: 1 }, board()),
        answer(calls.getHealthWeek, { id: 1 }, (_body, { query }) => {
          queries.push(query);
          return { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [ownOne], From: '2026-11-13', To: '2026-11-19' };
        }),
      ],
      trainer,
    );
    await deskUser().click(await screen.findByRole('button', { name: 'Week', pressed: false }));
    const row = within(await screen.findByRole('row', { name: /Davide Longo/ }));
    for (const words of ['1', '5 h 56', '44', 'not measured']) expect(row.getByText(words)).toBeTruthy();
    expect(queries[0]).toMatchObject({ day: '2026-11-19' });
    expect(screen.queryByRole('button', { name: /Short night/ })).toBeNull();
    await deskUser().click(screen.getByRole('button', { name: 'Week', pressed: true }));
    expect(await screen.findByRole('button', { name: /Short night/ })).toBeTruthy();
  });

  it('offers messages to connect a watch and, after a short night, to set an easier target', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const next = { ClassId: 9, Name: 'HIIT Ignite', Begin: '2026-11-20T17:00:00.000Z', Booked: 15, Sharing: 6 };
    const found = board({ NextClass: { ...next, ShortNight: [5, 7].map((UserId) => ({ UserId, Nickname: 'Dave' })) } });
    const ready = answer(calls.getHealthBoard, { id: 1 }, found);
    const { router } = await openDesk('/HealthUsers', [ready], trainer);
    await deskUser().click(await screen.findByRole('link', { name: 'Send the steps' }));
    expect(router.state.location.pathname).toBe('/ClubMessages');
    expect(router.state.location.state).toEqual({
      words: {
        Title: 'How to connect your watch',
        Text: expect.stringMatching(
          /“Garmin watch” press “Connect with Garmin”.*“What my clubs see”.*“Sleep and daily health data”/,
        ),
      },
    });
    await router.navigate(-1);
    await deskUser().click(await screen.findByRole('link', { name: 'Set their target' }));
    expect(router.state.location.pathname).toBe('/ClubMessages/5,7');
    expect(router.state.location.state).toMatchObject({ words: { Text: expect.stringContaining('Z3 instead of Z4') } });
  });

  it('explains that watches are not configured, or that no athlete shares data', async () => {
    const empty = { data: [], recordsTotal: 0, recordsFiltered: 0, Sharing: 0, WithData: 0, Sources: [] };
    let found = board({ ...empty, IsOffered: false });
    const first = await openDesk('/HealthUsers', [answer(calls.getHealthBoard, { id: 1 }, () => found)], trainer);
    expect(await screen.findByText('Watches are not set up here')).toBeTruthy();
    expect(first.sent.length).toBeGreaterThan(0);
    found = board(empty);
    await deskUser().click(screen.getByRole('button', { name: 'Day before' }));
    expect(await screen.findByText('Nobody shares this with the club')).toBeTruthy();
  });

  it('links to each athlete, whose views have URLs of their own', async () => {
    const ownOne = { id: 5 };
    await openDesk('/HealthUsers/5/sleep', [answer(calls.getHealth, ownOne, state()), ...views(5)], trainer);
    expect(await screen.findByRole('heading', { name: 'Davide Longo' })).toBeTruthy();
    expect(await screen.findByText('6 h 12')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Body battery' }).getAttribute('href')).toContain('HealthUsers/5/battery');
  });

  it('explains that an athlete does not share', async () => {
    await openDesk(
      '/HealthUsers/5',
      [answer(calls.getHealth, { id: 5 }, () => respond(409, { ErrorType: 'NotShared' }))],
      trainer,
    );
    expect(await screen.findByText('Not shared with your club')).toBeTruthy();
  });
});
