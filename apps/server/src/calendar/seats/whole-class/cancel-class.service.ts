import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { queueJob } from '../../../platform/jobs/jobs.store.ts';
import { unstrikeClass } from '../../booking-rules/public.ts';
import { classOf, countOf, emitClasses, lockClasses, refuseAction, updateClasses } from '../../classes/public.ts';
import { ofClass } from '../seats.events.ts';
import type { Seats } from '../seats.service.ts';
import { peopleOf } from './whole-class.store.ts';

const GIVE_BACK_JOB = 'give-back-class';
/** Delay (ms) of the job that completes an interrupted cancellation. */
const MADE_GOOD_AFTER_MS = 30_000;

export interface NotifiedClass {
  readonly ClassId: number;
  readonly People: number;
}

export type ClassCancelling = ReturnType<typeof createClassCancelling>;

/** First marks the class as canceled, so that no member books it. Then each refund is one statement (decision 0022). */
export function createClassCancelling({ db, seats }: { db: Database; seats: Seats }) {
  /** Can be repeated after an interruption: a refunded member is not refunded again. */
  async function giveBack(classId: ClassId): Promise<void> {
    const row = await classOf(db, classId);
    if (!row || row.CanceledAt === null) return;
    for (const userId of await peopleOf(db, classId)) {
      const answer = await seats.canceled({
        classId,
        userId,
        staffId: row.CanceledBy,
        answer: () => undefined,
      });
      if (isRefusal(answer) && answer.refused !== 'NotFound')
        throw new Error(`User ${userId} was not given back class ${classId}: ${answer.refused}`);
    }
    await unstrikeClass(db, classId);
  }

  const jobs: Job[] = [job(GIVE_BACK_JOB, z.object({ ClassId: idSchema }), ({ ClassId }) => giveBack(ClassId))];

  return {
    async cancel(by: CallerId, classId: ClassId, CancelReason: string, key?: RequestKey): Promise<NotifiedClass | Refusal> {
      const notified = await transactOnce<NotifiedClass>(db, key, async (trx) => {
        const [row] = await lockClasses(trx, [classId]);
        if (!row) return refuse('NotFound');
        const now = new Date();
        const refused = refuseAction(row, 'cancel', now);
        if (refused) return refused;
        await updateClasses(trx, [classId], { CanceledAt: now, CanceledBy: by, CancelReason });
        await emitClasses(trx, 'ClassUpdated', [row], by);
        if (row.TrainerId !== null && row.TrainerId !== by) {
          const Payload = { ...ofClass(row, row.TrainerId), By: by, Reason: CancelReason };
          await emit(trx, { ClubId: row.ClubId, Type: 'LedClassCanceled', Payload });
        }
        await queueJob(trx, {
          task: GIVE_BACK_JOB,
          payload: { ClassId: classId },
          runAt: new Date(now.getTime() + MADE_GOOD_AFTER_MS),
        });
        return { ClassId: classId, People: countOf(row) };
      });
      if (!isRefusal(notified)) await giveBack(classId);
      return notified;
    },
    jobs,
  };
}
