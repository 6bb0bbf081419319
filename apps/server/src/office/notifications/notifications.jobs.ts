import type { User } from '@clubpulse/contract/accounts/users';
import { type NotificationPayload, REMINDER_MINUTES_MAX } from '@clubpulse/contract/office/notifications';
import type { PushMessage } from '@clubpulse/contract/office/push';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { TOLD_WITHIN_HOURS } from '@clubpulse/rules/office/notices/notices';
import { kindOf, viewOf } from '@clubpulse/rules/office/notifications/catalogue';
import { isOn, quietUntil, REMINDER_MINUTES } from '@clubpulse/rules/office/notifications/channels';
import { daysAway } from '@clubpulse/rules/office/notifications/notifications';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { phrase } from '../../platform/words/words.ts';
import { hoursOf, managersOf } from '../notices/public.ts';
import type { Push } from '../push/public.ts';
import { causes, type Draft } from './notifications.events.ts';
import * as facts from './notifications.facts.ts';
import { plainText, type Said, wordsOf } from './notifications.present.ts';
import * as store from './notifications.store.ts';

const EVERY_MINUTE = '* * * * *';

interface TellingParts {
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

/** What was looked up of all the drafts at once. */
interface Known {
  readonly absences: Awaited<ReturnType<typeof facts.absencesBefore>>;
  readonly invited: Awaited<ReturnType<typeof facts.invitedPeople>>;
}

const isInvitation = (target: Draft['TargetId']): target is { readonly invitationId: number } =>
  typeof target === 'object' && target !== null && 'invitationId' in target;

/** A copy for one reader, before it is written. */
interface Copy {
  readonly draft: Draft & { readonly TargetId: number | null };
  readonly UserId: number;
  readonly Audience: 'User' | 'Manager';
  readonly ClubId: number | null;
  readonly EventId: number | null;
  readonly At: Date;
}

/**
 * Tells people what happened: once a minute, of all the events since (decision 0024). What was told is not told again, so that
 * events that come to light late, and two processes at once, do no harm.
 */
export function createTelling({ db, mail, push, publicUrl, log, profiles, clubsOf, now = () => new Date() }: TellingParts) {
  async function tell(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const mark = await store.takeMark(trx);
      if (mark === undefined) return;
      const at = now();
      const types = causes.map(({ Type }) => Type);
      const events = await facts.untold(trx, { ...mark, withinHours: TOLD_WITHIN_HOURS, types });
      await write(trx, [...(await copiesOf(trx, events)), ...(await reminders(trx, at))], at);
      await store.setMark(trx, mark.ended);
    });
  }

  async function copiesOf(trx: Queryable, events: readonly facts.StoredEvent[]): Promise<Copy[]> {
    const drafts = events.flatMap((event) => {
      const draft = drafted(event);
      return draft === undefined ? [] : [{ event, draft }];
    });
    const classIds = drafts.flatMap(({ draft: { SubjectId } }) => (SubjectId === undefined ? [] : [SubjectId]));
    const trainers = await facts.trainersOf(trx, [...new Set(classIds)]);
    const returns = drafts.flatMap(({ event: { EventId, ClubId }, draft: { TargetId, backAt } }) =>
      typeof TargetId === 'number' && backAt !== undefined ? { EventId, ClubId, UserId: TargetId, Begin: backAt } : [],
    );
    const absences = await facts.absencesBefore(trx, returns);
    const invitationIds = drafts.flatMap(({ draft: { TargetId } }) => (isInvitation(TargetId) ? [TargetId.invitationId] : []));
    const invited = await facts.invitedPeople(trx, invitationIds);
    const managers = new Map<number, Promise<number[]>>();
    const managing = (clubId: number) => {
      const known = managers.get(clubId) ?? managersOf(trx, clubId);
      managers.set(clubId, known);
      return known;
    };
    const copies: Copy[] = [];
    for (const { event, draft } of drafts) {
      const trainer = draft.SubjectId === undefined ? undefined : trainers.get(draft.SubjectId);
      for (const { known, ClubId } of await concerned(trx, draft, event, { absences, invited })) {
        const copy = { draft: known, ClubId, EventId: event.EventId, At: event.At };
        const staff = known.staff === 'no' || ClubId === null ? [] : [...(await managing(ClubId)), ...(trainer ? [trainer] : [])];
        if (known.staff !== 'only' && known.TargetId !== null) copies.push({ ...copy, UserId: known.TargetId, Audience: 'User' });
        const others = new Set(staff.filter((reader) => known.staff === 'only' || reader !== known.TargetId));
        copies.push(...[...others].map((UserId) => ({ ...copy, UserId, Audience: 'Manager' }) as const));
      }
    }
    return copies;
  }

  function drafted({ EventId, Type, Payload }: facts.StoredEvent): Draft | undefined {
    try {
      return causes.find((cause) => cause.Type === Type)?.draft(Payload);
    } catch (error) {
      // One that cannot be read keeps nobody else from hearing.
      log.error({ err: error, event: EventId }, 'an event cannot be told');
      return undefined;
    }
  }

  /** With whom it is about, and in which clubs; nothing where it turns out to be no news. */
  async function concerned(trx: Queryable, draft: Draft, { EventId, ClubId }: facts.StoredEvent, { absences, invited }: Known) {
    const { TargetId, backAt } = draft;
    if (isInvitation(TargetId)) {
      const found = invited.get(TargetId.invitationId);
      return found
        ? [{ known: { ...draft, TargetId: found.UserId, Payload: { ...draft.Payload, Code: found.Code } }, ClubId }]
        : [];
    }
    if (typeof TargetId === 'object' && TargetId !== null) {
      const found = await facts.clubsOfAddress(trx, TargetId.email);
      return found.map((one) => ({ known: { ...draft, TargetId: one.UserId }, ClubId: one.ClubId }));
    }
    if (backAt === undefined) return [{ known: { ...draft, TargetId }, ClubId }];
    const absence = absences.get(EventId);
    const Days = absence && daysAway(absence.End, backAt, absence.Weeks ?? undefined);
    return Days === undefined ? [] : [{ known: { ...draft, TargetId, Payload: { Days } }, ClubId }];
  }

  async function reminders(trx: Queryable, at: Date): Promise<Copy[]> {
    const due = await facts.toRemind(trx, at, REMINDER_MINUTES, REMINDER_MINUTES_MAX);
    return due.map(({ UserId, ClassId, ClubId, Name, Begin }) => {
      const Payload: NotificationPayload = { ClassName: Name, ClassDate: Begin.toISOString() };
      const draft = {
        Event: 'ClassReminder',
        ActorId: null,
        TargetId: UserId,
        Payload,
        SubjectId: ClassId,
        day: Begin,
        staff: 'no',
      } as const;
      return { draft, UserId, Audience: 'User', ClubId, EventId: null, At: at };
    });
  }

  async function write(trx: Queryable, copies: readonly Copy[], at: Date): Promise<void> {
    if (copies.length === 0) return;
    const people = copies.flatMap(({ UserId, draft: { TargetId, ActorId } }) =>
      [UserId, TargetId, ActorId].filter((id) => id !== null),
    );
    const clubIds = copies.flatMap(({ ClubId }) => (ClubId === null ? [] : [ClubId]));
    const userIds = [...new Set(people)];
    const uniqueClubs = [...new Set(clubIds)];
    const [users, clubs, hours] = await Promise.all([profiles(userIds, trx), clubsOf(uniqueClubs, trx), hoursOf(trx, userIds)]);
    const byId = new Map(users.map((user) => [user.UserId, user]));
    const clubOf = new Map(clubs.map((club) => [club.ClubId, club]));
    const quietOf = new Map(hours.map((row) => [row.UserId, row]));
    const wanted = copies
      .map((copy) => withLastDay(copy, clubOf))
      .flatMap((copy) => {
        const reader = byId.get(copy.UserId);
        // Whoever went meanwhile is told nothing, and of whom is gone nothing is told.
        if (!reader || (copy.draft.TargetId !== null && !byId.has(copy.draft.TargetId))) return [];
        const isListed = isOn(reader.NotificationSettings, kindOf(copy.draft.Event).group, 'App');
        const mailed = isMailed(copy, reader);
        return isListed || mailed ? [{ copy, reader, mailed, row: rowOf(copy, isListed, byId) }] : [];
      });
    const written = new Set(
      await store.insertNotifications(
        trx,
        wanted.map(({ row }) => row),
      ),
    );
    const pushed: Parameters<Push['queue']>[1][number][] = [];
    for (const { copy, reader, mailed, row } of wanted) {
      const club = copy.ClubId === null ? undefined : clubOf.get(copy.ClubId);
      const isPushed = row.State === 'New' && copy.Audience === 'User';
      if (!written.has(row) || !club || !(mailed || isPushed)) continue;
      const quiet = quietOf.get(reader.UserId);
      const notBefore = quiet && quietUntil(quiet, at, reader.TimeZone);
      const said = saidFor(copy, reader, club, byId);
      if (!said) continue;
      if (mailed) await mail.queue(letterOf(said, reader, club), trx, { notBefore });
      if (isPushed) pushed.push({ UserId: reader.UserId, message: messageOf(said, copy), notBefore });
    }
    await push.queue(trx, pushed);
  }

  /** One that cannot be put into words holds up nobody else's. */
  function saidFor(...parts: Parameters<typeof saidOf>) {
    try {
      return saidOf(...parts);
    } catch (error) {
      log.error({ err: error, event: parts[0].EventId }, 'a notification cannot be put into words');
      return undefined;
    }
  }

  function letterOf({ subject, detail, view }: Sentence, reader: User, club: Club) {
    const { Language: language } = reader;
    return letterMail({
      to: reader.Email,
      language,
      subject,
      hello: phrase(language, 'notices.hello', { name: reader.FirstMidName || reader.Nickname }),
      text: [`${subject}.`, ...(detail === null ? [] : [detail])].join(' '),
      action: phrase(language, 'identity.open-app'),
      link: `${publicUrl}/#/${view}`,
      why: phrase(language, 'told.why-mail', { club: club.Name }),
    });
  }

  const jobs: Job[] = [job('notifications', z.object({}), tell, { cron: EVERY_MINUTE })];

  return { tell, jobs };
}

/** A notification in the reader's words. */
interface Sentence {
  readonly subject: string;
  readonly detail: string | null;
  readonly view: string;
}

/** One event is one message, however often it is sent. */
const messageOf = ({ subject, detail, view }: Sentence, { EventId, draft }: Copy): PushMessage => ({
  tag: EventId === null ? `${draft.Event}-${draft.SubjectId ?? draft.TargetId ?? ''}` : `event-${EventId}`,
  title: subject,
  text: detail ?? '',
  view,
});

function saidOf({ draft, Audience }: Copy, reader: User, club: Club, byId: ReadonlyMap<number, User>): Sentence {
  const nameOf = (id: number | null) => {
    const user = id === null ? undefined : byId.get(id);
    return user ? { UserId: user.UserId, name: fullName(user) } : null;
  };
  const { Event, Payload, TargetId, SubjectId = null } = draft;
  const people = { actor: nameOf(draft.ActorId), target: nameOf(TargetId) };
  const said: Said = { Event, Audience, Payload, ...people, club: club.Name, timeZone: club.TimeZone };
  const { Title, Detail } = wordsOf(said, reader);
  const view = viewOf({ Event, Audience, Payload, TargetId, SubjectId });
  return { subject: plainText(Title), detail: Detail, view };
}

/** What ends, ends at midnight of its club. */
function withLastDay(copy: Copy, clubs: ReadonlyMap<number, Club>): Copy {
  const { draft, ClubId } = copy;
  const club = ClubId === null ? undefined : clubs.get(ClubId);
  if (draft.endsAt === undefined || !club) return copy;
  const ExpirationDate = dayIn(club.TimeZone, new Date(draft.endsAt.getTime() - 1));
  return { ...copy, draft: { ...draft, Payload: { ...draft.Payload, ExpirationDate } } };
}

const isMailed = ({ draft, Audience }: Copy, { NotificationSettings }: User): boolean => {
  const { group, mailed } = kindOf(draft.Event);
  return Audience === 'User' && mailed === true && !draft.unmailed && isOn(NotificationSettings, group, 'Email');
};

/** What one did oneself is no news; what one does not want to see in the app is kept only as told. */
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
