import { comingPayouts } from './balance.ts';
import { charge } from './invoices.ts';
import type { Invoice, Refund, Resource, Session, Subscription } from './objects.ts';
import { endRefund } from './payments.ts';
import { expire, isIntent, settleIntent } from './sessions.ts';
import { cancel, renew } from './subscriptions.ts';
import type { World } from './world.ts';

interface Due {
  readonly at: number;
  run(): void;
}

function* coming(world: World, account?: string): Generator<Due> {
  const isMeant = (id: string): boolean => account === undefined || world.ownerOf(id) === account;
  const all = <T extends Resource>(kind: string): T[] => world.all<T>(kind).filter(({ id }) => isMeant(id));
  for (const session of all<Session>('checkout.session'))
    if (session.status === 'open')
      yield { at: world.hidden.expiring[session.id] ?? session.expires_at, run: () => expire(world, session) };
  for (const invoice of all<Invoice>('invoice'))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      yield { at: invoice.next_payment_attempt, run: () => charge(world, invoice, false) };
  for (const subscription of all<Subscription>('subscription')) {
    if (subscription.ended_at !== null) continue;
    const resumes = subscription.pause_collection?.resumes_at ?? null;
    if (resumes !== null)
      yield {
        at: resumes,
        run() {
          subscription.pause_collection = null;
          world.event('customer.subscription.updated', subscription);
        },
      };
    if (subscription.cancel_at !== null) yield { at: subscription.cancel_at, run: () => cancel(world, subscription) };
    yield { at: subscription.items.data[0].current_period_end, run: () => renew(world, subscription) };
  }
  yield* comingPayouts(world, isMeant);
  for (const [id, { at, succeeds }] of Object.entries(world.hidden.settling).filter(([debit]) => isMeant(debit))) {
    const one = world.find(id);
    yield {
      at,
      run: () => (isIntent(one) ? settleIntent(world, one) : endRefund(world, one as Refund, succeeds ? 'succeeded' : 'failed')),
    };
  }
}

function runUntil(world: World, at: number, account?: string): void {
  for (;;) {
    let next: Due | undefined;
    for (const due of coming(world, account)) if (due.at <= at && (next === undefined || due.at < next.at)) next = due;
    if (next === undefined) return;
    world.advanceTo(next.at);
    next.run();
  }
}

export const catchUp = (world: World): void => runUntil(world, world.now());

/** With an account only the acts of this account run, and the clock does not change. */
export function advance(world: World, to: number, account?: string): void {
  const { offset } = world.hidden;
  runUntil(world, to, account);
  if (account === undefined) world.advanceTo(to);
  else world.hidden.offset = offset;
}
