import type { User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import { isOn, waitsUntil } from '@clubpulse/rules/office/notifications/channels';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { cameBack } from '../../platform/mail/mailboxes.facts.ts';

/** When people do not want mails, and how long before a class they are reminded; nothing of who never said. */
export const hoursOf = (db: Queryable, userIds: readonly number[]) =>
  db
    .selectFrom('notification_hours')
    .selectAll()
    .where('UserId', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .execute();

/** Who of these gets no mail but what her account itself needs: nobody knows whether the address is hers, or nobody is there. */
export async function unmailable(db: Queryable, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .select('UserId')
    .where('UserId', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .where(({ eb, or }) => or([eb('EmailConfirmed', '=', false), cameBack(sql.ref('users.Email'))]))
    .execute();
  return new Set(rows.map(({ UserId }) => UserId));
}

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

/** When a mail may go to her that can wait; undefined where she wants none, or none reaches her. */
export async function mailTime(
  db: Queryable,
  { UserId, NotificationSettings, TimeZone }: Pick<User, 'UserId' | 'NotificationSettings' | 'TimeZone'>,
  { group, byDay = false }: Matter,
  now: Date,
): Promise<MailTime | undefined> {
  if (!isOn(NotificationSettings, group, 'Email') || (await unmailable(db, [UserId])).size > 0) return undefined;
  const [hours] = await hoursOf(db, [UserId]);
  return { notBefore: waitsUntil(hours, now, TimeZone, byDay) };
}
