import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RoomResult } from '@clubpulse/contract/live/room-results/room-results';
import { idSchema } from '@clubpulse/contract/scalars';
import { trainingClosed, trainingDeleted, trainingUpdated } from '@clubpulse/contract/training/training.events';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { CALENDAR_MAX_DAYS } from '@clubpulse/contract/training/trainings.calls';
import { heartRatesIn, type Seen } from '@clubpulse/rules/accounts/consents/sight';
import { isWorthKeeping, resultOf } from '@clubpulse/rules/live/room-results/results';
import { isLongerThan } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type DeliveredEvent, type Listener, on } from '../../platform/events/listeners.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { HeartMinuteStore, StoredMinute } from '../../training/heart-minutes/public.ts';
import type { SeriesService } from '../../training/series/public.ts';
import { liveMinutes, secondsOf, type Trainings, unixSecond } from '../../training/trainings/public.ts';
import { athletesRecordedInRun, limitsIn, timesOf } from './room-results.facts.ts';
import * as store from './room-results.store.ts';

interface Parts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  readonly trainings: Pick<Trainings, 'readable' | 'userOf'>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly series: Pick<SeriesService, 'ridden'>;
}

export type RoomResults = ReturnType<typeof createRoomResults>;

/** ms after the end of a run. By then its last seconds and trainings are stored. */
const COUNTED_AFTER_MS = 90_000;
const RESULTS_JOB = 'room-results';

/** Runs of workouts, and each athlete's results (decision 0078). */
export function createRoomResults(parts: Parts) {
  const resultsJob = job(RESULTS_JOB, z.object({ RoomRunId: idSchema }), async ({ RoomRunId }) => {
    const run = await store.runOf(parts.db, RoomRunId);
    if (run) await compute(parts, run, await athletesRecordedInRun(parts.db, run));
  });
  return {
    ...bindActs(parts, { ofTraining, calendar }),
    keep,
    athleteOf: parts.trainings.userOf,
    jobs: [resultsJob],
    listeners: [trainingClosed, trainingUpdated, trainingDeleted].map(
      (kind): Listener =>
        on(
          kind,
          'room-results',
          (event) => again(parts, event),
          (events) => store.duringRuns(parts.db, events),
        ),
    ),
  };
}

async function ridesOf({ series }: Parts, { Content }: store.Run, userIds: readonly UserId[], from: number, to: number) {
  const rides = new Map<UserId, NonNullable<Awaited<ReturnType<SeriesService['ridden']>>>>();
  if (Content.Kind !== 'Flow' || Content.Flow.Measure !== 'Ftp') return rides;
  for (const userId of userIds) {
    const ride = await series.ridden(userId, from, to);
    if (ride) rides.set(userId, ride);
  }
  return rides;
}

async function compute(parts: Parts, run: store.Run, userIds: readonly UserId[]): Promise<void> {
  const [from, to] = [unixSecond(run.Begin), Math.ceil(run.End.getTime() / 1000)];
  const rides = await ridesOf(parts, run, userIds, from, to);
  await parts.db.transaction().execute(async (trx) => {
    const there = await holdPeople(trx, userIds);
    const people = userIds.filter((userId) => there.has(userId));
    const limits = await limitsIn(trx, people, { from: run.Begin, to: run.End });
    const received = await liveMinutes(
      trx,
      parts.minutes,
      people.map((UserId) => ({ UserId, from, to: to - 1 })),
    );
    const isThere = ({ ClubId, DisplayGroupId }: StoredMinute) => ClubId === run.ClubId && DisplayGroupId === run.DisplayGroupId;
    for (const userId of people) {
      const beats = secondsOf((received.get(userId) ?? []).filter(isThere), from, to);
      const own = limits.get(userId);
      const ride = rides.get(userId);
      const figures =
        own &&
        resultOf(run.Content, run.Ran, {
          bpmAt: (second) => beats[second - from] ?? 0,
          limits: [own.Zone0Bpm, own.Zone1Bpm, own.Zone2Bpm, own.Zone3Bpm, own.Zone4Bpm, own.Zone5Bpm],
          power: ride && { wattsAt: (second) => ride.watts[second - from] ?? null, functional: ride.functional },
        });
      if (figures) await store.writeResult(trx, run, userId, figures);
      else await store.deleteResult(trx, run.RoomRunId, userId);
    }
  });
}

async function again(
  parts: Parts,
  { ClubId, Payload }: DeliveredEvent<{ UserId: number; Begin: string; End: string }>,
): Promise<void> {
  if (ClubId === null) return;
  const interval = { from: new Date(Payload.Begin), to: new Date(Payload.End) };
  for (const run of await store.runsIn(parts.db, ClubId, interval)) await compute(parts, run, [Payload.UserId]);
}

/**
 * Results that a reader may see: of clubs with which the athlete shares heart rates. Results in watts reveal the FTP and
 * require body data (decision 0054). Reads are logged.
 */
async function seenBy(
  { consents }: Parts,
  caller: Caller,
  userId: UserId,
  results: readonly RoomResult[],
): Promise<RoomResult[]> {
  const sight = await consents.sightOf(caller, userId);
  if (sight === undefined) return [...results];
  const BodyClub = sight.shared.get('Body')?.[0];
  const isSeen = ({ Measure }: RoomResult) => Measure !== 'Ftp' || BodyClub !== undefined;
  const found = results.map((one) => (isSeen(one) ? heartRatesIn(sight, one.ClubId) : undefined));
  const seen = results.filter((_, index) => typeof found[index] === 'object');
  const hearts = found.filter((one): one is Seen => typeof one === 'object');
  const isBodySeen = seen.some(({ Measure }) => Measure === 'Ftp');
  const body = isBodySeen && BodyClub !== undefined ? [{ Purpose: 'Body' as const, ClubId: BodyClub }] : [];
  await consents.logReads(caller.UserId, userId, [...hearts, ...body]);
  return seen;
}

/** Stores the run unless it is too short to count. Must be called in the transaction that ends the workout. */
async function keep(trx: Queryable, run: store.NewRun): Promise<void> {
  if (!isWorthKeeping(run.Content, run.Ran)) return;
  const RoomRunId = await store.insertRun(trx, run);
  const runAt = new Date(run.End.getTime() + COUNTED_AFTER_MS);
  await queueJob(trx, { task: RESULTS_JOB, payload: { RoomRunId }, runAt });
}

async function ofTraining(parts: Parts, id: TrainingId, caller: Caller): Promise<RoomResult[] | Refusal> {
  const { trainings, db } = parts;
  const readable = await trainings.readable(id, caller);
  if (isRefusal(readable)) return readable;
  const times = await timesOf(db, id);
  if (!times) return refuse('NotFound');
  return seenBy(parts, caller, times.UserId, (await store.resultsOf(db, times.UserId, times)).toReversed());
}

async function calendar(
  parts: Parts,
  userId: UserId,
  period: { from: string; to: string },
  caller: Caller,
): Promise<RoomResult[] | Refusal> {
  const interval = { from: new Date(period.from), to: new Date(period.to) };
  if (isLongerThan(interval.from, interval.to, CALENDAR_MAX_DAYS))
    return refuse('DateIntervalTooLong', { values: { max: CALENDAR_MAX_DAYS } });
  return seenBy(parts, caller, userId, await store.resultsOf(parts.db, userId, interval));
}
