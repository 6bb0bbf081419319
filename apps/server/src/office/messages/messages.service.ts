import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Audience,
  type AudienceCount,
  type ClubMessage,
  leftOutReasons,
  MESSAGES_AN_HOUR,
  type MessageChannel,
  type MessageId,
  type MessageInput,
  messageChannels,
  messageDraftSchema,
  NAMES_SHOWN,
  READERS_SHOWN,
  type ReaderFact,
  type ReaderFacts,
  readerFacts,
  recipientSchema,
  type SentInput,
} from '@clubpulse/contract/office/messages';
import type * as calls from '@clubpulse/contract/office/messages.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { factsIn, isWithout, smsParts, smsText } from '@clubpulse/rules/office/messages/messages';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { Addressed, createAudiences } from './messages.checks.ts';
import { noFacts } from './messages.facts.ts';
import { deliveryJob } from './messages.jobs.ts';
import type { DraftPorts } from './messages.ports.ts';
import { factTexts, presentMessage, presentSent, renderForReader, titleOf } from './messages.present.ts';
import * as store from './messages.store.ts';

const HOUR_MS = 3_600_000;

export interface MessageParts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly Name: string; readonly TimeZone: string } | undefined>;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly User[]>;
  readonly audiences: ReturnType<typeof createAudiences>;
  readonly licenses: Pick<Licenses, 'ofClub' | 'refuseAdding'>;
  readonly sms: Pick<Sms, 'available'>;
  readonly drafts: DraftPorts;
  readonly now?: () => Date;
}

export type MessagesService = ReturnType<typeof createMessages>;

export function createMessages({ db, club, profiles, audiences, licenses, sms, drafts, now = () => new Date() }: MessageParts) {
  const { addressed, basicOf } = audiences;

  async function smsLeft(clubId: ClubId): Promise<number | null> {
    const state = await licenses.ofClub(clubId);
    const usage = isRefusal(state) ? undefined : state.Usage.find(({ Resource }) => Resource === 'Sms');
    if (usage === undefined) return 0;
    return isUnlimited(usage.Limit) ? null : Math.max(0, usage.Limit - (usage.Used ?? 0));
  }

  async function sendIn(
    trx: Queryable,
    clubId: ClubId,
    input: Omit<MessageInput, 'Expected'> & { readonly Expected: number | null },
    caller: Caller,
  ): Promise<ClubMessage | Refusal> {
    const known = await club(clubId, trx);
    if (!known) return refuse('NotFound');
    // Serializes the sends of a club, so that the hourly limit holds.
    await store.holdSending(trx, clubId);
    const hourAgo = new Date(now().getTime() - HOUR_MS);
    // Planned messages have their own limit.
    if (input.Expected !== null && (await store.countSince(trx, clubId, caller.UserId, hourAgo)) >= MESSAGES_AN_HOUR)
      return refuse('MessagesOften', { values: { max: MESSAGES_AN_HOUR } });
    const channels = messageChannels.filter((channel) => input[channel]);
    const { reached, chosen } = await addressed(trx, caller, clubId, known.TimeZone, input.Audience, channels);
    const changed = await audiences.refuseChanged(trx, clubId, input, reached.length);
    if (changed) return changed;
    const wanted = factsIn(input.Texts);
    const ids = reached.map(({ person }) => person.UserId);
    const facts = await audiences.facts(trx, clubId, known.TimeZone, ids, wanted);
    const recipients = reached.map((one) => recipientOf(one, input, known.Name, facts.get(one.person.UserId)));
    const parts = recipients.reduce((sum, { SmsParts }) => sum + (SmsParts ?? 0), 0);
    const beyond = parts > 0 ? await licenses.refuseAdding(trx, clubId, 'Sms', parts) : undefined;
    if (beyond) return beyond.refused === 'LicenseResourceLimitExceeded' ? refuse('InsufficientSmsCredits') : beyond;
    if (input.Sms && !sms.available) return refuse('SmsNotAvailable');
    const { App, Email, Sms, Language, PictureUri } = input;
    const Target = input.Target === null ? null : JSON.stringify(input.Target);
    const content = { Language, Texts: JSON.stringify(input.Texts), Target, PictureUri };
    const message = { ClubId: clubId, AuthorId: caller.UserId, ...content, App, Email, Sms };
    const MessageId = await store.insertMessage(trx, { ...message, SentAt: now(), Chosen: chosen }, recipients);
    await queueJob(trx, deliveryJob(MessageId));
    const sent = { MessageId, Title: titleOf(input), People: recipients.length, By: caller.UserId };
    await emit(trx, { ClubId: clubId, Type: 'ClubMessageSent', Payload: sent });
    return sentOf(trx, clubId, MessageId);
  }

  async function sentOf(trx: Queryable, clubId: ClubId, messageId: MessageId): Promise<ClubMessage | Refusal> {
    const [row] = await store.messagesOfClub(trx, clubId, messageId);
    return row ? presentSent(row) : refuse('NotFound');
  }

  return {
    async audience(caller: Caller, clubId: ClubId, query: QueryOf<typeof calls.countAudience>): Promise<AudienceCount | Refusal> {
      const known = await club(clubId);
      if (!known) return refuse('NotFound');
      const channels = messageChannels.filter((channel) => query.Channels.split(',').includes(channel));
      const wanted = audienceIn(query);
      const { chosen, reached, leftOut } = await addressed(db, caller, clubId, known.TimeZone, wanted, channels);
      const says = readerFacts.filter((fact) => query.Facts?.split(',').includes(fact));
      const ids = reached.map(({ person }) => person.UserId);
      const facts = await audiences.facts(db, clubId, known.TimeZone, ids, says);
      const factsTo = ({ person }: Addressed) => facts.get(person.UserId) ?? noFacts;
      const by = (channel: MessageChannel) => reached.filter((one) => one.ways.includes(channel)).length;
      return {
        Chosen: chosen,
        Reached: reached.length,
        App: by('App'),
        Email: by('Email'),
        Sms: by('Sms'),
        Later: reached.filter(({ notBefore }) => notBefore !== undefined).length,
        Languages: languages.flatMap((Language) => {
          const speaking = reached.filter(({ person }) => person.Language === Language);
          const bySms = speaking.filter(({ ways }) => ways.includes('Sms')).length;
          const Readers = speaking.slice(0, READERS_SHOWN).map((one) => ({
            ...basicOf(one.person),
            Says: wordsFor(says, factsTo(one), one.person),
          }));
          return speaking.length === 0 ? [] : [{ Language, Count: speaking.length, Sms: bySms, Readers }];
        }),
        LeftOut: leftOutReasons.flatMap((Reason) => {
          const out = leftOut.filter(({ reason }) => reason === Reason);
          const People = out.slice(0, NAMES_SHOWN).map(({ person }) => person);
          return out.length === 0 ? [] : [{ Reason, Count: out.length, People }];
        }),
        Without: says.flatMap((Fact) => {
          const without = reached.filter((one) => isWithout(Fact, factsTo(one)));
          const People = without.slice(0, NAMES_SHOWN).map(({ person }) => basicOf(person));
          return without.length === 0 ? [] : [{ Fact, Count: without.length, People }];
        }),
        Named: wanted.UserIds.length > 0 ? reached.slice(0, NAMES_SHOWN).map(({ person }) => basicOf(person)) : [],
        SmsLeft: await smsLeft(clubId),
        SmsAvailable: sms.available,
      };
    },

    send: (
      clubId: ClubId,
      { PlannedMessageId, ...input }: SentInput,
      caller: Caller,
      key?: RequestKey,
    ): Promise<ClubMessage | Refusal> =>
      transactOnce(db, key, async (trx) => {
        const by = caller.UserId;
        if (PlannedMessageId !== null && !(await drafts.holdDraft(trx, clubId, by, PlannedMessageId))) return refuse('DraftGone');
        const message = await sendIn(trx, clubId, input, caller);
        if (PlannedMessageId !== null && !isRefusal(message)) await drafts.draftSent(trx, clubId, by, PlannedMessageId);
        return message;
      }),

    sendIn,
    refuseChanged: audiences.refuseChanged,

    async reached(caller: Caller, clubId: ClubId, input: MessageInput, via: Queryable = db): Promise<number | undefined> {
      const known = await club(clubId, via);
      const channels = messageChannels.filter((channel) => input[channel]);
      return known && (await addressed(via, caller, clubId, known.TimeZone, input.Audience, channels)).reached.length;
    },

    share: (clubId: ClubId, messageId: MessageId, userIds: readonly UserId[], caller: Caller): Promise<ClubMessage | Refusal> =>
      db.transaction().execute(async (trx) => {
        const [known, message] = [await club(clubId, trx), await store.messageOf(trx, messageId)];
        if (!known || message?.ClubId !== clubId) return refuse('NotFound');
        await store.holdSending(trx, clubId);
        const audience = { ...nobodyElse, UserIds: [...userIds] };
        const { reached, chosen } = await addressed(trx, caller, clubId, known.TimeZone, audience, ['App']);
        if (chosen < new Set(userIds).size) return refuse('NotFound');
        const { Language, Texts } = messageWordsSchema.parse(message);
        const ids = reached.map(({ person }) => person.UserId);
        const facts = await audiences.facts(trx, clubId, known.TimeZone, ids, factsIn(Texts));
        const recipients = reached.map(({ person, notBefore }) => ({
          UserId: person.UserId,
          App: 'Waiting' as const,
          NotBefore: notBefore ?? null,
          Facts: facts.has(person.UserId) ? JSON.stringify(facts.get(person.UserId)) : null,
        }));
        const People = await store.addRecipients(trx, messageId, recipients);
        if (People > 0) {
          await queueJob(trx, deliveryJob(messageId));
          const Payload = { MessageId: messageId, Title: titleOf({ Language, Texts }), People, By: caller.UserId };
          await emit(trx, { ClubId: clubId, Type: 'ClubMessageSent', Payload });
        }
        return sentOf(trx, clubId, messageId);
      }),

    unshare: (clubId: ClubId, messageId: MessageId, userIds: readonly UserId[]): Promise<ClubMessage | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.messageOf(trx, messageId))?.ClubId !== clubId) return refuse('NotFound');
        await store.takeAway(trx, messageId, userIds);
        return sentOf(trx, clubId, messageId);
      }),

    list(clubId: ClubId, query: QueryOf<typeof calls.listClubMessages>) {
      const count = store.countMessages(db, clubId);
      const data = presented(store.messagesOfClub(db, clubId, query), presentSent);
      return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
    },

    recipients(clubId: ClubId, messageId: MessageId, query: QueryOf<typeof calls.listRecipients>) {
      const found = store.recipientsOf(db, clubId, messageId, query.failed);
      const data = presented(found.rows(query.start, query.length), (row) =>
        recipientSchema.parse({ ...row, ReadAt: row.ReadAt?.toISOString() ?? null }),
      );
      const count = found.count();
      return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
    },

    async ofUser(userId: UserId, query: QueryOf<typeof calls.listMessages>) {
      const [reader] = await profiles([userId]);
      if (!reader) return refuse('NotFound');
      const count = store.countMessagesTo(db, userId);
      const data = presented(store.messagesTo(db, userId, query.start, query.length), (row) => presentMessage(row, reader));
      return pageOf(query, { data, recordsTotal: count, recordsFiltered: count });
    },

    read: async (userId: UserId, messageId: MessageId): Promise<Refusal | undefined> =>
      (await store.markRead(db, messageId, userId, now())) ? undefined : refuse('NotFound'),
  };
}

const nobodyElse = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};
const messageWordsSchema = messageDraftSchema.pick({ Language: true, Texts: true });

function audienceIn(query: QueryOf<typeof calls.countAudience>): Audience {
  const { ClientStage = null, ClassSubscriptionId = null, ClubTagId = null, NotSeenDays = null, ClassId = null } = query;
  const { UserIds = [], NotStage = null, NotUserIds = [] } = query;
  return { ClientStage, ClassSubscriptionId, ClubTagId, NotSeenDays, ClassId, UserIds, NotStage, NotUserIds };
}

/** One text per language, because a member may read the message in another language than their own. */
function wordsFor(says: readonly ReaderFact[], facts: ReaderFacts, person: Addressed['person']) {
  const inLanguage = (language: Language) => {
    const words = factTexts(facts, language, person);
    return Object.fromEntries(says.map((fact) => [fact, words[fact]]));
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)]));
}

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
