import type { RunRecord, RunSet } from '@clubpulse/contract/workouts/runs/runs';

type Lifted = Pick<RunSet, 'ExerciseId' | 'Reps' | 'Weight'>;

const hundredths = (kilograms: number): number => Math.round(kilograms * 100) / 100;

export const volumeOf = (sets: readonly Pick<RunSet, 'Reps' | 'Weight'>[]): number =>
  hundredths(sets.reduce((sum, { Reps, Weight }) => sum + (Reps ?? 0) * (Weight ?? 0), 0));

interface Bests {
  readonly atLoad: readonly {
    readonly ExerciseId: number;
    readonly Weight: number;
    readonly Reps: number;
    readonly Begin: string;
  }[];
  readonly volumes: readonly { readonly ExerciseId: number; readonly Volume: number; readonly Begin: string }[];
}

/** Records are the heaviest load (or without loads the most repetitions) and the highest volume. A first value is no record. */
export function recordsOf(done: readonly Lifted[], before: Bests): RunRecord[] {
  const byExercise = Map.groupBy(
    done.filter(({ Reps, Weight }) => (Reps ?? 0) > 0 && (Weight ?? 0) > 0),
    ({ ExerciseId }) => ExerciseId,
  );
  return [...byExercise].flatMap(([ExerciseId, sets]) => {
    const earlier = before.atLoad.filter((best) => best.ExerciseId === ExerciseId);
    const volume = before.volumes.find((best) => best.ExerciseId === ExerciseId);
    return [bestLift(ExerciseId, sets, earlier) ?? [], bestVolume(ExerciseId, sets, volume) ?? []].flat();
  });
}

function bestLift(ExerciseId: number, sets: readonly Lifted[], earlier: Bests['atLoad']): RunRecord | undefined {
  const heaviest = earlier.toSorted((one, other) => other.Weight - one.Weight)[0];
  if (heaviest === undefined) return undefined;
  const lifts = sets
    .map(({ Reps, Weight }) => ({ Reps: Reps ?? 0, Weight: Weight ?? 0 }))
    .toSorted((one, other) => other.Weight - one.Weight || other.Reps - one.Reps);
  const [top] = lifts;
  const recordOver = (Kind: 'heaviest' | 'reps', lift: (typeof lifts)[number], best: Bests['atLoad'][number]): RunRecord => ({
    ExerciseId,
    Kind,
    Reps: lift.Reps,
    Value: lift.Weight,
    Before: { Reps: best.Reps, Value: best.Weight, Begin: best.Begin },
  });
  if (top !== undefined && top.Weight > heaviest.Weight) return recordOver('heaviest', top, heaviest);
  for (const lift of lifts) {
    const best = earlier.find(({ Weight }) => Weight === lift.Weight);
    if (best !== undefined && lift.Reps > best.Reps) return recordOver('reps', lift, best);
  }
  return undefined;
}

function bestVolume(
  ExerciseId: number,
  sets: readonly Lifted[],
  best: Bests['volumes'][number] | undefined,
): RunRecord | undefined {
  const Value = volumeOf(sets);
  if (best === undefined || Value <= best.Volume) return undefined;
  return { ExerciseId, Kind: 'volume', Reps: null, Value, Before: { Reps: null, Value: best.Volume, Begin: best.Begin } };
}
