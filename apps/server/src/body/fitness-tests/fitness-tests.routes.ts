import * as calls from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { FitnessTests } from './fitness-tests.service.ts';

export function fitnessTestRoutes(route: Routes, tests: FitnessTests): void {
  const resolve = ({ params }: { params: { id: number } }) => tests.ownerOf(params.id);
  route(calls.listFitnessTests, ({ params, query, caller }) => tests.list(caller, params.id, query));
  route(calls.prepareFitnessTest, ({ params, body, caller, key }) => tests.prepare(caller, params.id, body, key));
  route(calls.getFitnessTest, { resolve, handle: ({ params, caller }) => tests.get(caller, params.id) });
  route(calls.startFitnessTest, { resolve, handle: ({ params, caller }) => tests.start(caller, params.id) });
  route(calls.endFitnessTest, { resolve, handle: ({ params, body, caller, key }) => tests.end(caller, params.id, body, key) });
  route(calls.deleteFitnessTest, { resolve, handle: ({ params, caller }) => tests.delete(caller, params.id) });
}
