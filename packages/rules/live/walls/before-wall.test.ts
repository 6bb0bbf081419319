import { expect, it } from 'vitest';
import { beforeWall } from './before-wall.ts';

const running = (name: string, roomId: number | null, minute: number) => ({
  roomId,
  session: { name, trainer: null, beganAt: `2026-11-20T18:${minute}:00Z`, endsAt: '2026-11-20T19:00:00Z' },
});

it('names what was started for the room, else for all rooms, the first of several', () => {
  const all = [running('Late', 41, 30), running('Everywhere', null, 10), running('Early', 41, 20)];
  expect(beforeWall(all, 41)?.session.name).toBe('Early');
  expect(beforeWall(all, 42)?.session.name).toBe('Everywhere');
  expect(beforeWall(all, null)?.session.name).toBe('Everywhere');
  expect(beforeWall([running('Late', 41, 30)], null)).toBeUndefined();
});
