import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { KioskId } from '@clubpulse/contract/clubs/kiosks';
import type { CheckInCode } from '@clubpulse/contract/office/check-in/check-in';
import type { Queryable } from '../../platform/database/database.ts';

/** An athlete may have several valid codes, because a phone requests the next code before the last one expires. */
const CODES_HELD = 5;

export async function insertCode(
  db: Queryable,
  { Code, ClubId: clubId, UserId: userId, ExpiresAt }: Omit<CheckInCode, 'ExpiresAt'> & Holder & { ExpiresAt: Date },
  now: Date,
): Promise<void> {
  const stored = db
    .selectFrom('check_in_codes')
    .select('Code')
    .where('UserId', '=', userId)
    .where('ExpiresAt', '>', now)
    .orderBy('ExpiresAt', 'desc')
    .limit(CODES_HELD - 1);
  await db.deleteFrom('check_in_codes').where('UserId', '=', userId).where('Code', 'not in', stored).execute();
  await db.insertInto('check_in_codes').values({ Code, ClubId: clubId, UserId: userId, ExpiresAt }).execute();
}

export const purgeCodes = (db: Queryable, now: Date) => db.deleteFrom('check_in_codes').where('ExpiresAt', '<=', now).execute();

interface Holder {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

/** Undefined when the code is not valid in this club. A code that a kiosk has read is not valid at the desk. */
export async function spendCode(trx: Queryable, clubId: ClubId, code: string, now: Date): Promise<UserId | undefined> {
  const row = await trx
    .deleteFrom('check_in_codes')
    .where('Code', '=', code)
    .where('ClubId', '=', clubId)
    .where('ExpiresAt', '>', now)
    .where('KioskId', 'is', null)
    .returning('UserId')
    .executeTakeFirst();
  return row?.UserId;
}

interface At {
  readonly KioskId: KioskId;
  readonly ClubId: ClubId;
}

/** Of two requests with one code, the second gets the time of the first. */
export async function spendAtKiosk(
  trx: Queryable,
  { KioskId: kioskId, ClubId: clubId }: At,
  code: string,
  now: Date,
): Promise<{ readonly UserId: UserId; readonly SpentAt: Date } | undefined> {
  const row = await trx
    .updateTable('check_in_codes')
    .set(({ fn, val }) => ({ KioskId: kioskId, SpentAt: fn.coalesce('SpentAt', val(now)) }))
    .where('Code', '=', code)
    .where('ClubId', '=', clubId)
    .where('ExpiresAt', '>', now)
    .where(({ eb, or }) => or([eb('KioskId', 'is', null), eb('KioskId', '=', kioskId)]))
    .returning(['UserId', 'SpentAt'])
    .executeTakeFirst();
  return row?.SpentAt ? { UserId: row.UserId, SpentAt: row.SpentAt } : undefined;
}

export async function lockAthlete(trx: Queryable, { ClubId: clubId, UserId: userId }: Holder) {
  const role = await trx
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .where('Role', '=', 'Athlete')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return role !== undefined;
}
