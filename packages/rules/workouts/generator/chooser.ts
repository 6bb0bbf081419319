import type { MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type Choosable, lotOf, ranked, type Wishes } from './choose.ts';
import { doseLimits, liftKindOf } from './dose-limits.ts';

export interface Chosen {
  readonly place: string;
  readonly exercise: Choosable;
  readonly pattern: Pattern;
  readonly insteadOf: Pattern | null;
  readonly others: readonly Choosable[];
}
/** The chosen exercises by place in the sheet. A choice that the rules do not offer is ignored. */
export type Picks = ReadonlyMap<string, number>;

interface Wanted {
  readonly place: string;
  readonly ways: readonly Pattern[];
  readonly better?: (exercise: Choosable) => boolean;
  readonly which?: (exercise: Choosable) => boolean;
  readonly again?: boolean;
}

export type Chooser = ReturnType<typeof createChooser>;

/** A steady exercise is possible without a break: on a machine, or outdoors. */
export const isSteady = ({ Equipment, Locations, Activities }: Choosable): boolean =>
  (!Equipment.includes('none') && !Equipment.includes('jumpRope') && !Activities.includes('warmup')) ||
  Locations.every((place) => place === 'outdoor');

/** For strength, exercises of two large joints are preferred. With a hard dose, light exercises come last. */
const worth = { big: 1, light: -4, concerned: -10 } as const;

interface Preferences {
  readonly wishes: Wishes;
  readonly lately: ReadonlySet<number>;
  readonly rpe: number;
  readonly seed: number;
  readonly picks: Picks;
  /** Number of demands that the trainer must look at because of the conditions. Exercises with fewer such demands come first. */
  readonly concerns: (exercise: Choosable) => number;
}

/** No exercise occurs twice on a day, or on a later day unless there is no other exercise. */
export function createChooser(exercises: readonly Choosable[], { wishes, lately, rpe, seed, picks, concerns }: Preferences) {
  const used = new Set<number>();
  const today = new Set<number>();
  const trained = new Set<MainMuscle>();
  const suits = (exercise: Choosable): number => {
    const kind = liftKindOf(exercise);
    const spared = concerns(exercise) * worth.concerned;
    if (kind === 'light' && rpe > doseLimits.light.rpeMax) return spared + worth.light;
    return spared + (kind === 'big' && wishes.Goal === 'strength' ? worth.big : 0);
  };
  const byPattern = Map.groupBy(exercises, ({ Pattern }) => Pattern);

  return {
    beginDay(): void {
      for (const id of today) used.add(id);
      today.clear();
      trained.clear();
    },

    next({ place, ways, better, which = () => true, again = false }: Wanted): Chosen | undefined {
      const [wanted] = ways;
      for (const pattern of ways) {
        const all = (byPattern.get(pattern) ?? []).filter(which);
        if (all.length === 0) continue;
        const fresh = all.filter(({ ExerciseId }) => !today.has(ExerciseId));
        const order = ranked(fresh.length > 0 || !again ? fresh : all, {
          wishes,
          lately,
          used,
          trained,
          suits,
          lot: lotOf(seed, place),
        });
        const first = pattern === 'cardio' ? (better ?? isSteady) : better;
        const isFirst = (one: Choosable) => first === undefined || first(one) || wishes.WantedIds.includes(one.ExerciseId);
        const sorted = [...order.filter(isFirst), ...order.filter((one) => !isFirst(one))];
        const exercise = sorted.find(({ ExerciseId }) => ExerciseId === picks.get(place)) ?? sorted[0];
        if (exercise === undefined) continue;
        return taken(place, exercise, sorted, wanted === undefined || pattern === wanted ? null : wanted);
      }
      return undefined;
    },

    wanted(place: string, which: (exercise: Choosable) => boolean): Chosen | undefined {
      const fresh = exercises.filter((one) => !today.has(one.ExerciseId) && which(one));
      const sorted = ranked(fresh, { wishes, lately, used, trained, suits, lot: lotOf(seed, place) });
      const exercise = sorted.find(({ ExerciseId }) => ExerciseId === picks.get(place)) ?? sorted[0];
      return exercise === undefined ? undefined : taken(place, exercise, sorted, null);
    },
    giveBack: ({ exercise }: Chosen): boolean => today.delete(exercise.ExerciseId),
    isUsed: (id: number): boolean => used.has(id) || today.has(id),
  };

  function taken(place: string, exercise: Choosable, sorted: readonly Choosable[], insteadOf: Pattern | null): Chosen {
    today.add(exercise.ExerciseId);
    trained.add(exercise.MainMuscle);
    const others = sorted.filter((one) => one !== exercise && one.Measure === exercise.Measure);
    return { place, exercise, pattern: exercise.Pattern ?? 'fullBody', insteadOf, others };
  }
}

export function several(count: number, next: (place: number) => Chosen | undefined): Chosen[] {
  const found: Chosen[] = [];
  for (let place = 0; place < count; place++) {
    const chosen = next(place);
    if (chosen === undefined) break;
    found.push(chosen);
  }
  return found;
}
