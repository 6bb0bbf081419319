import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { CircuitsService } from '../../workouts/circuits/public.ts';
import type { FlowsService } from '../../workouts/flows/public.ts';
import type { TimersService } from '../../workouts/timers/public.ts';
import { roomWorkoutRoutes } from './room-workouts.routes.ts';
import { createRoomWorkouts } from './room-workouts.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly rooms: Rooms;
  readonly clubs: Clubs;
  readonly circuits: CircuitsService;
  readonly timers: TimersService;
  readonly flows: FlowsService;
}

/** What rooms run on their screens, and who leads it. */
export const roomWorkouts = feature({
  name: 'live/room-workouts',
  build: ({ db, rooms, clubs, circuits, timers, flows }: Needs) => ({
    roomWorkouts: createRoomWorkouts({ db, rooms, clubs, circuits, timers, flows }),
  }),
  routes: (route, parts) => roomWorkoutRoutes(route, parts.roomWorkouts),
});
