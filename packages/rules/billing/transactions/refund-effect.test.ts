import { describe, expect, it } from 'vitest';
import { effectOf, refuseOfAnother, soldTickets, ticketsOfRefund } from './refund-effect.ts';

describe('tickets of a refund', () => {
  it('belong to the first period: payments of later ones take none', () => {
    const sold = soldTickets(5_900, 5_900, 10);
    expect(ticketsOfRefund({ sold, left: 10 }, 5_900)).toBe(0);
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 2_950, 10), left: 10 }, 9_999)).toBe(5);
    expect(ticketsOfRefund({ sold: soldTickets(5_900, 9_999, 10), left: 0 }, 100)).toBe(0);
  });

  it('are refused when not counted or too few', () => {
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
] as const)('of %s, full %s, the effect is %s', (wanted, isFull, effect) => expect(effectOf(wanted, isFull)).toBe(effect));

it.each([
  [5, 5, undefined],
  [null, 5, undefined],
  [5, null, undefined],
  [6, 5, 'ValidationFailed'],
])('a refund for member %s of a purchase of member %s is refused: %s', (refund, purchase, refused) =>
  expect(refuseOfAnother(refund, purchase)?.refused).toBe(refused),
);
