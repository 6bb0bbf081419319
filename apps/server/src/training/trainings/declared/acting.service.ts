import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Span } from '@clubpulse/rules/training/trainings/joined';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { overlapProblem } from '@clubpulse/rules/training/trainings/training-fields';
import { holdPeople } from '../../../accounts/users/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { queueOnce } from '../../../platform/jobs/jobs.store.ts';
import { due, summaryJob } from '../../heart-minutes/public.ts';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import { compute, computeSlip, emitFirstCounted, leftOf, type SettleParts } from '../summaries/summaries.service.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import * as store from './declared.store.ts';
import { bringBack, keepDeleted } from './deleted.store.ts';
import { asHeard, type Heard, heardBefore, keptAs, partedAt, type Words } from './heard-before.rows.ts';
import type { Interval } from './said.rows.ts';

export interface ActingParts extends SettleParts {
  readonly now?: () => Date;
}

export interface Acted<T> {
  readonly Begin: Date;
  readonly End: Date;
  readonly done: T;
  /** What stands by itself again. */
  readonly restored?: readonly Heard[];
  /** What a club may count from now on, because she says herself that it was there. */
  readonly counted?: TrainingId;
  /** Staff wrote it down or changed it (null: took it back): nothing else of hers is looked at, which would tell by its time whether there is anything. */
  readonly slip?: TrainingId | null;
}

export type Acting = ReturnType<typeof createActing>;

export const overlapping = refuse('ValidationFailed', { errors: [overlapProblem] });

/** Whether seconds of what waits may join what lies in the interval. */
const isAround = ({ FromSecond, ToSecond }: due.DueRow, { Begin, End }: { readonly Begin: Date; readonly End: Date }): boolean =>
  FromSecond.getTime() <= End.getTime() + SILENCE_SECONDS * 1000 &&
  ToSecond.getTime() >= Begin.getTime() - SILENCE_SECONDS * 1000;

/** Acts on somebody's trainings. Each holds her due row: her trainings are computed by one at a time. */
export function createActing({ now = () => new Date(), ...parts }: ActingParts) {
  /**
   * Computes anew what lies in the interval. What of it may still go on is due like everything that is heard: nobody else would look at
   * it again, and it would never be over.
   */
  async function computeNow(
    trx: Queryable,
    { UserId, Begin, End }: Interval,
    isWaiting: boolean,
    told: TrainingId | undefined,
  ): Promise<void> {
    const waiting = isWaiting ? await due.dueOf(trx, UserId) : undefined;
    // Seconds on their way belong around what waits; at any other time of hers nothing is to come.
    const MarkedAt = waiting && isAround(waiting, { Begin, End }) ? waiting.MarkedAt : new Date(0);
    const time = now();
    const interval = { UserId, FromSecond: Begin, ToSecond: dateOfSecond(unixSecond(End) - 1), MarkedAt };
    const cases = await compute(trx, parts, [interval], time, told);
    const left = cases.flatMap((one) => leftOf(one, time.getTime()) ?? []);
    await due.keepDue(
      trx,
      left.map((row) => (waiting ? due.both(row, waiting) : row)),
    );
    if (waiting) return;
    if (left.length === 0) await due.deleteDue(trx, [UserId]);
    else await queueOnce(trx, summaryJob);
  }

  /** Does something to her trainings and computes anew what lies in the interval that it answers; these then have their words again. */
  return async function acting<T>(trx: Queryable, UserId: UserId, act: () => Promise<Acted<T> | Refusal>) {
    if (!(await holdPeople(trx, [UserId])).has(UserId)) return refuse('NotFound');
    const isWaiting = (await due.holdDue(trx, UserId)) !== null;
    const result = await act();
    if (isRefusal(result)) {
      if (!isWaiting) await due.deleteDue(trx, [UserId]);
      return result;
    }
    if (result.slip !== undefined) {
      if (!isWaiting) await due.deleteDue(trx, [UserId]);
      if (result.slip !== null) await computeSlip(trx, parts, result.slip, now());
      return result.done;
    }
    await computeNow(trx, { UserId, Begin: result.Begin, End: result.End }, isWaiting, result.counted);
    if (result.counted !== undefined) await emitFirstCounted(trx, result.counted, now());
    await store.restoreWords(trx, UserId, result.restored ?? []);
    return result.done;
  };
}

/** What stood where a declared training is now that it has other times: what is outside of them stands by itself again. */
export async function laidAnew(
  trx: Queryable,
  training: StoredTraining,
  { recorded, slip, brought, ...interval }: Interval & Words & { readonly brought?: readonly Span[] | undefined },
) {
  const { UserId, Begin, End } = interval;
  const before = partedAt(heardBefore(training), interval);
  for (const one of before.outside.deleted) await keepDeleted(trx, { UserId, ...one });
  const stoodThere = {
    heard: [...before.within.heard, ...(await store.heardMeanwhile(trx, interval)).map(asHeard)],
    deleted: [
      ...before.within.deleted,
      ...(await bringBack(trx, { UserId, from: unixSecond(Begin), to: unixSecond(End) }, brought)),
    ],
  };
  const HeardBefore = keptAs(stoodThere, { recorded, slip });
  return { HeardBefore, restored: before.outside.heard };
}
