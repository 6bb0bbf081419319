import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { KioskId } from '@clubpulse/contract/clubs/kiosks';
import type { Insertable, Selectable } from 'kysely';
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

/** Undefined when the code is another kiosk's. */
export const insertKiosk = (db: Queryable, kiosk: Insertable<Kiosks>): Promise<KioskRow | undefined> =>
  db
    .insertInto('kiosks')
    .values(kiosk)
    .onConflict((conflict) => conflict.constraint('kiosks_code').doNothing())
    .returningAll()
    .executeTakeFirst();

export const deleteKiosk = (db: Queryable, kioskId: KioskId): Promise<KioskRow | undefined> =>
  db.deleteFrom('kiosks').where('KioskId', '=', kioskId).returningAll().executeTakeFirst();
