import { getUserLive, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveNow } from './board.ports.ts';

export function boardRoutes(route: Routes, now: LiveNow): void {
  route(listLiveAthletes, async ({ params }) => now.athletes(params.id));
  route(getUserLive, async ({ params }) => now.user(params.id));
}
