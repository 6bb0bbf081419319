import {
  getDashboard,
  listDashboard,
  resetDashboard,
  setDashboard,
  setDashboardForStaff,
} from '@clubpulse/contract/office/dashboard/dashboard.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Dashboards } from './dashboard.service.ts';

export function dashboardRoutes(route: Routes, dashboards: Dashboards): void {
  route(getDashboard, ({ params, caller }) => dashboards.boxes(caller, params.id));
  route(listDashboard, ({ params, query, caller }) => dashboards.list(caller, params.id, params.list, query));
  route(setDashboard, ({ body, caller }) => dashboards.set(caller, body));
  route(resetDashboard, ({ caller }) => dashboards.reset(caller));
  route(setDashboardForStaff, ({ params, body }) => dashboards.setForStaff(params.id, body));
}
