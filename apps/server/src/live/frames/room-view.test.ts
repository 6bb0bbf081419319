import { decodeFrame } from '@clubpulse/contract/live/frame-bytes';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClubBoard } from '../board/club-board.live.ts';
import { demoFacts } from '../board/demos.live.ts';
import type { LiveAthleteFacts } from '../board/public.ts';
import { countedIn, type WallPlace } from './frames.ports.ts';
import { RoomView } from './room-view.live.ts';

const T = Date.UTC(2026, 10, 20, 18, 0, 0) / 1000;
const place: WallPlace = { clubName: 'Club', roomName: null, roomColor: null, timeZone: 'Europe/Rome', language: 'it' };
const athlete = (UserId: number, overrides: Partial<LiveAthleteFacts> = {}): LiveAthleteFacts => ({
  UserId,
  Nickname: `N${UserId}`,
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  BirthDate: null,
  ZoneSettings: null,
  straps: [{ strap: UserId, station: null }],
  ...overrides,
});

let club: ClubBoard;
let view: RoomView;
beforeEach(() => {
  club = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds: 60 });
  view = new RoomView(club, null, place, 1);
});
const learn = (athletes: LiveAthleteFacts[]) => club.learn({ athletes, bridges: [] }, '2026-11-20');
function second(at: number, ids: readonly number[]): boolean {
  for (const id of ids) club.receive(id, 120, -60, T + at, 0, (T + at) * 1000);
  club.sweep((T + at) * 1000);
  return view.refresh((T + at) * 1000);
}
const seen = () => view.rosterMessage().tiles.map(({ place: seat, name }) => `${seat} ${name}`);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('a wall from which athletes leave', () => {
  const rest = [5, 20, 21, 40, 59, 60];

  it('shows the remaining athletes at the same places, and closes the gaps after a quiet period', () => {
    learn(range(1, 61).map((id) => athlete(id)));
    second(0, range(1, 61));
    expect(view.rosterMessage().places).toBe(60);
    for (const at of range(1, 301)) second(at, rest);
    expect(seen()).toEqual(['4 N5', '19 N20', '20 N21', '39 N40', '58 N59', '59 N60']);
    for (const at of range(301, 420)) expect(second(at, rest)).toBe(false);
    expect(view.rosterMessage().places).toBe(60);
    expect(second(420, rest)).toBe(true);
    expect(seen()).toEqual(['0 N5', '1 N20', '2 N21', '3 N40', '4 N59', '5 N60']);
    expect(view.rosterMessage().places).toBe(6);
    for (const at of range(421, 900)) expect(second(at, rest)).toBe(false);
  });

  it('does not enlarge its tiles when only the last athlete of a row has left', () => {
    learn(range(1, 14).map((id) => athlete(id)));
    second(0, range(1, 14));
    for (const at of range(1, 301)) second(at, range(1, 13));
    expect([seen().length, view.rosterMessage().places]).toEqual([12, 13]);
  });

  it('waits for the quiet period again when an athlete joins', () => {
    learn(range(1, 61).map((id) => athlete(id)));
    second(0, range(1, 61));
    for (const at of range(1, 400)) second(at, rest);
    second(400, [...rest, 1]);
    for (const at of range(401, 520)) expect(second(at, [...rest, 1])).toBe(false);
    expect(second(520, [...rest, 1])).toBe(true);
    expect(seen()[0]).toBe('0 N1');
  });

  it('is empty at once when the last athlete has left', () => {
    learn(range(1, 10).map((id) => athlete(id)));
    second(0, range(1, 10));
    second(301, []);
    expect(view.rosterMessage()).toMatchObject({ places: 0, tiles: [] });
  });
});

it('the wall distinguishes athletes with the same name, and gives each guest a number', () => {
  learn([
    athlete(1, { Nickname: 'Marco', LastName: 'Bianchi' }),
    athlete(2, { Nickname: 'Marco', LastName: 'Rossi' }),
    athlete(3, { HideOnWall: true }),
    athlete(4, { HideOnWall: true }),
  ]);
  for (const id of [1, 2, 3, 4]) second(0, [id]);
  const { tiles } = view.rosterMessage();
  expect(tiles.map(({ name, guest }) => [name, guest])).toEqual([
    ['Marco', undefined],
    ['Marco R.', undefined],
    ['Ospite 1', 1],
    ['Ospite 2', 2],
  ]);
});

it('the wall gives a demo user without a name who has a lent strap a number like a guest, so that each screen shows the name in its language', () => {
  const lent = (id: number, Name: string) =>
    demoFacts({ DemoAthleteId: id, Name, HardwareId: `ANT+:${id}00`, DisplayGroupId: null });
  learn([lent(5, 'Ospite 3'), lent(6, 'Guest 3'), lent(7, 'Marta 2')]);
  second(0, [500, 600, 700]);
  const { tiles } = view.rosterMessage();
  expect(tiles.map(({ name, guest }) => [name, guest])).toEqual([
    ['Marta 2', undefined],
    ['Ospite 1', 1],
    ['Ospite 3', 3],
  ]);
});

it('the wall marks a demo user whose strap staff may lend to another guest, and shows the heart rate of the demo user on the same tile', () => {
  learn([athlete(1), demoFacts({ DemoAthleteId: 5, Name: 'Demo Ada', HardwareId: 'ANT+:500', DisplayGroupId: null })]);
  for (const strap of [500, 1]) club.receive(strap, strap === 500 ? 150 : 120, -60, T, 0, T * 1000);
  view.refresh(T * 1000);
  expect(view.rosterMessage().tiles).toEqual([
    { place: 0, name: 'Demo Ada', station: null, demo: true, lent: true, demoId: 5, strap: 500 },
    { place: 1, name: 'N1', station: null, userId: 1, strap: 1 },
  ]);
  const bytes = Uint8Array.from(view.frame(T * 1000));
  expect(decodeFrame(bytes.buffer)?.tiles.map(({ bpm }) => bpm)).toEqual([150, 120]);
});

it("the wall sends staff the number of the strap that each athlete wears, including 0, and no number for an athlete's own device", () => {
  learn([athlete(1, { straps: [{ strap: 0, station: 12 }] }), athlete(2)]);
  for (const userId of [1, 2]) club.hearOwn({ userId, bpm: 120, second: T, roomId: null }, T * 1000);
  view.refresh(T * 1000);
  const worn = () => view.rosterMessage().tiles.map((tile) => [tile.name, tile.strap, tile.station]);
  expect(worn()).toEqual([
    ['N1', undefined, null],
    ['N2', undefined, null],
  ]);
  second(1, [0]);
  expect(worn()).toEqual([
    ['N1', 0, 12],
    ['N2', undefined, null],
  ]);
});

it('the wall shows at which station each present athlete starts', () => {
  learn([athlete(1), athlete(2)]);
  second(0, [1, 2]);
  view.refresh(T * 1000, {
    ...place,
    began: [
      [2, 3],
      [9, 1],
    ],
  });
  expect(view.rosterMessage().tiles.map(({ name, begins }) => [name, begins])).toEqual([
    ['N1', undefined],
    ['N2', 3],
  ]);
  expect(view.rosterMessage()).not.toHaveProperty('began');
  view.refresh(T * 1000, { ...place, began: [] });
  expect(view.rosterMessage().tiles.map(({ begins }) => begins)).toEqual([undefined, undefined]);
});

describe('a scene that a trainer shows on the wall', () => {
  const at = (seconds: number) => new Date((T + seconds) * 1000).toISOString();
  const session = { name: 'HIIT Ignite', trainer: 'Giulia', beganAt: at(-600), endsAt: at(1800) };
  const called = (name: 'Ranking' | 'Summary', from: number) => ({ name, at: at(from), until: at(from + 20) });
  const shown = () => view.rosterMessage().scene;

  it('shows the points of the moment when it was requested, even if athletes train on or join afterwards', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    for (const seconds of range(0, 120)) second(seconds, [1, 2]);
    expect(view.refresh((T + 120) * 1000, { ...place, session, scene: called('Ranking', 120) })).toBe(true);
    const before = shown();
    expect(before).toMatchObject({ name: 'Ranking', title: 'HIIT Ignite', trainer: 'Giulia', minutes: 12 });
    expect(before?.people.map(({ points }) => points > 0)).toEqual([true, true]);
    for (const seconds of range(121, 139)) second(seconds, [1]);
    expect(shown()).toEqual(before);
    view.refresh((T + 139) * 1000, { ...place, session });
    expect(shown()).toBeUndefined();
  });

  it('counts a session that was ended and restarted, without the pause', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    view.refresh(T * 1000, { ...place, session });
    const before = view.counted;
    view.refresh((T + 1) * 1000, { ...place });
    for (const seconds of range(0, 120)) second(seconds, [1]);
    const again = { ...place, session, sessionPauses: [{ from: at(1), to: at(121) }] };
    view.refresh((T + 121) * 1000, again);
    expect([view.counted === before, view.counted === countedIn(again)]).toEqual([false, true]);
    for (const seconds of range(121, 300)) second(seconds, [2]);
    view.refresh((T + 301) * 1000, { ...again, scene: called('Summary', 301) });
    expect(shown()).toMatchObject({ minutes: 13 });
    expect(
      shown()
        ?.people.map(({ name, points }) => [name, points > 0])
        .filter(([, did]) => did),
    ).toEqual([['N2', true]]);
    expect(shown()?.points).toBe(shown()?.people.find(({ name }) => name === 'N2')?.points);
    expect(view.rosterMessage()).not.toHaveProperty('sessionPauses');
  });

  it('shows the name of its session even after the end of the session, and counts athletes who have left', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    view.refresh(T * 1000, { ...place, session });
    for (const seconds of range(0, 120)) second(seconds, [1, 2]);
    for (const seconds of range(120, 430)) second(seconds, [1]);
    const { leftPoints = 0, leftPeople } = view.rosterMessage();
    expect(leftPoints).toBeGreaterThan(0);
    expect(leftPeople).toBe(1);
    view.refresh((T + 430) * 1000, { ...place, session, goal: 500, scene: called('Summary', 430) });
    view.refresh((T + 431) * 1000, { ...place, goal: 500, scene: called('Summary', 430) });
    const [only] = shown()?.people ?? [];
    expect(shown()).toMatchObject({ title: 'HIIT Ignite', goal: 500, points: (only?.points ?? 0) + leftPoints });
    expect(shown()?.firsts[0]).toMatchObject({ kind: 'points', name: 'N1' });
    expect(shown()?.people).toMatchObject([{ name: 'N1' }, { name: 'N2', points: leftPoints, zone: null }]);
    expect(shown()?.zoneSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(429 + 119);
  });

  it('marks athletes who were already in the previous class, and shows for how many minutes an athlete who came late was present', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    view.refresh(T * 1000, { ...place, session });
    for (const seconds of range(0, 430)) second(seconds, seconds < 300 ? [1] : [1, 2]);
    const reloaded = { before: new Map([[1, { title: 'Full Body Eight', points: 230 }]]) };
    const scene = called('Summary', 430);
    view.refresh((T + 430) * 1000, { ...place, session, scene }, (T + 430) * 1000, reloaded);
    const [first] = shown()?.people ?? [];
    expect(shown()?.people).toMatchObject([
      { name: 'N1', again: true },
      { name: 'N2', minutes: 2 },
    ]);
    expect(shown()?.both).toEqual([{ name: 'N1', points: first?.points, before: { title: 'Full Body Eight', points: 230 } }]);
  });

  it('is removed at its time, together with the count of athletes who left', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    view.refresh(T * 1000, { ...place, session });
    for (const seconds of range(0, 430)) second(seconds, seconds < 120 ? [1, 2] : [1]);
    expect(view.rosterMessage().leftPoints).toBeGreaterThan(0);
    view.refresh((T + 430) * 1000, { ...place, session, scene: called('Summary', 430) });
    view.refresh((T + 431) * 1000, { ...place, scene: called('Summary', 430) });
    for (const seconds of range(431, 450)) expect(second(seconds, [1])).toBe(false);
    expect(shown()).toBeDefined();
    expect(second(450, [1])).toBe(true);
    expect([shown(), view.rosterMessage().leftPoints]).toEqual([undefined, undefined]);
    for (const seconds of range(451, 800)) second(seconds, []);
    expect(view.rosterMessage().leftPoints).toBeUndefined();
    view.refresh((T + 800) * 1000, { ...place, scene: called('Ranking', 800) });
    expect(shown()).toMatchObject({ title: 'Club', trainer: null, minutes: null });
  });

  it('does not remove a goal from the wall before the goal expires', () => {
    view.refresh(T * 1000, { ...place, goal: 500, goalUntil: at(60) });
    expect(second(59, [])).toBe(false);
    expect(view.rosterMessage()).toMatchObject({ goal: 500 });
    expect(view.rosterMessage()).not.toHaveProperty('goalUntil');
    expect(second(60, [])).toBe(true);
    expect(view.rosterMessage().goal).toBeUndefined();
  });

  describe('shows as a guest an athlete who', () => {
    const [ada, bea] = [athlete(1, { BirthDate: '1991-01-01' }), athlete(2, { BirthDate: '1991-01-01' })];
    const trained = (isThere: boolean) => {
      learn([ada, bea]);
      view.refresh(T * 1000, { ...place, session });
      for (const seconds of range(0, 120)) second(seconds, seconds < 60 ? [2] : [1, 2]);
      if (!isThere) for (const seconds of range(120, 430)) second(seconds, [1]);
    };
    const summary = (seconds: number) =>
      view.refresh((T + seconds) * 1000, { ...place, session, scene: called('Summary', seconds) });
    const names = () => [...(shown()?.people ?? []), ...(shown()?.firsts ?? [])].map(({ name }) => name);

    it('left the club after training', () => {
      trained(true);
      learn([ada]);
      second(120, [1]);
      summary(121);
      expect(names()).toEqual(['N1', 'Ospite 1', 'Ospite 1', 'N1']);
      expect(shown()?.people[1]).toMatchObject({ guest: 1 });
      expect(shown()?.firsts[0]).toMatchObject({ guest: 1 });
    });

    it('leaves the club while the scene is shown, even if nothing else on the wall changes', () => {
      trained(false);
      summary(430);
      expect(names()).toContain('N2');
      const { people: _people, firsts: _firsts, ...before } = shown() ?? {};
      const points = shown()?.people.map((one) => one.points);
      learn([ada]);
      expect(second(431, [1])).toBe(true);
      expect(names()).not.toContain('N2');
      expect(shown()).toMatchObject(before);
      expect(shown()?.people.map((one) => one.points)).toEqual(points);
    });

    it('hides their name on walls while the scene is shown', () => {
      trained(true);
      summary(120);
      learn([ada, { ...bea, HideOnWall: true }]);
      expect(second(121, [1, 2])).toBe(true);
      expect(names()).toEqual(['Ospite 1', 'N1', 'Ospite 1', 'N1']);
      expect(seen()).toContain('0 Ospite 1');
    });
  });

  it('has no place for a user who has left the club, even if the place was stored before a restart', () => {
    learn([athlete(1)]);
    view = new RoomView(club, null, place, 1, { places: [2, 1], guests: [0, 0], storedPoints: 2 });
    second(0, [1]);
    expect(view.standing.places).toEqual([null, 1]);
  });

  const pointsAt = (index: number) =>
    decodeFrame(Uint8Array.from(view.frame((T + 500) * 1000)).buffer)?.tiles[index]?.points ?? 0;

  it('still counts the training before a break when the athlete starts another training', () => {
    learn([1, 2].map((id) => athlete(id, { BirthDate: '1991-01-01' })));
    view.refresh(T * 1000, { ...place, session });
    for (const seconds of range(0, 430)) second(seconds, seconds < 120 ? [1, 2] : [1]);
    const { leftPoints = 0 } = view.rosterMessage();
    expect(leftPoints).toBeGreaterThan(0);
    for (const seconds of range(430, 500)) second(seconds, [1, 2]);
    expect(seen()).toHaveLength(2);
    const points = pointsAt(1);
    expect(points).toBeGreaterThan(leftPoints);
    expect(view.rosterMessage().leftPoints).toBeUndefined();
    club.setShown(2, false);
    second(500, [1]);
    expect(view.rosterMessage().leftPoints).toBe(points);
    club.setShown(2, true);
    second(501, [1]);
    expect([pointsAt(1), view.rosterMessage().leftPoints]).toEqual([points, undefined]);
  });

  it('counts only heart rates that were recorded in its room', () => {
    const bridges = [
      { ClubpulseBridgeId: 1, DisplayGroupId: 41 },
      { ClubpulseBridgeId: 2, DisplayGroupId: 42 },
    ];
    club.learn({ athletes: [athlete(1, { BirthDate: '1991-01-01' })], bridges }, '2026-11-20');
    const [hall, studio] = [1, 2].map((id) => club.roomOfBridge(id) ?? 0);
    view = new RoomView(club, 41, place, 1);
    const receive = (from: number, to: number, room = 0) => {
      for (const seconds of range(from, to)) {
        club.receive(1, 140, -60, T + seconds, room, (T + seconds) * 1000);
        view.refresh((T + seconds) * 1000);
      }
    };
    receive(0, 600, studio);
    view.refresh((T + 600) * 1000, { ...place, session: { ...session, beganAt: at(0) } });
    receive(600, 900, hall);
    const here = pointsAt(0);
    expect(here).toBeGreaterThan(25);
    expect(here).toBeLessThanOrEqual(30);
    receive(900, 1200, studio);
    expect(Math.abs((view.rosterMessage().leftPoints ?? 0) - here)).toBeLessThanOrEqual(1);
  });

  it('shows demo users, but leaves them out of the sums', () => {
    const demo = demoFacts({ DemoAthleteId: 5, Name: 'Demo Ada', HardwareId: 'ANT+:500', DisplayGroupId: null });
    learn([athlete(1, { BirthDate: '1991-01-01' }), demo]);
    for (const seconds of range(0, 120)) second(seconds, [1, 500]);
    view.refresh((T + 120) * 1000, { ...place, session, scene: called('Summary', 120) });
    const { people = [], points, zoneSeconds = [] } = shown() ?? {};
    const mine = people.find(({ demo: isDemo }) => !isDemo);
    expect(people).toHaveLength(2);
    expect([points, zoneSeconds.reduce((sum, seconds) => sum + seconds, 0)]).toEqual([mine?.points, 119]);
    view.refresh((T + 140) * 1000, { ...place, session });
    for (const seconds of range(140, 450)) second(seconds, [1]);
    expect(seen()).toHaveLength(1);
    expect(view.rosterMessage().leftPoints).toBeUndefined();
  });
});

it('the wall no longer shows a class when its time is over, although no event reports the end', () => {
  const end = new Date((T + 60) * 1000).toISOString();
  const session = { name: 'Ignite', trainer: null, beganAt: new Date(T * 1000).toISOString(), endsAt: end };
  const found: WallPlace = { ...place, session, sessionUntil: end };
  view.refresh(0, found, (T + 59) * 1000);
  expect(view.rosterMessage()).toMatchObject({ session });
  expect(view.rosterMessage()).not.toHaveProperty('sessionUntil');
  expect(view.refresh(0, undefined, (T + 60) * 1000)).toBe(true);
  expect(view.rosterMessage()).not.toHaveProperty('session');
  view.refresh(0, { ...place, session }, (T + 90) * 1000);
  expect(view.rosterMessage()).toMatchObject({ session });
});
