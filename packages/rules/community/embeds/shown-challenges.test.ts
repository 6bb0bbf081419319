import { expect, it } from 'vitest';
import { refusedOutside, type Showable } from './shown-challenges.ts';

const open: Showable = { Type: 'Points', ValidZones: [], MinTargetPrc: null, Mode: 'Open', Enabled: true, State: 'Running' };

it('an embedded page may show open challenges that count no heart rates', () => {
  expect(refusedOutside(open, false)).toBeUndefined();
  expect(refusedOutside({ ...open, State: 'Scheduled' }, false)).toBeUndefined();
  expect(refusedOutside(undefined, true)).toBe('challenge-gone');
  expect(refusedOutside({ ...open, Enabled: false }, true)).toBe('challenge-not-public');
  expect(refusedOutside({ ...open, Mode: 'Invitation' }, true)).toBe('challenge-not-public');
  expect(refusedOutside({ ...open, Type: 'ZoneTime' }, true)).toBe('challenge-of-hearts');
  expect(refusedOutside({ ...open, Type: 'Calories' }, true)).toBe('challenge-of-hearts');
  expect(refusedOutside({ ...open, MinTargetPrc: 60 }, true)).toBe('challenge-of-hearts');
  expect(refusedOutside({ ...open, ValidZones: [5] }, true)).toBe('challenge-of-hearts');
});

it('an embedded page may show a finished challenge only if the club selected it before its end', () => {
  expect(refusedOutside({ ...open, State: 'Finished' }, true)).toBeUndefined();
  expect(refusedOutside({ ...open, State: 'Finished' }, false)).toBe('challenge-over');
});
