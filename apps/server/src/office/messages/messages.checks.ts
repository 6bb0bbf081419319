import { type BasicUser, dateFormatSchema, type User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Audience,
  type LeftOutReason,
  MESSAGE_MAILS_A_DAY,
  type MessageChannel,
  type MessageInput,
  type ReaderFact,
} from '@clubpulse/contract/office/messages';
import { languageSchema } from '@clubpulse/contract/scalars';
import { channelBlockedBy, reachableChannels } from '@clubpulse/rules/office/messages/messages';
import { isOn, quietUntil, type StoredChannels } from '@clubpulse/rules/office/notifications/channels';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Images } from '../../accounts/images/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Candidate, candidates, factsOf, isToBook, namedOthers } from './messages.facts.ts';

type Person = Omit<Candidate, 'Language' | 'DateFormat'> & Pick<User, 'Language' | 'DateFormat'>;

export interface Addressed {
  readonly person: Person;
  readonly ways: readonly MessageChannel[];
  readonly notBefore: Date | undefined;
}

export interface ReachedNow {
  readonly by: (channel: MessageChannel) => boolean;
  readonly quietUntil: Date | undefined;
}

interface AudienceParts {
  readonly consents: Pick<Consents, 'sharingUsers' | 'sharing'>;
  readonly images: Pick<Images, 'storedForMessage'>;
  readonly now?: () => Date;
}

const isNamedAlone = ({ UserIds, NotStage: _stage, NotUserIds: _people, ...others }: Audience): boolean =>
  UserIds.length > 0 && Object.values(others).every((one) => one === null);

export const anyReader = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};

/** Counting, sending and delivery use the same rules. */
export function createAudiences({ consents, images, now = () => new Date() }: AudienceParts) {
  return {
    async addressed(
      db: Queryable,
      /** Null when an automation sends. */
      caller: Caller | null,
      clubId: ClubId,
      timeZone: string,
      audience: Audience,
      channels: readonly MessageChannel[],
    ) {
      const at = now();
      const rows = await candidates(db, clubId, audience, { today: dayIn(timeZone, at), now: at });
      const all = rows.map(
        (row): Person => ({
          ...row,
          Language: languageSchema.parse(row.Language),
          DateFormat: dateFormatSchema.parse(row.DateFormat),
        }),
      );
      const ids = channels.includes('Sms') ? all.map(({ UserId }) => UserId) : [];
      const sharing =
        caller === null
          ? await consents.sharing(clubId, ids, 'Contact', db)
          : await consents.sharingUsers(caller, clubId, ids, 'Contact', db);
      const reached: Addressed[] = [];
      // Only a selection by name can contain users who are no athletes, because every other filter selects athletes.
      const others = isNamedAlone(audience) ? await namedOthers(db, clubId, audience.UserIds) : [];
      const leftOut: { person: BasicUser; reason: LeftOutReason }[] = others.map((person) => ({ person, reason: 'NotAthlete' }));
      for (const person of all) {
        const ways = person.IsTakenOut
          ? 'TakenOut'
          : reachableChannels(channels, readerOf(person, sharing.has(person.UserId), (person.Mails ?? 0) >= MESSAGE_MAILS_A_DAY));
        if (typeof ways === 'string') leftOut.push({ person: basicOf(person), reason: ways });
        else reached.push({ person, ways, notBefore: waitsUntil(person, ways, at) });
      }
      return { chosen: reached.length + leftOut.length, reached, leftOut };
    },

    reachedNow: (db: Queryable, input: { readonly ClubId: ClubId; readonly TimeZone: string }, userIds: readonly number[]) =>
      reachedNow(now, consents, db, input, userIds),

    async isAthlete(db: Queryable, clubId: ClubId, timeZone: string, userId: number): Promise<boolean> {
      const at = now();
      const day = { today: dayIn(timeZone, at), now: at };
      return (await candidates(db, clubId, { ...anyReader, UserIds: [userId] }, day)).length > 0;
    },

    facts: (db: Queryable, clubId: ClubId, timeZone: string, userIds: readonly number[], wanted: readonly ReaderFact[]) =>
      factsOf(db, { clubId, timeZone }, userIds, wanted, now()),

    /**
     * Refuses if a link or picture no longer exists, or if the number of recipients is not `Expected`. A planned message
     * (`Expected` null) must reach at least one member.
     */
    refuseChanged: (
      db: Queryable,
      clubId: ClubId,
      input: Pick<MessageInput, 'Target' | 'PictureUri'> & { readonly Expected: number | null },
      reached: number,
    ) => refuseChanged(now, images, db, clubId, input, reached),

    basicOf,
  };
}

async function reachedNow(
  now: () => Date,
  consents: AudienceParts['consents'],
  db: Queryable,
  { ClubId, TimeZone }: { readonly ClubId: ClubId; readonly TimeZone: string },
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReachedNow>> {
  if (userIds.length === 0) return new Map();
  const at = now();
  const rows = await candidates(db, ClubId, { ...anyReader, UserIds: [...userIds] }, { today: dayIn(TimeZone, at), now: at });
  const sharing = await consents.sharing(ClubId, userIds, 'Contact', db);
  return new Map(
    rows.map((row) => {
      // The daily limit of mails is ignored here. It is checked when the message is sent, and this message itself would count.
      const reader = readerOf(row, sharing.has(row.UserId), false);
      const by = (channel: MessageChannel) => channelBlockedBy(channel, reader) === undefined;
      return [row.UserId, { by, quietUntil: quietUntil(row, at, row.TimeZone) }];
    }),
  );
}

async function refuseChanged(
  now: () => Date,
  images: AudienceParts['images'],
  db: Queryable,
  clubId: ClubId,
  { Target, PictureUri, Expected }: Pick<MessageInput, 'Target' | 'PictureUri'> & { readonly Expected: number | null },
  reached: number,
): Promise<Refusal | undefined> {
  if (Target?.Kind === 'Class' && !(await isToBook(db, clubId, Target.ClassId, now()))) return refuse('MessageTargetGone');
  if (PictureUri !== null && (await images.storedForMessage(db, clubId, [PictureUri])).length === 0)
    return refuse('ValidationFailed', { errors: [{ field: 'PictureUri', key: 'invalid-value' }] });
  const isAsCounted = Expected === null ? reached > 0 : reached === Expected;
  return isAsCounted ? undefined : refuse('AudienceChanged', { values: { count: reached } });
}

const basicOf = ({ UserId, Nickname, FirstMidName, LastName, PictureUri }: BasicUser): BasicUser => ({
  UserId,
  Nickname,
  FirstMidName,
  LastName,
  PictureUri,
});

function readerOf(person: Candidate, sharesContact: boolean, mailedOften: boolean) {
  const stored = person.NotificationSettings as StoredChannels;
  return {
    inApp: isOn(stored, 'Members', 'App'),
    byMail: isOn(stored, 'Members', 'Email'),
    emailConfirmed: person.EmailConfirmed,
    cameBack: person.CameBack,
    mailedOften,
    phone: person.Phone,
    sharesContact,
    doNotCall: person.DoNotCall,
  };
}

/** Mail and SMS wait until the end of the quiet hours. Messages in the app do not wait. */
function waitsUntil({ QuietFrom, QuietUntil, TimeZone }: Person, ways: readonly MessageChannel[], now: Date): Date | undefined {
  return ways.some((way) => way !== 'App') ? quietUntil({ QuietFrom, QuietUntil }, now, TimeZone) : undefined;
}
