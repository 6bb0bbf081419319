import { describe, expect, it } from 'vitest';
import { isSessionRunningAt, isThere } from './own-place.ts';

const MINUTE = 1_800_000_000;
const beating = (...seconds: readonly number[]) => {
  const beats = new Uint8Array(60);
  for (const second of seconds) beats[second] = 140;
  return { minute: MINUTE, beats };
};
const hour = { from: MINUTE, until: MINUTE + 3600 };
const nowhere = new Set<number>();

it.each([
  ['before the session begins', MINUTE - 1, [hour], 'outside'],
  ['at the beginning of the session', MINUTE, [hour], 'within'],
  ['at the end of the session', MINUTE + 3600, [hour], 'outside'],
  ['of a session without an end yet', MINUTE + 90_000, [{ from: MINUTE, until: null }], 'within'],
  ['during the latter of two sessions', MINUTE + 7300, [hour, { from: MINUTE + 7200, until: null }], 'within'],
  ['without a session', MINUTE, [], 'outside'],
])('a second %s is %s the time of the sessions', (_, second, whiles, place) =>
  expect(isSessionRunningAt(second, whiles)).toBe(place === 'within'),
);

describe('a minute', () => {
  it('belongs to the chosen place when one of its heart rates is within the time of a session there', () => {
    const late = { from: MINUTE + 30, until: null };
    expect(isThere(beating(10, 30), [late], nowhere)).toBe(true);
    expect(isThere(beating(10, 29), [late], nowhere)).toBe(false);
    expect(isThere(beating(), [hour], nowhere)).toBe(false);
  });

  it.each([
    ['does not belong', 'in the same minute', MINUTE],
    ['does not belong', 'in the minute before', MINUTE - 60],
    ['belongs', 'two minutes before', MINUTE - 120],
    ['belongs', 'in the minute after', MINUTE + 60],
  ])('%s to the chosen place when a bridge of another club received the athlete %s', (verdict, _, minute) =>
    expect(isThere(beating(5), [hour], new Set([minute]))).toBe(verdict === 'belongs'),
  );
});
