import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment, Level, MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Decision, FitnessLevel, Generation, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { isGentle, isSpared, isTooRough } from './care.ts';
import type { Instructions } from './instructions.ts';
import { isLeftOut } from './left-out.ts';
import { isAtLeast } from './programming.ts';

/** Which exercises there are to choose from, and which of them is the better (domain reference, section 8.5). */

export type Choosable = Pick<
  ExerciseRow,
  | 'ExerciseId'
  | 'MainMuscle'
  | 'OtherMuscles'
  | 'Equipment'
  | 'Activities'
  | 'Level'
  | 'Pattern'
  | 'Measure'
  | 'Locations'
  | 'Published'
> & {
  /** In each language it has one in. */
  readonly Names: readonly string[];
};

interface Sifted {
  readonly exercises: readonly Choosable[];
  readonly decisions: readonly Decision[];
}

/** Who names more is not told of each. */
const TOLD_MOST = 40;

/** `equipment`: what there is at the place; `none` needs no mention. */
export function sift(
  library: readonly Choosable[],
  { Level: level, Goal, Location }: Pick<Generation, 'Level' | 'Goal' | 'Location'>,
  equipment: readonly ExerciseEquipment[],
  { cares, leftOut }: Pick<Instructions, 'cares' | 'leftOut'>,
): Sifted {
  const has = new Set<ExerciseEquipment>(['none', ...equipment]);
  const gentle = isGentle(level, Goal);
  const published = library.filter(({ Published }) => Published);
  const there = published.filter(({ Locations }) => Locations.includes(Location));
  const equipped = there.filter(({ Equipment }) => Equipment.every((one) => has.has(one)));
  const doable = equipped.filter((one) => levelsOf(level).includes(one.Level));
  const smooth = doable.filter((one) => !gentle || !isTooRough(one));
  const all = new Set(leftOut.flatMap(({ ids }) => [...ids]));
  const exercises = doable.filter((one) => !isLeftOut({ cares, ids: all, means: [], gentle }, one));
  const spared = cares.map(
    (care): Decision => ({
      Kind: 'spared',
      Care: care,
      Out: smooth.filter((one) => isSpared(care, one)).length,
    }),
  );
  const excluded = leftOut.slice(0, TOLD_MOST).map(({ named, ids }, at): Decision => {
    // What is not told is left out all the same, and stays so: it goes with the last that is.
    const meant = leftOut.slice(at, at === TOLD_MOST - 1 ? undefined : at + 1);
    return {
      Kind: 'excluded',
      Named: named,
      Out: smooth.filter(({ ExerciseId }) => ids.has(ExerciseId)).length,
      Ids: [...new Set(meant.flatMap((one) => [...one.ids]))],
      Means: meant.flatMap(({ means }) => means),
    };
  });
  const steps = [
    { Step: 'library', Left: library.length },
    { Step: 'published', Left: published.length },
    { Step: 'location', Left: there.length },
    { Step: 'equipment', Left: equipped.length },
    { Step: 'level', Left: doable.length },
    { Step: 'care', Left: exercises.length },
  ] as const;
  const rough = doable.length - smooth.length;
  return {
    exercises,
    decisions: [
      { Kind: 'candidates', Steps: [...steps] },
      // Of nobody else's: what is told stays so for what stands in later, however few there are now.
      ...(gentle ? [{ Kind: 'gentle' as const, Out: rough }] : []),
      ...spared,
      ...excluded,
    ],
  };
}

function levelsOf(level: FitnessLevel): readonly Level[] {
  if (isAtLeast(level, 'advanced')) return ['beginner', 'intermediate', 'advanced'];
  return isAtLeast(level, 'intermediate') ? ['beginner', 'intermediate'] : ['beginner'];
}

const free: readonly ExerciseEquipment[] = ['dumbbell', 'kettlebell', 'resistanceBand', 'none'];
const firstChoices: Readonly<Partial<Record<WorkoutGoal, readonly ExerciseEquipment[]>>> = {
  strength: ['barbell'],
  muscleBuilding: ['barbell', 'dumbbell', 'machine', 'cable'],
  bodyToning: free,
  weightLoss: free,
};
export const isPreferred = ({ Equipment }: Choosable, goal: WorkoutGoal): boolean =>
  Equipment.some((one) => firstChoices[goal]?.includes(one) ?? false);

const worth = { preferred: 3, multiJoint: 1, again: -5 } as const;

interface Standing {
  readonly goal: WorkoutGoal;
  /** Of the sheet so far. */
  readonly used: ReadonlySet<number>;
  /** Trained on this day already: of equals the one that trains something else comes first. */
  readonly trained: ReadonlySet<MainMuscle>;
  /** Decides between those that are as good. */
  readonly lot: (id: number) => number;
}

/** Best first. */
export function ranked(all: readonly Choosable[], { goal, used, trained, lot }: Standing): Choosable[] {
  const scored = all.map((exercise) => {
    const { ExerciseId: id, OtherMuscles, MainMuscle: main } = exercise;
    const score =
      (isPreferred(exercise, goal) ? worth.preferred : 0) +
      (OtherMuscles.length > 0 ? worth.multiJoint : 0) +
      (used.has(id) ? worth.again : 0);
    return { exercise, score, repeats: trained.has(main), lot: lot(id) };
  });
  return scored
    .sort((one, other) => other.score - one.score || Number(one.repeats) - Number(other.repeats) || one.lot - other.lot)
    .map(({ exercise }) => exercise);
}

/** What stands in for a pattern of which there is nothing. */
const substitutes: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = {
  verticalPull: ['horizontalPull', 'hinge'],
  horizontalPull: ['verticalPull', 'hinge'],
  verticalPush: ['horizontalPush'],
  horizontalPush: ['verticalPush'],
  squat: ['lunge', 'hinge'],
  lunge: ['squat', 'hinge'],
  hinge: ['lunge', 'squat'],
  antiExtension: ['coreFlexion', 'antiRotation'],
  antiRotation: ['rotation', 'antiExtension'],
  rotation: ['antiRotation', 'coreFlexion'],
  coreFlexion: ['antiExtension', 'rotation'],
  stretch: ['mobility'],
  mobility: ['stretch'],
};

/** `pattern` and what may stand in for it; for a single joint that is the next main pattern of the day. */
export function waysOf(pattern: Pattern, day: readonly Pattern[], at: number): Pattern[] {
  const isolated = pattern.startsWith('isolation') || pattern === 'abduction' || pattern === 'adduction';
  const later = isolated ? [...day.slice(at + 1), ...day.slice(0, at)].filter((one) => !one.startsWith('isolation')) : [];
  return [...new Set([pattern, ...(substitutes[pattern] ?? []), ...later])];
}

/** A number for each id that looks drawn, and is the same for the same seed and place (FNV-1a, then mixed). */
export function lotOf(seed: number, place: string): (id: number) => number {
  return (id) => {
    let hash = 0x811c9dc5;
    for (const letter of `${seed}/${place}/${id}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
}
