import { setImmediate as breathe } from 'node:timers/promises';
import { trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import { joinDeclared } from '@clubpulse/rules/training/trainings/joined';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { type Summary, summarise } from '@clubpulse/rules/training/trainings/summary';
import type { Queryable } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/events/emit.store.ts';
import { due as dueStore, type StoredMinute } from '../../heart-minutes/public.ts';
import { assign, closesAt } from '../assign.rows.ts';
import { athleteOf, type Profile, zonesOn } from '../athlete.rows.ts';
import { type Asked, type Case, type CaseParts, casesOf } from '../cases.service.ts';
import { trainingById } from '../declared/declared.store.ts';
import { isSlip } from '../declared/heard-before.rows.ts';
import { outOf } from '../declared/left-club.service.ts';
import { declaredOf, isDeclared, lastHeard, placeKept, withDeclared } from '../declared.rows.ts';
import { countedOf, markFirst, type Over } from '../first-trainings.store.ts';
import { isLong, toldTo } from '../parts.rows.ts';
import { partsOfTrainings, writeParts } from '../parts.store.ts';
import { nowhere, type Place, type Placed, partsOfEach, placesOf } from '../places.service.ts';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import type { Inheritance, TrainingPorts } from '../trainings.ports.ts';
import * as store from './summary.store.ts';

/**
 * A running training is computed anew when it has become half as long again, at first after 30 s: a figure in a journal may be
 * as stale as that (the live board has the fresh ones), and a training of an hour costs a dozen computations, not a hundred.
 */
const REFRESH_MIN_MS = 30_000;
const REFRESH_GROWTH = 0.5;
/** Athletes computed before anything else of the process has its turn. */
const WITHOUT_BREATH = 5;

type SettlePorts = Pick<TrainingPorts, 'trainedIn' | 'ranAt' | 'inherits'>;
export interface SettleParts extends CaseParts, SettlePorts {}

/**
 * Computes the trainings of these athletes, whose due rows the transaction holds, from what is stored: one statement for all of them
 * each time. Running it twice changes nothing.
 */
export async function settle(trx: Queryable, parts: SettleParts, rows: readonly dueStore.DueRow[], now: Date): Promise<void> {
  const cases = await compute(trx, parts, rows, now);
  const left = new Map(cases.flatMap((one) => leftOf(one, now.getTime()) ?? []).map((row) => [row.UserId, row]));
  // Those of whom nothing may go on, and users who were deleted, and their trainings with them.
  const done = rows.map(({ UserId }) => UserId).filter((userId) => !left.has(userId));
  await dueStore.deleteDue(trx, done);
  await dueStore.keepDue(trx, [...left.values()]);
}

/** The same for seconds that somebody spoke of: what is due stays as it is. `told`: of which clubs are told in any case. */
export async function compute(
  trx: Queryable,
  parts: SettleParts,
  rows: readonly Asked[],
  now: Date,
  told?: number,
): Promise<readonly Case[]> {
  const cases = await casesOf(trx, parts, rows);
  await writeCases(trx, cases, parts, now, told);
  return cases;
}

/** What staff wrote down, which nothing that was heard is of (decision 0160): no minute is read for it. */
export async function computeSlip(trx: Queryable, parts: SettleParts, trainingId: number, now: Date): Promise<void> {
  const slip = await trainingById(trx, trainingId);
  const [profile] = slip ? await parts.profiles([slip.UserId], trx) : [];
  if (!slip || !profile) return;
  const due = { UserId: slip.UserId, FromSecond: slip.Begin, ToSecond: slip.End, MarkedAt: new Date(0) };
  await writeCases(trx, [{ due, profile, stored: [slip], found: [], minutes: [] }], parts, now);
}

interface Drop {
  readonly drops: store.StoredTraining;
  /** The training that it is part of now; undefined where nothing is left of it. */
  readonly heir: number | undefined;
}
type Change = Drop | Computation;

async function writeCases(
  trx: Queryable,
  cases: readonly Case[],
  { trainedIn, ranAt, inherits }: SettlePorts,
  now: Date,
  toldAnyway?: number,
): Promise<void> {
  const changes: Change[] = [];
  for (const [index, one] of cases.entries()) {
    // An hour of somebody takes half a millisecond: walls and callers must not wait for fifty of them.
    if (index % WITHOUT_BREATH === 0) await breathe();
    changes.push(...changesOf(one));
  }
  const drops = changes.filter((change): change is Drop => 'drops' in change);
  const computations = await ofClubsNow(
    trx,
    changes.filter((change): change is Computation => !('drops' in change)),
  );
  const places = await placesOf(trx, computations, { trainedIn, ranAt }, now);
  const writes = new Map(
    computations.flatMap((one) => {
      const written = writtenOf(one, places.get(one) ?? nowhere, now, toldAnyway);
      return written ? [[one, written] as const] : [];
    }),
  );
  const parts = await partsOfEach(trx, computations, places, trainedIn, now);
  const closedDrops = drops.filter(({ drops: { ClosedAt } }) => ClosedAt !== null);
  const partsBefore = await partsOfTrainings(
    trx,
    closedDrops.map(({ drops: { TrainingId } }) => TrainingId),
  );
  const over = computations.filter((one) => isHeard(one) && (writes.get(one)?.ClosedAt ?? one.training?.ClosedAt));
  const overBefore = over.flatMap(({ training, closedBefore: before }) => (training && before ? [training.TrainingId] : []));
  const countedBefore = await countedOf(trx, [...overBefore, ...closedDrops.map(({ drops: { TrainingId } }) => TrainingId)]);
  await drop(trx, drops, inherits);
  const ids = await store.writeTrainings(trx, [...writes.values()]);
  const idOf = (one: Computation): number | undefined => {
    const written = writes.get(one);
    return one.training?.TrainingId ?? (written && ids.get(written));
  };
  await writeParts(
    trx,
    computations.flatMap((one) => idOf(one) ?? []),
    computations.flatMap((one) => {
      const TrainingId = idOf(one);
      return TrainingId === undefined ? [] : (parts.get(one) ?? []).map((part) => ({ ...part, TrainingId }));
    }),
  );
  /** Each club hears of what it heard. */
  const told = (one: Computation, computed: store.Computed) => toldTo(computed, parts.get(one) ?? []);
  await emitAll(trx, [
    ...closedDrops.flatMap(({ drops: one }) =>
      toldTo(one, partsBefore.get(one.TrainingId) ?? []).map((part) => eventOf('TrainingDeleted', part)),
    ),
    ...computations.flatMap((change) => {
      const written = writes.get(change);
      const TrainingId = written && ids.get(written);
      if (!written?.ClosedAt || TrainingId === undefined) return [];
      // Once when it is over; late seconds of a bridge that comes back change it afterwards. One that is only said ends nothing now.
      const type = change.closedBefore || !isHeard(change) ? 'TrainingUpdated' : 'TrainingClosed';
      return told(change, written.computed).map((part) => eventOf(type, { ...part, TrainingId }));
    }),
  ]);
  // A hand that writes one down is no first training; seconds that were heard are, whatever heard them and when the club heard of them.
  const heirs = new Map(drops.map(({ drops: { TrainingId }, heir }) => [TrainingId, heir]));
  const counted = await countedOf(
    trx,
    over.flatMap((one) => idOf(one) ?? []),
  );
  const isNew = (one: Over) =>
    !countedBefore.some((was) => was.ClubId === one.ClubId && (heirs.get(was.TrainingId) ?? was.TrainingId) === one.TrainingId);
  await emitFirst(trx, counted.filter(isNew), now);
}

/**
 * What no club heard of her goes to none that she left: one that was only said to have been there is of no club as soon as more such seconds are of
 * it. As it stood when she left it stays (decision 0160).
 */
async function ofClubsNow(trx: Queryable, computations: readonly Computation[]): Promise<readonly Computation[]> {
  const said = computations.flatMap(({ training, heard, summary }) =>
    training && training.SaidClubId !== null && heard.some(({ ClubId }) => ClubId === null) && isOther(training, summary)
      ? [training.TrainingId]
      : [],
  );
  const left = await store.leaveClubsLeft(trx, said);
  return computations.map((one) =>
    one.training && left.has(one.training.TrainingId) ? { ...one, training: outOf(one.training.SaidClubId, one.training) } : one,
  );
}

/** Other seconds of it were heard than before. */
const isOther = (training: store.StoredTraining, summary: Summary): boolean =>
  unixSecond(training.Begin) !== summary.begin ||
  unixSecond(training.End) !== summary.end ||
  heardFigures.some((figure) => training[figure] !== summary[figure]);
/** Which seconds that come later than others change, whatever she weighs now. */
const heardFigures = ['Duration', 'GapTime', 'Points', 'AverageHeartRate', 'MaxHeartRate'] as const satisfies (keyof Summary)[];

/** What somebody wrote about one that goes, and what others keep of it, goes over to the training that it is part of now. */
async function drop(trx: Queryable, drops: readonly Drop[], inherits: TrainingPorts['inherits']): Promise<void> {
  if (drops.length === 0) return;
  const dropped = drops.map(({ drops: { TrainingId } }) => TrainingId);
  const inheritances = drops.flatMap(({ drops: { TrainingId }, heir }): Inheritance[] =>
    heir === undefined ? [] : [{ dropped: TrainingId, heir }],
  );
  if (inheritances.length > 0) {
    // Whoever writes about one at this moment has written before, or finds it gone.
    await store.lockTrainings(trx, dropped);
    await store.inheritWords(trx, inheritances);
    for (const inherit of inherits) await inherit(trx, inheritances);
  }
  await store.deleteTrainings(trx, dropped);
}

const isHeard = ({ summary }: Pick<Computation, 'summary'>): boolean => isLong(summary);

/** One that was over before a club counted it is the first of a member when it counts. */
export async function emitFirstCounted(trx: Queryable, trainingId: number, now: Date): Promise<void> {
  await emitFirst(trx, await countedOf(trx, [trainingId]), now);
}

/** Whatever device or file their seconds came from. */
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

interface Computation extends Placed {
  /** Since when it has been over; null: it is not, or nobody was told yet. */
  readonly closedBefore: Date | null;
  readonly summary: Summary;
  readonly zones: ReturnType<typeof zonesOn>;
}

/** What becomes of the trainings of one athlete: those that no stretch is any more go, then each that is one, in their order. */
function changesOf({ due, profile, stored, found, minutes }: Case): Change[] {
  const hers = stored.filter((training) => !isSlip(training));
  const { plain, joined } = joinDeclared(found, hers.flatMap(declaredOf));
  // What staff wrote down is a word alone: nothing that was heard is of it (decision 0160).
  const slips = joinDeclared([], stored.filter(isSlip).flatMap(declaredOf)).joined;
  const heard = stored.filter((training) => !isDeclared(training));
  const figures = [
    ...[...assign(plain, heard)]
      .map(([stretch, training]) => ({
        due,
        heard: minutesOf(stretch, minutes),
        stretch,
        training,
        ...figuresOf(stretch, training, profile),
      }))
      .filter(isHeard),
    ...joined.map(({ stretch, declared: { training } }) => {
      const ofSeconds = figuresOf(stretch, training, profile);
      return { due, heard: minutesOf(stretch, minutes), stretch, training, ...withDeclared(ofSeconds, training, profile) };
    }),
    ...slips.map(({ stretch, declared: { training } }) => {
      const ofSeconds = figuresOf(stretch, training, profile);
      return { due, heard: [], stretch, training, ...withDeclared(ofSeconds, training, profile) };
    }),
  ];
  const kept = new Set(figures.map(({ training }) => training));
  const gone = stored.filter((training) => !kept.has(training));
  const drops = gone.map((training) => ({
    drops: training,
    heir: heirOf(
      training,
      figures.filter(({ training: one }) => !one || !isSlip(one)),
    ),
  }));
  return [...drops, ...figures.map((one) => ({ ...one, closedBefore: closedBefore(one, drops) }))];
}

/** Her minutes of the stretch; of those of years, which are in order, each training would else look through all. */
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

/** One that was only declared is over with the first that is heard of it, unless that was told already of a training that became part of it. */
function closedBefore({ training, summary }: Pick<Computation, 'training' | 'summary'>, drops: readonly Drop[]): Date | null {
  if (!training || !isDeclared(training) || !isHeard({ summary }) || isLong(training)) return training?.ClosedAt ?? null;
  const told = drops.filter(({ heir, drops: { ClosedAt } }) => heir === training.TrainingId && ClosedAt !== null);
  return told[0]?.drops.ClosedAt ?? null;
}

/** The training whose stretch holds the most of one that goes. */
function heirOf({ Begin, End }: store.StoredTraining, computations: readonly Pick<Computation, 'stretch' | 'training'>[]) {
  const [begin, end] = [unixSecond(Begin), unixSecond(End)];
  const shared = computations.flatMap(({ stretch, training }) => {
    const seconds = Math.min(end, stretch.end) - Math.max(begin, stretch.begin);
    return training && seconds > 0 ? [{ TrainingId: training.TrainingId, seconds }] : [];
  });
  return shared.toSorted((a, b) => b.seconds - a.seconds || a.TrainingId - b.TrainingId)[0]?.TrainingId;
}

function figuresOf(
  stretch: Stretch,
  training: store.StoredTraining | undefined,
  profile: Profile,
): Pick<Computation, 'summary' | 'zones' | 'athlete'> {
  const day = dateOfSecond(stretch.begin).toISOString().slice(0, 10);
  // A training keeps the limits it began with, whatever the athlete changes later.
  const zones = training ? trainingZonesSchema.parse(training) : zonesOn(day, profile);
  const athlete = athleteOf(zones, day, profile);
  return { zones, athlete, summary: summarise(stretch, athlete) };
}

/** The training as it is to stand, undefined where it stands so. */
function writtenOf(
  { due, stretch, training, closedBefore: before, summary, zones }: Computation,
  place: Place,
  now: Date,
  toldAnyway: number | undefined,
): store.Written | undefined {
  const { begin, end, pointSeconds: _exact, ...totals } = summary;
  const computed: store.Computed = {
    UserId: due.UserId,
    ...(training ? placeKept(training, place) : place),
    Begin: dateOfSecond(begin),
    End: dateOfSecond(end),
    ...totals,
    ...zones,
  };
  const last = lastHeard(stretch);
  // Of one that is declared and heard nowhere nothing is on its way.
  const isOver = last === undefined || closesAt({ ...stretch, end: last + 1 }, due.MarkedAt) <= now.getTime();
  const ClosedAt = before ?? (isOver ? now : null);
  const closes = ClosedAt !== null && before === null;
  if (training !== undefined && !closes && training.TrainingId !== toldAnyway && isSame(training, computed)) return undefined;
  return { TrainingId: training?.TrainingId, ClosedAt, computed };
}

/** What is left to look at of an athlete: undefined when nothing of it may still go on. */
export function leftOf({ due, found }: Case, time: number): dueStore.Left | undefined {
  const open = found.filter((stretch) => closesAt(stretch, due.MarkedAt) > time);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return undefined;
  const longest = Math.max(...open.map((stretch) => stretch.end - stretch.begin)) * 1000;
  const refreshAt = time + Math.max(REFRESH_MIN_MS, longest * REFRESH_GROWTH);
  const closes = open.map((stretch) => closesAt(stretch, due.MarkedAt));
  return {
    UserId: due.UserId,
    FromSecond: dateOfSecond(first.begin),
    ToSecond: dateOfSecond(last.end - 1),
    NextAt: new Date(Math.min(refreshAt, ...closes)),
    // Seconds that go on say so of the last stretch alone: one before it is closed at its moment.
    RefreshAt: new Date(Math.min(refreshAt, ...closes.slice(0, -1))),
  };
}

export const eventOf = (
  Type: 'TrainingClosed' | 'TrainingUpdated' | 'TrainingDeleted',
  { ClubId, TrainingId, UserId, Points, Duration, Begin, End }: store.Computed & { readonly TrainingId: number },
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
