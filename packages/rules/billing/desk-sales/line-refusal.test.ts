import type { DeskSaleLine } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import { refuse } from '@clubpulse/contract/errors';
import { expect, it } from 'vitest';
import { ofLine, refuseOtherPrice, refuseVisitor } from './line-refusal.ts';

const goods: DeskSaleLine = { Type: 'Goods', ArticleId: 1, Quantity: 1, Price: 150 };
const credits: DeskSaleLine = { Type: 'Credits', ClubCreditsPackageId: 1, Price: 5_000 };

it('a visitor buys goods, and nothing else', () => {
  expect(refuseVisitor({ UserId: null, Lines: [goods] })).toBeUndefined();
  expect(refuseVisitor({ UserId: 7, Lines: [goods, credits] })).toBeUndefined();
  expect(refuseVisitor({ UserId: null, Lines: [goods, credits] })?.errors).toEqual([{ field: 'UserId', key: 'field-required' }]);
});

it('a refusal names its line, with or without a field', () => {
  const fields = (field: string) =>
    ofLine(refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] }), 2).errors?.map((one) => one.field);
  expect(fields('Amount')).toEqual(['Lines.2.Amount']);
  expect(fields('Lines.0.ArticleId')).toEqual(['Lines.2.ArticleId']);
  const values = { name: 'Water', amount: '1.80 EUR', Price: 180, Currency: 'EUR' };
  expect(ofLine(refuseOtherPrice('Water', 180, 'EUR'), 1)).toEqual({
    refused: 'ArticlePriceChanged',
    values,
    errors: [{ field: 'Lines.1', key: 'error.ArticlePriceChanged', values }],
  });
});
