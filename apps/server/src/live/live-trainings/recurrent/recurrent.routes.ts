import * as calls from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { RecurrentLive } from './recurrent.service.ts';

export function recurrentLiveRoutes(route: Routes, recurrent: RecurrentLive): void {
  const resolve = ({ params }: { params: { id: number } }) => recurrent.clubOf(params.id);
  route(calls.createRecurrentLiveTraining, ({ body, key }) => recurrent.create(body, key));
  route(calls.getRecurrentLiveTraining, { resolve, handle: ({ params }) => recurrent.get(params.id) });
  route(calls.startRecurrentLiveTraining, {
    resolve,
    handle: ({ params, caller }) => recurrent.start(params.id, caller.UserId),
  });
  route(calls.deleteRecurrentLiveTraining, { resolve, handle: ({ params }) => recurrent.delete(params.id) });
}
