import * as calls from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LiveTrainings } from './live-trainings.service.ts';

export function liveTrainingRoutes(route: Routes, live: LiveTrainings): void {
  const resolve = ({ params }: { params: { id: number } }) => live.clubOf(params.id);
  route(calls.listLiveTrainings, ({ params }) => live.ofClub(params.id));
  route(calls.getLiveTraining, { resolve, handle: ({ params }) => live.get(params.id) });
  route(calls.createLiveTraining, ({ body: { ClubId, ...input }, key }) => live.create(ClubId, input, key));
  route(calls.updateLiveTraining, { resolve, handle: ({ params, body }) => live.update(params.id, body) });
  route(calls.startLiveTraining, { resolve, handle: ({ params, caller }) => live.start(params.id, caller.UserId) });
  route(calls.stopLiveTraining, { resolve, handle: ({ params, caller }) => live.stop(params.id, caller.UserId) });
  route(calls.deleteLiveTraining, { resolve, handle: ({ params }) => live.delete(params.id) });
}
