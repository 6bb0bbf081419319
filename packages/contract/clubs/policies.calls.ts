import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams, idSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  countedPolicySchema,
  openAnswerSchema,
  policyInputSchema,
  policyReminderSchema,
  policySchema,
  policyStateSchema,
  policyUpdateSchema,
  userPolicySchema,
  writtenPolicySchema,
} from './policies.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), policyId: idParamOf<'Policy'>() });

export const listPolicies = call({
  id: 'policies.list',
  method: 'GET',
  path: '/clubs/{id}/policies',
  summary:
    'Returns the policies of a club, each with how many members accepted and declined it, and how many athletes have not accepted it.',
  params: idParams,
  result: z.array(countedPolicySchema),
  shows: ['clubs/policies', 'clubs/policies/answers', 'members/people'],
  access: inClub('params.id', staff),
});
export const createPolicy = call({
  id: 'policies.create',
  method: 'POST',
  path: '/clubs/{id}/policies',
  summary: 'Adds an unpublished policy.',
  params: idParams,
  body: policyInputSchema,
  result: policySchema,
  changes: ['clubs/policies'],
  access: inClub('params.id', managers),
  licensed: true,
});
export const getPolicy = call({
  id: 'policies.get',
  method: 'GET',
  path: '/clubs/{id}/policies/{policyId}',
  summary: 'Returns a policy.',
  params: one,
  result: writtenPolicySchema,
  shows: ['clubs/policies'],
  access: inClub('params.id', staff),
});
export const listOpenAnswers = call({
  id: 'policies.open',
  method: 'GET',
  path: '/clubs/{id}/policies/{policyId}/open',
  summary: 'Returns the athletes of the club who declined the policy or have not answered; an empty list if it is not published.',
  params: one,
  query: pageQuerySchema,
  result: pageOf(openAnswerSchema),
  shows: ['clubs/policies', 'clubs/policies/answers', 'members/people', 'accounts/users'],
  access: inClub('params.id', staff),
});
export const updatePolicy = call({
  id: 'policies.update',
  method: 'PUT',
  path: '/clubs/{id}/policies/{policyId}',
  summary:
    'Saves text and type of a policy and leaves its publish state unchanged. A published policy becomes a new version that members accept again, or with a reason is corrected in place. RowVersion guards against stale writes.',
  params: one,
  body: policyUpdateSchema,
  result: writtenPolicySchema,
  changes: ['clubs/policies', 'clubs/policies/answers'],
  access: inClub('params.id', managers),
  errors: ['StaleRowVersion'],
});
export const deletePolicy = call({
  id: 'policies.delete',
  method: 'DELETE',
  path: '/clubs/{id}/policies/{policyId}',
  summary: 'Deletes a policy and the answers to it.',
  params: one,
  changes: ['clubs/policies'],
  access: inClub('params.id', managers),
});
export const setPolicyPublishState = call({
  id: 'policies.publishState',
  method: 'POST',
  path: '/clubs/{id}/policies/{policyId}/PublishState',
  summary: 'Publishes or unpublishes a policy; publishing sets the publication date.',
  params: one,
  body: z.object({ PublishState: policyStateSchema }),
  result: policySchema,
  status: 200,
  changes: ['clubs/policies', 'clubs/policies/answers'],
  access: inClub('params.id', managers),
});
export const listUserPolicies = call({
  id: 'userPolicies.list',
  method: 'GET',
  path: '/users/{id}/policies',
  summary: 'Returns the published policies of the user’s clubs with the user’s answers.',
  params: idParams,
  result: z.array(userPolicySchema),
  shows: ['clubs/policies', 'clubs/policies/answers'],
  access: theUser('params.id'),
});
export const listClubUserPolicies = call({
  id: 'userPolicies.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/policies',
  summary: 'Returns the published policies of the club with a member’s answers.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(userPolicySchema),
  shows: ['clubs/policies', 'clubs/policies/answers'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const remindOfPolicies = call({
  id: 'policies.remind',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/policies:remind',
  summary: 'Reminds a member by email of the published policies that they have not accepted; at most once an hour.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: policyReminderSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['PoliciesAllAccepted', 'PoliciesRemindedAlready'],
  idempotent: true,
});
export const answerPolicies = call({
  id: 'userPolicies.answer',
  method: 'POST',
  path: '/users/{id}/policies:batchUpdate',
  summary: 'Stores the user’s answers to several policies.',
  params: idParams,
  body: z
    .array(
      z.object({
        PolicyId: idSchema,
        Acceptance: z.enum(['Accepted', 'NotAccepted']),
        /** The version that the member read. Refused if another version is current. */
        Version: z.number().int().min(1).max(1_000_000).optional(),
      }),
    )
    .min(1)
    .max(100),
  result: z.array(userPolicySchema),
  changes: ['clubs/policies/answers'],
  access: theUser('params.id'),
});
