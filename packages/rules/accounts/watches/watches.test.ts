import { expect, it } from 'vitest';
import { isFollowing, isNotified, watchFor } from './watches.ts';

it.each([
  [1, true, true, true],
  [1, false, true, true],
  [2, true, true, true],
  [2, false, true, false],
  [3, true, false, false],
  [3, false, false, false],
] as const)('a watch of mode %s with the flag %s notifies as expected', (Type, NotifyWatcher, follows, notifies) => {
  expect([isFollowing({ Type }), isNotified({ Type, NotifyWatcher })]).toEqual([follows, notifies]);
});

it.each([true, false])('a new watch notifies by its mode and flag (%s)', (notifies) => {
  expect(watchFor(notifies).NotifyWatcher).toBe(notifies);
  expect(isNotified(watchFor(notifies))).toBe(notifies);
  expect(isFollowing(watchFor(notifies))).toBe(true);
});
