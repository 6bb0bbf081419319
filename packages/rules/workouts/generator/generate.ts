import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  CANDIDATES_MAX,
  type DayPlan,
  type Decision,
  type Generation,
  type LeftOut,
  type Slot,
} from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import type { Budget } from './budget.ts';
import { type Choosable, isPreferred } from './choose.ts';
import { createChooser, type Picks } from './chooser.ts';
import { type Limits, limitsOf } from './conditions.ts';
import { type DayWanted, type MadeDay, makeDay } from './day.ts';
import { byFeel } from './lines.ts';
import { type Dose, doseOf, lowered } from './programming.ts';
import { notPlaced, sift } from './sift.ts';
import { splitOf } from './split.ts';

interface GeneratorFacts {
  /** All exercises of the club, unpublished ones too: what is left out is counted. */
  readonly library: readonly Choosable[];
  /** What there is to train with at the place. */
  readonly equipment: readonly ExerciseEquipment[];
}
/** A sheet, and how it came about. */
export interface Draft {
  readonly days: Program;
  readonly plan: readonly DayPlan[];
  readonly slots: readonly Slot[];
  /** By which somebody else may choose: one for each slot, with all exercises that may stand there. */
  readonly places: readonly { readonly place: string; readonly allowed: readonly number[] }[];
  readonly decisions: readonly Decision[];
  readonly leftOut: readonly LeftOut[];
}

const HIGHEST_ZONE = 5;

/** The same questions, exercises and seed make the same sheet. Undefined: there is nothing to train with. */
export function generate(
  request: Omit<Generation, 'Seed'> & { readonly Seed: number },
  { library, equipment }: GeneratorFacts,
  picks: Picks = new Map(),
): Draft | undefined {
  const { Level: level, Goal: goal, PreferredDuration: minutes, WarmUpCooldown: edges } = request;
  const { exercises, decisions: sifting, leftOut, spared } = sift(library, request, equipment);
  const split = splitOf(request.WeeklyFrequency, level, goal);
  const limits = limitsOf(request.Conditions);
  const cap = capOf(request, limits);
  const dosed = (trained: Generation['Goal']) => lowered(doseOf(trained, level), limits);
  const dose = dosed(goal);
  const hasCardio = exercises.some(({ Pattern }) => Pattern === 'cardio');
  const chooser = createChooser(exercises, request, request.Seed, picks);

  const make = (kind: DayWanted['kind'], at: number) =>
    makeDay(chooser, {
      kind,
      at,
      goal,
      level,
      dosed,
      wishes: request,
      minutes,
      edges,
      zoneCap: cap?.Zone ?? HIGHEST_ZONE,
      hasCardio,
    });
  const made = split.days.flatMap((kind, at) => make(kind, at) ?? make(kind === 'cardio' ? 'mobility' : 'cardio', at) ?? []);
  const isTrained = split.strength === 0 || dose.cardioShare > 0 || made.some(({ plan }) => plan.Strength > 0);
  if (made.length < split.days.length || !isTrained) return undefined;

  const wantsHeart = dose.cardioShare > 0 || split.days.includes('cardio');
  const fullest = fullestOf(made);
  const inSheet = new Set(made.flatMap(({ placed }) => placed.map(({ chosen }) => chosen.exercise.ExerciseId)));
  return {
    days:
      limits.zones === false
        ? byFeel(
            made.map(({ day }) => day),
            limits.rpe,
          )
        : made.map(({ day }) => day),
    plan: made.map(({ plan }) => plan),
    slots: made.flatMap(({ placed }, at) =>
      placed.map(
        ({ chosen, group, set, line }): Slot => ({
          Day: at,
          Group: group,
          Set: set,
          Line: line,
          Pattern: chosen.pattern,
          InsteadOf: chosen.insteadOf,
          Preferred: isPreferred(chosen.exercise, goal),
          Candidates: chosen.others.slice(0, CANDIDATES_MAX).map(({ ExerciseId }) => ExerciseId),
          Why: '',
          Spared: [...spared(chosen.pattern)],
        }),
      ),
    ),
    places: made.flatMap(({ placed }) =>
      placed.map(({ chosen }) => ({
        place: chosen.place,
        allowed: [chosen.exercise, ...chosen.others].map(({ ExerciseId }) => ExerciseId),
      })),
    ),
    decisions: [
      ...minutesOff(made, minutes),
      ...notPlaced(library, request, inSheet),
      ...sifting,
      ...(request.Conditions.length > 0 ? [limitsTold(limits)] : []),
      { Kind: 'split', Days: made.map(({ plan }) => plan.Kind) },
      ...(split.easy > 0 ? [{ Kind: 'fewerDays' as const, Strength: split.strength, Easy: split.easy }] : []),
      ...(fullest ? [timeOf(fullest, dose)] : []),
      ...(cap && limits.zones !== false ? [cap] : []),
      ...made.flatMap(({ decisions }) => decisions),
      ...(wantsHeart && !hasCardio ? [{ Kind: 'noCardio' as const }] : []),
      ...(fullest && dose.tempo !== 'hold' ? [{ Kind: 'byFeel' as const, Rpe: dose.rpe }] : []),
    ],
    leftOut,
  };
}

function capOf({ Level }: Pick<Generation, 'Level'>, { zone }: Limits): Extract<Decision, { Kind: 'zoneCap' }> | undefined {
  if (zone !== undefined && zone < HIGHEST_ZONE)
    return { Kind: 'zoneCap', Zone: Level === 'sedentary' ? Math.min(zone, 3) : zone, Why: 'condition' };
  return Level === 'sedentary' ? { Kind: 'zoneCap', Zone: 3, Why: 'sedentary' } : undefined;
}

const limitsTold = ({ rpe, zone, zones, reps, rest }: Limits): Decision => ({
  Kind: 'limits',
  Rpe: rpe ?? null,
  Zone: zone ?? null,
  Zones: zones ?? true,
  Reps: reps ?? null,
  Rest: rest ?? null,
});

/** Minutes that are not filled are said before anything is saved. */
function minutesOff(days: readonly MadeDay[], wanted: number): Decision[] {
  const off = ({ seconds }: MadeDay) => Math.abs(seconds / 60 - wanted);
  const [farthest] = [...days].sort((one, other) => off(other) - off(one));
  if (farthest === undefined || off(farthest) <= wanted * MINUTES_OFF) return [];
  const why = farthest.isCapped ? 'level' : 'exercises';
  return [{ Kind: 'minutes', Wanted: wanted, Filled: Math.round(farthest.seconds / 60), Why: why }];
}
const MINUTES_OFF = 0.1;

/** The budget of the days of strength: they all have the same time. */
const fullestOf = (days: readonly MadeDay[]): Budget | undefined =>
  days.find(({ plan }) => plan.Strength > 0 && plan.Kind !== 'mobility')?.budget;

const timeOf = ({ main, cardio, exercises, sets, work, perExercise }: Budget, dose: Dose): Decision => ({
  Kind: 'time',
  Main: main,
  Cardio: cardio,
  Exercises: exercises,
  Sets: sets,
  SetsWanted: dose.sets,
  Work: work,
  Rest: dose.rest,
  PerExercise: perExercise,
});
