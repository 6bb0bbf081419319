import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

const listed = (values: readonly (number | string)[]): RawBuilder<never> => sql`any(${[...values]})`;

export interface StoredEvent {
  readonly EventId: number;
  readonly ClubId: number | null;
  readonly Type: string;
  readonly Payload: unknown;
  readonly At: Date;
}

/** What happened of these kinds after the moment and nobody was told of, in its order. */
export const untold = (db: Queryable, after: Date, types: readonly string[]): Promise<StoredEvent[]> =>
  db
    .selectFrom('events as event')
    .select(['event.EventId', 'event.ClubId', 'event.Type', 'event.Payload', 'event.At'])
    .where('event.At', '>', after)
    .where('event.Type', 'in', [...types])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as told').select('told.NotificationId').whereRef('told.ClubLogEntryId', '=', 'event.EventId'),
        ),
      ),
    )
    .orderBy('event.EventId')
    .execute();

export async function trainersOf(db: Queryable, classIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('classes')
    .select(['ClassId', 'TrainerId'])
    .where('ClassId', '=', listed(classIds))
    .where('TrainerId', 'is not', null)
    .execute();
  return new Map(rows.map(({ ClassId, TrainerId }) => [ClassId, TrainerId ?? 0]));
}

/** When her training before this one ended. */
export async function trainedBefore(db: Queryable, userId: number, begin: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('trainings')
    .select('End')
    .where('UserId', '=', userId)
    .where('Begin', '<', begin)
    .orderBy('Begin', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.End;
}

/** After how many weeks a club welcomes somebody back; undefined without one. */
export async function welcomeBackWeeks(db: Queryable, clubId: number | null): Promise<number | undefined> {
  if (clubId === null) return undefined;
  const row = await db.selectFrom('clubs').select('WelcomeBackWeeks').where('ClubId', '=', clubId).executeTakeFirst();
  return row?.WelcomeBackWeeks;
}

/** Who has the address, with the clubs where she trains. */
export async function clubsOfAddress(db: Queryable, email: string): Promise<{ UserId: number; ClubId: number }[]> {
  const rows = await db
    .selectFrom('users as person')
    .innerJoin('user_roles as role', 'role.UserId', 'person.UserId')
    .select(['person.UserId', 'role.ClubId'])
    .where('person.Email', '=', email)
    .where('role.Role', '=', 'Athlete')
    .execute();
  return rows.flatMap(({ UserId, ClubId }) => (ClubId === null ? [] : [{ UserId, ClubId }]));
}

/** Who is booked into a class that begins within her minutes, and was not reminded of it. */
export const toRemind = (db: Queryable, now: Date, usual: number, most: number) => {
  const minutes = sql<number>`case when hours."UserId" is null then ${usual}::integer else hours."ReminderMinutes" end`;
  return db
    .selectFrom('classes as class')
    .innerJoin('class_participants as seat', 'seat.ClassId', 'class.ClassId')
    .leftJoin('notification_hours as hours', 'hours.UserId', 'seat.UserId')
    .select(['seat.UserId', 'class.ClassId', 'class.ClubId', 'class.Name', 'class.Begin'])
    .where('class.PublishState', '=', 'Published')
    .where('class.CanceledAt', 'is', null)
    .where('class.Begin', '>', now)
    .where('class.Begin', '<=', new Date(now.getTime() + most * 60_000))
    .where('seat.State', '=', 'Booked')
    .where(sql<boolean>`class."Begin" <= ${now}::timestamptz + make_interval(mins => ${minutes})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as told')
            .select('told.NotificationId')
            .whereRef('told.UserId', '=', 'seat.UserId')
            .whereRef('told.SubjectId', '=', 'class.ClassId')
            .where('told.Event', '=', 'ClassReminder'),
        ),
      ),
    )
    .execute();
};
