import { listComments, listFeedbacks } from '@clubpulse/contract/training/comments/comments.calls';
import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import {
  getHeartbeats,
  getNextTraining,
  getPrevTraining,
  getTraining,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atLength } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const SECONDS = 120;
const training: TrainingDetail = {
  TrainingId: 5,
  UserId: 11,
  ClubId: null,
  ClubName: null,
  DisplayGroupId: null,
  RoomName: null,
  GroupTrainingId: null,
  Name: 'Round the lake',
  TrainingType: 'cycling',
  Note: '',
  Source: 'File',
  SourceName: 'Garmin Edge 840',
  Distance: 1200,
  Begin: '2026-11-20T08:00:00Z',
  End: '2026-11-20T08:02:00Z',
  Duration: SECONDS,
  Zone0Time: 0,
  Zone1Time: 0,
  Zone2Time: 0,
  Zone3Time: 0,
  Zone4Time: 0,
  Zone5Time: 0,
  GapTime: SECONDS,
  TargetTime: 0,
  Points: 0,
  AverageHeartRate: null,
  MaxHeartRate: null,
  Calories: 30,
  IsShared: true,
  IsLive: false,
  Color: '#5e6a75',
  CalendarType: 'Training',
  Nickname: 'Ale',
  Declared: { Begin: '2026-11-20T08:00:00Z', Duration: SECONDS, Distance: 1200, AverageHeartRate: null, Calories: null },
  MayChange: true,
  MayDelete: true,
  MayMove: false,
  Minutes: [],
  Zones: {
    Zone0Bpm: 92,
    Zone1Bpm: 110,
    Zone2Bpm: 129,
    Zone3Bpm: 147,
    Zone4Bpm: 166,
    Zone5Bpm: 184,
    TargetLowBpm: 129,
    TargetHighBpm: 147,
    TargetZoneLowPrc: 70,
    TargetZoneHighPrc: 80,
  },
};
const series: TrainingSeries = {
  Begin: training.Begin,
  Seconds: SECONDS,
  Power: Array.from({ length: SECONDS }, (_, second) => (second === 65 ? null : 100 + second)),
  Cadence: null,
  Speed: null,
  Altitude: null,
  Distance: null,
  Latitude: Array.from({ length: SECONDS }, (_, second) => 45 + second / 10_000),
  Longitude: Array.from({ length: SECONDS }, () => 9),
  PowerFigures: {
    Average: 160,
    Normalised: 162,
    Work: 19,
    Zones: {
      FunctionalPower: 200,
      IsMeasured: true,
      Since: '2026-03-01',
      Limits: [110, 150, 180, 210, 240, 300],
      Times: [10, 40, 30, 30, 9, 0],
      IntensityFactor: 0.81,
      TrainingStress: 2,
    },
  },
  HasHiddenEnds: false,
};

const open = (shown = training, recorded = series) =>
  openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getTraining, { id: 5 }, shown),
      answer(getTrainingSeries, { id: 5 }, recorded),
      answer(getHeartbeats, { id: 11 }, () => respond(404, {})),
      answer(listComments, { id: 5 }, []),
      answer(listFeedbacks, { id: 5 }, []),
      answer(getPrevTraining, { id: 5 }, () => respond(404, {})),
      answer(getNextTraining, { id: 5 }, () => respond(404, {})),
      answer(updateTraining, { id: 5 }, training),
    ],
  });

it('what was recorded is drawn, the rest is absent; arrows step 5 s, with Shift a minute', async () => {
  await open();
  expect(await screen.findByText(/from Garmin Edge 840/, {}, { timeout: 10_000 })).toBeTruthy();
  const charts = await screen.findByRole('slider', { name: 'Charts of what was recorded' }, { timeout: 10_000 });
  expect(screen.getByRole('img', { name: 'The route' })).toBeTruthy();
  expect(charts.textContent).toContain('Power');
  for (const absent of ['Cadence', 'Speed', 'Elevation']) expect(charts.textContent).not.toContain(absent);
  fireEvent.keyDown(charts, { key: 'ArrowRight', shiftKey: true });
  expect(charts.getAttribute('aria-valuetext')).toMatch(/Power 160 W$/);
  fireEvent.keyDown(charts, { key: 'ArrowRight' });
  expect(charts.getAttribute('aria-valuetext')).toMatch(/Power –$/);
  fireEvent.keyDown(charts, { key: 'ArrowLeft' });
  expect(charts.getAttribute('aria-valuenow')).toBe('60');
});

it.runIf(atLength)('what was recorded keeps its times: they are read, the rest is changed', async () => {
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }, { timeout: 10_000 }));
  expect(await screen.findByText(/Its times are those of the recording/, {}, { timeout: 10_000 })).toBeTruthy();
  for (const typed of ['Day', 'Began at', 'Time']) expect(screen.queryByLabelText(typed)).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.sent.findLast(({ body }) => body !== undefined)?.body).toMatchObject({
      Name: 'Round the lake again',
      Begin: training.Begin,
      Duration: SECONDS,
    }),
  );
});

it('what was recorded of a part alone has times that are typed still', async () => {
  await open({ ...training, MayMove: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }, { timeout: 10_000 }));
  expect(await screen.findAllByLabelText(/Began at/, {}, { timeout: 10_000 })).not.toEqual([]);
  expect(screen.queryByText(/Its times are those of the recording/)).toBeNull();
});

it('the power lies in the zones of its day, with what it was for her', async () => {
  await open();
  const power = await screen.findByRole('region', { name: 'Power and its zones' }, { timeout: 10_000 });
  expect(power.textContent).toContain('By an FTP of 200 W, since 01/03/2026.');
  expect(power.textContent).toMatch(/normalised162 W.*average160 W.*work19 kJ.*intensity factor0\.81.*TSS2/);
  const rows = within(power).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^P5Anaerobic240\+0:000%$/),
    expect.stringMatching(/^P4VO2max210–2390:09/),
    expect.stringMatching(/^P3Threshold180–2090:30/),
    expect.stringMatching(/^P2Tempo150–1790:30/),
    expect.stringMatching(/^P1Endurance110–1490:40/),
    expect.stringMatching(/^P0Active recoveryunder 110 W0:10/),
  ]);
});

it('its head says how far and how high up the recording goes, where nobody said it', async () => {
  const Altitude = Array.from({ length: SECONDS }, (_, second) => 300 + second);
  await open({ ...training, Distance: null }, { ...series, Altitude });
  const head = await screen.findByRole('region', { name: 'Summary' }, { timeout: 10_000 });
  await waitFor(() => expect(head.textContent).toMatch(/distance1\.3 km.*m up110/));
});

it('the mean of the turns is that of the turning', async () => {
  await open(training, { ...series, Cadence: Array.from({ length: SECONDS }, (_, second) => [85, 95, 0][second % 3] ?? 0) });
  expect(await screen.findByText('average 90 rpm, highest 95 rpm', {}, { timeout: 10_000 })).toBeTruthy();
});
