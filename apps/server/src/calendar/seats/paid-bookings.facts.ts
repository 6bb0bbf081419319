import { limitPeriods } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { sql } from 'kysely';
import type { BookingPorts } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export const seatsToCome = (db: Queryable, userSubscriptionId: number, now: Date) =>
  db
    .selectFrom('class_participants as seat')
    .innerJoin('classes', 'classes.ClassId', 'seat.ClassId')
    .select(['seat.ClassId', 'seat.UserId', 'classes.Name as ClassName', 'seat.ClassBegin as Begin'])
    .where('seat.UserSubscriptionId', '=', userSubscriptionId)
    .where('seat.State', '=', 'Booked')
    .where('seat.ClassBegin', '>', now)
    .orderBy('seat.ClassBegin')
    .orderBy('seat.ClassId')
    .execute();

export const paidSeatsFacts: Pick<BookingPorts, 'activeBookings' | 'bookingsPaid' | 'bookingsToCome'> = {
  async activeBookings(db, userSubscriptionId, now) {
    const { count } = await db
      .selectFrom('class_participants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('UserSubscriptionId', '=', userSubscriptionId)
      .where('State', '=', 'Booked')
      .where('ClassEnd', '>', now)
      .executeTakeFirstOrThrow();
    return count;
  },

  bookingsToCome: seatsToCome,

  async bookingsPaid(db, userSubscriptionIds, now, timeZone) {
    if (userSubscriptionIds.length === 0) return new Map();
    const { week, month } = limitPeriods(now, timeZone);
    const from = week.from < month.from ? week.from : month.from;
    const to = week.to > month.to ? week.to : month.to;
    const within = ({ from: begin, to: end }: typeof week) =>
      sql<number>`count(*) filter (where "ClassBegin" >= ${begin} and "ClassBegin" < ${end})`;
    const rows = await db
      .selectFrom('class_participants')
      .select(['UserSubscriptionId', within(week).as('weeklyBookings'), within(month).as('monthlyBookings')])
      .where('UserSubscriptionId', 'in', userSubscriptionIds)
      .where('State', '=', 'Booked')
      .where('ClassBegin', '>=', from)
      .where('ClassBegin', '<', to)
      .groupBy('UserSubscriptionId')
      .execute();
    return new Map(rows.map(({ UserSubscriptionId, ...bookings }) => [UserSubscriptionId ?? 0, bookings]));
  },
};
