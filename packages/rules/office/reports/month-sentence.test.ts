import type { ProductIncome } from '@clubpulse/contract/office/reports/reports';
import { expect, it } from 'vitest';
import { changeInPercent, churnOf, isLike, monthSentence } from './month-sentence.ts';

const product = (Name: string, Now: number, Before: number): ProductIncome => ({
  Kind: 'Subscription',
  Name,
  Now,
  Before,
  YearAgo: null,
});
const ofMonth = (...Products: ProductIncome[]) => ({
  Products,
  Income: {
    Now: Products.reduce((sum, { Now }) => sum + Now, 0),
    Before: Products.reduce((sum, { Before }) => sum + Before, 0),
    YearAgo: null,
  },
});

it('the sentence names the product that changed most in the direction of the income, and the product that changed most against it', () => {
  const month = ofMonth(product('Monthly', 15_458, 14_809), product('Annual', 4_130, 8_260), product('Flex', 2_280, 2_880));
  expect(monthSentence(month)).toEqual({
    kind: 'changed',
    Change: -4_081,
    because: { Kind: 'Subscription', Name: 'Annual', Change: -4_130 },
    while: { Kind: 'Subscription', Name: 'Monthly', Change: 649 },
  });
});

it('the sentence of a month names only one product if all products changed in the direction of the income', () => {
  expect(monthSentence(ofMonth(product('Monthly', 300, 100), product('Flex', 300, 100)))).toEqual({
    kind: 'changed',
    Change: 400,
    because: { Kind: 'Subscription', Name: 'Monthly', Change: 200 },
    while: null,
  });
});

it('a change of the income of less than 2% counts as no change', () => {
  expect(monthSentence(ofMonth(product('Monthly', 10_199, 10_000)))).toEqual({ kind: 'like' });
  expect(monthSentence(ofMonth(product('Monthly', 10_200, 10_000)))).toMatchObject({ kind: 'changed', Change: 200 });
  expect(isLike(-1_000, -1_000)).toBe(true);
  expect(isLike(0, 1)).toBe(false);
});

it('a first income has a sentence without a comparison, and a month without income has a sentence of its own', () => {
  expect(monthSentence(ofMonth(product('Monthly', 100, 0)))).toEqual({ kind: 'only' });
  expect(monthSentence(ofMonth())).toEqual({ kind: 'none' });
});

it('changes and churn have no percentage if the value before is not above 0', () => {
  expect(changeInPercent(25_600, 29_091)).toBeCloseTo(-12, 2);
  expect(changeInPercent(5, 0)).toBeNull();
  expect(changeInPercent(5, -5)).toBeNull();
  expect(churnOf({ Start: 419, Left: 9 })).toBeCloseTo(2.15, 2);
  expect(churnOf({ Start: 0, Left: 0 })).toBeNull();
});
