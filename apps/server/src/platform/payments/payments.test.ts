import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneIn } from '../../test/proof/at-length.ts';
import { type Stripe as Double, startStripe, testCards } from '../../test/stripe.ts';
import { readConfig } from '../config/config.ts';
import { createPayments } from './create-payments.ts';
import { type NewCheckout, type PaymentProvider, ProviderRefused, ProviderUnavailable } from './payments.ts';

let double: Double;
let payments: PaymentProvider;
let account = '';
let customer = '';
let keys = 0;
const logged: string[] = [];

const key = (): string => `key-${++keys}`;
const soon = (ms: number): Date => new Date(Date.now() + ms);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const page = () => ({
  key: key(),
  ExtCustomerId: customer,
  description: 'Ten classes',
  Currency: 'EUR',
  successUrl: 'https://club.example/return?checkout={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://club.example/store',
  ExpiresAt: soon(HOUR),
  language: 'it',
  storesCard: true,
  text: 'Paghi una volta.',
  orderId: 71,
});
const once = (change: object = {}): NewCheckout => ({ ...page(), kind: 'once', Amount: 4990, PlatformFee: 50, ...change });
const monthly = (change: object = {}): NewCheckout => ({
  ...page(),
  kind: 'recurring',
  Amount: 5000,
  Every: 1,
  Unit: 'Month',
  PlatformFeePercent: 1,
  StartsAt: null,
  Charges: null,
  FirstExtra: 0,
  ...change,
});

async function begin(): Promise<void> {
  double = await startStripe();
  const config = readConfig({ ...double.settings, DEMO: 'off' });
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const created = createPayments({ config, log });
  if (created === undefined) throw new Error('payments are not configured');
  payments = created;
  account = await payments.createAccount({ key: key(), name: 'Box Navigli', email: 'box@example.com' });
  await double.account(account);
}
async function beginCustomer(): Promise<void> {
  customer = await payments.createCustomer(account, { key: key(), name: 'Anna Riva', email: 'anna@example.com' });
  await double.take();
}
beforeAll(begin);
beforeEach(beginCustomer);
afterAll(() => double.stop());

async function paid(input: NewCheckout, number: string = testCards.works) {
  const { ExtCheckoutId } = await payments.openCheckout(account, input);
  await double.pay(ExtCheckoutId, number);
  return payments.checkout(account, ExtCheckoutId);
}
async function subscribed(change: object = {}, number?: string): Promise<string> {
  const { ExtSubscriptionId } = await paid(monthly(change), number);
  if (ExtSubscriptionId === null) throw new Error('there is no subscription');
  return ExtSubscriptionId;
}
const renew = async (id: string): Promise<void> =>
  void (await double.advanceTo((await payments.subscription(account, id)).CurrentPeriodEnd));
const invoiceOf = async (subscription: string) => {
  const { ExtLatestInvoiceId } = await payments.subscription(account, subscription);
  return payments.invoice(account, ExtLatestInvoiceId ?? '');
};

describe('the provider of payments', () => {
  it('is undefined without configuration, and has the mode of its key', () => {
    const log = pino({ level: 'silent' });
    const modeOf = (environment: object) => createPayments({ config: readConfig({ DEMO: 'off', ...environment }), log })?.mode;
    const keysOf = (STRIPE_SECRET_KEY: string) => ({ ...double.settings, STRIPE_SECRET_KEY });
    expect(modeOf({})).toBeUndefined();
    expect(modeOf({ ...double.settings, PAYMENTS: 'off' })).toBeUndefined();
    expect(modeOf(keysOf('sk_test_1'))).toBe('test');
    expect(modeOf(keysOf('rk_live_1'))).toBe('live');
    expect(modeOf({ ...double.settings, PAYMENTS: 'demo' })).toBe('demo');
  });

  it('creates an account for a club, which lacks data until the club submits them', async () => {
    const id = await payments.createAccount({ key: key(), name: 'New club', email: null });
    expect(await payments.account(id)).toMatchObject({ ExtAccountId: id, DetailsSubmitted: false, ChargesEnabled: false });
    await submit(await payments.accountLink(id, 'https://club.example/account'), 'part');
    expect(await payments.account(id)).toEqual({
      ExtAccountId: id,
      DetailsSubmitted: true,
      ChargesEnabled: true,
      PayoutsEnabled: false,
      DisabledReason: null,
      Missing: ['individual.verification.document'],
    });
    await submit(await payments.accountLink(id, 'https://club.example/account'), 'all');
    expect(await payments.account(id)).toMatchObject({ PayoutsEnabled: true, Missing: [] });
  });

  it('lists missing data once each, past due ones first', async () => {
    const id = await payments.createAccount({ key: key(), name: 'Late club', email: null });
    await double.account(id, {
      requirements: { past_due: ['b'], currently_due: ['a', 'b'], disabled_reason: 'requirements.past_due' },
    });
    expect(await payments.account(id)).toMatchObject({ Missing: ['b', 'a'], DisabledReason: 'requirements.past_due' });
  });

  it('creates an account link that works once', async () => {
    const link = await payments.accountLink(account, 'https://club.example/account');
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(200);
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe('https://club.example/account');
  });
});

async function submit(link: string, what: string): Promise<void> {
  await fetch(link);
  await fetch(link, { method: 'POST', body: new URLSearchParams({ submit: what }), redirect: 'manual' });
}

describe('a page for one payment', () => {
  it('charges a card once, with both fees', async () => {
    const { ExtCheckoutId, Url } = await payments.openCheckout(account, once());
    expect(await payments.checkout(account, ExtCheckoutId)).toEqual({
      ExtCheckoutId,
      State: 'Open',
      Payment: 'Unpaid',
      payment: null,
      DebitOn: null,
      ExtSubscriptionId: null,
    });
    expect(await (await fetch(Url)).text()).toContain('Paghi una volta.');
    const form = new URLSearchParams({ number: testCards.works });
    const answer = await fetch(Url, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`https://club.example/return?checkout=${ExtCheckoutId}`);
    const { State, Payment, payment } = await payments.checkout(account, ExtCheckoutId);
    expect({ State, Payment }).toEqual({ State: 'Complete', Payment: 'Paid' });
    expect(payment).toMatchObject({ Amount: 4990, Currency: 'EUR', PlatformFee: 50, ProviderFee: 100, means: 'Visa 4242' });
    expect(Math.abs((payment?.PaidAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is paid when its payment is newer than its session', async () => {
    const { ExtCheckoutId } = await payments.openCheckout(account, once());
    await double.pay(ExtCheckoutId, testCards.works);
    await double.control('session', { session: ExtCheckoutId, payment_status: 'unpaid' });
    expect(await payments.checkout(account, ExtCheckoutId)).toMatchObject({ Payment: 'Paid', payment: { Amount: 4990 } });
  });

  it.each([
    [24_990, 249, 240],
    [25_000, 250, 250],
  ])('takes %i thousandths with a fee of %i, which the provider rounds to %i', async (Amount, PlatformFee, taken) => {
    const { ExtCheckoutId } = await payments.openCheckout(account, once({ Currency: 'KWD', Amount, PlatformFee }));
    await double.pay(ExtCheckoutId, testCards.works);
    const { payment } = await payments.checkout(account, ExtCheckoutId);
    expect(payment).toMatchObject({ Amount, Currency: 'KWD', PlatformFee: taken });
  });

  it.each([
    ['declined', 'declined', 'rifiutata'],
    ['without funds', 'noFunds', 'Fondi insufficienti'],
  ] as const)('remains open after a card that is %s, and shows the reason', async (_, card, words) => {
    const { ExtCheckoutId, Url } = await payments.openCheckout(account, once());
    const form = new URLSearchParams({ number: testCards[card] });
    expect(await (await fetch(Url, { method: 'POST', body: form })).text()).toMatch(new RegExp(words));
    expect(await payments.checkout(account, ExtCheckoutId)).toMatchObject({ State: 'Open', Payment: 'Unpaid', payment: null });
    await double.pay(ExtCheckoutId, testCards.works);
    expect(await payments.checkout(account, ExtCheckoutId)).toMatchObject({ State: 'Complete', Payment: 'Paid' });
  });

  it('takes the money only after the bank has confirmed', async () => {
    const { ExtCheckoutId, Url } = await payments.openCheckout(account, once());
    const number = testCards.alwaysAsks;
    expect(await (await fetch(Url, { method: 'POST', body: new URLSearchParams({ number }) })).text()).toContain('banca chiede');
    expect((await payments.checkout(account, ExtCheckoutId)).State).toBe('Open');
    const answerOf = (answer: string) =>
      fetch(`${Url}/bank`, { method: 'POST', body: new URLSearchParams({ number, answer }), redirect: 'manual' });
    expect(await (await answerOf('no')).text()).toContain('non ha confermato');
    expect((await answerOf('yes')).status).toBe(303);
    expect(await payments.checkout(account, ExtCheckoutId)).toMatchObject({ State: 'Complete', Payment: 'Paid' });
  });

  it.each([
    ['that works', 'debit', 'Paid'],
    ['that fails', 'failingDebit', 'Unpaid'],
  ] as const)('waits days for a bank debit %s', async (_, debit, end) => {
    const checkout = await paid(once(), testCards[debit]);
    expect(checkout).toMatchObject({ State: 'Complete', Payment: 'Processing', payment: null });
    await double.advance(4);
    const settled = await payments.checkout(account, checkout.ExtCheckoutId);
    expect(settled.Payment).toBe(end);
    expect([settled.payment?.means, settled.payment?.Method]).toEqual(
      end === 'Paid' ? ['SEPA 3201', 'BankDebit'] : [undefined, undefined],
    );
  });

  it('takes no money after it has expired', async () => {
    const { ExtCheckoutId } = await payments.openCheckout(account, once());
    expect(await payments.expireCheckout(account, ExtCheckoutId)).toBe(true);
    expect(await payments.expireCheckout(account, ExtCheckoutId)).toBe(true);
    expect((await payments.checkout(account, ExtCheckoutId)).State).toBe('Expired');
    const complete = await paid(once());
    expect(await payments.expireCheckout(account, complete.ExtCheckoutId)).toBe(false);
  });

  it("converts amounts to the provider's digits, and refuses an amount that cannot be converted", async () => {
    const { payment } = await paid(once({ Currency: 'JPY', Amount: 500, PlatformFee: 5 }));
    expect(payment).toMatchObject({ Amount: 500, Currency: 'JPY', PlatformFee: 5 });
    await expect(payments.openCheckout(account, once({ Currency: 'KWD', Amount: 1234 }))).rejects.toThrow(ProviderRefused);
  });
});

describe('a subscription', () => {
  it('starts with its page and is charged again every month', async () => {
    const id = await subscribed();
    const begun = await payments.subscription(account, id);
    expect(begun).toMatchObject({
      ExtStatus: 'active',
      CancelAtPeriodEnd: false,
      means: 'Visa 4242',
      orderId: 71,
      EndedAt: null,
    });
    const first = await invoiceOf(id);
    expect(first).toMatchObject({ ExtSubscriptionId: id, InvoiceState: 'paid', AttemptCount: 1, AmountDue: 5000 });
    expect(first.payment).toMatchObject({ Amount: 5000, PlatformFee: 50, ProviderFee: 100 });
    expect(first.PeriodEnd).toEqual(begun.CurrentPeriodEnd);
    await renew(id);
    const second = await invoiceOf(id);
    expect(second.ExtInvoiceId).not.toBe(first.ExtInvoiceId);
    expect(second.InvoiceState).toBe('paid');
  });

  it('is retried after a decline, and unpaid after the last attempt', async () => {
    const id = await subscribed();
    await double.control('cards/fail', { customer });
    await renew(id);
    expect((await payments.subscription(account, id)).ExtStatus).toBe('past_due');
    const open = await invoiceOf(id);
    expect(open).toMatchObject({ InvoiceState: 'open', AttemptCount: 1, DeclineCode: 'insufficient_funds', payment: null });
    expect(open.NextAttempt).not.toBeNull();
    await double.advance(16);
    expect((await payments.subscription(account, id)).ExtStatus).toBe('unpaid');
    expect(await invoiceOf(id)).toMatchObject({ InvoiceState: 'open', AttemptCount: 4, NextAttempt: null });
  });

  it('is active after a retry that succeeds', async () => {
    const id = await subscribed();
    await double.control('cards/fail', { customer });
    await renew(id);
    await double.control('cards/fail', { customer, fails: false });
    await double.advance(3);
    expect((await payments.subscription(account, id)).ExtStatus).toBe('active');
    expect(await invoiceOf(id)).toMatchObject({ InvoiceState: 'paid', AttemptCount: 2, DeclineCode: null });
  });

  it.each(
    oneIn(2, [
      [3, 'trialing'],
      [0.5, 'active'],
    ] as const),
  )('that starts in %d days is charged on its first day', { tags: ['examples'] }, async (days, status) => {
    await double.stop();
    await begin();
    await beginCustomer();
    const StartsAt = new Date(Math.floor(soon(days * DAY).getTime() / 1000) * 1000);
    const checkout = await paid(monthly({ StartsAt }));
    expect(checkout).toMatchObject({ State: 'Complete', Payment: 'Paid', payment: null });
    const id = checkout.ExtSubscriptionId ?? '';
    expect(await payments.subscription(account, id)).toMatchObject({ ExtStatus: status, CurrentPeriodEnd: StartsAt });
    expect(await invoiceOf(id)).toMatchObject({ InvoiceState: 'paid', AmountDue: 0, payment: null });
    await renew(id);
    expect((await invoiceOf(id)).payment).toMatchObject({ Amount: 5000 });
  });

  it('adds the extra amount to the first charge only', async () => {
    const id = await subscribed({ Charges: 3, FirstExtra: 2 });
    expect((await invoiceOf(id)).payment).toMatchObject({ Amount: 5_002, PlatformFee: 50 });
    await renew(id);
    expect((await invoiceOf(id)).payment).toMatchObject({ Amount: 5_000, PlatformFee: 50 });
  });

  it('of three charges ends after the third', async () => {
    const id = await subscribed({ Charges: 3 });
    const amounts: number[] = [];
    for (let month = 0; month < 4; month++) {
      const { payment } = await invoiceOf(id);
      if (!amounts.includes(payment?.PaidAt.getTime() ?? 0)) amounts.push(payment?.PaidAt.getTime() ?? 0);
      await double.advance(31);
    }
    expect(amounts).toHaveLength(3);
    const ended = await payments.subscription(account, id);
    expect(ended).toMatchObject({ ExtStatus: 'canceled', EndedAt: ended.CurrentPeriodEnd });
  });

  it('of three charges ends after the third although its cancellation was reverted', async () => {
    const id = await subscribed({ Charges: 3 });
    expect((await payments.changeSubscription(account, id, { kind: 'cancelAtPeriodEnd' })).CancelAtPeriodEnd).toBe(true);
    expect((await payments.changeSubscription(account, id, { kind: 'keep' })).CancelAtPeriodEnd).toBe(false);
    await double.advance(95);
    expect((await payments.subscription(account, id)).ExtStatus).toBe('canceled');
  });

  it('is canceled at the end of the period, or at once', async () => {
    const [atEnd, now] = [await subscribed(), await subscribed()];
    await payments.changeSubscription(account, atEnd, { kind: 'cancelAtPeriodEnd' });
    expect((await payments.subscription(account, atEnd)).ExtStatus).toBe('active');
    await renew(atEnd);
    const ended = await payments.subscription(account, atEnd);
    expect(ended).toMatchObject({ ExtStatus: 'canceled', EndedAt: ended.CurrentPeriodEnd });
    const canceled = await payments.changeSubscription(account, now, { kind: 'cancelNow' });
    expect(canceled).toMatchObject({ ExtStatus: 'canceled' });
    expect(await payments.changeSubscription(account, now, { kind: 'cancelNow' })).toEqual(canceled);
    await expect(payments.changeSubscription(account, now, { kind: 'keep' })).rejects.toThrow(ProviderRefused);
  });

  it('is not charged while it is paused', async () => {
    const id = await subscribed();
    expect(await payments.changeSubscription(account, id, { kind: 'pause', until: null })).toMatchObject({
      ExtStatus: 'active',
      CollectionPaused: true,
    });
    await renew(id);
    expect((await invoiceOf(id)).InvoiceState).toBe('void');
    expect((await payments.changeSubscription(account, id, { kind: 'resume' })).CollectionPaused).toBe(false);
    const { CurrentPeriodEnd } = await payments.subscription(account, id);
    await payments.changeSubscription(account, id, { kind: 'pause', until: new Date(CurrentPeriodEnd.getTime() - DAY) });
    await renew(id);
    expect(await invoiceOf(id)).toMatchObject({ InvoiceState: 'paid' });
  });

  it('is paid with another card after the member has entered it', async () => {
    const id = await subscribed();
    const input = {
      key: key(),
      ExtCustomerId: customer,
      ExtSubscriptionId: id,
      returnUrl: 'https://club.example/plan',
      language: 'fr',
      text: 'Rien n’est prélevé maintenant.',
    };
    const { ExtCheckoutId } = await payments.openCardChange(account, input);
    expect(await payments.applyCardChange(account, ExtCheckoutId)).toBeNull();
    await double.pay(ExtCheckoutId, testCards.other);
    for (const _ of [1, 2]) expect(await payments.applyCardChange(account, ExtCheckoutId)).toBe(id);
    expect((await payments.subscription(account, id)).means).toBe('Mastercard 4444');
    expect(await payments.applyCardChange(account, (await paid(once())).ExtCheckoutId)).toBeNull();
  });

  it('paid by bank debit is active while the debit is on its way, and past due when the debit fails', async () => {
    const checkout = await paid(monthly(), testCards.failingDebit);
    expect(checkout).toMatchObject({ State: 'Complete', Payment: 'Processing' });
    const id = checkout.ExtSubscriptionId ?? '';
    expect((await payments.subscription(account, id)).ExtStatus).toBe('active');
    await double.advance(4);
    expect((await payments.checkout(account, checkout.ExtCheckoutId)).Payment).toBe('Unpaid');
    expect((await payments.subscription(account, id)).ExtStatus).toBe('past_due');
  });
});

describe('a refund', () => {
  const refundOf = (ExtPaymentId: string, Amount: number, change: object = {}) => ({
    key: key(),
    ExtPaymentId,
    Amount,
    Currency: 'EUR',
    TransactionId: 9,
    ...change,
  });

  it("contains our id, or none when it was made in the provider's dashboard", async () => {
    const ExtPaymentId = (await paid(once())).payment?.ExtPaymentId ?? '';
    const made = await payments.refund(account, refundOf(ExtPaymentId, 1000));
    expect(made).toMatchObject({ ExtPaymentId, Amount: 1000, Currency: 'EUR', State: 'Succeeded', TransactionId: 9 });
    await double.control('refund', { payment: ExtPaymentId, amount: 990 });
    const all = await payments.refundsOf(account, ExtPaymentId);
    expect(all.map(({ Amount, TransactionId }) => [Amount, TransactionId])).toEqual([
      [1000, 9],
      [990, null],
    ]);
    expect(await payments.refundOf(account, made.ExtRefundId)).toEqual(made);
    await expect(payments.refund(account, refundOf(ExtPaymentId, 3001))).rejects.toThrow(ProviderRefused);
  });

  it('of a payment without a fee of the platform does not request a refund of the fee', async () => {
    const { payment } = await paid(once({ PlatformFee: 0 }));
    expect(payment?.PlatformFee).toBe(0);
    expect(await payments.refund(account, refundOf(payment?.ExtPaymentId ?? '', 4990))).toMatchObject({ State: 'Succeeded' });
    await expect(payments.refund(account, refundOf(payment?.ExtPaymentId ?? '', 1))).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('of a bank debit is pending for days, and may fail', async () => {
    const { ExtCheckoutId } = await paid(once(), testCards.debit);
    await double.advance(4);
    const ExtPaymentId = (await payments.checkout(account, ExtCheckoutId)).payment?.ExtPaymentId ?? '';
    const made = await payments.refund(account, refundOf(ExtPaymentId, 100));
    expect(made.State).toBe('Pending');
    await double.control('refund/end', { refund: made.ExtRefundId, status: 'failed' });
    expect((await payments.refundOf(account, made.ExtRefundId)).State).toBe('Failed');
  });
});

describe('a request', () => {
  it('creates an object once when it is repeated with its key, also after a lost response', async () => {
    const input = once();
    await double.control('faults', { next: ['500-after'] });
    await expect(payments.openCheckout(account, input)).rejects.toThrow(ProviderUnavailable);
    const made = await payments.openCheckout(account, input);
    expect(await payments.openCheckout(account, input)).toEqual(made);
    const refund = {
      key: key(),
      ExtPaymentId: (await paid(once())).payment?.ExtPaymentId ?? '',
      Amount: 5,
      Currency: 'EUR',
      TransactionId: 1,
    };
    await double.control('faults', { next: ['timeout-after', 'timeout-after'] });
    await payments.refund(account, refund);
    await payments.refund(account, refund);
    expect(await payments.refundsOf(account, refund.ExtPaymentId)).toHaveLength(1);
  });

  it.each(
    oneIn(4, [
      ['429', ['429']],
      ['500', ['500']],
      ['a key in use', ['409', '409', '409']],
      ['a closed connection', ['timeout', 'timeout', 'timeout']],
    ] as const),
  )('can be repeated after %s', { tags: ['examples'] }, async (_, next) => {
    await double.control('faults', { next });
    await expect(payments.account(account)).rejects.toThrow(ProviderUnavailable);
    expect((await payments.account(account)).ExtAccountId).toBe(account);
  });

  it('is refused for another input with the same key, an unknown object and the account of another platform', async () => {
    const input = once();
    await payments.openCheckout(account, input);
    await expect(payments.openCheckout(account, { ...input, Amount: 100 })).rejects.toMatchObject({
      code: 'idempotency_error',
    });
    await expect(payments.checkout(account, 'cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(payments.account('acct_none')).rejects.toMatchObject({ name: 'ProviderRefused', code: 'account_invalid' });
    const other = await payments.createAccount({ key: key(), name: 'Other', email: null });
    await double.account(other);
    const { ExtCheckoutId } = await payments.openCheckout(account, once());
    await expect(payments.checkout(other, ExtCheckoutId)).rejects.toThrow(ProviderRefused);
  });

  it('is logged without keys and names when it fails', async () => {
    logged.length = 0;
    await expect(payments.account('acct_none')).rejects.toThrow(ProviderRefused);
    expect(logged.join('')).toContain('account_invalid');
    expect(logged.join('')).not.toMatch(/sk_test|whsec|anna/);
  });
});

describe('a webhook', () => {
  it('is accepted with a valid signature, and returns the ids of its account and object', async () => {
    const { ExtCheckoutId } = await paid(once());
    const read = (await double.take()).map(({ body, signature }) => payments.readEvent(Buffer.from(body), signature));
    expect(read.find((one) => one?.Type === 'checkout.session.completed')).toMatchObject({
      ExtAccountId: account,
      objectType: 'checkout.session',
      ExtObjectId: ExtCheckoutId,
    });
    expect(new Set(read.map((one) => one?.ExtEventId)).size).toBe(read.length);
  });

  it('is ignored with a changed body, without a signature and after five minutes', async () => {
    await payments.openCheckout(account, once());
    await double.account(account);
    const [{ body, signature } = { body: '', signature: '' }] = await double.take();
    const at = (seconds: number): string => signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - seconds}`);
    expect(payments.readEvent(Buffer.from(body), signature)).toBeDefined();
    expect(payments.readEvent(Buffer.from(`${body} `), signature)).toBeUndefined();
    expect(payments.readEvent(Buffer.from(body), '')).toBeUndefined();
    expect(payments.readEvent(Buffer.from(body), at(301))).toBeUndefined();
  });
});
