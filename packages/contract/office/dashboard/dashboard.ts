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
export const moneyLists: readonly DashboardList[] = ['ToPay', 'Unpaid'];

export const dashboardRanges = ['Day', 'Week', 'Days14', 'Days30', 'ThisMonth', 'LastMonth', 'Year'] as const;
export const dashboardRangeSchema = z.enum(dashboardRanges);
export type DashboardRange = (typeof dashboardRanges)[number];
export const DASHBOARD_MAX_DAYS = 120;

export const lastCounts = [50, 100, 250, 500] as const;
export type LastCount = (typeof lastCounts)[number];

export const BOXES_MAX = 8;
const listSettingsSchema = z.object({
  List: dashboardListSchema,
  Shown: z.boolean(),
  Range: dashboardRangeSchema,
  Count: z.literal(lastCounts),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;
export const dashboardSettingsSchema = z.object({
  Lists: z
    .array(listSettingsSchema)
    .min(1, 'field-required')
    .refine((lists) => new Set(lists.map(({ List }) => List)).size === lists.length, 'invalid-value')
    .refine((lists) => lists.some(({ Shown }) => Shown), 'field-required')
    .refine((lists) => lists.filter(({ Shown }) => Shown).length <= BOXES_MAX, 'invalid-value'),
  Extended: z.boolean(),
});
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>;

export const dashboardRangeFields = { From: dateSchema.nullable(), To: dateSchema.nullable() };
export const dashboardBoxSchema = z.object({ List: dashboardListSchema, Count: z.number().int(), ...dashboardRangeFields });
export type DashboardBox = z.infer<typeof dashboardBoxSchema>;
export const dashboardSchema = z.object({
  Boxes: z.array(dashboardBoxSchema),
  /** The caller's own settings, otherwise those of the club for all staff, otherwise the standard settings. */
  Settings: dashboardSettingsSchema,
  IsOwn: z.boolean(),
  ForStaff: dashboardSettingsSchema,
  /** False for trainers, also if their settings contain lists of payments. */
  SeesPayments: z.boolean(),
});

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
  /** Days with a visit per week, oldest first. The last ends today. */
  Weeks: z.array(z.number().int()).length(WEEKS_SHOWN),
  /** The current subscription that ends last, otherwise the last that ended. */
  Plan: heldSchema
    .pick({ SubscriptionName: true, State: true, MaxActivities: true, RemainingTickets: true })
    .extend({ EndsOn: dateSchema.nullable() })
    .nullable(),
  Owed: owedSchema.nullable(),
  Birthday: z.object({ Date: dateSchema, Turns: z.number().int() }).nullable(),
});
export type DashboardRow = z.infer<typeof dashboardRowSchema>;
