import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import * as calls from '@clubpulse/contract/workouts/circuits/circuits.calls';
import type { Images } from '../../accounts/images/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { CircuitsService } from './circuits.service.ts';
import type { CircuitCopies } from './clone.service.ts';

interface Parts {
  readonly circuits: CircuitsService;
  readonly copies: CircuitCopies;
  readonly images: Pick<Images, 'keepForExercise'>;
}

const fileOf = IMAGE_TEXT_MAX + 16_384;

export function circuitRoutes(route: Routes, { circuits, copies, images }: Parts): void {
  const resolve = ({ params }: { params: { id: number } }) => circuits.clubOf(params.id);
  route(calls.listCircuits, ({ query }) => circuits.list(query));
  route(calls.listCircuitTags, ({ query }) => circuits.tags(query.ClubId));
  route(calls.listClubStations, ({ query }) => circuits.stations(query.ClubId));
  route(calls.getCircuit, { resolve, handle: ({ params, language }) => circuits.get(params.id, language) });
  route(calls.getCircuitCache, { resolve, handle: ({ params, language }) => circuits.content(params.id, language) });
  route(calls.createCircuit, ({ body, language, key }) => circuits.create(body, { language, key }));
  route(calls.updateCircuit, { resolve, handle: ({ params, body, language }) => circuits.update(params.id, body, language) });
  route(calls.uploadCircuitPicture, { fileOf, handle: ({ params, body }) => images.keepForExercise(params.id, body) });
  route(calls.deleteCircuit, { resolve, handle: ({ params }) => circuits.delete(params.id) });
  route(calls.batchDeleteCircuits, ({ body }) => circuits.batchDelete(body.ClubId, body.BridgeWorkoutIds));
  route(calls.batchPublishCircuits, ({ body }) => circuits.batchPublish(body.ClubId, body.BridgeWorkoutIds, body.Published));
  route(calls.batchCloneCircuits, ({ body, caller, key }) => copies.clone(body, caller, key));
}
