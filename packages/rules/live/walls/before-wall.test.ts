import { expect, it } from 'vitest';
import { beforeWall, runsElsewhere, runsForClass } from './before-wall.ts';

const running = (name: string, roomId: number | null, minute: number) => ({
  roomId,
  groupId: minute,
  session: { name, trainer: null, beganAt: `2026-11-20T18:${minute}:00Z`, endsAt: '2026-11-20T19:00:00Z' },
});

it('the wall of a room shows the session in the room, else the session for all rooms; of several sessions the first', () => {
  const all = [running('Late', 41, 30), running('Everywhere', null, 10), running('Early', 41, 20)];
  expect(beforeWall(all, 41)?.session.name).toBe('Early');
  expect(beforeWall(all, 42)?.session.name).toBe('Everywhere');
  expect(beforeWall(all, null)?.session.name).toBe('Everywhere');
  expect(beforeWall([running('Late', 41, 30)], null)).toBeUndefined();
});

it('the wall of a room, or of all rooms, knows the sessions that run elsewhere', () => {
  const all = [running('Late', 42, 30), running('Everywhere', null, 10), running('Early', 41, 20)];
  expect(runsElsewhere(all, null)).toEqual(['41 2026-11-20T18:20:00Z', '42 2026-11-20T18:30:00Z']);
  expect(runsElsewhere(all, 41)).toEqual(['42 2026-11-20T18:30:00Z', 'null 2026-11-20T18:10:00Z']);
  expect(runsElsewhere(all.slice(2), 41)).toEqual([]);
});

it('the circuit of a class belongs to the session of the class, or else to a live training that runs at the begin of the class', () => {
  const other = { ...running('Other', 41, 10), classId: 1 };
  const own = { ...running('Own', 41, 30), classId: 2 };
  const cup = running('Cup', 41, 20);
  const runsFor = (all: (typeof cup)[], hour: string, now = '2026-11-20T18:50:00Z') =>
    runsForClass(all, 41, { ClassId: 2, Begin: new Date(hour) }, new Date(now))?.session.name;
  expect(runsFor([other, cup, own], '2026-11-20T18:50:00Z')).toBe('Own');
  expect(runsFor([other], '2026-11-20T18:50:00Z')).toBeUndefined();
  expect(runsFor([other, cup], '2026-11-20T18:55:00Z')).toBe('Cup');
  expect(runsFor([other, cup], '2026-11-20T19:00:00Z')).toBeUndefined();
  expect(runsFor([other, cup], '2026-11-20T18:50:00Z', '2026-11-20T19:05:00Z')).toBeUndefined();
});
