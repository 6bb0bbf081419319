import type { SharedCharts, SharedTraining } from '@clubpulse/contract/training/sharing/sharing';
import { openSharedCharts, openSharedTraining } from '@clubpulse/contract/training/sharing/sharing.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';

const code = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const shared: SharedTraining = {
  Nickname: 'Ale',
  Name: 'Hills',
  TrainingType: 'running',
  SourceName: 'Garmin Forerunner 935',
  Begin: '2026-11-20T17:00:00Z',
  Duration: 2700,
  MovingTime: 2700,
  GapTime: 0,
  Zone0Time: 0,
  Zone1Time: 300,
  Zone2Time: 600,
  Zone3Time: 900,
  Zone4Time: 600,
  Zone5Time: 300,
  Points: 246,
  AverageHeartRate: 141,
  MaxHeartRate: 176,
  Calories: 410,
  Distance: 5000,
  Minutes: [],
  Pauses: [],
  PauseTime: 0,
  ShowsCharts: false,
};
const SECONDS = 120;
const charts: SharedCharts = {
  Every: 2,
  HeartRates: Array.from({ length: SECONDS / 2 }, () => 140),
  Zones: { Zone0Bpm: 92, Zone1Bpm: 110, Zone2Bpm: 129, Zone3Bpm: 147, Zone4Bpm: 166, Zone5Bpm: 184 },
  Series: {
    Begin: shared.Begin,
    Seconds: SECONDS,
    Power: null,
    Cadence: null,
    Speed: null,
    Altitude: Array.from({ length: SECONDS / 2 }, (_, part) => 200 + part),
    Distance: null,
    Latitude: Array.from({ length: SECONDS / 2 }, (_, part) => 45 + part / 5000),
    Longitude: Array.from({ length: SECONDS / 2 }, () => 9),
    Hits: null,
    PowerFigures: null,
    IsSpeedWorkedOut: false,
    HasHiddenEnds: true,
  },
};
const open = (answered: SharedTraining | (() => Response), along: SharedCharts | (() => Response) = charts) =>
  openScreen({
    self: null,
    path: `/SharedTraining/${code}`,
    answers: [answer(openSharedTraining, { code }, answered), answer(openSharedCharts, { code }, along)],
  });

it("a shared training shows its figures under the athlete's nickname", async () => {
  await open(shared);
  expect(await screen.findByRole('heading', { name: 'Hills' })).toBeTruthy();
  const text = document.body.textContent;
  for (const words of ['Shown by Ale', 'Garmin Forerunner 935', 'Running', '246', '45:00', '141 bpm', '176 bpm', '410', '5.0 km'])
    expect(text).toContain(words);
  expect(screen.queryByRole('img', { name: 'The route' })).toBeNull();
});

it('a shared training shows charts and map if the athlete allows it, without the hidden ends of the route', async () => {
  await open({ ...shared, ShowsCharts: true, Distance: null, Duration: SECONDS });
  expect(await screen.findByRole('img', { name: 'The route' })).toBeTruthy();
  const text = document.body.textContent;
  for (const words of ['First and last 250 m are not shown', 'average 141, peak 176 bpm', 'Elevation', '1.3 km'])
    expect(text).toContain(words);
});

it('a shared training explains that its link was withdrawn', async () => {
  await open(() => respond(404, {}));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});
