import { describe, expect, it } from 'vitest';
import { isOnAt, isThere } from './own-place.ts';

const MINUTE = 1_800_000_000;
const beating = (...seconds: readonly number[]) => {
  const beats = new Uint8Array(60);
  for (const second of seconds) beats[second] = 140;
  return { minute: MINUTE, beats };
};
const hour = { from: MINUTE, until: MINUTE + 3600 };
const nowhere = new Set<number>();

it.each([
  ['before it', MINUTE - 1, [hour], false],
  ['with its first second', MINUTE, [hour], true],
  ['when it is over', MINUTE + 3600, [hour], false],
  ['of a session that still runs', MINUTE + 90_000, [{ from: MINUTE, until: null }], true],
  ['of the second of two sessions', MINUTE + 7300, [hour, { from: MINUTE + 7200, until: null }], true],
  ['without a session', MINUTE, [], false],
])('a second %s is within the session: %s', (_, second, whiles, expected) => expect(isOnAt(second, whiles)).toBe(expected));

describe('a minute belongs to the chosen place', () => {
  it('when one of its heart rates is within the session', () => {
    const late = { from: MINUTE + 30, until: null };
    expect(isThere(beating(10, 30), [late], nowhere)).toBe(true);
    expect(isThere(beating(10, 29), [late], nowhere)).toBe(false);
    expect(isThere(beating(), [hour], nowhere)).toBe(false);
  });

  it.each([
    ['in the same minute', MINUTE, false],
    ['in the minute before', MINUTE - 60, false],
    ['two minutes before', MINUTE - 120, true],
    ['afterwards', MINUTE + 60, true],
  ])(
    'unless a bridge of another club received the athlete in that minute or the one before; here it received them %s',
    (_, minute, expected) => expect(isThere(beating(5), [hour], new Set([minute]))).toBe(expected),
  );
});
