import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { MessageId } from '@clubpulse/contract/office/messages';
import {
  type AnswerInput,
  type HolderInput,
  MAIL_UNREAD_AFTER_MINUTES,
  type NoteInput,
  type OwnThread,
  REPLIES_AN_HOUR,
  type Thread,
  type ThreadId,
} from '@clubpulse/contract/office/replies/replies';
import type * as calls from '@clubpulse/contract/office/replies/replies.calls';
import type { Selectable } from 'kysely';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Threads } from '../../platform/database/schema.generated.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import type { MessagesService } from '../messages/public.ts';
import { managersOf } from '../notices/public.ts';
import type { Copies } from '../notifications/public.ts';
import { isStaffOf } from './replies.facts.ts';
import { unreadJob } from './replies.jobs.ts';
import { presentOwnThread, presentOwnThreadRow, presentThread, presentThreadRow } from './replies.present.ts';
import * as store from './replies.store.ts';

const HOUR_MS = 3_600_000;

export interface ReplyParts {
  readonly db: Database;
  readonly copies: Pick<Copies, 'write'>;
  readonly messages: Pick<MessagesService, 'asRead'>;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now?: () => Date;
}

type Ready = Required<ReplyParts>;
type Stored = Selectable<Threads>;

export type RepliesService = ReturnType<typeof createReplies>;

export function createReplies(parts: ReplyParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { list, counts, get, answer, note, setHolder, close, ofUser, getOwn, replyToMessage, replyInThread, read },
  );
}

const list = ({ db }: Ready, clubId: ClubId, caller: CallerId, query: QueryOf<typeof calls.listThreads>) =>
  pageOf(query, {
    data: presented(store.threadsOf(db, clubId, query.Filter, caller, query), presentThreadRow),
    recordsTotal: store.countThreads(db, clubId, query.Filter, caller),
    recordsFiltered: store.countThreads(db, clubId, query.Filter, caller, query.globalSearch),
  });

const counts = ({ db }: Ready, clubId: ClubId, caller: CallerId) => store.countsOf(db, clubId, caller);

async function shown(db: Queryable, clubId: ClubId, threadId: ThreadId, caller: CallerId): Promise<Thread | Refusal> {
  const row = await store.threadOf(db, threadId);
  return row?.ClubId === clubId ? presentThread(row, await store.entriesOf(db, threadId, caller)) : refuse('NotFound');
}

const get = ({ db }: Ready, clubId: ClubId, threadId: ThreadId, caller: CallerId) => shown(db, clubId, threadId, caller);

/** Unchanged since the caller saw it: of two parallel acts the second is refused. */
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
  caller: CallerId,
  key?: RequestKey,
): Promise<Thread | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    const holder = await holderOf(trx, thread);
    if (holder !== null && holder !== caller) return refuse('ThreadHeld');
    const at = parts.now();
    await store.insertEntry(trx, thread, { Kind: 'Answer', AuthorId: caller, Text, At: at });
    if (Close) await store.insertEntry(trx, thread, { Kind: 'Closed', AuthorId: caller, At: at });
    const MailAt = thread.MailAt ?? new Date(at.getTime() + MAIL_UNREAD_AFTER_MINUTES * 60_000);
    await store.updateThread(trx, threadId, {
      HolderId: caller,
      WaitsSince: null,
      LastAt: at,
      ClosedAt: Close ? at : null,
      ClosedById: Close ? caller : null,
      MailAt,
    });
    if (thread.MailAt === null) await queueJob(trx, unreadJob(threadId, MailAt));
    await notifyMember(parts, trx, thread, caller, Text);
    return shown(trx, clubId, threadId, caller);
  });

/** Null when no user answers, also when the holder is no staff of the club any more. */
const holderOf = async (trx: Queryable, { HolderId, ClubId }: Stored): Promise<number | null> =>
  HolderId !== null && (await isStaffOf(trx, ClubId, HolderId)) ? HolderId : null;

const note = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  { Text, Own }: NoteInput,
  caller: CallerId,
  key?: RequestKey,
): Promise<Thread | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const thread = await heldAsSeen(trx, clubId, threadId, undefined);
    if (isRefusal(thread)) return thread;
    await store.insertEntry(trx, thread, { Kind: Own ? 'OwnNote' : 'StaffNote', AuthorId: caller, Text, At: parts.now() });
    return shown(trx, clubId, threadId, caller);
  });

const setHolder = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  { AssigneeId, RowVersion }: HolderInput,
  caller: CallerId,
): Promise<Thread | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    if (AssigneeId !== null && !(await isStaffOf(trx, clubId, AssigneeId)))
      return refuse('ValidationFailed', { errors: [{ field: 'AssigneeId', key: 'invalid-id' }] });
    if ((await holderOf(trx, thread)) !== AssigneeId) {
      const Kind = AssigneeId === null ? 'Freed' : AssigneeId === caller ? 'Taken' : 'Given';
      await store.insertEntry(trx, thread, { Kind, AuthorId: caller, ToId: AssigneeId, At: parts.now() });
      await store.updateThread(trx, threadId, { HolderId: AssigneeId });
      if (AssigneeId !== null && AssigneeId !== caller) await notifyStaff(parts, trx, thread, [AssigneeId], caller, 'Given');
    }
    return shown(trx, clubId, threadId, caller);
  });

const close = (
  parts: Ready,
  clubId: ClubId,
  threadId: ThreadId,
  RowVersion: number,
  caller: CallerId,
): Promise<Thread | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const thread = await heldAsSeen(trx, clubId, threadId, RowVersion);
    if (isRefusal(thread)) return thread;
    if (thread.ClosedAt === null) {
      const at = parts.now();
      await store.insertEntry(trx, thread, { Kind: 'Closed', AuthorId: caller, At: at });
      await store.updateThread(trx, threadId, { WaitsSince: null, LastAt: at, ClosedAt: at, ClosedById: caller });
    }
    return shown(trx, clubId, threadId, caller);
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

/** The thread begins with the message as the member read it. `holdReplies` prevents a second thread about it. */
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
        // The job `thread-unread` mails what is not read.
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
