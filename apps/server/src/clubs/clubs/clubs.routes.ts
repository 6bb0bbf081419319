import * as calls from '@clubpulse/contract/clubs/clubs.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Clubs } from './clubs.service.ts';

export function clubRoutes(route: Routes, clubs: Clubs): void {
  route(calls.listMyClubs, ({ caller }) => clubs.mine(caller));
  route(calls.getClub, ({ params }) => clubs.get(params.id));
  route(calls.getClubSummary, ({ params }) => clubs.summary(params.id));
  route(calls.joinClub, ({ caller, body, request }) => clubs.join(caller.UserId, body.Code, request.ip));
  route(calls.listMyBrands, ({ caller }) => clubs.brands(caller));
  route(calls.listBrandClubs, ({ params }) => clubs.ofBrand(params.id));
}
