import { expect, it } from 'vitest';
import type { BoardFacts } from '../board.ports.ts';
import { loadTogether } from './load-together.live.ts';

const clubs = Array.from({ length: 25 }, (_, index) => index + 1);
const factsOfClub = (clubId: number): BoardFacts => ({
  athletes: [clubId * 10, clubId * 10 + 1].map((UserId) => ({
    UserId,
    Nickname: `N${UserId}`,
    FirstMidName: '',
    LastName: '',
    HideOnWall: false,
    BirthDate: null,
    ZoneSettings: null,
    straps: UserId % 10 === 0 ? [{ strap: UserId, station: null }] : [],
  })),
  bridges: [{ ClubpulseBridgeId: clubId, DisplayGroupId: null }],
});
const minuteOf = ({ ClubId, UserId }: { ClubId: number; UserId: number }) => ({
  ClubId,
  UserId,
  Minutes: [1],
  Beats: new Uint8Array(60),
  DisplayGroupId: null,
});

function loader(answers: (clubIds: readonly number[]) => void = () => {}) {
  const turns: (readonly number[])[] = [];
  const recalled: number[] = [];
  let [running, most] = [0, 0];
  const load = loadTogether({
    async factsOf(clubIds) {
      most = Math.max(most, ++running);
      turns.push(clubIds);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      answers(clubIds);
      return new Map(clubIds.map((clubId) => [clubId, factsOfClub(clubId)]));
    },
    async minutesOf(athletes) {
      recalled.push(...athletes.map(({ UserId }) => UserId));
      return athletes.map(minuteOf);
    },
    limitsSince: async () => [],
    hiddenIn: async () => [],
  });
  return { load, turns, recalled, most: () => most };
}

it('loading the boards of many clubs takes ten clubs at a time, one batch after the other', async () => {
  const { load, turns, recalled, most } = loader();
  const loaded = await Promise.all(clubs.map((clubId) => load(clubId, clubId !== 3)));
  expect(turns.map((turn) => turn.length)).toEqual([10, 10, 5]);
  expect(most()).toBe(1);
  for (const [index, clubId] of clubs.entries()) {
    const stored = clubId === 3 ? [] : [minuteOf({ ClubId: clubId, UserId: clubId * 10 })];
    expect(loaded[index]).toMatchObject({ ...factsOfClub(clubId), stored });
  }
  expect(recalled).toEqual(clubs.filter((clubId) => clubId !== 3).map((clubId) => clubId * 10));
});

it('loading the boards of many clubs lets other work run between two clubs', async () => {
  const { load } = loader();
  let turnsOfOthers = 0;
  let isRunning = true;
  const other = () => {
    turnsOfOthers++;
    if (isRunning) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(clubs.map((clubId) => load(clubId, true)));
  isRunning = false;
  expect(turnsOfOthers).toBeGreaterThanOrEqual(clubs.length);
});

it('loading the boards rejects while the database is unavailable, and succeeds afterwards', async () => {
  let away = true;
  const { load } = loader(() => {
    if (away) throw new Error('away');
  });
  const failed = await Promise.allSettled(clubs.slice(0, 10).map((clubId) => load(clubId, true)));
  expect(failed.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  away = false;
  expect(await load(1, false)).toMatchObject(factsOfClub(1));
  expect(await load(2, false)).toMatchObject(factsOfClub(2));
});
