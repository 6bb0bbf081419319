import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  dateSchema,
  dayInputSchema,
  idSchema,
  languageSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';
import { zoneOf } from './lookups.ts';
import { profileLimits, TYPED_HEART_RATE_MAX } from './profile-limits.ts';
import { availableRolesSchema } from './roles.ts';

export type UserId = Id<'User' | 'Caller'>;
/** An id of the caller. Other user ids are not accepted as `CallerId`. */
export type CallerId = Id<'Caller'>;

export const genderSchema = z.enum(['Unspecified', 'Male', 'Female']);
export type Gender = z.infer<typeof genderSchema>;
export const unitSystemSchema = z.enum(['Metric', 'Imperial']);
export type UnitSystem = z.infer<typeof unitSystemSchema>;
export const dateFormats = ['ddmmyyyy', 'mmddyyyy', 'yyyymmdd'] as const;
export const dateFormatSchema = z.enum(dateFormats);
export type DateFormat = z.infer<typeof dateFormatSchema>;
export const timeFormatSchema = z.enum(['h24', 'h12']);
export type TimeFormat = z.infer<typeof timeFormatSchema>;
export const firstDaysOfWeek = ['Monday', 'Saturday', 'Sunday'] as const;
export const firstDayOfWeekSchema = z.enum(firstDaysOfWeek);
export type FirstDayOfWeek = z.infer<typeof firstDayOfWeekSchema>;

/** Zones from the age, from custom limits in percent or bpm, or from the heart-rate reserve. */
export const zoneModes = ['auto', 'customPercent', 'customBpm', 'hrr'] as const;
export const zoneModeSchema = z.enum(zoneModes);

const zoneLimit = z.number().int('invalid-number').min(1, 'zone-order').max(TYPED_HEART_RATE_MAX, 'zone-order');

export const zoneChoiceSchema = z.object({
  ZoneMode: zoneModeSchema,
  /** Null when the maximum is computed from the age. */
  OwnMaxHeartRate: z
    .number()
    .int('invalid-number')
    .min(profileLimits.maxHeartRate.min, 'max-heart-rate-limits')
    .max(profileLimits.maxHeartRate.max, 'max-heart-rate-limits')
    .nullable(),
  RestingHeartRate: z
    .number()
    .int('invalid-number')
    .min(profileLimits.restingHeartRate.min, 'resting-heart-rate-limits')
    .max(profileLimits.restingHeartRate.max, 'resting-heart-rate-limits')
    .nullable(),
  /** Limits of zones 1 to 4: percent of the maximum in `customPercent`, bpm in `customBpm`. */
  Zone1Limit: zoneLimit.nullable(),
  Zone2Limit: zoneLimit.nullable(),
  Zone3Limit: zoneLimit.nullable(),
  Zone4Limit: zoneLimit.nullable(),
});
export type ZoneChoice = z.infer<typeof zoneChoiceSchema>;

/** First day of these zones (`Since`). Null if they apply from the beginning. */
export const zoneSettingsSchema = zoneChoiceSchema.extend({ Since: dateSchema.nullable() });
export type ZoneSettings = z.infer<typeof zoneSettingsSchema>;

const percent = (min: number) => z.number().int('invalid-number').min(min, 'target-zone-limits').max(100, 'target-zone-limits');

export const preferencesSchema = z.object({
  Language: languageSchema,
  DateFormat: dateFormatSchema,
  TimeFormat: timeFormatSchema,
  FirstDayOfWeek: firstDayOfWeekSchema,
  UnitSystem: unitSystemSchema,
  TimeZone: z.string().max(64),
});

const optionalLine = (max = 200) => lineSchema(max).nullable();
const optionalText = () => textSchema().nullable();

/** Height in cm, Weight in kg, FTP in watts. */
export const userSchema = preferencesSchema.extend({
  UserId: idSchema,
  Email: z.string(),
  EmailConfirmed: z.boolean(),
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  PictureUri: z.string().nullable(),
  BirthDate: dateSchema.nullable(),
  Gender: genderSchema.nullable(),
  Height: z.number().nullable(),
  Weight: z.number().nullable(),
  Country: z.string().nullable(),
  Phone: z.string().nullable(),
  City: z.string().nullable(),
  PostalCode: z.string().nullable(),
  Address1: z.string().nullable(),
  Address2: z.string().nullable(),
  Occupation: z.string().nullable(),
  TrainingDays: z.string().nullable(),
  TrainingNotes: z.string().nullable(),
  FitnessGoals: z.string().nullable(),
  InjuriesHistory: z.string().nullable(),
  NotificationSettings: z.record(z.string(), z.boolean()),
  FTP: z.number().nullable(),
  CustomTargetZone: z.boolean(),
  TargetZoneLowPrc: z.number(),
  TargetZoneHighPrc: z.number(),
  Zone0Bpm: z.number(),
  Zone1Bpm: z.number(),
  Zone2Bpm: z.number(),
  Zone3Bpm: z.number(),
  Zone4Bpm: z.number(),
  Zone5Bpm: z.number(),
  MaxHeartRate: z.number(),
  HideOnWall: z.boolean(),
  RowVersion: rowVersionSchema,
});
export type User = z.infer<typeof userSchema>;

/** Fields that are not shared are null. Zones are null unless body data is shared. */
export const personSchema = userSchema.extend({
  Zone0Bpm: z.number().nullable(),
  Zone1Bpm: z.number().nullable(),
  Zone2Bpm: z.number().nullable(),
  Zone3Bpm: z.number().nullable(),
  Zone4Bpm: z.number().nullable(),
  Zone5Bpm: z.number().nullable(),
  MaxHeartRate: z.number().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** `none`: the user explicitly neither follows the other user nor is notified of their acts. */
export const watchModes = { notify: 1, follow: 2, none: 3 } as const;
export const watchSchema = z.object({
  WatcherId: idSchema,
  WatchedId: idSchema,
  Type: z.literal([watchModes.notify, watchModes.follow, watchModes.none]),
  NotifyWatcher: z.boolean(),
});
export type Watch = z.infer<typeof watchSchema>;

export const userZonesSchema = userSchema
  .pick({
    Zone0Bpm: true,
    Zone1Bpm: true,
    Zone2Bpm: true,
    Zone3Bpm: true,
    Zone4Bpm: true,
    Zone5Bpm: true,
    MaxHeartRate: true,
  })
  .extend({ ZoneSettings: zoneSettingsSchema });
export type UserZones = z.infer<typeof userZonesSchema>;

export const selfSchema = userSchema.extend({
  ZoneSettings: zoneSettingsSchema,
  AvailableRoles: availableRolesSchema,
  ClosedClubs: z.array(z.string()),
  Watches: z.array(watchSchema),
  IsAdmin: z.boolean(),
  IsEditor: z.boolean(),
  ClubsToAnswer: z.array(idSchema),
  MissingFields: z.array(z.string()),
});
export type Self = z.infer<typeof selfSchema>;

export const basicUserSchema = userSchema.pick({
  UserId: true,
  Nickname: true,
  FirstMidName: true,
  LastName: true,
  PictureUri: true,
});
export type BasicUser = z.infer<typeof basicUserSchema>;

/**
 * Result of the last mail. `Refused`: the mailbox is unknown. `GivenUp`: after many attempts. `Untried`: there was no recent
 * mail.
 */
export const mailboxStates = ['Delivered', 'Delayed', 'Refused', 'GivenUp', 'Untried'] as const;
export const emailStatusSchema = z.object({
  Email: z.string(),
  Confirmed: z.boolean(),
  State: z.enum(mailboxStates),
  /** Day (UTC) of the last attempt. Null if there was none. */
  On: dateSchema.nullable(),
  LastError: z.string().nullable(),
});
export type EmailStatus = z.infer<typeof emailStatusSchema>;

/** Birth date, gender, height and weight are optional (decision 0172). */
export const userUpdateSchema = preferencesSchema
  .extend({
    TimeZone: preferencesSchema.shape.TimeZone.overwrite((name) => zoneOf(name) ?? name),
    Nickname: requiredLineSchema(40),
    FirstMidName: lineSchema(100),
    LastName: lineSchema(100),
    BirthDate: dayInputSchema,
    Gender: genderSchema,
    Height: z
      .number()
      .min(profileLimits.heightCm.min, 'height-limits')
      .max(profileLimits.heightCm.max, 'height-limits')
      .optional(),
    Weight: z
      .number()
      .min(profileLimits.weightKg.min, 'weight-limits')
      .max(profileLimits.weightKg.max, 'weight-limits')
      .optional(),
    Country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'invalid-country')
      .nullable(),
    Phone: optionalLine(40),
    City: optionalLine(),
    PostalCode: optionalLine(20),
    Address1: optionalLine(),
    Address2: optionalLine(),
    Occupation: optionalLine(),
    TrainingDays: optionalLine(),
    TrainingNotes: optionalText(),
    FitnessGoals: optionalText(),
    InjuriesHistory: optionalText(),
    NotificationSettings: z.record(z.string().max(60), z.boolean()),
    FTP: z.number().int().min(profileLimits.ftpWatt.min, 'ftp-limits').max(profileLimits.ftpWatt.max, 'ftp-limits').nullable(),
    HideOnWall: z.boolean(),
    RowVersion: rowVersionSchema,
  })
  .partial()
  .required({ RowVersion: true, Nickname: true });
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** Missing fields do not change. Staff may change the target zone. */
export const userPatchSchema = userUpdateSchema.partial().extend({
  CustomTargetZone: z.boolean().optional(),
  TargetZoneLowPrc: percent(0).optional(),
  TargetZoneHighPrc: percent(1).optional(),
});
export type UserPatch = z.infer<typeof userPatchSchema>;
