import type { User } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import { isOn, waitsUntil } from '@clubpulse/rules/office/notifications/channels';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { isUndeliverable } from '../../platform/mail/mailboxes.facts.ts';

export const hoursOf = (db: Queryable, userIds: readonly number[]) =>
  db
    .selectFrom('notification_hours')
    .selectAll()
    .where('UserId', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .execute();

/** Users whose e-mail address is unconfirmed or does not work. They get only mails that the account requires. */
export async function unmailable(db: Queryable, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .select('UserId')
    .where('UserId', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .where(({ eb, or }) => or([eb('EmailConfirmed', '=', false), isUndeliverable(sql.ref('users.Email'))]))
    .execute();
  return new Set(rows.map(({ UserId }) => UserId));
}

export async function clubsThatMailFirst(db: Queryable, clubIds: readonly ClubId[]): Promise<ReadonlySet<ClubId>> {
  const found = db.selectFrom('clubs').select('ClubId').where('EnableFirstTrainingMail', '=', true);
  const rows = await found.where('ClubId', '=', sql<number>`any(${[...clubIds]}::bigint[])`).execute();
  return new Set(rows.map(({ ClubId }) => ClubId));
}

export interface MailTime {
  readonly notBefore?: Date | undefined;
}

interface Matter {
  readonly group: NotificationGroup;
  readonly byDay?: boolean;
}

/** The earliest time for the mail. Undefined when the user turned this group off or the e-mail address does not work. */
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
