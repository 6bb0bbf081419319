import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { RegistrationCodes } from '../../platform/database/schema.generated.ts';

export type CodeRow = Selectable<RegistrationCodes>;

export const codesOfClub = (db: Queryable, clubId: ClubId, now: Date): Promise<CodeRow[]> =>
  db
    .selectFrom('registration_codes')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('ExpiresAt', '>', now)
    .orderBy('RequestedAt', 'desc')
    .orderBy('Code')
    .execute();

export const insertCode = (db: Queryable, code: CodeRow): Promise<CodeRow | undefined> =>
  db
    .insertInto('registration_codes')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const lockCode = (db: Queryable, code: string): Promise<CodeRow | undefined> =>
  db.selectFrom('registration_codes').selectAll().where('Code', '=', code).forUpdate().executeTakeFirst();

export async function deleteCode(db: Queryable, code: string): Promise<void> {
  await db.deleteFrom('registration_codes').where('Code', '=', code).execute();
}

export async function deleteCodesBefore(db: Queryable, moment: Date): Promise<void> {
  await db.deleteFrom('registration_codes').where('ExpiresAt', '<', moment).execute();
}
