import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Display } from '@clubpulse/contract/live/displays';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import { listRoomSlots, planRoomSlot, removeRoomSlot } from '@clubpulse/contract/live/room-slots/room-slots.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import {
  leadRoomWorkout,
  listRoomWorkouts,
  startRoomWorkout,
  stopRoomWorkout,
} from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => {
  class SilentSocket {
    readonly readyState = 0;
    close(): void {}
  }
  vi.stubGlobal('WebSocket', SilentSocket);
});

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const room = (DisplayGroupId: number, Name: string) => ({ DisplayGroupId, ClubId: 1, Name, Color: '#1787a6', RowVersion: 0 });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const display = (DisplayId: number, DisplayGroupId: number, Name: string, seen: number) => ({
  DisplayId,
  ClubId: 1,
  DisplayGroupId,
  ClubpulseBridgeId: null,
  Name,
  Sound: false,
  PairedAt: ago(86_400),
  LastSeen: ago(seen),
  RowVersion: 0,
});
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const open = (displays: readonly Display[], running: readonly RoomWorkout[], answers: Answers = [], self = trainer) =>
  openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/OnScreenWorkouts',
    answers: [
      answer(listDisplays, { id: 1 }, [...displays]),
      answer(listRooms, { id: 1 }, [room(41, 'Hall'), room(42, 'Studio')]),
      answer(listRoomWorkouts, { id: 1 }, [...running]),
      answer(listRoomSlots, { id: 1 }, []),
      ...answers,
    ],
  });

it('the screen list shows offline screens first, each with its content and controls', async () => {
  const Timer = { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 600 } as const;
  const run = { RoomWorkoutId: 7, DisplayGroupId: 41, Content: { Kind: 'Quick', Timer }, Version: 0 } as const;
  const state = { Step: 0, Passed: 60_000, Extra: 0, At: ago(0), Paused: true };
  await open([display(1, 41, 'Front', 10), display(2, 42, 'Back', 900)], [{ ...run, ...state }]);
  const [away, front] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => /Front|Back/.test(item.textContent ?? '')));
  if (!away || !front) throw new Error('two screens');
  expect(away.textContent).toContain('BackStudioOffline');
  expect(
    within(away)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Plan']);
  expect(within(front).getByText('9:00')).toBeTruthy();
  expect(within(front).getByRole('button', { name: 'Continue' })).toBeTruthy();
});

it('the screen list explains without screens how to add one, with a link for managers', async () => {
  const { unmount } = await open([], []);
  expect(await screen.findByText('No screens yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rooms and devices' })).toBeNull();
  unmount();
  await open([], [], [], manager);
  expect((await screen.findByRole('link', { name: 'Rooms and devices' })).getAttribute('href')).toBe(
    '/DeviceManagement/screens/pair',
  );
});

it('the screen list pauses every running room after a confirmation, but not rooms that wait', async () => {
  const Timer = { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 600 } as const;
  const run = (RoomWorkoutId: number, DisplayGroupId: number, Paused: boolean): RoomWorkout => ({
    RoomWorkoutId,
    DisplayGroupId,
    Content: { Kind: 'Quick', Timer },
    Version: 0,
    Step: 0,
    Passed: 60_000,
    Extra: 0,
    At: ago(0),
    Paused,
  });
  const user = userEvent.setup();
  const { sent } = await open(
    [display(1, 41, 'Front', 10)],
    [run(7, 41, false), run(8, 42, false), run(9, 43, true)],
    [answer(leadRoomWorkout, {}, () => run(7, 41, true))],
  );
  await user.click(await screen.findByRole('button', { name: 'Pause all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause 2 rooms?' });
  const leads = () => sent.filter(({ method }) => method === 'POST');
  expect(leads()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Pause all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leads().map(({ path }) => /roomWorkouts\/(\d+)\/lead$/.exec(path)?.[1])).toEqual(['7', '8']);
  expect(leads().map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ Act: 'pause', Step: 0 })));
});

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const slot = (RoomSlotId: number | null, Name: string, from: number, to: number, fields: Partial<RoomSlot> = {}): RoomSlot => ({
  RoomSlotId,
  ClassId: null,
  DisplayGroupId: 41,
  Begin: soon(from),
  End: soon(to),
  Name,
  Content: { Kind: 'Timer', TimerId: 3 },
  State: 'Planned',
  ...fields,
});

it('the screen list shows the next plan of a room and a missed one, and deletes a plan', async () => {
  const user = userEvent.setup();
  const missed = slot(4, 'Slides', -30, -10, { State: 'Missed' });
  const { sent } = await open(
    [display(1, 41, 'Front', 10)],
    [],
    [
      answer(listRoomSlots, { id: 1 }, [missed, slot(5, 'EMOM ladder', 40, 55), slot(6, 'Row', 90, 120)]),
      answer(removeRoomSlot, {}, () => respond(204)),
    ],
  );
  expect(await screen.findByText(/Slides: did not start/)).toBeTruthy();
  const strip = screen.getByRole('list', { name: 'The next three hours' });
  expect(within(strip).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  await user.click(screen.getByRole('button', { name: 'Cancel EMOM ladder' }));
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/roomSlots/5'))).toBe(true));
});

it('the screen list starts the circuit of a coming class by one tap, with undo', async () => {
  const user = userEvent.setup();
  const Content = { Kind: 'Circuit', BridgeWorkoutId: 9 } as const;
  const started: RoomWorkout = {
    RoomWorkoutId: 7,
    DisplayGroupId: 41,
    Content: { Kind: 'Quick', Timer: { Type: 'Amrap', Text: 'Full Body', Prepare: 0, Seconds: 600 } },
    Version: 0,
    Step: 0,
    Passed: 0,
    Extra: 0,
    At: ago(0),
    Paused: false,
  };
  const { sent } = await open(
    [display(1, 41, 'Front', 10)],
    [],
    [
      answer(listRoomSlots, { id: 1 }, [slot(null, 'Full Body', 10, 60, { ClassId: 2, Content })]),
      answer(startRoomWorkout, {}, () => started),
      answer(stopRoomWorkout, {}, () => respond(204)),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Start Full Body now' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST', 'DELETE']),
  );
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ DisplayGroupId: 41, Content });
});

it('the screen list plans content for a room, and shows the required duration', async () => {
  const user = userEvent.setup();
  const page = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
  const flow = { IntensityFlowId: 5, Name: 'Hills', Measure: 'HeartRate' as const, Duration: 1800, Segments: [] };
  let tries = 0;
  const { sent } = await open(
    [display(1, 41, 'Front', 10)],
    [],
    [
      answer(listCircuits, {}, page([])),
      answer(listTimers, { id: 1 }, page([])),
      answer(listFlows, { id: 1 }, page([flow])),
      answer(listSlideshows, { id: 1 }, page([])),
      answer(planRoomSlot, { id: 1 }, () => {
        tries++;
        return tries === 1
          ? respond(400, {
              type: 'urn:clubpulse:error:RoomSlotTooShort',
              title: 'Bad Request',
              status: 400,
              ErrorType: 'RoomSlotTooShort',
              errors: [{ field: 'Duration', key: 'slot-too-short', values: { takes: '30:00', has: '20:00' } }],
            })
          : slot(8, 'Hills', 30, 60);
      }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Plan' }));
  await user.click(await screen.findByRole('button', { name: /Hills/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Plan for Hall' });
  const minutes = await within(dialog).findByLabelText('Minutes');
  await user.clear(minutes);
  await user.type(minutes, '20');
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  expect(await within(dialog).findByText('It takes 30:00, but the slot has 20:00.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Use 30:00' }));
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  await screen.findByText('Hills planned');
  const bodies = sent
    .filter(({ path }) => path.endsWith('/roomSlots'))
    .flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  expect(bodies.map((body) => (body as { Duration: number }).Duration)).toEqual([1200, 1800]);
  expect(bodies[1]).toMatchObject({ DisplayGroupId: 41, Content: { Kind: 'Flow', IntensityFlowId: 5 } });
});

it('the screen list links from an offline screen to the devices, for users with access', async () => {
  await open([display(2, 42, 'Back', 900)], [], [], manager);
  const link = await screen.findByRole('link', { name: 'Check it' });
  expect(link.getAttribute('href')).toContain('/DeviceManagement/Screens');
});
