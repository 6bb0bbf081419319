import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { KioskId } from '@clubpulse/contract/clubs/kiosks';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Kiosks } from '../../platform/database/schema.generated.ts';

export type KioskRow = Selectable<Kiosks>;

export const kiosksOf = (db: Queryable, clubId: ClubId): Promise<KioskRow[]> =>
  db
    .selectFrom('kiosks')
    .selectAll()
    .where('ClubId', '=', clubId)
    .orderBy(({ fn }) => fn('lower', ['Name']))
    .orderBy('KioskId')
    .execute();

export const kioskOf = (db: Queryable, kioskId: KioskId): Promise<KioskRow | undefined> =>
  db.selectFrom('kiosks').selectAll().where('KioskId', '=', kioskId).executeTakeFirst();

export const lockCode = (trx: Queryable, code: string, now: Date): Promise<KioskRow | undefined> =>
  trx.selectFrom('kiosks').selectAll().where('Code', '=', code).where('CodeEndsAt', '>', now).forUpdate().executeTakeFirst();

export const holdToken = (trx: Queryable, tokenHash: string): Promise<KioskRow | undefined> =>
  trx.selectFrom('kiosks').selectAll().where('TokenHash', '=', tokenHash).forKeyShare().executeTakeFirst();

export const isCodeTaken = async (db: Queryable, code: string): Promise<boolean> =>
  (await db.selectFrom('kiosks').select('KioskId').where('Code', '=', code).executeTakeFirst()) !== undefined;

export async function countLocked(trx: Queryable, clubId: ClubId): Promise<number> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('kiosks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Fails with the constraint `kiosks_code`. */
export const insertKiosk = (db: Queryable, kiosk: Insertable<Kiosks>): Promise<KioskRow> =>
  db.insertInto('kiosks').values(kiosk).returningAll().executeTakeFirstOrThrow();

export const updateKiosk = (db: Queryable, kioskId: KioskId, fields: Updateable<Kiosks>): Promise<KioskRow | undefined> =>
  db.updateTable('kiosks').set(fields).where('KioskId', '=', kioskId).returningAll().executeTakeFirst();

export async function markSeen(db: Queryable, kioskId: KioskId, at: Date, everySeconds: number): Promise<void> {
  const before = new Date(at.getTime() - everySeconds * 1000);
  await db
    .updateTable('kiosks')
    .set({ LastSeen: at })
    .where('KioskId', '=', kioskId)
    .where(({ eb, or }) => or([eb('LastSeen', 'is', null), eb('LastSeen', '<=', before)]))
    .execute();
}

export const deleteKiosk = (db: Queryable, kioskId: KioskId): Promise<KioskRow | undefined> =>
  db.deleteFrom('kiosks').where('KioskId', '=', kioskId).returningAll().executeTakeFirst();

export const clubOfKiosk = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('clubs')
    .select(['Name as ClubName', 'PictureUri', 'Language', 'TimeZone'])
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
