import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable, TextRows } from '../../platform/database/database.ts';
import { textRows } from '../../platform/database/text-rows.ts';
import { type CalendarFilters, filterConditions, type TimesOfDay, timeConditions } from './calendar-filters.store.ts';
import { trainerName } from './class-rows.store.ts';

export interface CalendarQuery extends CalendarFilters {
  readonly ClubId: ClubId;
  readonly times?: TimesOfDay | undefined;
  readonly expandDates: boolean;
  readonly Begin: Date;
  readonly End: Date;
}

const columns = [
  'classes.ClassId',
  'classes.ClubId',
  'classes.ClassScheduleId',
  'classes.Name',
  'classes.PictureUri',
  'classes.Begin as ClassBegin',
  'classes.End as ClassEnd',
  'classes.Duration',
  'classes.ClassType',
  'classes.CalendarType',
  'classes.PublishState',
  'classes.CanceledAt',
  'classes.CancelReason',
  'classes.MovedToClassId',
  'classes.BookingMode',
  'classes.ExternalAppLink',
  'classes.TrainingType',
  'classes.ServiceType',
  'classes.Color',
  'classes.Location',
  'classes.DisplayGroupId',
  'classes.BridgeWorkoutId',
  'classes.TrainerId',
  'classes.InSiteParticipants',
  'classes.MaxInSiteParticipants',
  'classes.InSiteQueued',
  'classes.InSiteOffered',
  'classes.InSiteHeld',
  'classes.CreditsCostInSite',
  'classes.TicketsCostInSite',
  'classes.RemoteParticipants',
  'classes.MaxRemoteParticipants',
  'classes.RemoteQueued',
  'classes.RemoteOffered',
  'classes.CreditsCostRemote',
  'classes.TicketsCostRemote',
  'classes.CalendarVisibilityDays',
  'classes.BookingBeforeHours',
  'classes.CancelBeforeHours',
  'classes.ClassSubscriptionIds',
  'classes.RowVersion',
] as const;

const LONGEST_MS = scheduleLimits.maxMinutes * 60_000;

/** PostgreSQL changes `xmin` with each update of the row. */
const writtenBy = (table: string): RawBuilder<string> => sql`${sql.ref(`${table}.xmin`)}`;
const dayWrittenBy = {
  class: sql<string | null>`null::text`.as('DayWrittenBy'),
  day: sql<string | null>`concat_ws(' ', scheduled_days."Begin", ${writtenBy('scheduled_days')})`.as('DayWrittenBy'),
};
const classWrittenBy = writtenBy('classes').as('WrittenBy');

const oneDayClasses = (db: Queryable, query: CalendarQuery) =>
  db
    .selectFrom('classes')
    .select([...columns, 'classes.Begin', 'classes.End', classWrittenBy, dayWrittenBy.class])
    .where('classes.ClubId', '=', query.ClubId)
    .where('classes.ClassType', '<>', 'Course')
    .where('classes.Begin', '>=', new Date(query.Begin.getTime() - LONGEST_MS))
    .where('classes.Begin', '<', query.End)
    // Conditions are on expressions: for the bare columns `Begin` and `End` the planner expects too few rows and chooses slow
    // nested loops.
    .where(sql<SqlBool>`"classes"."Begin" + "classes"."Duration" * interval '1 minute' > ${query.Begin}`)
    .where((eb) => eb.and(timeConditions(query.times, sql.ref('classes.Begin'), sql.ref('classes.End'))));

const courses = (db: Queryable, query: CalendarQuery) =>
  db
    .selectFrom('classes')
    .select([...columns, 'classes.Begin', 'classes.End', classWrittenBy, dayWrittenBy.class])
    .where('classes.ClubId', '=', query.ClubId)
    .where('classes.ClassType', '=', 'Course')
    .where('classes.Begin', '<', query.End)
    .where('classes.End', '>', query.Begin)
    .$if(query.times !== undefined, (found) =>
      found.where(({ exists }) =>
        exists(courseDaysIn(db, query).where('scheduled_days.ClassId', '=', sql.ref<number>('classes.ClassId'))),
      ),
    );

const courseDays = (db: Queryable, query: CalendarQuery) =>
  courseDaysIn(db, query)
    .innerJoin('classes', 'classes.ClassId', 'scheduled_days.ClassId')
    .clearSelect()
    .select([...columns, 'scheduled_days.Begin', 'scheduled_days.End', classWrittenBy, dayWrittenBy.day]);

const courseDaysIn = (db: Queryable, query: CalendarQuery) =>
  db
    .selectFrom('scheduled_days')
    .select('scheduled_days.ClassId')
    .where('scheduled_days.ClubId', '=', query.ClubId)
    .where('scheduled_days.OfCourse', '=', true)
    .where('scheduled_days.Type', '=', 'Definition')
    .where('scheduled_days.Begin', '>=', new Date(query.Begin.getTime() - LONGEST_MS))
    .where('scheduled_days.Begin', '<', query.End)
    .where('scheduled_days.End', '>', query.Begin)
    .where((eb) => eb.and(timeConditions(query.times, sql.ref('scheduled_days.Begin'), sql.ref('scheduled_days.End'))));

function calendar(db: Queryable, query: CalendarQuery) {
  const rows = oneDayClasses(db, query).unionAll(query.expandDates ? courseDays(db, query) : courses(db, query));
  return db
    .selectFrom(rows.as('classes'))
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'classes.DisplayGroupId')
    .leftJoin('users', 'users.UserId', 'classes.TrainerId')
    .where((eb) => eb.and(filterConditions(query)));
}

const clients = sql<string>`case when "classes"."CalendarType" = 'PT' then to_json(array(
  select ${fullNameSql('u')} as name
  from class_participants p join users u on u."UserId" = p."UserId"
  where p."ClassId" = "classes"."ClassId" and p."State" = 'Booked' order by name)) else '[]' end`;

const clientsWrittenBy = sql`case when "classes"."CalendarType" = 'PT' then (
  select string_agg(concat_ws(' ', p."ClassParticipantId", ${writtenBy('p')}, ${writtenBy('u')}), ',' order by p."ClassParticipantId")
  from class_participants p join users u on u."UserId" = p."UserId"
  where p."ClassId" = "classes"."ClassId" and p."State" = 'Booked') end`;

/** Changes with each row from which a class of the calendar is made (decision 0017). */
const version = sql<string>`concat_ws(' ', "classes"."ClassId", "classes"."WrittenBy", "classes"."DayWrittenBy",
  ${writtenBy('display_groups')}, ${writtenBy('users')}, ${clientsWrittenBy})`.as('Version');

export interface CalendarPage {
  readonly start: number;
  readonly length: number;
  readonly planOnce: boolean;
}

export interface ListedClass {
  readonly ClassId: string;
  readonly Version: string;
}

export async function listVersions(db: Queryable, query: CalendarQuery, page: CalendarPage): Promise<ListedClass[]> {
  const listed = calendar(db, query)
    .select(['classes.ClassId', version])
    .orderBy('classes.Begin')
    .orderBy('classes.ClassId')
    .limit(page.length)
    .offset(page.start);
  const { rows } = await textRows(db, listed.compile(), page);
  return rows.map(([ClassId, Version]) => ({ ClassId: ClassId ?? '', Version: Version ?? '' }));
}

const classesQuery = (db: Queryable, query: CalendarQuery) =>
  calendar(db, query)
    .selectAll('classes')
    .select(['display_groups.Name as DisplayGroupName', 'users.PictureUri as TrainerPictureUri', trainerName.as('TrainerName')])
    .select([clients.as('Clients'), version]);

export const pageQuery = (db: Queryable, query: CalendarQuery, { start, length }: Pick<CalendarPage, 'start' | 'length'>) =>
  classesQuery(db, query).orderBy('classes.Begin').orderBy('classes.ClassId').limit(length).offset(start);

export const readPage = (db: Queryable, query: CalendarQuery, page: CalendarPage): Promise<TextRows> =>
  textRows(db, pageQuery(db, query, page).compile(), page);

export const readClasses = (
  db: Queryable,
  query: CalendarQuery,
  classIds: readonly string[],
  page: Pick<CalendarPage, 'planOnce'>,
): Promise<TextRows> =>
  textRows(db, classesQuery(db, query).where(sql<SqlBool>`"classes"."ClassId" = any(${classIds}::bigint[])`).compile(), page);

export async function countCalendar(db: Queryable, query: CalendarQuery): Promise<number> {
  const { count } = await calendar(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
