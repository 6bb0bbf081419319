import type { Bus } from '../../platform/bus/bus.ts';
import { feature } from '../../platform/feature/feature.ts';
import type { LiveNow } from '../board/public.ts';
import type { RoomWorkouts } from '../room-workouts/public.ts';
import { ownLiveRoutes } from './own-live.routes.ts';
import { createRoomSums } from './room-sums.live.ts';

interface Needs {
  readonly bus: Bus;
  readonly roomWorkouts: RoomWorkouts;
  readonly live: { readonly now: LiveNow };
}

export const ownLive = feature({
  name: 'live/own-live',
  for: ['api'],
  build: ({ bus }: Needs) => ({ roomSums: createRoomSums(bus) }),
  routes: (route, { live, roomSums, roomWorkouts }) => ownLiveRoutes(route, live.now, roomSums, roomWorkouts),
  close: ({ roomSums }) => roomSums.close(),
});
