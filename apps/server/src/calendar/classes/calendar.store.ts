import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { type Compilable, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import { AS_TEXT, type Queryable, type TextRows } from '../../platform/database/database.ts';
import { type PlaceOf, type Prepared, prepared } from '../../platform/database/statements.ts';
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

interface Values extends Pick<CalendarQuery, 'ClubId' | 'Begin' | 'End'>, Pick<CalendarPage, 'start' | 'length'> {
  readonly From: Date;
  readonly classIds: string;
}
type Place = PlaceOf<Values>;
type Shape = Omit<CalendarQuery, 'ClubId' | 'Begin' | 'End'>;

function valuesOf({ ClubId, Begin, End }: CalendarQuery, { start, length }: Pick<Values, 'start' | 'length'>): Values {
  return { ClubId, Begin, End, From: new Date(Begin.getTime() - LONGEST_MS), start, length, classIds: '{}' };
}

const inline =
  (values: Values): Place =>
  (name) =>
    sql.val(values[name]);

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

const oneDayClasses = (db: Queryable, query: Shape, at: Place) =>
  db
    .selectFrom('classes')
    .select([...columns, 'classes.Begin', 'classes.End', classWrittenBy, dayWrittenBy.class])
    .where('classes.ClubId', '=', at('ClubId'))
    .where('classes.ClassType', '<>', 'Course')
    .where('classes.Begin', '>=', at('From'))
    .where('classes.Begin', '<', at('End'))
    // Conditions are on expressions: for the bare columns `Begin` and `End` the planner expects too few rows and chooses slow
    // nested loops.
    .where(sql<SqlBool>`"classes"."Begin" + "classes"."Duration" * interval '1 minute' > ${at('Begin')}`)
    .where((eb) => eb.and(timeConditions(query.times, sql.ref('classes.Begin'), sql.ref('classes.End'))));

const courses = (db: Queryable, query: Shape, at: Place) =>
  db
    .selectFrom('classes')
    .select([...columns, 'classes.Begin', 'classes.End', classWrittenBy, dayWrittenBy.class])
    .where('classes.ClubId', '=', at('ClubId'))
    .where('classes.ClassType', '=', 'Course')
    .where('classes.Begin', '<', at('End'))
    .where('classes.End', '>', at('Begin'))
    .$if(query.times !== undefined, (found) =>
      found.where(({ exists }) =>
        exists(courseDaysIn(db, query, at).where('scheduled_days.ClassId', '=', sql.ref<number>('classes.ClassId'))),
      ),
    );

const courseDays = (db: Queryable, query: Shape, at: Place) =>
  courseDaysIn(db, query, at)
    .innerJoin('classes', 'classes.ClassId', 'scheduled_days.ClassId')
    .clearSelect()
    .select([...columns, 'scheduled_days.Begin', 'scheduled_days.End', classWrittenBy, dayWrittenBy.day]);

const courseDaysIn = (db: Queryable, query: Shape, at: Place) =>
  db
    .selectFrom('scheduled_days')
    .select('scheduled_days.ClassId')
    .where('scheduled_days.ClubId', '=', at('ClubId'))
    .where('scheduled_days.OfCourse', '=', true)
    .where('scheduled_days.Type', '=', 'Definition')
    .where('scheduled_days.Begin', '>=', at('From'))
    .where('scheduled_days.Begin', '<', at('End'))
    .where('scheduled_days.End', '>', at('Begin'))
    .where((eb) => eb.and(timeConditions(query.times, sql.ref('scheduled_days.Begin'), sql.ref('scheduled_days.End'))));

function calendar(db: Queryable, query: Shape, at: Place) {
  const rows = oneDayClasses(db, query, at).unionAll(query.expandDates ? courseDays(db, query, at) : courses(db, query, at));
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

function readerOf(make: (db: Queryable, query: Shape, at: Place) => Compilable & Expression<unknown>) {
  const byShape = new Map<string, Prepared<Values, TextRows>>();
  return async (db: Queryable, query: CalendarQuery, values: Values, planOnce: boolean): Promise<TextRows> => {
    if (!planOnce) return textRows(db, make(db, query, inline(values)).compile());
    const { calendarType, expandDates } = query;
    const shape = `${calendarType} ${expandDates}`;
    const known = byShape.get(shape);
    const statement =
      known ?? prepared((place, via) => sql<TextRows>`${sql.raw(AS_TEXT)} ${make(via, { calendarType, expandDates }, place)}`);
    if (!known) byShape.set(shape, statement);
    const [rows] = await statement(db, values);
    return rows ?? { fields: [], rows: [] };
  };
}

const versionsReader = readerOf((db, query, at) =>
  calendar(db, query, at)
    .select(['classes.ClassId', version])
    .orderBy('classes.Begin')
    .orderBy('classes.ClassId')
    .limit(at('length'))
    .offset(at('start')),
);

export async function listVersions(db: Queryable, query: CalendarQuery, page: CalendarPage): Promise<ListedClass[]> {
  const { rows } = await versionsReader(db, query, valuesOf(query, page), page.planOnce);
  return rows.map(([ClassId, Version]) => ({ ClassId: ClassId ?? '', Version: Version ?? '' }));
}

const classesQuery = (db: Queryable, query: Shape, at: Place) =>
  calendar(db, query, at)
    .selectAll('classes')
    .select(['display_groups.Name as DisplayGroupName', 'users.PictureUri as TrainerPictureUri', trainerName.as('TrainerName')])
    .select([clients.as('Clients'), version]);

const pageAt = (db: Queryable, query: Shape, at: Place) =>
  classesQuery(db, query, at).orderBy('classes.Begin').orderBy('classes.ClassId').limit(at('length')).offset(at('start'));

export const pageQuery = (db: Queryable, query: CalendarQuery, page: Pick<CalendarPage, 'start' | 'length'>) =>
  pageAt(db, query, inline(valuesOf(query, page)));

const pageReader = readerOf(pageAt);
const classesReader = readerOf((db, query, at) =>
  classesQuery(db, query, at).where(sql<SqlBool>`"classes"."ClassId" = any(${at('classIds')}::bigint[])`),
);

export const readPage = (db: Queryable, query: CalendarQuery, page: CalendarPage): Promise<TextRows> =>
  pageReader(db, query, valuesOf(query, page), page.planOnce);

export const readClasses = (
  db: Queryable,
  query: CalendarQuery,
  classIds: readonly string[],
  page: CalendarPage,
): Promise<TextRows> => classesReader(db, query, { ...valuesOf(query, page), classIds: `{${classIds.join()}}` }, page.planOnce);

export async function countCalendar(db: Queryable, query: CalendarQuery): Promise<number> {
  const { count } = await calendar(db, query, inline(valuesOf(query, { start: 0, length: 0 })))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
