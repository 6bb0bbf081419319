import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { Display } from '@clubpulse/contract/live/displays';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout, listRoomWorkouts } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => {
  /** A line on which nothing is said. */
  class SilentSocket {
    readonly readyState = 0;
    close(): void {}
  }
  vi.stubGlobal('WebSocket', SilentSocket);
});

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const room = (DisplayGroupId: number, Name: string) => ({ DisplayGroupId, ClubId: 1, Name, Color: '#1787a6' });
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
});
const open = (displays: readonly Display[], running: readonly RoomWorkout[], answers: Answers = []) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path: '/OnScreenWorkouts',
    answers: [
      answer(listDisplays, { id: 1 }, [...displays]),
      answer(listRooms, { id: 1 }, [room(41, 'Hall'), room(42, 'Studio')]),
      answer(listRoomWorkouts, { id: 1 }, [...running]),
      ...answers,
    ],
  });

it('lists the screens, first the one that nobody reaches, with what they show and how it is led', async () => {
  const Timer = { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 600 } as const;
  const run = { RoomWorkoutId: 7, DisplayGroupId: 41, Content: { Kind: 'Quick', Timer }, Version: 0 } as const;
  const state = { Step: 0, Passed: 60_000, Extra: 0, At: ago(0), Paused: true };
  await open([display(1, 41, 'Front', 10), display(2, 42, 'Back', 900)], [{ ...run, ...state }]);
  const [away, front] = await screen
    .findAllByRole('listitem', {}, { timeout: 10_000 })
    .then((items) => items.filter((item) => /Front|Back/.test(item.textContent ?? '')));
  if (!away || !front) throw new Error('two screens');
  expect(away.textContent).toContain('BackStudioOffline');
  expect(within(away).queryByRole('button')).toBeNull();
  expect(within(front).getByText('9:00')).toBeTruthy();
  expect(within(front).getByRole('button', { name: 'Go on' })).toBeTruthy();
});

it('says where a screen comes from', async () => {
  await open([], []);
  expect(await screen.findByText('No screens yet', {}, { timeout: 10_000 })).toBeTruthy();
});

it('pauses every room that moves once that was asked, and leaves alone what waits', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Pause all' }, { timeout: 10_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause 2 rooms?' });
  const leads = () => sent.filter(({ method }) => method === 'POST');
  expect(leads()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Pause all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(leads().map(({ path }) => /roomWorkouts\/(\d+)\/lead$/.exec(path)?.[1])).toEqual(['7', '8']);
  expect(leads().map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ Act: 'pause', Step: 0 })));
});
