import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  currencyInputSchema,
  currencySchema,
  idSchema,
  moneySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';

export type ClassSubscriptionId = Id<'ClassSubscription'>;
export type SubscriptionPlanId = Id<'SubscriptionPlan'>;

/** `Invite`: staff assign the type. `Open`: athletes may request it. `External`: paid elsewhere. */
export const subscriptionTypeKindSchema = z.enum(['Invite', 'Open', 'External']);
export type SubscriptionTypeKind = z.infer<typeof subscriptionTypeKindSchema>;

export const recurrenceUnitSchema = z.enum(['Day', 'Month', 'Year']);
export const recurrenceSchema = z.object({ Every: z.number().int().min(1).max(366), Unit: recurrenceUnitSchema });
export type Recurrence = z.infer<typeof recurrenceSchema>;

const integer = (max: number) => z.number().int('invalid-number').min(1, 'invalid-number').max(max, 'invalid-number');

export const subscriptionPlanFieldsSchema = z.object({
  Name: requiredLineSchema(120),
  Price: moneySchema,
  /** Null for a single payment. Recurring plans have no end. */
  Recurrence: recurrenceSchema.nullable().default(null),
  /** Number of monthly parts; 1 means one payment. Always 1 with a recurrence. */
  Installments: integer(60).default(1),
  /**
   * Free days for a member who never had the type. Null for none. Only with a recurrence. At least 3: the provider requires 2,
   * and its page is open for a day.
   */
  TrialDays: integer(365).min(3, 'invalid-number').nullable().default(null),
  /** Null: the duration of the type applies. */
  DurationDays: integer(3_660).nullable().default(null),
});
export type SubscriptionPlanFields = z.infer<typeof subscriptionPlanFieldsSchema>;
export const subscriptionPlanSchema = subscriptionPlanFieldsSchema.extend({
  SubscriptionPlanId: idSchema,
  ClassSubscriptionId: idSchema,
  Name: z.string(),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>;

export const subscriptionTypeFieldsSchema = z.object({
  Name: requiredLineSchema(120),
  Type: subscriptionTypeKindSchema,
  /** Minor units. Required, because 0 is valid. */
  Price: z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'price-required' : 'invalid-number') })
    .pipe(moneySchema),
  Currency: currencyInputSchema,
  DurationDays: integer(3_660).nullable(),
  /** Tickets; null when not counted. */
  MaxActivities: integer(10_000).nullable(),
  /** Most bookings per week, which begins on Monday. Null for no limit. */
  MaxWeeklyBookings: integer(1_000).nullable(),
  MaxMonthlyBookings: integer(1_000).nullable(),
  Notes: textSchema().default(''),
  Purchasable: z.boolean().default(false),
  AutoAssignTrial: z.boolean().default(false),
  Color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'invalid-color')
    .nullable()
    .default(null),
});
export type SubscriptionTypeFields = z.infer<typeof subscriptionTypeFieldsSchema>;

export const subscriptionTypeSchema = subscriptionTypeFieldsSchema.extend({
  ClassSubscriptionId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Price: z.number().int(),
  Currency: currencySchema,
  Plans: z.array(subscriptionPlanSchema),
  /** `Assigned`: subscriptions neither ended nor suspended. */
  Assigned: z.number().int(),
  Suspended: z.number().int(),
});
export type SubscriptionType = z.infer<typeof subscriptionTypeSchema>;

export const subscriptionTypeUpdateSchema = subscriptionTypeFieldsSchema.extend({ RowVersion: rowVersionSchema });
export type SubscriptionTypeUpdate = z.infer<typeof subscriptionTypeUpdateSchema>;
export const writtenSubscriptionTypeSchema = subscriptionTypeSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenSubscriptionType = z.infer<typeof writtenSubscriptionTypeSchema>;
