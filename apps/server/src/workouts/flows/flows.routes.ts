import * as calls from '@clubpulse/contract/workouts/flows/flows.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { FlowsService } from './flows.service.ts';

export function flowRoutes(route: Routes, flows: FlowsService): void {
  route(calls.listFlows, ({ params, query }) => flows.list(params.id, query));
  route(calls.getFlow, ({ params }) => flows.get(params.id, params.flowId));
  route(calls.createFlow, ({ params, body }) => flows.create(params.id, body));
  route(calls.updateFlow, ({ params, body }) => flows.update(params.id, params.flowId, body));
  route(calls.deleteFlow, ({ params }) => flows.delete(params.id, params.flowId));
}
