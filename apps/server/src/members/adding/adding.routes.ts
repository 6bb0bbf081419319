import * as calls from '@clubpulse/contract/members/adding/adding.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Adding } from './adding.service.ts';
import type { Corrections } from './corrections.service.ts';

interface AddingRoutes {
  readonly adding: Adding;
  readonly corrections: Corrections;
}

export function addingRoutes(route: Routes, { adding, corrections }: AddingRoutes): void {
  route(calls.addClubUser, ({ params, body, caller, key }) => adding.add(params.id, body, caller.UserId, key));
  route(calls.getDeskProfile, ({ params, caller }) => adding.deskProfile(params.id, params.userId, caller));
  route(calls.correctClubUser, ({ params, body, caller }) => adding.correct(params.id, params.userId, body, caller));
  route(calls.listClubUserCorrections, ({ params, caller }) => corrections.ofMember(params.id, params.userId, caller));
  route(calls.undoClubUserCorrection, ({ params, caller }) => corrections.undoByClub(params, caller));
  route(calls.listMyCorrections, ({ params }) => corrections.ofUser(params.id));
  route(calls.undoMyCorrection, ({ params }) => corrections.undoByUser(params.id, params.correctionId));
}
