import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Demand, ExerciseEquipment, Level, MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Decision, FitnessLevel, Generation, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { isExcludedBy } from './conditions.ts';
import { isGentle, isLeftOut, isTooRough } from './left-out.ts';
import { isAtLeast } from './programming.ts';

/** Which exercises there are to choose from, and which of them is the better (domain reference, section 8.5). */

export type Choosable = Pick<
  ExerciseRow,
  | 'ExerciseId'
  | 'Name'
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
  /** Null: nobody said. */
  readonly Demands: readonly Demand[] | null;
};

/** What is asked of the choice. */
export type Wishes = Pick<Generation, 'Goal' | 'Equipment' | 'OnlyThese' | 'More' | 'Less' | 'WantedIds'>;
type Asked = Wishes & Pick<Generation, 'Level' | 'Location' | 'NeverIds' | 'Conditions'>;

interface Sifted {
  readonly exercises: readonly Choosable[];
  readonly decisions: readonly Decision[];
}

/** What stands around the main part, and is done with the body or on a mat whatever the equipment is. */
const isAround = ({ Pattern: pattern }: Choosable): boolean =>
  pattern === 'cardio' || pattern === 'mobility' || pattern === 'stretch';

/** `equipment`: what there is at the place; `none` needs no mention. */
export function sift(library: readonly Choosable[], request: Asked, equipment: readonly ExerciseEquipment[]): Sifted {
  const { Level: level, Goal, Location, Conditions, NeverIds } = request;
  const has = new Set<ExerciseEquipment>(['none', ...equipment]);
  const only = new Set<ExerciseEquipment>(request.OnlyThese ? request.Equipment : has);
  const gentle = isGentle(level, Goal);
  const published = library.filter(({ Published }) => Published);
  const there = published.filter(({ Locations }) => Locations.includes(Location));
  const equipped = there.filter(
    (one) =>
      one.Equipment.every((part) => has.has(part)) &&
      one.Equipment.every((part) => only.has(part) || (isAround(one) && (part === 'none' || part === 'mat'))),
  );
  const doable = equipped.filter((one) => levelsOf(level).includes(one.Level));
  const smooth = doable.filter((one) => !gentle || !isTooRough(one));
  const leaves = { conditions: Conditions, ids: new Set(NeverIds), gentle };
  const exercises = doable.filter((one) => !isLeftOut(leaves, one));
  const out = (which: (one: Choosable) => boolean) => smooth.filter(which).length;
  const undescribed = Conditions.length > 0 ? out(({ Demands }) => Demands === null) : 0;
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
      ...Conditions.map(
        (named): Decision => ({
          Kind: 'condition',
          ...named,
          Out: out((one) => one.Demands !== null && isExcludedBy(named, one)),
        }),
      ),
      ...(undescribed > 0 ? [{ Kind: 'undescribed' as const, Out: undescribed }] : []),
      ...NeverIds.map(
        (id): Decision => ({
          Kind: 'excluded',
          Named: nameOf(library, id),
          Out: out(({ ExerciseId }) => ExerciseId === id),
          Ids: [id],
        }),
      ),
    ],
  };
}

const nameOf = (library: readonly Choosable[], id: number): string =>
  library.find(({ ExerciseId }) => ExerciseId === id)?.Name ?? `${id}`;

/** Wanted, and not in the sheet: the rules never solve that by themselves. `placed`: all exercises that are in it. */
export function notPlaced(library: readonly Choosable[], request: Asked, placed: ReadonlySet<number>): Decision[] {
  return request.WantedIds.filter((id) => !placed.has(id)).map((id) => {
    const exercise = library.find(({ ExerciseId }) => ExerciseId === id);
    const by = exercise === undefined ? [] : request.Conditions.filter((named) => isExcludedBy(named, exercise));
    return { Kind: 'notGiven', Named: nameOf(library, id), By: by.map(({ Condition: one }) => one) };
  });
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

const worth = { wanted: 30, part: 6, preferred: 3, equipment: 4, multiJoint: 1, again: -5 } as const;

interface Standing {
  readonly wishes: Wishes;
  /** Of the sheet so far. */
  readonly used: ReadonlySet<number>;
  /** Trained on this day already: of equals the one that trains something else comes first. */
  readonly trained: ReadonlySet<MainMuscle>;
  /** Decides between those that are as good. */
  readonly lot: (id: number) => number;
}

/** Best first. */
export function ranked(all: readonly Choosable[], { wishes, used, trained, lot }: Standing): Choosable[] {
  const { Goal, Equipment, More, Less, WantedIds } = wishes;
  const scored = all.map((exercise) => {
    const { ExerciseId: id, OtherMuscles, MainMuscle: main } = exercise;
    const score =
      (WantedIds.includes(id) ? worth.wanted : 0) +
      (More.includes(main) ? worth.part : 0) -
      (Less.includes(main) ? worth.part : 0) +
      (exercise.Equipment.some((one) => Equipment.includes(one)) ? worth.equipment : 0) +
      (isPreferred(exercise, Goal) ? worth.preferred : 0) +
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
