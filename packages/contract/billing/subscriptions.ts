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

/** Spec 2 section 4; which is which is decided by `rules/billing/subscriptions/states`. */
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

/** What the payment label says (spec 2 section 4): Paid green, ToPay and Paused orange, Unpaid and Canceled red, Unknown neutral. */
export const paymentLabelSchema = z.enum(['Paid', 'ToPay', 'Unpaid', 'Canceled', 'Paused', 'Unknown']);
export type PaymentLabel = z.infer<typeof paymentLabelSchema>;

export const installmentSchema = z.object({
  Number: z.number().int(),
  Amount: z.number().int(),
  DueDate: dateSchema,
  PaidAt: instantSchema.nullable(),
  /** Nobody collects it any more. */
  WrittenOffAt: instantSchema.nullable(),
  TransactionId: idSchema.nullable(),
});
export type Installment = z.infer<typeof installmentSchema>;

/** A debt a named person gave up. */
export const writeOffSchema = z.object({
  Amount: z.number().int(),
  /** Of an installment. */
  Number: z.number().int().nullable(),
  Reason: z.string(),
  Operator: z.object({ email: z.string() }).nullable(),
  At: instantSchema,
});

/** One of a member in a club, also of a subscription that is removed. */
export const memberWriteOffSchema = writeOffSchema.extend({
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  Currency: currencySchema,
  /** The subscription is no more. */
  IsRemoved: z.boolean(),
});
export type MemberWriteOff = z.infer<typeof memberWriteOffSchema>;

/** A subscription of a member. Dates are days in the club's zone; ExpiryDate is the last day it may be used. */
export const userSubscriptionSchema = z.object({
  UserSubscriptionId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable(),
  SubscriptionName: z.string(),
  Color: z.string().nullable(),
  State: subscriptionStateSchema,
  /** Why it is Canceled, NonRenewed or Expired. */
  StateReason: z.enum(['Immediately', 'Refunded', 'PeriodEnd', 'UnpaidExternal', 'Date', 'Tickets']).nullable(),
  Price: z.number().int(),
  Currency: currencySchema,
  MaxActivities: z.number().int().nullable(),
  RemainingTickets: z.number().int().nullable(),
  MaxWeeklyBookings: z.number().int().nullable(),
  MaxMonthlyBookings: z.number().int().nullable(),
  /** Bookings it pays in the current week and month. */
  WeeklyBookings: z.number().int(),
  MonthlyBookings: z.number().int(),
  ActivationDate: dateSchema,
  ExpiryDate: dateSchema.nullable(),
  DeactivationDate: dateSchema.nullable(),
  SuspendedDate: dateSchema.nullable(),
  /** Null while suspended: reactivated by hand. */
  ReactivationDate: dateSchema.nullable(),
  /** Cancelled at the end of the billing period: its last day. */
  ScheduledEnd: dateSchema.nullable(),
  Recurrence: recurrenceSchema.nullable(),
  /** Next renewal of a recurring one. */
  RenewsOn: dateSchema.nullable(),
  Installments: z.number().int(),
  InstallmentPrice: z.number().int().nullable(),
  InstallmentPlan: z.array(installmentSchema),
  PaymentStatus: paymentStateSchema.nullable(),
  InvoiceState: invoiceStateSchema.nullable(),
  PaymentLabel: paymentLabelSchema,
  /** To pay next, minor units: less what was paid of it. 0: nothing is collected here. */
  AmountDue: z.number().int(),
  /** What was paid of it. */
  PartPaid: z.number().int(),
  /**
   * All that began to be owed by today, minor units: what is due or pays for what has begun, and what was paid in part. It stays
   * due whatever becomes of the subscription, until it is paid or written off.
   */
  Owed: z.number().int(),
  /** Oldest first; the member herself is not told who and why: there it is empty. */
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

/** Money taken at the desk together with something sold. */
export const deskPaymentSchema = z.object({ Method: transactionMethodSchema, VisibleInExport: z.boolean().default(true) });

/** What the member is known to hold of the type: it is meant to be once more beside these. */
export const besidesSchema = z.array(idSchema).max(50).default([]);

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
  /** Paid outside of the platform: active at once and due after 7 days; still unpaid the day after, it is deactivated. */
  ExternalPayment: z.boolean().default(false),
  /** The payment order: paid now, the first installment where there are several. Null: to pay later. */
  Payment: deskPaymentSchema.nullable().default(null),
  Notes: textSchema().default(''),
  Besides: besidesSchema,
});
export type AssignSubscription = z.infer<typeof assignSubscriptionSchema>;
