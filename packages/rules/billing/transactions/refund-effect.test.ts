import { describe, expect, it } from 'vitest';
import { effectOf, refuseOfAnother, soldTickets, ticketsOfRefund } from './refund-effect.ts';

describe('the tickets that a refund removes', () => {
  it('are those of the first period, while payments of later periods take none', () => {
    const sold = soldTickets(5_900, 5_900, 10);
    expect(ticketsOfRefund({ sold, left: 10 }, 5_900)).toBe(0);
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 2_950, 10), left: 10 }, 9_999)).toBe(5);
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 9_999, 10), left: 0 }, 100)).toBe(0);
  });

  it('are refused when the subscription has no tickets or too few tickets left', () => {
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 0, null), left: 0 }, 100)).toMatchObject({
      errors: [{ field: 'Effect', key: 'nothing-to-take-back' }],
    });
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 0, 10), left: 4 }, 2_950)).toEqual({
      refused: 'TicketsAlreadySpent',
      values: { needed: 5, balance: 4, refundable: 2_360 },
    });
  });
});

it.each([
  [undefined, true, 'End'],
  [undefined, false, 'Keep'],
  ['Keep', true, 'Keep'],
  ['TakeBack', false, 'TakeBack'],
] as const)('a refund with the wanted effect %s, full %s, has the effect %s', (wanted, isFull, effect) =>
  expect(effectOf(wanted, isFull)).toBe(effect),
);

it.each([
  [5, 5, undefined],
  [null, 5, undefined],
  [5, null, undefined],
  [6, 5, 'ValidationFailed'],
])('a refund for member %s of a purchase of member %s returns the refusal %s', (refund, purchase, refused) =>
  expect(refuseOfAnother(refund, purchase)?.refused).toBe(refused),
);
