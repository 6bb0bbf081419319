import type { UserId } from '@clubpulse/contract/accounts/users';
import type { SensorClaimId, SensorId } from '@clubpulse/contract/devices/sensors';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { SensorClaims } from '../../platform/database/schema.generated.ts';

export type StoredClaim = Selectable<SensorClaims>;
export type ClaimOutcome = NonNullable<StoredClaim['Outcome']>;

export const waitingClaim = (db: Queryable, claimId: SensorClaimId): Promise<StoredClaim | undefined> =>
  db.selectFrom('sensor_claims').selectAll().where('ClaimId', '=', claimId).where('Outcome', 'is', null).executeTakeFirst();

export const claimsOfStrap = (db: Queryable, sensorId: SensorId): Promise<StoredClaim[]> =>
  db
    .selectFrom('sensor_claims')
    .selectAll()
    .where('SensorId', '=', sensorId)
    .where('Outcome', 'is', null)
    .orderBy('ClaimId')
    .execute();

export const insertClaim = (db: Queryable, claim: Insertable<SensorClaims>): Promise<StoredClaim> =>
  db.insertInto('sensor_claims').values(claim).returningAll().executeTakeFirstOrThrow();

export async function decideClaim(db: Queryable, claimId: SensorClaimId, Outcome: ClaimOutcome, DecidedAt: Date): Promise<void> {
  await db.updateTable('sensor_claims').set({ Outcome, DecidedAt }).where('ClaimId', '=', claimId).execute();
}

export async function lockClaimant(db: Queryable, userId: UserId): Promise<void> {
  await db.selectFrom('users').select('UserId').where('UserId', '=', userId).forNoKeyUpdate().execute();
}

export async function countClaims(db: Queryable, person: { by: UserId; claimant: UserId }, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sensor_claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('At', '>', since)
    .where((where) => where.or([where('By', '=', person.by), where('ClaimantId', '=', person.claimant)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function wasRefused(db: Queryable, sensorId: SensorId, claimant: UserId, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sensor_claims')
    .select('ClaimId')
    .where('SensorId', '=', sensorId)
    .where('ClaimantId', '=', claimant)
    .where('Outcome', '=', 'Refused')
    .where('DecidedAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetClaims(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('sensor_claims').where('DecidedAt', '<', before).execute();
}
