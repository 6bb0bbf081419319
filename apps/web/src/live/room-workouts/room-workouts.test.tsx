import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout, startRoomWorkout, stopRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { RunCard } from './RunCard.tsx';

beforeAll(() => startPhrases('en'));

const T = Date.UTC(2026, 10, 20, 18);
const running: RoomWorkout = {
  RoomWorkoutId: 7,
  DisplayGroupId: 41,
  Content: { Kind: 'Quick', Timer: { Type: 'Intervals', Text: 'Row', Prepare: 0, Seconds: 40, Rest: 20, Rounds: 6 } },
  Step: 2,
  Passed: 0,
  Extra: 0,
  At: new Date(T - 13_000).toISOString(),
  Paused: false,
  Version: 3,
};
const slide = (Order: number) => ({ PictureUri: `/media/${Order}.jpg`, Size: 'Full' as const, Duration: 12, Order });
const rooms = [
  { DisplayGroupId: 41, ClubId: 1, Name: 'Hall', Color: '#1787a6', RowVersion: 0 },
  { DisplayGroupId: 42, ClubId: 1, Name: 'Studio', Color: '#1787a6', RowVersion: 0 },
];

function open(answers: Answers, run?: RoomWorkout, roomId: number | null = 41) {
  let setRun: (run: RoomWorkout | undefined) => void = () => undefined;
  function OfRoom() {
    const [its, set] = useState(run);
    useEffect(() => {
      setRun = set;
    }, []);
    return <RunCard clubId={1} roomId={roomId} run={its} now={() => T} />;
  }
  const { sent } = openPart(<OfRoom />, [answer(listRooms, { id: 1 }, rooms), ...answers]);
  return {
    user: userEvent.setup(),
    bodies: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    run: (its: RoomWorkout | undefined) => act(() => setRun(its)),
  };
}

it('the run card shows the current step, its remaining time and the next step', async () => {
  open([], running);
  const card = await screen.findByRole('region', { name: 'Timer of the room' });
  expect(within(card).getByRole('heading').textContent).toContain('WorkRound 2 of 6');
  expect(card.textContent).toContain('0:27');
  expect(card.textContent).toContain('then Rest 0:20');
  expect(card.textContent).toContain('4:27 left');
});

it('the run card shows a flow like the TV, with the segment and the next target', async () => {
  const segment = (Name: string, Begin: number, Percent: number) => ({ Name, Begin, Percent, Cadence: null });
  const Flow = {
    IntensityFlowId: 5,
    Name: 'Hill ride',
    Measure: 'HeartRate' as const,
    Duration: 900,
    Segments: [segment('', 0, 62), segment('First hill', 300, 78), segment('', 600, 84)],
  };
  const { run } = open([], { ...running, Content: { Kind: 'Flow', Flow }, Step: 0 });
  const card = await screen.findByRole('region', { name: 'Timer of the room' });
  expect(within(card).getByRole('heading').textContent).toContain('Z21 of 3');
  expect(card.textContent).toContain('then First hill, 5:00 at 78%');
  run({ ...running, Content: { Kind: 'Flow', Flow }, Step: 1 });
  expect(within(card).getByRole('heading').textContent).toContain('First hill2 of 3');
  expect(card.textContent).toContain('then Z4, 5:00 at 84%');
});

it('the run card sends the step that was shown when the button was tapped', async () => {
  const { user, bodies } = open([answer(leadRoomWorkout, {}, () => running)], running);
  for (const name of ['Pause', 'Skip', 'Step back', '+10 s', '−10 s']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
  }
  await waitFor(() => expect(bodies()).toHaveLength(5));
  expect(bodies()).toEqual(['pause', 'skip', 'back', 'add', 'take'].map((Act) => ({ Act, Step: 2 })));
});

it('the run card ignores a tap on a button that has just changed', { tags: ['atLength'] }, async () => {
  const { user, bodies, run } = open([answer(leadRoomWorkout, {}, () => running)], running);
  await screen.findByRole('button', { name: 'Pause' });
  run({ ...running, Paused: true });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(bodies()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('false'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(bodies()).toEqual([{ Act: 'goOn', Step: 2 }]));
});

it('the run card resumes a paused workout, and ends it after a confirmation', async () => {
  const { user, bodies } = open([answer(leadRoomWorkout, {}, () => running), answer(stopRoomWorkout, {}, respond(204))], {
    ...running,
    Paused: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(bodies()).toEqual([{ Act: 'goOn', Step: 2 }]);
  await user.click(screen.getByRole('button', { name: 'End now' }));
  const dialog = await screen.findByRole('dialog', { name: 'End Row?' });
  await user.click(within(dialog).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
});

it('the run card closes the end question when another user has ended the workout, and shows that it has ended', async () => {
  const { user, bodies, run } = open([], running);
  await user.click(await screen.findByRole('button', { name: 'End now' }));
  await screen.findByRole('dialog', { name: 'End Row?' });
  run({ ...running, Version: 4 });
  expect(screen.getByRole('dialog', { name: 'End Row?' })).toBeTruthy();
  run(undefined);
  await screen.findByText('Row is over.');
  expect([screen.queryByRole('dialog'), bodies()]).toEqual([null, []]);
});

it('the run card shows no message to the caller who ended the workout, even if the room updates first', async () => {
  const held = Promise.withResolvers<Response>();
  const { user, bodies, run } = open([answer(stopRoomWorkout, {}, () => held.promise)], running);
  await user.click(await screen.findByRole('button', { name: 'End now' }));
  const dialog = await screen.findByRole('dialog', { name: 'End Row?' });
  await user.click(within(dialog).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  run(undefined);
  await act(async () => held.resolve(respond(204)));
  await screen.findByRole('button', { name: 'Start a timer' });
  expect([screen.queryByRole('dialog'), screen.queryByText('Row is over.')]).toEqual([null, null]);
});

it('the picker starts a quick timer, and shows why a start fails', async () => {
  const problem = { type: 'about:blank', title: '', status: 409, ErrorType: 'RoomWorkoutRunning', requestId: 'r1' };
  let isTaken = true;
  const { user, bodies } = open([
    answer(startRoomWorkout, {}, () => {
      if (!isTaken) return running;
      isTaken = false;
      return respond(409, problem);
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start a timer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start a timer' });
  expect(dialog.textContent).toContain('10:10 in all');
  await user.click(within(dialog).getByRole('radio', { name: 'AMRAP' }));
  const minutes = within(dialog).getByLabelText('Minutes');
  await user.clear(minutes);
  await user.type(minutes, '8');
  await user.type(within(dialog).getByLabelText('What is done'), '5 burpees');
  await user.click(within(dialog).getByRole('button', { name: 'Start a timer' }));
  await screen.findByText(/Something is running in this room/);
  await user.click(within(dialog).getByRole('button', { name: 'Start a timer' }));
  await screen.findByText('Row is running');
  expect(bodies()[1]).toEqual({
    DisplayGroupId: 41,
    Content: { Kind: 'Quick', Timer: { Type: 'Amrap', Prepare: 10, Text: '5 burpees', Seconds: 480 } },
  });
});

it('the picker requires a room when there are several', async () => {
  open([], undefined, null);
  expect(await screen.findByText('Choose a room to run a timer on its screens.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start a timer' })).toBeNull();
});

it("the picker starts the club's workout by one tap on its name", async () => {
  const page = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
  const flow = { IntensityFlowId: 5, Name: 'Hills', Measure: 'HeartRate' as const, Duration: 1800, Segments: [] };
  const { user, bodies } = open([
    answer(listCircuits, {}, page([])),
    answer(listTimers, { id: 1 }, page([])),
    answer(listFlows, { id: 1 }, page([flow])),
    answer(listSlideshows, { id: 1 }, page([{ SlideshowId: 8, Name: 'November', Slides: [slide(1), slide(2)] }])),
    answer(startRoomWorkout, {}, () => running),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Choose a workout' }));
  await user.click(await screen.findByRole('button', { name: /Hills/ }));
  await screen.findByText('Row is running');
  expect(bodies()).toEqual([{ DisplayGroupId: 41, Content: { Kind: 'Flow', IntensityFlowId: 5 } }]);
});

it('the run card shows the position in the slides, and offers to replace them', async () => {
  const Slideshow = { SlideshowId: 8, Name: 'November', Slides: [slide(1), slide(2)] };
  const slides: RoomWorkout = { ...running, Content: { Kind: 'Slideshow', Slideshow }, Step: 2 };
  const { user, bodies } = open([answer(leadRoomWorkout, {}, () => slides)], {
    ...slides,
    At: new Date(T - 15_000).toISOString(),
  });
  const card = await screen.findByRole('region', { name: 'Timer of the room' });
  expect(within(card).getByRole('heading').textContent).toContain('Slide2 of 2');
  expect(card.textContent).toContain('November');
  expect(card.textContent).toContain('0:09');
  expect(card.textContent).not.toContain('left');
  expect(within(card).getByRole('button', { name: 'Choose a workout' })).toBeTruthy();
  expect(within(card).queryByRole('button', { name: '+10 s' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(bodies()).toEqual([{ Act: 'skip', Step: 3 }]));
});
