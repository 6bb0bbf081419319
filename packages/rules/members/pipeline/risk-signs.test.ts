import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { mayMove, mayUndo, type RiskFacts, riskSigns, shareMovedOn, visitsByWeek } from './risk-signs.ts';

const today = '2026-11-19';
const ago = (...days: number[]) => days.map((one) => addDays(today, -one));
const loyal: RiskFacts = { Visits: ago(1, 4, 8, 11, 15, 18, 22), Holds: true, Held: true, EndsOn: null };

describe('the signs that a client may leave', () => {
  it.each([
    ['nothing for a client with unchanged visits', {}, []],
    ['a client without a recent visit', { Visits: ago(52, 57, 62, 67) }, [{ Kind: 'NotSeen', Days: 52, Every: 5 }]],
    ['nothing before three weeks are over', { Visits: ago(20, 22, 24, 26) }, []],
    ['nothing for a client with few visits by habit', { Visits: ago(25, 40, 55, 70) }, []],
    ['nothing for a new client without a habit', { Visits: ago(60, 61) }, []],
    [
      'a client with less than half of the usual visits',
      { Visits: ago(5, 30, 33, 36, 40, 44) },
      [{ Kind: 'Rarer', Visits: 1, Before: 5 }],
    ],
    ['a subscription that ends soon', { EndsOn: '2026-12-03' }, [{ Kind: 'Ending', Date: '2026-12-03' }]],
    ['not a subscription that ends later', { EndsOn: '2026-12-04' }, []],
    ['a subscription that ended', { Holds: false }, [{ Kind: 'Ended' }]],
    ['not a subscription that never began', { Holds: false, Held: false }, []],
  ] as const)('show %s', (_, facts, signs) => {
    expect(riskSigns({ ...loyal, ...facts }, today)).toEqual(signs);
  });
});

it('the visits of a client are counted in weeks of which the last one ends today', () => {
  expect(visitsByWeek(ago(0, 6, 7, 83, 84), today)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
});

it('a member with a paid subscription must remain a client', () => {
  expect([mayMove('client', true), mayMove('lead', true), mayMove('trial', false)]).toEqual([true, false, true]);
});

it('the share of members who moved on is computed from all members who were in the stage', () => {
  expect([shareMovedOn(0, 0), shareMovedOn(0, 3), shareMovedOn(1, 2), shareMovedOn(2, 0)]).toEqual([null, 0, 33, 100]);
});

it('a move in the pipeline can be undone for fifteen minutes', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 19, 10, minutes));
  expect([mayUndo(at(0), at(14)), mayUndo(at(0), at(15))]).toEqual([true, false]);
});
