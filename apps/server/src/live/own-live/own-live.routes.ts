import { refuse } from '@clubpulse/contract/errors';
import { getOwnRoom, setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from '../board/public.ts';
import type { RoomWorkouts } from '../room-workouts/public.ts';
import type { RoomSums } from './room-sums.live.ts';

export function ownLiveRoutes(route: Routes, now: LiveNow, rooms: RoomSums, { begin }: Pick<RoomWorkouts, 'begin'>): void {
  route(getOwnRoom, async ({ params }) => {
    const received = await now.user(params.id);
    return received && rooms.of(received.ClubId, received.DisplayGroupId, params.id);
  });
  route(setOwnStation, async ({ params, body }) => {
    const received = await now.user(params.id);
    return received ? begin(received, params.id, body) : refuse('NotFound');
  });
}
