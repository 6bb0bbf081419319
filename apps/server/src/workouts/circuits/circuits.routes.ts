import * as calls from '@clubpulse/contract/workouts/circuits/circuits.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { CircuitsService } from './circuits.service.ts';
import type { CircuitCopies } from './clone.service.ts';

export function circuitRoutes(route: Routes, circuits: CircuitsService, copies: CircuitCopies): void {
  const resolve = ({ params }: { params: { id: number } }) => circuits.clubOf(params.id);
  route(calls.listCircuits, ({ query }) => circuits.list(query));
  route(calls.listCircuitTags, ({ query }) => circuits.tags(query.ClubId));
  route(calls.listClubStations, ({ query }) => circuits.stations(query.ClubId));
  route(calls.getCircuit, { resolve, handle: ({ params, language }) => circuits.get(params.id, language) });
  route(calls.getCircuitCache, { resolve, handle: ({ params, language }) => circuits.content(params.id, language) });
  route(calls.createCircuit, ({ body, language, key }) => circuits.create(body, { language, key }));
  route(calls.updateCircuit, { resolve, handle: ({ params, body, language }) => circuits.update(params.id, body, language) });
  route(calls.deleteCircuit, { resolve, handle: ({ params }) => circuits.delete(params.id) });
  route(calls.batchDeleteCircuits, ({ body }) => circuits.batchDelete(body.ClubId, body.BridgeWorkoutIds));
  route(calls.batchPublishCircuits, ({ body }) => circuits.batchPublish(body.ClubId, body.BridgeWorkoutIds, body.Published));
  route(calls.batchCloneCircuits, ({ body, caller, key }) => copies.clone(body, caller, key));
}
