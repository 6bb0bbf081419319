import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import {
  dayInputSchema,
  idParamOf,
  idParamSchema,
  idParams,
  idSchema,
  instantSchema,
  moneySchema,
  pageOf,
  pageQuerySchema,
  requiredTextSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';
import {
  assignSubscriptionSchema,
  memberWriteOffSchema,
  subscriptionStateSchema,
  userSubscriptionSchema,
} from './subscriptions.ts';
import { transactionMethodSchema, transactionSchema } from './transactions.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

/** Errors for a subscription that a provider renews. */
const ofProvider = [
  'OnlinePaymentsNotConfigured',
  'PaymentProviderUnavailable',
  'PaymentProviderRefused',
  'PaymentAccountDisconnected',
] as const;

export const listMySubscriptions = call({
  id: 'userSubscriptions.ofUser',
  method: 'GET',
  path: '/users/{id}/subscriptions',
  summary: 'Returns the user’s subscriptions in all clubs, current ones first.',
  params: idParams,
  result: z.array(userSubscriptionSchema),
  shows: ['billing/subscriptions', 'billing/subscription-types'],
  access: theUser('params.id'),
});
export const listClubUserSubscriptions = call({
  id: 'userSubscriptions.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/subscriptions',
  summary: 'Returns the subscriptions of a member in this club, current ones first.',
  params: ofUser,
  result: z.array(userSubscriptionSchema),
  shows: ['billing/subscriptions', 'billing/subscription-types'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const listClubSubscriptions = call({
  id: 'userSubscriptions.ofClub',
  method: 'GET',
  path: '/clubs/{id}/userSubscriptions',
  summary: 'Returns the subscriptions of the club with their members, filtered by type and state.',
  params: idParams,
  query: pageQuerySchema.extend({ ClassSubscriptionId: idParamSchema.optional(), State: subscriptionStateSchema.optional() }),
  result: pageOf(userSubscriptionSchema.extend({ Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() })),
  shows: ['billing/subscriptions', 'accounts/users'],
  access: inClub('params.id', staff),
});
export const assignSubscription = call({
  id: 'userSubscriptions.assign',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/subscriptions',
  summary:
    'Assigns a subscription, with its payment if it is paid now; a second one of the same type only if the request confirms it.',
  params: ofUser,
  body: assignSubscriptionSchema,
  result: userSubscriptionSchema.extend({ ReceiptId: idSchema.nullable() }),
  changes: ['billing/subscriptions', 'billing/transactions', 'billing/subscription-requests/subscription-requests'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: ['SubscriptionAssignmentError', 'SubscriptionAlreadyHeld', 'RecurringPlanNeedsCardPayments'],
  idempotent: true,
});
export const getUserSubscription = call({
  id: 'userSubscriptions.get',
  method: 'GET',
  path: '/subscriptions/users/{id}',
  summary: 'Returns a subscription of a member.',
  params: idParams,
  result: userSubscriptionSchema,
  shows: ['billing/subscriptions'],
  access: inClub('resolved', staff),
});
export const updateUserSubscription = call({
  id: 'userSubscriptions.update',
  method: 'PUT',
  path: '/subscriptions/users/{id}',
  summary: 'Changes dates, tickets (through the ledger) and notes. RowVersion guards against stale writes.',
  params: idParams,
  body: z.object({
    ActivationDate: dayInputSchema,
    ExpiryDate: dayInputSchema.nullable(),
    /**
     * If undefined, the tickets do not change, because bookings change them meanwhile. Null if and only if tickets are not
     * counted.
     */
    RemainingTickets: z
      .number()
      .int('invalid-number')
      .min(0, 'invalid-number')
      .max(10_000, 'invalid-number')
      .nullable()
      .optional(),
    DueDate: dayInputSchema.nullable(),
    Notes: textSchema(),
    RowVersion: rowVersionSchema,
  }),
  result: userSubscriptionSchema,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionAlreadyEnded', 'StaleRowVersion'],
});
export const deleteUserSubscription = call({
  id: 'userSubscriptions.delete',
  method: 'DELETE',
  path: '/subscriptions/users/{id}',
  summary: 'Deletes a subscription without active bookings and without debts; its transactions and write-offs remain.',
  params: idParams,
  changes: ['billing/subscriptions', 'billing/transactions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionHasBookings', 'SubscriptionHasDebt'],
});
export const suspendSubscription = call({
  id: 'userSubscriptions.suspend',
  method: 'POST',
  path: '/subscriptions/users/{id}/suspend',
  summary:
    'Suspends a subscription from today until the reactivation date, at least 7 days; without a date until it is reactivated.',
  body: z.object({ ReactivationDate: dayInputSchema.nullable() }),
  params: idParams,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionNotActive', 'SubscriptionHasBookings', ...ofProvider],
});
export const reactivateSubscription = call({
  id: 'userSubscriptions.reactivate',
  method: 'POST',
  path: '/subscriptions/users/{id}/reactivate',
  summary: 'Reactivates a subscription now, or sets the date; the suspended days are added to its end.',
  body: z.object({ ReactivationDate: dayInputSchema.nullable().default(null) }),
  params: idParams,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionNotSuspended', ...ofProvider],
});
export const cancelSubscription = call({
  id: 'userSubscriptions.cancel',
  method: 'POST',
  path: '/subscriptions/users/{id}/cancel',
  summary: 'Cancels a subscription immediately, or at the end of the billing period.',
  body: z.object({ AtPeriodEnd: z.boolean() }),
  params: idParams,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionAlreadyEnded', 'SubscriptionHasBookings', ...ofProvider],
});
export const undoCancelSubscription = call({
  id: 'userSubscriptions.undoCancel',
  method: 'POST',
  path: '/subscriptions/users/{id}/undoCancel',
  summary: 'Withdraws a cancellation at the end of the period.',
  params: idParams,
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionNotCanceled', 'SubscriptionReplaced', ...ofProvider],
});
export const paySubscription = call({
  id: 'userSubscriptions.pay',
  method: 'POST',
  path: '/subscriptions/users/{id}/payments',
  summary:
    'Records a payment: the next unpaid installment, the due period or the whole price, or a part of it; reactivates a subscription that ended unpaid.',
  params: idParams,
  body: z.object({
    Method: transactionMethodSchema,
    /** Null for the next due amount. A lower amount leaves a rest, and a higher one is refused. */
    Amount: moneySchema.nullable().default(null),
    /**
     * Amount and due day that the user saw. If they changed, the payment is refused, so that a second desk does not pay the next
     * period.
     */
    Seen: z.object({ AmountDue: moneySchema, DueDateUTC: instantSchema.nullable() }).optional(),
    VisibleInExport: z.boolean().default(true),
  }),
  result: z.object({ Subscription: userSubscriptionSchema, Transaction: transactionSchema }),
  changes: ['billing/subscriptions', 'billing/transactions'],
  access: inClub('resolved', [...managers, 'FrontDesk']),
  errors: ['SubscriptionNothingToPay', 'InstallmentsPaidByCard', 'SubscriptionDueChanged', ...ofProvider],
  idempotent: true,
});
export const writeOffDebt = call({
  id: 'userSubscriptions.writeOff',
  method: 'POST',
  path: '/subscriptions/users/{id}/writeOff',
  summary: 'Writes off the next due amount, with a reason; refused if it differs from the amount that the caller saw.',
  params: idParams,
  body: z.object({ Amount: moneySchema.min(1, 'price-required'), Reason: requiredTextSchema(500) }),
  result: userSubscriptionSchema,
  status: 200,
  changes: ['billing/subscriptions'],
  access: inClub('resolved', managers),
  errors: ['SubscriptionNothingToPay', 'InstallmentsPaidByCard', ...ofProvider],
});
export const listMemberWriteOffs = call({
  id: 'userSubscriptions.writeOffs',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/writeOffs',
  summary:
    'Returns the debts of a member that were written off in this club, by whom and why, newest first; also of deleted subscriptions.',
  params: ofUser,
  result: z.array(memberWriteOffSchema),
  shows: ['billing/subscriptions'],
  access: inClub('params.id', staff),
});
