import type pg from 'pg';
import { STRAPS_EACH } from '../live/world.ts';

export const ATHLETES = 200;
export const CLASSES = 200;
const SEATS = 20;

export const emailOf = (userId: number): string => `${userId}@bench.invalid`;
export const clubOf = (userId: number): number => Math.floor((userId - 1) / STRAPS_EACH) + 1;
export const CLUBS = clubOf(ATHLETES);

/** Adds free classes of the next days to the clubs of the athletes, and returns the ids of each club's classes. */
export async function seedClasses(database: pg.Client): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await database.query<{ club: number; ids: number[] }>(`
    with made as (
      insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
        "TrainingType", "Color", "DisplayGroupId", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours",
        "CancelBeforeHours", "BookingOpensAt")
      select club, 'Class ' || n % 50, at, at + interval '50 minutes', 50, 'Single', 'Club', 'Published', 'Open', 'indoorCycling',
        '#1787a6', club, ${SEATS}, 30, 1, 2, at - interval '30 days'
      from generate_series(1, ${CLUBS}) club, generate_series(1, ${CLASSES}) n,
        lateral (select date_trunc('hour', now()) + interval '1 day' + n * interval '1 hour' as at) days
      returning "ClubId", "ClassId")
    select "ClubId"::int as club, array_agg("ClassId"::int) as ids from made group by 1`);
  await database.query('vacuum analyze');
  return new Map(rows.map(({ club, ids }) => [club, ids]));
}
