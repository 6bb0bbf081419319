import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { BatchFailure, BatchRow, MeasureBatchId } from '@clubpulse/contract/body/measures/batches';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

interface NewBatch {
  readonly ClubId: ClubId;
  readonly ByUserId: CallerId;
  readonly CreatedAt: Date;
  readonly Rows: readonly BatchRow[];
}

export async function insertBatch(trx: Queryable, { Rows, ...batch }: NewBatch): Promise<MeasureBatchId> {
  const { MeasureBatchId } = await trx
    .insertInto('measure_batches')
    .values({ ...batch, State: 'Waiting', Size: Rows.length, Saved: 0, Rows: JSON.stringify(Rows), Failures: '[]' })
    .returning('MeasureBatchId')
    .executeTakeFirstOrThrow();
  return MeasureBatchId;
}

export const batchOf = (db: Queryable, batchId: MeasureBatchId) =>
  db.selectFrom('measure_batches').selectAll().where('MeasureBatchId', '=', batchId).executeTakeFirst();

export async function beginBatch(db: Queryable, batchId: MeasureBatchId): Promise<void> {
  await db.updateTable('measure_batches').set({ State: 'Processing' }).where('MeasureBatchId', '=', batchId).execute();
}

export async function endBatch(
  db: Queryable,
  batchId: MeasureBatchId,
  failures: readonly BatchFailure[],
  saved: number,
): Promise<void> {
  await db
    .updateTable('measure_batches')
    .set({ State: failures.length === 0 ? 'Success' : 'Failed', Saved: saved, Rows: '[]', Failures: JSON.stringify(failures) })
    .where('MeasureBatchId', '=', batchId)
    .execute();
}

export async function deleteBatchesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('measure_batches').where('CreatedAt', '<', before).execute();
}
