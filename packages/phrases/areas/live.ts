import type { screens as boardScreens } from '../en/live/board.screens.ts';
import type { board } from '../en/live/board.ts';
import type { refusals as classSessionsRefusals } from '../en/live/class-sessions.refusals.ts';
import type { classSessions } from '../en/live/class-sessions.ts';
import type { refusals as displaysRefusals } from '../en/live/displays.refusals.ts';
import type { displays } from '../en/live/displays.ts';
import type { screens as groupTrainingsScreens } from '../en/live/group-trainings.screens.ts';
import type { groupTrainings } from '../en/live/group-trainings.ts';
import type { refusals as liveTrainingsRefusals } from '../en/live/live-trainings/live-trainings.refusals.ts';
import type { screens as liveTrainingsScreens } from '../en/live/live-trainings/live-trainings.screens.ts';
import type { liveTrainings } from '../en/live/live-trainings/live-trainings.ts';
import type { refusals as participantsRefusals } from '../en/live/live-trainings/participants.refusals.ts';
import type { screens as ownLiveScreens } from '../en/live/own-live/own-live.screens.ts';
import type { ownLive } from '../en/live/own-live/own-live.ts';
import type { refusals as ownStrapRefusals } from '../en/live/own-strap/own-strap.refusals.ts';
import type { screens as ownStrapScreens } from '../en/live/own-strap/own-strap.screens.ts';
import type { ownStrap } from '../en/live/own-strap/own-strap.ts';
import type { roomResults } from '../en/live/room-results/room-results.ts';
import type { refusals as roomSlotsRefusals } from '../en/live/room-slots/room-slots.refusals.ts';
import type { roomSlots } from '../en/live/room-slots/room-slots.ts';
import type { refusals as roomWorkoutsRefusals } from '../en/live/room-workouts/room-workouts.refusals.ts';
import type { roomWorkouts } from '../en/live/room-workouts/room-workouts.ts';
import type { refusals as scenesRefusals } from '../en/live/scenes/scenes.refusals.ts';
import type { wall } from '../en/live/walls.ts';

export type Live = typeof displays &
  typeof board &
  typeof classSessions &
  typeof classSessionsRefusals &
  typeof groupTrainings &
  typeof groupTrainingsScreens &
  typeof liveTrainings &
  typeof liveTrainingsRefusals &
  typeof participantsRefusals &
  typeof liveTrainingsScreens &
  typeof ownLive &
  typeof ownLiveScreens &
  typeof ownStrap &
  typeof ownStrapRefusals &
  typeof ownStrapScreens &
  typeof roomResults &
  typeof roomSlots &
  typeof roomSlotsRefusals &
  typeof roomWorkouts &
  typeof roomWorkoutsRefusals &
  typeof wall &
  typeof displaysRefusals &
  typeof scenesRefusals &
  typeof boardScreens;
