import { exportClubPeople, listClubAthletes, listClubPeople, listClubTrainers } from '@clubpulse/contract/office/people.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubAthletes } from './athletes.service.ts';
import type { ClubPeople } from './people.service.ts';
import type { ClubTrainers } from './trainers.service.ts';

export function clubPeopleRoutes(route: Routes, people: ClubPeople, athletes: ClubAthletes, trainers: ClubTrainers): void {
  route(listClubPeople, ({ params, query }) => people.list(params.id, query));
  route(exportClubPeople, ({ params, query, caller }) => people.export(params.id, query, caller));
  route(listClubAthletes, ({ params, query, caller }) => athletes.list(params.id, caller.UserId, query));
  route(listClubTrainers, ({ params, query }) => trainers.list(params.id, query));
}
