import type { Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, Decision, Generation } from '@clubpulse/contract/workouts/generator/generator';
import type { Choosable } from './choose.ts';
import type { MadeDay } from './day.ts';
import { type Region, regionOf, regions } from './programming.ts';
import type { Sifted } from './sift.ts';

/** Goal and wishes of a finished sheet. */

type Asked = Pick<Generation, 'Goal' | 'More' | 'Less' | 'Equipment'>;
type TooLittle = Extract<Decision, { Kind: 'tooLittle' }>;
type Missing = TooLittle['Missing'][number];

/** Fewer do not train the whole body: a caution of the club, in no guideline. */
const [EXERCISES_MIN, PATTERNS_MIN] = [4, 3];

/** Without these regions the name of a day would be wrong. */
const coreOf: Readonly<Partial<Record<DayKind, readonly Region[]>>> = {
  full: ['legs', 'push', 'pull'],
  upper: ['push', 'pull'],
  lower: ['legs'],
  push: ['push'],
  pull: ['pull'],
  legs: ['legs'],
};

const isAerobic = ({ Goal }: Asked): boolean => Goal === 'weightLoss' || Goal === 'enduranceImprovement';
const isOfLegs = (exercise: Choosable): boolean =>
  ['quadriceps', 'hamstrings', 'calves', 'glutes', 'hipFlexors', 'adductors'].includes(exercise.MainMuscle);

const mainOf = ({ placed }: MadeDay): Choosable[] =>
  placed.flatMap(({ chosen: { place, exercise } }) =>
    place.includes('.main.') && exercise.Pattern !== 'cardio' ? [exercise] : [],
  );
const regionsIn = (exercises: readonly Choosable[]): ReadonlySet<Region | undefined> =>
  new Set(exercises.map(({ Pattern: pattern }) => regionOf(pattern)));

/** Kind of a day by its content. */
export function kindOf(day: MadeDay): DayKind {
  const { kind } = day;
  const exercises = mainOf(day);
  if (kind === 'mobility' || kind === 'cardio') return kind;
  if (exercises.length === 0) return 'cardio';
  const there = regionsIn(exercises);
  const isUpper = there.has('push') || there.has('pull');
  if (there.has('legs')) return isUpper ? 'full' : kind === 'legs' ? 'legs' : 'lower';
  if (isUpper) return there.has('push') ? (there.has('pull') ? 'upper' : 'push') : 'pull';
  return 'core';
}

function missingIn(days: readonly MadeDay[], request: Asked): Missing[] {
  const all = days.flatMap(mainOf);
  const isFlexibility = request.Goal === 'flexibility';
  const hasStrength = days.some(({ kind }) => coreOf[kind] !== undefined);
  const patterns = new Set<Pattern | null>(all.map(({ Pattern: pattern }) => pattern));
  const there = regionsIn(all);
  const wanted = new Set(days.flatMap(({ kind }) => coreOf[kind] ?? []));
  const counted = new Set(all.map(({ ExerciseId }) => ExerciseId)).size;
  return [
    ...((hasStrength || isFlexibility) && counted < EXERCISES_MIN ? (['exercises'] as const) : []),
    ...(hasStrength && patterns.size < PATTERNS_MIN ? (['patterns'] as const) : []),
    ...regions.filter((one) => wanted.has(one) && !there.has(one)),
    ...(isAerobic(request) && days.every(({ plan: { Cardio } }) => Cardio === 0) ? (['aerobic'] as const) : []),
    ...(isFlexibility && !all.some((one) => one.Pattern === 'stretch' && isOfLegs(one)) ? (['stretch'] as const) : []),
  ];
}

const isOf = (missing: Missing, exercise: Choosable): boolean => {
  if (missing === 'aerobic') return exercise.Pattern === 'cardio';
  if (missing === 'stretch') return exercise.Pattern === 'stretch' && isOfLegs(exercise);
  if (missing === 'exercises' || missing === 'patterns') return regionOf(exercise.Pattern) !== undefined;
  return regionOf(exercise.Pattern) === missing;
};

/** With what excludes the missing exercises. */
export function tooLittle(days: readonly MadeDay[], request: Asked, causes: Sifted['causes']): TooLittle[] {
  const missing = missingIn(days, request);
  if (missing.length === 0) return [];
  const { conditions, others } = causes((exercise) => missing.some((one) => isOf(one, exercise)));
  const whys = [
    ...(others.includes('equipment') || others.includes('location') ? (['equipment'] as const) : []),
    ...(others.includes('level') || others.includes('gentle') ? (['level'] as const) : []),
  ];
  const Why = conditions.length + whys.length > 0 ? whys : (['minutes'] as const);
  return [{ Kind: 'tooLittle', Missing: missing, By: [...conditions], Why: [...Why] }];
}

/** Parts of the body and equipment. */
export function unmet(days: readonly MadeDay[], { More, Less, Equipment }: Asked): Decision[] {
  const main = days.flatMap(mainOf);
  const trains = (part: Choosable['MainMuscle']) => main.some(({ MainMuscle }) => MainMuscle === part);
  const used = new Set(days.flatMap(({ placed }) => placed.flatMap(({ chosen }) => chosen.exercise.Equipment)));
  const one = {
    More: More.filter((part) => !trains(part)),
    Less: Less.filter(trains),
    Equipment: Equipment.filter((part) => !used.has(part)),
  };
  return one.More.length + one.Less.length + one.Equipment.length === 0 ? [] : [{ Kind: 'unmet', ...one }];
}
