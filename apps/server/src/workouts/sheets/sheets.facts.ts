import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { SheetUsersQuery } from '@clubpulse/contract/workouts/sheets/sheets';
import { sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

type Filter = Partial<Pick<SheetUsersQuery, 'WorkoutSheetId' | 'UserId' | 'globalSearch' | 'Sort'>>;

const shared = (db: Queryable, clubId: ClubId, { WorkoutSheetId, UserId, globalSearch }: Filter) =>
  db
    .selectFrom('workout_sheet_shares as s')
    .innerJoin('workout_sheets as w', 'w.WorkoutSheetId', 's.WorkoutSheetId')
    .innerJoin('users as u', 'u.UserId', 's.UserId')
    .where('s.ClubId', '=', clubId)
    .where(everyWord(searchTerms(globalSearch), searchTextOf('u'), foldedSql('w.Name')))
    .$if(WorkoutSheetId !== undefined, (found) => found.where('s.WorkoutSheetId', '=', WorkoutSheetId ?? 0))
    .$if(UserId !== undefined, (found) => found.where('s.UserId', '=', UserId ?? 0));

export async function countSheetUsers(db: Queryable, clubId: ClubId, filter: Filter): Promise<number> {
  const { count } = await shared(db, clubId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type SheetUserRow = Awaited<ReturnType<typeof sheetUsersOf>>[number];

/** Members without a run are sorted as if their last run was the oldest. */
export function sheetUsersOf(
  db: Queryable,
  clubId: ClubId,
  { Sort = 'Name', ...filter }: Filter,
  { start, length }: { readonly start: number; readonly length: number },
) {
  const page = shared(db, clubId, filter)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('workout_sheet_runs as r')
          .select(['r.WorkoutSheetRunId', 'r.Begin', 'r.Done', 'r.Planned'])
          .whereRef('r.WorkoutSheetId', '=', 's.WorkoutSheetId')
          .whereRef('r.UserId', '=', 's.UserId')
          .orderBy('r.Begin', 'desc')
          .orderBy('r.WorkoutSheetRunId', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('workout_sheet_runs as r')
          .select(({ fn }) => [
            fn.countAll<number>().as('Runs'),
            sql<number>`count(distinct r."Day") filter (where r."Day" < w."DayCount")`.as('DaysDone'),
          ])
          .whereRef('r.WorkoutSheetId', '=', 's.WorkoutSheetId')
          .whereRef('r.UserId', '=', 's.UserId')
          .as('all_runs'),
      (join) => join.onTrue(),
    )
    .select(['u.UserId', 'u.Nickname', 'u.FirstMidName', 'u.LastName', 'u.PictureUri', 's.SharedAt', 's.WorkoutSheetId'])
    .select(['w.Name', 'w.DayCount', 'all_runs.Runs', 'all_runs.DaysDone'])
    .select(['last.WorkoutSheetRunId', 'last.Begin', 'last.Done', 'last.Planned']);
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  const sorted = Sort.endsWith('LastRun')
    ? page.orderBy('last.Begin', (by) => (direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsFirst()))
    : page.orderBy('u.LastName', direction).orderBy('u.FirstMidName', direction);
  return sorted.orderBy('u.UserId').orderBy('w.SortName').orderBy('s.WorkoutSheetId').limit(length).offset(start).execute();
}

export async function namesOf(db: Queryable, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['UserId', fullNameSql('users').as('Name')])
    .where('UserId', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map(({ UserId, Name }) => [UserId, Name ?? '']));
}
