import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { KioskId } from '@clubpulse/contract/clubs/kiosks';
import type { CheckInCode } from '@clubpulse/contract/office/check-in/check-in';
import type { Queryable } from '../../platform/database/database.ts';

/** So many codes of one person hold at a time: her phone asks for the next one before the last is over, and forgets it where it is closed. */
const CODES_HELD = 5;

/** Her codes that are over go with it, and beyond those that may hold at a time the oldest. */
export async function insertCode(
  db: Queryable,
  { Code, ClubId: clubId, UserId: userId, ExpiresAt }: Omit<CheckInCode, 'ExpiresAt'> & Holder & { ExpiresAt: Date },
  now: Date,
): Promise<void> {
  const kept = db
    .selectFrom('check_in_codes')
    .select('Code')
    .where('UserId', '=', userId)
    .where('ExpiresAt', '>', now)
    .orderBy('ExpiresAt', 'desc')
    .limit(CODES_HELD - 1);
  await db.deleteFrom('check_in_codes').where('UserId', '=', userId).where('Code', 'not in', kept).execute();
  await db.insertInto('check_in_codes').values({ Code, ClubId: clubId, UserId: userId, ExpiresAt }).execute();
}

/** Those that nobody showed in time. */
export const purgeCodes = (db: Queryable, now: Date) => db.deleteFrom('check_in_codes').where('ExpiresAt', '<=', now).execute();

interface Holder {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

/** Whose code it is, where it still holds in the club: it holds no more. One that a kiosk spent is over for the desk. */
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

/** A kiosk of a club. */
interface At {
  readonly KioskId: KioskId;
  readonly ClubId: ClubId;
}

/** Whose code it is and when it was spent: now, or at the same kiosk before. Of two that spend it at once the second finds it spent. */
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

/** Who the athlete of the club is; undefined for anybody else. Whoever lets her in besides waits until the transaction ends. */
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
