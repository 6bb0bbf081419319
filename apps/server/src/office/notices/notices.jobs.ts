import type { User } from '@clubpulse/contract/accounts/users';
import { isWorthTelling, TOLD_WITHIN_HOURS } from '@clubpulse/rules/office/notices/notices';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { every, type Running } from '../../platform/jobs/every.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type NoticeClub, noticeMail } from './notices.mail.ts';
import * as store from './notices.store.ts';
import { mattersUntil, type Told, toldOf, toldTypes } from './told.events.ts';

const LOOK_MS = 10_000;
/** Events of one transaction. */
const BATCH = 50;
const HOUR_MS = 3_600_000;
/** Longer than anything is told, whatever the clocks of several servers say. */
const KEPT_HOURS = TOLD_WITHIN_HOURS * 3;

export interface NoticeParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue' | 'kick'>;
  readonly publicUrl: string;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly User[]>;
  readonly clubsOf: (clubIds: readonly number[]) => Promise<readonly (NoticeClub & { readonly ClubId: number })[]>;
  readonly now?: () => Date;
}

/**
 * Tells members what happened to them while the app was closed. An event is marked in the transaction that queues its mail: it is
 * told once, and a server that dies tells it when it is back.
 */
export function createNotices({ db, mail, publicUrl, profiles, clubsOf, now = () => new Date() }: NoticeParts) {
  /** Tells of the next events; answers how many there were. */
  async function tellNext(): Promise<number> {
    const since = new Date(now().getTime() - TOLD_WITHIN_HOURS * HOUR_MS);
    return db.transaction().execute(async (trx) => {
      const events = await store.takeEvents(trx, toldTypes, { since, now: now(), limit: BATCH });
      const news = events.flatMap((event) => {
        const told = toldOf(event);
        return told ? [{ event, told }] : [];
      });
      if (news.length === 0) return events.length;
      const readers = new Map((await profiles(news.map(({ told }) => told.Target))).map((user) => [user.UserId, user]));
      const clubs = new Map((await clubsOf(news.map(({ event }) => event.ClubId))).map((club) => [club.ClubId, club]));
      for (const { event, told } of news) {
        const [reader, club] = [readers.get(told.Target), clubs.get(event.ClubId)];
        if (reader && club && isTimely(told, event.At, club.TimeZone))
          await mail.queue(noticeMail(told, reader, club, publicUrl), trx);
      }
      return events.length;
    });
  }

  const isTimely = (told: Told, At: Date, timeZone: string): boolean =>
    isWorthTelling({ At, Day: 'Day' in told ? told.Day : null, until: mattersUntil(told) }, now(), dayIn(timeZone, now()));

  async function run(): Promise<void> {
    let told = 0;
    for (let count = BATCH; count === BATCH; told += count) count = await tellNext();
    if (told > 0) mail.kick();
    await store.forgetNotices(db, new Date(now().getTime() - KEPT_HOURS * HOUR_MS));
  }

  return { run, start: (log: Pick<Logger, 'error' | 'info'>): Running => every(LOOK_MS, 'notices', run, log) };
}
