import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { expect, it } from 'vitest';
import { saleOf } from './article-sale.ts';

const water = { Name: 'Water', Price: 150, Currency: 'EUR', IsOnSale: true };

it('a sale costs the price of one piece times the quantity, and is described by both', () => {
  expect(saleOf(water, { Quantity: 2, Price: 150 }, 'EUR')).toEqual({ Amount: 300, Description: '2 × Water' });
  expect(saleOf(water, { Quantity: 1, Price: 150 }, 'EUR')).toEqual({ Amount: 150, Description: '1 × Water' });
});

it('a sale of an article that is not on sale is refused, whatever price was shown', () => {
  expect(saleOf({ ...water, IsOnSale: false }, { Quantity: 1, Price: 100 }, 'EUR')).toEqual({ refused: 'ArticleNotOnSale' });
});

it('a sale of an article with a price in an earlier currency of the club is refused', () => {
  expect(saleOf(water, { Quantity: 1, Price: 150 }, 'CHF')).toEqual({ refused: 'ArticleNotOnSale' });
});

it('a sale at another price than the one shown is refused with the price of now', () => {
  const values = { amount: '1.50 EUR', Price: 150, Currency: 'EUR' };
  for (const Price of [149, 151])
    expect(saleOf(water, { Quantity: 1, Price }, 'EUR')).toEqual({ refused: 'ArticlePriceChanged', values });
});

it('a sale is refused if its amount is above the limit of a payment', () => {
  const dear = { ...water, Price: MONEY_MAX / 2 };
  expect(saleOf(dear, { Quantity: 2, Price: dear.Price }, 'EUR')).toMatchObject({ Amount: MONEY_MAX });
  expect(saleOf(dear, { Quantity: 3, Price: dear.Price }, 'EUR')).toMatchObject({
    refused: 'ValidationFailed',
    errors: [{ field: 'Quantity', key: 'amount-too-high' }],
  });
});
