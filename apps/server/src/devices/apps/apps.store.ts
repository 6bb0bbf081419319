import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubpulseAppId } from '@clubpulse/contract/devices/apps';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainerApps } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

export type AppRow = Selectable<TrainerApps>;

export const appsOf = (db: Queryable, clubId: ClubId, after: Date): Promise<AppRow[]> =>
  db
    .selectFrom('trainer_apps')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where(({ or, eb }) => or([eb('RegisteredOn', 'is not', null), eb('ExpiresAt', '>', after)]))
    .orderBy('RequiredOn', 'desc')
    .orderBy('ClubpulseAppId', 'desc')
    .execute();

export async function countLocked(trx: Queryable, clubId: ClubId): Promise<number> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('trainer_apps')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

export const appOf = (db: Queryable, appId: ClubpulseAppId): Promise<AppRow | undefined> =>
  db.selectFrom('trainer_apps').selectAll().where('ClubpulseAppId', '=', appId).executeTakeFirst();

export const appOfSecret = (db: Queryable, secretHash: string): Promise<AppRow | undefined> =>
  db.selectFrom('trainer_apps').selectAll().where('SecretHash', '=', secretHash).executeTakeFirst();

export const homeOfSecret = (
  db: Queryable,
  secretHash: string,
): Promise<(Pick<AppRow, 'ClubpulseAppId' | 'Name' | 'ClubId'> & { ClubName: string }) | undefined> =>
  db
    .selectFrom('trainer_apps')
    .innerJoin('clubs', 'clubs.ClubId', 'trainer_apps.ClubId')
    .select(['trainer_apps.ClubpulseAppId', 'trainer_apps.Name', 'trainer_apps.ClubId', 'clubs.Name as ClubName'])
    .where('trainer_apps.SecretHash', '=', secretHash)
    .executeTakeFirst();

export const lockWaiting = (trx: Queryable, code: string): Promise<AppRow | undefined> =>
  trx
    .selectFrom('trainer_apps')
    .selectAll()
    .where('Code', '=', code)
    .where('RegisteredOn', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertCode = (db: Queryable, app: Insertable<TrainerApps>): Promise<AppRow | undefined> =>
  db
    .insertInto('trainer_apps')
    .values(app)
    .onConflict((conflict) => conflict.constraint('trainer_apps_code').doNothing())
    .returningAll()
    .executeTakeFirst();

export async function markRegistered(
  trx: Queryable,
  appId: ClubpulseAppId,
  app: { readonly RegisteredOn: Date; readonly SecretHash: string; readonly Model: string },
): Promise<void> {
  await trx.updateTable('trainer_apps').set(app).where('ClubpulseAppId', '=', appId).execute();
}

export const deleteApp = (db: Queryable, appId: ClubpulseAppId): Promise<AppRow | undefined> =>
  db.deleteFrom('trainer_apps').where('ClubpulseAppId', '=', appId).returningAll().executeTakeFirst();

export async function deleteWaitingBefore(trx: Queryable, clubId: ClubId, moment: Date): Promise<void> {
  await trx
    .deleteFrom('trainer_apps')
    .where('ClubId', '=', clubId)
    .where('RegisteredOn', 'is', null)
    .where('ExpiresAt', '<', moment)
    .execute();
}

export async function markSeen(db: Queryable, appIds: readonly number[], at: Date, everySeconds: number): Promise<void> {
  if (appIds.length === 0) return;
  await db
    .updateTable('trainer_apps')
    .set({ LastSeen: at })
    .where('ClubpulseAppId', '=', sql<number>`any(${listOf(appIds)}::bigint[])`)
    .where(({ eb, or }) => or([eb('LastSeen', 'is', null), eb('LastSeen', '<=', new Date(at.getTime() - everySeconds * 1000))]))
    .execute();
}
