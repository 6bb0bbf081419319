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

/** Invite: assigned by staff. Open: athletes may request it. External: paid outside of the platform. */
export const subscriptionTypeKindSchema = z.enum(['Invite', 'Open', 'External']);
export type SubscriptionTypeKind = z.infer<typeof subscriptionTypeKindSchema>;

export const recurrenceUnitSchema = z.enum(['Day', 'Month', 'Year']);
export const recurrenceSchema = z.object({ Every: z.number().int().min(1).max(366), Unit: recurrenceUnitSchema });
export type Recurrence = z.infer<typeof recurrenceSchema>;

const whole = (max: number) => z.number().int('invalid-number').min(1, 'invalid-number').max(max, 'invalid-number');

export const subscriptionPlanFieldsSchema = z.object({
  Name: requiredLineSchema(120),
  Price: moneySchema,
  /** Null: paid once. A recurring plan has no end of its own. */
  Recurrence: recurrenceSchema.nullable().default(null),
  /** Monthly parts of the price; 1 = at once. Not together with a recurrence. */
  Installments: whole(60).default(1),
  /** Null: that of the type. */
  DurationDays: whole(3_660).nullable().default(null),
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
  /** Minor units; required, 0 is a price. */
  Price: z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'price-required' : 'invalid-number') })
    .pipe(moneySchema),
  Currency: currencyInputSchema,
  /** Null: no end. */
  DurationDays: whole(3_660).nullable(),
  /** Tickets; null: not counted. */
  MaxActivities: whole(10_000).nullable(),
  /** Bookings per week (from Monday) and month; null: no limit. */
  MaxWeeklyBookings: whole(1_000).nullable(),
  MaxMonthlyBookings: whole(1_000).nullable(),
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
  /** Subscriptions that are neither over nor suspended; and suspended ones. */
  Assigned: z.number().int(),
  Suspended: z.number().int(),
});
export type SubscriptionType = z.infer<typeof subscriptionTypeSchema>;

export const subscriptionTypeUpdateSchema = subscriptionTypeFieldsSchema.extend({ RowVersion: rowVersionSchema });
export type SubscriptionTypeUpdate = z.infer<typeof subscriptionTypeUpdateSchema>;
export const writtenSubscriptionTypeSchema = subscriptionTypeSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenSubscriptionType = z.infer<typeof writtenSubscriptionTypeSchema>;
