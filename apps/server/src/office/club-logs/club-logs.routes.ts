import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubLogs } from './club-logs.service.ts';

export function clubLogsRoutes(route: Routes, logs: ClubLogs): void {
  route(listClubLogs, ({ params, query }) => logs.page(params.id, query));
}
