import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { positionIn, stepsOf, untilTurn } from '@clubpulse/rules/live/room-workouts/run';
import type { Position } from '@clubpulse/rules/workouts/timeline/timeline';
import { useEffect, useState } from 'react';

/** Calls `show` at once and with each new second, also offline. `now` is the server's clock. */
export function follow(run: RoomWorkout, now: () => number, show: (position: Position) => void): () => void {
  const steps = stepsOf(run.Content);
  let turning: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const position = positionIn(steps, run, now());
    show(position);
    turning = setTimeout(turn, untilTurn(position));
  };
  turn();
  return () => clearTimeout(turning);
}

export function usePosition(run: RoomWorkout, now: () => number): Position {
  const [position, setPosition] = useState(() => positionIn(stepsOf(run.Content), run, now()));
  useEffect(() => follow(run, now, setPosition), [run, now]);
  return position;
}
