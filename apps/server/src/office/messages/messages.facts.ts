import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Audience, ReaderFact, ReaderFacts } from '@clubpulse/contract/office/messages';
import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { hasTag } from '../../clubs/tags/public.ts';
import { isOwnStaff } from '../../members/people/public.ts';
import { lastSeenIn, seenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { isUndeliverable } from '../../platform/mail/mailboxes.facts.ts';

export type Candidate = Awaited<ReturnType<typeof candidates>>[number];

interface Moment {
  readonly today: string;
  readonly now: Date;
}

export function candidates(db: Queryable, clubId: ClubId, audience: Audience, { today, now }: Moment) {
  const { ClientStage, ClassSubscriptionId, ClubTagId, NotSeenDays, ClassId, UserIds } = audience;
  let found = db
    .selectFrom('memberships as m')
    .innerJoin('users', 'users.UserId', 'm.UserId')
    .leftJoin('notification_hours as hours', 'hours.UserId', 'm.UserId')
    .leftJoin(mailedSince(clubId, new Date(now.getTime() - 86_400_000)).as('mailed'), 'mailed.UserId', 'm.UserId')
    .select(['users.UserId', 'users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
    .select(['users.Language', 'users.DateFormat', 'users.TimeZone', 'users.Email', 'users.EmailConfirmed', 'users.Phone'])
    .select(['users.NotificationSettings', 'hours.QuietFrom', 'hours.QuietUntil'])
    .select(isUndeliverable(sql.ref('users.Email')).as('CameBack'))
    .select('mailed.Mails')
    .select(doNotCall(clubId, today).as('DoNotCall'))
    .select(isTakenOut(audience).as('IsTakenOut'))
    .where('m.ClubId', '=', clubId);
  if (ClientStage !== null) found = found.where('m.ClientStage', '=', ClientStage);
  if (UserIds.length > 0) found = found.where('m.UserId', '=', sql<number>`any(${listOf(UserIds)}::bigint[])`);
  // A member who is marked as staff gets a message only if they are selected by name or booked in the selected class.
  else if (ClassId === null) found = found.where(({ not }) => not(isOwnStaff(sql.ref('m.UserId'), sql`${clubId}`)));
  if (ClassSubscriptionId !== null) found = found.where(holds(clubId, ClassSubscriptionId));
  if (ClubTagId !== null) found = found.where(hasTag(sql.ref('m.UserId'), clubId, ClubTagId));
  if (ClassId !== null) found = found.where(isBookedIn(clubId, ClassId));
  if (NotSeenDays !== null) found = found.where(isUnseen(clubId, new Date(now.getTime() - NotSeenDays * 86_400_000), now));
  return found.orderBy('users.SortName').orderBy('users.UserId').execute();
}

export async function isToBook(db: Queryable, clubId: ClubId, classId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('classes')
    .select('ClassId')
    .where('ClassId', '=', classId as ClassId)
    .where('ClubId', '=', clubId)
    .where('PublishState', '=', 'Published')
    .where('CanceledAt', 'is', null)
    .where('End', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export const namedOthers = (db: Queryable, clubId: ClubId, userIds: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['users.UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri'])
    .where('users.UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .where(({ and, exists, not, selectFrom }) =>
      and([
        exists(
          selectFrom('user_roles as role')
            .select('role.UserId')
            .whereRef('role.UserId', '=', 'users.UserId')
            .where('role.ClubId', '=', clubId),
        ),
        not(
          exists(
            selectFrom('memberships as m')
              .select('m.UserId')
              .whereRef('m.UserId', '=', 'users.UserId')
              .where('m.ClubId', '=', clubId),
          ),
        ),
      ]),
    )
    .orderBy('users.SortName')
    .orderBy('users.UserId')
    .execute();

export const noFacts: ReaderFacts = { LastSeen: null, Credits: 0, SubscriptionName: null };

export async function factsOf(
  db: Queryable,
  { clubId, timeZone }: { readonly clubId: ClubId; readonly timeZone: string },
  userIds: readonly number[],
  wanted: readonly ReaderFact[],
  now: Date,
): Promise<ReadonlyMap<number, ReaderFacts>> {
  if (userIds.length === 0 || wanted.length === 0) return new Map();
  const found = <T>(fact: ReaderFact, value: RawBuilder<T>) => (wanted.includes(fact) ? value : sql<T>`null`);
  const lastSeen = lastSeenIn(clubId, sql`asked."UserId"`, now);
  const credits = sql<string | null>`(select sum("Balance") from ledger_accounts
    where "ClubId" = ${clubId} and "UserId" = asked."UserId" and "UserSubscriptionId" is null)`;
  const subscription = sql<string | null>`(select held."SubscriptionName" from user_subscriptions held
    where held."UserId" = asked."UserId" and held."ClubId" = ${clubId} and held."State" <> all(${[...overStates]}::text[])
    order by held."State" in ('Active', 'Expiring') desc, held."ActivationDate" desc, held."UserSubscriptionId" desc limit 1)`;
  const { rows } = await sql<{ UserId: number; LastSeen: Date | null; Credits: string | null; SubscriptionName: string | null }>`
    select asked."UserId", ${found('LastSeen', lastSeen)}::timestamptz as "LastSeen", ${found('Credits', credits)} as "Credits",
      ${found('SubscriptionName', subscription)} as "SubscriptionName"
    from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")`.execute(db);
  return new Map(
    rows.map(({ UserId, LastSeen, Credits, SubscriptionName }) => [
      UserId,
      { LastSeen: LastSeen === null ? null : dayIn(timeZone, LastSeen), Credits: Number(Credits ?? 0), SubscriptionName },
    ]),
  );
}

const mailedSince = (clubId: ClubId, since: Date) =>
  sql<{ UserId: number; Mails: number }>`(
    select copy."UserId", count(*)::int as "Mails" from messages sent
    join message_recipients copy using ("MessageId")
    where sent."ClubId" = ${clubId} and sent."SentAt" > ${since} and copy."Email" is not null
    group by copy."UserId")`;

const holds = (clubId: ClubId, typeId: number): RawBuilder<boolean> => sql`exists (
  select from user_subscriptions held where held."UserId" = m."UserId" and held."ClubId" = ${clubId}
    and held."ClassSubscriptionId" = ${typeId} and held."State" <> all(${[...overStates]}::text[]))`;

const isBookedIn = (clubId: ClubId, classId: number): RawBuilder<boolean> => sql`exists (
  select from class_participants seat where seat."UserId" = m."UserId" and seat."ClubId" = ${clubId}
    and seat."ClassId" = ${classId} and seat."State" = 'Booked')`;

const isTakenOut = ({ NotStage, NotUserIds }: Pick<Audience, 'NotStage' | 'NotUserIds'>) => sql<boolean>`(
  coalesce(m."ClientStage" = ${NotStage}::text, false) or m."UserId" = any(${listOf(NotUserIds)}::bigint[]))`;

const isUnseen = (clubId: ClubId, since: Date, until: Date): RawBuilder<boolean> => sql`not exists (
  ${seenIn(clubId, { since, until }, (userId) => sql`${userId} = m."UserId"`)})`;

const doNotCall = (clubId: ClubId, today: string) => sql<boolean>`exists (
  select from tasks stop where stop."ReceiverId" = m."UserId" and stop."ClubId" = ${clubId} and stop."Type" = 'do-not-call'
    and stop."CompletedAt" is null and (stop."DueDate" is null or stop."DueDate" >= ${today}::date))`;
