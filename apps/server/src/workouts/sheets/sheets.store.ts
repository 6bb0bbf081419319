import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Decisions } from '@clubpulse/contract/workouts/generator/generator';
import type { WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import type { Confirmations, WorkoutSheetInput, WorkoutSheetQuery } from '@clubpulse/contract/workouts/sheets/sheets';
import { exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WorkoutSheets } from '../../platform/database/schema.generated.ts';

export interface SheetFilter extends Pick<WorkoutSheetQuery, 'Folder' | 'Template' | 'Published' | 'Type' | 'Location'> {
  readonly ids?: readonly number[];
}

export type SheetRow = Pick<Selectable<WorkoutSheets>, (typeof columns)[number]> & { readonly SharedCount: number };
export type StoredSheet = Selectable<WorkoutSheets> & {
  readonly SharedCount: number;
  readonly ClubName: string;
  readonly BrandId: number | null;
};

const columns = [
  'WorkoutSheetId',
  'ClubId',
  'UserId',
  'Name',
  'Type',
  'Folder',
  'Location',
  'Intensity',
  'Shareable',
  'Publishable',
  'Template',
  'ClonableToPersonal',
  'VisibleToAll',
  'Published',
  'DayCount',
  'ExerciseCount',
  'UpdatedAt',
] as const;
const sharedCount = sql<number>`(select count(*) from workout_sheet_shares s where s."WorkoutSheetId" = w."WorkoutSheetId")`;

const filtered = (db: Queryable, clubId: ClubId, { ids, Folder, Template, Published, Type, Location }: SheetFilter) =>
  db
    .selectFrom('workout_sheets as w')
    .where('w.ClubId', '=', clubId)
    .where('w.UserId', 'is', null)
    .$if(ids !== undefined, (found) => found.where(sql<boolean>`w."WorkoutSheetId" = any(${[...(ids ?? [])]}::bigint[])`))
    .$if(Folder !== undefined, (found) => found.where('w.Folder', '=', Folder ?? ''))
    .$if(Template !== undefined, (found) => found.where('w.Template', '=', Template ?? false))
    .$if(Published !== undefined, (found) => found.where('w.Published', '=', Published ?? false))
    .$if(Type !== undefined, (found) => found.where('w.Type', '=', Type ?? 'regular'))
    .$if(Location !== undefined, (found) => found.where('w.Location', '=', Location ?? 'club'));

export const searchedIn = (db: Queryable, clubId: ClubId) =>
  filtered(db, clubId, {})
    .select(['w.WorkoutSheetId', 'w.SearchText'])
    .orderBy('w.SortName')
    .orderBy('w.WorkoutSheetId')
    .execute();

export const countFolders = (db: Queryable, clubId: ClubId, { Folder: _folder, ...filter }: SheetFilter) =>
  filtered(db, clubId, filter)
    .select('w.Folder')
    .select(({ fn }) => fn.countAll<number>().as('Count'))
    .groupBy('w.Folder')
    .orderBy(sql`folded(w."Folder")`)
    .orderBy('w.Folder')
    .execute();

export async function countSheets(db: Queryable, clubId: ClubId, filter: SheetFilter = {}): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function sheetsOf(
  db: Queryable,
  clubId: ClubId,
  filter: SheetFilter,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<SheetRow[]> {
  const places = sql<{ Id: number; Place: number }>`unnest(${[...(filter.ids ?? [])]}::bigint[]) with ordinality`;
  return filtered(db, clubId, filter)
    .leftJoin(places.as<'found'>(sql`found("Id", "Place")`), 'found.Id', 'w.WorkoutSheetId')
    .select(columns.map((column) => `w.${column}` as const))
    .select(sharedCount.as('SharedCount'))
    .orderBy('found.Place')
    .orderBy('w.SortName')
    .orderBy('w.WorkoutSheetId')
    .limit(length)
    .offset(start)
    .execute();
}

export const sheetOf = (db: Queryable, id: WorkoutSheetId): Promise<StoredSheet | undefined> =>
  db
    .selectFrom('workout_sheets as w')
    .innerJoin('clubs as c', 'c.ClubId', 'w.ClubId')
    .selectAll('w')
    .select(['c.Name as ClubName', 'c.BrandId'])
    .select(sharedCount.as('SharedCount'))
    .where('w.WorkoutSheetId', '=', id)
    .executeTakeFirst();

export async function clubSheet(db: Queryable, clubId: ClubId, id: WorkoutSheetId): Promise<StoredSheet | Refusal> {
  const sheet = await sheetOf(db, id);
  return sheet?.ClubId === clubId && sheet.UserId === null ? sheet : refuse('WorkoutSheetNotFound');
}

export async function isSharedWith(db: Queryable, id: WorkoutSheetId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('workout_sheet_shares')
    .select('UserId')
    .where('WorkoutSheetId', '=', id)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countBeforeAdding(trx: Queryable, clubId: ClubId, userId: UserId | null): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('workout_sheets'), ${userId ?? clubId})`.execute(trx);
  if (userId === null) return countSheets(trx, clubId);
  const { count } = await trx
    .selectFrom('workout_sheets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

const rowOf = ({ Days, PlannedDays, ...fields }: WorkoutSheetInput) => ({
  ...fields,
  Days: JSON.stringify(Days),
  PlannedDays: JSON.stringify(PlannedDays),
  DayCount: Days.length,
  ExerciseCount: exercisesOf(Days).length,
});

interface Owner {
  readonly ClubId: ClubId;
  /** `null` for a sheet of the club. */
  readonly UserId: UserId | null;
}

export interface NewSheet extends WorkoutSheetInput {
  readonly Decisions: Decisions | null;
  readonly Confirmations: Confirmations;
}

export async function insertSheet(
  db: Queryable,
  owner: Owner,
  { Decisions, Confirmations, ...input }: NewSheet,
  now: Date,
): Promise<WorkoutSheetId> {
  const { WorkoutSheetId } = await db
    .insertInto('workout_sheets')
    .values({
      ...owner,
      ...rowOf(input),
      Decisions: Decisions === null ? null : JSON.stringify(Decisions),
      Confirmations: JSON.stringify(Confirmations),
      UpdatedAt: now,
    })
    .returning('WorkoutSheetId')
    .executeTakeFirstOrThrow();
  return WorkoutSheetId;
}

export interface ChangedSheet extends WorkoutSheetInput {
  readonly RowVersion: number;
  readonly Confirmations: Confirmations;
}

/** False if the sheet changed since `RowVersion`. A sheet that can no longer be published is unpublished. */
export async function updateSheet(
  db: Queryable,
  id: WorkoutSheetId,
  { RowVersion, Confirmations, ...input }: ChangedSheet,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workout_sheets')
    .set((eb) => ({
      ...rowOf(input),
      Confirmations: JSON.stringify(Confirmations),
      UpdatedAt: now,
      RowVersion: eb('RowVersion', '+', 1),
      ...(input.Publishable ? {} : { Published: false }),
    }))
    .where('WorkoutSheetId', '=', id)
    .where('RowVersion', '=', RowVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSheet(db: Queryable, id: WorkoutSheetId): Promise<void> {
  await db.deleteFrom('workout_sheets').where('WorkoutSheetId', '=', id).execute();
}

export const holdSheets = (trx: Queryable, clubId: ClubId, ids: readonly number[]) =>
  trx
    .selectFrom('workout_sheets')
    .select(['WorkoutSheetId', 'Name', 'Publishable'])
    .where('ClubId', '=', clubId)
    .where('UserId', 'is', null)
    .where('WorkoutSheetId', 'in', ids)
    .orderBy('WorkoutSheetId')
    .forUpdate()
    .execute();

export async function setPublished(trx: Queryable, ids: readonly number[], Published: boolean): Promise<void> {
  if (ids.length > 0) await trx.updateTable('workout_sheets').set({ Published }).where('WorkoutSheetId', 'in', ids).execute();
}

export const sharesOf = (db: Queryable, id: WorkoutSheetId) =>
  db
    .selectFrom('workout_sheet_shares as s')
    .innerJoin('users as u', 'u.UserId', 's.UserId')
    .select(['u.UserId', 'u.Nickname', 'u.FirstMidName', 'u.LastName', 'u.PictureUri', 's.SharedAt'])
    .where('s.WorkoutSheetId', '=', id)
    .orderBy('u.LastName')
    .orderBy('u.FirstMidName')
    .orderBy('u.UserId')
    .execute();

export async function insertShares(
  trx: Queryable,
  { WorkoutSheetId, ClubId }: StoredSheet,
  userIds: readonly number[],
  SharedAt: Date,
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const added = await trx
    .insertInto('workout_sheet_shares')
    .values(userIds.map((UserId) => ({ WorkoutSheetId, UserId, ClubId, SharedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('UserId')
    .execute();
  return added.map(({ UserId }) => UserId);
}

export async function deleteShares(db: Queryable, id: WorkoutSheetId, userIds: readonly number[]): Promise<void> {
  await db.deleteFrom('workout_sheet_shares').where('WorkoutSheetId', '=', id).where('UserId', 'in', userIds).execute();
}

export const sheetsReadBy = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('workout_sheets as w')
    .innerJoin('clubs as c', 'c.ClubId', 'w.ClubId')
    .select(columns.map((column) => `w.${column}` as const))
    .select('c.Name as ClubName')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('workout_sheet_runs as r')
            .select('r.WorkoutSheetRunId')
            .whereRef('r.WorkoutSheetId', '=', 'w.WorkoutSheetId')
            .where('r.UserId', '=', userId),
        )
        .$castTo<boolean>()
        .as('WasRun'),
    )
    .where((eb) =>
      eb.or([
        eb('w.UserId', '=', userId),
        eb('w.WorkoutSheetId', 'in', (shared) =>
          shared.selectFrom('workout_sheet_shares').select('WorkoutSheetId').where('UserId', '=', userId),
        ),
        eb.and([
          eb('w.UserId', 'is', null),
          eb('w.Published', '=', true),
          eb('w.VisibleToAll', '=', true),
          eb('w.ClubId', 'in', (held) =>
            held.selectFrom('user_roles').select('ClubId').where('UserId', '=', userId).$castTo<{ ClubId: ClubId }>(),
          ),
        ]),
      ]),
    )
    .orderBy('w.SortName')
    .orderBy('w.WorkoutSheetId')
    .execute();
