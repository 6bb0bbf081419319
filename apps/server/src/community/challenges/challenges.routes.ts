import * as calls from '@clubpulse/contract/community/challenges.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { ChallengePeople } from './challenge-people.service.ts';
import type { ChallengesService } from './challenges.service.ts';

interface Parts {
  readonly challenges: ChallengesService;
  readonly challengePeople: ChallengePeople;
}

export function challengeRoutes(route: Routes, { challenges, challengePeople: people }: Parts): void {
  const resolve = ({ params, caller }: { params: { id: number }; caller: Caller }) => challenges.clubOf(params.id, caller);
  route(calls.listClubChallenges, ({ params, query, caller }) => challenges.ofClub(params.id, query, caller));
  route(calls.listBrandChallenges, ({ params, query, caller }) => challenges.ofBrand(params.id, query, caller));
  route(calls.getChallenge, { resolve, handle: ({ params, caller }) => challenges.get(params.id, caller) });
  route(calls.getChallengeRanking, { resolve, handle: ({ params, query, caller }) => people.ranking(params.id, query, caller) });
  route(calls.createChallenge, ({ params, body, caller }) => challenges.create(params.id, body, caller));
  route(calls.createBrandChallenge, ({ params, body, caller }) => challenges.createForBrand(params.id, body, caller));
  route(calls.updateChallenge, { resolve, handle: ({ params, body, caller }) => challenges.update(params.id, body, caller) });
  route(calls.enableChallenge, {
    resolve,
    handle: ({ params, body, caller }) => challenges.enable(params.id, body.Enabled, caller),
  });
  route(calls.deleteChallenge, { resolve, handle: ({ params, caller }) => challenges.delete(params.id, caller) });
  route(calls.getChallengeGoals, { resolve, handle: ({ params, caller }) => challenges.goals(params.id, caller) });
  route(calls.setChallengeGoals, { resolve, handle: ({ params, body, caller }) => challenges.setGoals(params.id, body, caller) });
  route(calls.giveChallengeAwards, { resolve, handle: ({ params, caller }) => challenges.giveAwards(params.id, caller) });
  route(calls.getChallengeAudience, ({ params }) => challenges.audience(params.id));

  route(calls.listChallengeAwards, { resolve, handle: ({ params, query, caller }) => people.awards(params.id, query, caller) });
  route(calls.joinChallenge, {
    resolve,
    handle: async ({ params, caller }) => {
      const refused = await people.join(params.id, caller);
      return isRefusal(refused) ? refused : challenges.get(params.id, caller);
    },
  });
  route(calls.leaveChallenge, { resolve, handle: ({ params, caller }) => people.leave(params.id, caller) });
  route(calls.listParticipants, {
    resolve,
    handle: ({ params, query, caller }) => people.participants(params.id, query, caller),
  });
  route(calls.inviteToChallenge, {
    resolve,
    handle: ({ params, body, caller }) => people.invite(params.id, body.UserIds, caller),
  });
  route(calls.addParticipant, {
    resolve,
    handle: ({ params, caller }) => people.addParticipant(params.id, params.userId, caller),
  });
  route(calls.removeParticipant, {
    resolve,
    handle: ({ params, caller }) => people.removeParticipant(params.id, params.userId, caller),
  });
  route(calls.uninviteFromChallenge, {
    resolve,
    handle: ({ params, caller }) => people.uninvite(params.id, params.userId, caller),
  });
}
