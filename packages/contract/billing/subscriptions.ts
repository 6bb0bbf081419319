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

/** `rules/billing/subscriptions/states` computes the state. */
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

/** Days in the club's time zone. ExpiryDate is the last usable day. */
export const userSubscriptionSchema = z.object({
  UserSubscriptionId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Color: z.string().nullable(),
  State: subscriptionStateSchema,
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
  /** Null if the suspension lasts until staff end it. */
  ReactivationDate: dateSchema.nullable(),
  ScheduledEnd: dateSchema.nullable(),
  /** A pause that the member planned: its first day, and the day after it. */
  PausesOn: dateSchema.nullable(),
  ResumesOn: dateSchema.nullable(),
  /** If true, the member may end it. */
  PausedByMember: z.boolean(),
  Recurrence: recurrenceSchema.nullable(),
  RenewsOn: dateSchema.nullable(),
  Installments: z.number().int(),
  InstallmentPrice: z.number().int().nullable(),
  InstallmentPlan: z.array(installmentSchema),
  PaymentStatus: paymentStateSchema.nullable(),
  InvoiceState: invoiceStateSchema.nullable(),
  PaymentLabel: paymentLabelSchema,
  /** Next payment in minor units, after part payments. 0 if nothing is to be collected. */
  AmountDue: z.number().int(),
  PartPaid: z.number().int(),
  /**
   * Amount owed today, in minor units, with the rest of partly paid amounts. It is owed until paid or written off, whatever
   * happens to the subscription.
   */
  Owed: z.number().int(),
  /** Oldest first. Empty for members, who may not see write-offs. */
  WriteOffs: z.array(writeOffSchema),
  ExternalPayment: z.boolean(),
  ExtInvoiceId: z.string().nullable(),
  ExtSubscriptionId: z.string().nullable(),
  ExtStatus: z.string().nullable(),
  /** Card or account that pays at the provider, such as `Visa 4242`. */
  PaymentMeans: z.string().nullable(),
  /** Expected day of a bank debit that is not taken yet. */
  DebitOn: dateSchema.nullable(),
  /** `Url`: the provider's page, where the member confirms the failed charge or pays in another way. */
  FailedCharge: z.object({ Amount: z.number().int(), DeclineCode: z.string().nullable(), Url: z.string().nullable() }).nullable(),
  DueDateUTC: instantSchema.nullable(),
  Notes: z.string(),
  CreatedAt: instantSchema,
  RowVersion: rowVersionSchema,
});
export type UserSubscription = z.infer<typeof userSubscriptionSchema>;

export const deskPaymentSchema = z.object({ Method: transactionMethodSchema, VisibleInExport: z.boolean().default(true) });

/** Subscriptions of the same type that the member has. The caller knows them and wants a further one. */
export const knownSubscriptionsSchema = z.array(idSchema).max(50).default([]);

export const assignSubscriptionSchema = z.object({
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable().default(null),
  ActivationDate: dayInputSchema.nullable().default(null),
  /** Null: the duration determines the end. */
  ExpiryDate: dayInputSchema.nullable().default(null),
  /** Null: the price of the plan or type applies. */
  Price: moneySchema.nullable().default(null),
  Installments: z.number().int('invalid-number').min(1, 'invalid-number').max(60, 'invalid-number').nullable().default(null),
  /** The subscription is active at once, due after 7 days, and deactivated if unpaid the day after. */
  ExternalPayment: z.boolean().default(false),
  /** Payment of the first installment if there are several. Null if paid later. */
  Payment: deskPaymentSchema.nullable().default(null),
  Notes: textSchema().default(''),
  Besides: knownSubscriptionsSchema,
});
export type AssignSubscription = z.infer<typeof assignSubscriptionSchema>;
