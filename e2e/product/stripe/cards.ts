import type { Means } from './objects.ts';
import { days, type World } from './world.ts';

interface Card {
  readonly brand: string;
  readonly result: 'works' | 'declined' | 'asks';
  readonly funding?: 'credit' | 'debit';
  readonly decline?: string;
  /** Requires a confirmation also when the club charges later. */
  readonly alwaysAsks?: boolean;
}

/** Test numbers that Stripe publishes. */
export const cards: Readonly<Record<string, Card>> = {
  '4242424242424242': { brand: 'visa', result: 'works' },
  '5555555555554444': { brand: 'mastercard', result: 'works' },
  '4000056655665556': { brand: 'visa', result: 'works', funding: 'debit' },
  '4000000000000002': { brand: 'visa', result: 'declined', decline: 'generic_decline' },
  '4000000000009995': { brand: 'visa', result: 'declined', decline: 'insufficient_funds' },
  '4000002500003155': { brand: 'visa', result: 'asks' },
  '4000002760003184': { brand: 'visa', result: 'asks', alwaysAsks: true },
};

export const accounts: Readonly<Record<string, 'works' | 'fails'>> = {
  AT611904300234573201: 'works',
  DE89370400440532013000: 'works',
  AT861904300235473202: 'fails',
  DE62370400440532013001: 'fails',
};

export const plainNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
export const isKnown = (number: string): boolean => number in cards || number in accounts;

export function createMeans(world: World, account: string, customer: string, number: string, stores = false): Means {
  const last4 = number.slice(-4);
  const card = cards[number];
  const billing_details = { address: null, email: null, name: null, phone: null, tax_id: null };
  const made =
    card === undefined
      ? {
          type: 'sepa_debit',
          card: undefined,
          sepa_debit: {
            last4,
            country: number.slice(0, 2),
            bank_code: null,
            branch_code: null,
            fingerprint: null,
            generated_from: null,
          },
        }
      : { type: 'card', card: cardOf(card, last4) };
  const means = world.create<Means>('payment_method', 'pm', account, {
    ...made,
    allow_redisplay: stores ? 'always' : 'limited',
    billing_details,
    customer,
    metadata: {},
  });
  world.hidden.numbers[means.id] = number;
  world.event('payment_method.attached', means);
  return means;
}

const cardOf = ({ brand, funding = 'credit' }: Card, last4: string) => ({
  brand,
  last4,
  country: 'IT',
  exp_month: 12,
  exp_year: 2034,
  funding,
  checks: null,
  fingerprint: null,
  generated_from: null,
  networks: null,
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** Stripe announces a debit two days before. */
const DEBIT_DAYS = 2;

export const detailsOf = (means: Means, now: number): object =>
  means.type === 'card'
    ? {
        type: 'card',
        card: { ...(means['card'] as object), three_d_secure: null, network: null, installments: null, mandate: null },
      }
    : {
        type: 'sepa_debit',
        sepa_debit: { ...(means['sepa_debit'] as object), mandate: null, expected_debit_date: dayOf(now + days(DEBIT_DAYS)) },
      };

const dayOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

export type Outcome = { readonly result: 'succeeds' | 'processing' } | { readonly result: 'declined'; readonly decline: string };

/** `present`: the customer is on a page of Stripe. */
export function outcomeOf(world: World, means: Means, present: boolean): Outcome {
  const number = world.hidden.numbers[means.id] ?? '';
  const card = cards[number];
  if (card === undefined) return { result: 'processing' };
  if (means.customer !== null && !present && world.hidden.failing.includes(means.customer))
    return { result: 'declined', decline: 'insufficient_funds' };
  if (card.result === 'declined') return { result: 'declined', decline: card.decline ?? 'generic_decline' };
  if (!present && card.alwaysAsks === true) return { result: 'declined', decline: 'authentication_required' };
  return { result: 'succeeds' };
}
