import { expect, it } from 'vitest';
import { beforeWall, runsElsewhere } from './before-wall.ts';

const running = (name: string, roomId: number | null, minute: number) => ({
  roomId,
  groupId: minute,
  session: { name, trainer: null, beganAt: `2026-11-20T18:${minute}:00Z`, endsAt: '2026-11-20T19:00:00Z' },
});

it('names what was started for the room, else for all rooms, the first of several', () => {
  const all = [running('Late', 41, 30), running('Everywhere', null, 10), running('Early', 41, 20)];
  expect(beforeWall(all, 41)?.session.name).toBe('Early');
  expect(beforeWall(all, 42)?.session.name).toBe('Everywhere');
  expect(beforeWall(all, null)?.session.name).toBe('Everywhere');
  expect(beforeWall([running('Late', 41, 30)], null)).toBeUndefined();
});

it('tells whoever watches all rooms, or one, what runs before the other walls', () => {
  const all = [running('Late', 42, 30), running('Everywhere', null, 10), running('Early', 41, 20)];
  expect(runsElsewhere(all, null)).toEqual(['41 2026-11-20T18:20:00Z', '42 2026-11-20T18:30:00Z']);
  expect(runsElsewhere(all, 41)).toEqual(['42 2026-11-20T18:30:00Z', 'null 2026-11-20T18:10:00Z']);
  expect(runsElsewhere(all.slice(2), 41)).toEqual([]);
});
