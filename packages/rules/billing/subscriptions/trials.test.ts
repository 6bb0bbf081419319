import { expect, it } from 'vitest';
import { mayTakeBack, trialCosts, trialsOnArrival, trialsOnMove } from './trials.ts';

it('a member without an earlier subscription receives all trials of the club', () => {
  expect(trialsOnArrival([4, 9], { everHeld: false })).toEqual([4, 9]);
  expect(trialsOnArrival([4, 9], { everHeld: true })).toEqual([]);
  expect(trialsOnArrival([], { everHeld: false })).toEqual([]);
});

it('a trial subscription costs the price of its type', () => {
  expect(trialCosts({ AutoAssignTrial: true, Price: 900 })).toBe(true);
  expect(trialCosts({ AutoAssignTrial: true, Price: 0 })).toBe(false);
  expect(trialCosts({ AutoAssignTrial: false, Price: 900 })).toBe(false);
});

it('a move in the pipeline assigns the same trials as the arrival of a new member, but only free trials', () => {
  const [free, paid] = [
    { ClassSubscriptionId: 4, Price: 0 },
    { ClassSubscriptionId: 9, Price: 900 },
  ];
  expect(trialsOnMove([], { everHeld: true })).toBeUndefined();
  expect(trialsOnMove([free, paid], { everHeld: false })).toEqual([4]);
  expect(trialsOnMove([paid], { everHeld: false })).toBe('Costs');
  expect(trialsOnMove([free], { everHeld: true })).toBe('HeldBefore');
});

it('trials are withdrawn when their move is reverted, while they are new and unused', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const trial = { Price: 0, CreatedAt: new Date('2026-11-20T11:50:00Z'), isFlagged: true, isUsed: false };
  expect(mayTakeBack(trial, now)).toBe(true);
  const others = [{ Price: 900 }, { isFlagged: false }, { isUsed: true }, { CreatedAt: new Date('2026-11-20T11:45:00Z') }];
  expect(others.map((changed) => mayTakeBack({ ...trial, ...changed }, now))).toEqual([false, false, false, false]);
});
