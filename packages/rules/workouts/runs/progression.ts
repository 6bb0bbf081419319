import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Session } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';

/** Double progression of the domain reference, section 8.6. */
const UPPER = 1.025;
const LOWER = 1.05;
/** Of the load before it. */
export const AFTER_A_BREAK = 0.9;
const BREAK_DAYS = 14;
const DAY_MS = 86_400_000;
export const WEEKS = 4;
/** Of the sets of an easier week. */
const EASIER = 0.6;
/** Kilograms: the smallest step that is proposed where the club says none. */
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
/** What a set begins with, and why. */
export interface Proposal {
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly weight: number | null;
  readonly why: Why;
}

type Planned = Pick<ExerciseLine, 'Reps' | 'RepsMax' | 'Duration' | 'Weight' | 'WeightMax' | 'Rpe'>;

/** Kilograms by which the loads of a club differ: those of bars and machines, and those that lie in a hand. */
export interface LoadSteps {
  readonly BarStep?: number | null | undefined;
  readonly HandStep?: number | null | undefined;
}
const inHand: ReadonlySet<ExerciseEquipment> = new Set(['dumbbell', 'kettlebell']);
export const isInHand = (equipment: readonly ExerciseEquipment[]): boolean => equipment.some((one) => inHand.has(one));
/** Of what an exercise is done with; null: the club says none. */
export const loadStep = (equipment: readonly ExerciseEquipment[], { BarStep, HandStep }: LoadSteps): number | null =>
  (isInHand(equipment) ? HandStep : BarStep) ?? null;

const inSteps = (steps: number, step: number): number => Math.round(steps * step * 100) / 100;
/** The nearest load that is there; where that is the same again, the next one. Of what was typed a quarter of a step is no load of its own. */
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

/** All sets at the upper end, none harder than planned; what nobody said was not as easy as planned. */
function reachedTop({ Sets }: Session, { Reps, RepsMax, Rpe }: Planned): boolean {
  const top = RepsMax ?? Reps;
  if (top === null || Sets.length === 0) return false;
  return Sets.every((set) => (set.Reps ?? 0) >= top && (Rpe === null || (set.Rpe !== null && set.Rpe <= Rpe)));
}

const isHard = (set: Pick<Session['Sets'][number], 'Rpe'>, { Rpe }: Planned): boolean =>
  Rpe !== null && set.Rpe !== null && set.Rpe > Rpe;
/** Whether a set was harder than planned: of a range she begins at its lower end then. */
const wasHard = ({ Sets }: Session, planned: Planned): boolean => Sets.some((set) => isHard(set, planned));

/** What she goes on with: a load that was harder than planned is no step up, whoever tried it; where all were, the lightest of them. */
function loadOf(session: Session, planned: Planned): number | null {
  const fine = heaviestOf({ ...session, Sets: session.Sets.filter((set) => !isHard(set, planned)) });
  const loads = session.Sets.flatMap(({ Weight }) => Weight ?? []);
  return fine ?? (loads.length === 0 ? null : Math.min(...loads));
}

interface Loaded {
  readonly muscle: MainMuscle;
  /** `loadStep`. */
  readonly step: number | null;
  /** It stands in for the planned one, whose load says nothing about it. */
  readonly isSwapped?: boolean;
  /** The plan never said this load to her, or another one when she carried it out last: what it says is somebody's decision since. */
  readonly isNew?: boolean;
}

/** Whether a load is none that the plan asks for. */
const isOutside = (load: number | null, { Weight, WeightMax }: Planned): boolean =>
  Weight !== null && (load === null || load < Weight || load > (WeightMax ?? Weight));

const differs = (from: number | null, to: number | null): boolean => to !== null && to !== from;

/**
 * What the next set of an exercise begins with: what the plan says, and where that leaves open how much, what the last session says, or
 * the next weight. `sessions`: newest first.
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
  // Within what it asks for: neither a break nor a top that she reached by another sheet changes what this one says.
  if (isNew && planned.Weight !== null) return { reps: planned.Reps, seconds, weight: load, why: 'last' };
  if (load !== null && isBreak(new Date(last.Begin), now))
    return { reps: planned.Reps, seconds, weight: changed(load, AFTER_A_BREAK, step ?? STEP), why: 'break' };
  const both = before !== undefined && reachedTop(last, planned) && reachedTop(before, planned);
  // A lighter session before says nothing about this load.
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

/** Which of four weeks it is since a sheet was carried out first; a long break begins them anew. */
export function weekOf(first: string | null, last: string | null, now: Date): number {
  if (first === null || last === null || isBreak(new Date(last), now)) return 1;
  return (Math.floor((now.getTime() - Date.parse(first)) / (7 * DAY_MS)) % WEEKS) + 1;
}

/** The last of each four is easier. */
export const isEasyWeek = (week: number): boolean => week % WEEKS === 0;
/** Of an easier week so many of its rounds, one at least. */
export const roundsIn = (week: number, rounds: number): number =>
  isEasyWeek(week) ? Math.max(1, Math.round(rounds * EASIER)) : rounds;
