import * as calls from '@clubpulse/contract/community/challenges.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { ChallengesService } from './challenges.service.ts';

export function challengeRoutes(route: Routes, challenges: ChallengesService): void {
  const resolve = ({ params }: { params: { id: number } }) => challenges.clubOf(params.id);
  route(calls.listClubChallenges, ({ params, query, caller }) => challenges.ofClub(params.id, query, caller));
  route(calls.getChallenge, { resolve, handle: ({ params, caller }) => challenges.get(params.id, caller) });
  route(calls.getChallengeRanking, {
    resolve,
    handle: ({ params, query, caller }) => challenges.ranking(params.id, query, caller),
  });
  route(calls.createChallenge, ({ params, body, caller }) => challenges.create(params.id, body, caller));
  route(calls.updateChallenge, { resolve, handle: ({ params, body, caller }) => challenges.update(params.id, body, caller) });
  route(calls.enableChallenge, {
    resolve,
    handle: ({ params, body, caller }) => challenges.enable(params.id, body.Enabled, caller),
  });
  route(calls.deleteChallenge, { resolve, handle: ({ params, caller }) => challenges.delete(params.id, caller) });
  route(calls.joinChallenge, { resolve, handle: ({ params, caller }) => challenges.join(params.id, caller) });
  route(calls.leaveChallenge, { resolve, handle: ({ params, caller }) => challenges.leave(params.id, caller) });
  const ofOne = ({ params }: { params: { id: number; userId: number } }) => challenges.clubOf(params.id);
  route(calls.addParticipant, {
    resolve: ofOne,
    handle: ({ params, caller }) => challenges.addParticipant(params.id, params.userId, caller),
  });
  route(calls.removeParticipant, {
    resolve: ofOne,
    handle: ({ params, caller }) => challenges.removeParticipant(params.id, params.userId, caller),
  });
}
