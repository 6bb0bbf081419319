import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Circuit } from '@clubpulse/contract/workouts/circuits/circuits';
import {
  batchCloneCircuits,
  getCircuit,
  listCircuits,
  listCircuitTags,
  listClubStations,
  updateCircuit,
} from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const user = userEvent.setup();
const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const drawn = {
  ClubId: null,
  MainMuscle: 'glutes',
  OtherMuscles: [],
  Equipment: ['none'],
  Activities: [],
  Pattern: 'squat',
  PictureUris: [],
  Figure: null,
} as const;
const line = (ExerciseId: number, Name: string) => ({
  ExerciseId,
  Name,
  Reps: 12,
  RepsMax: 15,
  Weight: 16,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
  Drawn: { MainMuscle: 'glutes' as const, OtherMuscles: [], Figure: null },
});
const circuit: Circuit = {
  BridgeWorkoutId: 7,
  ClubId: 1,
  Name: 'Full Body Two',
  Description: '',
  PictureUri: null,
  DisplayGroupId: 5,
  Tags: ['Whole body'],
  Published: false,
  StationsActive: true,
  TimerType: 'timer',
  WarmUp: 180,
  Cooldown: 180,
  Work: 40,
  Rest: 20,
  Rounds: 3,
  RoundRest: 60,
  Minutes: 12,
  StationsPerMinute: 1,
  Time: 900,
  StationCount: 2,
  ExerciseCount: 2,
  Duration: 840,
  RowVersion: 4,
  Stations: [
    { StationKey: 1, Station: 1, Configured: true, Exercises: [line(1, 'Goblet squat')] },
    { StationKey: 2, Station: null, Configured: false, Exercises: [line(2, 'Push press')] },
  ],
};
const hinge = {
  ...drawn,
  OtherMuscles: [],
  Equipment: ['none' as const],
  Activities: [],
  PictureUris: [],
  ExerciseId: 3,
  Name: 'Hip hinge',
  Instructions: '',
  Muscles: [],
  Brand: '',
  Level: 'beginner' as const,
  Measure: 'reps' as const,
  Locations: ['outdoor' as const],
  Unilateral: false,
  Published: true,
  Offered: true,
  Untranslated: [],
  RowVersion: 0,
};
const stations = [
  {
    Station: 1,
    Bridges: [{ ClubpulseBridgeId: 3, Name: 'Bridge 3', DisplayGroupId: 5 }],
    Screens: [{ DisplayId: 9, Name: 'left', DisplayGroupId: 5 }],
  },
];
const room = { DisplayGroupId: 5, ClubId: 1, Name: 'Studio 2', Color: '#7a3e8f', RowVersion: 0 };

const open = (path: string, answers: Answers = []) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1), clubWith(2)],
    path,
    answers: [
      answer(listRooms, { id: 1 }, [room]),
      answer(listCircuitTags, {}, ['Whole body']),
      answer(listClubStations, {}, stations),
      answer(getCircuit, { id: 7 }, circuit),
      ...answers,
    ],
  });

describe('the list of circuits', () => {
  it('shows the room, duration and state of each circuit, and what a copy would lack in another club', async () => {
    const { sent } = await open('/Circuits', [
      answer(
        listCircuits,
        {},
        { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [{ ...circuit, PictureUri: `/media/${'a'.repeat(64)}-960.jpg` }] },
      ),
      answer(
        batchCloneCircuits,
        {},
        {
          Done: [],
          Refused: [{ BridgeWorkoutId: 7, ClubId: 2, ErrorType: 'CircuitExerciseNotFound', Missing: ['Sled'] }],
        },
      ),
    ]);
    expect(await screen.findByRole('link', { name: 'Full Body Two' })).toBeTruthy();
    expect(screen.getByText('14:00')).toBeTruthy();
    expect(document.querySelector(`img[src="/media/${'a'.repeat(64)}-240.jpg"]`)).toBeTruthy();
    expect(screen.getByText('Not published')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Full Body Two' }));
    await user.click(screen.getByRole('button', { name: 'Copy to clubs' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(within(dialog).getByText('Fill this in.')).toBeTruthy();
    await user.click(within(dialog).getByRole('combobox', { name: 'Clubs' }));
    await user.click(await screen.findByRole('option', { name: clubWith(2).Name }));
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/Exercise not found in destination club \(Sled\)/)).toBeTruthy();
    const copied = sent.find(({ path }) => path === '/bridgeWorkouts:batchClone');
    expect(copied?.body).toEqual({ ClubId: 1, BridgeWorkoutIds: [7], ClubIds: [2] });
  });
});

it('the list of circuits links to the calendar of circuits', async () => {
  const circuits = answer(listCircuits, {}, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [circuit] });
  const { router } = await open('/Circuits', [circuits]);
  await user.click(await screen.findByRole('button', { name: 'Circuits calendar' }));
  expect(router.state.location.pathname).toBe('/CircuitsCalendar');
});

it('the list of circuits shows "any room" only for a circuit without a room, not for an unknown room', async () => {
  const data = [circuit, { ...circuit, BridgeWorkoutId: 8, Name: 'Anywhere', DisplayGroupId: null }];
  const circuits = answer(listCircuits, {}, { draw: 0, recordsTotal: 2, recordsFiltered: 2, data });
  await open('/Circuits', [circuits, answer(listRooms, { id: 1 }, respond(503, {}))]);
  expect(await screen.findByRole('link', { name: 'Anywhere' })).toBeTruthy();
  expect(screen.getAllByText('Any room')).toHaveLength(1);
});

describe('the editor of circuits', () => {
  it('names a station without a screen and how to fix it, and saves after the fix', async () => {
    const { sent } = await open('/Circuit/7', [answer(updateCircuit, { id: 7 }, { ...circuit, RowVersion: 5 })]);
    expect(await screen.findByText('No screen shows station 2.')).toBeTruthy();
    expect(screen.getByText('3 × (2 × 1:00) + 2 × 1:00 + 6:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show on left' }));
    expect(screen.queryByText('No screen shows station 2.')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(sent.some(({ path, method }) => path === '/bridgeWorkouts/7' && method === 'PUT')).toBe(true));
    const saved = sent.find(({ path, method }) => path === '/bridgeWorkouts/7' && method === 'PUT');
    expect(saved?.body).toMatchObject({
      RowVersion: 4,
      Emptied: [],
      Stations: [
        { StationKey: 1, Station: 1 },
        { StationKey: 2, Station: 1, Exercises: [{ ExerciseId: 2, Reps: 12, RepsMax: 15, Weight: 16 }] },
      ],
    });
  });

  it('removes a station once it is empty, and then allows circuits without stations', async () => {
    await open('/Circuit/7');
    await user.click(await screen.findByRole('button', { name: /^2/ }));
    await user.click(screen.getByRole('button', { name: 'Actions of station 2' }));
    expect((await screen.findByRole('menuitem', { name: 'Remove station 2' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Stations/ }).disabled).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: 'Empty station 2' }));
    await user.click(screen.getByRole('button', { name: 'Actions of station 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove station 2' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Stations/ }).disabled).toBe(false);
  });

  it('adds an exercise that the club offers, found by muscle and place', { tags: ['atLength'] }, async () => {
    let query = {};
    await open('/Circuit/7', [
      answer(listOfferedExercises, { id: 1 }, (_body, request) => {
        query = request.query;
        return { draw: 0, recordsTotal: 2, recordsFiltered: 1, data: [hinge] };
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Exercise' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Muscle All' }));
    await user.click(await screen.findByRole('option', { name: 'Glutes' }));
    await user.click(within(dialog).getByRole('button', { name: 'More filters' }));
    await user.click(within(dialog).getByRole('button', { name: 'Place All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Outdoors' }));
    await waitFor(() => expect(query).toMatchObject({ MainMuscle: 'glutes', Location: 'outdoor' }));
    await user.click(await within(dialog).findByRole('button', { name: /Hip hinge/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText('Hip hinge').length).toBeGreaterThan(0);
  });

  it('saves a circuit without the picture that was removed', { tags: ['atLength'] }, async () => {
    const PictureUri = `/media/${'a'.repeat(64)}-960.jpg`;
    const { sent } = await open('/Circuit/7', [
      answer(getCircuit, { id: 7 }, { ...circuit, PictureUri, Stations: circuit.Stations.slice(0, 1) }),
      answer(updateCircuit, { id: 7 }, { ...circuit, RowVersion: 5 }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ PictureUri: null }));
  });

  it('moves a station with Alt and an arrow key', async () => {
    await open('/Circuit/7');
    const first = await screen.findByRole('button', { name: /Goblet squat/, pressed: true });
    first.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^2.*Goblet squat/ })).toBeTruthy());
  });

  it('opens for staff only', async () => {
    await openScreen({
      self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
      clubs: [clubWith(1)],
      path: '/Circuit/7',
      answers: [],
    });
    expect(await screen.findByText('Circuits are for staff')).toBeTruthy();
  });
});
