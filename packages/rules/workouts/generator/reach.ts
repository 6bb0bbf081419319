import type { MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, Decision, Generation } from '@clubpulse/contract/workouts/generator/generator';
import { type Choosable, waysOf } from './choose.ts';
import type { MadeDay } from './day.ts';
import { dayPatterns, type Region, regionOf, regions } from './programming.ts';
import type { Sifted } from './sift.ts';

type Asked = Pick<Generation, 'Goal' | 'More' | 'Less' | 'Equipment'>;
type TooLittle = Extract<Decision, { Kind: 'tooLittle' }>;
type Missing = TooLittle['Missing'][number];

/** Fewer exercises or patterns do not train the whole body: a caution of the club, in no guideline. */
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
/** These goals are of muscles alone, so cardio cannot reach them. */
const isOfMuscles = ({ Goal }: Asked): boolean => ['strength', 'muscleBuilding', 'flexibility'].includes(Goal);

/** Large muscles. If an entry has several names, training one of them is enough (ACSM, Guidelines, 11th edition, 2021). */
const largeMuscles: readonly { readonly names: readonly MainMuscle[]; readonly region?: Region; readonly stretched?: true }[] = [
  { names: ['quadriceps'], region: 'legs' },
  { names: ['hamstrings'], region: 'legs' },
  { names: ['glutes', 'abductors', 'adductors'], region: 'legs' },
  { names: ['calves'], stretched: true },
  { names: ['chest'], region: 'push' },
  { names: ['shoulders'], region: 'push' },
  { names: ['upperBack', 'lats'], region: 'pull' },
  { names: ['abdominals', 'obliques', 'lowerBack'] },
];
const musclesOf = ({ MainMuscle: main, OtherMuscles }: Choosable): readonly MainMuscle[] => [main, ...OtherMuscles];
const isStretched = ({ Pattern: pattern }: Choosable): boolean => pattern === 'stretch' || pattern === 'mobility';

const mainOf = ({ placed }: MadeDay): Choosable[] =>
  placed.flatMap(({ chosen: { place, exercise } }) =>
    place.includes('.main.') && exercise.Pattern !== 'cardio' ? [exercise] : [],
  );
const regionsIn = (exercises: readonly Choosable[]): ReadonlySet<Region | undefined> =>
  new Set(exercises.map(({ Pattern: pattern }) => regionOf(pattern)));

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

/** An entry is named by its first muscle. Muscles of a missing region are left out. */
function untrainedIn(days: readonly MadeDay[], request: Asked, missing: readonly Missing[]): (typeof largeMuscles)[number][] {
  const isFlexibility = request.Goal === 'flexibility';
  if (!isOfMuscles(request)) return [];
  const trained = new Set(
    days
      .flatMap(mainOf)
      .filter((one) => isFlexibility || !isStretched(one))
      .flatMap(musclesOf),
  );
  return largeMuscles.filter(
    ({ names, region, stretched = false }) =>
      names.every((one) => !trained.has(one)) && (isFlexibility || !(stretched || missing.some((one) => one === region))),
  );
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
  ];
}

const isOf = (missing: Missing, exercise: Choosable): boolean => {
  if (missing === 'aerobic') return exercise.Pattern === 'cardio';
  if (missing === 'exercises' || missing === 'patterns') return regionOf(exercise.Pattern) !== undefined;
  return regionOf(exercise.Pattern) === missing;
};
const patternsOf = ({ kind }: MadeDay): readonly Pattern[] =>
  kind === 'cardio' || kind === 'core' ? [] : dayPatterns[kind].flat().flatMap((one) => waysOf(one, [], 0));

const isEnough = (missing: Missing, left: readonly Choosable[]): boolean => {
  if (missing === 'exercises') return left.length >= EXERCISES_MIN;
  return missing === 'patterns' ? new Set(left.map((one) => one.Pattern)).size >= PATTERNS_MIN : left.length > 0;
};

/** What is too little, with the rules that exclude exercises for it, or with the minutes if enough exercises are left. */
export function tooLittle(days: readonly MadeDay[], request: Asked, causes: Sifted['causes']): TooLittle[] {
  const missing = missingIn(days, request);
  const untrained = untrainedIn(days, request, missing);
  if (missing.length + untrained.length === 0) return [];
  const planned = new Set<Pattern | null>(['cardio', ...days.flatMap(patternsOf)]);
  const because = (isOne: (exercise: Choosable) => boolean, suffices: (left: readonly Choosable[]) => boolean) => {
    const { left, ...cause } = causes(isOne);
    return { ...cause, isLeft: suffices(left.filter((one) => planned.has(one.Pattern))) };
  };
  const isForGoal = (one: Choosable) => one.Pattern !== 'cardio' && isStretched(one) === (request.Goal === 'flexibility');
  const reasons = [
    ...missing.map((what) =>
      because(
        (one) => isOf(what, one),
        (left) => isEnough(what, left),
      ),
    ),
    ...untrained.map(({ names }) =>
      because(
        (one) => isForGoal(one) && musclesOf(one).some((muscle) => names.includes(muscle)),
        (left) => left.length > 0,
      ),
    ),
  ];
  const excluding = reasons.filter(({ isLeft }) => !isLeft);
  const others = excluding.flatMap((one) => one.others);
  const By = [...new Set(excluding.flatMap(({ conditions }) => conditions))];
  const whys = [
    ...(others.includes('equipment') || others.includes('location') ? (['equipment'] as const) : []),
    ...(others.includes('level') || others.includes('gentle') ? (['level'] as const) : []),
  ];
  const isShort = excluding.length < reasons.length || By.length + whys.length === 0;
  const Muscles = untrained.flatMap((one) => one.names.slice(0, 1));
  return [{ Kind: 'tooLittle', Missing: missing, Muscles, By, Why: [...whys, ...(isShort ? (['minutes'] as const) : [])] }];
}

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
