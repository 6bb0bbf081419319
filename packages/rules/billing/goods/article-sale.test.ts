import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { expect, it } from 'vitest';
import { saleOf } from './article-sale.ts';

const water = { Name: 'Water', Price: 150, Currency: 'EUR', IsOnSale: true };
const towel = { ...water, Name: 'Towel', Price: 500 };
const sale = (article: typeof water, Quantity: number, Price = article.Price) => ({ article, line: { Quantity, Price } });

it('a line of a sale costs the price of one piece times the quantity, and the sale the sum of its lines', () => {
  expect(saleOf([sale(water, 2)], 'EUR')).toEqual({
    Amount: 300,
    Description: '2 × Water',
    lines: [{ Amount: 300, Description: '2 × Water' }],
  });
  expect(saleOf([sale(water, 2), sale(towel, 1)], 'EUR')).toMatchObject({
    Amount: 800,
    Description: '2 × Water, 1 × Towel',
    lines: [{ Amount: 300 }, { Amount: 500 }],
  });
});

it('a sale of an article that is not on sale is refused with its name, whatever price was shown', () => {
  const off = { refused: 'ArticleNotOnSale', values: { name: 'Towel' } };
  expect(saleOf([sale(water, 1), sale({ ...towel, IsOnSale: false }, 1, 100)], 'EUR')).toEqual(off);
});

it('a sale of an article with a price in an earlier currency of the club is refused', () => {
  expect(saleOf([sale(water, 1)], 'CHF')).toMatchObject({ refused: 'ArticleNotOnSale' });
});

it('a sale at another price than the shown price is refused with the present price', () => {
  const values = { name: 'Water', amount: '1.50 EUR', Price: 150, Currency: 'EUR' };
  for (const Price of [149, 151])
    expect(saleOf([sale(towel, 1), sale(water, 1, Price)], 'EUR')).toEqual({ refused: 'ArticlePriceChanged', values });
});

it('a sale is refused if its amount is above the limit of a payment', () => {
  const dear = { ...water, Price: MONEY_MAX / 2 };
  expect(saleOf([sale(dear, 1), sale(dear, 1)], 'EUR')).toMatchObject({ Amount: MONEY_MAX });
  expect(saleOf([sale(dear, 2), sale(dear, 1)], 'EUR')).toMatchObject({
    refused: 'ValidationFailed',
    errors: [{ field: 'Lines', key: 'amount-too-high' }],
  });
});
