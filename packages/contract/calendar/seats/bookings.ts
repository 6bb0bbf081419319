import { z } from 'zod';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import { dateSchema, idSchema, instantSchema } from '../../scalars.ts';
import { classDaySchema, classSchema, placeSchema } from '../classes/classes.ts';
import { attendanceSchema, paidWithSchema, participantStateSchema } from './participants.ts';

export type RecurringBookingId = Id<'RecurringBooking'>;

export const bookablePlaceSchema = z.object({
  Place: placeSchema,
  SeatsLeft: z.number().int(),
  Queued: z.number().int(),
  /** Book: one tap books. Queue: full, but waiting is possible. None: `Refused` has the reason. */
  Offer: z.enum(['Book', 'Queue', 'None']),
  Refused: errorTypeSchema.nullable(),
  RefusedValues: z.record(z.string(), z.union([z.string(), z.number()])),
  Paid: paidWithSchema.nullable(),
  LastTicket: z.boolean(),
  EndsBefore: dateSchema.nullable(),
});
export type BookablePlace = z.infer<typeof bookablePlaceSchema>;

export const bookableClassSchema = classSchema
  .pick({
    ClassId: true,
    ClubId: true,
    ClassScheduleId: true,
    Name: true,
    Description: true,
    PictureUri: true,
    Begin: true,
    End: true,
    Days: true,
    Duration: true,
    ClassType: true,
    CalendarType: true,
    BookingMode: true,
    ExternalAppLink: true,
    TrainingType: true,
    ServiceType: true,
    Color: true,
    Location: true,
    DisplayGroupName: true,
    TrainerName: true,
    TrainerPictureUri: true,
  })
  .extend({
    BookingOpensAt: instantSchema,
    BookingClosesAt: instantSchema,
    CancelUntil: instantSchema,
    /** A late entry into a course begins at `Begin` and covers `Days` days, at a proportional price. */
    Late: z.object({ Begin: instantSchema, Days: z.number().int() }).nullable(),
    /** Where the class takes place after all its moves; null unless it moved. */
    MovedTo: z.object({ ClassId: idSchema, Begin: instantSchema }).nullable(),
    Places: z.array(bookablePlaceSchema),
    Mine: z
      .object({
        State: participantStateSchema,
        Place: placeSchema,
        QueuePosition: z.number().int().nullable(),
        OfferExpiresAt: instantSchema.nullable(),
        OfferIsOpen: z.boolean(),
        Paid: paidWithSchema.nullable(),
        MayCancel: z.boolean(),
      })
      .nullable(),
  });
export type BookableClass = z.infer<typeof bookableClassSchema>;

export const bookedDaySchema = classDaySchema.extend({ Attendance: attendanceSchema.nullable(), NoShow: z.boolean() });
export type BookedDay = z.infer<typeof bookedDaySchema>;

export const bookingSchema = z.object({
  ClassParticipantId: idSchema,
  ClassId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  UserId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  /** All days of a course. Empty for a class of one day. */
  Days: z.array(bookedDaySchema),
  Color: z.string(),
  CalendarType: z.string(),
  Location: z.string(),
  DisplayGroupName: z.string().nullable(),
  TrainerName: z.string().nullable(),
  Place: placeSchema,
  RemoteLink: z.string().nullable(),
  State: participantStateSchema,
  QueuePosition: z.number().int().nullable(),
  OfferExpiresAt: instantSchema.nullable(),
  OfferIsOpen: z.boolean(),
  Since: instantSchema,
  CancelUntil: instantSchema,
  MayCancel: z.boolean(),
  CancelReason: z.string().nullable(),
  Moved: z.boolean(),
  Attendance: attendanceSchema.nullable(),
  NoShow: z.boolean(),
  Paid: paidWithSchema.nullable(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Classes of the next 24 hours, as athlete or as trainer. */
export const activitySchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Booking'), Booking: bookingSchema, LastTicket: z.boolean() }),
  z.object({ Kind: z.literal('Teaching'), Class: classSchema }),
]);
export type Activity = z.infer<typeof activitySchema>;

/** Books each class of a series ("every Tuesday at 18:00") as soon as its booking opens. */
export const recurringBookingSchema = z.object({
  RecurringBookingId: idSchema,
  UserId: idSchema,
  ClubId: idSchema,
  ClassScheduleId: idSchema,
  Name: z.string(),
  /** 1 for Monday to 7 for Sunday, in the club's time zone. */
  DayOfWeek: z.number().int(),
  StartTime: z.string(),
  Place: placeSchema,
  Queue: z.boolean(),
  Until: dateSchema.nullable(),
  CreatedAt: instantSchema,
  LastClassBegin: instantSchema.nullable(),
  LastRefused: errorTypeSchema.nullable(),
});
export type RecurringBooking = z.infer<typeof recurringBookingSchema>;
