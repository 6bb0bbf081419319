import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { dayInputSchema, idParamOf, idParamSchema, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { userSubscriptionSchema } from '../subscriptions.ts';
import { cardAppliedSchema, ownPauseSchema, paymentOrderInputSchema, paymentOrderSchema } from './online-payments.ts';

const managers = ['Owner', 'Manager'] as const;
const inUserClub = z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() });
const ofOrder = z.object({ id: idParamOf<'User'>(), orderId: idParamOf<'PaymentOrder'>() });
const ofSubscription = z.object({ id: idParamOf<'User'>(), userSubscriptionId: idParamOf<'UserSubscription'>() });
const ofClubUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

const settled = [
  'billing/online-payments/orders',
  'billing/subscriptions',
  'billing/credits',
  'billing/transactions',
  'billing/subscription-requests/subscription-requests',
] as const;

export const listMyPaymentOrders = call({
  id: 'paymentOrders.ofUser',
  method: 'GET',
  path: '/users/{id}/paymentOrders',
  summary: 'The caller’s own orders by card of the last 30 days and all unsettled ones, newest first.',
  params: idParams,
  result: z.array(paymentOrderSchema),
  shows: ['billing/online-payments/orders', 'clubs/clubs'],
  access: theUser('params.id'),
});
export const createPaymentOrder = call({
  id: 'paymentOrders.create',
  method: 'POST',
  path: '/users/{id}/clubs/{clubId}/paymentOrders',
  summary:
    'Orders a subscription, a credit package or the payment of what is owed. An open order of the same thing is returned again; one that the bank has not paid yet is a refusal.',
  params: inUserClub,
  body: paymentOrderInputSchema,
  result: paymentOrderSchema,
  changes: ['billing/online-payments/orders'],
  access: theUser('params.id'),
  errors: [
    'OnlinePaymentsNotConfigured',
    'OnlinePaymentsOff',
    'AmountNotPayableOnline',
    'RenewalAddsNoActivities',
    'PayerRequired',
    'PoliciesNotAccepted',
    'SubscriptionAlreadyHeld',
    'SubscriptionAssignmentError',
    'SubscriptionNothingToPay',
    'InstallmentsPaidByCard',
    'PaymentOrderProcessing',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'PlanNotChangeable',
    'PlanChangeTooLate',
  ],
  idempotent: true,
});
export const openPaymentOrder = call({
  id: 'paymentOrders.open',
  method: 'POST',
  path: '/users/{id}/paymentOrders/{orderId}/checkout',
  summary: 'Returns the provider’s page where an open order is paid; the same page until the order is settled.',
  params: ofOrder,
  result: z.object({ Url: z.string() }),
  status: 200,
  changes: ['billing/online-payments/orders'],
  access: theUser('params.id'),
  errors: [
    'OnlinePaymentsNotConfigured',
    'PaymentOrderSettled',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
export const checkPaymentOrder = call({
  id: 'paymentOrders.check',
  method: 'POST',
  path: '/users/{id}/paymentOrders/{orderId}/check',
  summary: 'Asks the provider for the state of an order and settles it when it is paid.',
  params: ofOrder,
  result: paymentOrderSchema,
  status: 200,
  changes: settled,
  access: theUser('params.id'),
  errors: ['OnlinePaymentsNotConfigured', 'PaymentProviderUnavailable', 'PaymentProviderRefused', 'PaymentAccountDisconnected'],
});
export const cancelPaymentOrder = call({
  id: 'paymentOrders.cancel',
  method: 'POST',
  path: '/users/{id}/paymentOrders/{orderId}/cancel',
  summary: 'Cancels an open order. An order that was paid in the meantime is settled and returned as paid.',
  params: ofOrder,
  result: paymentOrderSchema,
  status: 200,
  changes: settled,
  access: theUser('params.id'),
  errors: ['OnlinePaymentsNotConfigured', 'PaymentProviderUnavailable', 'PaymentProviderRefused', 'PaymentAccountDisconnected'],
});

export const listClubPaymentOrders = call({
  id: 'paymentOrders.ofClub',
  method: 'GET',
  path: '/clubs/{id}/paymentOrders',
  summary: 'The orders by card of a club or of one member, newest first.',
  params: idParams,
  query: pageQuerySchema.extend({ UserId: idParamSchema.optional() }),
  result: pageOf(paymentOrderSchema.extend({ Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() })),
  shows: ['billing/online-payments/orders', 'accounts/users', 'clubs/clubs'],
  access: inClub('params.id', managers),
});
export const requestPayment = call({
  id: 'paymentOrders.request',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/paymentOrders',
  summary: 'Makes a link to pay what a member buys or owes, for a QR code at the desk, and sends it by email when `Send` is set.',
  params: ofClubUser,
  body: z.object({ Order: paymentOrderInputSchema, Send: z.boolean().default(false) }),
  result: z.object({ Order: paymentOrderSchema, Url: z.string() }),
  changes: ['billing/online-payments/orders'],
  access: inClub('params.id', managers),
  errors: [
    'OnlinePaymentsNotConfigured',
    'OnlinePaymentsOff',
    'AmountNotPayableOnline',
    'RenewalAddsNoActivities',
    'SubscriptionAlreadyHeld',
    'SubscriptionAssignmentError',
    'SubscriptionNothingToPay',
    'InstallmentsPaidByCard',
    'PaymentOrderSettled',
    'PaymentOrderProcessing',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'PlanNotChangeable',
    'PlanChangeTooLate',
  ],
  idempotent: true,
});
export const cancelClubPaymentOrder = call({
  id: 'paymentOrders.cancelOfClub',
  method: 'POST',
  path: '/clubs/{id}/paymentOrders/{orderId}/cancel',
  summary: 'Cancels an open order of a member. An order that was paid in the meantime is settled and returned as paid.',
  params: z.object({ id: idParamOf<'Club'>(), orderId: idParamOf<'PaymentOrder'>() }),
  result: paymentOrderSchema,
  status: 200,
  changes: settled,
  access: inClub('params.id', managers),
  errors: ['OnlinePaymentsNotConfigured', 'PaymentProviderUnavailable', 'PaymentProviderRefused', 'PaymentAccountDisconnected'],
});

export const cancelOwnSubscription = call({
  id: 'ownSubscriptions.cancel',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/cancel',
  summary: 'Cancels the caller’s own subscription that is paid online, now or at the end of the paid period.',
  params: ofSubscription,
  body: z.object({ AtPeriodEnd: z.boolean() }),
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'InstallmentsNotCancelable',
    'SubscriptionAlreadyEnded',
    'OnlinePaymentsNotConfigured',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
export const keepOwnSubscription = call({
  id: 'ownSubscriptions.keep',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/undoCancel',
  summary: 'Withdraws the cancellation of the caller’s own subscription at the end of the period.',
  params: ofSubscription,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'InstallmentsNotCancelable',
    'SubscriptionNotCanceled',
    'SubscriptionReplaced',
    'SubscriptionAlreadyEnded',
    'OnlinePaymentsNotConfigured',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
export const changeOwnCard = call({
  id: 'ownSubscriptions.changeCard',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/card',
  summary: 'Returns the provider’s page where the caller enters another card for the own subscription.',
  params: ofSubscription,
  result: z.object({ Url: z.string() }),
  status: 200,
  changes: ['billing/online-payments/orders'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'OnlinePaymentsNotConfigured',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
export const applyOwnCard = call({
  id: 'ownSubscriptions.applyCard',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/card/apply',
  summary: 'Lets the card that the caller has entered on the provider’s page pay the own subscription, and what is open of it.',
  params: ofSubscription,
  result: cardAppliedSchema,
  status: 200,
  changes: ['billing/subscriptions', 'billing/transactions'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'OnlinePaymentsNotConfigured',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});

export const getOwnPause = call({
  id: 'ownSubscriptions.pauseRules',
  method: 'GET',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/pause',
  summary: 'Returns what the club lets the caller pause, with the pauses planned so far and the bookings to come.',
  params: ofSubscription,
  result: ownPauseSchema,
  shows: ['billing/subscriptions', 'billing/payment-accounts', 'calendar/seats/bookings'],
  access: theUser('params.id'),
  errors: ['SubscriptionNotPaidOnline', 'SubscriptionAlreadyEnded'],
});
export const pauseOwnSubscription = call({
  id: 'ownSubscriptions.pause',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/pause',
  summary:
    'Plans a pause of the caller’s own subscription, from tomorrow on and within the rules of the club. One that skips charges is at least as long as the time that is not paid.',
  params: ofSubscription,
  body: z.object({ FirstDay: dayInputSchema, LastDay: dayInputSchema }),
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'PausesNotAllowed',
    'PausesUsedUp',
    'SubscriptionAlreadyPaused',
    'SubscriptionNotActive',
    'SubscriptionHasBookings',
  ],
});
export const resumeOwnSubscription = call({
  id: 'ownSubscriptions.resume',
  method: 'POST',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/resume',
  summary: 'Ends the pause that the caller planned, today, unless it skipped a charge; one that has not begun is withdrawn.',
  params: ofSubscription,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: theUser('params.id'),
  errors: [
    'SubscriptionNotPaidOnline',
    'SubscriptionAlreadyEnded',
    'SubscriptionNotPaused',
    'PausedPeriodNotPaid',
    'OnlinePaymentsNotConfigured',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
    'PaymentAccountDisconnected',
  ],
});
