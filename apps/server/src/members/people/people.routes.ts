import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { People } from './people.service.ts';

export function peopleRoutes(route: Routes, people: People): void {
  route(listClubUsers, ({ params, query }) => people.list(params.id, query));
  route(getClubUser, ({ params }) => people.get(params.id, params.userId));
}
