import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { NotificationId } from '@clubpulse/contract/office/notifications';
import type { listNotifications } from '@clubpulse/contract/office/notifications.calls';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { NotificationHours, Notifications } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import { markIn } from '../../platform/events/mark.store.ts';

export type NewNotification = Insertable<Notifications> & {
  readonly UserId: number;
  readonly State: 'New' | 'Read' | 'Removed';
};
export type NotificationRow = Awaited<ReturnType<typeof newest>>[number];

export const mark = markIn('notifications_read');

const AT_ONCE = 1000;

export async function insertNotifications(
  trx: Queryable,
  rows: readonly NewNotification[],
): Promise<ReadonlyMap<NewNotification, number>> {
  const written = new Map<NewNotification, number>();
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE);
    const made = await trx
      .insertInto('notifications')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['NotificationId', 'UserId', 'ClubLogEntryId', 'SubjectId', 'Day'])
      .execute();
    const ids = new Map(made.map((row) => [keyOf(row), row.NotificationId]));
    for (const row of some) {
      const id = ids.get(keyOf(row));
      if (id !== undefined) written.set(row, id);
    }
  }
  return written;
}

type Key = Pick<NewNotification, 'UserId' | 'ClubLogEntryId' | 'SubjectId' | 'Day'>;
const keyOf = ({ UserId, ClubLogEntryId = null, SubjectId = null, Day = null }: Key) =>
  JSON.stringify(ClubLogEntryId === null ? [UserId, SubjectId, Day] : [UserId, ClubLogEntryId]);

export interface Reader {
  readonly userId: UserId;
  readonly roles: AvailableRoles;
}

const oneOfIds = (ids: readonly number[]) => sql<number>`any(${listOf(ids)}::bigint[])`;

const stored = (db: Queryable, { userId, roles }: Reader) =>
  db
    .selectFrom('notifications as note')
    .where('note.UserId', '=', userId)
    .where('note.State', '<>', 'Removed')
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb('note.Audience', '=', 'User'),
        eb('note.ClubId', 'is', null),
        eb('note.ClubId', '=', oneOfIds([...roles.Manager, ...roles.Trainer].map(({ ClubId }) => ClubId))),
        // A user of the front desk, even a former manager, sees no other notifications for managers (decision 0185).
        and([
          eb('note.Event', '=', 'ThreadReplied'),
          eb('note.ClubId', '=', oneOfIds(roles.FrontDesk.map(({ ClubId }) => ClubId))),
        ]),
        exists(
          selectFrom('clubs as owned')
            .select('owned.ClubId')
            .whereRef('owned.ClubId', '=', 'note.ClubId')
            .where('owned.BrandId', '=', oneOfIds(roles.Owner.map(({ BrandId }) => BrandId))),
        ),
      ]),
    );

/** The e-mail address is visible to that person, and to staff while the person has a role in club or brand. */
const addressOf = (person: 'actor' | 'target') => sql<string | null>`case
  when note."UserId" = ${sql.ref(`${person}.UserId`)} or (note."Audience" = 'Manager' and exists (
    select from user_roles held where held."UserId" = ${sql.ref(`${person}.UserId`)}
      and (held."ClubId" = note."ClubId" or held."BrandId" = club."BrandId"))) then ${sql.ref(`${person}.Email`)} end`;

const isAbout = sql<boolean>`comment."CommentId" = (note."Payload"->>'CommentId')::bigint`;

const withPeople = (found: ReturnType<typeof stored>) =>
  found
    .leftJoin('users as actor', 'actor.UserId', 'note.ActorId')
    .leftJoin('users as target', 'target.UserId', 'note.TargetId')
    .leftJoin('clubs as club', 'club.ClubId', 'note.ClubId')
    .leftJoin('training_comments as comment', (join) => join.on(isAbout))
    .selectAll('note')
    .select(['comment.Text as CommentText', 'comment.TrainingId as CommentTrainingId'])
    .select(['actor.Nickname as ActorNickname', addressOf('actor').as('ActorEmail')])
    .select(['target.Nickname as TargetNickname', addressOf('target').as('TargetEmail')])
    .select(['target.FirstMidName as TargetFirst', 'target.LastName as TargetLast'])
    .select(['actor.FirstMidName as ActorFirst', 'actor.LastName as ActorLast'])
    .select(['club.Name as ClubName', 'club.TimeZone']);

type Filter = Pick<QueryOf<typeof listNotifications>, 'State'> & { readonly events?: readonly string[] | undefined };

export const newest = (
  db: Queryable,
  reader: Reader,
  { State, events }: Filter,
  { start, length }: { readonly start: number; readonly length: number },
) =>
  withPeople(stored(db, reader))
    .$if(State !== undefined, (found) => found.where('note.State', '=', State ?? 'New'))
    .$if(events !== undefined, (found) => found.where('note.Event', '=', sql<string>`any(${[...(events ?? [])]})`))
    .orderBy('note.CreatedAt', 'desc')
    .orderBy('note.NotificationId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countOf(db: Queryable, reader: Reader, { State, events }: Filter): Promise<number> {
  const { count } = await stored(db, reader)
    .$if(State !== undefined, (found) => found.where('note.State', '=', State ?? 'New'))
    .$if(events !== undefined, (found) => found.where('note.Event', '=', sql<string>`any(${[...(events ?? [])]})`))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notifications of the same type and day for staff count as one entry (rule `together`). */
export async function unreadRows(db: Queryable, reader: Reader): Promise<number> {
  const day = sql`(note."CreatedAt" at time zone (select "TimeZone" from users where "UserId" = ${reader.userId}))::date`;
  const row = sql`case when note."Audience" = 'Manager'
    then json_build_array(note."Event", note."Payload"->>'Variant', note."ClubId", ${day})::text else note."NotificationId"::text end`;
  const { count } = await stored(db, reader)
    .where('note.State', '=', 'New')
    .select(sql<number>`count(distinct ${row})::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const oneOf = (db: Queryable, reader: Reader, id: NotificationId): Promise<NotificationRow | undefined> =>
  withPeople(stored(db, reader)).where('note.NotificationId', '=', id).executeTakeFirst();

export const unreadOne = (db: Queryable, id: number): Promise<NotificationRow | undefined> =>
  withPeople(
    db.selectFrom('notifications as note').where('note.NotificationId', '=', id).where('note.State', '=', 'New'),
  ).executeTakeFirst();

/** Marks the mail as no longer waiting. Also works for hidden notifications. */
export async function takeMail(trx: Queryable, id: number): Promise<NotificationRow | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ MailAt: null })
    .where('NotificationId', '=', id)
    .where('MailAt', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const every = trx.selectFrom('notifications as note').where('note.NotificationId', '=', id);
  return withPeople(every).executeTakeFirst();
}

export async function setMailAt(trx: Queryable, id: number, MailAt: Date): Promise<void> {
  await trx.updateTable('notifications').set({ MailAt }).where('NotificationId', '=', id).execute();
}

export async function readerOf(db: Queryable, id: NotificationId): Promise<number | undefined> {
  const row = await db.selectFrom('notifications').select('UserId').where('NotificationId', '=', id).executeTakeFirst();
  return row?.UserId;
}

export async function setState(
  db: Queryable,
  id: NotificationId,
  State: 'New' | 'Read' | 'Removed',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ State, RemovedAt: State === 'Removed' ? now : null })
    .where('NotificationId', '=', id)
    .where('State', '<>', State)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function readAll(db: Queryable, userId: UserId): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ State: 'Read' })
    .where('UserId', '=', userId)
    .where('State', '=', 'New')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function forget(db: Queryable, before: Date, removedBefore: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where(({ eb, or }) => or([eb('CreatedAt', '<', before), eb('RemovedAt', '<', removedBefore)]))
    .execute();
}

export async function saveHours(trx: Queryable, hours: Insertable<NotificationHours>): Promise<void> {
  const { UserId: _user, ...chosen } = hours;
  await trx
    .insertInto('notification_hours')
    .values(hours)
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet(chosen))
    .execute();
}
