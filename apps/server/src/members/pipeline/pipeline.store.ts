import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ClientStage, clientStages, type openTasks, type StageSplit } from '@clubpulse/contract/members/pipeline/pipeline';
import type { getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { hasTag } from '../../clubs/tags/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';
import { cameBy, isOwnStaff, newPeriodOf } from '../people/public.ts';
import { isAtRisk } from './at-risk.facts.ts';

export interface BoardQuery extends Pick<QueryOf<typeof getPipeline>, 'Assignee' | 'Task' | 'ClubTagId' | 'CameBy'> {
  readonly clubId: ClubId;
  readonly words: readonly string[];
  readonly timeZone: string;
  readonly now: Date;
  readonly newSince: Date;
  readonly habitSince: Date;
}

const member = sql<number>`m."UserId"`;

function onBoard(db: Queryable, query: BoardQuery) {
  const { clubId, words, Assignee, Task, ClubTagId, CameBy, timeZone, now } = query;
  let found = db
    .selectFrom('memberships as m')
    .where('m.ClubId', '=', clubId)
    .where(({ not }) => not(isOwnStaff(member, sql`${clubId}`)));
  if (words.length > 0)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.UserId')
          .whereRef('users.UserId', '=', 'm.UserId')
          .where(everyWord(words, searchTextOf('users'))),
      ),
    );
  if (ClubTagId !== undefined) found = found.where(hasTag(member, clubId, ClubTagId));
  if (CameBy !== undefined) found = found.where(cameBy(member, clubId, CameBy));
  // One task must match both filters.
  const theirs = Assignee === undefined ? sql`true` : sql`t."AssigneeId" = ${Assignee}`;
  if (Task !== undefined) found = found.where(isOpen(Task, clubId, dayIn(timeZone, now), theirs));
  else if (Assignee !== undefined) found = found.where(hasTask(clubId, theirs));
  return found;
}

const hasTask = (clubId: ClubId, which: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from tasks t where t."ReceiverId" = ${member} and t."ClubId" = ${clubId} and t."CompletedAt" is null
    and ${which})`;

function isOpen(
  task: (typeof openTasks)[number],
  clubId: ClubId,
  today: string,
  theirs: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const toDo = sql`t."Type" <> 'do-not-call' and ${theirs}`;
  if (task === 'none') return sql<boolean>`not ${hasTask(clubId, toDo)}`;
  return hasTask(
    clubId,
    task === 'late' ? sql`${toDo} and t."DueDate" < ${today}::date` : sql`${toDo} and t."DueDate" = ${today}::date`,
  );
}

function ofStage(db: Queryable, query: BoardQuery, stage: ClientStage, split: StageSplit) {
  const found = onBoard(db, query).where('m.ClientStage', '=', stage);
  switch (split) {
    case 'All':
      return found;
    case 'New':
      return found.where('m.StageSince', '>=', query.newSince);
    case 'AtRisk':
      return found.where(isAtRisk(member, query));
  }
}

export const cardsOfStage = (
  db: Queryable,
  query: BoardQuery,
  stage: ClientStage,
  split: StageSplit,
  { start, length }: { readonly start: number; readonly length: number },
) =>
  ofStage(db, query, stage, split)
    .innerJoin('users', 'users.UserId', 'm.UserId')
    .select(['m.UserId', 'm.ClientStage', 'm.StageSince'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
    .select(newPeriodOf(sql.ref('m.UserId'), sql`${query.clubId}`, sql`${query.now}`).as('NewPeriod'))
    .orderBy('m.StageSince', 'desc')
    .orderBy('m.UserId')
    .limit(length)
    .offset(start)
    .execute();

const counted = async (found: ReturnType<typeof onBoard>): Promise<number> =>
  (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;

export const countStage = (db: Queryable, query: BoardQuery, stage: ClientStage, split: StageSplit): Promise<number> =>
  counted(ofStage(db, query, stage, split));

export const countAtRisk = (db: Queryable, query: BoardQuery): Promise<number> => countStage(db, query, 'client', 'AtRisk');

export const countStages = (db: Queryable, query: BoardQuery) =>
  onBoard(db, query)
    .select(({ fn }) => [
      'm.ClientStage',
      fn.countAll<number>().as('Count'),
      fn.countAll<number>().filterWhere('m.StageSince', '>=', query.newSince).as('Entered'),
    ])
    .groupBy('m.ClientStage')
    .execute();

export const countMovedOn = (db: Queryable, query: BoardQuery) =>
  onBoard(db, query)
    .innerJoin('stages_left as l', (join) => join.onRef('l.ClubId', '=', 'm.ClubId').onRef('l.UserId', '=', 'm.UserId'))
    .where('l.ClubId', '=', query.clubId)
    .where('l.LeftAt', '>=', query.newSince)
    .where(sql<boolean>`${rankOf(sql`m."ClientStage"`)} > ${rankOf(sql`l."ClientStage"`)}`)
    .select(({ fn }) => ['l.ClientStage', fn.countAll<number>().as('Count')])
    .groupBy('l.ClientStage')
    .execute();

const rankOf = (stage: RawBuilder<unknown>) => sql`array_position(${`{${clientStages.join()}}`}::text[], ${stage})`;

export const takeMemberships = (db: Queryable, clubId: ClubId, userIds: readonly number[]) =>
  db
    .selectFrom('memberships')
    .select(['UserId', 'ClientStage'])
    .where('ClubId', '=', clubId)
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .orderBy('UserId')
    .forUpdate()
    .execute();

export async function moveMembers(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  ClientStage: ClientStage,
  StageSince: Date,
): Promise<void> {
  await sql`with before as (
      select m.*, l."LeftAt" from memberships m left join stages_left l using ("ClubId", "UserId", "ClientStage")
      where m."ClubId" = ${clubId} and m."UserId" = any(${listOf(userIds)}::bigint[])
    ), moved as (
      update memberships m set "ClientStage" = ${ClientStage}, "StageSince" = ${StageSince},
        "MovedFrom" = before."ClientStage", "MovedFromSince" = before."StageSince", "MovedFromLeft" = before."LeftAt"
      from before where m."ClubId" = before."ClubId" and m."UserId" = before."UserId" and before."ClientStage" <> ${ClientStage}
      returning m."ClubId", m."UserId", before."ClientStage", m."StageSince"
    ) ${keepLeft}`.execute(db);
}

/** The move with the previous stage. Locked until the transaction ends. */
export const takeMoved = (db: Queryable, clubId: ClubId, userIds: readonly number[]) =>
  db
    .selectFrom('memberships as m')
    .leftJoin('stages_left as l', (join) =>
      join.onRef('l.ClubId', '=', 'm.ClubId').onRef('l.UserId', '=', 'm.UserId').onRef('l.ClientStage', '=', 'm.ClientStage'),
    )
    .select(['m.UserId', 'm.ClientStage', 'm.StageSince', 'm.MovedFrom', 'm.MovedFromLeft', 'l.LeftAt'])
    .where('m.ClubId', '=', clubId)
    .where('m.UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .orderBy('m.UserId')
    .forUpdate('m')
    .execute();
export type MovedRow = Awaited<ReturnType<typeof takeMoved>>[number];

export async function takeMovesBack(db: Queryable, clubId: ClubId, moved: readonly MovedRow[]): Promise<void> {
  const userIds = moved.map(({ UserId }) => UserId);
  await sql`update memberships set "ClientStage" = "MovedFrom", "StageSince" = "MovedFromSince",
      "MovedFrom" = null, "MovedFromSince" = null, "MovedFromLeft" = null
    where "ClubId" = ${clubId} and "UserId" = any(${listOf(userIds)}::bigint[]) and "MovedFrom" is not null`.execute(db);
  const left = moved.flatMap(({ UserId, ClientStage, LeftAt, MovedFrom, MovedFromLeft }) => [
    { UserId, ClientStage, LeftAt },
    ...(MovedFrom === null ? [] : [{ UserId, ClientStage: MovedFrom, LeftAt: MovedFromLeft }]),
  ]);
  await sql`delete from stages_left l using unnest(
      ${listOf(left.map(({ UserId }) => UserId))}::bigint[], ${left.map(({ ClientStage }) => ClientStage)}::text[]
    ) as one("UserId", "ClientStage")
    where l."ClubId" = ${clubId} and l."UserId" = one."UserId" and l."ClientStage" = one."ClientStage"`.execute(db);
  const before = left.flatMap(({ LeftAt, ...one }) => (LeftAt === null ? [] : [{ ClubId: clubId, ...one, LeftAt }]));
  if (before.length > 0) await db.insertInto('stages_left').values(before).execute();
}

/** Moves the holder to `client`, or to `trial` if the subscription is free. A client remains a client. */
export async function moveHolder(
  trx: Queryable,
  { ClubId, UserId, Price }: { readonly ClubId: number; readonly UserId: number; readonly Price: number },
): Promise<void> {
  const stage: ClientStage = Price > 0 ? 'client' : 'trial';
  await sql`with before as (
      select * from memberships where "ClubId" = ${ClubId} and "UserId" = ${UserId} and "ClientStage" not in ('client', ${stage}) for update
    ), moved as (
      update memberships m set "ClientStage" = ${stage}, "StageSince" = now(),
        "MovedFrom" = null, "MovedFromSince" = null, "MovedFromLeft" = null
      from before where m."ClubId" = before."ClubId" and m."UserId" = before."UserId"
      returning m."ClubId", m."UserId", before."ClientStage", m."StageSince"
    ) ${keepLeft}`.execute(trx);
}

const keepLeft = sql`
  insert into stages_left ("ClubId", "UserId", "ClientStage", "LeftAt")
  select "ClubId", "UserId", "ClientStage", "StageSince" from moved
  on conflict ("ClubId", "UserId", "ClientStage") do update set "LeftAt" = excluded."LeftAt"`;
