import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { pauseRulesSchema, paymentAccountSchema, paymentSettingsSchema } from './payment-accounts.ts';

const managers = ['Owner', 'Manager'] as const;

export const listPaymentAccounts = call({
  id: 'paymentAccounts.list',
  method: 'GET',
  path: '/clubs/{id}/paymentAccounts',
  summary: 'The payment accounts of a club, one per type; NotConfigured where there is none.',
  params: idParams,
  result: z.array(paymentAccountSchema),
  shows: ['billing/payment-accounts'],
  access: inClub('params.id', managers),
});
export const startOnboarding = call({
  id: 'paymentAccounts.onboarding',
  method: 'POST',
  path: '/clubs/{id}/paymentAccounts:onboarding',
  summary: 'Begins or goes on with setting up online payments; answers the provider’s link.',
  params: idParams,
  result: z.object({ Url: z.string() }),
  changes: ['billing/payment-accounts', 'clubs/clubs'],
  access: inClub('params.id', managers),
  errors: [
    'OnlinePaymentsNotConfigured',
    'PaymentAccountComplete',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
export const refreshPaymentAccount = call({
  id: 'paymentAccounts.refresh',
  method: 'POST',
  path: '/clubs/{id}/paymentAccounts:refresh',
  summary: 'Reads the online account again from the provider and returns its state.',
  params: idParams,
  result: paymentAccountSchema,
  status: 200,
  changes: ['billing/payment-accounts', 'clubs/clubs'],
  access: inClub('params.id', managers),
  errors: ['OnlinePaymentsNotConfigured', 'PaymentProviderUnavailable', 'PaymentProviderRefused', 'PaymentAccountDisconnected'],
});
export const getPaymentSettings = call({
  id: 'paymentSettings.get',
  method: 'GET',
  path: '/clubs/{id}/paymentSettings',
  summary: 'Returns whether online payments and the store are enabled.',
  params: idParams,
  result: paymentSettingsSchema,
  shows: ['billing/payment-accounts'],
  access: inClub('params.id', managers),
});
export const putPaymentSettings = call({
  id: 'paymentSettings.update',
  method: 'PUT',
  path: '/clubs/{id}/paymentSettings',
  summary: 'Saves both settings, which are also part of the club’s profile: an open editor of the profile becomes stale.',
  params: idParams,
  body: paymentSettingsSchema,
  result: paymentSettingsSchema,
  changes: ['billing/payment-accounts', 'clubs/clubs'],
  access: inClub('params.id', managers),
  errors: ['PaymentAccountNotActive'],
});
export const getPauseRules = call({
  id: 'pauseRules.get',
  method: 'GET',
  path: '/clubs/{id}/pauseRules',
  summary: 'Returns whether and how long members may pause a subscription that the provider renews.',
  params: idParams,
  result: pauseRulesSchema,
  shows: ['billing/payment-accounts'],
  access: inClub('params.id', managers),
});
export const putPauseRules = call({
  id: 'pauseRules.update',
  method: 'PUT',
  path: '/clubs/{id}/pauseRules',
  summary: 'Saves whether and how long members may pause; pauses that are planned stay.',
  params: idParams,
  body: pauseRulesSchema,
  result: pauseRulesSchema,
  changes: ['billing/payment-accounts'],
  access: inClub('params.id', managers),
});
