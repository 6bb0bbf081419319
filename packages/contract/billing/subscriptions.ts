import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  currencySchema,
  dateSchema,
  dayInputSchema,
  idSchema,
  instantSchema,
  moneySchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';
import { recurrenceSchema } from './subscription-types.ts';
import { transactionMethodSchema } from './transactions.ts';

export type UserSubscriptionId = Id<'UserSubscription'>;

/** Spec 2 section 4; `rules/billing/subscriptions/states` decides them. */
export const subscriptionStates = [
  'NotStarted',
  'Active',
  'Expiring',
  'Suspended',
  'Paused',
  'Expired',
  'NonRenewed',
  'Canceled',
] as const;
export const subscriptionStateSchema = z.enum(subscriptionStates);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

export const paymentStates = [
  'WaitingInitialPayment',
  'InitialPaymentFailed',
  'RetryingPayment',
  'PaymentFailed',
  'CanceledImmediately',
  'CanceledAtPeriodEnd',
  'PaymentPeriodTerminated',
] as const;
export const paymentStateSchema = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentStateSchema>;

export const invoiceStates = ['draft', 'open', 'void', 'paid', 'uncollectible', 'unpaid'] as const;
export const invoiceStateSchema = z.enum(invoiceStates);
export type InvoiceState = z.infer<typeof invoiceStateSchema>;

/** Spec 2 section 4: Paid green, ToPay and Paused orange, Unpaid and Canceled red, Unknown neutral. */
export const paymentLabelSchema = z.enum(['Paid', 'ToPay', 'Unpaid', 'Canceled', 'Paused', 'Unknown']);
export type PaymentLabel = z.infer<typeof paymentLabelSchema>;

export const installmentSchema = z.object({
  Number: z.number().int(),
  Amount: z.number().int(),
  DueDate: dateSchema,
  PaidAt: instantSchema.nullable(),
  WrittenOffAt: instantSchema.nullable(),
  TransactionId: idSchema.nullable(),
});
export type Installment = z.infer<typeof installmentSchema>;

export const writeOffSchema = z.object({
  Amount: z.number().int(),
  Number: z.number().int().nullable(),
  Reason: z.string(),
  Operator: z.object({ email: z.string() }).nullable(),
  At: instantSchema,
});

export const memberWriteOffSchema = writeOffSchema.extend({
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  Currency: currencySchema,
  IsRemoved: z.boolean(),
});
export type MemberWriteOff = z.infer<typeof memberWriteOffSchema>;

/** Dates are days in the club's zone; ExpiryDate is the last usable day. */
export const userSubscriptionSchema = z.object({
  UserSubscriptionId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Color: z.string().nullable(),
  State: subscriptionStateSchema,
  /** The reason of Canceled, NonRenewed or Expired. */
  StateReason: z.enum(['Immediately', 'Refunded', 'PeriodEnd', 'UnpaidExternal', 'Date', 'Tickets']).nullable(),
  Price: z.number().int(),
  Currency: currencySchema,
  MaxActivities: z.number().int().nullable(),
  RemainingTickets: z.number().int().nullable(),
  MaxWeeklyBookings: z.number().int().nullable(),
  MaxMonthlyBookings: z.number().int().nullable(),
  WeeklyBookings: z.number().int(),
  MonthlyBookings: z.number().int(),
  ActivationDate: dateSchema,
  ExpiryDate: dateSchema.nullable(),
  DeactivationDate: dateSchema.nullable(),
  SuspendedDate: dateSchema.nullable(),
  /** Null while suspended: until a manual reactivation. */
  ReactivationDate: dateSchema.nullable(),
  ScheduledEnd: dateSchema.nullable(),
  Recurrence: recurrenceSchema.nullable(),
  RenewsOn: dateSchema.nullable(),
  Installments: z.number().int(),
  InstallmentPrice: z.number().int().nullable(),
  InstallmentPlan: z.array(installmentSchema),
  PaymentStatus: paymentStateSchema.nullable(),
  InvoiceState: invoiceStateSchema.nullable(),
  PaymentLabel: paymentLabelSchema,
  /** The next payment, minor units, less part payments. 0: nothing is collected here. */
  AmountDue: z.number().int(),
  PartPaid: z.number().int(),
  /**
   * All that is owed by today, minor units, including partly paid amounts. It stays due whatever happens to the subscription, until
   * it is paid or written off.
   */
  Owed: z.number().int(),
  /** Oldest first; empty for the member, who does not see operator and reason. */
  WriteOffs: z.array(writeOffSchema),
  ExternalPayment: z.boolean(),
  ExtInvoiceId: z.string().nullable(),
  ExtSubscriptionId: z.string().nullable(),
  ExtStatus: z.string().nullable(),
  DueDateUTC: instantSchema.nullable(),
  Notes: z.string(),
  CreatedAt: instantSchema,
  RowVersion: rowVersionSchema,
});
export type UserSubscription = z.infer<typeof userSubscriptionSchema>;

export const deskPaymentSchema = z.object({ Method: transactionMethodSchema, VisibleInExport: z.boolean().default(true) });

/** Known subscriptions of the same type that the member holds; the new one is intended besides these. */
export const knownSubscriptionsSchema = z.array(idSchema).max(50).default([]);

export const assignSubscriptionSchema = z.object({
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable().default(null),
  /** Null: today. */
  ActivationDate: dayInputSchema.nullable().default(null),
  /** Null: by the duration. */
  ExpiryDate: dayInputSchema.nullable().default(null),
  /** Null: that of the plan or type. */
  Price: moneySchema.nullable().default(null),
  Installments: z.number().int('invalid-number').min(1, 'invalid-number').max(60, 'invalid-number').nullable().default(null),
  /** Paid outside of the platform: active at once and due after 7 days; if still unpaid the day after, it is deactivated. */
  ExternalPayment: z.boolean().default(false),
  /** The payment order: paid now, the first installment if there are several. Null: paid later. */
  Payment: deskPaymentSchema.nullable().default(null),
  Notes: textSchema().default(''),
  Besides: knownSubscriptionsSchema,
});
export type AssignSubscription = z.infer<typeof assignSubscriptionSchema>;
