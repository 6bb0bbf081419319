import { expect, it } from 'vitest';
import { isFollowing, isNotified, watchFor } from './watches.ts';

it.each([
  ['a watch of mode notify notifies if its flag is set', 1, true, true, true],
  ['a watch of mode notify notifies if its flag is not set', 1, false, true, true],
  ['a watch of mode follow notifies if its flag is set', 2, true, true, true],
  ['a watch of mode follow does not notify if its flag is not set', 2, false, true, false],
  ['a watch of mode none neither follows nor notifies if its flag is set', 3, true, false, false],
  ['a watch of mode none neither follows nor notifies if its flag is not set', 3, false, false, false],
] as const)('%s', (_, Type, NotifyWatcher, follows, notifies) => {
  expect([isFollowing({ Type }), isNotified({ Type, NotifyWatcher })]).toEqual([follows, notifies]);
});

it.each([
  ['follows and notifies', true],
  ['only follows', false],
])('a new watch %s', (_, notifies) => {
  expect(watchFor(notifies).NotifyWatcher).toBe(notifies);
  expect(isNotified(watchFor(notifies))).toBe(notifies);
  expect(isFollowing(watchFor(notifies))).toBe(true);
});
