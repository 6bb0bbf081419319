import type { BasicUser, CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type MessageId, messageDraftSchema, readerFacts } from '@clubpulse/contract/office/messages';
import {
  type AnswerInput,
  type HolderInput,
  MAIL_UNREAD_AFTER_MINUTES,
  type NoteInput,
  type OwnThread,
  REPLIES_AN_HOUR,
  REPLY_TEXT_MAX,
  type Thread,
  type ThreadId,
  type ThreadMember,
  type ThreadTemplates,
} from '@clubpulse/contract/office/replies/replies';
import type * as calls from '@clubpulse/contract/office/replies/replies.calls';
import { languages } from '@clubpulse/contract/scalars';
import { type ClubRef, holdsRole, isStaffIn, managesClub } from '@clubpulse/rules/accounts/roles/roles';
import type { Selectable } from 'kysely';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Threads } from '../../platform/database/schema.generated.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { factsOf, type MessagesService, noFacts, renderDraft } from '../messages/public.ts';
import { managersOf } from '../notices/public.ts';
import type { Copies } from '../notifications/public.ts';
import { holdersOf, mayAnswer } from './replies.facts.ts';
import { unreadJob } from './replies.jobs.ts';
import { presentMember, presentOwnThread, presentOwnThreadRow, presentThread, presentThreadRow } from './replies.present.ts';
import * as store from './replies.store.ts';
import { threadMember } from './thread-member.facts.ts';
import { writtenTexts } from './thread-templates.facts.ts';

const HOUR_MS = 3_600_000;

export interface ReplyParts {
  readonly db: Database;
  readonly copies: Pick<Copies, 'write'>;
  readonly messages: Pick<MessagesService, 'asRead'>;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly profiles: Users['profiles'];
  readonly club: (
    clubId: ClubId,
    via?: Queryable,
  ) => Promise<(ClubRef & { readonly Name: string; readonly TimeZone: string }) | undefined>;
  readonly now?: () => Date;
}

type Ready = Required<ReplyParts>;
type Reader = Pick<Caller, 'UserId' | 'roles' | 'isAdmin'>;
type Stored = Selectable<Threads>;

export type RepliesService = ReturnType<typeof createReplies>;

export function createReplies(parts: ReplyParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      list,
      counts,
      get,
      member,
      templates,
      holders,
      answer,
      note,
      setHolder,
      close,
      ofUser,
      getOwn,
      replyToMessage,
      replyInThread,
      read,
    },
  );
}

const list = ({ db }: Ready, clubId: ClubId, caller: CallerId, query: QueryOf<typeof calls.listThreads>) =>
  pageOf(query, {
    data: presented(store.threadsOf(db, clubId, query.Filter, caller, query), presentThreadRow),
    recordsTotal: store.countThreads(db, clubId, query.Filter, caller),
    recordsFiltered: store.countThreads(db, clubId, query.Filter, caller, query.globalSearch),
  });

const counts = ({ db }: Ready, clubId: ClubId, caller: CallerId) => store.countsOf(db, clubId, caller);

async function shown(
  { club }: Ready,
  via: Queryable,
  clubId: ClubId,
  threadId: ThreadId,
  { UserId, roles, isAdmin }: Reader,
): Promise<Thread | Refusal> {
  const [row, known] = [await store.threadOf(via, threadId), await club(clubId, via)];
  if (row?.ClubId !== clubId || known === undefined) return refuse('NotFound');
  const seesNotes = isAdmin || isStaffIn(roles, known);
  return presentThread(row, await store.entriesOf(via, threadId, { UserId, seesNotes }));
}

const get = (parts: Ready, clubId: ClubId, threadId: ThreadId, caller: Reader) =>
  shown(parts, parts.db, clubId, threadId, caller);

/** Trainers see no payments (PLT-237). */
const seesPayments = ({ isAdmin, roles }: Reader, club: ClubRef): boolean =>
  isAdmin || managesClub(roles, club) || holdsRole(roles, 'FrontDesk', club);

async function member(
  { db, club, now }: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  caller: Reader,
): Promise<ThreadMember | Refusal> {
  const known = await club(clubId);
  if (known === undefined) return refuse('NotFound');
  const withOwed = seesPayments(caller, known);
  const found = await threadMember(db, { clubId, threadId, timeZone: known.TimeZone, now: now(), withOwed });
  return found === undefined ? refuse('NotFound') : presentMember(found);
}

/** The templates are filled like sent messages. A template that is longer than the limit of a reply is left out. */
async function templates(
  { db, club, profiles, now }: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  caller: Reader,
): Promise<ThreadTemplates | Refusal> {
  const [thread, known] = [await store.threadOf(db, threadId), await club(clubId)];
  if (thread?.ClubId !== clubId || known === undefined) return refuse('NotFound');
  const [reader] = await profiles([thread.UserId]);
  if (reader === undefined) return refuse('NotFound');
  const written = await writtenTexts(db, clubId, caller.UserId);
  const facts = await factsOf(db, { clubId, timeZone: known.TimeZone }, [reader.UserId], readerFacts, now());
  const filled = written.map(({ Language, Texts }) => {
    const texts = messageDraftSchema.shape.Texts.parse(Texts);
    const first = [Language, ...languages].find((one) => texts[one] !== undefined) ?? Language;
    return renderDraft(texts, first, known.Name, reader, facts.get(reader.UserId) ?? noFacts);
  });
  const usable = filled.filter(({ Text }) => Text.trim() !== '' && Text.length <= REPLY_TEXT_MAX);
  return { Language: reader.Language, Templates: usable };
}

const holders = ({ db }: Ready, clubId: ClubId): Promise<BasicUser[]> => holdersOf(db, clubId);

async function heldAsSeen(
  trx: Queryable,
  clubId: ClubId,
  threadId: ThreadId,
  RowVersion: number | undefined,
): Promise<Stored | Refusal> {
  const thread = await store.holdThread(trx, threadId);
  if (thread?.ClubId !== clubId) return refuse('NotFound');
  return RowVersion === undefined || RowVersion === thread.RowVersion ? thread : refuse('StaleRowVersion');
}

const answer = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  { Text, RowVersion, Close }: AnswerInput,
  caller: Reader,
  key?: RequestKey,
): Promise<Thread | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const by = caller.UserId;
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    const holder = await holderOf(trx, thread);
    if (holder !== null && holder !== by) return refuse('ThreadHeld');
    const at = parts.now();
    await store.insertEntry(trx, thread, { Kind: 'Answer', AuthorId: by, Text, At: at });
    if (Close) await store.insertEntry(trx, thread, { Kind: 'Closed', AuthorId: by, At: at });
    const MailAt = thread.MailAt ?? new Date(at.getTime() + MAIL_UNREAD_AFTER_MINUTES * 60_000);
    await store.updateThread(trx, threadId, {
      HolderId: by,
      WaitsSince: null,
      LastAt: at,
      ClosedAt: Close ? at : null,
      ClosedById: Close ? by : null,
      MailAt,
    });
    if (thread.MailAt === null) await queueJob(trx, unreadJob(threadId, MailAt));
    await notifyMember(parts, trx, thread, by, Text);
    return shown(parts, trx, clubId, threadId, caller);
  });

const holderOf = async (trx: Queryable, { HolderId, ClubId }: Stored): Promise<number | null> =>
  HolderId !== null && (await mayAnswer(trx, ClubId, HolderId)) ? HolderId : null;

const note = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  { Text, Own }: NoteInput,
  caller: Reader,
  key?: RequestKey,
): Promise<Thread | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const by = caller.UserId;
    const thread = await heldAsSeen(trx, clubId, threadId, undefined);
    if (isRefusal(thread)) return thread;
    await store.insertEntry(trx, thread, { Kind: Own ? 'OwnNote' : 'StaffNote', AuthorId: by, Text, At: parts.now() });
    return shown(parts, trx, clubId, threadId, caller);
  });

const setHolder = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  { AssigneeId, RowVersion }: HolderInput,
  caller: Reader,
): Promise<Thread | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const by = caller.UserId;
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    if (AssigneeId !== null && !(await mayAnswer(trx, clubId, AssigneeId)))
      return refuse('ValidationFailed', { errors: [{ field: 'AssigneeId', key: 'invalid-id' }] });
    if ((await holderOf(trx, thread)) !== AssigneeId) {
      const Kind = AssigneeId === null ? 'Freed' : AssigneeId === by ? 'Taken' : 'Given';
      await store.insertEntry(trx, thread, { Kind, AuthorId: by, ToId: AssigneeId, At: parts.now() });
      await store.updateThread(trx, threadId, { HolderId: AssigneeId });
      if (AssigneeId !== null && AssigneeId !== by) await notifyStaff(parts, trx, thread, [AssigneeId], by, 'Given');
    }
    return shown(parts, trx, clubId, threadId, caller);
  });

const close = (parts: Ready, clubId: ClubId, threadId: ThreadId, RowVersion: number, caller: Reader): Promise<Thread | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const by = caller.UserId;
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    if (thread.ClosedAt === null) {
      const at = parts.now();
      await store.insertEntry(trx, thread, { Kind: 'Closed', AuthorId: by, At: at });
      await store.updateThread(trx, threadId, { WaitsSince: null, LastAt: at, ClosedAt: at, ClosedById: by });
    }
    return shown(parts, trx, clubId, threadId, caller);
  });

const ofUser = ({ db }: Ready, userId: UserId, query: QueryOf<typeof calls.listOwnThreads>) => {
  const count = store.countThreadsTo(db, userId);
  const data = presented(store.threadsTo(db, userId, query.start, query.length), presentOwnThreadRow);
  return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
};

async function shownToMember(db: Queryable, threadId: ThreadId, userId: UserId): Promise<OwnThread | Refusal> {
  const row = await store.threadOf(db, threadId);
  return row?.UserId === userId ? presentOwnThread(row, await store.entriesOf(db, threadId)) : refuse('NotFound');
}

const getOwn = ({ db }: Ready, userId: UserId, threadId: ThreadId) => shownToMember(db, threadId, userId);

const replyToMessage = (
  parts: Ready,
  userId: UserId,
  messageId: MessageId,
  Text: string,
  key?: RequestKey,
): Promise<OwnThread | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const often = await refuseOften(parts, trx, userId);
    if (often) return often;
    const known = await store.threadOfMessage(trx, messageId, userId);
    return reply(parts, trx, userId, known ?? (await openThread(parts, trx, userId, messageId)), Text);
  });

const replyInThread = (
  parts: Ready,
  userId: UserId,
  threadId: ThreadId,
  Text: string,
  key?: RequestKey,
): Promise<OwnThread | Refusal> =>
  transactOnce(
    parts.db,
    key,
    async (trx) => (await refuseOften(parts, trx, userId)) ?? reply(parts, trx, userId, threadId, Text),
  );

async function refuseOften({ now }: Ready, trx: Queryable, userId: UserId): Promise<Refusal | undefined> {
  await store.holdReplies(trx, userId);
  const hourAgo = new Date(now().getTime() - HOUR_MS);
  const isOften = (await store.countRepliesSince(trx, userId, hourAgo)) >= REPLIES_AN_HOUR;
  return isOften ? refuse('RepliesOften', { values: { max: REPLIES_AN_HOUR } }) : undefined;
}

/** The thread begins with the message as the member read it. `holdReplies` prevents a second thread about the message. */
async function openThread({ messages }: Ready, trx: Queryable, userId: UserId, messageId: MessageId): Promise<number | Refusal> {
  const message = await messages.asRead(userId, messageId, trx);
  if (message === undefined) return refuse('NotFound');
  const { ClubId, Title, Text, AuthorId, SentAt } = message;
  if (!(await store.holdMember(trx, ClubId, userId))) return refuse('NotFound');
  const head = { ClubId, UserId: userId };
  const ThreadId = await store.insertThread(trx, { ...head, MessageId: messageId, Title, LastAt: SentAt, MemberReadAt: SentAt });
  await store.insertEntry(trx, { ...head, ThreadId }, { Kind: 'Message', AuthorId, Text, At: SentAt });
  return ThreadId;
}

async function reply(
  parts: Ready,
  trx: Queryable,
  userId: UserId,
  threadId: ThreadId | Refusal,
  Text: string,
): Promise<OwnThread | Refusal> {
  if (isRefusal(threadId)) return threadId;
  const thread = await store.holdThread(trx, threadId);
  if (thread?.UserId !== userId) return refuse('NotFound');
  const at = parts.now();
  await store.insertEntry(trx, thread, { Kind: 'Reply', AuthorId: userId, Text, At: at });
  await store.updateThread(trx, threadId, {
    WaitsSince: thread.WaitsSince ?? at,
    LastAt: at,
    ClosedAt: null,
    ClosedById: null,
    MemberReadAt: at,
  });
  const holder = await holderOf(trx, thread);
  const readers = holder === null ? await managersOf(trx, thread.ClubId, parts.closedIn) : [holder];
  await notifyStaff(parts, trx, thread, readers, userId);
  return shownToMember(trx, threadId, userId);
}

async function read({ db, now }: Ready, userId: UserId, threadId: ThreadId): Promise<Refusal | undefined> {
  return (await store.markRead(db, threadId, userId, now())) ? undefined : refuse('NotFound');
}

const notifyMember = ({ copies, now }: Ready, trx: Queryable, thread: Stored, ActorId: UserId, Message: string): Promise<void> =>
  copies.write(trx, [
    {
      draft: {
        Event: 'ThreadAnswered',
        ActorId,
        TargetId: thread.UserId,
        SubjectId: thread.ThreadId,
        Payload: { Title: thread.Title, Message },
        staff: 'no',
        // The job `thread-unread` sends the mail for an unread reply.
        unmailed: true,
      },
      UserId: thread.UserId,
      Audience: 'User',
      ClubId: thread.ClubId,
      EventId: null,
      At: now(),
    },
  ]);

/** Does not notify the member of their own reply, if the member is staff too. */
const notifyStaff = (
  { copies, now }: Ready,
  trx: Queryable,
  thread: Stored,
  readers: readonly number[],
  ActorId: UserId,
  Variant?: 'Given',
): Promise<void> => {
  const At = now();
  return copies.write(
    trx,
    readers
      .filter((UserId) => UserId !== thread.UserId)
      .map((UserId) => ({
        draft: {
          Event: 'ThreadReplied',
          ActorId,
          TargetId: thread.UserId,
          SubjectId: thread.ThreadId,
          Payload: { Title: thread.Title, ...(Variant === undefined ? {} : { Variant }) },
          staff: 'only',
        },
        UserId,
        Audience: 'Manager',
        ClubId: thread.ClubId,
        EventId: null,
        At,
      })),
  );
};
