import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  CANDIDATES_MAX,
  type Care,
  type DayPlan,
  type Decision,
  type Generation,
  NOT_UNDERSTOOD_MAX,
  type Slot,
} from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import type { Budget } from './budget.ts';
import { type Choosable, isPreferred, sift } from './choose.ts';
import { createChooser, type Picks } from './chooser.ts';
import { type DayWanted, type MadeDay, makeDay } from './day.ts';
import { readInstructions } from './instructions.ts';
import { type Dose, doseOf } from './programming.ts';
import { splitOf } from './split.ts';

interface GeneratorFacts {
  /** All exercises of the club, unpublished ones too: what is left out is counted. */
  readonly library: readonly Choosable[];
  /** What there is to train with at the place. */
  readonly equipment: readonly ExerciseEquipment[];
  /** Of who wrote the instructions. */
  readonly language: string;
}
/** A sheet, and how it came about. */
export interface Draft {
  readonly days: Program;
  readonly plan: readonly DayPlan[];
  readonly slots: readonly Slot[];
  /** By which somebody else may choose: one for each slot. */
  readonly places: readonly string[];
  readonly decisions: readonly Decision[];
  /** Of the instructions, as they were written. */
  readonly notUnderstood: readonly string[];
}

const HIGHEST_ZONE = 5;

/** The same questions, exercises and seed make the same sheet. Undefined: there is nothing to train with. */
export function generate(
  request: Omit<Generation, 'Seed'> & { readonly Seed: number },
  { library, equipment, language }: GeneratorFacts,
  picks: Picks = new Map(),
): Draft | undefined {
  const { Level: level, Goal: goal, PreferredDuration: minutes, WarmUpCooldown: edges } = request;
  const instructions = readInstructions(request.OtherInstructions, language, library);
  const { exercises, decisions: sifting } = sift(library, request, equipment, instructions);
  const split = splitOf(request.WeeklyFrequency, level, goal);
  const cap = capOf(request, instructions.cares);
  const dose = doseOf(goal, level);
  const hasCardio = exercises.some(({ Pattern }) => Pattern === 'cardio');
  const chooser = createChooser(exercises, goal, request.Seed, picks);

  const make = (kind: DayWanted['kind'], at: number) =>
    makeDay(chooser, { kind, at, goal, level, minutes, edges, zoneCap: cap?.Zone ?? HIGHEST_ZONE, hasCardio });
  const made = split.days.flatMap((kind, at) => make(kind, at) ?? make(kind === 'cardio' ? 'mobility' : 'cardio', at) ?? []);
  const isTrained = split.strength === 0 || dose.cardioShare > 0 || made.some(({ plan }) => plan.Strength > 0);
  if (made.length < split.days.length || !isTrained) return undefined;

  const wantsHeart = dose.cardioShare > 0 || split.days.includes('cardio');
  const fullest = fullestOf(made);
  return {
    days: made.map(({ day }) => day),
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
        }),
      ),
    ),
    places: made.flatMap(({ placed }) => placed.map(({ chosen }) => chosen.place)),
    decisions: [
      ...sifting,
      { Kind: 'split', Days: made.map(({ plan }) => plan.Kind) },
      ...(split.easy > 0 ? [{ Kind: 'fewerDays' as const, Strength: split.strength, Easy: split.easy }] : []),
      ...(fullest ? [timeOf(fullest, dose)] : []),
      ...(cap ? [cap] : []),
      ...made.flatMap(({ decisions }) => decisions),
      ...(wantsHeart && !hasCardio ? [{ Kind: 'noCardio' as const }] : []),
      ...(fullest && dose.tempo !== 'hold' ? [{ Kind: 'byFeel' as const, Rpe: dose.rpe }] : []),
    ],
    notUnderstood: instructions.notUnderstood.slice(0, NOT_UNDERSTOOD_MAX),
  };
}

function capOf({ Level }: Pick<Generation, 'Level'>, cares: readonly Care[]): Extract<Decision, { Kind: 'zoneCap' }> | undefined {
  if (cares.includes('heart')) return { Kind: 'zoneCap', Zone: 2, Why: 'heart' };
  if (cares.includes('pregnancy')) return { Kind: 'zoneCap', Zone: 3, Why: 'pregnancy' };
  return Level === 'sedentary' ? { Kind: 'zoneCap', Zone: 3, Why: 'sedentary' } : undefined;
}

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
