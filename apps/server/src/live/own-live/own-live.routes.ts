import { getOwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from '../board/public.ts';
import type { RoomSums } from './room-sums.live.ts';

export function ownLiveRoutes(route: Routes, now: LiveNow, rooms: RoomSums): void {
  route(getOwnRoom, async ({ params }) => {
    const heard = await now.user(params.id);
    return heard && rooms.of(heard.ClubId, heard.DisplayGroupId);
  });
}
