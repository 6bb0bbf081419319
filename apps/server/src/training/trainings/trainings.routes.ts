import * as calls from '@clubpulse/contract/training/trainings.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Trainings } from './trainings.service.ts';

export function trainingRoutes(route: Routes, trainings: Trainings): void {
  const resolve = ({ params }: { params: { id: number } }) => trainings.userOf(params.id);
  route(calls.listCalendarTrainings, ({ params, query }) => trainings.ofUser(params.id, query));
  route(calls.getTraining, { resolve, handle: ({ params }) => trainings.get(params.id) });
  route(calls.getNextTraining, { resolve, handle: ({ params }) => trainings.next(params.id) });
  route(calls.getPrevTraining, { resolve, handle: ({ params }) => trainings.previous(params.id) });
  route(calls.getHeartbeats, ({ params, query }) => trainings.heartbeats(params.id, query));
  route(calls.listClubTrainings, ({ params, query }) => trainings.ofClub(params.id, query));
}
