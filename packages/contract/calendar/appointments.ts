import { z } from 'zod';
import { clockSchema, dayInputSchema, idSchema, requiredLineSchema, rowVersionSchema } from '../scalars.ts';

export const availabilityLimits = {
  gridMinutes: 15,
  minMinutes: 15,
  maxMinutes: 240,
  lengths: 6,
  hours: 28,
  exceptions: 100,
  bufferMinutes: 120,
  /** Appointments may be as far ahead as classes. */
  days: 180,
} as const;

const { gridMinutes, minMinutes, maxMinutes } = availabilityLimits;
const gridClockSchema = clockSchema.refine((clock) => Number(clock.slice(3)) % gridMinutes === 0, 'availability-grid');

/** 1 is Monday, 7 Sunday. A gap between hours is a break. */
export const availableHoursSchema = z.object({
  DayOfWeek: z.number().int().min(1).max(7),
  From: gridClockSchema,
  To: gridClockSchema,
});
export type AvailableHours = z.infer<typeof availableHoursSchema>;

export const availabilityExceptionKinds = ['DayOff', 'Off', 'Extra'] as const;
export type AvailabilityExceptionKind = (typeof availabilityExceptionKinds)[number];
/** `Extra` adds hours. `Off` removes hours. `DayOff` removes the whole day and has no clock times. */
export const availabilityExceptionSchema = z.object({
  Day: dayInputSchema,
  Kind: z.enum(availabilityExceptionKinds),
  From: gridClockSchema.nullable(),
  To: gridClockSchema.nullable(),
});
export type AvailabilityException = z.infer<typeof availabilityExceptionSchema>;

const cost = z.number().int('invalid-number').min(0, 'class-count-limits').max(10_000, 'class-count-limits');
export const appointmentLengthSchema = z.object({
  Minutes: z
    .number()
    .int('invalid-number')
    .min(minMinutes, 'availability-length')
    .max(maxMinutes, 'availability-length')
    .refine((minutes) => minutes % gridMinutes === 0, 'availability-length'),
  Credits: cost,
  Tickets: cost,
});
export type AppointmentLength = z.infer<typeof appointmentLengthSchema>;

/**
 * In the club's time zone. `CalendarVisibilityDays`, `BookingBeforeHours` and `CancelBeforeHours` mean the same as in a class.
 */
export const availabilitySchema = z.object({
  IsOpen: z.boolean(),
  Name: requiredLineSchema(120),
  Hours: z.array(availableHoursSchema).max(availabilityLimits.hours, 'invalid-value'),
  Exceptions: z.array(availabilityExceptionSchema).max(availabilityLimits.exceptions, 'invalid-value'),
  Lengths: z.array(appointmentLengthSchema).min(1, 'field-required').max(availabilityLimits.lengths, 'invalid-value'),
  /** Minutes before and after every class of the trainer. */
  BufferMinutes: z
    .number()
    .int('invalid-number')
    .min(0, 'availability-buffer')
    .max(availabilityLimits.bufferMinutes, 'availability-buffer'),
  CalendarVisibilityDays: z
    .number()
    .int('invalid-number')
    .min(1, 'availability-days')
    .max(availabilityLimits.days, 'availability-days'),
  BookingBeforeHours: z.number().int('invalid-number').min(0, 'class-hours-limits').max(8_760, 'class-hours-limits'),
  CancelBeforeHours: z.number().int('invalid-number').min(0, 'class-hours-limits').max(8_760, 'class-hours-limits'),
  DisplayGroupId: idSchema.nullable(),
  ClassSubscriptionIds: z
    .array(idSchema)
    .max(100)
    .overwrite((ids) => [...new Set(ids)]),
});
export type Availability = z.infer<typeof availabilitySchema>;

export const writtenAvailabilitySchema = availabilitySchema.extend({ RowVersion: rowVersionSchema });
export type WrittenAvailability = z.infer<typeof writtenAvailabilitySchema>;
/** The name is empty until the availability is stored. */
export const shownAvailabilitySchema = writtenAvailabilitySchema.extend({ Name: z.string() });

export const availabilityPartSchema = availabilitySchema.extend({ Name: z.string() }).partial();
export type AvailabilityPart = z.infer<typeof availabilityPartSchema>;
export const availabilityChangeSchema = z.object({ Before: availabilityPartSchema, After: availabilityPartSchema });
export type AvailabilityChange = z.infer<typeof availabilityChangeSchema>;

/** The name is empty, because its language is that of the user who enters it. */
export const defaultAvailability: Availability = {
  IsOpen: false,
  Name: '',
  Hours: [],
  Exceptions: [],
  Lengths: [{ Minutes: 60, Credits: 0, Tickets: 1 }],
  BufferMinutes: 0,
  CalendarVisibilityDays: 14,
  BookingBeforeHours: 12,
  CancelBeforeHours: 12,
  DisplayGroupId: null,
  ClassSubscriptionIds: [],
};

export const appointmentTrainerSchema = z.object({
  TrainerId: idSchema,
  TrainerName: z.string(),
  TrainerPictureUri: z.string().nullable(),
  Name: z.string(),
  DisplayGroupName: z.string().nullable(),
  Lengths: z.array(appointmentLengthSchema),
  Subscriptions: z.array(z.string()),
  CalendarVisibilityDays: z.number().int(),
  BookingBeforeHours: z.number().int(),
  CancelBeforeHours: z.number().int(),
});
export type AppointmentTrainer = z.infer<typeof appointmentTrainerSchema>;
