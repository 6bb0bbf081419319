import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { zoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { describe, expect, it } from 'vitest';
import type { LiveAthleteFacts } from './board.ports.ts';
import { ClubBoard } from './club-board.live.ts';
import { demoFacts, receiveDemoBeats } from './demos.live.ts';
import { liveAthletesOf, liveUserOf, strapsReceivedSince } from './live-athletes.live.ts';
import { recordedSinceOf, standingOf } from './loading/recorded-since.live.ts';

const T = Date.UTC(2026, 10, 20, 18, 0, 0) / 1000;
const [HALL, STUDIO] = [1, 2];

const athlete = (UserId: number, ...straps: number[]): LiveAthleteFacts => ({
  UserId,
  Nickname: `N${UserId}`,
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  // Age 35: maximum 184 bpm.
  BirthDate: '1991-01-01',
  ZoneSettings: null,
  straps: straps.map((strap) => ({ strap, station: null })),
});

interface Clocks {
  readonly clock?: number;
  readonly wall?: number;
}

const club = (...athletes: LiveAthleteFacts[]) => clubOf(60, athletes);

function clubOf(windowSeconds: number, athletes: readonly LiveAthleteFacts[]) {
  const board = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds });
  const bridges = [
    { ClubpulseBridgeId: 1, DisplayGroupId: 41 },
    { ClubpulseBridgeId: 2, DisplayGroupId: 42 },
  ];
  board.learn({ athletes, bridges }, '2026-11-20');
  const receive = (
    strap: number,
    bpm: number,
    at: number,
    { rssi = -60, room = HALL, clock = at, wall = clock }: Clocks & { rssi?: number; room?: number } = {},
  ) => board.receive(strap, bpm, rssi, T + at, room, (T + clock) * 1000, (T + wall) * 1000);
  const stored = () => {
    const batch = board.minutes.take(1000);
    return [...batch.slots].map((slot, row) => ({
      UserId: board.factsOf(slot)?.UserId,
      minute: (batch.minutes[row] ?? 0) * 60 - T,
      beats: batch.beats.subarray(row * 60, (row + 1) * 60),
    }));
  };
  return { board, receive, stored, live: (userId: number, at = 0) => liveUserOf(board, userId, (T + at) * 1000) };
}

describe('a demo user on the wall', () => {
  const strapless = { DemoAthleteId: 7, Name: 'Demo Ada', HardwareId: null, DisplayGroupId: 42 };
  const lent = { DemoAthleteId: 8, Name: 'Guest', HardwareId: 'ANT+:300', DisplayGroupId: null };
  const shown = (board: ClubBoard) =>
    board.active.map((slot) => [board.factsOf(slot)?.Nickname, board.roomOf(slot), board.bpmOf(slot) > 0, board.isDemo(slot)]);

  it('without a strap trains in its room, with a heart rate every second, while staff have it enabled', () => {
    const { board } = club(demoFacts(strapless));
    for (let at = 1; at <= 30; at++) {
      receiveDemoBeats(board, (T + at) * 1000);
      board.sweep((T + at) * 1000);
    }
    expect(shown(board)).toEqual([['Demo Ada', 42, true, true]]);
    expect(board.lastOf(board.active[0] ?? 0)).toBe(T + 30);
    board.learn({ athletes: [], bridges: [] }, '2026-11-20');
    receiveDemoBeats(board, (T + 31) * 1000);
    expect([board.active, board.unknown.list()]).toEqual([[], []]);
  });

  it('with a strap trains in the room where the strap is received', () => {
    const { board, receive } = club(demoFacts(lent));
    expect(shown(board)).toEqual([]);
    receive(300, 140, 1, { room: STUDIO });
    expect(shown(board)).toEqual([['Guest', 42, true, true]]);
  });

  it('is not stored in the journal, and is not in the list of athletes or in a count', () => {
    const { board, receive, stored } = club(athlete(1, 100), demoFacts(strapless), demoFacts(lent));
    for (let at = 1; at <= 3; at++) {
      receive(100, 140, at);
      receive(300, 140, at);
      receiveDemoBeats(board, (T + at) * 1000);
    }
    expect(board.active).toHaveLength(3);
    expect(stored().map(({ UserId }) => UserId)).toEqual([1]);
    expect(liveAthletesOf(board, (T + 3) * 1000).map(({ UserId }) => UserId)).toEqual([1]);
    expect(strapsReceivedSince(board, 0).map(({ UserId }) => UserId)).toEqual([1]);
    expect(board.trainingNow()).toBe(1);
  });
});

it('the board passes on the minutes of an athlete who left the club, so that they are stored, but no longer shows the athlete', () => {
  const { board, receive, live, stored } = club(athlete(1, 100), athlete(2, 200));
  for (const strap of [100, 200]) receive(strap, 140, 1);
  const { version } = board;
  board.learn({ athletes: [athlete(2, 200)], bridges: [{ ClubpulseBridgeId: 1, DisplayGroupId: 41 }] }, '2026-11-20');
  expect([live(1, 2), live(2, 2)?.UserId, board.active.length]).toEqual([undefined, 2, 1]);
  expect(board.version).toBeGreaterThan(version);
  expect(stored().map(({ UserId }) => UserId)).toEqual([1, 2]);
});

describe('points and zones of an athlete', () => {
  it("are computed from the athlete's own zone limits", () => {
    const reserve = {
      ...automaticZones,
      ZoneMode: 'hrr',
      OwnMaxHeartRate: 184,
      RestingHeartRate: 60,
      Since: '2026-11-20',
    } as const;
    const { receive, live } = club({ ...athlete(1, 100), ZoneSettings: reserve }, athlete(2, 200));
    receive(100, 130, 0);
    receive(200, 130, 0);
    expect([live(1)?.Zone, live(2)?.Zone]).toEqual([1, 3]);
  });

  it('are correct for a sequence of six readings and a gap that is repeated sixty times', () => {
    const { receive, live } = club(athlete(1, 100));
    const readings = [
      [0, 90],
      [1, 110],
      [2, 130],
      [4, 131],
      [20, 150],
      [21, 166],
    ] as const;
    for (let turn = 0; turn < 60; turn++) for (const [at, bpm] of readings) receive(100, bpm, 40 * turn + at);
    expect(live(1)).toMatchObject({ HeartRate: 166, Zone: 5, Percent: 90, Points: 23 });
  });

  it('are computed from the second of each reading, not from the second of its arrival, so that a replay may run faster than real time', () => {
    const { receive, live, stored } = club(athlete(1, 100));
    for (let at = 0; at <= 600; at++) receive(100, 150, at, { clock: at / 100 });
    expect(live(1)).toMatchObject({ Points: 80, Since: '2026-11-20T18:00:00.000Z', LastHeard: '2026-11-20T18:10:00.000Z' });
    expect(stored().map(({ minute, beats }) => [minute / 60, beats.filter((bpm) => bpm === 150).length])).toEqual([
      ...Array.from({ length: 10 }, (_, minute) => [minute, 60]),
      [10, 1],
    ]);
  });

  it('restart when there is no reading for more than five minutes', () => {
    const { receive, live } = club(athlete(1, 100));
    for (let at = 0; at <= 120; at++) receive(100, 150, at);
    receive(100, 150, 420);
    expect(live(1)).toMatchObject({ Points: 16, Since: '2026-11-20T18:00:00.000Z' });
    receive(100, 150, 721);
    expect(live(1)).toMatchObject({ Points: 0, Since: '2026-11-20T18:12:01.000Z' });
  });
});

describe('a strap received by two bridges', () => {
  it('counts once a second, with the reading of the stronger signal', () => {
    const { receive, live, stored } = club(athlete(1, 100));
    receive(100, 140, 0, { rssi: -80 });
    receive(100, 150, 0, { rssi: -50, room: STUDIO });
    receive(100, 141, 0, { rssi: -70 });
    receive(100, 142, 1, { rssi: -50 });
    receive(100, 152, 1, { rssi: -80, room: STUDIO });
    expect(live(1)?.HeartRate).toBe(142);
    expect([...(stored()[0]?.beats.subarray(0, 3) ?? [])]).toEqual([150, 142, 0]);
  });

  it('counts once a second when one of the bridges delivers seconds late', () => {
    const { receive, live, stored } = club(athlete(1, 100));
    for (let at = 0; at < 4; at++) receive(100, 140 + at, at, { rssi: -70 });
    receive(100, 99, 1, { rssi: -80 });
    receive(100, 151, 2, { rssi: -40 });
    expect([...(stored()[0]?.beats.subarray(0, 4) ?? [])]).toEqual([140, 141, 151, 143]);
    expect(live(1)?.HeartRate).toBe(143);
  });
});

describe('late seconds of an athlete', () => {
  it('within a long window let a new board count the training again from the stored minutes', () => {
    const { board, receive } = clubOf(86_400, [athlete(1, 100), athlete(2, 200)]);
    receive(100, 140, 600, { clock: 1000 });
    receive(200, 140, 999, { clock: 1000 });
    expect([board.bpmOf(0), board.takeUncounted()]).toEqual([140, [0]]);
    receive(100, 140, 601, { clock: 1000 });
    expect(board.takeUncounted()).toEqual([]);
  });

  it('are counted again when they arrive behind a newer second, as after a change of the process, unless nothing changes', () => {
    const { board, receive } = club(athlete(1, 100));
    receive(100, 140, 0);
    receive(100, 140, 4);
    expect(board.takeUncounted()).toEqual([]);
    receive(100, 160, 2, { clock: 4 });
    expect([board.takeUncounted(), board.lateness]).toEqual([[0], 1]);
    receive(100, 160, 2, { clock: 4 });
    receive(100, 170, 4);
    expect([board.takeUncounted(), board.lateness]).toEqual([[], 1]);
    receive(100, 150, 2, { rssi: -40, clock: 4 });
    expect([board.takeUncounted(), board.lateness]).toEqual([[0], 2]);
  });

  it('are stored in their minutes and do not change the heart rate that the wall shows', () => {
    const { receive, live, stored } = club(athlete(1, 100));
    receive(100, 150, 200);
    receive(100, 120, 100);
    receive(100, 121, 40);
    expect(live(1)?.HeartRate).toBe(150);
    expect(stored().map(({ minute, beats }) => [minute, beats.findIndex(Boolean), beats.find(Boolean)])).toEqual([
      [180, 20, 150],
      [60, 40, 120],
      [0, 40, 121],
    ]);
  });

  it('are shown when only a bridge whose clock is slow still receives the athlete', () => {
    const { receive, live } = club(athlete(1, 100));
    receive(100, 150, 30, { clock: 0 });
    receive(100, 120, 3, { clock: 3 });
    expect(live(1)?.HeartRate).toBe(150);
    receive(100, 120, 5, { clock: 5 });
    expect(live(1)?.HeartRate).toBe(120);
  });
});

describe('readings that are not current', () => {
  it("are not shown, and do not change the athlete's room", () => {
    const { board, receive, live, stored } = club(athlete(1, 100), athlete(2, 200));
    receive(100, 150, 0, { rssi: -60 });
    const version = board.version;
    for (let at = 1; at < 60; at++) receive(100, 120, at, { clock: at + 61, room: STUDIO, rssi: -30 });
    receive(200, 150, 0, { clock: 61 });
    receive(900, 150, 0, { clock: 61 });
    expect([board.version, board.active.length, live(2)]).toEqual([version, 1, undefined]);
    expect(board.silenceOf(0, (T + 120) * 1000)).toBe(120);
    expect(live(1, 120)).toMatchObject({ HeartRate: 150, Signal: 'lost', Silence: 120, Points: 3 });
    expect(board.unknown.list()).toEqual([]);
    expect(stored().map(({ UserId }) => UserId)).toEqual([1, 2]);
  });

  it("count towards the points if the athlete's training continues afterwards", () => {
    const { board, receive, live } = club(athlete(1, 100));
    receive(100, 150, 0);
    board.sweep((T + 600) * 1000);
    for (let at = 1; at < 540; at++) receive(100, 150, at, { clock: 600 });
    expect([board.active.length, live(1)]).toEqual([0, undefined]);
    for (let at = 540; at <= 600; at++) receive(100, 150, at, { clock: 600 });
    expect(live(1)).toMatchObject({ Points: 80, Since: '2026-11-20T18:00:00.000Z' });
  });

  it('of an athlete who is not shown use no memory once they are stored', () => {
    const budget = { bytes: 0 };
    const board = new ClubBoard(7, { budget, windowSeconds: 60 });
    board.learn({ athletes: [athlete(1, 100)], bridges: [] }, '2026-11-20');
    for (let at = 0; at < 600; at++) board.receive(100, 150, -60, T + at, 0, (T + 7200) * 1000);
    board.minutes.stored(board.minutes.take(1000));
    expect(budget.bytes).toBe(0);
  });
});

describe('the room of a recorded minute', () => {
  const roomsOf = (board: ClubBoard) => {
    const batch = board.minutes.take(1000);
    return Object.fromEntries([...batch.minutes].map((minute, row) => [minute - T / 60, board.roomAt(batch.rooms[row] ?? 0)]));
  };

  it('that a bridge delivered late is the room of that bridge, not the room where the athlete is shown', () => {
    const { board, receive } = club(athlete(1, 100));
    for (let at = 180; at < 190; at++) receive(100, 150, at);
    receive(100, 130, 130, { clock: 190, room: STUDIO });
    receive(100, 130, 20, { clock: 190, room: STUDIO });
    expect(roomsOf(board)).toEqual({ 0: 42, 2: 42, 3: 41 });
  });

  it('does not change when a bridge in another room adds a late second to the minute', () => {
    const { board, receive } = club(athlete(1, 100));
    for (let at = 0; at < 50; at++) if (at !== 5) receive(100, 150, at);
    receive(100, 130, 5, { clock: 50, room: STUDIO });
    expect(roomsOf(board)).toEqual({ 0: 41 });
  });
});

describe('a restarted board of a club', () => {
  it('continues from the stored minutes', () => {
    const before = club(athlete(1, 100), athlete(2, 200), athlete(3, 300));
    for (let at = 0; at < 400; at++) {
      if (at < 20 || at > 40) before.receive(100, 100 + (at % 80), at, { room: STUDIO });
      if (at < 90) before.receive(200, 150, at);
    }
    const batch = before.board.minutes.take(1000);
    const after = club(athlete(1, 100), athlete(2, 200), athlete(3, 300));
    const rows = [...batch.slots].map((slot, row) => ({ slot, row }));
    const recalled = [0, 1].map((person) => {
      const mine = rows.filter(({ slot }) => slot === person);
      return {
        UserId: person + 1,
        Minutes: mine.map(({ row }) => batch.minutes[row] ?? 0),
        Beats: Uint8Array.from(mine.flatMap(({ row }) => [...batch.beats.subarray(row * 60, (row + 1) * 60)])),
        DisplayGroupId: person === 0 ? 42 : 41,
      };
    });
    after.board.recall(recalled, (T + 389) * 1000);
    expect(after.live(1)).toEqual(before.live(1));
    expect([after.live(2), after.live(3)]).toEqual([undefined, undefined]);
    expect([after.board.hasBeaten(0), after.board.silenceOf(0, (T + 410) * 1000)]).toEqual([true, 21]);
    after.receive(100, 150, 401);
    before.receive(100, 150, 401);
    expect(after.live(1)?.Points).toBe(before.live(1)?.Points);
  });
});

describe('zones changed during a training', () => {
  const raised = {
    ...athlete(1, 100),
    ZoneSettings: { ...automaticZones, OwnMaxHeartRate: 220, Since: '2026-11-20' },
  } as const;
  const bridges = [{ ClubpulseBridgeId: 1, DisplayGroupId: 41 }];
  const train = ({ receive }: ReturnType<typeof club>, from: number, to: number) => {
    for (let at = from; at <= to; at++) receive(100, 150, at);
  };
  const limits = (max: number, begin: number, end: number) => [
    { UserId: 1, begin: T + begin, end: T + end, limits: zoneLimits(max) },
  ];

  it('apply from the next training', () => {
    const one = club(athlete(1, 100));
    train(one, 0, 120);
    one.board.learn({ athletes: [raised], bridges }, '2026-11-20');
    train(one, 121, 600);
    expect(one.live(1)).toMatchObject({ Points: 80, Zone: 4, Percent: 81 });
    for (let at = 601; at <= 901; at++) one.board.sweep((T + at) * 1000);
    train(one, 901, 1021);
    expect(one.live(1)).toMatchObject({ Points: 6, Zone: 2, Percent: 68 });
  });

  it('apply only to the second of two trainings in the same session', () => {
    const one = club(athlete(1, 100));
    train(one, 0, 120);
    one.board.learn({ athletes: [raised], bridges }, '2026-11-20');
    train(one, 430, 550);
    const [received] = recordedSinceOf(one.board, standingOf(one.board, null, T), [], limits(184, 0, 121));
    expect(received?.done.pointSeconds).toBe(120 * 8 + 120 * 3);
    const [later] = recordedSinceOf(one.board, standingOf(one.board, null, T + 60), [], limits(184, 0, 121), [
      { from: T + 90, to: T + 490 },
    ]);
    expect(later?.done.pointSeconds).toBe(30 * 8 + 60 * 3);
  });

  it('do not apply to a training that was stored with the zones before, even after a restart of the board', () => {
    const one = club(raised);
    const minutes = { UserId: 1, DisplayGroupId: 41, Minutes: [T / 60, T / 60 + 1], Beats: new Uint8Array(120).fill(150) };
    one.board.recall([minutes], (T + 119) * 1000, (T + 119) * 1000, limits(184, 0, 90));
    expect(one.live(1)).toMatchObject({ Points: 16, Zone: 4 });
    const unknown = club(raised);
    unknown.board.recall([minutes], (T + 119) * 1000, (T + 119) * 1000, limits(184, -900, -400));
    expect(unknown.live(1)).toMatchObject({ Points: 6, Zone: 2 });
  });

  it('apply while the training is not stored; afterwards the zones that are stored with the training apply', () => {
    const one = club(athlete(1, 100));
    train(one, 0, 60);
    one.board.learn({ athletes: [raised], bridges }, '2026-11-20');
    const found = { begin: T, last: T + 60, bpm: 150, seconds: new Map([[150, 60]]) };
    const recount = (stored: ReturnType<typeof limits>) => {
      let rounds = 0;
      for (let slots = one.board.takeUncounted(); slots.length > 0; slots = one.board.takeUncounted(), rounds++)
        one.board.recount(0, found, { since: T, last: T + 60, upTo: one.board.tallyOf(0) }, stored);
      return rounds;
    };
    expect(recount([])).toBe(2);
    expect(one.live(1)).toMatchObject({ Points: 3, Zone: 2 });
    one.board.countAgain(0);
    expect(recount(limits(184, 0, 60))).toBe(2);
    expect(one.live(1)).toMatchObject({ Points: 8, Zone: 4 });
    one.board.countAgain(0);
    expect(recount(limits(184, 0, 60))).toBe(1);
  });
});

describe('an athlete in training on the board', () => {
  it('is shown as looking for a signal until the first heart rate, and is removed after five minutes', () => {
    const { board, receive, live } = club(athlete(1, 100));
    receive(100, 0, 0);
    expect(board.active).toHaveLength(1);
    expect([board.trainingNow(), live(1)?.HeartRate]).toEqual([0, 0]);
    receive(100, 25, 1);
    receive(100, 241, 2);
    expect(board.trainingNow()).toBe(0);
    receive(100, 100, 3);
    expect(board.trainingNow()).toBe(1);
    board.sweep((T + 302) * 1000);
    expect(board.trainingNow()).toBe(1);
    board.sweep((T + 303) * 1000);
    expect(board.active).toHaveLength(0);
    expect(live(1)).toBeUndefined();
  });

  it('is not shown again while a strap that is not worn continues to send', () => {
    const { board, receive } = club(athlete(1, 100));
    receive(100, 100, 0);
    for (let at = 1; at < 900; at++) {
      receive(100, 0, at);
      board.sweep((T + at) * 1000);
    }
    expect(board.active).toHaveLength(0);
    receive(100, 95, 900);
    expect(board.trainingNow()).toBe(1);
  });

  it('changes to their other strap when only the other strap is received, and then only the other strap counts as received', () => {
    const { board, receive } = club(athlete(1, 100, 101));
    receive(100, 100, 0);
    for (let at = 1; at <= 4; at++) receive(101, 130, at);
    expect(board.active).toHaveLength(1);
    expect(strapsReceivedSince(board, 0)).toEqual([{ UserId: 1, HardwareId: 'ANT+:101', Battery: null }]);
  });

  it('with two straps wears the strap that is received now, even if they wore the other one last time', () => {
    const { board, receive } = club(athlete(1, 100, 101));
    receive(100, 96, 0);
    board.sweep((T + 3600) * 1000);
    receive(101, 123, 3600);
    expect(strapsReceivedSince(board, (T + 3599) * 1000)).toEqual([{ UserId: 1, HardwareId: 'ANT+:101', Battery: null }]);
  });

  it('with two straps wears the strap whose heart rate is shown, whichever of them is received first', () => {
    const { board, receive } = club(athlete(1, 100, 101));
    receive(100, 96, 0, { rssi: -80 });
    const [slot = 0] = board.active;
    const worn: (number | undefined)[] = [];
    let { version } = board;
    for (let at = 1; at <= 20; at++) {
      receive(100, 96, at, { rssi: -80 });
      receive(101, 123, at, { rssi: -50 });
      worn.push(board.strapOf(slot));
    }
    expect([board.bpmOf(slot), worn[2], worn.slice(4)]).toEqual([123, 100, Array.from({ length: 16 }, () => 101)]);
    expect(board.version).toBeGreaterThan(version);
    ({ version } = board);
    for (let at = 21; at <= 40; at++) {
      receive(101, 123, at, { rssi: -50 });
      receive(100, 96, at, { rssi: -80 });
    }
    expect([board.strapOf(slot), board.version]).toEqual([101, version]);
    for (let at = 41; at <= 45; at++) receive(100, 96, at, { rssi: -80 });
    expect([board.bpmOf(slot), board.strapOf(slot)]).toEqual([96, 100]);
  });

  it('with strap number 0 counts as received, also after a restart of the board', () => {
    const zero = [{ UserId: 1, HardwareId: 'ANT+:0', Battery: null }];
    const { board, receive, live } = club(athlete(1, 0));
    expect(strapsReceivedSince(board, 0)).toEqual([]);
    board.hearOwn({ userId: 1, bpm: 120, second: T, roomId: null }, T * 1000);
    expect([live(1)?.HeartRate, strapsReceivedSince(board, 0)]).toEqual([120, []]);
    const { version } = board;
    receive(0, 130, 1);
    expect([strapsReceivedSince(board, 0), board.version > version]).toEqual([zero, true]);
    const next = club(athlete(1, 0)).board;
    next.recall([{ UserId: 1, DisplayGroupId: 41, Minutes: [T / 60], Beats: new Uint8Array(60).fill(130) }], (T + 60) * 1000);
    expect(strapsReceivedSince(next, 0)).toEqual(zero);
  });

  it('with two straps counts once a second, with the reading of the stronger signal', () => {
    const bluetooth = 2 ** 48 + 0xa09e1a001234;
    const { board, receive, stored } = club(athlete(1, 100, bluetooth));
    for (let at = 0; at < 60; at++) {
      receive(100, 120, at, { rssi: -50 });
      receive(bluetooth, 124, at, { rssi: -70 });
    }
    receive(bluetooth, 125, 60, { rssi: -70 });
    receive(100, 121, 60, { rssi: -80 });
    expect(board.trainingNow()).toBe(1);
    expect(stored().map(({ UserId, beats }) => [UserId, new Set(beats.filter((bpm) => bpm > 0))])).toEqual([
      [1, new Set([120])],
      [1, new Set([125])],
    ]);
  });

  it('continues to train when the board reloads users and straps', () => {
    const { board, receive, live } = club(athlete(1, 100), athlete(2, 200));
    receive(100, 100, 0);
    board.learn({ athletes: [athlete(1, 100), athlete(2), athlete(3, 200)], bridges: [] }, '2026-11-20');
    receive(200, 110, 1);
    expect([live(1)?.HeartRate, live(2), live(3)?.HeartRate]).toEqual([100, undefined, 110]);
    expect(board.hasBridge(1)).toBe(false);
  });
});

describe('unknown straps on the board', () => {
  it('are listed for two minutes, strongest first, until a member links them', () => {
    const { board, receive } = club(athlete(1, 100));
    receive(900, 80, 0, { rssi: -70 });
    receive(901, 0, 0, { rssi: 0, room: STUDIO });
    receive(902, 99, 0, { rssi: -40, room: STUDIO });
    receive(900, 82, 100, { rssi: -71 });
    const time = (at: number) => new Date((T + at) * 1000).toISOString();
    expect(board.unknown.list()).toEqual([
      { HardwareId: 'ANT+:902', HeartRate: 99, Rssi: -40, DisplayGroupId: 42, FirstHeard: time(0), LastHeard: time(0) },
      { HardwareId: 'ANT+:900', HeartRate: 82, Rssi: -71, DisplayGroupId: 41, FirstHeard: time(0), LastHeard: time(100) },
      { HardwareId: 'ANT+:901', HeartRate: null, Rssi: null, DisplayGroupId: 42, FirstHeard: time(0), LastHeard: time(0) },
    ]);
    board.sweep((T + 121) * 1000);
    expect(board.unknown.list().map(({ HardwareId }) => HardwareId)).toEqual(['ANT+:900']);
    board.learn({ athletes: [athlete(1, 100), athlete(2, 900)], bridges: [] }, '2026-11-20');
    expect(board.unknown.list()).toEqual([]);
  });

  it('are limited to 500', () => {
    const { board, receive } = club();
    for (let strap = 1; strap <= 600; strap++) receive(strap, 80, 0);
    expect(board.unknown.list()).toHaveLength(500);
  });
});

describe('a clock that is set during training', () => {
  it('to an earlier time on server and bridge leaves the shown heart rate unchanged for at most five seconds', () => {
    const { board, receive, live } = club(athlete(1, 100));
    for (let at = 0; at < 120; at++) receive(100, 100, at);
    const shown = [];
    for (let clock = 120; clock < 150; clock++) {
      receive(100, clock, clock - 60, { clock, wall: clock - 60 });
      shown.push(live(1)?.HeartRate);
    }
    expect(shown.slice(0, 4)).toEqual([100, 100, 100, 100]);
    expect(shown.slice(5)).toEqual(Array.from({ length: 25 }, (_, index) => 125 + index));
    expect(live(1, 159)?.Silence).toBe(10);
    board.sweep((T + 149 + 300) * 1000);
    expect(live(1, 450)).toBeUndefined();
  });

  it('two hours forward and then back removes no points, and points continue to count', () => {
    const { receive, live } = club(athlete(1, 100));
    for (let at = 0; at <= 300; at++) receive(100, 150, at);
    const before = live(1)?.Points ?? 0;
    for (let clock = 301; clock < 307; clock++) receive(100, 150, clock + 7200, { clock, wall: clock + 7200 });
    expect(live(1)?.Points).toBeGreaterThanOrEqual(before);
    for (let clock = 307; clock <= 607; clock++) receive(100, 151, clock, { clock });
    expect(live(1)).toMatchObject({ HeartRate: 151, Since: '2026-11-20T18:00:00.000Z' });
    expect((live(1)?.Points ?? 0) - before).toBeGreaterThan(0.9 * before);
  });

  it('on the server alone does not make current readings outdated', () => {
    const { receive, live } = club(athlete(1, 100));
    receive(100, 100, 0);
    receive(100, 110, 1, { wall: 3601 });
    expect(live(1, 1)).toMatchObject({ HeartRate: 110, Silence: 0 });
    receive(100, 120, 2, { wall: -3598 });
    expect(live(1, 2)).toMatchObject({ HeartRate: 120, Silence: 0 });
  });
});

describe('an athlete received by their own device', () => {
  const own = (board: ClubBoard, bpm: number, at: number, clock = at) =>
    board.hearOwn({ userId: 1, bpm, second: T + at, roomId: 41 }, (T + clock) * 1000);

  it('trains in the room they chose, and the board does not store their minutes, which are stored already', () => {
    const { board, live, stored } = club(athlete(1, 100));
    for (let at = 0; at < 60; at++) own(board, 140, at);
    expect(live(1, 60)).toMatchObject({ HeartRate: 140, DisplayGroupId: 41, Signal: 'fresh', Silence: 1 });
    expect([stored(), board.lateness]).toEqual([[], 0]);
    expect(strapsReceivedSince(board, 0)).toEqual([]);
  });

  it("counts once a second when a bridge receives them too, with the bridge's reading", () => {
    const { board, receive, stored } = club(athlete(1, 100));
    for (let at = 0; at < 60; at++) {
      if (at % 2 === 0) own(board, 140, at);
      receive(100, 150, at);
      own(board, 140, at);
    }
    const slot = board.slotOf(1) ?? 0;
    expect(board.tallyOf(slot).zones.reduce((sum, seconds) => sum + seconds, 0)).toBe(59);
    expect(stored().map(({ beats }) => [...new Set(beats)])).toEqual([[150]]);
    expect([board.bpmOf(slot), board.lateness]).toEqual([150, 0]);
  });

  it('is not shown when the seconds arrive late, and the training is counted again from the stored minutes', () => {
    const { board, live } = club(athlete(1, 100));
    for (let at = 0; at < 60; at++) own(board, 140, at, 700);
    expect([live(1, 700), board.lateness]).toEqual([undefined, 60]);
    const there = club(athlete(1, 100));
    for (let at = 0; at < 60; at += 15) there.receive(100, 140, at);
    const { lateness } = there.board;
    own(there.board, 140, 20, 59);
    expect(there.board.lateness).toBe(lateness + 1);
  });

  it('is ignored after leaving the club, and is not shown on the wall while a trainer has removed the athlete from the wall', () => {
    const { board, live } = club(athlete(1, 100));
    own(board, 140, 0);
    board.setShown(1, false);
    own(board, 141, 1);
    expect(live(1, 1)).toMatchObject({ OffTheWall: true, HeartRate: null });
    board.learn({ athletes: [], bridges: [] }, '2026-11-20');
    own(board, 142, 2);
    expect([live(1, 2), board.active]).toEqual([undefined, []]);
  });
});
