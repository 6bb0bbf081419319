import { exportClubPeople, listClubPeople } from '@clubpulse/contract/office/people.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ClubPeople } from './people.service.ts';

export function clubPeopleRoutes(route: Routes, people: ClubPeople): void {
  route(listClubPeople, ({ params, query }) => people.list(params.id, query));
  route(exportClubPeople, ({ params, query }) => people.export(params.id, query));
}
