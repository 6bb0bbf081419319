import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PolicyId } from '@clubpulse/contract/clubs/policies';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { unaccepted } from './policies.store.ts';

export interface UnacceptedRow {
  readonly UserId: UserId;
  readonly PolicyId: PolicyId;
  readonly Title: string;
  readonly PublicationDate: Date;
  readonly Since: Date;
  readonly TimeZone: string;
}

export const unacceptedIn = (db: Queryable, clubId: ClubId, userId?: number): Promise<UnacceptedRow[]> =>
  unaccepted(db)
    .innerJoin('clubs', 'clubs.ClubId', 'policies.ClubId')
    .select(['role.UserId', 'role.Since', 'policies.PolicyId', 'policies.Title', 'clubs.TimeZone'])
    .select((eb) => eb.ref('policies.PublicationDate').$notNull().as('PublicationDate'))
    .where('policies.ClubId', '=', clubId)
    .$if(userId !== undefined, (found) => found.where('role.UserId', '=', userId ?? 0))
    .orderBy('role.UserId')
    .orderBy('policies.Type')
    .orderBy('policies.PolicyId')
    .execute();

/**
 * Stores a reminder. If the last reminder was after `before`, returns its time instead. Of parallel reminders only one is stored.
 */
export async function markReminder(
  trx: Queryable,
  reminder: { readonly ClubId: ClubId; readonly UserId: UserId; readonly At: Date },
  before: Date,
): Promise<Date | undefined> {
  const marked = await trx
    .insertInto('policy_reminders')
    .values(reminder)
    .onConflict((conflict) =>
      conflict
        .columns(['ClubId', 'UserId'])
        .doUpdateSet({ At: reminder.At })
        .where('policy_reminders.At', '<=', sql<Date>`${before}::timestamptz`),
    )
    .returning('At')
    .executeTakeFirst();
  if (marked) return undefined;
  const { At } = await trx
    .selectFrom('policy_reminders')
    .select('At')
    .where('ClubId', '=', reminder.ClubId)
    .where('UserId', '=', reminder.UserId)
    .executeTakeFirstOrThrow();
  return At;
}
