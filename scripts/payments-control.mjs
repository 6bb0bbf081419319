import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, root } from './runtime.mjs';

// npm run payments:demo -- <act>: at the bank and in the dashboard of the double of Stripe (PAYMENTS=demo).
const usage = `npm run payments:demo -- <act>, one of:
  payments                        lists the newest payments with their ids
  advance <days>                  lets time pass: renewals, retries, bank debits, ends of pages
  decline [email], accept [email] lets the banks of all members, or of one, decline later charges, or accept them again
  refund [payment] [amount]       gives a payment back in the dashboard, whole or an amount in minor units
  dispute [payment] [amount]      the payer's bank takes a payment back
  dispute-close won|lost          ends the newest dispute
  payout                          pays out at once what is certain
  disconnect                      the club that set up last takes the platform off its account
  connect <account>               the club allows the platform again
Without a payment the newest one is meant.`;

const [act = '', ...given] = process.argv.slice(2);
const dataDir = resolve(root, process.env.DATA_DIR || './data');

const access = (() => {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'payments-demo.access.json'), 'utf8'));
  } catch {
    return fail(`No demo of payments has run with ${dataDir}.`, '', 'PAYMENTS=demo npm start');
  }
})();

async function control(name, input = {}) {
  const headers = { authorization: `Bearer ${access.key}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(input) };
  const response = await fetch(`${access.url}/double/${name}`, request).catch(() =>
    fail(`The demo of payments does not run at ${access.url}.`, '', 'PAYMENTS=demo npm start'),
  );
  const result = await response.json();
  return response.ok ? result : fail(result.error?.message ?? `The double answered ${response.status}.`, '', usage);
}

const all = (type) => control('objects', { type });
const newest = async (type) => (await all(type)).at(-1) ?? fail(`There is no ${type.replace('_', ' ')} yet.`, '', usage);
const isAmount = (text) => /^[1-9]\d{0,8}$/.test(text);

/** Each optional. */
async function paymentAndAmount() {
  const amount = given.find(isAmount);
  const id = given.find((one) => one.startsWith('pi_'));
  if (given.length > 2 || given.some((one) => one !== amount && one !== id))
    fail(`Not understood: ${given.join(' ')}`, '', usage);
  const succeeded = (await all('payment_intent')).filter(({ status }) => status === 'succeeded');
  const payment = id ?? succeeded.at(-1)?.id ?? fail('There is no payment yet.', '', usage);
  return { payment, ...(amount === undefined ? {} : { amount: Number(amount) }) };
}

async function setDeclined(fails) {
  const customers = await all('customer');
  const meant = given[0] === undefined ? customers : customers.filter(({ email }) => email === given[0]);
  if (meant.length === 0) fail('There is no such customer.', '', usage);
  for (const { id } of meant) await control('cards/fail', { customer: id, fails });
  return `Later charges of ${meant.length} customer(s) are ${fails ? 'declined' : 'accepted'}.`;
}

const acts = {
  async payments() {
    const customers = new Map((await all('customer')).map((one) => [one.id, one.email ?? one.id]));
    const lines = (await all('payment_intent')).slice(-20).map(({ id, amount, currency, status, customer }) => {
      return `${id}  ${(amount / 100).toFixed(2)} ${currency.toUpperCase()}  ${status}  ${customers.get(customer) ?? ''}`;
    });
    return lines.join('\n') || 'No payments yet.';
  },
  async advance() {
    if (!isAmount(given[0] ?? '')) fail('The days must be a positive whole number.', '', usage);
    const { now } = await control('clock/advance', { days: Number(given[0]) });
    return `At Stripe it is ${new Date(now * 1000).toISOString()}.`;
  },
  decline: () => setDeclined(true),
  accept: () => setDeclined(false),
  refund: async () => `Refunded: ${(await control('refund', await paymentAndAmount())).id}.`,
  dispute: async () => `Disputed: ${(await control('dispute', await paymentAndAmount())).id}.`,
  async 'dispute-close'() {
    if (given[0] !== 'won' && given[0] !== 'lost') fail('A dispute is won or lost.', '', usage);
    const { id } = await newest('dispute');
    await control('dispute/close', { dispute: id, status: given[0] });
    return `The dispute ${id} is ${given[0]}.`;
  },
  async payout() {
    const { count } = await control('payout');
    return count === 0 ? 'Nothing is certain yet.' : `Paid out: ${count}. Compare now under Payouts.`;
  },
  async disconnect() {
    const { id } = await newest('account');
    await control('account/remove', { account: id });
    return `The platform has no access to ${id} any more. Undo it with connect ${id}.`;
  },
  async connect() {
    const { id } = await control('account/connect', { account: given[0] });
    return id === undefined ? fail('No such account was disconnected.', '', usage) : `The platform has access to ${id} again.`;
  },
};

if (!Object.hasOwn(acts, act)) fail(act === '' ? 'Name an act.' : `There is no act "${act}".`, '', usage);
console.log(await acts[act]());
