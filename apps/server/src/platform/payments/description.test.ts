import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestSchemas } from '../../../../../e2e/product/stripe/api.ts';
import objects from '../../../../../e2e/product/stripe/description/objects.json' with { type: 'json' };
import shapes from '../../../../../e2e/product/stripe/description/shapes.json' with { type: 'json' };
import { readForm } from '../../../../../e2e/product/stripe/form.ts';
import { faultsOf, type Schema, typed } from '../../../../../e2e/product/stripe/schema.ts';
import { type Stripe as Double, startStripe, testCards } from '../../test/stripe.ts';
import { readConfig } from '../config/config.ts';
import { createPayments } from './create-payments.ts';
import type { PaymentProvider } from './payments.ts';

/** Fields that differ from Stripe's description of 2022, with the version that changed them. */
const CHANGED: Readonly<Record<string, string>> = {
  'charge: missing refunds': '2022-11-15: only when expanded',
  'invoice: missing paid': '2025-03-31: status',
  'invoice: missing paid_out_of_band': '2025-03-31: payments',
  'invoice: missing total_tax_amounts': '2025-03-31: total_taxes',
  'line_item: missing proration': '2025-03-31: parent',
  'line_item: missing type': '2025-03-31: parent',
  'payment_intent: invalid capture_method': '2024-04-10: automatic_async',
  'subscription: missing current_period_end': '2025-03-31: of each item',
  'subscription: missing current_period_start': '2025-03-31: of each item',
};
/** Fields that the samples of 2026 lack, because they appear only when expanded. */
const EXPANDED = ['invoice.payments'];

interface Exchange {
  readonly request: string;
  readonly fields: string;
  readonly answer: Record<string, unknown>;
}

let double: Double;
let recorder: http.Server;
const exchanges: Exchange[] = [];

beforeAll(async () => {
  double = await startStripe();
  recorder = http.createServer((incoming, outgoing) => void record(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const { port } = recorder.address() as AddressInfo;
  const config = readConfig({ ...double.settings, STRIPE_API_URL: `http://127.0.0.1:${port}`, DEMO: 'off' });
  const payments = createPayments({ config, log: pino({ level: 'silent' }) });
  if (payments !== undefined) await callEverything(payments);
});
afterAll(async () => {
  recorder.close();
  await double.stop();
});

async function record(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const { method = '', url = '' } = incoming;
  const body = Buffer.concat(parts).toString();
  const headers = Object.entries(incoming.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name));
  const answer = await fetch(`${double.url}${url}`, {
    method,
    headers: headers.map(([name, value]) => [name, String(value)] as [string, string]),
    ...(body !== '' && { body }),
  });
  const text = await answer.text();
  const [path = '', query = ''] = url.split('?');
  const request = `${method} ${path.replace(/(accounts|customers|sessions|subscriptions|invoices|payment_intents|refunds|disputes)\/\w+/, '$1/{id}')}`;
  if (answer.ok)
    exchanges.push({ request, fields: body === '' ? query : body, answer: JSON.parse(text) as Record<string, unknown> });
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

async function callEverything(payments: PaymentProvider): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const account = await payments.createAccount({ key: 'a', name: 'Box Navigli', email: 'box@example.com' });
  await double.account(account);
  await payments.account(account);
  await payments.accountLink(account, 'https://club.example/account');
  const ExtCustomerId = await payments.createCustomer(account, { key: 'c', name: 'Anna Riva', email: 'anna@example.com' });
  let keys = 0;
  const page = () => ({
    key: `p${++keys}`,
    ExtCustomerId,
    description: 'Ten classes',
    Amount: 4990,
    Currency: 'EUR',
    successUrl: 'https://club.example/return',
    cancelUrl: 'https://club.example/store',
    ExpiresAt: at(1),
    language: 'it',
    storesCard: true,
    text: 'Paghi una volta.',
    orderId: 71,
  });
  for (const number of [testCards.works, testCards.debit]) {
    const { ExtCheckoutId } = await payments.openCheckout(account, { ...page(), kind: 'once', PlatformFee: 50 });
    await payments.checkout(account, ExtCheckoutId);
    await double.pay(ExtCheckoutId, number);
    const { payment } = await payments.checkout(account, ExtCheckoutId);
    if (payment === null) continue;
    const { ExtPaymentId } = payment;
    const refund = await payments.refund(account, { key: 'r', ExtPaymentId, Amount: 90, Currency: 'EUR', TransactionId: 3 });
    await payments.refundOf(account, refund.ExtRefundId);
    await payments.refundsOf(account, ExtPaymentId);
    await payments.payment(account, ExtPaymentId);
    await payments.originOf(account, ExtPaymentId);
    for (const status of ['won', 'lost']) {
      const { id } = await double.control<{ id: string }>('dispute', { payment: ExtPaymentId });
      await double.control('dispute/close', { dispute: id, status });
      await payments.disputeOf(account, id);
    }
    const answer = { Customer: 'Anna Riva', Purchase: 'Ten classes', Policies: 'Rules', Visits: 'Came', Words: 'Ours' };
    const { id: answered } = await double.control<{ id: string }>('dispute', { payment: ExtPaymentId });
    await payments.answerDispute(account, { key: `answer ${number}`, ExtDisputeId: answered, ...answer });
    const { id: accepted } = await double.control<{ id: string }>('dispute', { payment: ExtPaymentId });
    await payments.acceptDispute(account, { key: `accept ${number}`, ExtDisputeId: accepted });
    await payments.disputesOf(account, ExtPaymentId);
  }
  const stored = await payments.openCheckout(account, { ...page(), kind: 'once', PlatformFee: 0 });
  await double.control('pay', { session: stored.ExtCheckoutId, number: testCards.works, stores: true });
  const [card] = await payments.storedCards(account, ExtCustomerId);
  const charge = await payments.openCharge(account, { ...page(), PlatformFee: 50 });
  const returnUrl = 'https://club.example/return';
  await payments.confirmCharge(account, charge, { ExtMeansId: card?.ExtMeansId ?? '', returnUrl });
  await payments.expireCheckout(account, await payments.openCharge(account, { ...page(), PlatformFee: 0 }));
  const span = { from: at(-1), until: at(1) };
  const { entries } = await payments.balance(account, span);
  await payments.balance(account, span, entries[0]?.ExtEntryId);
  const left = await payments.openCheckout(account, { ...page(), kind: 'once', PlatformFee: 0 });
  await payments.expireCheckout(account, left.ExtCheckoutId);
  const often = { kind: 'recurring', Every: 1, Unit: 'Month', PlatformFeePercent: 1 } as const;
  for (const starts of [
    { StartsAt: null, Charges: 3, FirstExtra: 2 },
    { StartsAt: at(20), Charges: null, FirstExtra: 0 },
    { StartsAt: at(100), Charges: null, FirstExtra: 0 },
  ]) {
    const recurring = { ...often, ...starts };
    const { ExtCheckoutId } = await payments.openCheckout(account, { ...page(), ...recurring });
    await double.pay(ExtCheckoutId, testCards.works);
    const { ExtSubscriptionId } = await payments.checkout(account, ExtCheckoutId);
    await callForSubscription(payments, account, ExtCustomerId, ExtSubscriptionId ?? '');
  }
  const monthly = { ...often, StartsAt: null, Charges: null, FirstExtra: 0 };
  const { ExtCheckoutId } = await payments.openCheckout(account, { ...page(), ...monthly });
  await double.pay(ExtCheckoutId, testCards.works);
  const { ExtSubscriptionId } = await payments.checkout(account, ExtCheckoutId);
  await double.control('cards/fail', { customer: ExtCustomerId });
  await double.advance(72);
  await double.control('cards/fail', { customer: ExtCustomerId, fails: false });
  await callForSubscription(payments, account, ExtCustomerId, ExtSubscriptionId ?? '');
  await double.advance(5);
  for (const { ExtPayoutId } of await payments.payouts(account, { from: at(-1), until: at(200) }))
    await payments.balance(account, { ExtPayoutId });
}

async function callForSubscription(payments: PaymentProvider, account: string, ExtCustomerId: string, id: string): Promise<void> {
  const { ExtLatestInvoiceId } = await payments.subscription(account, id);
  await payments.invoice(account, ExtLatestInvoiceId ?? '');
  await payments.paidInvoices(account, id);
  const shown = { returnUrl: 'https://club.example/plan', language: 'fr', text: 'Rien n’est prélevé.' };
  const card = { key: id, ExtCustomerId, ExtSubscriptionId: id, ...shown };
  const { ExtCheckoutId } = await payments.openCardChange(account, card);
  await double.pay(ExtCheckoutId, testCards.other);
  await payments.applyCardChange(account, ExtCheckoutId);
  const until = new Date(Date.now() + 86_400_000);
  const changes = [
    { kind: 'pause', until },
    { kind: 'pause', until: null },
    { kind: 'resume' },
    { kind: 'cancelAtPeriodEnd' },
    { kind: 'keep' },
    { kind: 'cancelNow' },
  ] as const;
  for (const change of changes) await payments.changeSubscription(account, id, change);
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one);
  if (typeof value !== 'object' || value === null) return;
  if ('object' in value && typeof value.object === 'string' && value.object in objects) yield { ...value };
  for (const field of Object.values(value)) yield* objectsIn(field);
}

const answered = () => exchanges.flatMap(({ answer }) => [...objectsIn(answer)]);

describe('the published description of Stripe', () => {
  it('contains every request of the product with its parameters', () => {
    expect(new Set(exchanges.map(({ request }) => request))).toEqual(new Set(Object.keys(requestSchemas)));
    const faults = exchanges.flatMap(({ request, fields }) => {
      const schema = requestSchemas[request] ?? {};
      return faultsOf(typed(readForm(fields), schema), schema, true).map(({ kind, param }) => `${request}: ${kind} ${param}`);
    });
    expect(faults).toEqual([]);
  });

  it('contains the objects that the test double returns, except for the listed differences', () => {
    const described: Readonly<Record<string, Schema>> = objects;
    const places = answered().flatMap((one) => {
      const name = String(one['object']);
      const faults = faultsOf(one, described[name] ?? {}, false);
      return faults.map(({ kind, param }) => `${name}: ${kind} ${param.replaceAll(/\[\d+\]/g, '[]')}`);
    });
    expect([...new Set(places)].sort()).toEqual(Object.keys(CHANGED).sort());
  });

  it('contains in its samples of 2026 the fields that the test double returns, and no field that is listed as removed', () => {
    const sampled = shapes as Record<string, Record<string, unknown>>;
    const places = answered().flatMap((one) => {
      const name = String(one['object']);
      const unknown = Object.keys(one).filter((field) => !(field in (sampled[name] ?? {})));
      return unknown.map((field) => `${name}.${field}`);
    });
    expect([...new Set(places)].sort()).toEqual(EXPANDED);
    const removed = Object.entries(CHANGED).filter(([place, why]) => place.includes(' missing ') && !why.includes('expanded'));
    for (const [place] of removed) {
      const [name = '', field = ''] = place.split(': missing ');
      expect(sampled[name], place).not.toHaveProperty(field);
    }
  });
});
