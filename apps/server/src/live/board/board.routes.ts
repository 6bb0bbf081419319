import { getUserLive, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Board } from './board.live.ts';

export function boardRoutes(route: Routes, board: Board): void {
  route(listLiveAthletes, async ({ params }) => board.liveAthletes(params.id));
  route(getUserLive, async ({ params }) => board.userLive(params.id));
}
