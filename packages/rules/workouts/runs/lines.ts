import type { RunSet } from '@clubpulse/contract/workouts/runs/runs';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { volumeOf } from './records.ts';
import { turnsOf } from './turns.ts';

interface LineDone {
  readonly key: string;
  readonly planned: number;
  readonly done: number;
  readonly states: readonly (RunSet['State'] | 'left')[];
  readonly sets: readonly RunSet[];
  readonly reps: number;
  readonly seconds: number;
  readonly volume: number;
}

export function linesOf(day: ProgramDay, sets: readonly RunSet[]): LineDone[] {
  const lines = Map.groupBy(turnsOf(day), ({ place: { Group, Set, Line } }) => `${Group}.${Set}.${Line}`);
  return [...lines].map(([key, turns]) => {
    const found = turns.map(({ place }) =>
      sets.find(({ Group, Set, Round, Line }) => `${Group}.${Set}.${Line}` === key && Round === place.Round),
    );
    const planned = turns[0]?.line.ExerciseId ?? 0;
    const done = found.filter((set) => set?.State === 'done').flatMap((set) => set ?? []);
    return {
      key,
      planned,
      done: done.at(-1)?.ExerciseId ?? planned,
      states: found.map((set) => set?.State ?? 'left'),
      sets: done,
      reps: done.reduce((sum, { Reps }) => sum + (Reps ?? 0), 0),
      seconds: done.reduce((sum, { Duration }) => sum + (Duration ?? 0), 0),
      volume: volumeOf(done),
    };
  });
}
