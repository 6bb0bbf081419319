import type { Charge, Payout, Resource } from './objects.ts';
import { days, type World } from './world.ts';

interface Booked extends Resource {
  readonly amount: number;
  readonly net: number;
  readonly currency: string;
  available_on: number;
  readonly source: string;
  readonly type: string;
}
interface NewEntry {
  readonly type: 'charge' | 'payment' | 'payment_failure_refund' | 'refund' | 'payment_refund' | 'refund_failure' | 'adjustment';
  readonly category?: string;
  readonly source: string;
  readonly amount: number;
  readonly currency: string;
  readonly fee?: number;
  readonly applicationFee?: number;
  /** Days until the money is certain. */
  readonly settles?: number;
}

const ARRIVES_DAYS = 2;
const DAY = days(1);

export function book(world: World, account: string | null, entry: NewEntry): Resource {
  const { type, category = type, source, amount, currency, fee = 0, applicationFee = 0, settles = 0 } = entry;
  const stripes = { amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' };
  const platforms = { amount: applicationFee, application: 'ca_double', currency, description: null, type: 'application_fee' };
  return world.create('balance_transaction', 'txn', account, {
    amount,
    currency,
    available_on: Math.ceil((world.now() + days(2 + settles)) / DAY) * DAY,
    fee: fee + applicationFee,
    fee_details: [stripes, platforms].filter((one) => one.amount !== 0),
    net: amount - fee - applicationFee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  });
}

interface Due {
  readonly at: number;
  run(): void;
}

export function* comingPayouts(world: World, isMeant: (id: string) => boolean): Generator<Due> {
  const waiting = world
    .all<Booked>('balance_transaction')
    .filter(({ id, type }) => type !== 'payout' && world.hidden.paidOut[id] === undefined && isMeant(id))
    .toSorted((a, b) => a.available_on - b.available_on);
  const groups = Map.groupBy(waiting, ({ id, currency }) => `${world.ownerOf(id)} ${currency}`);
  for (const entries of groups.values()) {
    let sum = 0;
    for (const [index, { net, available_on: at }] of entries.entries()) {
      sum += net;
      if (sum <= 0 || entries[index + 1]?.available_on === at) continue;
      const paid = entries.slice(0, index + 1);
      const amount = sum;
      yield { at, run: () => payOut(world, paid, amount) };
      break;
    }
  }
  for (const payout of world.all<Payout>('payout'))
    if (payout.status === 'in_transit' && isMeant(payout.id)) yield { at: payout.arrival_date, run: () => arrive(world, payout) };
}

/** Entries become available, except payments that a bank has not paid yet. */
export function makeAvailable(world: World): void {
  for (const entry of world.all<Booked>('balance_transaction'))
    if ((world.find(entry.source) as Charge | undefined)?.status !== 'pending')
      entry.available_on = Math.min(entry.available_on, world.now());
}

function payOut(world: World, entries: readonly Booked[], amount: number): void {
  const { id: first, currency } = entries[0] ?? { id: '', currency: 'eur' };
  const account = world.ownerOf(first);
  const payout = world.create<Payout>('payout', 'po', account, {
    amount,
    arrival_date: world.now() + days(ARRIVES_DAYS),
    automatic: true,
    currency,
    destination: null,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status: 'in_transit',
    type: 'bank_account',
  });
  const fields = { amount: -amount, currency, available_on: world.now(), fee: 0, fee_details: [], net: -amount };
  const kind = { reporting_category: 'payout', source: payout.id, status: 'available', type: 'payout' };
  const booked = world.create('balance_transaction', 'txn', account, { ...fields, ...kind });
  payout.balance_transaction = booked.id;
  for (const { id } of [...entries, booked]) world.hidden.paidOut[id] = payout.id;
  world.event('payout.created', payout);
}

function arrive(world: World, payout: Payout): void {
  payout.status = 'paid';
  world.event('payout.paid', payout);
}
