import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { HealthScales } from '../../platform/database/schema.generated.ts';

export const scaleAt = (db: Queryable, userId: UserId, recordedAt: Date): Promise<Selectable<HealthScales> | undefined> =>
  db
    .selectFrom('health_scales')
    .selectAll()
    .where('UserId', '=', userId)
    .where('Provider', '=', 'Garmin')
    .where('RecordedAt', '=', recordedAt)
    .executeTakeFirst();

export async function storeScale(trx: Queryable, row: Insertable<HealthScales>): Promise<void> {
  const { UserId: _of, Provider: _by, RecordedAt: _at, ...stated } = row;
  await trx
    .insertInto('health_scales')
    .values(row)
    .onConflict((conflict) => conflict.columns(['UserId', 'Provider', 'RecordedAt']).doUpdateSet(stated))
    .execute();
}
