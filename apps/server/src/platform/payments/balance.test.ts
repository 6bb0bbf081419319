import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stripe, startStripe } from '../../test/stripe.ts';
import { readConfig } from '../config/config.ts';
import { createPayments } from './create-payments.ts';
import type { PaymentProvider, ProviderEntry } from './payments.ts';

let stripe: Stripe;
let payments: PaymentProvider;
let account: string;

beforeAll(async () => {
  stripe = await startStripe();
  const config = readConfig({ ...stripe.settings, DEMO: 'off' });
  payments = createPayments({ config, log: pino({ level: 'silent' }) }) ?? expect.fail('the provider is not configured');
  account = await payments.createAccount({ key: 'account', name: 'Club', email: null });
  await stripe.account(account);
});
afterAll(() => stripe.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const charged = (amount: number) => stripe.control<{ id: string }>('charge', { account, amount, fee: 59 });

it('the balance lists payments, refunds and disputes, and the payout that contains them', async () => {
  const { id: ExtPaymentId } = await charged(5_900);
  const refund = await stripe.control<{ id: string }>('refund', { payment: ExtPaymentId, amount: 900 });
  await stripe.control('dispute', { payment: (await charged(10_000)).id });
  const { entries } = await payments.balance(account, { from: hours(-1), until: hours(1) });
  const paid = { Kind: 'Payment', ExtPaymentId, Gross: 5_900, ProviderFee: 114, PlatformFee: 59, Net: 5_727, Currency: 'EUR' };
  expect(entries.toReversed()).toMatchObject([
    paid,
    { Kind: 'Refund', ExtPaymentId, ExtRefundId: refund.id, Gross: -900, ProviderFee: 0, Net: -900 },
    { Kind: 'Payment', Gross: 10_000 },
    { Kind: 'Dispute', Gross: -10_000, ProviderFee: 2_000, Net: -12_000, ExtRefundId: null },
  ]);
  expect(await payments.payouts(account, { from: hours(-1), until: hours(200) })).toEqual([]);
  await stripe.advance(6);
  const [payout] = await payments.payouts(account, { from: hours(-1), until: hours(200) });
  const sum = entries.reduce((net, { Net }) => net + Net, 0);
  expect(payout).toMatchObject({ Amount: sum, Currency: 'EUR', PayoutState: 'paid', Automatic: true });
  const { entries: inside } = await payments.balance(account, { ExtPayoutId: payout?.ExtPayoutId ?? '' });
  expect(inside[0]).toMatchObject({ Kind: 'Payout', ExtPayoutId: payout?.ExtPayoutId, Net: -sum });
  expect(inside.slice(1)).toEqual(entries);
});

it('the balance of a range with many entries is read in pages, each entry once', async () => {
  for (let count = 0; count < 101; count++) await charged(1_000 + count);
  const span = { from: hours(24), until: hours(200) };
  // Includes the payout of the test above.
  const first = await payments.balance(account, span);
  const second = await payments.balance(account, span, first.next ?? expect.fail('there is one page only'));
  expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 2, null]);
  const amounts = [...first.entries, ...second.entries].map(({ Gross }: ProviderEntry) => Gross);
  expect(new Set(amounts).size).toBe(102);
});

it('a payment without an order has no origin', async () => {
  const { id } = await charged(2_000);
  expect(await payments.originOf(account, id)).toMatchObject({ Taken: true, orderId: null, ExtInvoiceId: null });
});

it('a dispute without a payment intent has no payment', async () => {
  const dispute = await stripe.control<{ id: string }>('dispute', { payment: (await charged(4_000)).id });
  await stripe.control('session', { session: dispute.id, payment_intent: null });
  const { entries } = await payments.balance(account, { from: hours(-1), until: hours(200) });
  expect(entries.find(({ Gross }) => Gross === -4_000)).toMatchObject({ Kind: 'Dispute', ExtPaymentId: null });
});
