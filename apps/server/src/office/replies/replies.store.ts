import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { MessageId } from '@clubpulse/contract/office/messages';
import { ENTRIES_SHOWN, type ThreadFilter, type ThreadId } from '@clubpulse/contract/office/replies/replies';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ThreadEntries, Threads } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';
import { answersIn } from './replies.facts.ts';

export type ThreadRowStored = Awaited<ReturnType<typeof threadOf>>;
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

const answersThere = sql<SqlBool>`exists (select from user_roles role
  where role."UserId" = thread."HolderId" and ${answersIn(sql.ref('thread.ClubId'))})`;

const all = (db: Queryable) =>
  db
    .selectFrom('threads as thread')
    .innerJoin('clubs as club', 'club.ClubId', 'thread.ClubId')
    .innerJoin('users as member', 'member.UserId', 'thread.UserId')
    .leftJoin('users as holder', (join) => join.onRef('holder.UserId', '=', 'thread.HolderId').on(answersThere))
    .leftJoin('users as closer', 'closer.UserId', 'thread.ClosedById');

const newestText = (db: Queryable) =>
  db
    .selectFrom('thread_entries as entry')
    .select(['entry.Text', 'entry.AuthorId as TextBy'])
    .where('entry.ThreadId', '=', sql<number>`thread."ThreadId"`)
    .where('entry.Kind', 'in', ['Message', 'Reply', 'Answer'])
    .orderBy('entry.ThreadEntryId', 'desc')
    .limit(1);

const unread = sql<number>`(select count(*)::int from thread_entries entry where entry."ThreadId" = thread."ThreadId"
  and entry."Kind" = 'Answer' and (thread."MemberReadAt" is null or entry."At" > thread."MemberReadAt"))`;

const withPeople = (db: Queryable, found: ReturnType<typeof all>) =>
  found
    .innerJoinLateral(newestText(db).as('newest'), (join) => join.onTrue())
    .selectAll('thread')
    .select(['club.Name as ClubName', 'newest.Text', 'newest.TextBy'])
    .select(unread.as('New'))
    .select(['member.Nickname', 'member.FirstMidName', 'member.LastName', 'member.PictureUri'])
    .select(['holder.UserId as HolderUserId', 'holder.Nickname as HolderNickname', 'holder.FirstMidName as HolderFirst'])
    .select(['holder.LastName as HolderLast', 'holder.PictureUri as HolderPicture'])
    .select(['closer.Nickname as CloserNickname', 'closer.FirstMidName as CloserFirst', 'closer.LastName as CloserLast'])
    .select(['closer.PictureUri as CloserPicture']);

const filtered = (db: Queryable, clubId: ClubId, filter: ThreadFilter, caller: UserId, search: string | undefined) =>
  all(db)
    .where('thread.ClubId', '=', clubId)
    .where('thread.ClosedAt', filter === 'Closed' ? 'is not' : 'is', null)
    .$if(filter === 'Mine', (some) => some.where('holder.UserId', '=', caller))
    .$if(filter === 'Nobody', (some) => some.where('holder.UserId', 'is', null))
    .$if(search !== undefined, (some) =>
      some.where(everyWord(searchTerms(search), searchTextOf('member'), foldedSql('thread.Title'))),
    );

export const threadsOf = (
  db: Queryable,
  clubId: ClubId,
  filter: ThreadFilter,
  caller: UserId,
  {
    start,
    length,
    globalSearch,
  }: { readonly start: number; readonly length: number; readonly globalSearch?: string | undefined },
) =>
  withPeople(db, filtered(db, clubId, filter, caller, globalSearch))
    .$if(filter !== 'Closed', (open) => open.orderBy('thread.WaitsSince', (order) => order.asc().nullsLast()))
    .orderBy('thread.LastAt', 'desc')
    .orderBy('thread.ThreadId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countThreads(
  db: Queryable,
  clubId: ClubId,
  filter: ThreadFilter,
  caller: UserId,
  search?: string,
): Promise<number> {
  const { count } = await filtered(db, clubId, filter, caller, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One statement reads all counts, so that they agree. */
export const countsOf = (db: Queryable, clubId: ClubId, caller: UserId) =>
  all(db)
    .where('thread.ClubId', '=', clubId)
    .select([
      sql<number>`(count(*) filter (where thread."ClosedAt" is null))::int`.as('Open'),
      sql<number>`(count(*) filter (where thread."ClosedAt" is null and holder."UserId" = ${caller}))::int`.as('Mine'),
      sql<number>`(count(*) filter (where thread."ClosedAt" is null and holder."UserId" is null))::int`.as('Nobody'),
      sql<number>`(count(*) filter (where thread."ClosedAt" is not null))::int`.as('Closed'),
    ])
    .executeTakeFirstOrThrow();

export const threadOf = (db: Queryable, threadId: ThreadId) =>
  withPeople(db, all(db)).where('thread.ThreadId', '=', threadId).executeTakeFirst();

export const threadsTo = (db: Queryable, userId: UserId, start: number, length: number) =>
  withPeople(db, all(db))
    .where('thread.UserId', '=', userId)
    .orderBy('thread.LastAt', 'desc')
    .orderBy('thread.ThreadId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countThreadsTo(db: Queryable, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('threads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

interface EntryReader {
  readonly UserId: UserId;
  readonly seesNotes: boolean;
}

const changesOfHolder = ['Taken', 'Given', 'Freed'] as const;
const notes = ['StaffNote', 'OwnNote'] as const;

/** The newest entries are first. Without `reader` only entries that the member sees. */
export const entriesOf = (db: Queryable, threadId: ThreadId, reader?: EntryReader) =>
  db
    .selectFrom('thread_entries as entry')
    .leftJoin('users as author', 'author.UserId', 'entry.AuthorId')
    .leftJoin('users as given', 'given.UserId', 'entry.ToId')
    .select(['entry.ThreadEntryId', 'entry.Kind', 'entry.Text', 'entry.At', 'entry.AuthorId', 'entry.ToId'])
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri'])
    .select(['given.Nickname as ToNickname', 'given.FirstMidName as ToFirst', 'given.LastName as ToLast'])
    .select(['given.PictureUri as ToPicture'])
    .where('entry.ThreadId', '=', threadId)
    .$if(reader === undefined, (some) => some.where('entry.Kind', 'not in', [...notes, ...changesOfHolder]))
    .$if(reader?.seesNotes === false, (some) => some.where('entry.Kind', 'not in', notes))
    .$if(reader?.seesNotes === true, (some) =>
      some.where(({ eb, or }) => or([eb('entry.Kind', '<>', 'OwnNote'), eb('entry.AuthorId', '=', reader?.UserId ?? 0)])),
    )
    .orderBy('entry.ThreadEntryId', 'desc')
    .limit(ENTRIES_SHOWN)
    .execute();

export const holdThread = (trx: Queryable, threadId: ThreadId): Promise<Selectable<Threads> | undefined> =>
  trx.selectFrom('threads').selectAll().where('ThreadId', '=', threadId).forUpdate().executeTakeFirst();

export async function holdReplies(trx: Queryable, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('replies'), hashint8(${userId}))`.execute(trx);
}

export async function countRepliesSince(trx: Queryable, userId: UserId, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('thread_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .where('Kind', '=', 'Reply')
    .where('At', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function threadOfMessage(trx: Queryable, messageId: MessageId, userId: UserId): Promise<number | undefined> {
  const row = await trx
    .selectFrom('threads')
    .select('ThreadId')
    .where('MessageId', '=', messageId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row?.ThreadId;
}

export async function holdMember(trx: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await trx
    .selectFrom('club_people')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertThread(trx: Queryable, thread: Insertable<Threads>): Promise<number> {
  const { ThreadId } = await trx.insertInto('threads').values(thread).returning('ThreadId').executeTakeFirstOrThrow();
  return ThreadId;
}

export async function insertEntry(
  trx: Queryable,
  { ThreadId, ClubId, UserId }: Pick<Selectable<Threads>, 'ThreadId' | 'ClubId' | 'UserId'>,
  entry: Omit<Insertable<ThreadEntries>, 'ThreadId' | 'ClubId' | 'UserId'>,
): Promise<void> {
  await trx
    .insertInto('thread_entries')
    .values({ ThreadId, ClubId, UserId, ...entry })
    .execute();
}

export async function updateThread(
  trx: Queryable,
  threadId: ThreadId,
  fields: Partial<
    Pick<Selectable<Threads>, 'HolderId' | 'WaitsSince' | 'LastAt' | 'ClosedAt' | 'ClosedById' | 'MailAt' | 'MemberReadAt'>
  >,
): Promise<void> {
  await trx
    .updateTable('threads')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ThreadId', '=', threadId)
    .execute();
}

/** Does not change the version, so that staff can reply while the member reads. */
export async function markRead(db: Queryable, threadId: ThreadId, userId: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('threads')
    .set({ MemberReadAt: sql<Date>`greatest("MemberReadAt", ${now}::timestamptz)` })
    .where('ThreadId', '=', threadId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setMailAt(trx: Queryable, threadId: ThreadId, MailAt: Date | null): Promise<void> {
  await trx.updateTable('threads').set({ MailAt }).where('ThreadId', '=', threadId).execute();
}

export const unreadAnswers = (trx: Queryable, threadId: ThreadId) =>
  trx
    .selectFrom('thread_entries as entry')
    .innerJoin('threads as thread', 'thread.ThreadId', 'entry.ThreadId')
    .leftJoin('users as author', 'author.UserId', 'entry.AuthorId')
    .select(['entry.Text', 'author.Nickname', 'author.FirstMidName', 'author.LastName'])
    .where('entry.ThreadId', '=', threadId)
    .where('entry.Kind', '=', 'Answer')
    .where(sql<SqlBool>`(thread."MemberReadAt" is null or entry."At" > thread."MemberReadAt")`)
    .orderBy('entry.ThreadEntryId')
    .limit(ENTRIES_SHOWN)
    .execute();
