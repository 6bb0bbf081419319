import * as calls from '@clubpulse/contract/members/adding/adding.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Adding } from './adding.service.ts';
import type { Corrections } from './corrections.service.ts';
import type { EmailProposals } from './email-proposals.service.ts';

interface AddingRoutes {
  readonly adding: Adding;
  readonly corrections: Corrections;
  readonly emailProposals: EmailProposals;
}

export function addingRoutes(route: Routes, { adding, corrections, emailProposals }: AddingRoutes): void {
  route(calls.addClubUser, ({ params, body, caller, key }) => adding.add(params.id, body, caller.UserId, key));
  route(calls.getDeskProfile, ({ params, caller }) => adding.deskProfile(params.id, params.userId, caller));
  route(calls.correctClubUser, ({ params, body, caller }) => adding.correct(params.id, params.userId, body, caller));
  route(calls.listClubUserCorrections, ({ params, caller }) => corrections.ofMember(params.id, params.userId, caller));
  route(calls.undoClubUserCorrection, ({ params, caller }) => corrections.undoByClub(params, caller));
  route(calls.listMyCorrections, ({ params }) => corrections.ofUser(params.id));
  route(calls.undoMyCorrection, ({ params }) => corrections.undoByUser(params.id, params.correctionId));
  route(calls.proposeEmail, ({ params, body, caller }) => emailProposals.propose(params.id, params.userId, body, caller));
  route(calls.getEmailProposal, ({ params, caller }) => emailProposals.ofMember(params.id, params.userId, caller));
  route(calls.cancelEmailProposal, ({ params, caller }) => emailProposals.cancel(params.id, params.userId, caller));
  route(calls.listMyEmailProposals, ({ params }) => emailProposals.ofUser(params.id));
  route(calls.declineEmailProposal, ({ params }) => emailProposals.decline(params.id, params.clubId));
}
