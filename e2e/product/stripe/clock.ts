import { comingPayouts } from './balance.ts';
import { charge } from './invoices.ts';
import type { Invoice, Refund, Session, Subscription } from './objects.ts';
import { endRefund } from './payments.ts';
import { expire, isIntent, settleIntent } from './sessions.ts';
import { cancel, renew } from './subscriptions.ts';
import type { World } from './world.ts';

interface Due {
  readonly at: number;
  run(): void;
}

/** Everything that is due without a request, with its instant. */
function* coming(world: World): Generator<Due> {
  for (const session of world.all<Session>('checkout.session'))
    if (session.status === 'open')
      yield { at: world.hidden.expiring[session.id] ?? session.expires_at, run: () => expire(world, session) };
  for (const invoice of world.all<Invoice>('invoice'))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      yield { at: invoice.next_payment_attempt, run: () => charge(world, invoice, false) };
  for (const subscription of world.all<Subscription>('subscription')) {
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
  yield* comingPayouts(world);
  for (const [id, { at, succeeds }] of Object.entries(world.hidden.settling)) {
    const one = world.find(id);
    yield {
      at,
      run: () => (isIntent(one) ? settleIntent(world, one) : endRefund(world, one as Refund, succeeds ? 'succeeded' : 'failed')),
    };
  }
}

/** Lets happen what is due until `at`, in its order. */
function runUntil(world: World, at: number): void {
  for (;;) {
    let next: Due | undefined;
    for (const due of coming(world)) if (due.at <= at && (next === undefined || due.at < next.at)) next = due;
    if (next === undefined) return;
    world.advanceTo(next.at);
    next.run();
  }
}

export const catchUp = (world: World): void => runUntil(world, world.now());

/** To an instant by the clock of the double. */
export function advance(world: World, to: number): void {
  runUntil(world, to);
  world.advanceTo(to);
}
