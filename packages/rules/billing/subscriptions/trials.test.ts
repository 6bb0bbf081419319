import { expect, it } from 'vitest';
import { trialCosts, trialsOnArrival } from './trials.ts';

it('are all the club has, for who never held anything of it', () => {
  expect(trialsOnArrival([4, 9], { everHeld: false })).toEqual([4, 9]);
  expect(trialsOnArrival([4, 9], { everHeld: true })).toEqual([]);
  expect(trialsOnArrival([], { everHeld: false })).toEqual([]);
});

it('cost what the type costs', () => {
  expect(trialCosts({ AutoAssignTrial: true, Price: 900 })).toBe(true);
  expect(trialCosts({ AutoAssignTrial: true, Price: 0 })).toBe(false);
  expect(trialCosts({ AutoAssignTrial: false, Price: 900 })).toBe(false);
});
