import * as calls from '@clubpulse/contract/workouts/runs/runs.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Runs } from './runs.service.ts';

export function runRoutes(route: Routes, runs: Runs): void {
  const resolve = ({ params }: { params: { id: number } }) => runs.userOf(params.id);
  route(calls.listCalendarRuns, ({ params, query, caller }) => runs.calendar(params.id, query, caller));
  route(calls.getRunPlan, ({ params, caller, language }) => runs.plan(params.sheetId, caller, language));
  route(calls.storeRun, ({ params, body }) => runs.store(params.id, params.key, body));
  route(calls.getRun, { resolve, handle: ({ params, caller, language }) => runs.get(params.id, caller, language) });
  route(calls.deleteRun, { resolve, handle: ({ params }) => runs.delete(params.id) });
}
