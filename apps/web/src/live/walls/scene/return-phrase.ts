import type { RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import { shownAt } from '@clubpulse/rules/live/room-workouts/shown';

const words = {
  Wall: 'live.backIn',
  Quick: 'live.backIn.timer',
  Timer: 'live.backIn.timer',
  Circuit: 'live.backIn.circuit',
  Flow: 'live.backIn.flow',
  Slideshow: 'live.backIn.slides',
} as const satisfies Record<'Wall' | WorkoutContent['Kind'], string>;

export const returnPhraseOf = (run: RoomWorkout | undefined, { until }: Pick<RoomScene, 'until'>) =>
  words[shownAt(run, Date.parse(until))];
