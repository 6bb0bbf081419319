import * as calls from '@clubpulse/contract/live/live-trainings/participants.calls';
import type { Routes } from '../../../platform/http/route.ts';
import type { LiveParticipants } from './participants.service.ts';

export function liveParticipantRoutes(
  route: Routes,
  participants: LiveParticipants,
  clubOf: (id: number) => Promise<number | undefined>,
): void {
  const resolve = ({ params }: { params: { id: number } }) => clubOf(params.id);
  route(calls.listMyLiveTrainings, ({ params }) => participants.ofUser(params.id));
  route(calls.joinLiveTraining, ({ params }) => participants.joinSelf(params.liveTrainingId, params.id));
  route(calls.leaveLiveTraining, ({ params }) => participants.leave(params.liveTrainingId, params.id));
  route(calls.listLiveParticipants, { resolve, handle: ({ params }) => participants.ofTraining(params.id) });
  route(calls.addLiveParticipant, {
    resolve,
    handle: ({ params, body, caller }) => participants.add(params.id, body.UserId, caller.UserId),
  });
  route(calls.removeLiveParticipant, { resolve, handle: ({ params }) => participants.leave(params.id, params.userId) });
}
