import { setImmediate as breathe } from 'node:timers/promises';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { Summary } from '@clubpulse/rules/training/trainings/summary';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { due as dueStore, type SecondsOf, type StoredMinute } from '../../heart-minutes/public.ts';
import { secondsOfInterval, settleActivities } from '../activities/activities.service.ts';
import { assign, closesAt } from '../assign.rows.ts';
import { type Case, type CaseParts, casesOf } from '../cases.service.ts';
import { figuresOf, isLong } from '../figures.rows.ts';
import { countedOf, markFirst, type Over } from '../first-trainings.store.ts';
import { nowhere, type Place, placesOf, type RecordedStretch } from '../places.service.ts';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import type { Inheritance, TrainingPorts } from '../trainings.ports.ts';
import * as store from './summary.store.ts';

/**
 * A running training is recomputed when it is 50 % longer, about twenty times in an hour. Only the journal is late, not the
 * board.
 */
const REFRESH_MIN_MS = 30_000;
const REFRESH_MAX_MS = 300_000;
const REFRESH_GROWTH = 0.5;
const WITHOUT_BREATH = 5;

type SettlePorts = Pick<TrainingPorts, 'trainedIn' | 'ranAt' | 'inherits'>;
export interface SettleParts extends CaseParts, SettlePorts {}

/** The transaction must hold the due rows. Idempotent. */
export async function settle(trx: Queryable, parts: SettleParts, rows: readonly dueStore.DueRow[], now: Date): Promise<void> {
  const cases = await casesOf(trx, parts, rows);
  await writeCases(trx, cases, parts, now);
  const left = new Map(cases.flatMap((one) => leftOf(one, now.getTime()) ?? []).map((row) => [row.UserId, row]));
  const done = rows.map(({ UserId }) => UserId).filter((userId) => !left.has(userId));
  await dueStore.deleteDue(trx, done);
  await dueStore.keepDue(trx, [...left.values()]);
}

interface Drop {
  readonly drops: store.StoredTraining;
  readonly heir: number | undefined;
}
type Change = Drop | Computation;

async function writeCases(
  trx: Queryable,
  cases: readonly Case[],
  { trainedIn, ranAt, inherits }: SettlePorts,
  now: Date,
): Promise<void> {
  const changes: Change[] = [];
  for (const [index, one] of cases.entries()) {
    // An hour of an athlete takes half a millisecond of CPU, so other requests get a turn.
    if (index % WITHOUT_BREATH === 0) await breathe();
    changes.push(...changesOf(one));
  }
  const drops = changes.filter((change): change is Drop => 'drops' in change);
  const computations = changes.filter((change): change is Computation => !('drops' in change));
  const places = await placesOf(trx, computations, { trainedIn, ranAt }, now);
  const writes = new Map(
    computations.flatMap((one) => {
      const written = writtenOf(one, places.get(one) ?? nowhere, now);
      return written ? [[one, written] as const] : [];
    }),
  );
  const closedBefore = [...computations.flatMap(({ training }) => training ?? []), ...drops.map((one) => one.drops)].filter(
    ({ ClosedAt }) => ClosedAt !== null,
  );
  const countedBefore = await countedOf(
    trx,
    closedBefore.map(({ TrainingId }) => TrainingId),
  );
  const stored = await drop(trx, drops, inherits, now);
  const ids = await store.writeTrainings(trx, [...writes.values()]);
  await settleActivities(trx, changedIntervals(drops, [...writes.keys()]));
  const closed = [...writes].flatMap(([one, written]) => {
    const TrainingId = ids.get(written);
    return written.ClosedAt === null || TrainingId === undefined ? [] : [{ one, training: { ...written.computed, TrainingId } }];
  });
  await emitAll(trx, [
    ...drops.flatMap(({ drops: one }) => {
      if (stored.has(one.TrainingId)) return [eventOf('TrainingUpdated', one)];
      return one.ClosedAt === null ? [] : [eventOf('TrainingDeleted', one)];
    }),
    // `TrainingClosed` is emitted once at the end, `TrainingUpdated` for late seconds of a bridge.
    ...closed.map(({ one, training }) => eventOf(one.training?.ClosedAt ? 'TrainingUpdated' : 'TrainingClosed', training)),
  ]);
  const heirs = new Map(drops.map(({ drops: { TrainingId }, heir }) => [TrainingId, heir]));
  const counted = await countedOf(
    trx,
    closed.map(({ training }) => training.TrainingId),
  );
  const isNew = (one: Over) => !countedBefore.some((was) => (heirs.get(was.TrainingId) ?? was.TrainingId) === one.TrainingId);
  await emitFirst(trx, counted.filter(isNew), now);
}

function changedIntervals(drops: readonly Drop[], written: readonly Computation[]): SecondsOf[] {
  const intervals = [
    ...drops.map((one) => secondsOfInterval(one.drops)),
    ...written.flatMap(({ due: { UserId }, stretch, training }) => [
      { UserId, from: stretch.begin, to: stretch.end },
      ...(training ? [secondsOfInterval(training)] : []),
    ]),
  ];
  return [...Map.groupBy(intervals, ({ UserId }) => UserId)].map(([UserId, all]) => ({
    UserId,
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  }));
}

/**
 * Deletes dropped trainings. A training whose comments, links or texts no other training gets remains as a training by hand, and
 * its id is returned.
 */
async function drop(
  trx: Queryable,
  drops: readonly Drop[],
  inherits: TrainingPorts['inherits'],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (drops.length === 0) return new Set();
  const dropped = drops.map(({ drops: { TrainingId } }) => TrainingId);
  const inheritances = drops.flatMap(({ drops: { TrainingId }, heir }): Inheritance[] =>
    heir === undefined ? [] : [{ dropped: TrainingId, heir }],
  );
  // After this lock, a concurrent writer has either committed or will find the training deleted.
  await store.lockTrainings(trx, dropped);
  if (inheritances.length > 0) {
    await store.inheritTexts(trx, inheritances);
    for (const inherit of inherits) await inherit(trx, inheritances);
  }
  const inherited = new Set(inheritances.map((one) => one.dropped));
  const stored = await store.keepWritten(
    trx,
    dropped.filter((id) => !inherited.has(id)),
    now,
  );
  await store.deleteTrainings(
    trx,
    dropped.filter((id) => !stored.has(id)),
  );
  return stored;
}

async function emitFirst(trx: Queryable, counted: readonly Over[], now: Date): Promise<void> {
  const first = await markFirst(trx, counted, now);
  await emitAll(
    trx,
    first.map(({ TrainingId, UserId: Target, ClubId, Points, Duration }) => ({
      ClubId,
      Type: 'FirstTraining',
      Payload: { Target, TrainingId, Points, Duration },
    })),
  );
}

interface Computation extends RecordedStretch {
  readonly training: store.StoredTraining | undefined;
  readonly summary: Summary;
  readonly zones: ReturnType<typeof figuresOf>['zones'];
}

function changesOf({ due, profile, stored, found, minutes }: Case): Change[] {
  const minutesOfOwner = Map.groupBy(minutes, ({ ClubId }) => ClubId);
  const computations = [...Map.groupBy(found, ({ ClubId }) => ClubId)].flatMap(([ClubId, stretches]) => {
    const own = minutesOfOwner.get(ClubId) ?? [];
    const known = stored.filter((training) => training.ClubId === ClubId);
    return [...assign(stretches, known)].map(([stretch, training]) => ({
      due,
      received: minutesOf(stretch, own),
      stretch,
      training,
      ...figuresOf(stretch, training, profile),
    }));
  });
  const long = computations.filter(({ summary }) => isLong(summary));
  const remaining = new Set(long.map(({ training }) => training));
  const removed = stored.filter((training) => !remaining.has(training));
  return [...removed.map((training) => ({ drops: training, heir: heirOf(training, long) })), ...long];
}

/** Binary search, because a scan per training is too slow for several years of minutes. */
function minutesOf({ begin, end }: Stretch, minutes: readonly StoredMinute[]): readonly StoredMinute[] {
  let [first, after] = [0, minutes.length];
  while (first < after) {
    const middle = (first + after) >> 1;
    const { Minute, Beats } = minutes[middle] ?? { Minute: end, Beats: [] };
    if (Minute + Beats.length <= begin) first = middle + 1;
    else after = middle;
  }
  let last = first;
  while ((minutes[last]?.Minute ?? end) < end) last++;
  return minutes.slice(first, last);
}

function heirOf(
  { ClubId, Begin, End }: store.StoredTraining,
  computations: readonly Pick<Computation, 'stretch' | 'training'>[],
) {
  const [begin, end] = [unixSecond(Begin), unixSecond(End)];
  const shared = computations.flatMap(({ stretch, training }) => {
    const seconds = Math.min(end, stretch.end) - Math.max(begin, stretch.begin);
    return training && stretch.ClubId === ClubId && seconds > 0 ? [{ TrainingId: training.TrainingId, seconds }] : [];
  });
  return shared.toSorted((a, b) => b.seconds - a.seconds || a.TrainingId - b.TrainingId)[0]?.TrainingId;
}

function writtenOf({ due, stretch, training, summary, zones }: Computation, place: Place, now: Date): store.Written | undefined {
  const { begin, end, pointSeconds: _exact, ...totals } = summary;
  const computed: store.Computed = {
    UserId: due.UserId,
    ...place,
    ...(training?.HasOwnName ? { Name: training.Name } : {}),
    ...(training?.HasOwnType ? { TrainingType: training.TrainingType } : {}),
    Begin: dateOfSecond(begin),
    End: dateOfSecond(end),
    ...totals,
    ...zones,
  };
  const before = training?.ClosedAt ?? null;
  const ClosedAt = before ?? (closesAt(stretch, due.MarkedAt) <= now.getTime() ? now : null);
  const closes = ClosedAt !== null && before === null;
  if (training !== undefined && !closes && isSame(training, computed)) return undefined;
  return { TrainingId: training?.TrainingId, ClosedAt, computed };
}

export function leftOf({ due, found }: Case, time: number): dueStore.Left | undefined {
  const open = found.filter((stretch) => closesAt(stretch, due.MarkedAt) > time);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return undefined;
  const longest = Math.max(...open.map((stretch) => stretch.end - stretch.begin)) * 1000;
  const refreshAt = time + Math.min(REFRESH_MAX_MS, Math.max(REFRESH_MIN_MS, longest * REFRESH_GROWTH));
  const closes = open.map((stretch) => closesAt(stretch, due.MarkedAt));
  return {
    UserId: due.UserId,
    FromSecond: dateOfSecond(first.begin),
    ToSecond: dateOfSecond(last.end - 1),
    NextAt: new Date(Math.min(refreshAt, ...closes)),
    // New seconds continue only the last stretch. Earlier stretches close after their own silence.
    RefreshAt: new Date(Math.min(refreshAt, ...closes.slice(0, -1))),
  };
}

export const eventOf = (
  Type: 'TrainingClosed' | 'TrainingUpdated' | 'TrainingDeleted',
  {
    ClubId,
    TrainingId,
    UserId,
    Points,
    Duration,
    Begin,
    End,
  }: Pick<store.StoredTraining, 'ClubId' | 'TrainingId' | 'UserId' | 'Points' | 'Duration' | 'Begin' | 'End'>,
) => ({
  ClubId,
  Type,
  Payload: { TrainingId, UserId, Points, Duration, Begin: Begin.toISOString(), End: End.toISOString() },
});

const isSame = (stored: store.StoredTraining, computed: store.Computed): boolean =>
  (Object.keys(computed) as (keyof store.Computed)[]).every((field) => {
    const value = computed[field];
    return value instanceof Date ? value.getTime() === Number(stored[field]) : value === stored[field];
  });
