import { refuse } from '@clubpulse/contract/errors';
import { getOwnRoom, setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from '../board/public.ts';
import type { RoomWorkouts } from '../room-workouts/public.ts';
import type { RoomSums } from './room-sums.live.ts';

export function ownLiveRoutes(route: Routes, now: LiveNow, rooms: RoomSums, { begin }: Pick<RoomWorkouts, 'begin'>): void {
  route(getOwnRoom, async ({ params }) => {
    const heard = await now.user(params.id);
    return heard && rooms.of(heard.ClubId, heard.DisplayGroupId, params.id);
  });
  route(setOwnStation, async ({ params, body }) => {
    const heard = await now.user(params.id);
    return heard ? begin(heard, params.id, body) : refuse('NotFound');
  });
}
