import type { ResultOf } from '@clubpulse/contract/call';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
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
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseAct } from '../../test/choose-act.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { config } from '../../test/signed-in.ts';
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
  MovingTime: SECONDS,
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
  Counts: true,
  OtherSources: 0,
  Notes: 0,
  NotedBy: null,
  IsLive: false,
  Color: '#5e6a75',
  CalendarType: 'Training',
  Nickname: 'Ale',
  Groups: [],
  Declared: { Begin: '2026-11-20T08:00:00Z', Duration: SECONDS, Distance: 1200, AverageHeartRate: null, Calories: null },
  MayChange: true,
  MayDelete: true,
  MayMove: false,
  RowVersion: 0,
  Pauses: [],
  PauseTime: 0,
  Impossible: null,
  Recovery: null,
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
  Hits: null,
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
  IsSpeedWorkedOut: false,
  HasHiddenEnds: false,
};

const open = (shown = training, recorded = series, mapTiles: ResultOf<typeof getConfig>['mapTiles'] = null) =>
  openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Training/5',
    answers: [
      answer(getConfig, {}, { ...config, mapTiles }),
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

it('the training page draws recorded series only, and arrow keys move by 5 s, with Shift by a minute', async () => {
  await open();
  expect(await screen.findByText(/from Garmin Edge 840/)).toBeTruthy();
  const charts = await screen.findByRole('slider', { name: 'Charts of what was recorded' });
  expect(screen.getByRole('img', { name: 'The route' })).toBeTruthy();
  expect(charts.textContent).toContain('Power');
  expect(document.querySelector('image')).toBeNull();
  for (const absent of ['Cadence', 'Speed', 'Elevation']) expect(charts.textContent).not.toContain(absent);
  fireEvent.keyDown(charts, { key: 'ArrowRight', shiftKey: true });
  expect(charts.getAttribute('aria-valuetext')).toMatch(/Power 160 W$/);
  fireEvent.keyDown(charts, { key: 'ArrowRight' });
  expect(charts.getAttribute('aria-valuetext')).toMatch(/Power –$/);
  fireEvent.keyDown(charts, { key: 'ArrowLeft' });
  expect(charts.getAttribute('aria-valuenow')).toBe('60');
});

it('the training page draws a route on the configured map with attribution, or on plain paper', async () => {
  const attribution = '© Some map';
  await open(training, series, { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution });
  expect(await screen.findByText(attribution)).toBeTruthy();
  const tiles = [...document.querySelectorAll('image')].map((tile) => tile.getAttribute('href'));
  expect(tiles.length).toBeGreaterThan(1);
  for (const tile of tiles) expect(tile).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
});

it('a drag zooms all charts of a training until they are reset, and fingers and a button zoom too', async () => {
  await open(training, { ...series, Hits: Array.from({ length: SECONDS }, (_, second) => (second % 10 === 0 ? 2 : null)) });
  const charts = await screen.findByRole('slider', { name: 'Charts of what was recorded' });
  expect(charts.textContent).toContain('24 hits');
  const area = charts.querySelector('[class*="area"]');
  if (!area) throw new Error('nothing to point at');
  area.getBoundingClientRect = () => ({ left: 0, width: 119, top: 0, height: 96 }) as DOMRect;
  const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(area, { ...mouse, clientX: 30 });
  fireEvent.pointerMove(area, { ...mouse, clientX: 90 });
  fireEvent.pointerUp(area, { ...mouse, clientX: 90 });
  expect(screen.getByText('0:30 to 1:30')).toBeTruthy();
  expect(charts.textContent).toContain('14 hits');
  await userEvent.click(screen.getByRole('button', { name: 'Whole training' }));
  expect(screen.queryByText(/ to 1:30/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText(/^0:\d\d to \d:\d\d$/)).toBeTruthy();
  fireEvent.keyDown(charts, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Whole training' })).toBeNull();
  const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch', button: 0 });
  fireEvent.pointerDown(area, { ...finger(2), clientX: 50 });
  fireEvent.pointerDown(area, { ...finger(3), clientX: 70 });
  fireEvent.pointerMove(area, { ...finger(2), clientX: 10 });
  fireEvent.pointerMove(area, { ...finger(3), clientX: 110 });
  fireEvent.pointerUp(area, { ...finger(3), clientX: 110 });
  fireEvent.pointerUp(area, { ...finger(2), clientX: 10 });
  expect(screen.getByText('0:48 to 1:12')).toBeTruthy();
  fireEvent.pointerDown(area, { ...finger(4), clientX: 10 });
  fireEvent.pointerMove(area, { ...finger(4), clientX: 100 });
  fireEvent.pointerUp(area, { ...finger(4), clientX: 100 });
  expect(screen.getByText('0:48 to 1:12')).toBeTruthy();
});

it('charts have time or distance on the horizontal axis, and a recorded altitude adds charts of gradient and elevation', async () => {
  await open(training, { ...series, Altitude: Array.from({ length: SECONDS }, (_, second) => 200 + (second * 11.1) / 20) });
  const charts = await screen.findByRole('slider', { name: 'Charts of what was recorded' });
  for (const shown of ['Elevation', 'Grade', 'flat or down', '7% and up', 'steepest 5.0%'])
    expect(charts.textContent).toContain(shown);
  expect(charts.textContent).not.toContain('km');
  await userEvent.click(screen.getByRole('radio', { name: 'Distance' }));
  expect(charts.textContent).toContain('km');
  fireEvent.keyDown(charts, { key: 'ArrowRight', shiftKey: true });
  expect(charts.getAttribute('aria-valuetext')).toMatch(/^1:00, Elevation 233 m, 5\.0%, Grade 5\.0%, Power 160 W$/);
});

it('the training page draws a single place as a point of the route', async () => {
  const at = (value: number) => Array.from({ length: SECONDS }, (_, second) => (second === 4 ? value : null));
  await open(training, { ...series, Latitude: at(45), Longitude: at(9) });
  const route = await screen.findByRole('img', { name: 'The route' });
  expect(route.querySelector('circle')?.getAttribute('class')).toMatch(/place/);
});

it('the training editor shows the times of a recording as read-only, and other fields can be edited', {
  tags: ['atLength'],
}, async () => {
  const page = await open();
  await chooseAct(userEvent, 'Change');
  expect(await screen.findByText(/Its times come from the recording/)).toBeTruthy();
  const dialog = within(screen.getByRole('dialog'));
  for (const typed of ['Day', 'Start', 'Time']) expect(dialog.queryByLabelText(typed)).toBeNull();
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

it('the training editor allows changes of the times of a partial recording', async () => {
  await open({ ...training, MayMove: true });
  await chooseAct(userEvent, 'Change');
  expect(await screen.findAllByLabelText(/^Start/)).not.toEqual([]);
  expect(screen.queryByText(/Its times come from the recording/)).toBeNull();
});

it('the training page shows the power in the power zones of its day, with its intensity', async () => {
  await open();
  const power = await screen.findByRole('region', { name: 'Power and its zones' });
  expect(power.textContent).toContain('With an FTP of 200 W, since 01/03/2026.');
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

it('the header of a training shows distance and ascent of the recording if none is entered', async () => {
  const Altitude = Array.from({ length: SECONDS }, (_, second) => 300 + second);
  await open({ ...training, Distance: null }, { ...series, Altitude });
  const head = await screen.findByRole('region', { name: 'Summary' });
  await waitFor(() => expect(head.textContent).toMatch(/distance1\.3 km.*m up110/));
});

it('the header of a training shows pace on foot and speed on wheels, without pauses', async () => {
  const figures = async () => (await screen.findByRole('region', { name: 'Summary' })).textContent;
  await open({ ...training, TrainingType: 'running', Distance: 400 }, { ...series, Latitude: null, Longitude: null });
  await waitFor(async () => expect(await figures()).toContain('min per km5:00'));
  cleanup();
  await open();
  await waitFor(async () => expect(await figures()).toContain('km/h on average36.0'));
  cleanup();
  await open({ ...training, MovingTime: SECONDS / 2 });
  await waitFor(async () => expect(await figures()).toContain('km/h on average72.0'));
  cleanup();
  const Speed = Array.from({ length: SECONDS }, (_, second) => (second % 60 === 0 ? 1 : null));
  await open(training, { ...series, Speed });
  await waitFor(async () => expect(await figures()).toContain('km/h on average36.0'));
});

it('the mean cadence of a training ignores seconds without pedalling', async () => {
  await open(training, { ...series, Cadence: Array.from({ length: SECONDS }, (_, second) => [85, 95, 0][second % 3] ?? 0) });
  expect(await screen.findByText('average 90 rpm, highest 95 rpm')).toBeTruthy();
});

it('the power chart shows the FTP as a dashed line, and the map of a training can be enlarged', async () => {
  await open();
  expect(await screen.findByText(/, highest 219 W, dashed: FTP 200 W$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Larger map' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The route' }));
  expect(dialog.getByRole('img', { name: 'The route' })).toBeTruthy();
});
