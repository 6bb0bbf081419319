import { describe, expect, it } from 'vitest';
import { stretches } from './stretches.ts';
import { calledAfter, cutAt, mainSessionOf, type RecordedMinute, recordedMinutesIn, trainedInEach } from './together.ts';

const CLUB = 1;
const [STUDIO, FLOOR] = [7, 8];
const MINUTE = 60;

const minutesOf = (
  from: number,
  to: number,
  DisplayGroupId: number | null = STUDIO,
  ClubId: number | null = CLUB,
): RecordedMinute[] =>
  Array.from({ length: to - from }, (_, index) => ({
    Minute: (from + index) * MINUTE,
    Beats: new Uint8Array(MINUTE).fill(120),
    ClubId,
    DisplayGroupId,
  }));
const session = (from: number, to: number, DisplayGroupId: number | null = STUDIO, ClubId = CLUB) => ({
  ClubId,
  ran: [{ DisplayGroupId, begin: from * MINUTE, end: to * MINUTE }],
});

function together(minutes: readonly RecordedMinute[], ...sessions: ReturnType<typeof session>[]) {
  const [stretch] = stretches(minutes);
  return stretch && mainSessionOf(stretch, minutes, sessions);
}

describe('the group training of a training', () => {
  const spin = session(60, 105);

  it('is a session in whose room at least a minute was recorded, whatever else was recorded', () => {
    expect(together(minutesOf(60, 105), spin)).toBe(spin);
    expect(together(minutesOf(20, 200), spin)).toBe(spin);
    expect(together(minutesOf(104, 200), spin)).toBe(spin);
    expect(together([...minutesOf(30, 60, FLOOR), ...minutesOf(60, 105)], spin)).toBe(spin);
    expect(together([...minutesOf(60, 90, FLOOR), ...minutesOf(90, 105)], spin)).toBe(spin);
  });

  it('is missing if less than a minute was recorded in the session, or only in another room or club', () => {
    expect(together(minutesOf(104, 106), session(60, 104.5))).toBeUndefined();
    expect(together(minutesOf(60, 105, FLOOR), spin)).toBeUndefined();
    expect(together(minutesOf(60, 105, STUDIO, 2), spin)).toBeUndefined();
    expect(together(minutesOf(60, 105, null, null), spin)).toBeUndefined();
  });

  it('is the session in the room rather than a session in all rooms', () => {
    const everywhere = session(50, 120, null);
    expect(together(minutesOf(60, 105), everywhere, spin)).toBe(spin);
    expect(together(minutesOf(60, 105, FLOOR), everywhere, spin)).toBe(everywhere);
  });

  it('is the session with the most seconds, and of equal sessions the first', () => {
    const next = session(105, 165);
    expect(together(minutesOf(60, 165), spin, next)).toBe(next);
    expect(together(minutesOf(60, 150), session(105, 150), spin)).toBe(spin);
  });

  it('may be two sessions with a break between them, and the break belongs to neither', () => {
    const next = session(110, 155);
    const minutes = minutesOf(60, 155);
    const [stretch] = stretches(minutes);
    const cuts = stretch ? cutAt(stretch, minutes, [spin, next]) : [];
    expect(cuts.map(({ session: one, seconds }) => [one, seconds])).toEqual([
      [spin, 45 * MINUTE],
      [next, 45 * MINUTE],
    ]);
    const secondOf = ({ beats }: { beats: Uint8Array }) => [beats.findIndex(Boolean), beats.findLastIndex(Boolean) + 1];
    expect(cuts.map(secondOf)).toEqual([
      [0, 45 * MINUTE],
      [50 * MINUTE, 95 * MINUTE],
    ]);
  });

  it('counts a session for the athlete only if they took part in at least half of it', () => {
    const minutes = [...minutesOf(67, 105), ...minutesOf(105, 108)];
    const [stretch] = stretches(minutes);
    const next = session(105, 150);
    const cuts = stretch ? cutAt(stretch, minutes, [spin, next]) : [];
    expect(cuts.map(({ seconds, isMost }) => [seconds / MINUTE, isMost])).toEqual([
      [38, true],
      [3, false],
    ]);
    expect(stretch && trainedInEach(stretch, minutes, [spin, next])).toEqual([spin]);
  });

  it('may be several sessions one after the other, but only one at a time', () => {
    const [next, everywhere] = [session(105, 165), session(60, 165, null)];
    const minutes = minutesOf(60, 165);
    const [stretch] = stretches(minutes);
    const inEach = (...sessions: ReturnType<typeof session>[]) =>
      stretch && cutAt(stretch, minutes, sessions).map((cut) => cut.session);
    expect(inEach(spin, next)).toEqual([spin, next]);
    expect(inEach(spin, everywhere, next)).toEqual([spin, next]);
  });
});

describe('a session that ran several times or in several rooms', () => {
  const ran = (...times: (readonly [from: number, to: number, room?: number | null])[]) => ({
    ClubId: CLUB,
    ran: times.map(([from, to, DisplayGroupId = STUDIO]) => ({ DisplayGroupId, begin: from * MINUTE, end: to * MINUTE })),
  });
  const inEach = (minutes: readonly RecordedMinute[], ...sessions: ReturnType<typeof ran>[]) => {
    const [stretch] = stretches(minutes);
    return stretch && cutAt(stretch, minutes, sessions).map(({ session: one }) => one);
  };
  const secondsIn = (minutes: readonly RecordedMinute[], one: ReturnType<typeof ran>, ...others: ReturnType<typeof ran>[]) =>
    recordedMinutesIn(minutes, one, [one, ...others]).reduce((sum, { Beats }) => sum + Beats.filter((bpm) => bpm > 0).length, 0);

  it('has only its own seconds, so that a session started by mistake takes no other seconds in the room', () => {
    const [spin, next] = [ran([60, 105]), ran([70, 70.05], [105, 150])];
    expect(inEach(minutesOf(60, 105), spin, next)).toEqual([spin]);
    expect(inEach(minutesOf(60, 150), spin, next)).toEqual([spin, next]);
    expect([secondsIn(minutesOf(60, 150), spin, next), secondsIn(minutesOf(60, 150), next, spin)]).toEqual([
      45 * 60 - 3,
      45 * 60 + 3,
    ]);
    expect(
      calledAfter({ begin: 60 * MINUTE, end: 150 * MINUTE }, [
        { ...next, Name: 'Next' },
        { ...spin, Name: 'Spin' },
      ]),
    ).toBe('Spin · Next');
    expect(calledAfter({ begin: 100 * MINUTE, end: 150 * MINUTE }, [{ ...ran([70, 71], [130, 150]), Name: 'Next' }])).toBe('');
  });

  it('started for a moment by mistake takes no seconds from a session that runs in all rooms', () => {
    const [everywhere, next] = [ran([60, 105, null]), ran([70, 70.05], [105, 150])];
    expect(inEach(minutesOf(60, 150), everywhere, next)).toEqual([everywhere, next]);
    expect(secondsIn(minutesOf(60, 105, FLOOR), everywhere, next)).toBe(45 * 60);
  });

  it('has all seconds of an athlete who follows it into another room within a minute', () => {
    const [begin, moved, end] = [60 * MINUTE, 70 * MINUTE + 8, 80 * MINUTE];
    const inTwoRooms = {
      ClubId: CLUB,
      ran: [
        { DisplayGroupId: STUDIO, begin, end: moved },
        { DisplayGroupId: FLOOR, begin: moved, end },
      ],
    };
    const secondsOf = (minutes: readonly RecordedMinute[], one: typeof inTwoRooms, ...others: (typeof inTwoRooms)[]) =>
      recordedMinutesIn(minutes, one, [one, ...others]).reduce(
        (sum, { Beats }) => sum + Beats.filter((bpm) => bpm > 0).length,
        0,
      );
    const along = [...minutesOf(60, 71), ...minutesOf(71, 80, FLOOR)];
    expect(secondsOf(along, inTwoRooms)).toBe(end - begin);
    const own = minutesOf(60, 80, null, null);
    const both = along.flatMap((minute, index) => [minute, ...own.slice(index, index + 1)]);
    expect(secondsOf(both, inTwoRooms)).toBe(end - begin);
    expect(secondsOf(minutesOf(60, 80), inTwoRooms)).toBe(moved - begin);
    const next = { ClubId: CLUB, ran: [{ DisplayGroupId: STUDIO, begin: moved + 20, end }] };
    expect(secondsOf(along, inTwoRooms, next)).toBe(end - begin - 32);
    const everywhere = { ClubId: CLUB, ran: [{ DisplayGroupId: null as unknown as number, begin, end: end + 60 }] };
    expect(secondsOf([...along, ...minutesOf(80, 81, FLOOR)], everywhere, inTwoRooms)).toBe(60);
  });

  it('has in each of its rooms the seconds of athletes recorded there', () => {
    const moved = ran([60, 80], [80, 105, FLOOR]);
    expect([secondsIn(minutesOf(60, 105), moved), secondsIn(minutesOf(60, 105, FLOOR), moved)]).toEqual([20 * 60, 25 * 60]);
    expect(inEach([...minutesOf(60, 80), ...minutesOf(80, 105, FLOOR)], moved)).toEqual([moved]);
    expect(inEach(minutesOf(30, 80, FLOOR), moved)).toEqual([]);
  });
});

it.each([
  ['its only class', [{ Name: 'HIIT', begin: 0, end: 40 }], 'HIIT'],
  [
    'both classes without a break between them, the first one first',
    [
      { Name: 'Two', begin: 50, end: 90 },
      { Name: 'One', begin: 0, end: 50 },
    ],
    'One · Two',
  ],
  [
    'equal names once',
    [
      { Name: 'One', begin: 50, end: 90 },
      { Name: 'One', begin: 0, end: 50 },
    ],
    'One',
  ],
  ['no class of less than half of it', [{ Name: 'HIIT', begin: 40, end: 80 }], ''],
  [
    'the first, when all together exceed the limit of a name',
    [
      { Name: 'A'.repeat(60), begin: 0, end: 50 },
      { Name: 'B'.repeat(60), begin: 50, end: 99 },
    ],
    `${'A'.repeat(60)} +1`,
  ],
])('a training is named after %s', (_what, sessions, name) => {
  const isHalf = name === '';
  const ran = sessions.map(({ Name, begin, end }) => ({ Name, ClubId: CLUB, ran: [{ DisplayGroupId: STUDIO, begin, end }] }));
  expect(calledAfter({ begin: 0, end: isHalf ? 100 : 80 }, ran)).toBe(name);
});
