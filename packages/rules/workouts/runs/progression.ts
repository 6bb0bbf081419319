import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Session } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';

/** Growth of a load for the upper and the lower body (double progression: first the repetitions grow, then the load). */
const UPPER = 1.025;
const LOWER = 1.05;
export const AFTER_A_BREAK = 0.9;
export const BREAK_DAYS = 14;
const DAY_MS = 86_400_000;
export const WEEKS = 4;
const EASIER = 0.6;
export const STEP = 0.5;

const lowerBody: ReadonlySet<MainMuscle> = new Set([
  'glutes',
  'quadriceps',
  'hamstrings',
  'adductors',
  'abductors',
  'calves',
  'hipFlexors',
]);

export type Why = 'plan' | 'last' | 'heavier' | 'break';
export interface Proposal {
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly weight: number | null;
  readonly why: Why;
}

type Planned = Pick<ExerciseLine, 'Reps' | 'RepsMax' | 'Duration' | 'Weight' | 'WeightMax' | 'Rpe'>;

export interface LoadSteps {
  readonly BarStep?: number | null | undefined;
  readonly HandStep?: number | null | undefined;
}
const inHand: ReadonlySet<ExerciseEquipment> = new Set(['dumbbell', 'kettlebell']);
export const isInHand = (equipment: readonly ExerciseEquipment[]): boolean => equipment.some((one) => inHand.has(one));
export const loadStep = (equipment: readonly ExerciseEquipment[], { BarStep, HandStep }: LoadSteps): number | null =>
  (isInHand(equipment) ? HandStep : BarStep) ?? null;

const inSteps = (steps: number, step: number): number => Math.round(steps * step * 100) / 100;
/** The nearest available load. If this is the current load (within a quarter of an increment), the next available load. */
function changed(load: number, factor: number, step: number): number {
  const nearest = inSteps(Math.round((load * factor) / step), step);
  const way = Math.sign(factor - 1);
  if ((nearest - load) * way > step / 4) return Math.max(nearest, step);
  return inSteps(Math.max(1, Math.round(load / step) + way), step);
}
const heaviestOf = ({ Sets }: Session): number | null => {
  const loads = Sets.flatMap(({ Weight }) => Weight ?? []);
  return loads.length === 0 ? null : Math.max(...loads);
};

/**
 * True if all sets reached the highest repetitions and none was harder than planned. A set without a rating counts as too hard.
 */
function reachedTop({ Sets }: Session, { Reps, RepsMax, Rpe }: Planned): boolean {
  const top = RepsMax ?? Reps;
  if (top === null || Sets.length === 0) return false;
  return Sets.every((set) => (set.Reps ?? 0) >= top && (Rpe === null || (set.Rpe !== null && set.Rpe <= Rpe)));
}

const isHard = (set: Pick<Session['Sets'][number], 'Rpe'>, { Rpe }: Planned): boolean =>
  Rpe !== null && set.Rpe !== null && set.Rpe > Rpe;
/** After a hard set the next run begins with the lowest repetitions. */
const wasHard = ({ Sets }: Session, planned: Planned): boolean => Sets.some((set) => isHard(set, planned));

function loadOf(session: Session, planned: Planned): number | null {
  const fine = heaviestOf({ ...session, Sets: session.Sets.filter((set) => !isHard(set, planned)) });
  const loads = session.Sets.flatMap(({ Weight }) => Weight ?? []);
  return fine ?? (loads.length === 0 ? null : Math.min(...loads));
}

interface Loaded {
  readonly muscle: MainMuscle;
  readonly step: number | null;
  readonly isSwapped?: boolean;
  readonly isNew?: boolean;
}

const isOutside = (load: number | null, { Weight, WeightMax }: Planned): boolean =>
  Weight !== null && (load === null || load < Weight || load > (WeightMax ?? Weight));

const differs = (from: number | null, to: number | null): boolean => to !== null && to !== from;

/**
 * The values of the plan. If the plan has a range or no load, the values of the last run, or the next higher load. `sessions`:
 * newest first.
 */
export function proposalOf(
  planned: Planned,
  sessions: readonly Session[],
  { muscle, step, isSwapped = false, isNew = false }: Loaded,
  now: Date,
): Proposal {
  const [last, before] = sessions;
  const seconds = planned.Duration;
  const weight = isSwapped ? null : planned.Weight;
  const isRange = differs(planned.Reps, planned.RepsMax);
  const isOpen = isRange || planned.Weight === null || differs(planned.Weight, planned.WeightMax);
  if (last === undefined || !(isOpen || isSwapped)) return { reps: planned.Reps, seconds, weight, why: 'plan' };
  const load = loadOf(last, planned);
  if (isNew && isOutside(load, planned)) return { reps: planned.Reps, seconds, weight, why: 'plan' };
  // The repetitions are within the plan's new range. A break, or progress under another plan, does not change them.
  if (isNew && planned.Weight !== null) return { reps: planned.Reps, seconds, weight: load, why: 'last' };
  if (load !== null && isBreak(new Date(last.Begin), now))
    return { reps: planned.Reps, seconds, weight: changed(load, AFTER_A_BREAK, step ?? STEP), why: 'break' };
  const both = before !== undefined && reachedTop(last, planned) && reachedTop(before, planned);
  if (both && load !== null && (heaviestOf(before) ?? 0) >= load)
    return {
      reps: planned.Reps,
      seconds,
      weight: changed(load, lowerBody.has(muscle) ? LOWER : UPPER, step ?? STEP),
      why: 'heavier',
    };
  const lastReps = Math.max(...last.Sets.map(({ Reps }) => Reps ?? 0));
  const reps = isRange && lastReps > 0 && !wasHard(last, planned) ? lastReps : planned.Reps;
  return { reps, seconds, weight: load ?? weight, why: 'last' };
}

export const isBreak = (last: Date, now: Date): boolean => now.getTime() - last.getTime() > BREAK_DAYS * DAY_MS;

/** Week 1 to 4, counted from the first run after the last break. */
export function weekOf(first: string | null, last: string | null, now: Date): number {
  if (first === null || last === null || isBreak(new Date(last), now)) return 1;
  return (Math.floor((now.getTime() - Date.parse(first)) / (7 * DAY_MS)) % WEEKS) + 1;
}

export const isEasyWeek = (week: number): boolean => week % WEEKS === 0;
export const roundsIn = (week: number, rounds: number): number =>
  isEasyWeek(week) ? fewer(rounds, Math.round(rounds * EASIER)) : rounds;
/** At least two sets remain if the sheet has two: a caution of the club, in no guideline. */
export const fewer = (rounds: number, wanted: number): number => Math.min(rounds, Math.max(SETS_MIN, wanted));
const SETS_MIN = 2;
