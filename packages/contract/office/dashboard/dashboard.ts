import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { newPeriodSchema } from '../../members/people.ts';
import { nextTaskSchema, WEEKS_SHOWN } from '../../members/pipeline/cards.ts';
import { clientStageSchema, riskSignSchema } from '../../members/pipeline/pipeline.ts';
import { currencySchema, dateSchema, instantSchema } from '../../scalars.ts';
import { heldSchema, owedLabels } from '../people.ts';

export const dashboardLists = [
  'Active',
  'Expiring',
  'Expired',
  'NoActivity',
  'AtRisk',
  'New',
  'Birthdays',
  'ToPay',
  'Unpaid',
] as const;
export const dashboardListSchema = z.enum(dashboardLists);
export type DashboardList = (typeof dashboardLists)[number];
/** Lists that only managers and owners see. */
export const moneyLists: readonly DashboardList[] = ['ToPay', 'Unpaid'];

export const dashboardRanges = ['Day', 'Week', 'Days14', 'Days30', 'ThisMonth', 'LastMonth', 'Year'] as const;
export const dashboardRangeSchema = z.enum(dashboardRanges);
export type DashboardRange = (typeof dashboardRanges)[number];
/** Maximum length of chosen days, first and last included. */
export const DASHBOARD_MAX_DAYS = 120;

/** How many rows a list shows. */
export const lastCounts = [50, 100, 250, 500] as const;
export type LastCount = (typeof lastCounts)[number];

/** Maximum number of boxes. */
export const BOXES_MAX = 8;
const listSettingsSchema = z.object({
  List: dashboardListSchema,
  Shown: z.boolean(),
  Range: dashboardRangeSchema,
  Count: z.literal(lastCounts),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;
/** Lists in the order of the boxes. */
export const dashboardSettingsSchema = z.object({
  Lists: z
    .array(listSettingsSchema)
    .min(1, 'field-required')
    .refine((lists) => new Set(lists.map(({ List }) => List)).size === lists.length, 'invalid-value')
    .refine((lists) => lists.some(({ Shown }) => Shown), 'field-required')
    .refine((lists) => lists.filter(({ Shown }) => Shown).length <= BOXES_MAX, 'invalid-value'),
  /** True shows all columns of a list. */
  Extended: z.boolean(),
});
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>;

/** Null for a list without a range. */
export const dashboardRangeFields = { From: dateSchema.nullable(), To: dateSchema.nullable() };
export const dashboardBoxSchema = z.object({ List: dashboardListSchema, Count: z.number().int(), ...dashboardRangeFields });
export type DashboardBox = z.infer<typeof dashboardBoxSchema>;
export const dashboardSchema = z.object({
  Boxes: z.array(dashboardBoxSchema),
  Settings: dashboardSettingsSchema,
  /** False for trainers, who see no lists of payments, also if their settings contain them. */
  SeesPayments: z.boolean(),
});

/** The next payment due of a member. */
const owedSchema = z.object({
  Label: z.enum(owedLabels),
  Amount: z.number().int(),
  Currency: currencySchema,
  Due: dateSchema.nullable(),
});
export const dashboardRowSchema = basicUserSchema.extend({
  NewPeriod: newPeriodSchema,
  ClientStage: clientStageSchema,
  Since: instantSchema,
  LastSeen: instantSchema.nullable(),
  Signs: z.array(riskSignSchema),
  NextTask: nextTaskSchema.nullable(),
  /** Number of days with a visit per week, oldest first. The last week ends today. */
  Weeks: z.array(z.number().int()).length(WEEKS_SHOWN),
  /** The current subscription that ends last, or the last one that ended. */
  Plan: heldSchema
    .pick({ SubscriptionName: true, State: true, MaxActivities: true, RemainingTickets: true })
    .extend({ EndsOn: dateSchema.nullable() })
    .nullable(),
  /** Null for trainers. */
  Owed: owedSchema.nullable(),
  /** Only in the list of birthdays. */
  Birthday: z.object({ Date: dateSchema, Turns: z.number().int() }).nullable(),
});
export type DashboardRow = z.infer<typeof dashboardRowSchema>;
