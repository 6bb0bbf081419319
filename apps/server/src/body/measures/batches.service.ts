import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import {
  type BatchFailure,
  type BatchInput,
  batchRowSchema,
  type MeasureBatch,
  type MeasureBatchId,
  measureBatchSchema,
} from '@clubpulse/contract/body/measures/batches';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, runIdempotent, transactOnce } from '../../platform/http/idempotency.store.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import * as store from './batches.store.ts';
import type { Measures } from './measures.service.ts';

interface BatchParts {
  readonly db: Database;
  readonly measures: Pick<Measures, 'create'>;
  readonly rolesOf: (userId: number) => Promise<AvailableRoles>;
  readonly now?: () => Date;
}
export type MeasureBatches = ReturnType<typeof createMeasureBatches>;

const BATCH_JOB = 'measure-batch';
const STORED_MS = 7 * 86_400_000;
const payloadSchema = z.object({ batchId: idSchema });

/** A job stores measures row by row, with the roles that the sender has while it runs. */
export function createMeasureBatches({ db, measures, rolesOf, now = () => new Date() }: BatchParts) {
  async function present(via: Queryable, batchId: MeasureBatchId): Promise<MeasureBatch | Refusal> {
    const row = await store.batchOf(via, batchId);
    return row ? measureBatchSchema.parse(row) : refuse('NotFound');
  }

  async function work(batchId: MeasureBatchId): Promise<void> {
    const batch = await store.batchOf(db, batchId);
    if (!batch || batch.State === 'Success' || batch.State === 'Failed') return;
    await store.beginBatch(db, batchId);
    const sender: Caller = { UserId: batch.ByUserId, roles: await rolesOf(batch.ByUserId), isAdmin: false, isEditor: false };
    const failures: BatchFailure[] = [];
    for (const [place, { UserId, ...row }] of z.array(batchRowSchema).parse(batch.Rows).entries()) {
      const Key = `measure-batch-${batchId}-${place}`;
      const key = { UserId: batch.ByUserId, Key, Call: 'measures.create', RequestHash: Key, stored: false };
      const saved = await runIdempotent(db, key, () => measures.create(sender, UserId, { ...row, ClubId: batch.ClubId }, key));
      if (isRefusal(saved)) failures.push({ Row: place, ErrorType: saved.refused, Errors: [...(saved.errors ?? [])] });
    }
    await store.endBatch(db, batchId, failures, batch.Size - failures.length);
  }

  return {
    async save(caller: Caller, clubId: ClubId, { Rows }: BatchInput, key?: RequestKey): Promise<MeasureBatch | Refusal> {
      return transactOnce(db, key, async (trx) => {
        const batchId = await store.insertBatch(trx, { ClubId: clubId, ByUserId: caller.UserId, CreatedAt: now(), Rows });
        await queueJob(trx, { task: BATCH_JOB, payload: { batchId } });
        return present(trx, batchId);
      });
    },

    async get(clubId: ClubId, batchId: MeasureBatchId): Promise<MeasureBatch | Refusal> {
      const row = await store.batchOf(db, batchId);
      return row?.ClubId === clubId ? measureBatchSchema.parse(row) : refuse('NotFound');
    },

    jobs: [job(BATCH_JOB, payloadSchema, ({ batchId }) => work(batchId))],
    purge: (): Promise<void> => store.deleteBatchesBefore(db, new Date(now().getTime() - STORED_MS)),
  };
}
