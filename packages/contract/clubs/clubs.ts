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
  /** Its logo. */
  PictureUri: z.string().nullable(),
});
export type Brand = z.infer<typeof brandSchema>;

export const clubSchema = z.object({
  ClubId: idSchema,
  BrandId: idSchema.nullable(),
  BrandName: z.string().nullable(),
  Name: z.string(),
  /** Its logo. */
  PictureUri: z.string().nullable(),
  Address: z.string().nullable(),
  Website: z.string().nullable(),
  /** Whom members call or write to. */
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  /** IANA time zone: the club's day and its schedules. */
  TimeZone: z.string(),
  Currency: z.string(),
  /** Of its mails to people whose language it does not know. */
  Language: languageSchema,
  EnableLiveTrainings: z.boolean(),
  EnableActivities: z.boolean(),
  /** The club follows who is on her way to being a client: the pipeline. */
  EnableLeads: z.boolean(),
  /** Its members carry out workout sheets, and their journals show them. */
  EnableWorkoutSheets: z.boolean(),
  /** Its members watch the videos it publishes. */
  EnableOnDemand: z.boolean(),
  /** Its staff reads who trained most. */
  EnableUserRankings: z.boolean(),
  /** And how full the classes of each trainer were. */
  EnableTrainerRankings: z.boolean(),
  /** In which its screens say weights. */
  UnitSystem: unitSystemSchema,
});
export type Club = z.infer<typeof clubSchema>;

/** A club whose code somebody typed; with `Waiting` it says yes or no to her first. */
export const joinedClubSchema = clubSchema.extend({ Waiting: z.boolean() });
export type JoinedClub = z.infer<typeof joinedClubSchema>;

/** The club's overview today, in the club's time zone. */
export const clubSummarySchema = z.object({
  ClubId: idSchema,
  /** What athletes type to join. */
  Code: z.string(),
  /** Joins as well and cannot be guessed: for links and QR codes. */
  InviteCode: z.string(),
  Athletes: z.number().int(),
  /** On the board now. */
  TrainingNow: z.number().int(),
  TrainingsToday: z.number().int(),
  PointsToday: z.number().int(),
  BridgesOnline: z.number().int(),
  BridgesTotal: z.number().int(),
  /** Bridges that need somebody, worst first. */
  BridgeWarnings: z.number().int(),
});
export type ClubSummary = z.infer<typeof clubSummarySchema>;

/** A field that may stay empty: nothing typed is null. */
const orNull = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .nullable()
    .transform((text) => (text?.trim() === '' ? null : text))
    .pipe(schema.nullable());
/** Most letters of the club's texts. */
export const clubTextMax = {
  Name: 100,
  Address: 300,
  Website: 300,
  Phone: 40,
  Email: EMAIL_MAX,
  Code: 20,
  DiscountCode: 40,
} as const;

/** A host with a dot, as one writes it on a poster: `example.org/x`. */
const isBareAddress = (text: string) => /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(?:[/?#]\S*)?$/u.test(text);
const websiteSchema = z
  .string()
  .transform((text) => (isBareAddress(text.trim()) ? `https://${text.trim()}` : text))
  .pipe(webUrlSchema(clubTextMax.Website));
const timeZoneSchema = z
  .string()
  .overwrite((name) => zoneOf(name) ?? name)
  .refine((name) => zoneOf(name) !== undefined, 'invalid-time-zone');
/** What members type or follow: letters and digits, so that it can be said at the desk. */
const codeSchema = requiredLineSchema(clubTextMax.Code)
  .toUpperCase()
  .refine((code) => /^[A-Z0-9]{4,20}$/.test(code), 'invalid-code');
export const weightStep = { min: 0.1, max: 25 } as const;
const weeksSchema = z.number().int('invalid-number').min(1, 'invalid-number').max(52, 'invalid-number');

/** Between its words stands one space, whichever and however many were typed: names that look alike are one. */
export const clubNameSchema = requiredLineSchema(clubTextMax.Name).overwrite((name) => name.replaceAll(/\s+/gu, ' '));

const placeFields = {
  Name: clubNameSchema,
  Address: orNull(lineSchema(clubTextMax.Address)),
  Website: orNull(websiteSchema),
  Phone: orNull(lineSchema(clubTextMax.Phone)),
  Email: orNull(emailSchema),
  Currency: requiredLineSchema(3).pipe(currencyInputSchema),
  TimeZone: timeZoneSchema,
  /** Of its mails to people whose language it does not know. */
  Language: languageSchema,
};
/** What the club's own code does: it lets in, it asks the club, or it lets nobody in without an invitation. */
export const joinModes = ['Open', 'Approval', 'Invitation'] as const;
const joinModeSchema = z.enum(joinModes);
export type JoinMode = z.infer<typeof joinModeSchema>;

/** Kilograms by which loads differ; null: nobody said. */
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
  /** Classes start before the walls of their rooms by themselves. */
  EnableClassSessions: z.boolean(),
  EnableActivities: z.boolean(),
  EnableUserRankings: z.boolean(),
  EnableTrainerRankings: z.boolean(),
  EnableLeads: z.boolean(),
  EnableWorkoutSheets: z.boolean(),
  EnableOnDemand: z.boolean(),
  EnableFirstTrainingMail: z.boolean(),
  /** Plans that renew by themselves can be sold. */
  EnableOnlinePayments: z.boolean(),
  /** Members see what they can buy, and ask for it. */
  EnableStore: z.boolean(),
  /** The dot beside somebody new stays so many days; 0: there is none. */
  NewUserDays: z.number().int('invalid-number').min(0, 'invalid-number').max(365, 'invalid-number'),
  /** Not seen for so many weeks: is written to. */
  ReminderWeeks: weeksSchema,
  /** Back after so many weeks: is welcomed. */
  WelcomeBackWeeks: weeksSchema,
  UnitSystem: unitSystemSchema,
  /** Of its bars and machines: what two of its smallest plates weigh. */
  BarStep: weightStepSchema,
  /** From one of its dumbbells or kettlebells to the next. */
  HandStep: weightStepSchema,
};
export const clubUpdateSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
export type ClubUpdate = z.infer<typeof clubUpdateSchema>;
/** Fields of a club whose change its log tells by name; how it takes money has an entry of its own. */
export const loggedClubFields = clubUpdateSchema
  .omit({ RowVersion: true, EnableOnlinePayments: true, EnableStore: true })
  .extend({ BrandId: idSchema })
  .keyof().options;
/** What is left out stays; with a RowVersion it is refused where somebody saved since. */
export const clubPatchSchema = clubUpdateSchema.partial();
export type ClubPatch = z.infer<typeof clubPatchSchema>;

export const newClubSchema = z.object(placeFields).partial().required({ Name: true, Currency: true, TimeZone: true }).extend({
  BrandId: idSchema,
  /** One is made where it is left out. */
  Code: codeSchema.optional(),
});
export type NewClub = z.infer<typeof newClubSchema>;

/** A club as who manages it reads it; of the last block others are told nothing. */
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
  /** What it asks of who joins: the newest published one. */
  Policy: z.object({ PolicyId: idSchema, Title: z.string() }).nullable(),

  Code: z.string().nullable(),
  DiscountCode: z.string().nullable(),
  Tags: z.array(clubTagSchema),
  Licenses: z.array(clubLicenseSchema),
  PaymentAccounts: z.array(z.object({ PaymentAccountType: z.string(), State: z.string() })),
  /** Something was sold: the currency stays. */
  CurrencyFixed: z.boolean(),
});
export type ClubDetails = z.infer<typeof clubDetailsSchema>;

/** What goes with a club: counted before it is deleted. */
export const clubLossesSchema = z.object({
  Members: z.number().int(),
  Staff: z.number().int(),
  /** Subscriptions that run or are suspended. */
  Subscriptions: z.number().int(),
  /** Credits that members have left. */
  Credits: z.number().int(),
  /** Still to come. */
  Classes: z.number().int(),
  Bookings: z.number().int(),
  Transactions: z.number().int(),
  Bridges: z.number().int(),
  /** Sent to somebody, and not answered. */
  Invitations: z.number().int(),
  /** People of a file that is being imported, and are not invited yet. */
  Imported: z.number().int(),
});
export type ClubLosses = z.infer<typeof clubLossesSchema>;

/** How much of a club a change of its settings reaches, as it is now. */
export const clubReachSchema = z.object({
  Members: z.number().int(),
  /** To come, and not canceled. */
  Classes: z.number().int(),
  Bookings: z.number().int(),
  /** Paired with a room. */
  Screens: z.number().int(),
  /** Members who trained here within 30 days: a ranking has them. */
  Ranked: z.number().int(),
  /** Members who never trained here. */
  Untrained: z.number().int(),
  Trainers: z.number().int(),
  /** On the board, and no clients yet. */
  Leads: z.number().int(),
  /** Members with whom a workout sheet is shared. */
  SheetReaders: z.number().int(),
  /** Who typed the code and waits for an answer. */
  Requests: z.number().int(),
  /** Things that are sold: subscriptions and packages of credits. */
  Prices: z.number().int(),
  /** What members may choose in the store: plans of subscriptions, subscriptions without plans, packages of credits. */
  StoreOffers: z.number().int(),
  /** Who asked there for a subscription and waits for an answer. */
  StoreRequests: z.number().int(),
  /** Plans that renew by themselves. */
  RecurringPlans: z.number().int(),
});
export type ClubReach = z.infer<typeof clubReachSchema>;
