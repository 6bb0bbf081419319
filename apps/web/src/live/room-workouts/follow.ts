import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { standAt, stepsOf, untilTurn } from '@clubpulse/rules/live/room-workouts/run';
import type { Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { useEffect, useState } from 'react';

/**
 * Calls `show` at once and with each new second, also offline. `now` is the server's clock. Returns a function that stops this.
 */
export function follow(run: RoomWorkout, now: () => number, show: (stand: Position) => void): () => void {
  const steps = stepsOf(run.Content);
  let turning: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const stand = standAt(steps, run, now());
    show(stand);
    turning = setTimeout(turn, untilTurn(stand));
  };
  turn();
  return () => clearTimeout(turning);
}

export function useStand(run: RoomWorkout, now: () => number): Position {
  const [stand, setStand] = useState(() => standAt(stepsOf(run.Content), run, now()));
  useEffect(() => follow(run, now, setStand), [run, now]);
  return stand;
}
