import type { QueryOf } from '@clubpulse/contract/call';
import type { Filled, Occupancy, ReportClass, WaitingMember } from '@clubpulse/contract/office/reports/occupancy';
import type { listReportClasses, listReportWaiting } from '@clubpulse/contract/office/reports/reports.calls';
import { addDays, type Days, startOfDay } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import type { InSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { OfClub, ReportQuery } from './held.facts.ts';

interface Between extends OfClub {
  readonly now: Date;
  readonly from: InSql<Date>;
  readonly until: InSql<Date>;
}

/** The published classes that took place, with the counters of their seats. */
const heldBetween = ({ clubId, timeZone, now, from, until }: Between): RawBuilder<unknown> => sql`
  select c."ClassId", c."Name", c."Begin", c."Duration", c."TrainerId", c."DisplayGroupId", local.weekday, local.hour, local.clock,
    c."MaxInSiteParticipants" + c."MaxRemoteParticipants" as seats, c."InSiteParticipants" + c."RemoteParticipants" as taken
  from classes c cross join lateral (
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour, to_char(at, 'HH24:MI') as clock
    from (select c."Begin" at time zone ${timeZone} as at) zoned
  ) local
  where c."ClubId" = ${clubId} and c."PublishState" = 'Published' and c."CanceledAt" is null and c."CalendarType" = 'Club'
    and c."Begin" >= ${from} and c."Begin" < ${until} and c."End" <= ${now}`;

const heldIn = (query: ReportQuery, { first, last }: Days): RawBuilder<unknown> => {
  const { timeZone } = query;
  return heldBetween({ ...query, from: startOfDay(timeZone, first), until: startOfDay(timeZone, addDays(last, 1)) });
};

const filled = sql`count(*)::int as "Classes", sum(h.seats)::int as "Seats", sum(h.taken)::int as "Taken"`;
const rowsFrom = async <Row>(db: Queryable, statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(db)).rows;

export const cellsIn = (db: Queryable, query: ReportQuery, days: Days) =>
  rowsFrom(
    db,
    sql<Occupancy['Cells'][number]>`
    select h.weekday as "Weekday", h.hour as "Hour", ${filled} from (${heldIn(query, days)}) h group by 1, 2 order by 2, 1`,
  );

const totalOf = (held: RawBuilder<unknown>) => sql<Filled>`
  select count(*)::int as "Classes", coalesce(sum(h.seats), 0)::int as "Seats", coalesce(sum(h.taken), 0)::int as "Taken" from (${held}) h`;

export const totalSql = (between: Between): RawBuilder<Filled> => totalOf(heldBetween(between));

export async function totalIn(db: Queryable, query: ReportQuery, days: Days): Promise<Filled> {
  const [row] = await rowsFrom(db, totalOf(heldIn(query, days)));
  return row ?? { Classes: 0, Seats: 0, Taken: 0 };
}

export const classesIn = (db: Queryable, query: ReportQuery, days: Days) =>
  rowsFrom(
    db,
    sql<Occupancy['Classes'][number]>`
    select h."Name", h.weekday as "Weekday", h.clock as "Clock", ${filled} from (${heldIn(query, days)}) h
    group by 1, 2, 3 order by 1, 2, 3`,
  );

export const trainersIn = (db: Queryable, query: ReportQuery, days: Days) =>
  rowsFrom(
    db,
    sql<Occupancy['Trainers'][number]>`
    select one.*, u."Nickname", u."FirstMidName", u."LastName" from (
      select h."TrainerId" as "UserId", ${filled}, sum(h."Duration")::int as "Minutes" from (${heldIn(query, days)}) h group by 1
    ) one left join users u using ("UserId") order by one."Minutes" desc, one."UserId"`,
  );

export const roomsIn = (db: Queryable, query: ReportQuery, days: Days) =>
  rowsFrom(
    db,
    sql<Occupancy['Rooms'][number]>`
    select one.*, room."Name" as "RoomName" from (
      select h."DisplayGroupId", ${filled} from (${heldIn(query, days)}) h group by 1
    ) one left join display_groups room using ("DisplayGroupId") order by one."Classes" desc, one."DisplayGroupId"`,
  );

export const waitingIn = (db: Queryable, query: ReportQuery, days: Days) =>
  rowsFrom(
    db,
    sql<Occupancy['Waiting'][number]>`
    select h."Name", h.weekday as "Weekday", h.clock as "Clock", count(distinct p."UserId")::int as "People",
      count(distinct h."ClassId")::int as "Dates"
    from (${heldIn(query, days)}) h join class_participants p on p."ClassId" = h."ClassId" and p."State" = 'Waiting'
    group by 1, 2, 3 order by 4 desc, 1, 2, 3`,
  );

type SameClass = QueryOf<typeof listReportWaiting>;
export type WaitingRow = WaitingMember & { readonly All: number };

export const peopleWaiting = (
  db: Queryable,
  query: ReportQuery,
  days: Days,
  { Name, Weekday, Clock, start, length }: SameClass,
) =>
  rowsFrom(
    db,
    sql<WaitingRow>`
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", one."Dates", one."All" from (
      select p."UserId", count(distinct h."ClassId")::int as "Dates", count(*) over ()::int as "All"
      from (${heldIn(query, days)}) h join class_participants p on p."ClassId" = h."ClassId" and p."State" = 'Waiting'
      where h."Name" = ${Name} and h.weekday = ${Weekday} and h.clock = ${Clock}
      group by p."UserId"
    ) one join users u using ("UserId")
    order by one."Dates" desc, u."SortName", u."UserId" limit ${length} offset ${start}`,
  );

type Chosen = QueryOf<typeof listReportClasses>;
export interface ClassRow extends Omit<ReportClass, 'Begin'> {
  readonly Begin: Date;
  readonly All: number;
}

/** The id 0 in the filter means no trainer or no room. */
export function reportClasses(db: Queryable, query: ReportQuery, days: Days, chosen: Chosen): Promise<ClassRow[]> {
  const { Weekday, Hour, Name, Clock, TrainerId, DisplayGroupId, start, length } = chosen;
  const is = (column: RawBuilder<unknown>, value: unknown) => (value === undefined ? sql`true` : sql`${column} = ${value}`);
  return rowsFrom(
    db,
    sql<ClassRow>`
    select h."ClassId", h."Name", h."Begin", u."Nickname", u."FirstMidName", u."LastName", room."Name" as "RoomName",
      h.seats as "Seats", h.taken as "Taken", count(*) over ()::int as "All",
      (select count(*)::int from class_participants p where p."ClassId" = h."ClassId" and p."State" = 'Waiting') as "Waiting"
    from (${heldIn(query, days)}) h
    left join users u on u."UserId" = h."TrainerId" left join display_groups room on room."DisplayGroupId" = h."DisplayGroupId"
    where ${is(sql`h.weekday`, Weekday)} and ${is(sql`h.hour`, Hour)} and ${is(sql`h."Name"`, Name)} and ${is(sql`h.clock`, Clock)}
      and ${is(sql`coalesce(h."TrainerId", 0)`, TrainerId)} and ${is(sql`coalesce(h."DisplayGroupId", 0)`, DisplayGroupId)}
    order by h."Begin" desc, h."ClassId" limit ${length} offset ${start}`,
  );
}
