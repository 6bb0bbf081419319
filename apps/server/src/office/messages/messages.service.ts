import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type ClubMessage,
  MESSAGES_AN_HOUR,
  type MessageChannel,
  type MessageId,
  type MessageInput,
  messageChannels,
  messageDraftSchema,
  type ReaderFacts,
  recipientSchema,
  type SentInput,
} from '@clubpulse/contract/office/messages';
import type * as calls from '@clubpulse/contract/office/messages.calls';
import { factsIn, smsParts, smsText } from '@clubpulse/rules/office/messages/messages';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { audience, type MessageParts, type Ready } from './audience-counts.service.ts';
import type { Addressed } from './messages.checks.ts';
import { noFacts } from './messages.facts.ts';
import { deliveryJob } from './messages.jobs.ts';
import { presentMessage, presentSent, renderForReader, titleOf } from './messages.present.ts';
import * as store from './messages.store.ts';

const HOUR_MS = 3_600_000;

export type MessagesService = ReturnType<typeof createMessages>;

export function createMessages(parts: MessageParts) {
  return {
    ...bindActs(
      { now: () => new Date(), ...parts },
      { audience, send, sendIn, reached, share, unshare, list, recipients, ofUser, asRead, read },
    ),
    refuseChanged: parts.audiences.refuseChanged,
  };
}

/** Without a caller (for an automation) the message has no author and is not listed. */
async function sendIn(
  { club, now, audiences, licenses, sms }: Ready,
  trx: Queryable,
  clubId: ClubId,
  input: Omit<MessageInput, 'Expected'> & { readonly Expected: number | null },
  caller: Caller | null,
): Promise<ClubMessage | Refusal> {
  const known = await club(clubId, trx);
  if (!known) return refuse('NotFound');
  await store.holdSending(trx, clubId);
  const hourAgo = new Date(now().getTime() - HOUR_MS);
  // Planned and automatic messages have limits of their own.
  if (
    caller !== null &&
    input.Expected !== null &&
    (await store.countSince(trx, clubId, caller.UserId, hourAgo)) >= MESSAGES_AN_HOUR
  )
    return refuse('MessagesOften', { values: { max: MESSAGES_AN_HOUR } });
  const channels = messageChannels.filter((channel) => input[channel]);
  const { reached: people, chosen } = await audiences.addressed(trx, caller, clubId, known.TimeZone, input.Audience, channels);
  const changed = await audiences.refuseChanged(trx, clubId, input, people.length);
  if (changed) return changed;
  const wanted = factsIn(input.Texts);
  const ids = people.map(({ person }) => person.UserId);
  const facts = await audiences.facts(trx, clubId, known.TimeZone, ids, wanted);
  const rows = people.map((one) => recipientOf(one, input, known.Name, facts.get(one.person.UserId)));
  const smsCount = rows.reduce((sum, { SmsParts }) => sum + (SmsParts ?? 0), 0);
  const beyond = smsCount > 0 ? await licenses.refuseAdding(trx, clubId, 'Sms', smsCount) : undefined;
  if (beyond) return beyond.refused === 'LicenseResourceLimitExceeded' ? refuse('InsufficientSmsCredits') : beyond;
  if (input.Sms && !sms.available) return refuse('SmsNotAvailable');
  const { App, Email, Sms, Language, PictureUri } = input;
  const Target = input.Target === null ? null : JSON.stringify(input.Target);
  const content = { Language, Texts: JSON.stringify(input.Texts), Target, PictureUri };
  const message = { ClubId: clubId, AuthorId: caller?.UserId ?? null, ...content, App, Email, Sms, IsAutomatic: caller === null };
  const MessageId = await store.insertMessage(trx, { ...message, SentAt: now(), Chosen: chosen }, rows);
  await queueJob(trx, deliveryJob(MessageId));
  if (caller !== null) {
    const sent = { MessageId, Title: titleOf(input), People: rows.length, By: caller.UserId };
    await emit(trx, { ClubId: clubId, Type: 'ClubMessageSent', Payload: sent });
  }
  return sentOf(trx, clubId, MessageId);
}

async function sentOf(trx: Queryable, clubId: ClubId, messageId: MessageId): Promise<ClubMessage | Refusal> {
  const [row] = await store.messagesOfClub(trx, clubId, messageId);
  return row ? presentSent(row) : refuse('NotFound');
}

const send = (
  parts: Ready,
  clubId: ClubId,
  { PlannedMessageId, ...input }: SentInput,
  caller: Caller,
  key?: RequestKey,
): Promise<ClubMessage | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    const by = caller.UserId;
    if (PlannedMessageId !== null && !(await parts.drafts.holdDraft(trx, clubId, by, PlannedMessageId)))
      return refuse('DraftGone');
    const message = await sendIn(parts, trx, clubId, input, caller);
    if (PlannedMessageId !== null && !isRefusal(message)) await parts.drafts.draftSent(trx, clubId, by, PlannedMessageId);
    return message;
  });

async function reached(
  { db, club, audiences }: Ready,
  caller: Caller,
  clubId: ClubId,
  input: MessageInput,
  via: Queryable = db,
): Promise<number | undefined> {
  const known = await club(clubId, via);
  const channels = messageChannels.filter((channel) => input[channel]);
  return known && (await audiences.addressed(via, caller, clubId, known.TimeZone, input.Audience, channels)).reached.length;
}

const share = (
  { db, club, audiences }: Ready,
  clubId: ClubId,
  messageId: MessageId,
  userIds: readonly UserId[],
  caller: Caller,
): Promise<ClubMessage | Refusal> =>
  db.transaction().execute(async (trx) => {
    const [known, message] = [await club(clubId, trx), await store.messageOf(trx, messageId)];
    if (!known || message?.ClubId !== clubId) return refuse('NotFound');
    await store.holdSending(trx, clubId);
    const added = { ...noneElse, UserIds: [...userIds] };
    const { reached: people, chosen } = await audiences.addressed(trx, caller, clubId, known.TimeZone, added, ['App']);
    if (chosen < new Set(userIds).size) return refuse('NotFound');
    const { Language, Texts } = messageWordsSchema.parse(message);
    const ids = people.map(({ person }) => person.UserId);
    const facts = await audiences.facts(trx, clubId, known.TimeZone, ids, factsIn(Texts));
    const rows = people.map(({ person, notBefore }) => ({
      UserId: person.UserId,
      App: 'Waiting' as const,
      NotBefore: notBefore ?? null,
      Facts: facts.has(person.UserId) ? JSON.stringify(facts.get(person.UserId)) : null,
    }));
    const People = await store.addRecipients(trx, messageId, rows);
    if (People > 0) {
      await queueJob(trx, deliveryJob(messageId));
      const Payload = { MessageId: messageId, Title: titleOf({ Language, Texts }), People, By: caller.UserId };
      await emit(trx, { ClubId: clubId, Type: 'ClubMessageSent', Payload });
    }
    return sentOf(trx, clubId, messageId);
  });

const unshare = (
  { db }: Ready,
  clubId: ClubId,
  messageId: MessageId,
  userIds: readonly UserId[],
): Promise<ClubMessage | Refusal> =>
  db.transaction().execute(async (trx) => {
    if ((await store.messageOf(trx, messageId))?.ClubId !== clubId) return refuse('NotFound');
    await store.takeAway(trx, messageId, userIds);
    return sentOf(trx, clubId, messageId);
  });

function list({ db }: Ready, clubId: ClubId, query: QueryOf<typeof calls.listClubMessages>) {
  const count = store.countMessages(db, clubId);
  const data = presented(store.messagesOfClub(db, clubId, query), presentSent);
  return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
}

function recipients({ db }: Ready, clubId: ClubId, messageId: MessageId, query: QueryOf<typeof calls.listRecipients>) {
  const found = store.recipientsOf(db, clubId, messageId, query.failed);
  const data = presented(found.rows(query.start, query.length), (row) =>
    recipientSchema.parse({ ...row, ReadAt: row.ReadAt?.toISOString() ?? null }),
  );
  const count = found.count();
  return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
}

async function ofUser({ profiles, db }: Ready, userId: UserId, query: QueryOf<typeof calls.listMessages>) {
  const [reader] = await profiles([userId]);
  if (!reader) return refuse('NotFound');
  const count = store.countMessagesTo(db, userId);
  const data = presented(store.messagesTo(db, userId, query.start, query.length), (row) => presentMessage(row, reader));
  return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
}

async function asRead({ profiles }: Ready, userId: UserId, messageId: MessageId, via: Queryable) {
  const row = await store.messageTo(via, userId, messageId);
  const [reader] = row ? await profiles([userId], via) : [];
  if (!row || !reader) return undefined;
  const { Title, Text } = presentMessage(row, reader);
  return { ClubId: row.ClubId, AuthorId: row.AuthorId, Title, Text, SentAt: row.SentAt };
}

const read = async ({ db, now }: Ready, userId: UserId, messageId: MessageId): Promise<Refusal | undefined> =>
  (await store.markRead(db, messageId, userId, now())) ? undefined : refuse('NotFound');

const noneElse = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};

const messageWordsSchema = messageDraftSchema.pick({ Language: true, Texts: true });

function recipientOf(
  { person, ways, notBefore }: Addressed,
  input: Omit<MessageInput, 'Expected'>,
  club: string,
  facts: ReaderFacts | undefined,
): store.NewRecipient {
  const on = (channel: MessageChannel) => (ways.includes(channel) ? 'Waiting' : null);
  return {
    UserId: person.UserId,
    App: on('App'),
    Email: on('Email'),
    Sms: on('Sms'),
    SmsParts: ways.includes('Sms') ? smsParts(smsText(renderForReader(input, club, person, facts ?? noFacts))) : 0,
    NotBefore: notBefore ?? null,
    Facts: facts === undefined ? null : JSON.stringify(facts),
  };
}
