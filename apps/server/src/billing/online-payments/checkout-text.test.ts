import { expect, it } from 'vitest';
import type { NewCheckout } from '../../platform/payments/payments.ts';
import { cardText, checkoutText } from './checkout-text.present.ts';

const page = {
  key: '1',
  ExtCustomerId: 'cus_1',
  description: 'Open monthly',
  Amount: 4_990,
  Currency: 'EUR',
  successUrl: '',
  cancelUrl: '',
  ExpiresAt: new Date('2026-11-20T20:00:00Z'),
  language: 'en',
  storesCard: true,
  orderId: 1,
};
const once = { ...page, kind: 'once', PlatformFee: 0 } as const;
const monthly = {
  ...page,
  kind: 'recurring',
  Every: 1,
  Unit: 'Month',
  PlatformFeePercent: 1,
  StartsAt: null,
  Charges: null,
  FirstExtra: 0,
} as const;
const later = { ...monthly, Every: 3, StartsAt: new Date('2026-12-04T11:00:00Z') } as const;
const parts = { ...monthly, Amount: 2_000, FirstExtra: 2, Charges: 3 } as const;
const english = { Language: 'en', DateFormat: 'ddmmyyyy' } as const;

it.each<[string, Omit<NewCheckout, 'text'>, boolean, string]>([
  ['a product', once, false, 'You pay €49.90 once. Nothing renews.'],
  ['a debt', once, true, 'You pay €49.90, which is still open.'],
  ['a plan', monthly, false, '€49.90 is charged today. Then the same amount is charged each month, until you cancel in the app.'],
  [
    'a later start',
    later,
    false,
    'Nothing is charged today. €49.90 is charged for the first time on 04/12/2026. ' +
      'Then the same amount is charged every 3 months, until you cancel in the app.',
  ],
  [
    'installments',
    parts,
    false,
    '€20.02 is charged today. Then 2 payments of €20.00, one a month: €60.02 in all. Nothing renews.',
  ],
])('the page that sells %s states what is charged and when', (_what, input, isDebt, text) => {
  const shown = checkoutText(input as Parameters<typeof checkoutText>[0], { isDebt, firstDay: '2026-12-04' }, english);
  expect(shown).toBe(text);
});

it("the page for another card states the amount that is still open, in the member's language", () => {
  const held = { SubscriptionName: 'Open', FailedAmount: null, Currency: 'EUR' };
  expect(cardText(held, english)).toBe('Nothing is charged now. From now on Open is charged here.');
  const french = { Language: 'fr', DateFormat: 'ddmmyyyy' } as const;
  expect(cardText({ ...held, FailedAmount: 4_990 }, french)).toMatch(/^49,90\s€ pour Open sont encore dus/);
});
