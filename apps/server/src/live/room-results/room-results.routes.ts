import * as calls from '@clubpulse/contract/live/room-results/room-results.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { RoomResults } from './room-results.service.ts';

export function roomResultRoutes(route: Routes, results: RoomResults): void {
  route(calls.listTrainingResults, {
    resolve: ({ params, caller }) => results.athleteOf(params.id, caller),
    handle: ({ params, caller }) => results.ofTraining(params.id, caller),
  });
  route(calls.listCalendarResults, ({ params, query, caller }) => results.calendar(params.id, query, caller));
}
