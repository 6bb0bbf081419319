import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { classHourPorts } from '../class-sessions/public.ts';
import type { RoomWorkouts } from '../room-workouts/public.ts';
import { roomSlotRoutes } from './room-slots.routes.ts';
import { createRoomSlots } from './room-slots.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly roomWorkouts: RoomWorkouts;
}

export const roomSlots = feature({
  name: 'live/room-slots',
  build: ({ db, roomWorkouts }: Needs) => ({ roomSlots: createRoomSlots({ db, workouts: roomWorkouts }) }),
  plugs: (parts) => [plug(classHourPorts, { atTheirHour: [parts.roomSlots.beginCircuitsOfClasses] })],
  routes: (route, parts) => roomSlotRoutes(route, parts.roomSlots),
  jobs: (parts) => parts.roomSlots.jobs,
});
