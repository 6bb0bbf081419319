import { subscriptionTypeFieldsSchema } from '@clubpulse/contract/billing/subscription-types';
import { type AssignSubscription, assignSubscriptionSchema } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Insertable } from 'kysely';
import pg from 'pg';
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

export type BillingServer = Awaited<ReturnType<typeof openBilling>>;

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
    at(at: string) {
      instant = new Date(at);
    },
    async wake(at: string) {
      instant = new Date(at);
      const failures = await beginDays(db, daily);
      const [failure] = failures;
      const detail = failure instanceof pg.DatabaseError ? failure.detail : undefined;
      if (failure !== undefined) throw new Error(`A daily job failed. ${detail ?? ''}`, { cause: failure });
    },
    async athlete(inClub = clubId) {
      const userId = await aUser(db);
      await aRole(db, userId, 'Athlete', inClub);
      return userId;
    },
    leave: (userId: number, by = userId) => leaveClub(db, { UserId: userId, ClubId: clubId, by, at: instant }),
    join: (UserId: number) =>
      db
        .insertInto('user_roles')
        .values({ UserId, Role: 'Athlete', ClubId: clubId })
        .onConflict((both) => both.doNothing())
        .execute(),
    async type(overrides: Partial<z.input<typeof subscriptionTypeFieldsSchema>> = {}) {
      return accepted(await types.create(clubId, subscriptionTypeFieldsSchema.parse({ ...monthly, ...overrides }), manager));
    },
    async assigned(userId: number, overrides: Partial<AssignSubscription> & Pick<AssignSubscription, 'ClassSubscriptionId'>) {
      const Besides = (await subscriptions.ofMembers(clubId, [userId])).map((held) => held.UserSubscriptionId);
      const request = assignSubscriptionSchema.parse({ Besides, ...overrides });
      return accepted(await subscriptions.assign(clubId, userId, request, manager));
    },
    stored: (id: number, fields: Partial<Insertable<UserSubscriptions>>) =>
      db.updateTable('user_subscriptions').set(fields).where('UserSubscriptionId', '=', id).execute(),
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

export function accepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer.errors ?? answer.values ?? '')}`);
  return answer;
}

export const resultKey = (answer: unknown): string =>
  isRefusal(answer) ? (answer.errors?.[0]?.key ?? answer.refused) : 'accepted';
