import * as calls from '@clubpulse/contract/accounts/watches.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Watches } from './watches.service.ts';

export function watchRoutes(route: Routes, watches: Watches): void {
  route(calls.listRelationships, ({ params }) => watches.list(params.id));
  route(calls.getRelationship, ({ params, query }) => watches.get(params.id, params.watchedId, query.Type));
  route(calls.addRelationship, ({ params, body }) => watches.add(params.id, body));
  route(calls.deleteRelationship, ({ params, query }) => watches.remove(params.id, params.watchedId, query.Type));
}
