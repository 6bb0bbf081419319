import * as calls from '@clubpulse/contract/body/health/health.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { HealthBoards } from './board.service.ts';
import type { Health } from './health.service.ts';

export function healthRoutes(route: Routes, health: Health, boards: HealthBoards): void {
  route(calls.getHealth, ({ params, caller }) => health.state(caller, params.id));
  route(calls.keepHealth, ({ params, body, caller, language }) => health.keep(caller, params.id, body, language));
  route(calls.deleteHealth, ({ params }) => health.deleteAll(params.id));
  route(calls.listHealthDays, ({ params, query, caller }) => health.daily(caller, params.id, query));
  route(calls.listHealthHrv, ({ params, query, caller }) => health.hrv(caller, params.id, query));
  route(calls.listHealthPulseox, ({ params, query, caller }) => health.pulseox(caller, params.id, query));
  route(calls.listHealthSleep, ({ params, query, caller }) => health.sleep(caller, params.id, query));
  route(calls.listHealthStress, ({ params, query, caller }) => health.stress(caller, params.id, query));
  route(calls.listHealthActivity, ({ params, query, caller }) => health.activity(caller, params.id, query));
  route(calls.getHealthDaysDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'daily', query));
  route(calls.getHealthHrvDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'hrv', query));
  route(calls.getHealthPulseoxDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'pulseox', query));
  route(calls.getHealthSleepDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'sleep', query));
  route(calls.getHealthStressDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'stress', query));
  route(calls.getHealthActivityDashboard, ({ params, query, caller }) => health.dashboard(caller, params.id, 'activity', query));
  route(calls.getHealthWeek, ({ params, query, caller }) => boards.weekOfClub(caller, params.id, query));
  route(calls.getHealthBoard, ({ params, query, caller }) => boards.ofClub(caller, params.id, query));
}
