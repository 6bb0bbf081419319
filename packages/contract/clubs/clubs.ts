import { z } from 'zod';
import { zoneOf } from '../accounts/lookups.ts';
import { unitSystemSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import {
  currencyInputSchema,
  EMAIL_MAX,
  emailSchema,
  idSchema,
  languageSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
  webUrlSchema,
} from '../scalars.ts';
import { clubLicenseSchema } from './licenses/licenses.ts';
import { clubTagSchema } from './tags/tags.ts';

export type BrandId = Id<'Brand'>;
export type ClubId = Id<'Club'>;

export const brandSchema = z.object({
  BrandId: idSchema,
  Name: z.string(),
  PictureUri: z.string().nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

export const clubSchema = z.object({
  ClubId: idSchema,
  BrandId: idSchema.nullable(),
  BrandName: z.string().nullable(),
  Name: z.string(),
  PictureUri: z.string().nullable(),
  Address: z.string().nullable(),
  Website: z.string().nullable(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  /** IANA name, for the club's days and schedules. */
  TimeZone: z.string(),
  Currency: z.string(),
  Language: languageSchema,
  EnableLiveTrainings: z.boolean(),
  EnableActivities: z.boolean(),
  /** Staff use a pipeline of leads and clients. */
  EnableLeads: z.boolean(),
  EnableWorkoutSheets: z.boolean(),
  EnableOnDemand: z.boolean(),
  EnableUserRankings: z.boolean(),
  EnableTrainerRankings: z.boolean(),
  UnitSystem: unitSystemSchema,
});
export type Club = z.infer<typeof clubSchema>;

/** `Waiting`: the club must still accept the user's request. */
export const joinedClubSchema = clubSchema.extend({ Waiting: z.boolean() });
export type JoinedClub = z.infer<typeof joinedClubSchema>;

export const clubSummarySchema = z.object({
  ClubId: idSchema,
  Code: z.string(),
  /** A code for links and QR codes that works like `Code`, but cannot be guessed. */
  InviteCode: z.string(),
  Athletes: z.number().int(),
  TrainingNow: z.number().int(),
  TrainingsToday: z.number().int(),
  PointsToday: z.number().int(),
  BridgesOnline: z.number().int(),
  BridgesTotal: z.number().int(),
  BridgeWarnings: z.number().int(),
});
export type ClubSummary = z.infer<typeof clubSummarySchema>;

const orNull = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .nullable()
    .transform((text) => (text?.trim() === '' ? null : text))
    .pipe(schema.nullable());
export const clubTextMax = {
  Name: 100,
  Address: 300,
  Website: 300,
  Phone: 40,
  Email: EMAIL_MAX,
  Code: 20,
  DiscountCode: 40,
} as const;

/** True for a URL without `https://`, such as `example.org/x`. */
const isBareAddress = (text: string) => /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(?:[/?#]\S*)?$/u.test(text);
const websiteSchema = z
  .string()
  .transform((text) => (isBareAddress(text.trim()) ? `https://${text.trim()}` : text))
  .pipe(webUrlSchema(clubTextMax.Website));
const timeZoneSchema = z
  .string()
  .overwrite((name) => zoneOf(name) ?? name)
  .refine((name) => zoneOf(name) !== undefined, 'invalid-time-zone');
/** Only letters and digits, so that the code can be read aloud. */
const codeSchema = requiredLineSchema(clubTextMax.Code)
  .toUpperCase()
  .refine((code) => /^[A-Z0-9]{4,20}$/.test(code), 'invalid-code');
export const weightStep = { min: 0.1, max: 25 } as const;
const weeksSchema = z.number().int('invalid-number').min(1, 'invalid-number').max(52, 'invalid-number');

/** Spaces are normalized, so that names that look the same are equal. */
export const clubNameSchema = requiredLineSchema(clubTextMax.Name).overwrite((name) => name.replaceAll(/\s+/gu, ' '));

const placeFields = {
  Name: clubNameSchema,
  Address: orNull(lineSchema(clubTextMax.Address)),
  Website: orNull(websiteSchema),
  Phone: orNull(lineSchema(clubTextMax.Phone)),
  Email: orNull(emailSchema),
  Currency: requiredLineSchema(3).pipe(currencyInputSchema),
  TimeZone: timeZoneSchema,
  Language: languageSchema,
};
export const joinModes = ['Open', 'Approval', 'Invitation'] as const;
const joinModeSchema = z.enum(joinModes);
export type JoinMode = z.infer<typeof joinModeSchema>;

/** In kilograms. */
const weightStepSchema = z
  .number('invalid-number')
  .min(weightStep.min, 'invalid-number')
  .max(weightStep.max, 'invalid-number')
  .nullable();

const settings = {
  ...placeFields,
  Code: codeSchema,
  JoinMode: joinModeSchema,
  DiscountCode: orNull(lineSchema(clubTextMax.DiscountCode)),
  EnableLiveTrainings: z.boolean(),
  EnableClassSessions: z.boolean(),
  EnableActivities: z.boolean(),
  EnableUserRankings: z.boolean(),
  EnableTrainerRankings: z.boolean(),
  EnableLeads: z.boolean(),
  EnableWorkoutSheets: z.boolean(),
  EnableOnDemand: z.boolean(),
  EnableFirstTrainingMail: z.boolean(),
  /** Allows plans that renew automatically. */
  EnableOnlinePayments: z.boolean(),
  EnableStore: z.boolean(),
  /** Days for which a member is marked as new after joining. 0 means never. */
  NewUserDays: z.number().int('invalid-number').min(0, 'invalid-number').max(365, 'invalid-number'),
  ReminderWeeks: weeksSchema,
  /** Weeks of absence after which a returning member is welcomed. */
  WelcomeBackWeeks: weeksSchema,
  UnitSystem: unitSystemSchema,
  /** Increment on a bar or machine: two of the smallest plates. */
  BarStep: weightStepSchema,
  /** Increment between two dumbbells or kettlebells. */
  HandStep: weightStepSchema,
};
export const clubUpdateSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
export type ClubUpdate = z.infer<typeof clubUpdateSchema>;
/** Changes of these fields are in the activity log. Payment settings emit an event of their own. */
export const loggedClubFields = clubUpdateSchema
  .omit({ RowVersion: true, EnableOnlinePayments: true, EnableStore: true })
  .extend({ BrandId: idSchema })
  .keyof().options;
/** Absent fields do not change. The change is refused if the stored RowVersion differs. */
export const clubPatchSchema = clubUpdateSchema.partial();
export type ClubPatch = z.infer<typeof clubPatchSchema>;

export const newClubSchema = z.object(placeFields).partial().required({ Name: true, Currency: true, TimeZone: true }).extend({
  BrandId: idSchema,
  Code: codeSchema.optional(),
});
export type NewClub = z.infer<typeof newClubSchema>;

/** The fields after the empty line are only for users who manage the club. */
export const clubDetailsSchema = clubSchema.extend({
  JoinMode: joinModeSchema,
  EnableClassSessions: z.boolean(),
  EnableUserRankings: z.boolean(),
  EnableTrainerRankings: z.boolean(),
  EnableOnlinePayments: z.boolean(),
  EnableStore: z.boolean(),
  EnableFirstTrainingMail: z.boolean(),
  NewUserDays: z.number().int(),
  ReminderWeeks: z.number().int(),
  WelcomeBackWeeks: z.number().int(),
  BarStep: z.number().nullable(),
  HandStep: z.number().nullable(),
  RowVersion: rowVersionSchema,
  Policy: z.object({ PolicyId: idSchema, Title: z.string() }).nullable(),

  Code: z.string().nullable(),
  DiscountCode: z.string().nullable(),
  Tags: z.array(clubTagSchema),
  Licenses: z.array(clubLicenseSchema),
  PaymentAccounts: z.array(z.object({ PaymentAccountType: z.string(), State: z.string() })),
  CurrencyFixed: z.boolean(),
});
export type ClubDetails = z.infer<typeof clubDetailsSchema>;

export const clubLossesSchema = z.object({
  Members: z.number().int(),
  Staff: z.number().int(),
  Subscriptions: z.number().int(),
  Credits: z.number().int(),
  Classes: z.number().int(),
  Bookings: z.number().int(),
  Transactions: z.number().int(),
  Bridges: z.number().int(),
  Invitations: z.number().int(),
  /** Rows of unfinished imports that wait for their invitation. */
  Imported: z.number().int(),
});
export type ClubLosses = z.infer<typeof clubLossesSchema>;

export const clubReachSchema = z.object({
  Members: z.number().int(),
  Classes: z.number().int(),
  Bookings: z.number().int(),
  Screens: z.number().int(),
  /** Number of members who trained in this club in the last 30 days. */
  Ranked: z.number().int(),
  Untrained: z.number().int(),
  Trainers: z.number().int(),
  Leads: z.number().int(),
  SheetReaders: z.number().int(),
  Requests: z.number().int(),
  Prices: z.number().int(),
  /** Each plan, each subscription without plans and each package of credits is one offer. */
  StoreOffers: z.number().int(),
  StoreRequests: z.number().int(),
  RecurringPlans: z.number().int(),
});
export type ClubReach = z.infer<typeof clubReachSchema>;
