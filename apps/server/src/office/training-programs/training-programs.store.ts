import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type {
  ProgramQuery,
  ProgramUpdate,
  TrainingProgram,
  TrainingProgramId,
} from '@clubpulse/contract/office/training-programs/training-programs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingPrograms } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

export interface ProgramRow extends Omit<Selectable<TrainingPrograms>, 'SortTitle' | 'State'> {
  readonly State: TrainingProgram['State'];
  readonly IsOver: boolean;
  readonly People: number;
  readonly Opened: number;
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}

/** SQL condition: the upload was abandoned, so the file has no content. */
const isRefused = sql<boolean>`(p."State" = 'Uploading' and not exists (
  select from media_files m where m."MediaId" = p."MediaId" and m."ForgottenAt" is null))`;

export async function lockClub(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('training_programs'), ${clubId}::integer)`.execute(trx);
}

export async function usedBy(trx: Queryable, clubId: ClubId): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum("Bytes"), 0)::float8 as bytes from training_programs p
    where "ClubId" = ${clubId} and not ${isRefused}`.execute(trx);
  return rows[0] ?? { files: 0, bytes: 0 };
}

const today = (now: Date): RawBuilder<string> => sql<string>`(${now}::timestamptz at time zone c."TimeZone")::date`;
const over = (day: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`coalesce(${day} < ${today(now)}, false)`;
const isOver = (now: Date): RawBuilder<boolean> => over(sql`p."ValidUntil"`, now);

const holders = sql`(
  select s."UserId" from training_program_shares s where s."TrainingProgramId" = p."TrainingProgramId"
  union
  select m."UserId" from memberships m where p."EverybodySince" is not null and m."ClubId" = p."ClubId")`;
/** The member's own end counts only while the file is not shared with everybody. */
const isOverFor = (now: Date) =>
  sql<boolean>`(${isOver(now)} or p."EverybodySince" is null and ${over(sql`s."ValidUntil"`, now)})`;
const readersAt = (now: Date) => sql`(
  select h."UserId" from ${holders} h
  left join training_program_shares s on s."TrainingProgramId" = p."TrainingProgramId" and s."UserId" = h."UserId"
  where not ${isOverFor(now)})`;

const programs = (db: Queryable, clubId: ClubId, now: Date) =>
  db
    .selectFrom('training_programs as p')
    .innerJoin('clubs as c', 'c.ClubId', 'p.ClubId')
    .leftJoin('users as u', 'u.UserId', 'p.AddedById')
    .leftJoinLateral(
      sql<{ People: number; Opened: number }>`(
        select count(*)::int as "People", count(o."UserId")::int as "Opened" from ${readersAt(now)} has
        left join training_program_opens o
          on o."TrainingProgramId" = p."TrainingProgramId" and o."UserId" = has."UserId")`.as('counted'),
      (join) => join.onTrue(),
    )
    .select(['p.TrainingProgramId', 'p.ClubId', 'p.Title', 'p.Description', 'p.MediaId', 'p.FileName', 'p.Bytes'])
    .select(sql<ProgramRow['State']>`case when ${isRefused} then 'Refused' else p."State" end`.as('State'))
    .select(['p.ValidUntil', 'p.EverybodySince', 'p.AddedById', 'p.AddedAt', 'p.RowVersion'])
    .select(['u.Nickname', 'u.FirstMidName', 'u.LastName'])
    .select([isOver(now).as('IsOver')])
    .select(({ fn, ref }) => [
      fn.coalesce(ref('counted.People'), sql<number>`0`).as('People'),
      fn.coalesce(ref('counted.Opened'), sql<number>`0`).as('Opened'),
    ])
    .where('p.ClubId', '=', clubId);

export const programOf = (db: Queryable, clubId: ClubId, id: TrainingProgramId, now: Date): Promise<ProgramRow | undefined> =>
  programs(db, clubId, now).where('p.TrainingProgramId', '=', id).executeTakeFirst();

export async function pageOfPrograms(
  db: Queryable,
  clubId: ClubId,
  { globalSearch, start, length, Sort }: ProgramQuery,
  now: Date,
): Promise<{ readonly all: number; readonly found: number; readonly rows: ProgramRow[] }> {
  const isFound = everyWord(searchTerms(globalSearch), foldedSql('p.Title', 'p.FileName', 'p.Description'));
  const { all, found } = await db
    .selectFrom('training_programs as p')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(isFound).as('found')])
    .where('p.ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  const direction = Sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await programs(db, clubId, now)
    .where(isFound)
    .orderBy(Sort.endsWith('Title') ? 'p.SortTitle' : 'p.AddedAt', direction)
    .orderBy('p.TrainingProgramId', direction)
    .offset(start)
    .limit(length)
    .execute();
  return { all, found, rows };
}

export async function insertProgram(trx: Queryable, program: Insertable<TrainingPrograms>): Promise<TrainingProgramId> {
  const row = trx.insertInto('training_programs').values(program).returning('TrainingProgramId');
  return (await row.executeTakeFirstOrThrow()).TrainingProgramId;
}
export async function changeProgram(trx: Queryable, id: TrainingProgramId, changes: Updateable<TrainingPrograms>): Promise<void> {
  await trx.updateTable('training_programs').set(changes).where('TrainingProgramId', '=', id).execute();
}
export async function updateProgram(
  trx: Queryable,
  id: TrainingProgramId,
  { RowVersion, ...stated }: ProgramUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('training_programs')
    .set((eb) => ({ ...stated, RowVersion: eb('RowVersion', '+', 1) }))
    .where('TrainingProgramId', '=', id)
    .where('RowVersion', '=', RowVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
export async function deleteProgram(trx: Queryable, id: TrainingProgramId): Promise<void> {
  await trx.deleteFrom('training_programs').where('TrainingProgramId', '=', id).execute();
}
export async function deleteLost(db: Queryable): Promise<void> {
  await db.deleteFrom('training_programs').where('State', '=', 'Uploading').where('MediaId', 'is', null).execute();
}

export async function peopleWho(db: Queryable, id: TrainingProgramId, now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ UserId: number }>`
    select has."UserId" from training_programs p join clubs c using ("ClubId")
    cross join lateral ${readersAt(now)} has where p."TrainingProgramId" = ${id}`.execute(db);
  return new Set(rows.map(({ UserId }) => UserId));
}
export async function athletesOf(db: Queryable, clubId: ClubId): Promise<UserId[]> {
  const rows = await db.selectFrom('memberships').select('UserId').where('ClubId', '=', clubId).orderBy('UserId').execute();
  return rows.map(({ UserId }) => UserId);
}

/** A user who already has the file retains the start of their sharing. */
export async function share(
  trx: Queryable,
  { TrainingProgramId, ClubId }: Pick<ProgramRow, 'TrainingProgramId' | 'ClubId'>,
  userIds: readonly number[],
  {
    SharedAt,
    ValidUntil,
    had,
  }: { readonly SharedAt: Date; readonly ValidUntil: string | null; readonly had: ReadonlySet<number> },
): Promise<void> {
  if (userIds.length === 0) return;
  const stored = listOf(userIds.filter((userId) => had.has(userId)));
  await sql`insert into training_program_shares as held ("TrainingProgramId", "ClubId", "UserId", "SharedAt", "ValidUntil")
    select ${TrainingProgramId}, ${ClubId}, asked, ${SharedAt}, ${ValidUntil} from unnest(${listOf(userIds)}::bigint[]) asked
    on conflict ("TrainingProgramId", "UserId") do update set "ValidUntil" = excluded."ValidUntil",
      "SharedAt" = case when held."UserId" = any(${stored}::bigint[]) then held."SharedAt" else excluded."SharedAt" end`.execute(
    trx,
  );
}
export async function unshare(trx: Queryable, id: TrainingProgramId, userIds: readonly number[]): Promise<void> {
  const these = sql<number>`any(${listOf(userIds)}::bigint[])`;
  await trx.deleteFrom('training_program_shares').where('TrainingProgramId', '=', id).where('UserId', '=', these).execute();
}

const readers = (db: Queryable, id: TrainingProgramId) =>
  db
    .selectFrom('training_programs as p')
    .innerJoin('clubs as c', 'c.ClubId', 'p.ClubId')
    .innerJoinLateral(sql<{ UserId: UserId }>`${holders}`.as('h'), (join) => join.onTrue())
    .innerJoin('users as u', 'u.UserId', 'h.UserId')
    .leftJoin('training_program_shares as s', (join) =>
      join.onRef('s.TrainingProgramId', '=', 'p.TrainingProgramId').onRef('s.UserId', '=', 'h.UserId'),
    )
    .leftJoin('training_program_opens as o', (join) =>
      join.onRef('o.TrainingProgramId', '=', 'p.TrainingProgramId').onRef('o.UserId', '=', 'h.UserId'),
    )
    .where('p.TrainingProgramId', '=', id);

/** The end date for this member, as in `isOverFor`. */
const validUntil = sql<string | null>`least(p."ValidUntil", case when p."EverybodySince" is null then s."ValidUntil" end)`;

export async function pageOfReaders(db: Queryable, id: TrainingProgramId, { globalSearch, start, length }: PageQuery, now: Date) {
  const isFound = everyWord(searchTerms(globalSearch), searchTextOf('u'));
  const { all, found } = await readers(db, id)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(isFound).as('found')])
    .executeTakeFirstOrThrow();
  const rows = await readers(db, id)
    .select(['u.UserId', 'u.Nickname', 'u.FirstMidName', 'u.LastName', 'u.PictureUri', 's.SharedAt', 'o.OpenedAt'])
    .select([validUntil.as('ValidUntil'), isOverFor(now).as('IsOver')])
    .where(isFound)
    .orderBy('u.SortName')
    .orderBy('u.UserId')
    .offset(start)
    .limit(length)
    .execute();
  return { all, found, rows };
}

const held = (db: Queryable, userId: UserId, now: Date) =>
  db
    .selectFrom('training_programs as p')
    .innerJoin('clubs as c', 'c.ClubId', 'p.ClubId')
    .leftJoin('training_program_shares as s', (join) =>
      join.onRef('s.TrainingProgramId', '=', 'p.TrainingProgramId').on('s.UserId', '=', userId),
    )
    .leftJoin('training_program_opens as o', (join) =>
      join.onRef('o.TrainingProgramId', '=', 'p.TrainingProgramId').on('o.UserId', '=', userId),
    )
    .where('p.State', '=', 'Ready')
    .where(
      sql<boolean>`(s."UserId" is not null or p."EverybodySince" is not null and exists (
        select from memberships m where m."ClubId" = p."ClubId" and m."UserId" = ${userId}))`,
    )
    .where(sql<boolean>`not ${isOverFor(now)}`);

export const programsOfUser = (db: Queryable, userId: UserId, now: Date) =>
  held(db, userId, now)
    .select(['p.TrainingProgramId', 'p.ClubId', 'c.Name as ClubName', 'p.Title', 'p.Description', 'p.FileName', 'p.Bytes'])
    .select(['p.MediaId', 'o.OpenedAt'])
    .select([validUntil.as('ValidUntil'), sql<Date>`coalesce(s."SharedAt", p."EverybodySince", p."AddedAt")`.as('SharedAt')])
    .orderBy(sql`coalesce(s."SharedAt", p."EverybodySince", p."AddedAt")`, 'desc')
    .orderBy('p.TrainingProgramId', 'desc')
    .execute();

export async function insertOpen(
  trx: Queryable,
  open: {
    readonly TrainingProgramId: TrainingProgramId;
    readonly ClubId: ClubId;
    readonly UserId: UserId;
    readonly OpenedAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('training_program_opens')
    .values(open)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
