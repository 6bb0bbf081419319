import { picturePorts } from '../../accounts/images/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { CircuitsService } from '../../workouts/circuits/public.ts';
import type { FlowsService } from '../../workouts/flows/public.ts';
import type { SlideshowsService } from '../../workouts/slideshows/public.ts';
import type { TimersService } from '../../workouts/timers/public.ts';
import { type ClassSessions, classHourPorts } from '../class-sessions/public.ts';
import { type LiveTrainings, leadingPorts } from '../live-trainings/public.ts';
import type { RoomResults } from '../room-results/public.ts';
import { scenePorts } from '../scenes/public.ts';
import { roomWorkoutRoutes } from './room-workouts.routes.ts';
import { createRoomWorkouts } from './room-workouts.service.ts';
import { shownByRooms } from './room-workouts.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly rooms: Rooms;
  readonly clubs: Clubs;
  readonly circuits: CircuitsService;
  readonly timers: TimersService;
  readonly flows: FlowsService;
  readonly slideshows: SlideshowsService;
  readonly roomResults: RoomResults;
  readonly liveTrainings: LiveTrainings;
  readonly classSessions: ClassSessions;
}

export const roomWorkouts = feature({
  name: 'live/room-workouts',
  build: ({ roomResults: results, liveTrainings, classSessions, ...parts }: Needs) => ({
    roomWorkouts: createRoomWorkouts({ ...parts, results, led: [liveTrainings, classSessions] }),
  }),
  plugs: ({ roomWorkouts: { endLeft, endWith, joinClass, leaveRooms, setBehindWall } }) => [
    plug(picturePorts, { shown: [shownByRooms] }),
    plug(leadingPorts, { endToo: [endWith] }),
    plug(classHourPorts, { atTheirHour: [endLeft], beginToo: [joinClass], leaveToo: [leaveRooms], endToo: [endWith] }),
    plug(scenePorts, { setBehindWall }),
  ],
  routes: (route, parts) => roomWorkoutRoutes(route, parts.roomWorkouts),
  jobs: (parts) => parts.roomWorkouts.jobs,
  listeners: (parts) => parts.roomWorkouts.listeners,
});
