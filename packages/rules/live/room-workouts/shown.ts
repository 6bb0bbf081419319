import type { RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { isGone, stepsOf } from './run.ts';

/** What the screens of a room show at a moment (Unix ms by the server's clock) while no scene stands there: their wall, or what the room runs. */
export function shownAt(run: RoomWorkout | undefined, at: number): 'Wall' | WorkoutContent['Kind'] {
  if (run === undefined || run.BehindWall || isGone(stepsOf(run.Content), run, at)) return 'Wall';
  return run.Content.Kind;
}
