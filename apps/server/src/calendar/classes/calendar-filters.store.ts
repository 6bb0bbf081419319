import type { ClassQuery } from '@clubpulse/contract/calendar/classes/classes.calls';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../platform/database/text-search.ts';
import { trainerName } from './class-rows.store.ts';
import { freeSeatsSql } from './seat-counts.store.ts';

export type CalendarFilters = Omit<
  ClassQuery,
  'Begin' | 'End' | 'draw' | 'start' | 'length' | 'expandDates' | 'dayOfWeek' | 'startTime' | 'endTime'
>;

type Condition = RawBuilder<SqlBool>;

const exact = {
  calendarType: 'CalendarType',
  Location: 'Location',
  TrainerId: 'TrainerId',
  TrainingType: 'TrainingType',
  ClassType: 'ClassType',
  PublishState: 'PublishState',
  BridgeWorkoutId: 'BridgeWorkoutId',
  DisplayGroupId: 'DisplayGroupId',
} as const satisfies Partial<Record<keyof CalendarFilters, string>>;

const byParticipants: Readonly<Record<NonNullable<CalendarFilters['Participants']>, Condition>> = {
  None: sql`"classes"."InSiteParticipants" + "classes"."RemoteParticipants" = 0`,
  Some: sql`"classes"."InSiteParticipants" + "classes"."RemoteParticipants" > 0`,
  Full: sql`${freeSeatsSql('InSite', 'classes')} = 0 and ${freeSeatsSql('Remote', 'classes')} = 0`,
  Waiting: sql`"classes"."InSiteQueued" + "classes"."RemoteQueued" > 0`,
};

export function filterConditions(filters: CalendarFilters): Condition[] {
  const found: Condition[] = [];
  for (const [filter, column] of Object.entries(exact) as [keyof typeof exact, string][]) {
    const value = filters[filter];
    if (value !== undefined && value !== '') found.push(sql`${sql.ref(`classes.${column}`)} = ${value}`);
  }
  if (filters.Place !== undefined) found.push(sql`${sql.ref(`classes.Max${filters.Place}Participants`)} > 0`);
  if (filters.Participants !== undefined) found.push(byParticipants[filters.Participants]);
  if (filters.ClassSubscriptionId !== undefined)
    found.push(sql`"classes"."ClassSubscriptionIds" @> array[${filters.ClassSubscriptionId}::bigint]`);
  if (filters.TrainerName) found.push(sql`${trainerName} ilike ${containing(filters.TrainerName)}`);
  if (filters.globalSearch) {
    const text = containing(filters.globalSearch);
    found.push(sql`("classes"."Name" ilike ${text} or "classes"."Location" ilike ${text} or "classes"."TrainingType" ilike ${text}
      or "classes"."ServiceType" ilike ${text} or "display_groups"."Name" ilike ${text} or ${trainerName} ilike ${text})`);
  }
  return found;
}

/** Times in the club's zone. A class past midnight ends after every `endTime` of its day. */
export interface TimesOfDay extends Pick<ClassQuery, 'dayOfWeek' | 'startTime' | 'endTime'> {
  readonly timeZone: string;
}

export function timeConditions(times: TimesOfDay | undefined, begin: Expression<unknown>, end: Expression<unknown>): Condition[] {
  if (!times) return [];
  const { timeZone, dayOfWeek, startTime, endTime } = times;
  const local = (instant: Expression<unknown>) => sql`(${instant} at time zone ${timeZone})`;
  return [
    ...(dayOfWeek === undefined ? [] : [sql<SqlBool>`extract(isodow from ${local(begin)}) = any(${dayOfWeek}::integer[])`]),
    ...(startTime === undefined ? [] : [sql<SqlBool>`${local(begin)}::time >= ${startTime}::time`]),
    ...(endTime === undefined ? [] : [sql<SqlBool>`${local(end)} <= ${local(begin)}::date + ${endTime}::time`]),
  ];
}
