import type { RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { isExpired, stepsOf } from './run.ts';

/**
 * Returns what screens that show no scene show at the moment `at` (Unix ms of the server's clock): the wall or the room's
 * workout.
 */
export function shownAt(run: RoomWorkout | undefined, at: number): 'Wall' | WorkoutContent['Kind'] {
  if (run === undefined || run.BehindWall || isExpired(stepsOf(run.Content), run, at)) return 'Wall';
  return run.Content.Kind;
}
