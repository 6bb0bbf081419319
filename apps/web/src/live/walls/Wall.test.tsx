import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type TileFrame,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage, RunningSession } from '@clubpulse/contract/live/frames';
import type { RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Board, createBoard } from './board.ts';
import { Wall } from './Wall.tsx';

let time = 0;
let board: Board;
beforeEach(() => {
  time = 1000;
  board = createBoard(() => time);
});

afterEach(() => vi.unstubAllGlobals());

const beat: TileFrame = { zone: 4, percent: 83, bpm: 152, points: 220, signal: 'fresh', silence: 0 };

function fill(
  count: number,
  change: Record<number, Partial<TileFrame>> = {},
  at = Date.UTC(2026, 10, 20, 17, 42, 0),
  guests: Record<number, number> = {},
  session?: RunningSession,
  stage: Pick<RosterMessage, 'goal' | 'leftPoints' | 'scene' | 'workout' | 'station'> & { left?: readonly number[] } = {},
) {
  const { left, ...shown } = stage;
  const bytes = new ArrayBuffer(FRAME_HEADER_BYTES + count * FRAME_TILE_BYTES);
  const view = new DataView(bytes);
  writeFrameHeader(view, 1, at, count);
  for (let index = 0; index < count; index++) writeTile(view, index, { ...beat, ...change[index] });
  board.receiveRoster({
    type: 'roster',
    roster: 1,
    clubName: 'Harbour Club',
    roomName: 'Main hall',
    roomColor: null,
    timeZone: 'Europe/Rome',
    language: 'en',
    places: count,
    tiles: Array.from({ length: count }, (_, place) => ({
      place,
      name: `Nick ${place + 1}`,
      guest: guests[place],
      station: null,
    })).filter(({ place }) => !left?.includes(place)),
    ...(session && { session }),
    ...shown,
  });
  board.link.set('live');
  board.receiveFrame(bytes);
  board.tick();
}
const tiles = () => within(screen.getByRole('list', { name: /^(Athletes|Atleti)$/ })).getAllByRole('listitem');

test('the wall shows the room, the club, the number of athletes and the time', () => {
  fill(14);
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Main hall');
  expect(screen.getByText('Harbour Club · % of max HR')).toBeTruthy();
  expect(screen.getByText('14 athletes')).toBeTruthy();
  expect(screen.getByText('18:42')).toBeTruthy();
  expect(screen.getByText('14 athletes, most in zone 4.')).toBeTruthy();
  expect(screen.getByText('3,080')).toBeTruthy();
});

test('the wall shows the running session, its trainer and its remaining time', () => {
  const session = {
    name: 'HIIT Ignite',
    trainer: 'Giulia Ferri',
    beganAt: '2026-11-20T17:15:00.000Z',
    endsAt: '2026-11-20T18:00:30.000Z',
  };
  fill(2, {}, undefined, {}, session);
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('HIIT Ignite');
  expect(screen.getByText('Giulia Ferri · 19 min left · Main hall · % of max HR')).toBeTruthy();
  act(() => fill(2, {}, Date.UTC(2026, 10, 20, 18, 1, 0), {}, session));
  expect(screen.getByText('Giulia Ferri · Main hall · % of max HR')).toBeTruthy();
});

test('a frame changes the text of a tile of the wall without replacing its element', () => {
  fill(3);
  render(<Wall board={board} language="en" />);
  const before = tiles();
  act(() => fill(3, { 1: { percent: 91, zone: 5, bpm: 170 } }));
  const after = tiles();
  expect(after).toHaveLength(3);
  for (const [place, tile] of after.entries()) expect(tile).toBe(before[place]);
  expect(after[1]?.textContent).toContain('91%');
  expect(after[1]?.textContent).toContain('Z5');
  expect(after[0]?.textContent).toContain('83%');
});

test('a tile of the wall shows the details that fit its size', () => {
  for (const [count, heartRate, points, traces] of [
    [6, true, true, 6],
    [12, true, true, 0],
    [24, true, true, 0],
    [40, false, true, 0],
    [60, false, false, 0],
  ] as const) {
    fill(count);
    const { container } = render(<Wall board={board} language="en" />);
    expect(tiles()).toHaveLength(count);
    expect(tiles()[0]?.textContent?.includes('152')).toBe(heartRate);
    expect(tiles()[0]?.textContent?.includes('220')).toBe(points);
    expect(container.querySelectorAll('path[vector-effect]')).toHaveLength(traces);
    cleanup();
  }
});

test('the wall shows lost athletes and those without a signal yet, in its own language', () => {
  fill(24, { 1: { signal: 'lost', silence: 84, bpm: 151, points: 132 }, 2: { signal: 'looking', bpm: 0, points: 0 } });
  render(<Wall board={board} language="it" />);
  expect(tiles()[1]?.textContent).toBe('Nick 2Nessun segnale 1:24era 151132');
  expect(tiles()[2]?.textContent).toBe('Nick 3Cerco il sensoreavvicinati');
  expect(screen.getByText('24 atleti, la maggior parte in zona 4. 2 senza segnale.')).toBeTruthy();
});

test("the wall groups the digits of the room's points in every language", () => {
  fill(12);
  for (const [language, points] of [
    ['en', '2,640'],
    ['it', '2.640'],
    ['es', '2.640'],
    ['fr', '2\u202f640'],
  ] as const) {
    const { container } = render(<Wall board={board} language={language} />);
    expect(container.querySelector('footer b')?.textContent).toBe(points);
    cleanup();
  }
});

test('the wall names a guest in its own language', () => {
  fill(2, {}, undefined, { 1: 3 });
  for (const [language, name] of [
    ['en', 'Guest 3'],
    ['it', 'Ospite 3'],
    ['es', 'Invitado 3'],
    ['fr', 'Invité 3'],
  ] as const) {
    render(<Wall board={board} language={language} />);
    expect(screen.getByText(name)).toBeTruthy();
    cleanup();
  }
});

test('the wall shows more than sixty athletes in pages of fifteen seconds', () => {
  const start = Math.floor(Date.UTC(2026, 10, 20, 17) / 30_000) * 30_000;
  fill(75, {}, start);
  render(<Wall board={board} language="en" />);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(tiles()).toHaveLength(60);
  act(() => {
    time += 15_000;
    board.tick();
  });
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(tiles()).toHaveLength(15);
  expect(tiles()[0]?.textContent).toContain('Nick 61');
});

test('the wall shows an invitation in an empty room', () => {
  fill(0);
  render(<Wall board={board} language="es" alone />);
  expect(screen.getByRole('main').textContent).toContain('Ponte la banda');
  expect(screen.getByText('18:42')).toBeTruthy();
});

test('the wall shows that the connection is lost', () => {
  fill(2);
  render(<Wall board={board} language="fr" />);
  expect(screen.queryByText('Cet écran n’a pas de connexion')).toBeNull();
  act(() => {
    board.link.set('reconnecting');
    time += 30_000;
    board.tick();
  });
  expect(screen.getByText('Cet écran n’a pas de connexion')).toBeTruthy();
  expect(screen.queryByText(/Pas de signal/)).toBeNull();
});

const NOW = Date.UTC(2026, 10, 20, 17, 42, 0);
const scene = (changed: Partial<RoomScene> = {}): RoomScene => ({
  name: 'Ranking',
  at: new Date(NOW - 6000).toISOString(),
  until: new Date(NOW + 14_000).toISOString(),
  title: 'HIIT Ignite',
  trainer: 'Giulia',
  minutes: 45,
  people: [304, 291, 266, 242, 242, 31].map((points, index) => ({ name: `N${index}`, points, zone: index === 5 ? null : 4 })),
  points: 4440,
  goal: 6000,
  firsts: [
    { kind: 'points', name: 'N0', value: 304 },
    { kind: 'target', name: 'N1', value: 1900 },
    { kind: 'recovery', name: 'N2', value: 38 },
  ],
  zoneSeconds: [0, 600, 1200, 0, 0, 60],
  ...changed,
});
const staged = (stage: Parameters<typeof fill>[5], at = NOW) => fill(3, {}, at, {}, undefined, stage);

test('the wall shows the ranking with shared ranks until its end, then the tiles', () => {
  staged({ scene: scene() });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('HIIT Ignite');
  const first = within(screen.getByRole('list', { name: 'First three' })).getAllByRole('listitem');
  expect(first.map(({ textContent }) => textContent)).toEqual(['N1291points2', 'N0304points1', 'N2266points3']);
  const next = within(screen.getByRole('list', { name: 'Next in order' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual(['4N3242', '4N4242', '6N531']);
  expect(screen.getByText('4,440 of 6,000 together')).toBeTruthy();
  expect(screen.getByText('back to the wall in 14 s')).toBeTruthy();
  act(() => staged({ scene: scene() }, NOW + 14_000));
  expect(screen.queryByText('HIIT Ignite')).toBeNull();
  expect(tiles()).toHaveLength(3);
});

test('the ranking on the wall shows several athletes of equal third rank side by side, and demo users without points', () => {
  const demo = { name: 'Marta', demo: true as const, lent: true as const, points: 16, zone: 3 };
  const people = [304, 291, 266, 266].map((points, index) => ({ name: `N${index}`, points, zone: 4 }));
  staged({ scene: scene({ people: [...people, demo], points: 1127, goal: null }) });
  const { rerender } = render(<Wall board={board} language="en" alone />);
  const first = within(screen.getByRole('list', { name: 'First three' })).getAllByRole('listitem');
  expect(first.map(({ textContent }) => textContent)).toEqual(['N1291points2', 'N0304points1']);
  const next = within(screen.getByRole('list', { name: 'Next in order' })).getAllByRole('listitem');
  expect(next.map(({ textContent }) => textContent)).toEqual(['3N2266', '3N3266']);
  expect(screen.getByText('Marta').parentElement?.textContent).toBe('Z3Marta–');
  expect(screen.getByText('1,127 points together')).toBeTruthy();
  act(() => staged({ scene: scene({ name: 'Summary', people: [...people, demo], points: 1127 }) }));
  rerender(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Marta').closest('li')?.textContent).toBe('Marta–');
});

test("the ranking on the wall shows the time of the screens' workout when no session runs", () => {
  staged({ scene: scene(), workout: workout(NOW - 5000) });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('left').parentElement?.textContent).toMatch(/^left \d+:\d\d$/);
});

test('the wall uses the thousands separator of the language, and a smaller font for long figures', () => {
  const people = [12_345, 3126, 304, 1201, 20, 0].map((points, index) => ({ name: `N${index}`, points, zone: null }));
  staged({ scene: scene({ name: 'ClubRanking', people }) });
  render(<Wall board={board} language="it" alone />);
  const steps = within(screen.getByRole('list', { name: 'I primi tre' })).getAllByRole('listitem');
  const points = steps.map((step) => step.querySelector('b'));
  expect(points.map((figure) => figure?.textContent)).toEqual(['3.126', '12.345', '1.201']);
  expect(points.map((figure) => figure?.style.fontSize)).toEqual([
    'calc(91 * var(--u))',
    'calc(75 * var(--u))',
    'calc(91 * var(--u))',
  ]);
  expect(within(screen.getByRole('list', { name: 'I successivi' })).getAllByRole('listitem')[0]?.textContent).toBe('4N2304');
});

test('the wall names what follows a scene: the tiles, or the workout that will run then', () => {
  const leadsTo = (run: RoomWorkout | undefined) => {
    staged({ scene: scene(), ...(run && { workout: run }) });
    const { container, unmount } = render(<Wall board={board} language="en" alone />);
    const stated = container.querySelector('footer')?.textContent?.match(/back to the (\w+) in \d+ s/)?.[1];
    unmount();
    return stated;
  };
  expect(leadsTo(undefined)).toBe('wall');
  expect(leadsTo(workout(NOW - 5000))).toBe('timer');
  expect(leadsTo(workout(NOW - 5000, { BehindWall: true }))).toBe('wall');
  expect(leadsTo(workout(NOW - 199_000))).toBe('wall');
});

test('the wall shows tiles instead of the workout when the trainer chose them, while the workout continues', () => {
  fill(20, {}, NOW, {}, undefined, { workout: workout(NOW - 5000, { BehindWall: true }) });
  const { rerender } = render(<Wall board={board} language="en" alone />);
  expect(tiles()).toHaveLength(20);
  expect(screen.queryByText('12 swings')).toBeNull();
  act(() => fill(20, {}, NOW + 20_000, {}, undefined, { workout: workout(NOW - 5000) }));
  rerender(<Wall board={board} language="en" alone />);
  expect(screen.getByText('12 swings')).toBeTruthy();
  expect(screen.getByText('0:35')).toBeTruthy();
});

test('the wall starts a scene on its first page at any time, and all screens turn pages together', () => {
  const people = Array.from({ length: 30 }, (_, index) => ({ name: `N${index}`, points: 10, zone: null }));
  for (const begin of [NOW, NOW + 10_000]) {
    const shown = { at: new Date(begin).toISOString(), until: new Date(begin + 60_000).toISOString() };
    const pageAfter = (ms: number) => {
      staged({ scene: scene({ name: 'Summary', people, ...shown }) }, begin + ms);
      const { unmount } = render(<Wall board={board} language="en" alone />);
      const stated = screen.getByText(/^\d of 2$/).textContent;
      unmount();
      return stated;
    };
    expect([0, 9000, 10_000, 20_000].map(pageAfter)).toEqual(['1 of 2', '1 of 2', '2 of 2', '1 of 2']);
  }
});

test('the wall shows no podium for three athletes, only names and points', () => {
  staged({ scene: scene({ people: scene().people.slice(0, 3) }) });
  render(<Wall board={board} language="en" alone />);
  expect(screen.queryByRole('list', { name: 'First three' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Points, by name' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('the summary on the wall shows first whether the group reached its goal, then the best athletes and all names', () => {
  staged({ scene: scene({ name: 'Summary' }) });
  const { rerender } = render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Giulia · Main hall · 45 minutes, 6 of you')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '4,440 of 6,000 together' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Most points' }).parentElement?.textContent).toContain('N0');
  expect(screen.getByRole('heading', { name: 'Longest in target' }).parentElement?.textContent).toContain(
    '31:4065 to 85%'.slice(0, 5),
  );
  expect(screen.getByRole('heading', { name: 'Best recovery' }).parentElement?.textContent).toBe(
    'Best recoveryN2−38 bpm in 1 min',
  );
  expect(within(screen.getByRole('list', { name: 'Points, by name' })).getAllByRole('listitem')).toHaveLength(6);
  const demo = { name: 'Ada', demo: true as const, points: 90, zone: 3 };
  act(() => staged({ scene: scene({ name: 'Summary', points: 6214, people: [...scene().people, demo] }) }));
  rerender(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Giulia · Main hall · 45 minutes, 6 of you')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your goal was 6,000 together' })).toBeTruthy();
  expect(screen.getByText('Demo Ada')).toBeTruthy();
  const guest = { ...demo, name: 'Marta', lent: true as const };
  act(() => staged({ scene: scene({ name: 'Summary', points: 6214, people: [...scene().people, guest] }) }));
  rerender(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Marta')).toBeTruthy();
  expect(screen.queryByText('Demo Marta')).toBeNull();
});

test('the summary of a running session shows the remaining time, and its closing texts only after the end', () => {
  const session = {
    name: 'HIIT Ignite',
    trainer: 'Giulia',
    beganAt: '2026-11-20T17:15:00.000Z',
    endsAt: '2026-11-20T18:00:30.000Z',
  };
  const summary = scene({ name: 'Summary' });
  fill(3, {}, NOW, {}, session, { scene: summary });
  const { rerender } = render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('left')).toBeTruthy();
  for (const words of ['Well done', 'Your own chart is in the Journal now']) expect(screen.queryByText(words)).toBeNull();
  act(() => fill(3, {}, NOW, {}, undefined, { scene: summary }));
  rerender(<Wall board={board} language="en" alone />);
  for (const words of ['Well done', 'Your own chart is in the Journal now']) expect(screen.getByText(words)).toBeTruthy();
});

test('the summary on the wall shows the page number when it has several pages', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `N${String(index).padStart(2, '0')}`, points: 5, zone: 2 }));
  staged({ scene: scene({ name: 'Summary', people: named(25) }) });
  render(<Wall board={board} language="en" alone />);
  const all = () => within(screen.getByRole('list', { name: 'Points, by name' })).getAllByRole('listitem').length;
  expect([screen.getByText('1 of 2'), all()]).toMatchObject([{}, 24]);
  act(() => {
    time += 10_000;
    board.tick();
  });
  expect([screen.getByText('2 of 2'), all()]).toMatchObject([{}, 1]);
  act(() => staged({ scene: scene({ name: 'Summary', people: named(24) }) }));
  expect(screen.queryByText(/^1 of/)).toBeNull();
});

test('the wall fits each name of a scene by a narrow style or a smaller font, without cutting it', () => {
  staged({ scene: scene({ name: 'Summary', firsts: [{ kind: 'points', name: 'Bartolomeo', value: 304 }] }) });
  render(<Wall board={board} language="en" alone />);
  const name = screen.getByText('Bartolomeo');
  expect([name.dataset['set'], name.style.getPropertyValue('--em')]).toEqual(['narrowOnMany', '4.12']);
});

test('the summary on the wall lists the points of athletes who trained in each of two classes, and the minutes of the other athletes', () => {
  const people = [
    { name: 'Dani', points: 302, zone: null, again: true as const },
    { name: 'Edo', points: 196, zone: null, minutes: 38 },
  ];
  const both = [{ name: 'Dani', points: 302, before: { title: 'Full Body Eight', points: 230 } }];
  staged({ scene: scene({ name: 'Summary', people, both }) });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByRole('heading', { name: 'Both classes' }).parentElement?.textContent).toContain('Dani230 and 302');
  expect(screen.queryByRole('heading', { name: 'Best recovery' })).toBeNull();
  expect(screen.getByText('second class')).toBeTruthy();
  expect(screen.getByText('38 minutes')).toBeTruthy();
});

test('the summary on the wall is empty and without counts when no member trained', () => {
  staged({ scene: scene({ name: 'Summary', points: 0, goal: null, people: [], firsts: [], zoneSeconds: [0, 0, 0, 0, 0, 0] }) });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Nobody trained here with a strap.')).toBeTruthy();
  expect(screen.getByText('Giulia · Main hall · 45 minutes')).toBeTruthy();
  for (const words of ['All together', 'Well done', 'Your own chart is in the Journal now'])
    expect(screen.queryByText(words)).toBeNull();
});

test('the wall shows the goal beside the points of the group, including those of athletes who left', () => {
  staged({ goal: 6000, leftPoints: 340 });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('1,000')).toBeTruthy();
  expect(screen.getByText('of 6,000 together')).toBeTruthy();
});

const workout = (at: number, fields: Partial<RoomWorkout> = {}): RoomWorkout => ({
  RoomWorkoutId: 1,
  DisplayGroupId: 41,
  Content: { Kind: 'Quick', Timer: { Type: 'Emom', Text: '12 swings', Prepare: 0, Seconds: 60, Rounds: 3 } },
  Step: 0,
  Passed: 0,
  Extra: 0,
  At: new Date(at).toISOString(),
  Paused: false,
  Version: 0,
  ...fields,
});

test('the wall shows all athletes of a flow in pages, each page for the usual time', () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  const Flow = {
    IntensityFlowId: 1,
    Name: 'Hill ride',
    Measure: 'HeartRate',
    Duration: 600,
    Segments: [{ Name: 'Hill', Begin: 0, Percent: 78, Cadence: 70 }],
  } as const;
  fill(20, {}, at, {}, undefined, {
    workout: workout(at, { Content: { Kind: 'Flow', Flow } as unknown as RoomWorkout['Content'] }),
  });
  render(<Wall board={board} language="en" alone />);
  const names = () => tiles().flatMap((tile) => tile.querySelector('b')?.textContent ?? []);
  const first = names();
  expect(first).toHaveLength(11);
  act(() => {
    time += 14_000;
    board.tick();
  });
  expect(names()).toEqual(first);
  act(() => {
    time += 1000;
    board.tick();
  });
  expect(names()).toHaveLength(9);
  expect(new Set([...first, ...names()]).size).toBe(20);
  act(() => {
    board.link.set('reconnecting');
    time += 60_000;
    board.tick();
  });
  expect(names()).toHaveLength(9);
  expect(screen.queryByText('no signal')).toBeNull();
  expect(screen.queryByText('nobody with a strap')).toBeNull();
});

test('the wall shows a workout beside eighteen athletes, and continues the workout without the network', async () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  fill(20, {}, at, {}, undefined, { workout: workout(at - 26_000) });
  render(<Wall board={board} language="en" alone />);
  expect(screen.getByText('Work')).toBeTruthy();
  expect(screen.getByText('Minute 1 of 3')).toBeTruthy();
  expect(screen.getByText('0:34')).toBeTruthy();
  expect(screen.getByText('12 swings')).toBeTruthy();
  expect(screen.getByText('2:34')).toBeTruthy();
  expect(tiles()).toHaveLength(2);
  act(() => {
    time += 4000;
    board.tick();
  });
  expect(tiles()).toHaveLength(18);
  board.link.set('reconnecting');
  time += 30_000;
  await screen.findByText('Minute 2 of 3');
  expect(screen.getByText('This screen has no connection')).toBeTruthy();
  act(() => {
    time += 150_000;
    board.tick();
  });
  expect(screen.queryByText('12 swings')).toBeNull();
});

test('the wall reserves no place on the first of two pages for an athlete who left', () => {
  const start = Math.floor(Date.UTC(2026, 10, 20, 17) / 30_000) * 30_000;
  fill(20, {}, start, {}, undefined, { workout: workout(start - 1000), left: [3] });
  render(<Wall board={board} language="en" alone />);
  const names = () => tiles().map(({ textContent }) => /Nick \d+/.exec(textContent)?.[0]);
  expect(names()).toHaveLength(18);
  expect(names().slice(2, 5)).toEqual(['Nick 3', 'Nick 20', 'Nick 5']);
  act(() => {
    time += 15_000;
    board.tick();
  });
  expect(names()).toEqual(['Nick 19']);
});

test('the wall shows a pause and stops the clock', () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  fill(0, {}, at, {}, undefined, { workout: workout(at - 600_000, { Paused: true, Passed: 20_000 }) });
  render(<Wall board={board} language="it" alone />);
  expect(screen.getByText('In pausa')).toBeTruthy();
  expect(screen.getByText('0:40')).toBeTruthy();
});

test("the wall shows the exercise of each screen's station, and all exercises on a screen without a station", () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  const exercise = (ExerciseId: number, Name: string) => ({
    ExerciseId,
    Name,
    Reps: 12,
    RepsMax: null,
    Weight: null,
    MachineLevel: null,
    CardioZone: null,
    Notes: '',
    Drawn: null,
  });
  const Circuit: Extract<WorkoutContent, { Kind: 'Circuit' }>['Circuit'] = {
    BridgeWorkoutId: 3,
    RowVersion: 0,
    Name: 'Full Body Two',
    Room: null,
    StationsActive: true,
    TimerType: 'timer',
    WarmUp: 0,
    Cooldown: 0,
    Work: 40,
    Rest: 20,
    Rounds: 3,
    RoundRest: 0,
    Minutes: 12,
    StationsPerMinute: 1,
    Time: 900,
    Stations: [
      { StationKey: 1, Station: 1, Exercises: [exercise(1, 'Goblet squat')] },
      { StationKey: 2, Station: 2, Exercises: [exercise(2, 'Ski erg')] },
    ],
  };
  const run = workout(at - 5_000, { Content: { Kind: 'Circuit', Circuit } });
  const stations = (station?: number) => {
    fill(0, {}, at, {}, undefined, { workout: run, ...(station !== undefined && { station }) });
    const shown = render(<Wall board={board} language="en" alone />);
    const names = ['Goblet squat', 'Ski erg'].filter((name) => screen.queryByText(name));
    shown.unmount();
    return names;
  };
  expect([stations(1), stations(2), stations(), stations(9)]).toEqual([
    ['Goblet squat'],
    ['Ski erg'],
    ['Goblet squat', 'Ski erg'],
    ['Goblet squat', 'Ski erg'],
  ]);
});

test('the wall shows a club timer with the current exercise beside the athletes, and a timer alone also with the next exercise', () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  const exercise = (ExerciseId: number, Name: string) => ({
    ExerciseId,
    Name,
    MainMuscle: null,
    OtherMuscles: [],
    Removed: false,
    Duration: '00:40',
    Reps: null,
    RepsMax: null,
  });
  const Timer = {
    TimerId: 5,
    Name: 'Six and six',
    WarmUp: null,
    Exercises: [exercise(1, 'Wall sit'), exercise(2, 'Plank')],
    Rest: '00:20',
    Rounds: 2,
    RoundRest: null,
    CoolDown: null,
    Total: { Seconds: 240, IsAbout: false },
    RowVersion: 0,
  };
  const run = workout(at - 5_000, { Content: { Kind: 'Timer', Timer } });
  fill(20, {}, at, {}, undefined, { workout: run });
  const beside = render(<Wall board={board} language="en" alone />);
  expect(tiles()).toHaveLength(18);
  expect(screen.getByText('Wall sit')).toBeTruthy();
  expect(screen.getByText('Rest 0:20')).toBeTruthy();
  expect(screen.queryByText('Plank')).toBeNull();
  beside.unmount();
  fill(0, {}, at, {}, undefined, { workout: run });
  render(<Wall board={board} language="en" alone />);
  expect(screen.queryByRole('list', { name: 'Athletes' })).toBeNull();
  expect(screen.getByText('Plank')).toBeTruthy();
});

test('the wall changes slides by the screen’s own clock from stored pictures, and shows half a slide beside athletes', {
  tags: ['atLength'],
}, async () => {
  const at = Date.UTC(2026, 10, 20, 17, 42, 0);
  const requests: string[] = [];
  vi.stubGlobal('fetch', (uri: string) => {
    requests.push(uri);
    return Promise.resolve(new Response(new Blob(['picture'])));
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${requests.length}`, revokeObjectURL: () => {} }));
  const slide = (PictureUri: string, Size: 'Full' | 'Half', Order: number) => ({ PictureUri, Size, Duration: 10, Order });
  const Slideshow = {
    SlideshowId: 2,
    Name: 'November',
    Slides: [slide('/media/a.jpg', 'Full', 1), slide('/media/b.jpg', 'Half', 2)],
  };
  fill(20, {}, at, {}, undefined, { workout: workout(at - 44_000, { Content: { Kind: 'Slideshow', Slideshow } }) });
  const { container } = render(<Wall board={board} language="en" alone />);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1'));
  await waitFor(() => expect(requests).toEqual(['/media/a.jpg', '/media/b.jpg']));
  expect(screen.queryByRole('list', { name: 'Athletes' })).toBeNull();
  expect(screen.getByText('18:42')).toBeTruthy();
  board.link.set('reconnecting');
  time += 7_000;
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:2'));
  expect(tiles()).toHaveLength(18);
  expect(screen.getByText('This screen has no connection')).toBeTruthy();
});
