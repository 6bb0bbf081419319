import type { User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import { isOn, waitsUntil } from '@clubpulse/rules/office/notifications/channels';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** When people do not want mails, and how long before a class they are reminded; nothing of who never said. */
export const hoursOf = (db: Queryable, userIds: readonly number[]) =>
  db
    .selectFrom('notification_hours')
    .selectAll()
    .where('UserId', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .execute();

/** Whether the club writes to members after their first training. */
export async function firstTrainingMailIsOn(db: Queryable, clubId: ClubId): Promise<boolean> {
  const row = await db.selectFrom('clubs').select('EnableFirstTrainingMail').where('ClubId', '=', clubId).executeTakeFirst();
  return row?.EnableFirstTrainingMail ?? false;
}

export interface MailTime {
  /** Left out: at once. */
  readonly notBefore?: Date | undefined;
}

interface Matter {
  /** What switches it off. */
  readonly group: NotificationGroup;
  /** Found when the club's day began: it comes in the morning. */
  readonly byDay?: boolean;
}

/** When a mail may go to her that can wait; undefined where she wants none. */
export async function mailTime(
  db: Queryable,
  { UserId, NotificationSettings, TimeZone }: Pick<User, 'UserId' | 'NotificationSettings' | 'TimeZone'>,
  { group, byDay = false }: Matter,
  now: Date,
): Promise<MailTime | undefined> {
  if (!isOn(NotificationSettings, group, 'Email')) return undefined;
  const [hours] = await hoursOf(db, [UserId]);
  return { notBefore: waitsUntil(hours, now, TimeZone, byDay) };
}
