import type { MessageId, MessageTexts, SentInput } from '@clubpulse/contract/office/messages';
import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { navigli, timeZone } from '@clubpulse/world/clubs';
import { letter, letterThread, openDay } from '@clubpulse/world/relations';
import { createConsents } from '../../accounts/consents/public.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createAudiences, createMessages } from '../../office/messages/public.ts';
import { createReplies } from '../../office/replies/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { type ClubPeople, usersOf } from './club-people.ts';

const MINUTE_MS = 60_000;

const toAll = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};

function messagesAt(db: Database, at: Date) {
  const now = () => at;
  return createMessages({
    db,
    club: async () => ({ Name: navigli.name, TimeZone: timeZone }),
    profiles: usersOf(db).profiles,
    audiences: createAudiences({
      consents: createConsents({ db }),
      images: { storedForMessage: async () => [] },
      now,
    }),
    licenses: createLicenses({ db, usage: [] }),
    sms: { available: false },
    drafts: { holdDraft: async () => false, draftSent: async () => {} },
    now,
  });
}

async function send(
  db: Database,
  clubId: number,
  author: Caller,
  UserIds: readonly number[],
  Texts: MessageTexts,
  at: Date,
): Promise<MessageId> {
  const sent: SentInput = {
    App: true,
    Email: false,
    Sms: false,
    Language: 'en',
    Texts,
    Audience: { ...toAll, UserIds: [...UserIds] },
    Target: null,
    PictureUri: null,
    Expected: UserIds.length,
    PlannedMessageId: null,
  };
  return expectAccepted(await messagesAt(db, at).send(clubId, sent, { ...author, isEditor: false })).MessageId;
}

/** Writes no notifications, because `past-notifications.ts` writes those of the demo. */
const repliesAt = (db: Database, at: Date) =>
  createReplies({
    db,
    copies: { write: async () => {} },
    messages: messagesAt(db, at),
    closedIn: async () => new Set(),
    profiles: usersOf(db).profiles,
    club: async (ClubId) => ({ ClubId, BrandId: null, Name: navigli.name, TimeZone: timeZone }),
    now: () => at,
  });

interface Staff {
  readonly manager: Caller;
  readonly trainer: Caller;
}

/** Each has an open thread: in one the staff replied, in the other the member waits. */
export async function writeLetters(
  db: Database,
  { clubId, members }: ClubPeople,
  { manager, trainer }: Staff,
  now: Date,
): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const reader = members.get(letter.nickname);
  if (reader !== undefined) {
    const messageId = await send(db, clubId, trainer, [reader], letter.texts, ago(180));
    const thread = expectAccepted(await repliesAt(db, ago(50)).replyToMessage(reader, messageId, letterThread.reply));
    const note = { Text: letterThread.note, Own: false };
    expectAccepted(await repliesAt(db, ago(40)).note(clubId, thread.ThreadId, note, manager));
    const { RowVersion } = expectAccepted(await repliesAt(db, now).get(clubId, thread.ThreadId, trainer));
    const answer = { Text: letterThread.answer, RowVersion, Close: false };
    expectAccepted(await repliesAt(db, ago(20)).answer(clubId, thread.ThreadId, answer, trainer));
  }
  const invited = openDay.nicknames.flatMap((nickname) => members.get(nickname) ?? []);
  const asking = members.get(openDay.replied.nickname);
  if (asking === undefined) return;
  const toMany = await send(db, clubId, manager, invited, openDay.texts, ago(48 * 60));
  expectAccepted(await repliesAt(db, ago(22 * 60)).replyToMessage(asking, toMany, openDay.replied.text));
}
