import * as calls from '@clubpulse/contract/clubs/policies.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { PoliciesService } from './policies.service.ts';

export function policyRoutes(route: Routes, policies: PoliciesService): void {
  route(calls.listPolicies, ({ params }) => policies.ofClub(params.id));
  route(calls.createPolicy, ({ params, body }) => policies.create(params.id, body));
  route(calls.getPolicy, ({ params }) => policies.get(params.id, params.policyId));
  route(calls.listOpenAnswers, ({ params, query }) => policies.openAnswers(params.id, params.policyId, query));
  route(calls.updatePolicy, ({ params, body, caller }) => policies.update(params.id, params.policyId, body, caller.UserId));
  route(calls.deletePolicy, ({ params }) => policies.delete(params.id, params.policyId));
  route(calls.setPolicyPublishState, ({ params, body, caller }) =>
    policies.setState(params.id, params.policyId, body.PublishState, caller.UserId),
  );
  route(calls.listUserPolicies, ({ params }) => policies.ofUser(params.id));
  route(calls.listClubUserPolicies, ({ params }) => policies.ofClubUser(params.id, params.userId));
  route(calls.remindOfPolicies, ({ params, caller, key }) => policies.remind(params.id, params.userId, caller.UserId, key));
  route(calls.answerPolicies, ({ params, body }) => policies.answer(params.id, body));
}
