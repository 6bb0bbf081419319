import { trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { type Summary, summarise } from '@clubpulse/rules/training/trainings/summary';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Database, isUnavailable, type Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob, queueOnce } from '../../platform/jobs/jobs.store.ts';
import { due as dueStore, type HeartMinuteStore, type StoredMinute, summaryJob } from '../heart-minutes/public.ts';
import { assign, closesAt, TRAINING_MIN_SECONDS } from './assign.rows.ts';
import { athleteOf, type Profile, zonesOn } from './athlete.rows.ts';
import { dateOfSecond, unixSecond } from './seconds.rows.ts';
import { mostHeardAt, stretchesAround } from './stretches-around.service.ts';
import type { ClassPorts } from './trainings.ports.ts';
import * as store from './trainings.store.ts';

/** What a training outside of a class is: a strap in a room does not tell (reference/training_types.csv). */
const TRAINING_TYPE = 'other';
/**
 * A running training is computed anew when it has become half as long again, at first after 30 s: a figure in a journal may be
 * as stale as that (the live board has the fresh ones), and a training of an hour costs a dozen computations, not a hundred.
 */
const REFRESH_MIN_MS = 30_000;
const REFRESH_GROWTH = 0.5;
/** How long an athlete waits whose trainings could not be computed. */
const POSTPONE_MS = 60_000;
const PAUSE_MS = 2000;
/** Athletes in one run: bounds the work under a rush, when running trainings are then refreshed less often. */
const ATHLETES_PER_RUN = 200;

export interface SummaryParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read'>;
  /** Full profiles by id; an unknown user is left out. */
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Profile[]>;
  readonly trainedIn: ClassPorts['trainedIn'];
  readonly now?: () => Date;
}

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * Makes trainings of stored minutes. Everything is computed from what is stored, under the lock of the athlete's due
 * row, in one transaction: running twice changes nothing, and a crash costs only the run.
 */
export function createSummaries({ db, minutes, profiles, trainedIn, now = () => new Date() }: SummaryParts) {
  async function settle(trx: Queryable, due: dueStore.DueRow): Promise<void> {
    const [profile] = await profiles([due.UserId]);
    // The user was deleted, and her trainings with her.
    if (!profile) return dueStore.deleteDue(trx, due.UserId);
    const from = unixSecond(due.FromSecond);
    const to = unixSecond(due.ToSecond);
    const around = await stretchesAround((start, end) => minutes.read(trx, due.UserId, start, end), from, to);
    const begin = Math.min(from, around.found[0]?.begin ?? from);
    const end = Math.max(to + 1, around.found.at(-1)?.end ?? 0);
    const known = await store.trainingsWithin(trx, due.UserId, { from: dateOfSecond(begin), to: dateOfSecond(end) });
    const trainings = [...assign(around.found, known)]
      .map(([stretch, training]) => ({ stretch, training, ...compute(stretch, training, profile) }))
      .filter(({ summary }) => summary.Duration - summary.GapTime >= TRAINING_MIN_SECONDS);
    const kept = new Set(trainings.map(({ training }) => training));
    await drop(
      trx,
      known.filter((training) => !kept.has(training)),
    );
    for (const training of trainings) await write(trx, due, training, around.minutes);
    await reschedule(trx, due, around.found);
  }

  /** Computes everybody who waits, up to a bound; answers how many. An athlete who fails waits, the others do not. */
  async function run(log: Pick<Logger, 'error'>): Promise<number> {
    for (let count = 0; count < ATHLETES_PER_RUN; count++) {
      let userId: number | undefined;
      try {
        const taken = await db.transaction().execute(async (trx) => {
          const due = await dueStore.takeDue(trx, now());
          if (!due) return false;
          userId = due.UserId;
          await settle(trx, due);
          return true;
        });
        if (!taken) return count;
      } catch (error) {
        if (userId === undefined || isUnavailable(error)) throw error;
        log.error({ err: error, userId }, 'trainings could not be computed');
        await dueStore.postponeDue(db, userId, new Date(now().getTime() + POSTPONE_MS));
      }
    }
    return ATHLETES_PER_RUN;
  }

  async function write(
    trx: Queryable,
    due: dueStore.DueRow,
    { stretch, training, summary, zones }: Computation,
    heard: readonly StoredMinute[],
  ): Promise<void> {
    const placed = await described(trx, due.UserId, stretch, summary, zones, heard);
    const computed = { ...placed, ...(await classOf(trx, placed)) };
    const over = closesAt(stretch, due.MarkedAt) <= now().getTime();
    const closedAt = training?.ClosedAt ?? (over ? now() : null);
    const unchanged = training !== undefined && isSame(training, computed);
    const closes = closedAt !== null && !training?.ClosedAt;
    if (unchanged && !closes) return;
    const trainingId = training?.TrainingId ?? (await store.insertTraining(trx, computed, closedAt));
    if (training) await store.updateTraining(trx, trainingId, computed, closedAt);
    // Once when it is over; late seconds of a bridge that comes back change it afterwards.
    if (closes) await emitTraining(trx, 'TrainingClosed', { ...computed, TrainingId: trainingId });
    else if (closedAt) await emitTraining(trx, 'TrainingUpdated', { ...computed, TrainingId: trainingId });
  }

  /** Name and type of the class it was trained in; nothing to change where it was none. */
  async function classOf(trx: Queryable, { ClubId, ...trained }: store.Computed) {
    return ClubId === null ? null : (await trainedIn(trx, [{ ...trained, ClubId }]))[0];
  }

  /** The due row goes when nothing of it may still go on. */
  async function reschedule(trx: Queryable, due: dueStore.DueRow, found: readonly Stretch[]): Promise<void> {
    const time = now().getTime();
    const open = found.filter((stretch) => closesAt(stretch, due.MarkedAt) > time);
    const [first] = open;
    const last = open.at(-1);
    if (!first || !last) return dueStore.deleteDue(trx, due.UserId);
    const longest = Math.max(...open.map((stretch) => stretch.end - stretch.begin)) * 1000;
    const refreshAt = time + Math.max(REFRESH_MIN_MS, longest * REFRESH_GROWTH);
    const nextAt = Math.min(refreshAt, ...open.map((stretch) => closesAt(stretch, due.MarkedAt)));
    await dueStore.keepDue(trx, due.UserId, {
      FromSecond: dateOfSecond(first.begin),
      ToSecond: dateOfSecond(last.end),
      NextAt: new Date(nextAt),
    });
  }

  /** One job for all, again while anybody's training may still go on; storing the first minutes of somebody queues it. */
  async function runAndGoOn(log: Pick<Logger, 'error'>): Promise<void> {
    const count = await run(log);
    const pause = count === ATHLETES_PER_RUN ? 0 : PAUSE_MS;
    if (await dueStore.hasDue(db)) await queueJob(db, { ...summaryJob, runAt: new Date(Date.now() + pause) });
  }

  return {
    run,
    job: (log: Pick<Logger, 'error'>): Job =>
      job(summaryJob.task, z.object({}), () => runAndGoOn(log), { atStart: () => queueOnce(db, summaryJob) }),
  };
}

const nowhere = { ClubId: null, DisplayGroupId: null, Name: '' } as const;

interface Computation {
  readonly stretch: Stretch;
  readonly training: store.StoredTraining | undefined;
  readonly summary: Summary;
  readonly zones: ReturnType<typeof zonesOn>;
}

function compute(
  stretch: Stretch,
  training: store.StoredTraining | undefined,
  profile: Profile,
): Pick<Computation, 'summary' | 'zones'> {
  const day = dateOfSecond(stretch.begin).toISOString().slice(0, 10);
  // A training keeps the limits it began with, whatever the athlete changes later.
  const zones = training ? trainingZonesSchema.parse(training) : zonesOn(day, profile);
  return { zones, summary: summarise(stretch, athleteOf(zones, day, profile)) };
}

async function described(
  trx: Queryable,
  UserId: number,
  stretch: Stretch,
  { begin, end, pointSeconds: _exact, ...totals }: Summary,
  zones: Computation['zones'],
  heard: readonly StoredMinute[],
): Promise<store.Computed> {
  const place = mostHeardAt(stretch, heard);
  return {
    UserId,
    ...(place ? await store.placeOf(trx, place.ClubId, place.DisplayGroupId) : nowhere),
    Begin: dateOfSecond(begin),
    End: dateOfSecond(end),
    TrainingType: TRAINING_TYPE,
    ...totals,
    ...zones,
  };
}

async function drop(trx: Queryable, trainings: readonly store.StoredTraining[]): Promise<void> {
  await store.deleteTrainings(
    trx,
    trainings.map((training) => training.TrainingId),
  );
  for (const training of trainings) if (training.ClosedAt) await emitTraining(trx, 'TrainingDeleted', training);
}

const emitTraining = (
  trx: Queryable,
  Type: 'TrainingClosed' | 'TrainingUpdated' | 'TrainingDeleted',
  { ClubId, TrainingId, UserId, Points, Duration, Begin, End }: store.Computed & { TrainingId: number },
): Promise<void> =>
  emit(trx, {
    ClubId,
    Type,
    Payload: { TrainingId, UserId, Points, Duration, Begin: Begin.toISOString(), End: End.toISOString() },
  });

const isSame = (stored: store.StoredTraining, computed: store.Computed): boolean =>
  (Object.keys(computed) as (keyof store.Computed)[]).every((field) => {
    const value = computed[field];
    return value instanceof Date ? value.getTime() === Number(stored[field]) : value === stored[field];
  });
