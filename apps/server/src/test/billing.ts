import { subscriptionTypeFieldsSchema } from '@clubpulse/contract/billing/subscription-types';
import { type AssignSubscription, assignSubscriptionSchema } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { createCredits, createCreditsPackages, createOrders } from '../billing/credits/public.ts';
import { createDebts } from '../billing/debts/public.ts';
import { createSubscriptionTypes } from '../billing/subscription-types/public.ts';
import {
  createSubscriptionChanges,
  createSubscriptions,
  refundedSubscriptions,
  subscriptionStates,
} from '../billing/subscriptions/public.ts';
import { createTransactions } from '../billing/transactions/public.ts';
import { paidBookings } from '../calendar/seats/public.ts';
import { createDailyJobs } from '../clubs/daily/public.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Clubs, UserSubscriptions } from '../platform/database/schema.generated.ts';
import { createTestDatabase } from './database.ts';
import { beginDays } from './jobs.ts';
import { leaveClub } from './leaving.ts';
import { aClub, aRole, aUser } from './rows.ts';

export type BillingHouse = Awaited<ReturnType<typeof openBilling>>;

/** The features of billing on a database of their own, whose clock says what the test sets, with a club and its manager. */
export async function openBilling(start: string, ofClub: Partial<Insertable<Clubs>> = {}) {
  const database = await createTestDatabase();
  const open = openDatabase(database.url);
  const { db } = open;
  let instant = new Date(start);
  const now = () => instant;
  const club = async (clubId: number) =>
    db.selectFrom('clubs').select(['ClubId', 'TimeZone']).where('ClubId', '=', clubId).executeTakeFirst();
  const parts = { db, club, bookings: paidBookings, now };
  const clubId = await aClub(db, ofClub);
  const manager = await aUser(db, { Email: 'desk@example.com' });
  await aRole(db, manager, 'Manager', clubId);
  const types = createSubscriptionTypes({ db, now });
  const subscriptions = createSubscriptions(parts);
  const daily = createDailyJobs({ db, jobs: [subscriptionStates], now });
  return {
    db,
    url: database.url,
    clubId,
    manager,
    now,
    types,
    subscriptions,
    changes: createSubscriptionChanges(parts),
    credits: createCredits({ db }),
    packages: createCreditsPackages({ db, now }),
    orders: createOrders(parts),
    debts: createDebts({ db, now }),
    transactions: createTransactions({ db, bought: refundedSubscriptions(parts), now }),
    /** Sets the clock. */
    at(at: string) {
      instant = new Date(at);
    },
    /** Sets the clock and lets the daily jobs look. */
    async wake(at: string) {
      instant = new Date(at);
      const failures = await beginDays(db, daily);
      if (failures.length > 0) throw new Error('A daily job failed.', { cause: failures[0] });
    },
    async athlete(inClub = clubId) {
      const userId = await aUser(db);
      await aRole(db, userId, 'Athlete', inClub);
      return userId;
    },
    /** Takes all roles of hers in the club at the clock's moment. */
    leave: (userId: number, by = userId) => leaveClub(db, { UserId: userId, ClubId: clubId, by, at: instant }),
    /** Comes back as an athlete. */
    /** Also where another desk took her in just now. */
    join: (UserId: number) =>
      db
        .insertInto('user_roles')
        .values({ UserId, Role: 'Athlete', ClubId: clubId })
        .onConflict((both) => both.doNothing())
        .execute(),
    /** A type of the club: EUR 59.00 for 30 days, and what the test changes. */
    async type(overrides: Partial<z.input<typeof subscriptionTypeFieldsSchema>> = {}) {
      return accepted(await types.create(clubId, subscriptionTypeFieldsSchema.parse({ ...monthly, ...overrides }), manager));
    },
    /** Assigns a type to a member, by default for EUR 59.00 to pay later, from today for 30 days; once more where she holds it. */
    async assigned(userId: number, overrides: Partial<AssignSubscription> & Pick<AssignSubscription, 'ClassSubscriptionId'>) {
      const Besides = (await subscriptions.ofMembers(clubId, [userId])).map((held) => held.UserSubscriptionId);
      const request = assignSubscriptionSchema.parse({ Besides, ...overrides });
      return accepted(await subscriptions.assign(clubId, userId, request, manager));
    },
    /** Changes what no call of a club does: what a provider says, for instance. */
    stored: (id: number, fields: Partial<Insertable<UserSubscriptions>>) =>
      db.updateTable('user_subscriptions').set(fields).where('UserSubscriptionId', '=', id).execute(),
    /** Type and payload of the events so far, oldest first; those of one kind where it is named. */
    async events(beginning = ''): Promise<({ Type: string } & Record<string, unknown>)[]> {
      const rows = await db.selectFrom('events').select(['Type', 'Payload']).orderBy('EventId').execute();
      return rows
        .filter((row) => row.Type.startsWith(beginning))
        .map((row) => ({ ...(row.Payload as Record<string, unknown>), Type: row.Type }));
    },
    async close() {
      await open.close();
      await database.drop();
    },
  };
}

export const monthly = {
  Name: 'Open monthly',
  Type: 'Open',
  Price: 5_900,
  Currency: 'EUR',
  DurationDays: 30,
  MaxActivities: null,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
} as const;

/** What was not refused. */
export function accepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer.errors ?? answer.values ?? '')}`);
  return answer;
}

/** The refusal in one word: the key of its first field where there is one. */
export const said = (answer: unknown): string => (isRefusal(answer) ? (answer.errors?.[0]?.key ?? answer.refused) : 'accepted');
