import * as calls from '@clubpulse/contract/calendar/overlaps.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { OverlapsOfClub } from './overlaps.service.ts';

export function overlapRoutes(route: Routes, overlaps: OverlapsOfClub): void {
  route(calls.listOverlaps, ({ params, query }) => overlaps.list(params.id, query));
}
