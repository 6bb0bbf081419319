import type { User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Need } from '@clubpulse/contract/office/club-overview';
import { eventsOf, isWanted } from '@clubpulse/rules/office/digests/morning';
import { waitsUntil } from '@clubpulse/rules/office/notifications/channels';
import { digestEventsOf } from '@clubpulse/rules/office/notifications/staff-mail';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { moneyDueOf, needsOf } from '../club-overview/public.ts';
import { hoursOf, unmailable } from '../notices/public.ts';
import * as facts from './digests.facts.ts';
import { type Digest, digestMail, type UrgentNeed } from './digests.mail.ts';
import { markMade } from './digests.store.ts';

const NEEDS_READ = 100;
const URGENT_MAX = 8;

export interface DigestParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly clubsOf: (
    clubIds: readonly number[],
    via: Queryable,
  ) => Promise<readonly { readonly ClubId: number; readonly Name: string; readonly TimeZone: string }[]>;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now?: () => Date;
}

type Ready = Required<DigestParts>;
export type DigestsService = ReturnType<typeof createDigests>;

/** The morning mail of managers and owners (decision 0024). */
export const createDigests = (parts: DigestParts) => bindActs({ now: () => new Date(), ...parts }, { mailClub });

async function mailClub(parts: Ready, clubId: ClubId, day: string): Promise<void> {
  const readers = await facts.readersToMail(parts.db, clubId, day);
  for (const userId of readers)
    await parts.db.transaction().execute(async (trx) => {
      if (await markMade(trx, clubId, userId, day)) await mailReader(parts, trx, clubId, userId, day);
    });
}

async function mailReader(parts: Ready, trx: Queryable, clubId: ClubId, userId: number, Day: string): Promise<void> {
  const { profiles, clubsOf, closedIn, mail, publicUrl, now } = parts;
  const [hours] = await hoursOf(trx, [userId]);
  if (!isWanted(hours?.Digest ?? 'EveryDay', Day)) return;
  const [reader] = await profiles([userId], trx);
  const [known] = await clubsOf([clubId], trx);
  const isClosed = (await closedIn(trx, clubId, [userId])).has(userId) || (await unmailable(trx, [userId])).has(userId);
  if (!reader || !known || isClosed) return;
  const digest = await digestOf(
    parts,
    trx,
    { ClubId: clubId, Name: known.Name, TimeZone: known.TimeZone, Day },
    hours?.StaffMail,
  );
  if (!isWorthAMail(digest)) return;
  const notBefore = waitsUntil(hours, now(), reader.TimeZone);
  await mail.queue(digestMail(digest, reader, publicUrl), trx, { notBefore, haste: 'many' });
}

const isUrgent = (need: Need): need is UrgentNeed =>
  need.Kind === 'Certificate'
    ? need.Ended && need.Booked !== null
    : ['AccountDisconnected', 'Dispute', 'DisputeLost', 'Request', 'JoinRequest'].includes(need.Kind);

async function digestOf(
  { now }: Ready,
  trx: Queryable,
  club: facts.ClubDay,
  chosen: Parameters<typeof digestEventsOf>[0],
): Promise<Digest> {
  const { ClubId, TimeZone, Day } = club;
  const query = { clubId: ClubId, timeZone: TimeZone, today: Day, now: now() };
  const needs = (await needsOf(trx, query, 0, NEEDS_READ)).filter(isUrgent);
  const threads = await facts.lateThreads(trx, ClubId, now(), URGENT_MAX);
  const shown = needs.slice(0, URGENT_MAX);
  const room = URGENT_MAX - shown.length;
  return {
    club,
    needs: shown,
    threads: threads.slice(0, room),
    leftOut: needs.length - shown.length + Math.max(0, threads.length - room),
    classes: await facts.classesOf(trx, club),
    taken: await facts.takenBefore(trx, club),
    due: await moneyDueOf(trx, query),
    happened: await facts.happenedIn(trx, ClubId, digestEventsOf(chosen), eventsOf(TimeZone, Day)),
  };
}

/** Tasks that are due are the same every day, and no reason for a mail. */
const isWorthAMail = ({ needs, threads, classes, taken, happened }: Digest): boolean =>
  needs.length + threads.length + classes.length + taken.length + happened.length > 0;
