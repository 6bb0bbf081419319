import { addClubUser, correctClubUser, getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Adding } from './adding.service.ts';

export function addingRoutes(route: Routes, adding: Adding): void {
  route(addClubUser, ({ params, body, caller, key }) => adding.add(params.id, body, caller.UserId, key));
  route(getDeskProfile, ({ params, caller }) => adding.deskProfile(params.id, params.userId, caller));
  route(correctClubUser, ({ params, body, caller }) => adding.correct(params.id, params.userId, body, caller));
}
