import type { RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { isExpired, stepsOf } from './run.ts';

export function shownAt(run: RoomWorkout | undefined, at: number): 'Wall' | WorkoutContent['Kind'] {
  if (run === undefined || run.BehindWall || isExpired(stepsOf(run.Content), run, at)) return 'Wall';
  return run.Content.Kind;
}
