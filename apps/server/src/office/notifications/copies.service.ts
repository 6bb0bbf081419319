import type { User } from '@clubpulse/contract/accounts/users';
import type { NotificationChannel, StaffMail } from '@clubpulse/contract/office/notifications';
import type { PushMessage } from '@clubpulse/contract/office/push';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { type CausedEvent, causedEvent, kindOf, viewOf } from '@clubpulse/rules/office/notifications/catalogue';
import { isOn, waitsUntil } from '@clubpulse/rules/office/notifications/channels';
import { pushMoment } from '@clubpulse/rules/office/notifications/moments';
import { shortened } from '@clubpulse/rules/office/notifications/notifications';
import { isInDigest, isMailedAtOnce } from '@clubpulse/rules/office/notifications/staff-mail';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type NewJob, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { hoursOf, unmailable } from '../notices/public.ts';
import type { Push } from '../push/public.ts';
import type { Draft } from './notifications.events.ts';
import { holdClubs, isOfClub, isWaiting } from './notifications.facts.ts';
import {
  type NotificationFacts,
  notificationText,
  plainText,
  presentNotification,
  presentPayload,
} from './notifications.present.ts';
import * as store from './notifications.store.ts';

interface CopyParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly push: Pick<Push, 'queue'>;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
  readonly profiles: (userIds: readonly number[], via: Queryable) => Promise<readonly User[]>;
  readonly clubsOf: (clubIds: readonly number[], via: Queryable) => Promise<readonly Club[]>;
  readonly now?: () => Date;
}
interface Club {
  readonly ClubId: number;
  readonly Name: string;
  readonly TimeZone: string;
}

export interface Copy {
  readonly draft: Draft & { readonly TargetId: number | null };
  readonly UserId: number;
  readonly Audience: 'User' | 'Manager';
  readonly ClubId: number | null;
  readonly EventId: number | null;
  readonly At: Date;
}

export type Copies = ReturnType<typeof createCopies>;

export const MAIL_JOB = 'notification-mail';
export const PUSH_JOB = 'notification-push';
const putOff = (task: typeof MAIL_JOB | typeof PUSH_JOB, NotificationId: number, runAt: Date): NewJob => ({
  task,
  payload: { NotificationId },
  key: `${task}:${NotificationId}`,
  runAt,
});

type Ready = Required<CopyParts>;
type Known = Awaited<ReturnType<typeof peopleAndClubs>>;

/** A notification is listed and pushed, and mailed if its type is mailed. If it can wait, quiet hours delay it. */
export function createCopies(parts: CopyParts) {
  return bindActs({ now: () => new Date(), ...parts }, { write, mailPutOff, pushPutOff });
}

async function write(parts: Ready, trx: Queryable, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  const known = await peopleAndClubs(parts, trx, copies);
  const wanted = copies.flatMap((copy) => wantedBy(parts, withLastDay(copy, known.clubs), known));
  const written = await store.insertNotifications(
    trx,
    wanted.map(({ row }) => row),
  );
  const pushed: Parameters<Push['queue']>[1][number][] = [];
  const later: NewJob[] = [];
  for (const { copy, reader, mailed, row, waits } of wanted) {
    const id = written.get(row);
    const club = copy.ClubId === null ? undefined : known.clubs.get(copy.ClubId);
    const { Event, Payload } = copy.draft;
    const isPushed = row.State === 'New' && copy.Audience === 'User';
    const moment = isPushed ? pushMoment({ Event, Payload, At: copy.At }, waits, parts.now()) : undefined;
    if (id === undefined || !club || !(mailed || moment)) continue;
    const text = textFor(parts, copy, reader, club, known.people);
    if (!text) continue;
    if (mailed && waits) later.push(putOff(MAIL_JOB, id, waits));
    else if (mailed) await parts.mail.queue(letterOf(parts, text, reader, club.Name, Event), trx);
    if (moment?.notBefore) later.push(putOff(PUSH_JOB, id, moment.notBefore));
    else if (moment) pushed.push({ UserId: reader.UserId, message: messageOf(text, tagOf(copy)), until: moment.until });
  }
  await queueJobs(trx, later);
  await parts.push.queue(trx, pushed);
}

async function peopleAndClubs({ profiles, clubsOf }: Ready, trx: Queryable, copies: readonly Copy[]) {
  const named = copies.flatMap(({ UserId, draft: { TargetId, ActorId } }) => [UserId, TargetId, ActorId]);
  const userIds = [...new Set(named.filter((id) => id !== null))];
  const clubIds = await holdClubs(trx, [...new Set(copies.flatMap(({ ClubId }) => (ClubId === null ? [] : [ClubId])))]);
  const users = await profiles(userIds, trx);
  const clubs = await clubsOf(clubIds, trx);
  const hours = await hoursOf(trx, userIds);
  const unreached = await unmailable(
    trx,
    copies.map(({ UserId }) => UserId),
  );
  return {
    unreached,
    people: new Map(users.map((user) => [user.UserId, user])),
    clubs: new Map(clubs.map((club) => [club.ClubId, club])),
    hours: new Map(hours.map((row) => [row.UserId, row])),
  };
}

function wantedBy({ now }: Ready, copy: Copy, { people, clubs, hours, unreached }: Known) {
  const { TargetId, Event } = copy.draft;
  const reader = people.get(copy.UserId);
  if (copy.ClubId !== null && !clubs.has(copy.ClubId)) return [];
  // No copy is written if the reader, or the user whom the copy is about, deleted their account.
  if (!reader || (TargetId !== null && !people.has(TargetId))) return [];
  const isListed = isOn(reader.NotificationSettings, kindOf(Event).group, 'App');
  const mailed = isMailed(copy, reader, hours.get(reader.UserId)?.StaffMail) && !unreached.has(reader.UserId);
  const waits = waitsUntil(hours.get(reader.UserId), now(), reader.TimeZone, copy.draft.byDay);
  const row = { ...rowOf(copy, isListed, people), MailAt: (mailed && waits) || null };
  const isCounted = copy.Audience === 'Manager' && isInDigest(Event, hours.get(reader.UserId)?.StaffMail);
  return isListed || mailed || isCounted ? [{ copy, reader, mailed, row, waits }] : [];
}

const mailPutOff = (parts: Ready, notificationId: number): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const row = await store.takeMail(trx, notificationId);
    const still = row && (await stillNotified(parts, trx, row, 'Email'));
    if (!still || (await unmailable(trx, [row.UserId])).size > 0) return;
    const { reader, text, waits, Event } = still;
    if (waits) {
      await store.setMailAt(trx, notificationId, waits);
      return queueJob(trx, putOff(MAIL_JOB, notificationId, waits));
    }
    await parts.mail.queue(letterOf(parts, text, reader, row.ClubName ?? '', Event), trx);
  });

/** Sends a postponed push message unless the notification is read. */
const pushPutOff = (parts: Ready, notificationId: number): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const row = await store.unreadOne(trx, notificationId);
    const still = row && (await stillNotified(parts, trx, row, 'App'));
    if (!still) return;
    const { reader, text, waits, Event } = still;
    const values = { Event, Payload: presentPayload(row), At: row.CreatedAt };
    const moment = pushMoment(values, waits, parts.now());
    if (moment?.notBefore) return queueJob(trx, putOff(PUSH_JOB, notificationId, moment.notBefore));
    const { ClubLogEntryId: EventId, SubjectId, TargetId } = row;
    const tag = tagOf({ EventId, draft: { Event, SubjectId, TargetId } });
    if (moment) await parts.push.queue(trx, [{ UserId: reader.UserId, message: messageOf(text, tag), until: moment.until }]);
  });

async function stillNotified({ profiles, now }: Ready, trx: Queryable, row: store.NotificationRow, channel: NotificationChannel) {
  const [reader] = await profiles([row.UserId], trx);
  if (!reader) return undefined;
  const { Group, Title, Detail, View } = presentNotification(row, reader);
  const Event = causedEvent(row.Event);
  const [hours] = await hoursOf(trx, [row.UserId]);
  const isChosen =
    channel === 'Email' && row.Audience === 'Manager'
      ? isMailedAtOnce(Event, hours?.StaffMail)
      : isOn(reader.NotificationSettings, Group, channel);
  if (!isChosen || !(await stillConcerns(trx, row, Event))) return undefined;
  const values = { subject: plainText(Title), detail: Detail, view: View };
  return { reader, text: values, Event, waits: waitsUntil(hours, now(), reader.TimeZone) };
}

/** Undefined on an error, which must not block other notifications. */
function textFor({ log }: Ready, ...parts: Parameters<typeof factsOf>) {
  try {
    return factsOf(...parts);
  } catch (error) {
    log.error({ err: error, event: parts[0].EventId }, 'a notification cannot be put into words');
    return undefined;
  }
}

function letterOf({ publicUrl }: Ready, { subject, detail, view }: Sentence, reader: User, club: string, event: CausedEvent) {
  const { Language: language } = reader;
  return letterMail({
    to: reader.Email,
    language,
    subject,
    hello: phrase(language, 'notices.hello', { name: reader.FirstMidName || reader.Nickname }),
    text: [`${subject}.`, ...(detail === null ? [] : [detail])].join(' '),
    action: phrase(language, 'identity.open-app'),
    link: `${publicUrl}/#/${view}`,
    why: phrase(language, event === 'UserLeftClub' ? 'told.why-mail-left' : 'told.why-mail', { club }),
  });
}

/**
 * The reader must be a user of the club. Invitations and comments have no such condition, because they are read in several clubs.
 */
async function stillConcerns(trx: Queryable, row: store.NotificationRow, event: CausedEvent): Promise<boolean> {
  if (row.ClubId === null) return false;
  if (event === 'CreatedInvitation') return isWaiting(trx, presentPayload(row).Code ?? '');
  if (event === 'TrainingFeedback') return row.CommentText !== null;
  const isMember = await isOfClub(trx, row.UserId, row.ClubId);
  return event === 'UserLeftClub' ? !isMember : isMember;
}

interface Tagged {
  readonly EventId: number | null;
  readonly draft: {
    readonly Event: CausedEvent;
    readonly SubjectId?: number | null;
    readonly TargetId: number | null;
  };
}

interface Sentence {
  readonly subject: string;
  readonly detail: string | null;
  readonly view: string;
}

const tagOf = ({ EventId, draft: { Event, SubjectId, TargetId } }: Tagged): string =>
  EventId === null ? `${Event}-${SubjectId ?? TargetId ?? ''}` : `event-${EventId}`;

const messageOf = ({ subject, detail, view }: Sentence, tag: string): PushMessage => ({
  tag,
  title: subject,
  text: shortened(detail ?? ''),
  view,
});

function factsOf({ draft, Audience }: Copy, reader: User, club: Club, byId: ReadonlyMap<number, User>): Sentence {
  const nameOf = (id: number | null) => {
    const user = id === null ? undefined : byId.get(id);
    return user ? { UserId: user.UserId, name: fullName(user) } : null;
  };
  const { Event, TargetId, SubjectId = null, quoted } = draft;
  const Payload = quoted === undefined ? draft.Payload : { ...draft.Payload, ShortComment: quoted };
  const people = { actor: nameOf(draft.ActorId), target: nameOf(TargetId) };
  const facts: NotificationFacts = { Event, Audience, Payload, ...people, club: club.Name, timeZone: club.TimeZone };
  const { Title, Detail } = notificationText(facts, reader);
  const view = viewOf({ Event, Audience, Payload, TargetId, SubjectId });
  return { subject: plainText(Title), detail: Detail, view };
}

/** Uses the club's time zone, because a subscription ends at midnight there. */
function withLastDay(copy: Copy, clubs: ReadonlyMap<number, Club>): Copy {
  const { draft, ClubId } = copy;
  const club = ClubId === null ? undefined : clubs.get(ClubId);
  if (draft.endsAt === undefined || !club) return copy;
  const ExpirationDate = dayIn(club.TimeZone, new Date(draft.endsAt.getTime() - 1));
  return { ...copy, draft: { ...draft, Payload: { ...draft.Payload, ExpirationDate } } };
}

function isMailed({ draft, Audience }: Copy, { NotificationSettings }: User, chosen: StaffMail | undefined): boolean {
  if (Audience === 'Manager') return isMailedAtOnce(draft.Event, chosen);
  const { group, mailed } = kindOf(draft.Event);
  return mailed === true && !draft.unmailed && isOn(NotificationSettings, group, 'Email');
}

/** The copy of the user who acted is already read. A hidden type is stored but not listed. */
function rowOf(
  { draft, UserId, Audience, ClubId, EventId, At }: Copy,
  isListed: boolean,
  people: ReadonlyMap<number, User>,
): store.NewNotification {
  const { Event, ActorId, TargetId, SubjectId = null, Payload, day = null } = draft;
  return {
    UserId,
    ClubId,
    Event,
    Audience,
    ActorId: ActorId !== null && people.has(ActorId) ? ActorId : null,
    TargetId,
    ClubLogEntryId: EventId,
    SubjectId,
    Day: day,
    Payload: JSON.stringify(Payload),
    State: isListed ? (ActorId === UserId ? 'Read' : 'New') : 'Removed',
    CreatedAt: At,
    RemovedAt: isListed ? null : At,
  };
}
