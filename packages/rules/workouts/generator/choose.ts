import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Demand, ExerciseEquipment, MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Generation, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { regionOf } from './programming.ts';

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
  | 'Unilateral'
  | 'Locations'
  | 'Published'
> & {
  readonly Demands: readonly Demand[] | null;
};

export type Wishes = Pick<Generation, 'Goal' | 'Equipment' | 'More' | 'Less' | 'WantedIds'>;

const free: readonly ExerciseEquipment[] = ['dumbbell', 'kettlebell', 'resistanceBand', 'none'];
const firstChoices: Readonly<Partial<Record<WorkoutGoal, readonly ExerciseEquipment[]>>> = {
  strength: ['barbell'],
  muscleBuilding: ['barbell', 'dumbbell', 'machine', 'cable'],
  bodyToning: free,
  weightLoss: free,
};
export const isPreferred = ({ Equipment }: Choosable, goal: WorkoutGoal): boolean =>
  Equipment.some((one) => firstChoices[goal]?.includes(one) ?? false);

const worth = {
  wanted: 30,
  part: 6,
  preferred: 3,
  equipment: 4,
  multiJoint: 1,
  again: -5,
  lately: -2,
} as const;

interface Standing {
  readonly wishes: Wishes;
  readonly lately: ReadonlySet<number>;
  readonly used: ReadonlySet<number>;
  readonly trained: ReadonlySet<MainMuscle>;
  readonly suits: (exercise: Choosable) => number;
  readonly lot: (id: number) => number;
}

export function ranked(all: readonly Choosable[], { wishes, lately, used, trained, suits, lot }: Standing): Choosable[] {
  const { Goal, Equipment, More, Less, WantedIds } = wishes;
  const scored = all.map((exercise) => {
    const { ExerciseId: id, OtherMuscles, MainMuscle: main } = exercise;
    const score =
      (WantedIds.includes(id) && !used.has(id) ? worth.wanted : 0) +
      (More.includes(main) ? worth.part : 0) -
      (Less.includes(main) ? worth.part : 0) +
      (exercise.Equipment.some((one) => Equipment.includes(one)) ? worth.equipment : 0) +
      (isPreferred(exercise, Goal) ? worth.preferred : 0) +
      (OtherMuscles.length > 0 ? worth.multiJoint : 0) +
      suits(exercise) +
      (lately.has(id) ? worth.lately : 0) +
      (used.has(id) ? worth.again : 0);
    return { exercise, score, repeats: trained.has(main), lot: lot(id) };
  });
  return scored
    .sort((one, other) => other.score - one.score || Number(one.repeats) - Number(other.repeats) || one.lot - other.lot)
    .map(({ exercise }) => exercise);
}

const substitutes: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = {
  verticalPull: ['horizontalPull', 'isolationPull'],
  horizontalPull: ['verticalPull', 'isolationPull'],
  verticalPush: ['horizontalPush', 'isolationPush'],
  horizontalPush: ['verticalPush', 'isolationPush'],
  squat: ['lunge', 'isolationKnee', 'hinge'],
  lunge: ['squat', 'isolationKnee', 'hinge'],
  hinge: ['lunge', 'squat', 'isolationKnee'],
  antiExtension: ['coreFlexion', 'antiRotation'],
  antiRotation: ['rotation', 'antiExtension'],
  rotation: ['antiRotation', 'coreFlexion'],
  coreFlexion: ['antiExtension', 'rotation'],
  stretch: ['mobility'],
  mobility: ['stretch'],
};

const limbs: readonly (readonly Pattern[])[] = [
  ['squat', 'lunge', 'hinge'],
  ['horizontalPush', 'verticalPush'],
  ['horizontalPull', 'verticalPull'],
];
/**
 * The wanted exercise replaces the first pattern of the same limbs, so that no pattern of other limbs is displaced. The replaced
 * pattern takes the turn of the wanted exercise.
 */
export function afterWish(order: readonly Pattern[], wished: Pattern): readonly Pattern[] {
  const same = limbs.find((one) => one.includes(wished)) ?? [wished];
  const [first, own] = [order.findIndex((one) => same.includes(one)), order.indexOf(wished)];
  const taken = order[first];
  if (taken === undefined || own < 0) return order;
  return [...order.with(own, taken).toSpliced(first, 1), wished];
}

export function waysOf(pattern: Pattern, day: readonly Pattern[], at: number): Pattern[] {
  const isolated = pattern.startsWith('isolation') || pattern === 'abduction' || pattern === 'adduction';
  const others = isolated ? [...day.slice(at + 1), ...day.slice(0, at)] : [];
  const later = others.filter((one) => !one.startsWith('isolation') && regionOf(one) === regionOf(pattern));
  return [...new Set([pattern, ...(substitutes[pattern] ?? []), ...later])];
}

/** A pseudo-random number per id, always the same for seed and place (FNV-1a, then mixed). */
export function lotOf(seed: number, place: string): (id: number) => number {
  const begun = hashed(0x811c9dc5, `${seed}/${place}/`);
  return (id) => {
    let hash = hashed(begun, `${id}`);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
}
const hashed = (from: number, text: string): number => {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};
