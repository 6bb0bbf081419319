import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { refundEffectSchema } from '../transactions.ts';
import { disputeAnswerInputSchema, disputeDetailSchema, disputeSchema } from './disputes.ts';

const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), disputeId: idParamOf<'PaymentDispute'>() });

export const listDisputes = call({
  id: 'disputes.list',
  method: 'GET',
  path: '/clubs/{id}/disputes',
  summary:
    'Returns the disputes of the club’s card payments: open ones by their last day, then the others, newest first. A search filters by member and purchase.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(disputeSchema),
  shows: ['billing/disputes', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', managers),
});
export const getDispute = call({
  id: 'disputes.get',
  method: 'GET',
  path: '/clubs/{id}/disputes/{disputeId}',
  summary: 'Returns a dispute with what the product knows about the purchase: bookings, visits and accepted policies.',
  params: one,
  result: disputeDetailSchema,
  shows: [
    'billing/disputes',
    'billing/transactions',
    'billing/subscriptions',
    'accounts/users',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'office/check-in/check-in',
    'clubs/policies',
    'clubs/policies/answers',
  ],
  access: inClub('params.id', managers),
});
export const decideDispute = call({
  id: 'disputes.decide',
  method: 'POST',
  path: '/clubs/{id}/disputes/{disputeId}/decision',
  summary: 'Decides once what happens to what was bought with the money of a lost dispute, as in a refund.',
  params: one,
  body: z.object({ Effect: refundEffectSchema }),
  result: disputeDetailSchema,
  status: 200,
  changes: [
    'billing/disputes',
    'billing/transactions',
    'billing/subscriptions',
    'billing/credits',
    'calendar/seats/participants',
  ],
  access: inClub('params.id', managers),
  errors: ['DisputeNotLost', 'DisputeAlreadyDecided', 'CreditsAlreadySpent', 'TicketsAlreadySpent'],
  idempotent: true,
});
export const answerDispute = call({
  id: 'disputes.answer',
  method: 'POST',
  path: '/clubs/{id}/disputes/{disputeId}/answer',
  summary: 'Sends the chosen evidence about a disputed purchase to the payer’s bank, once. It never has health data.',
  params: one,
  body: disputeAnswerInputSchema,
  result: disputeDetailSchema,
  status: 200,
  changes: ['billing/disputes'],
  access: inClub('params.id', managers),
  errors: ['DisputeNotAnswerable', 'DisputeAlreadyAnswered', 'OnlinePaymentsNotConfigured'],
  idempotent: true,
});
export const acceptDispute = call({
  id: 'disputes.accept',
  method: 'POST',
  path: '/clubs/{id}/disputes/{disputeId}/acceptance',
  summary: 'Gives up a disputed payment without evidence, once: the bank keeps the money.',
  params: one,
  result: disputeDetailSchema,
  status: 200,
  changes: ['billing/disputes'],
  access: inClub('params.id', managers),
  errors: ['DisputeNotAnswerable', 'DisputeAlreadyAnswered', 'OnlinePaymentsNotConfigured'],
  idempotent: true,
});
