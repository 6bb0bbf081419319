import type { board } from '../en/live/board.ts';
import type { classSessions } from '../en/live/class-sessions.ts';
import type { displays } from '../en/live/displays.ts';
import type { groupTrainings } from '../en/live/group-trainings.ts';
import type { refusals } from '../en/live/live.refusals.ts';
import type { screens } from '../en/live/live.screens.ts';
import type { liveTrainings } from '../en/live/live-trainings/live-trainings.ts';
import type { ownLive } from '../en/live/own-live/own-live.ts';
import type { ownStrap } from '../en/live/own-strap/own-strap.ts';
import type { roomResults } from '../en/live/room-results/room-results.ts';
import type { roomSlots } from '../en/live/room-slots/room-slots.ts';
import type { roomWorkouts } from '../en/live/room-workouts/room-workouts.ts';
import type { wall } from '../en/live/walls.ts';

export type Live = typeof displays &
  typeof board &
  typeof classSessions &
  typeof groupTrainings &
  typeof liveTrainings &
  typeof ownLive &
  typeof ownStrap &
  typeof roomResults &
  typeof roomSlots &
  typeof roomWorkouts &
  typeof wall &
  typeof refusals &
  typeof screens;
