import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PushDevices } from '../../platform/database/schema.generated.ts';

/** A browser belongs to the user who signed in last, so the former user's row is replaced. */
export async function addDevice(db: Queryable, device: Insertable<PushDevices>): Promise<void> {
  const { UserId, GrantId = null, P256dh, Auth, CreatedAt } = device;
  await db
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('Endpoint').doUpdateSet({ UserId, GrantId, P256dh, Auth, CreatedAt }))
    .execute();
}

export async function renewDevice(
  trx: Queryable,
  before: Pick<Selectable<PushDevices>, 'Endpoint' | 'Auth'>,
  now: Pick<Selectable<PushDevices>, 'Endpoint' | 'P256dh' | 'Auth'>,
): Promise<void> {
  const device = await trx
    .selectFrom('push_devices')
    .select('PushDeviceId')
    .where('Endpoint', '=', before.Endpoint)
    .where('Auth', '=', before.Auth)
    .forUpdate()
    .executeTakeFirst();
  if (device === undefined) return;
  const { PushDeviceId } = device;
  await trx.deleteFrom('push_devices').where('Endpoint', '=', now.Endpoint).where('PushDeviceId', '<>', PushDeviceId).execute();
  await trx.updateTable('push_devices').set(now).where('PushDeviceId', '=', PushDeviceId).execute();
}

export async function removeDevice(db: Queryable, UserId: number, Endpoint: string): Promise<void> {
  await db.deleteFrom('push_devices').where('UserId', '=', UserId).where('Endpoint', '=', Endpoint).execute();
}

export async function keepNewest(db: Queryable, userId: number, most: number): Promise<void> {
  const older = db
    .selectFrom('push_devices')
    .select('PushDeviceId')
    .where('UserId', '=', userId)
    .orderBy('CreatedAt', 'desc')
    .orderBy('PushDeviceId', 'desc')
    .offset(most);
  await db.deleteFrom('push_devices').where('PushDeviceId', 'in', older).execute();
}

/** Compares the secret, so that a new subscription of the browser is not deleted. */
export async function forgetDevice(db: Queryable, { PushDeviceId, Auth }: Selectable<PushDevices>): Promise<void> {
  await db.deleteFrom('push_devices').where('PushDeviceId', '=', PushDeviceId).where('Auth', '=', Auth).execute();
}

export async function endpointsOf(db: Queryable, userId: number): Promise<string[]> {
  const rows = await live(db)
    .where('device.UserId', '=', userId)
    .orderBy('device.PushDeviceId')
    .select('device.Endpoint')
    .execute();
  return rows.map(({ Endpoint }) => Endpoint);
}

export const devicesOf = (db: Queryable, userIds: readonly number[]) =>
  live(db).where('device.UserId', 'in', userIds).select(['device.PushDeviceId', 'device.UserId']).execute();

export const deviceOf = (db: Queryable, id: number) =>
  live(db).where('device.PushDeviceId', '=', id).selectAll('device').executeTakeFirst();

export async function forgetEnded(db: Queryable): Promise<void> {
  const going = live(db).select('device.PushDeviceId');
  await db.deleteFrom('push_devices').where('PushDeviceId', 'not in', going).execute();
}

const live = (db: Queryable) =>
  db
    .selectFrom('push_devices as device')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('device.GrantId', 'is', null),
        exists(
          selectFrom('identity_payloads as grant')
            .select('grant.Id')
            .whereRef('grant.Id', '=', 'device.GrantId')
            .where('grant.Model', '=', 'Grant')
            .where('grant.ExpiresAt', '>', sql<Date>`now()`),
        ),
      ]),
    );
