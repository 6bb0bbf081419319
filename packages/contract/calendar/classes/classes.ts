import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import { errorTypeSchema, fieldErrorSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import {
  colorSchema,
  idSchema,
  instantSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { bookingModes, calendarTypes, type classFieldNames, classTypes, places, publishStates } from './class-types.ts';
import { scheduleSchema } from './schedule.ts';
import { serviceTypes } from './service-types.ts';

export type ClassId = Id<'Class'>;

export const classTypeSchema = z.enum(classTypes);
export type ClassType = z.infer<typeof classTypeSchema>;
export const calendarTypeSchema = z.enum(calendarTypes);
export type CalendarType = z.infer<typeof calendarTypeSchema>;
export const publishStateSchema = z.enum(publishStates);
export type PublishState = z.infer<typeof publishStateSchema>;
/**
 * `Open`: athletes book. `Invite`: only staff add participants. `NotBookable`: no booking is needed. `ExternalApp`: booked at
 * `ExternalAppLink`.
 */
export const bookingModeSchema = z.enum(bookingModes);
export type BookingMode = z.infer<typeof bookingModeSchema>;
export const placeSchema = z.enum(places);
export type Place = z.infer<typeof placeSchema>;

const count = z.number().int().min(0);

export const classDaySchema = z.object({ Begin: instantSchema, End: instantSchema });
export type ClassDay = z.infer<typeof classDaySchema>;

/** A class is a day of a series (Lesson or Group), a Single, or a whole Course (decision 0010). */
export const classSchema = z.object({
  ClassId: idSchema,
  ClubId: idSchema,
  ClassScheduleId: idSchema.nullable(),
  Name: z.string(),
  Description: z.string(),
  PictureUri: z.string().nullable(),
  Begin: instantSchema,
  End: instantSchema,
  /** Days of a Course, by Begin (decision 0021). Otherwise empty. */
  Days: z.array(classDaySchema),
  Duration: z.number().int(),
  ClassType: classTypeSchema,
  CalendarType: calendarTypeSchema,
  PublishState: publishStateSchema,
  /** Set if canceled. A canceled class stays visible. */
  CanceledAt: instantSchema.nullable(),
  CancelReason: z.string().nullable(),
  MovedToClassId: idSchema.nullable(),
  BookingMode: bookingModeSchema,
  ExternalAppLink: z.string().nullable(),
  /** A key of `training/training-types`. An older class may have a removed key. */
  TrainingType: z.string(),
  ServiceType: z.string().nullable(),
  Color: z.string(),
  Location: z.string(),
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  BridgeWorkoutId: idSchema.nullable(),
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  TrainerPictureUri: z.string().nullable(),
  Places: z.array(placeSchema),
  InSiteParticipants: count,
  MaxInSiteParticipants: count,
  InSiteQueued: count,
  InSiteOffered: count,
  /** Seats for visitors of the website, until they confirm their e-mail address. They count as taken. */
  InSiteHeld: count,
  CreditsCostInSite: count,
  TicketsCostInSite: count,
  RemoteParticipants: count,
  MaxRemoteParticipants: count,
  RemoteQueued: count,
  RemoteOffered: count,
  CreditsCostRemote: count,
  TicketsCostRemote: count,
  RemoteLink: z.string().nullable(),
  /** Days before Begin at which booking opens. */
  CalendarVisibilityDays: count,
  /** Hours before `Begin` at which booking closes. */
  BookingBeforeHours: count,
  CancelBeforeHours: count,
  ClassSubscriptionIds: z.array(idSchema),
  RowVersion: rowVersionSchema,
});
export type Class = z.infer<typeof classSchema>;

/** With `expandDates` a Course has one row per day, with the day's begin and end. */
export const calendarClassSchema = classSchema.omit({ Description: true, RemoteLink: true, Days: true }).extend({
  ClassBegin: instantSchema,
  ClassEnd: instantSchema,
  Clients: z.array(z.string()),
});
export type CalendarClass = z.infer<typeof calendarClassSchema>;

const seats = z.number().int('invalid-number').min(0, 'class-count-limits').max(10_000, 'class-count-limits');
const hours = z.number().int('invalid-number').min(0, 'class-hours-limits').max(8_760, 'class-hours-limits');
/** Refuses characters that a browser would remove, such as line breaks. */
const linkBy = (protocol: RegExp, refusal: string) =>
  z
    .string()
    .trim()
    .max(2_000, 'text-too-long')
    .refine((text) => /^\S+$/.test(text) && URL.canParse(text) && protocol.test(new URL(text).protocol), refusal)
    .nullable();
const link = linkBy(/^https?:$/, 'invalid-link');
/** The link must be https, because the browsers of athletes open it. */
const secureLink = linkBy(/^https:$/, 'invalid-secure-link');

const picture = z
  .string()
  .max(2_000, 'text-too-long')
  .refine((text) => ownPicture.test(text) || secureLink.safeParse(text).success, 'invalid-secure-link')
  .nullable();

const fields = z.object({
  Name: requiredLineSchema(120),
  Description: textSchema(),
  PictureUri: picture,
  BookingMode: bookingModeSchema,
  ExternalAppLink: secureLink,
  TrainingType: requiredLineSchema(60),
  ServiceType: z.enum(serviceTypes).nullable(),
  Color: colorSchema,
  Location: lineSchema(120),
  DisplayGroupId: idSchema.nullable(),
  BridgeWorkoutId: idSchema.nullable(),
  TrainerId: idSchema.nullable(),
  MaxInSiteParticipants: seats,
  MaxRemoteParticipants: seats,
  CreditsCostInSite: seats,
  CreditsCostRemote: seats,
  TicketsCostInSite: seats,
  TicketsCostRemote: seats,
  RemoteLink: link,
  CalendarVisibilityDays: z.number().int('invalid-number').min(0, 'class-days-limits').max(370, 'class-days-limits'),
  BookingBeforeHours: hours,
  CancelBeforeHours: hours,
  ClassSubscriptionIds: z
    .array(idSchema)
    .max(100)
    .overwrite((ids) => [...new Set(ids)]),
} satisfies Record<(typeof classFieldNames)[number], z.ZodType>);
const { shape } = fields;

export const classPatchSchema = fields.partial();
export type ClassPatch = z.infer<typeof classPatchSchema>;

export const classFieldsSchema = fields.extend({
  Description: shape.Description.default(''),
  PictureUri: shape.PictureUri.default(null),
  BookingMode: shape.BookingMode.default('Open'),
  ExternalAppLink: shape.ExternalAppLink.default(null),
  TrainingType: shape.TrainingType.default('other'),
  ServiceType: shape.ServiceType.default(null),
  Location: shape.Location.default(''),
  DisplayGroupId: shape.DisplayGroupId.default(null),
  BridgeWorkoutId: shape.BridgeWorkoutId.default(null),
  TrainerId: shape.TrainerId.default(null),
  MaxRemoteParticipants: shape.MaxRemoteParticipants.default(0),
  CreditsCostInSite: shape.CreditsCostInSite.default(0),
  CreditsCostRemote: shape.CreditsCostRemote.default(0),
  TicketsCostInSite: shape.TicketsCostInSite.default(1),
  TicketsCostRemote: shape.TicketsCostRemote.default(1),
  RemoteLink: shape.RemoteLink.default(null),
  CalendarVisibilityDays: shape.CalendarVisibilityDays.default(7),
  BookingBeforeHours: shape.BookingBeforeHours.default(0),
  CancelBeforeHours: shape.CancelBeforeHours.default(0),
  ClassSubscriptionIds: shape.ClassSubscriptionIds.default([]),
});
export type ClassFields = z.infer<typeof classFieldsSchema>;

export const classInputSchema = classFieldsSchema.extend({
  ClubId: idSchema,
  ClassType: classTypeSchema,
  CalendarType: calendarTypeSchema,
  Schedule: scheduleSchema,
});
export type ClassInput = z.infer<typeof classInputSchema>;

/** `Schedule` is set only to change the dates. For a published class it is refused with ClassIsPublished. */
export const classUpdateSchema = classFieldsSchema.extend({
  RowVersion: rowVersionSchema,
  Schedule: scheduleSchema.optional(),
});
export type ClassUpdate = z.infer<typeof classUpdateSchema>;

export const classFilterDataSchema = z.object({
  Locations: z.array(z.string()),
  Trainers: z.array(z.object({ TrainerId: idSchema, TrainerName: z.string() })),
  TrainingTypes: z.array(z.string()),
  ServiceTypes: z.array(z.string()),
  DisplayGroups: z.array(z.object({ DisplayGroupId: idSchema, Name: z.string(), Color: z.string() })),
  ClassSubscriptions: z.array(z.object({ ClassSubscriptionId: idSchema, Name: z.string() })),
  BridgeWorkouts: z.array(z.object({ BridgeWorkoutId: idSchema })),
});
export type ClassFilterData = z.infer<typeof classFilterDataSchema>;

/** For ValidationFailed, `errors` has the fields and the violated rules. */
export const batchResultSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(
    z.object({
      ClassId: idSchema,
      ErrorType: errorTypeSchema,
      errors: z.array(fieldErrorSchema).optional(),
    }),
  ),
});
export type BatchResult = z.infer<typeof batchResultSchema>;
