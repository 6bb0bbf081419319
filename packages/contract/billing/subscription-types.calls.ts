import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams, idSchema } from '../scalars.ts';
import { creditsPackageSchema } from './credits.ts';
import { paymentModeSchema } from './payment-accounts.ts';
import {
  subscriptionPlanFieldsSchema,
  subscriptionPlanSchema,
  subscriptionTypeFieldsSchema,
  subscriptionTypeSchema,
  subscriptionTypeUpdateSchema,
  writtenSubscriptionTypeSchema,
} from './subscription-types.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const planParams = z.object({ id: idParamOf<'ClassSubscription'>(), planId: idParamOf<'SubscriptionPlan'>() });

export const listSubscriptionTypes = call({
  id: 'subscriptionTypes.list',
  method: 'GET',
  path: '/clubs/{id}/subscriptions',
  summary: 'Returns the subscription types of a club with their plans and the number of holders, by name.',
  params: idParams,
  result: z.array(subscriptionTypeSchema),
  shows: ['billing/subscription-types', 'billing/subscriptions'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const createSubscriptionType = call({
  id: 'subscriptionTypes.create',
  method: 'POST',
  path: '/subscriptions',
  summary: 'Adds a subscription type.',
  body: subscriptionTypeFieldsSchema.extend({ ClubId: idSchema }),
  result: subscriptionTypeSchema,
  changes: ['billing/subscription-types'],
  access: inClub('body.ClubId', managers),
  errors: ['ClubCurrencyFixed'],
  licensed: true,
});
export const getSubscriptionType = call({
  id: 'subscriptionTypes.get',
  method: 'GET',
  path: '/subscriptions/{id}',
  summary: 'Returns a subscription type.',
  params: idParams,
  result: writtenSubscriptionTypeSchema,
  shows: ['billing/subscription-types', 'billing/subscriptions'],
  access: inClub('resolved', staff),
});
export const updateSubscriptionType = call({
  id: 'subscriptionTypes.update',
  method: 'PUT',
  path: '/subscriptions/{id}',
  summary:
    'Saves a subscription type; assigned subscriptions keep their price, duration and limits. RowVersion guards against stale writes.',
  params: idParams,
  body: subscriptionTypeUpdateSchema,
  result: writtenSubscriptionTypeSchema,
  changes: ['billing/subscription-types'],
  access: inClub('resolved', managers),
  errors: ['ClubCurrencyFixed', 'StaleRowVersion'],
});
export const deleteSubscriptionType = call({
  id: 'subscriptionTypes.delete',
  method: 'DELETE',
  path: '/subscriptions/{id}',
  summary: 'Deletes a subscription type without holders; the refusal contains how many are assigned and suspended.',
  params: idParams,
  changes: ['billing/subscription-types'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionTypeAssigned'],
});
export const createSubscriptionPlan = call({
  id: 'subscriptionPlans.create',
  method: 'POST',
  path: '/subscriptions/{id}/plans',
  summary: 'Adds a plan; a recurring plan requires card payments in the club profile.',
  params: idParams,
  body: subscriptionPlanFieldsSchema,
  result: subscriptionPlanSchema,
  changes: ['billing/subscription-types'],
  access: inClub('resolved', managers),
  licensed: true,
  errors: ['RecurringPlanNeedsCardPayments'],
});
export const updateSubscriptionPlan = call({
  id: 'subscriptionPlans.update',
  method: 'PUT',
  path: '/subscriptions/{id}/plans/{planId}',
  summary: 'Saves a plan.',
  params: planParams,
  body: subscriptionPlanFieldsSchema,
  result: subscriptionPlanSchema,
  changes: ['billing/subscription-types'],
  access: inClub('resolved', managers),
  errors: ['RecurringPlanNeedsCardPayments'],
});
export const deleteSubscriptionPlan = call({
  id: 'subscriptionPlans.delete',
  method: 'DELETE',
  path: '/subscriptions/{id}/plans/{planId}',
  summary: 'Deletes a plan; subscriptions assigned with it continue.',
  params: planParams,
  changes: ['billing/subscription-types'],
  access: inClub('resolved', managers),
});
export const getStore = call({
  id: 'store.get',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/store',
  summary:
    'Returns what an athlete of the club may buy: purchasable subscription types with the plans that can be assigned, and credit packages. Plans of a type that the athlete held have no free days.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: z.object({
    SubscriptionTypes: z.array(subscriptionTypeSchema.omit({ Assigned: true, Suspended: true })),
    CreditsPackages: z.array(creditsPackageSchema),
    OnlinePayments: z.boolean(),
    Mode: paymentModeSchema.nullable(),
  }),
  shows: ['billing/subscription-types', 'billing/subscriptions', 'billing/credits/packages', 'billing/payment-accounts'],
  access: theUser('params.id'),
});
