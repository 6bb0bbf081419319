import type { UserId } from '@clubpulse/contract/accounts/users';
import type { UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { Insertable } from 'kysely';
import { moveHolder } from '../members/pipeline/public.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Classes, ClubBookingSettings, UserSubscriptions, Users } from '../platform/database/schema.generated.ts';
import { aRole, aUser } from './rows.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const hours = (ahead: number): Date => new Date(Date.now() + ahead * HOUR_MS);

export function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export async function aClass(db: Queryable, ClubId: number, fields: Partial<Insertable<Classes>> = {}): Promise<number> {
  const Begin = fields.Begin instanceof Date ? fields.Begin : hours(48);
  const End = new Date(Begin.getTime() + HOUR_MS);
  const days = fields.CalendarVisibilityDays ?? 30;
  const row: Insertable<Classes> = {
    ClubId,
    Name: 'Spinning',
    Begin,
    End,
    Duration: 60,
    ClassType: 'Single',
    CalendarType: 'Club',
    PublishState: 'Published',
    BookingMode: 'Open',
    TrainingType: 'other',
    Color: '#1787a6',
    MaxInSiteParticipants: 10,
    CalendarVisibilityDays: days,
    BookingBeforeHours: 0,
    CancelBeforeHours: 0,
    BookingOpensAt: new Date(Begin.getTime() - days * DAY_MS),
    ...fields,
  };
  return (await db.insertInto('classes').values(row).returning('ClassId').executeTakeFirstOrThrow()).ClassId;
}

export async function aCourse(
  db: Queryable,
  ClubId: number,
  begins: readonly number[],
  fields: Partial<Insertable<Classes>> = {},
) {
  const days = begins.map((ahead) => ({ Begin: hours(ahead), End: hours(ahead + 1) }));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A course has days.');
  const { ClassScheduleId } = await db
    .insertInto('class_schedules')
    .values({ ClubId, ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2027-01-01', Slots: '[]' })
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  const course = { ClassType: 'Course', ClassScheduleId, Begin: first.Begin, End: last.End, ...fields } as const;
  const classId = await aClass(db, ClubId, course);
  const ofCourse = { ClassScheduleId, ClubId, ClassId: classId, OfCourse: true, Type: 'Definition' } as const;
  await db
    .insertInto('scheduled_days')
    .values(days.map((day) => ({ ...ofCourse, ...day })))
    .execute();
  return { classId, days: days.map(({ Begin, End }) => ({ Begin: Begin.toISOString(), End: End.toISOString() })) };
}

export async function anAthlete(db: Queryable, clubId: number, fields: Partial<Insertable<Users>> = {}): Promise<number> {
  const userId = await aUser(db, fields);
  await aRole(db, userId, 'Athlete', clubId);
  return userId;
}

export async function aSubscriptionType(db: Queryable, ClubId: number, Name = 'Open monthly'): Promise<number> {
  const type = { ClubId, Name, Type: 'Invite' as const, Price: 5900, Currency: 'EUR' };
  return (await db.insertInto('class_subscriptions').values(type).returning('ClassSubscriptionId').executeTakeFirstOrThrow())
    .ClassSubscriptionId;
}

/** With `tickets` null the subscription has no tickets. */
export async function aSubscription(
  db: Queryable,
  ClubId: number,
  UserId: number,
  ClassSubscriptionId: number,
  tickets: number | null = null,
  fields: Partial<Insertable<UserSubscriptions>> = {},
): Promise<number> {
  const row = await db
    .insertInto('user_subscriptions')
    .values({
      ClubId,
      UserId,
      ClassSubscriptionId,
      SubscriptionName: 'Open monthly',
      State: 'Active',
      Price: 5900,
      Currency: 'EUR',
      ActivationDate: hours(-24).toISOString().slice(0, 10),
      ExtStatus: 'paid',
      MaxActivities: tickets,
      ...fields,
    })
    .returning(['UserSubscriptionId', 'Price'])
    .executeTakeFirstOrThrow();
  await moveHolder(db, { ClubId, UserId, Price: row.Price });
  if (tickets !== null) await anAccount(db, ClubId, UserId, tickets, row.UserSubscriptionId);
  return row.UserSubscriptionId;
}

export async function anInstallment(db: Queryable, UserSubscriptionId: number): Promise<void> {
  const part = { UserSubscriptionId, Number: 1, Amount: 2_000, DueDate: hours(24).toISOString().slice(0, 10) };
  await db.insertInto('user_subscription_installments').values(part).execute();
}

export async function anAccount(
  db: Queryable,
  ClubId: number,
  UserId: number,
  Balance: number,
  UserSubscriptionId: number | null = null,
): Promise<number> {
  const { LedgerAccountId } = await db
    .insertInto('ledger_accounts')
    .values({ ClubId, UserId, UserSubscriptionId, Balance })
    .returning('LedgerAccountId')
    .executeTakeFirstOrThrow();
  const entry = { LedgerAccountId, Change: Balance, BalanceAfter: Balance, Reason: 'Purchase' as const };
  if (Balance !== 0) await db.insertInto('ledger_entries').values(entry).execute();
  return LedgerAccountId;
}

export async function bookingSettings(
  db: Queryable,
  ClubId: number,
  settings: Partial<Insertable<ClubBookingSettings>>,
): Promise<void> {
  const row = { ...defaultBookingSettings, ...settings, ClubId };
  await db
    .insertInto('club_booking_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('ClubId').doUpdateSet(row))
    .execute();
}

export async function balanceOf(
  db: Queryable,
  UserId: UserId,
  UserSubscriptionId: UserSubscriptionId | null = null,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('Balance')
    .where('UserId', '=', UserId)
    .where('UserSubscriptionId', UserSubscriptionId === null ? 'is' : '=', UserSubscriptionId)
    .executeTakeFirstOrThrow();
  return row.Balance;
}
