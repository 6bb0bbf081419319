import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  NEWEST_ROWS,
  type Notification,
  type NotificationId,
  type NotificationSettings,
} from '@clubpulse/contract/office/notifications';
import type { listNotifications } from '@clubpulse/contract/office/notifications.calls';
import type { Language, Page } from '@clubpulse/contract/scalars';
import { causedEvent, eventsWhere, isAboutChallenge } from '@clubpulse/rules/office/notifications/catalogue';
import { groupsOf, REMINDER_MINUTES, storedOf } from '@clubpulse/rules/office/notifications/channels';
import { STORED_DAYS } from '@clubpulse/rules/office/notifications/notifications';
import { allChoices } from '@clubpulse/rules/office/notifications/staff-mail';
import type { Users } from '../../accounts/users/public.ts';
import { seenAmong } from '../../community/challenges/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page/page.ts';
import { hoursOf } from '../notices/public.ts';
import { presentNotification } from './notifications.present.ts';
import * as store from './notifications.store.ts';

const DAY_MS = 86_400_000;

interface NotificationParts {
  readonly db: Database;
  readonly users: Pick<Users, 'get' | 'profiles' | 'saveNotificationSettings'>;
  readonly now?: () => Date;
}

export interface Reading extends store.Reader {
  readonly language: Language | undefined;
  readonly isAdmin: boolean;
}

export type NotificationsService = ReturnType<typeof createNotifications>;

export function createNotifications({ db, users, now = () => new Date() }: NotificationParts) {
  const settings = (userId: UserId): Promise<NotificationSettings | Refusal> => settingsOf(db, users, userId);

  return {
    list: (person: Reading, query: QueryOf<typeof listNotifications>) => list(db, users, now, person, query),

    newest: (person: Reading) => newest(db, users, now, person),

    unread: async (person: store.Reader) => ({ Unread: await unread(db, person) }),

    readerOf: (id: NotificationId): Promise<number | undefined> => store.readerOf(db, id),

    async remove(id: NotificationId): Promise<Refusal | undefined> {
      return (await store.setState(db, id, 'Removed', now())) ? undefined : refuse('NotFound');
    },

    setState: (person: Reading, id: NotificationId, State: 'New' | 'Read'): Promise<Notification | Refusal> =>
      reading(users, person, async (reader) => {
        await store.setState(db, id, State, now());
        const row = await store.oneOf(db, person, id);
        const [one] = row ? await presented(db, now, [row], person, reader) : [];
        return one ?? refuse('NotFound');
      }),

    markAllRead: async (userId: UserId) => ({ Marked: await store.readAll(db, userId) }),

    settings,

    async saveSettings(
      userId: UserId,
      { Groups, Digest, StaffMail, ...hours }: NotificationSettings,
    ): Promise<NotificationSettings | Refusal> {
      await db.transaction().execute(async (trx) => {
        await users.saveNotificationSettings(trx, userId, storedOf(Groups));
        await store.saveHours(trx, {
          UserId: userId,
          ...hours,
          ...(Digest === undefined ? {} : { Digest }),
          ...(StaffMail === undefined ? {} : { StaffMail: JSON.stringify(StaffMail) }),
        });
      });
      return settings(userId);
    },

    purge: (): Promise<void> =>
      store.forget(db, new Date(now().getTime() - STORED_DAYS * DAY_MS), new Date(now().getTime() - DAY_MS)),
  };
}

async function settingsOf(
  db: Database,
  users: NotificationParts['users'],
  userId: UserId,
): Promise<NotificationSettings | Refusal> {
  const [reader] = await users.profiles([userId]);
  if (!reader) return refuse('NotFound');
  const [hours] = await hoursOf(db, [userId]);
  const { QuietFrom, QuietUntil, ReminderMinutes, Digest, StaffMail } = hours ?? {
    QuietFrom: null,
    QuietUntil: null,
    ReminderMinutes: REMINDER_MINUTES,
    Digest: 'EveryDay' as const,
    StaffMail: {},
  };
  const Groups = groupsOf(reader.NotificationSettings);
  return { Groups, QuietFrom, QuietUntil, ReminderMinutes, Digest, StaffMail: allChoices(StaffMail) };
}

const list = (
  db: Database,
  users: NotificationParts['users'],
  now: () => Date,
  person: Reading,
  query: QueryOf<typeof listNotifications>,
): Promise<Page<Notification> | Refusal> =>
  reading(users, person, (reader) => {
    const { Group, Needs } = query;
    const State = Needs ? 'New' : query.State;
    const events =
      Group || Needs
        ? eventsWhere(({ group, needs }) => (Group === undefined || group === Group) && (Needs === undefined || needs === true))
        : undefined;
    const all = store.countOf(db, person, {});
    return pageOf(query, {
      data: rows(db, now, person, reader, { State, events }, query),
      recordsTotal: all,
      recordsFiltered: events || State ? store.countOf(db, person, { State, events }) : all,
    });
  });

const reading = async <T>(
  users: NotificationParts['users'],
  { userId, language }: Reading,
  read: (reader: User) => Promise<T>,
): Promise<T | Refusal> => {
  const [reader] = await users.profiles([userId]);
  return reader ? read({ ...reader, Language: language ?? reader.Language }) : refuse('NotFound');
};

const rows = async (
  db: Database,
  now: () => Date,
  person: Reading,
  reader: User,
  filter: Parameters<typeof store.newest>[2],
  page: Parameters<typeof store.newest>[3],
) => presented(db, now, await store.newest(db, person, filter, page), person, reader);

/** A link to a challenge that the reader can no longer see leads to the list. */
async function presented(
  db: Database,
  now: () => Date,
  stored: readonly store.NotificationRow[],
  { userId, ...person }: Reading,
  reader: User,
) {
  const challengeOf = ({ Event, SubjectId }: store.NotificationRow) => (isAboutChallenge(causedEvent(Event)) ? SubjectId : null);
  const challenges = new Set(stored.flatMap((row) => challengeOf(row) ?? []));
  const seen = await seenAmong(db, [...challenges], { UserId: userId, ...person });
  return stored.map((row) => presentNotification(row, reader, now(), seen.has(challengeOf(row) ?? 0)));
}

const newest = (db: Database, users: NotificationParts['users'], now: () => Date, person: Reading) =>
  reading(users, person, async (reader) => {
    const [Unread, Needs, Total, Newest] = await Promise.all([
      unread(db, person),
      store.countOf(db, person, { State: 'New', events: eventsWhere(({ needs }) => needs === true) }),
      store.countOf(db, person, {}),
      rows(db, now, person, reader, {}, { start: 0, length: NEWEST_ROWS }),
    ]);
    return { Unread, Needs, Total, Newest };
  });

const unread = (db: Database, person: store.Reader) => store.unreadRows(db, person);
