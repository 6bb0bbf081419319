import type { User } from '@clubpulse/contract/accounts/users';
import type { PushMessage } from '@clubpulse/contract/office/push';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { kindOf, viewOf } from '@clubpulse/rules/office/notifications/catalogue';
import { isOn, NIGHT, quietUntil } from '@clubpulse/rules/office/notifications/channels';
import { shortened } from '@clubpulse/rules/office/notifications/notifications';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type NewJob, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { phrase } from '../../platform/words/words.ts';
import { hoursOf } from '../notices/public.ts';
import type { Push } from '../push/public.ts';
import type { Draft } from './notifications.events.ts';
import { isOfClub } from './notifications.facts.ts';
import { plainText, presentNotification, type Said, wordsOf } from './notifications.present.ts';
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

/** A copy for one reader, before it is written. */
export interface Copy {
  readonly draft: Draft & { readonly TargetId: number | null };
  readonly UserId: number;
  readonly Audience: 'User' | 'Manager';
  readonly ClubId: number | null;
  readonly EventId: number | null;
  readonly At: Date;
}

export type Copies = ReturnType<typeof createCopies>;

/** A mail that quiet hours put off. */
export const PUT_OFF_JOB = 'notification-mail';
const putOff = (NotificationId: number, runAt: Date): NewJob => ({
  task: PUT_OFF_JOB,
  payload: { NotificationId },
  key: `${PUT_OFF_JOB}:${NotificationId}`,
  runAt,
});

/**
 * What one reader is told, however it came about: it stands in her list, her browsers hear of what is new there, and a mail goes where
 * there is one; what can wait comes after her quiet hours.
 */
export function createCopies({ db, mail, push, publicUrl, log, profiles, clubsOf, now = () => new Date() }: CopyParts) {
  /** Those that were told before are left out. */
  async function write(trx: Queryable, copies: readonly Copy[]): Promise<void> {
    if (copies.length === 0) return;
    const known = await peopleAndClubs(trx, copies);
    const wanted = copies.flatMap((copy) => wantedBy(withLastDay(copy, known.clubs), known));
    const written = await store.insertNotifications(
      trx,
      wanted.map(({ row }) => row),
    );
    const pushed: Parameters<Push['queue']>[1][number][] = [];
    const later: NewJob[] = [];
    for (const { copy, reader, mailed, row, notBefore } of wanted) {
      const id = written.get(row);
      const club = copy.ClubId === null ? undefined : known.clubs.get(copy.ClubId);
      const isPushed = row.State === 'New' && copy.Audience === 'User';
      if (id === undefined || !club || !(mailed || isPushed)) continue;
      const said = saidFor(copy, reader, club, known.people);
      if (!said) continue;
      if (mailed && notBefore) later.push(putOff(id, notBefore));
      else if (mailed) await mail.queue(letterOf(said, reader, club.Name), trx);
      if (isPushed) pushed.push({ UserId: reader.UserId, message: messageOf(said, copy), notBefore });
    }
    await queueJobs(trx, later);
    await push.queue(trx, pushed);
  }

  async function peopleAndClubs(trx: Queryable, copies: readonly Copy[]) {
    const named = copies.flatMap(({ UserId, draft: { TargetId, ActorId } }) => [UserId, TargetId, ActorId]);
    const userIds = [...new Set(named.filter((id) => id !== null))];
    const clubIds = new Set(copies.flatMap(({ ClubId }) => (ClubId === null ? [] : [ClubId])));
    const users = await profiles(userIds, trx);
    const clubs = await clubsOf([...clubIds], trx);
    const hours = await hoursOf(trx, userIds);
    return {
      people: new Map(users.map((user) => [user.UserId, user])),
      clubs: new Map(clubs.map((club) => [club.ClubId, club])),
      hours: new Map(hours.map((row) => [row.UserId, row])),
    };
  }

  type Known = Awaited<ReturnType<typeof peopleAndClubs>>;

  function wantedBy(copy: Copy, { people, hours }: Known) {
    const { TargetId, Event } = copy.draft;
    const reader = people.get(copy.UserId);
    // Whoever went meanwhile is told nothing, and of whom is gone nothing is told.
    if (!reader || (TargetId !== null && !people.has(TargetId))) return [];
    const isListed = isOn(reader.NotificationSettings, kindOf(Event).group, 'App');
    const mailed = isMailed(copy, reader);
    const quiet = hours.get(reader.UserId);
    const at = now();
    const morning = copy.draft.byDay ? quietUntil(NIGHT, at, reader.TimeZone) : undefined;
    const notBefore = (quiet && quietUntil(quiet, morning ?? at, reader.TimeZone)) ?? morning;
    const row = { ...rowOf(copy, isListed, people), MailAt: (mailed && notBefore) || null };
    return isListed || mailed ? [{ copy, reader, mailed, row, notBefore }] : [];
  }

  /** Judged again: she may have switched it off, left the club, or gone to bed again. */
  const mailPutOff = (notificationId: number): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const row = await store.takeMail(trx, notificationId);
      const [reader] = row ? await profiles([row.UserId], trx) : [];
      if (!row || !reader) return;
      const { Group, Title, Detail, View } = presentNotification(row, reader);
      if (!isOn(reader.NotificationSettings, Group, 'Email')) return;
      if (row.ClubId === null || !(await isOfClub(trx, row.UserId, row.ClubId))) return;
      const [hours] = await hoursOf(trx, [row.UserId]);
      const quiet = hours && quietUntil(hours, now(), reader.TimeZone);
      if (quiet) {
        await store.setMailAt(trx, notificationId, quiet);
        return queueJob(trx, putOff(notificationId, quiet));
      }
      const said = { subject: plainText(Title), detail: Detail, view: View };
      await mail.queue(letterOf(said, reader, row.ClubName ?? ''), trx);
    });

  /** One that cannot be put into words holds up nobody else's. */
  function saidFor(...parts: Parameters<typeof saidOf>) {
    try {
      return saidOf(...parts);
    } catch (error) {
      log.error({ err: error, event: parts[0].EventId }, 'a notification cannot be put into words');
      return undefined;
    }
  }

  function letterOf({ subject, detail, view }: Sentence, reader: User, club: string) {
    const { Language: language } = reader;
    return letterMail({
      to: reader.Email,
      language,
      subject,
      hello: phrase(language, 'notices.hello', { name: reader.FirstMidName || reader.Nickname }),
      text: [`${subject}.`, ...(detail === null ? [] : [detail])].join(' '),
      action: phrase(language, 'identity.open-app'),
      link: `${publicUrl}/#/${view}`,
      why: phrase(language, 'told.why-mail', { club }),
    });
  }

  return { write, mailPutOff };
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
  text: shortened(detail ?? ''),
  view,
});

function saidOf({ draft, Audience }: Copy, reader: User, club: Club, byId: ReadonlyMap<number, User>): Sentence {
  const nameOf = (id: number | null) => {
    const user = id === null ? undefined : byId.get(id);
    return user ? { UserId: user.UserId, name: fullName(user) } : null;
  };
  const { Event, TargetId, SubjectId = null, quoted } = draft;
  const Payload = quoted === undefined ? draft.Payload : { ...draft.Payload, ShortComment: quoted };
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
