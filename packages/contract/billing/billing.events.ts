import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { currencySchema, dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { ledgerReasonSchema } from './credits.ts';
import { inactiveReasonSchema, pauseRulesSchema, paymentAccountStateSchema, paymentSettingsSchema } from './payment-accounts.ts';
import { subscriptionStateSchema } from './subscriptions.ts';
import { refundEffectSchema, transactionMethodSchema, transactionTypeSchema } from './transactions.ts';

// cash-desk feature

/** `Amount` is above 0 and in minor units. */
const movedCash = { Title: z.string(), Amount: z.number().int(), Currency: currencySchema, By: idSchema };
export const cashDeskOpened = event('CashDeskOpened', { Amount: z.number().int(), Currency: currencySchema, By: idSchema });
export const cashPutIn = event('CashPutIn', movedCash);
export const cashTakenOut = event('CashTakenOut', movedCash);
/** `Difference` is the counted less the expected amount of all methods, in minor units. */
export const dayClosed = eventWithListeners('DayClosed', {
  DayCloseId: idSchema,
  Title: z.string(),
  Difference: z.number().int(),
  IsAboveLimit: z.boolean().default(true),
  Currency: currencySchema,
  By: idSchema,
});
/** Number of the day's transactions that no close has counted. */
export const dayNotClosed = eventWithListeners('DayNotClosed', { Transactions: z.number().int() });

// credits feature

/** `Credits` is always above 0. `TotalCredits` is the balance after the change. */
const creditMovement = {
  Target: idSchema,
  Credits: z.number().int(),
  TotalCredits: z.number().int(),
  Reason: ledgerReasonSchema,
  ClassId: idSchema.nullable(),
  ClassName: z.string().nullable(),
  ClassDate: instantSchema.nullable(),
  /** Staff who made the change. Null for the member or the server. */
  By: idSchema.nullable(),
};
export const creditsAdd = event('CreditsAdd', creditMovement);
export const creditsSub = event('CreditsSub', creditMovement);

const creditsPackage = { ClubCreditsPackageId: idSchema, Title: z.string(), Credits: z.number().int(), By: idSchema };
export const creditsPackageAdded = event('CreditsPackageAdded', creditsPackage);
export const creditsPackageUpdated = event('CreditsPackageUpdated', creditsPackage);
export const creditsPackageDeleted = event('CreditsPackageDeleted', creditsPackage);

export const orderFulfilled = event('OrderFulfilled', {
  Target: idSchema,
  Title: z.string(),
  SubscriptionName: z.string().optional(),
  Credits: z.number().int().optional(),
  TotalCredits: z.number().int().optional(),
  /** Set only if nothing was paid with the order. */
  FirstChargeOn: dateSchema.optional(),
  /** Paid amount in minor units. Missing in older events. */
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  /** Null when the member bought online. */
  By: idSchema.nullable(),
});

// debts feature

/** `Amount` is in minor units. A payment emits `TransactionAdded` instead. */
export const debtWrittenOff = event('DebtWrittenOff', {
  /** Null after the debtor's account was deleted. */
  Target: idSchema.nullable(),
  DebtId: idSchema,
  SubscriptionName: z.string(),
  Amount: z.number().int(),
  Currency: currencySchema,
  Reason: z.string(),
  By: idSchema,
});

// disputes feature

const paymentDispute = {
  Target: idSchema.nullable(),
  PaymentDisputeId: idSchema,
  TransactionId: idSchema,
  Title: z.string(),
  Amount: z.number().int(),
  Currency: currencySchema,
  Reason: z.string(),
};
export const disputeOpened = eventWithListeners('DisputeOpened', {
  ...paymentDispute,
  EvidenceDueBy: instantSchema.nullable(),
  Days: z.number().int().nullable(),
});
export const disputeWon = eventWithListeners('DisputeWon', paymentDispute);
/** `Amount` is the loss that was recorded as a refund. */
export const disputeLost = eventWithListeners('DisputeLost', paymentDispute);
export const disputeDecided = event('DisputeDecided', { ...paymentDispute, Effect: refundEffectSchema, By: idSchema });

// goods feature

const article = {
  ArticleId: idSchema,
  Name: z.string(),
  Price: z.number().int(),
  Currency: currencySchema,
  IsOnSale: z.boolean(),
  By: idSchema,
};
export const goodsAdded = event('GoodsAdded', article);
export const goodsUpdated = event('GoodsUpdated', article);
/** `Amount` is in minor units. The payment emits `TransactionAdded`. */
export const goodsSold = event('GoodsSold', {
  Target: idSchema.nullable(),
  ArticleId: idSchema,
  TransactionId: idSchema,
  Quantity: z.number().int(),
  Amount: z.number().int(),
  Currency: currencySchema,
  Description: z.string(),
  By: idSchema,
});

// online-payments feature

/** A payment that took no money, or whose money was returned. `Amount` is in minor units. */
const onlinePayment = {
  Target: idSchema,
  Title: z.string(),
  Amount: z.number().int(),
  Currency: currencySchema,
  /** Code of the provider's decline, or our error type. */
  Reason: z.string().nullable(),
};
/** `NextAttempt` is null if the provider does not retry. The subscription is then paused. */
export const onlinePaymentFailed = eventWithListeners('OnlinePaymentFailed', {
  ...onlinePayment,
  UserSubscriptionId: idSchema,
  NextAttempt: instantSchema.nullable(),
});
/** The ordered product could not be given, so the payment was refunded. */
export const paymentOrderReturned = eventWithListeners('PaymentOrderReturned', { ...onlinePayment, PaymentOrderId: idSchema });
export const paymentOrderFailed = eventWithListeners('PaymentOrderFailed', { ...onlinePayment, PaymentOrderId: idSchema });
export const paymentRequested = eventWithListeners('PaymentRequested', {
  ...onlinePayment,
  PaymentOrderId: idSchema,
  Url: z.string(),
  By: idSchema,
});
/** The provider refused the refund, so its transaction was deleted. */
export const onlineRefundFailed = eventWithListeners('OnlineRefundFailed', {
  ...onlinePayment,
  Target: idSchema.nullable(),
  TransactionId: idSchema,
});
export const onlineRefundFound = eventWithListeners('OnlineRefundFound', {
  ...onlinePayment,
  Target: idSchema.nullable(),
  TransactionId: idSchema,
});

export const paymentAccountChanged = eventWithListeners('PaymentAccountChanged', {
  From: paymentAccountStateSchema,
  State: paymentAccountStateSchema,
  Missing: z.array(z.string()),
  InactiveReason: inactiveReasonSchema.optional(),
});
export const paymentSettingsUpdated = event('PaymentSettingsUpdated', {
  ...paymentSettingsSchema.shape,
  ...pauseRulesSchema.partial().shape,
  By: idSchema,
});

// reconciliation feature

/** A manager must settle the differences. Emitted at most once a day. */
export const paymentDifferencesFound = eventWithListeners('PaymentDifferencesFound', { Count: z.number().int() });

const subscriptionRequest = { Target: idSchema, SubscriptionRequestId: idSchema, SubscriptionName: z.string() };

export const subscriptionRequested = eventWithListeners('SubscriptionAsked', subscriptionRequest);
export const subscriptionDeclined = eventWithListeners('SubscriptionDeclined', { ...subscriptionRequest, By: idSchema });

const subscriptionType = { ClassSubscriptionId: idSchema, SubscriptionName: z.string(), By: idSchema };

export const subscriptionTypeAdded = event('SubscriptionTypeAdded', subscriptionType);
export const subscriptionTypeUpdated = event('SubscriptionTypeUpdated', subscriptionType);
export const subscriptionTypeDeleted = event('SubscriptionTypeDeleted', subscriptionType);

// subscriptions feature

const subscription = {
  Target: idSchema,
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  State: subscriptionStateSchema,
  /** The last day. While suspended, the day of reactivation. */
  ExpirationDate: dateSchema.nullable(),
  /** Number of tickets left; null when not counted. */
  Credits: z.number().int().nullable(),
  /** Such as `Order`, `ReactivationDate` or `UnpaidExternal`. */
  Reason: z.string(),
  /** Staff who made the change; null for the server. */
  By: idSchema.nullable(),
  /** Day in the club's time zone, if it may differ from the day of writing. */
  Day: dateSchema.optional(),
  From: subscriptionStateSchema.optional(),
  Days: z.number().int().optional(),
};

export const userSubscriptionAdd = event('UserSubscriptionAdd', subscription);
export const userSubscriptionUpdate = eventWithListeners('UserSubscriptionUpdate', subscription);
export const userSubscriptionDelete = event('UserSubscriptionDelete', subscription);
export const userSubscriptionSuspend = event('UserSubscriptionSuspend', subscription);
export const userSubscriptionReactivate = event('UserSubscriptionReactivate', subscription);
export const userSubscriptionExpiring = eventWithListeners('UserSubscriptionExpiring', subscription);
export const userSubscriptionExpired = eventWithListeners('UserSubscriptionExpired', subscription);

const transaction = {
  Target: idSchema.nullable(),
  TransactionId: idSchema,
  TransactionType: transactionTypeSchema,
  Method: transactionMethodSchema,
  Amount: z.number().int(),
  Currency: currencySchema,
  Description: z.string(),
  By: idSchema.nullable(),
};

export const transactionAdded = event('TransactionAdded', transaction);
export const transactionUpdated = event('TransactionUpdated', transaction);
export const transactionDeleted = event('TransactionDeleted', transaction);
