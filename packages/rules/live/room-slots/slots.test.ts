import type { WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { expect, it } from 'vitest';
import { mayBeginLate, refuseSlot, secondsTaken } from './slots.ts';

const T = Date.UTC(2026, 10, 22, 18);
const now = new Date(T);
const at = (minutes: number) => new Date(T + minutes * 60_000);
const content: WorkoutContent = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: '', Prepare: 0, Seconds: 1800 } };
const plan = (minutes: number, duration: number, others: [number, number][] = [], waiting = 0) =>
  refuseSlot({ Begin: at(minutes).toISOString(), Duration: duration * 60 }, content, {
    others: others.map(([from, to]) => ({ Begin: at(from), End: at(to), Name: 'EMOM ladder' })),
    waiting,
    now,
  });

it('a slot of a room must be at least as long as its workout, and the refusal contains the length of the workout', () => {
  expect(secondsTaken(content)).toBe(1800);
  expect(plan(10, 20)).toEqual({
    refused: 'RoomSlotTooShort',
    values: { takes: '30:00', has: '20:00' },
    errors: [{ field: 'Duration', key: 'slot-too-short', values: { takes: '30:00', has: '20:00' } }],
  });
  expect(plan(10, 30)).toBeUndefined();
  const slides: WorkoutContent = {
    Kind: 'Slideshow',
    Slideshow: { SlideshowId: 1, Name: 'November', Slides: [{ PictureUri: '/a', Size: 'Full', Duration: 90, Order: 1 }] },
  };
  expect(secondsTaken(slides)).toBe(90);
});

it('a slot of a room must begin in the future, and must not overlap another slot of the room', () => {
  expect(plan(-1, 30)).toMatchObject({ refused: 'RoomSlotInPast', errors: [{ field: 'Begin' }] });
  expect(plan(121 * 24 * 60, 30)).toMatchObject({ refused: 'RoomSlotInPast' });
  expect(plan(60, 30, [[80, 110]])).toMatchObject({ refused: 'RoomSlotTaken', errors: [{ field: 'Begin', key: 'slot-taken' }] });
  expect(
    plan(60, 30, [
      [30, 60],
      [90, 120],
    ]),
  ).toBeUndefined();
  expect(plan(60, 30, [], 500)).toMatchObject({ refused: 'TooManyRoomSlots' });
});

it('the workout of a slot may start late if it still fits in the rest of the slot', () => {
  expect([5, 10, 11].map((minutes) => mayBeginLate(at(40), content, at(minutes)))).toEqual([true, true, false]);
});
