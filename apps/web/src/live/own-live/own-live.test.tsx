import { getUserLive, type UserLive } from '@clubpulse/contract/live/board.calls';
import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { getOwnRoom, type OwnRoom, setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const received = (fields: Partial<UserLive> = {}): UserLive => ({
  UserId: 11,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  DisplayGroupId: null,
  HeartRate: 157,
  Percent: 84,
  Zone: 4,
  Points: 128,
  Since: new Date(Date.now() - 1_200_000).toISOString(),
  LastHeard: new Date().toISOString(),
  Silence: 0,
  Signal: 'fresh',
  ClubId: 1,
  OffTheWall: false,
  ...fields,
});
const room: OwnRoom = {
  Session: {
    Name: 'HIIT Ignite',
    TrainerName: 'Giulia Ferri',
    BeganAt: new Date(Date.now() - 300_000).toISOString(),
    EndsAt: new Date(Date.now() + 1_459_500).toISOString(),
  },
  Goal: 2000,
  Together: 1040,
  Points: null,
  Circuit: null,
  Flow: null,
  Timer: null,
  At: new Date().toISOString(),
};
const open = (live: () => UserLive | null, ofRoom: OwnRoom | null | (() => OwnRoom) = room) =>
  openScreen({
    self: selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/OwnLive',
    answers: [
      answer(getUserLive, { id: 11 }, live),
      answer(getOwnRoom, { id: 11 }, ofRoom),
      answer(setOwnStation, { id: 11 }, undefined),
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(listMyLiveTrainings, { id: 11 }, []),
    ],
  });
const words = async () => (await screen.findByRole('region', { name: 'Your heart rate now' })).textContent ?? '';

it('the own live screen shows zone, percentage, session and goal, and announces only the zone to screen readers', async () => {
  await open(() => received());
  expect(await screen.findByText('HIIT Ignite')).toBeTruthy();
  expect(await words()).toMatch(/24:\d\d left.*Z4 .*84%.*157 bpm.*Points128.*Group goal, 1,040 of 2,00052%/);
  expect(screen.getByText(/^Z4 /).getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Back to Today' })).toBeTruthy();
});

it('the own live screen shows the points of the session like the wall, not the points of the whole training', async () => {
  await open(() => received(), { ...room, Points: 27 });
  await screen.findByText('HIIT Ignite');
  expect(await words()).toMatch(/Points27Group goal/);
});

it('the own live screen shows time and points for the same period: since the session began or the athlete arrived', async () => {
  const ofSession = { ...room, Goal: null, Together: null, Points: 27 };
  await open(() => received(), ofSession);
  await screen.findByText('HIIT Ignite');
  expect(await words()).toMatch(/Points27Time5:0\d/);
});

it.each([
  ['joined after the begin of the session', 120, 27, /Points27Time2:0\d/],
  ['is not in the room of the session', 1200, null, /Points128Time20:0\d/],
])(
  'the own live screen shows the time in the training, not in the session, to an athlete who %s',
  async (_, seconds, Points, stated) => {
    const Since = new Date(Date.now() - seconds * 1000).toISOString();
    await open(() => received({ Since }), { ...room, Goal: null, Together: null, Points });
    await screen.findByText('HIIT Ignite');
    expect(await words()).toMatch(stated);
  },
);

it('the own live screen shows the training time when there is no session, and a missing signal', async () => {
  await open(() => received({ Silence: 20, Signal: 'lost' }), { ...room, Session: null, Goal: null, Together: null });
  expect(await words()).toMatch(/No signal--was 157 bpm.*Time20:0\d/);
});

const exercise = (Name: string) => ({
  ExerciseId: 1,
  Name,
  Reps: 10,
  RepsMax: 12,
  Weight: 20,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
});
const circuit: NonNullable<OwnRoom['Circuit']> = {
  RoomWorkoutId: 7,
  Step: 0,
  Passed: 13_000,
  Extra: 0,
  At: new Date().toISOString(),
  Paused: false,
  Circuit: {
    Name: 'Vault',
    StationsActive: true,
    TimerType: 'timer',
    WarmUp: 0,
    Cooldown: 0,
    Work: 40,
    Rest: 20,
    Rounds: 2,
    RoundRest: 0,
    Minutes: 6,
    StationsPerMinute: 1,
    Time: 600,
    Stations: ['Push press', 'Rowing', 'Squat'].map((name, at) => ({
      StationKey: at + 1,
      Station: 11 + at,
      Exercises: [exercise(name)],
    })),
  },
};

it("the own live screen shows the athlete's circuit station, exercise and next change, from the chosen start station", async () => {
  window.sessionStorage.clear();
  const { sent } = await open(() => received(), { ...room, Circuit: circuit });
  const stated = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '3 Squat' }));
  await waitFor(() => expect(stated()).toEqual([{ RoomWorkoutId: 7, Station: 3 }]));
  expect((await screen.findByRole('region', { name: 'Your station' })).textContent).toMatch(
    /^Station 3 of 3, next in 0:2\dSquat10 to 12 reps · 20 kg/,
  );
  await user.click(screen.getByRole('button', { name: 'I am at another station' }));
  expect(await screen.findByRole('heading', { name: 'At which station are you now?' })).toBeTruthy();
});

it.each([
  [2, 'At which station are you now?', 2, /^Station 3 of 3/],
  [4, 'At which station are you now?', 1, /^Station 3 of 3/],
  [1, 'To which station do you go next?', 2, /^Go to station 3 of 3/],
  [6, 'At which station are you now?', 3, /^Station 3 of 3/],
] as const)(
  'the own live screen treats a tapped station in step %i as the current one, and sends the start station',
  async (Step, asks, Station, reads) => {
    window.sessionStorage.clear();
    const { sent } = await open(() => received(), { ...room, Circuit: { ...circuit, Step, Passed: 0, Paused: true } });
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: asks })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '3 Squat' }));
    expect((await screen.findByRole('region', { name: 'Your station' })).textContent).toMatch(reads);
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ RoomWorkoutId: 7, Station }]),
    );
  },
);

it('the own live screen follows a skip and a pause within a second while a workout runs', { tags: ['atLength'] }, async () => {
  window.sessionStorage.clear();
  let step = 0;
  await open(
    () => received(),
    () => ({ ...room, Circuit: { ...circuit, Step: step, Passed: 0, Paused: true } }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '1 Push press' }));
  await screen.findByText(/^Station 1 of 3/);
  step = 2;
  expect(await screen.findByText(/^Station 2 of 3/)).toBeTruthy();
});

it("the own live screen shows the circuit's name and remaining time when there is no class", async () => {
  window.sessionStorage.clear();
  await open(() => received(), { ...room, Session: null, Circuit: circuit });
  expect(await screen.findByText('Vault')).toBeTruthy();
  expect(await words()).toMatch(/5:4\d left/);
});

const flow: NonNullable<OwnRoom['Flow']> = {
  RoomWorkoutId: 8,
  Step: 1,
  Passed: 30_000,
  Extra: 0,
  At: new Date().toISOString(),
  Paused: false,
  Flow: {
    Name: 'Hill ride',
    Measure: 'HeartRate',
    Duration: 660,
    Segments: [
      { Name: 'Warm-up', Begin: 0, Percent: 62, Cadence: null },
      { Name: 'First hill', Begin: 300, Percent: 78, Cadence: 70 },
      { Name: '', Begin: 600, Percent: 92, Cadence: null },
    ],
  },
};

it("the own live screen shows the target and remaining time of a flow's segment, and no other target", async () => {
  await open(() => received(), { ...room, Flow: flow });
  const card = await screen.findByRole('region', { name: 'Your segment' });
  expect(card.textContent).toMatch(/^Segment 2 of 3, 4:[23]\d leftFirst hill78% of maximum, 144 bpm70 rpmthen Z5, 1:00 at 92%$/);
  expect(await words()).toMatch(/HIIT Ignite.*target 70 to 79%/);
  expect(screen.queryByText('target 65 to 85%')).toBeNull();
});

it('the own live screen shows no heart-rate target for a flow by watts, and the flow as the session when there is no class', async () => {
  const ofWatts = { ...flow, Paused: true, Flow: { ...flow.Flow, Measure: 'Ftp' as const } };
  await open(() => received(), { ...room, Session: null, Flow: ofWatts });
  const card = await screen.findByRole('region', { name: 'Your segment' });
  expect(card.textContent).toMatch(/^Segment 2 of 3, On holdFirst hill78% of FTP70 rpmthen P3, 1:00 at 92%$/);
  expect(await words()).toMatch(/Hill ride5:30 left/);
  expect(screen.queryByText(/target/)).toBeNull();
});

const timer = (fields: Partial<NonNullable<OwnRoom['Timer']>> = {}): NonNullable<OwnRoom['Timer']> => ({
  RoomWorkoutId: 9,
  Step: 2,
  Passed: 0,
  Extra: 0,
  At: new Date().toISOString(),
  Paused: true,
  Content: { Kind: 'Quick', Timer: { Type: 'Intervals', Text: 'Row', Prepare: 0, Seconds: 40, Rest: 20, Rounds: 3 } },
  ...fields,
});
const timerCard = async () => (await screen.findByRole('region', { name: 'The timer of your room' })).textContent;

it("the own live screen shows a timer's interval, round, remaining times and next step", async () => {
  await open(() => received(), { ...room, Session: null, Timer: timer({ Paused: false }) });
  expect(await timerCard()).toMatch(/^Round 2 of 3 · 0:(3\d|40) leftRowNext: Rest 0:20$/);
  expect(await words()).toMatch(/Intervals1:(3\d|40) left/);
});

it('the own live screen shows a pause, and that the end follows the last step', async () => {
  await open(() => received(), { ...room, Timer: timer({ Step: 4 }) });
  expect(await timerCard()).toBe('Round 3 of 3 · PausedRowThen it ends');
  expect(await words()).toMatch(/HIIT Ignite/);
});

it('the own live screen shows the exercise and repetitions whose completion a club timer waits for', async () => {
  const common = { MainMuscle: null, OtherMuscles: [], Removed: false };
  const Exercises = [
    { ...common, ExerciseId: 1, Name: 'Push-up', Duration: null, Reps: 8, RepsMax: 10 },
    { ...common, ExerciseId: 2, Name: 'Wall sit', Duration: '00:40', Reps: null, RepsMax: null },
  ];
  const Timer = { TimerId: 1, Name: 'Core', WarmUp: null, Exercises, Rest: null, Rounds: 1, RoundRest: null, CoolDown: null };
  const Content = { Kind: 'Timer', Timer: { ...Timer, Total: { Seconds: 76, IsAbout: true }, RowVersion: 1 } } as const;
  await open(() => received(), { ...room, Session: null, Timer: timer({ Step: 0, Paused: false, Content }) });
  expect(await timerCard()).toBe('1 of 2 · Your trainer continuesPush-up8–10 repetitionsNext: Wall sit 0:40');
  expect(await words()).toMatch(/Core1:1\d left/);
});

it('the own live screen shows that the athlete was removed from the wall', async () => {
  await open(() => received({ HeartRate: null, Percent: null, Zone: null, Signal: 'looking', OffTheWall: true }));
  expect(await words()).toMatch(/You were taken off the wall--.*Ask to be back/);
});

it('the own live screen ends with the totals, and links to the journal until the training is stored', async () => {
  let live: UserLive | null = received();
  await open(() => live);
  await words();
  live = null;
  expect(await screen.findByRole('heading', { name: 'Training ended' })).toBeTruthy();
  expect(screen.getByText(/^20:0\d and 128 points/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the journal' })).toBeTruthy();
});

it('the own live screen explains the requirements to an athlete whose strap is not received', async () => {
  await open(() => null);
  expect(await screen.findByText('Your strap is not detected in any club')).toBeTruthy();
});
