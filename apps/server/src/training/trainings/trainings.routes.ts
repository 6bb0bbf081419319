import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Training, TrainingId } from '@clubpulse/contract/training/trainings';
import * as calls from '@clubpulse/contract/training/trainings.calls';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Sources } from './activities/sources.service.ts';
import type { TrainingActs } from './own/training-acts.service.ts';
import type { Trainings } from './trainings.service.ts';

export function trainingRoutes(route: Routes, trainings: Trainings, acts: TrainingActs, sources: Sources): void {
  const resolve = ({ params, caller }: { params: { id: number }; caller: Caller }) => trainings.userOf(params.id, caller);
  async function shown(written: Promise<TrainingId | Refusal>, caller: Caller): Promise<Training | Refusal> {
    const trainingId = await written;
    return isRefusal(trainingId) ? trainingId : trainings.one(trainingId, caller);
  }
  route(calls.listCalendarTrainings, ({ params, query, caller }) => trainings.ofUser(params.id, query, caller));
  route(calls.getTraining, { resolve, handle: ({ params, caller }) => trainings.get(params.id, caller) });
  route(calls.getTrainingSources, { resolve, handle: ({ params, caller }) => sources.ofTraining(params.id, caller) });
  route(calls.countTraining, { resolve, handle: ({ params }) => acts.count(params.id) });
  route(calls.getNextTraining, { resolve, handle: ({ params, caller }) => trainings.next(params.id, caller) });
  route(calls.getPrevTraining, { resolve, handle: ({ params, caller }) => trainings.previous(params.id, caller) });
  route(calls.getHeartbeats, ({ params, query, caller }) => trainings.heartbeats(params.id, query, caller));
  route(calls.createTraining, ({ params, body, caller, key }) => acts.create(params.id, body, caller, key));
  route(calls.updateTraining, {
    resolve,
    handle: ({ params, body, caller }) => shown(acts.update(params.id, body, caller), caller),
  });
  route(calls.deleteTraining, { resolve, handle: ({ params, caller }) => acts.delete(params.id, caller) });
  route(calls.listClubTrainings, ({ params, query, caller }) => trainings.ofClub(params.id, query, caller));
}
