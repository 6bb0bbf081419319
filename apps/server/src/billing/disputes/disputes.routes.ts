import * as calls from '@clubpulse/contract/billing/disputes/disputes.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { DisputeAnswers } from './answers.service.ts';
import type { Disputes } from './disputes.service.ts';

export function disputeRoutes(route: Routes, disputes: Disputes, answers: DisputeAnswers): void {
  route(calls.listDisputes, ({ params, query }) => disputes.list(params.id, query));
  route(calls.getDispute, ({ params }) => disputes.get(params.id, params.disputeId));
  route(calls.decideDispute, ({ params, body, caller, key }) =>
    disputes.decide(params.id, params.disputeId, { Effect: body.Effect, by: caller.UserId }, key),
  );
  route(calls.answerDispute, ({ params, body, caller, key }) =>
    answers.answer(params.id, params.disputeId, { ...body, by: caller.UserId }, key),
  );
  route(calls.acceptDispute, ({ params, caller, key }) => answers.accept(params.id, params.disputeId, caller.UserId, key));
}
