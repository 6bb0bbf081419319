import * as calls from '@clubpulse/contract/training/trainings.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Trainings } from './trainings.service.ts';

export function trainingRoutes(route: Routes, trainings: Trainings): void {
  const resolve = ({ params }: { params: { id: number } }) => trainings.userOf(params.id);
  route(calls.listCalendarTrainings, ({ params, query, caller }) => trainings.ofUser(params.id, query, caller));
  route(calls.getTraining, { resolve, handle: ({ params, caller }) => trainings.get(params.id, caller) });
  route(calls.getNextTraining, { resolve, handle: ({ params, caller }) => trainings.next(params.id, caller) });
  route(calls.getPrevTraining, { resolve, handle: ({ params, caller }) => trainings.previous(params.id, caller) });
  route(calls.getHeartbeats, ({ params, query, caller }) => trainings.heartbeats(params.id, query, caller));
  route(calls.listClubTrainings, ({ params, query, caller }) => trainings.ofClub(params.id, query, caller));
}
