import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling } from '../../test/billing.ts';
import { aClass, hours } from '../../test/booking-rows.ts';
import { createSeats } from './public.ts';

let server: BillingServer;
let type: number;
let athlete: number;
beforeAll(async () => {
  server = await openBilling(new Date().toISOString());
  type = (await server.type({ DurationDays: 60, MaxActivities: 10 })).ClassSubscriptionId;
});
beforeEach(async () => {
  athlete = await server.athlete();
});
afterAll(() => server.close());

async function bookedWithTen() {
  const { db, clubId, manager } = server;
  const { UserSubscriptionId } = await server.assigned(athlete, { ClassSubscriptionId: type });
  const payment = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
  const { Transaction } = accepted(await server.subscriptions.pay(UserSubscriptionId, payment, manager));
  const classId = await aClass(db, clubId, { Begin: hours(48), TicketsCostInSite: 1, ClassSubscriptionIds: [type] });
  const seats = createSeats({ db, seatFreed: async () => {} });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
  accepted(await seats.join({ classId, userId: athlete, staffId: null, answer: () => 'booked' }, request));
  const input = { Type: 'Refund', Method: 'Cash', Amount: 5_900, Currency: 'EUR', Effect: 'End' } as const;
  const refund = async () =>
    server.transactions.create(
      clubId,
      transactionInputSchema.parse({ ...input, LinkedTransactionId: Transaction.TransactionId }),
      manager,
    );
  return { held: UserSubscriptionId, classId, purchase: Transaction.TransactionId, refund };
}
const seatsOf = (userId: number) =>
  server.db.selectFrom('class_participants').select(['ClassId', 'State']).where('UserId', '=', userId).execute();
const stateOf = async (held: number) => accepted(await server.subscriptions.get(held)).State;

it('a refund of a subscription returns the ticket of a booking exactly once, even while the class is being canceled', async () => {
  const { held, classId, refund } = await bookedWithTen();
  const marked = { CanceledAt: new Date(), CanceledBy: server.manager, CancelReason: 'Ill.' };
  await server.db.updateTable('classes').set(marked).where('ClassId', '=', classId).execute();
  accepted(await refund());
  expect(await stateOf(held)).toBe('Canceled');
  expect(accepted(await server.subscriptions.get(held)).RemainingTickets).toBe(10);
  expect(await seatsOf(athlete)).toEqual([{ ClassId: classId, State: 'Canceled' }]);
  const events = (await server.events('ClassCanceled')).filter(({ Target }) => Target === athlete);
  expect(events).toHaveLength(1);
});

it('a refund of a subscription is refused as a whole when one of its seats cannot be removed', async () => {
  const { held, refund } = await bookedWithTen();
  await sql`create function always_meanwhile() returns trigger language plpgsql as $$ begin return null; end $$`.execute(
    server.db,
  );
  await sql`create trigger always_meanwhile before delete on class_participants for each row execute function always_meanwhile()`.execute(
    server.db,
  );
  const refused = await refund().then(
    () => 'done',
    (error: unknown) => error,
  );
  await sql`drop trigger always_meanwhile on class_participants`.execute(server.db);
  expect(refused).toMatchObject({ refused: 'ServiceUnavailable' });
  expect(await stateOf(held)).toBe('Active');
  expect(await seatsOf(athlete)).toMatchObject([{ State: 'Booked' }]);
});

it('a refund of a subscription and the list of its future bookings use the same clock', async () => {
  const { classId, purchase } = await bookedWithTen();
  const begin = server.now();
  const listed = async () =>
    accepted(await server.transactions.bought(server.clubId, purchase)).Bookings.map((one) => one.ClassId);
  expect(await listed()).toEqual([classId]);
  server.at(hours(49).toISOString());
  expect(await listed()).toEqual([]);
  server.at(begin.toISOString());
});
