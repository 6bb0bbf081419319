import { z } from 'zod';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import { dateSchema, idSchema, instantSchema } from '../../scalars.ts';
import { classDaySchema, classSchema, placeSchema } from '../classes/classes.ts';
import { attendanceSchema, paidWithSchema, participantStateSchema } from './participants.ts';

export type RecurringBookingId = Id<'RecurringBooking'>;

/** What one place of a class means to the athlete who looks at it. */
export const bookablePlaceSchema = z.object({
  Place: placeSchema,
  SeatsLeft: z.number().int(),
  Queued: z.number().int(),
  /** Book: one tap. Queue: full, but she may wait. None: `Refused` says why. */
  Offer: z.enum(['Book', 'Queue', 'None']),
  /** The refusal she would get now, with its values. */
  Refused: errorTypeSchema.nullable(),
  RefusedValues: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What it would be paid with. */
  Paid: paidWithSchema.nullable(),
  /** It would take the last ticket of that subscription. */
  LastTicket: z.boolean(),
  /** Last day of that subscription, where the course goes on after it. */
  EndsBefore: dateSchema.nullable(),
});
export type BookablePlace = z.infer<typeof bookablePlaceSchema>;

/** A published class as the Book screen shows it. */
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
    /** Free cancelling ends. */
    CancelUntil: instantSchema,
    /** Who books a course that has begun comes from `Begin` on, to `Days` days of it; the price is in proportion. */
    Late: z.object({ Begin: instantSchema, Days: z.number().int() }).nullable(),
    /** One per place that has seats. */
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

/** A day of a course she has a seat in, and whether she came. */
export const bookedDaySchema = classDaySchema.extend({ Attendance: attendanceSchema.nullable(), NoShow: z.boolean() });
export type BookedDay = z.infer<typeof bookedDaySchema>;

/** A booking of an athlete: of her own lists and of EditUser's tab. */
export const bookingSchema = z.object({
  ClassParticipantId: idSchema,
  ClassId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  UserId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  /** Of a course all its days, of a class of one day none. */
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
  /** A seat is held for her, or open to her, until then. */
  OfferExpiresAt: instantSchema.nullable(),
  /** It is the first’s of the queue who takes it. */
  OfferIsOpen: z.boolean(),
  Since: instantSchema,
  CancelUntil: instantSchema,
  MayCancel: z.boolean(),
  /** Why the club canceled the class; null: it takes place. */
  CancelReason: z.string().nullable(),
  /** The club moved the class while she was in it: she leaves free until it begins. */
  Moved: z.boolean(),
  /** Of a course each day has its own. */
  Attendance: attendanceSchema.nullable(),
  NoShow: z.boolean(),
  Paid: paidWithSchema.nullable(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** MyActivities: what one does in the next 24 hours, as athlete or as trainer. */
export const activitySchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Booking'), Booking: bookingSchema, LastTicket: z.boolean() }),
  z.object({ Kind: z.literal('Teaching'), Class: classSchema }),
]);
export type Activity = z.infer<typeof activitySchema>;

/** 'Every Tuesday at 18:00': books each class of a series as soon as its booking opens. */
export const recurringBookingSchema = z.object({
  RecurringBookingId: idSchema,
  UserId: idSchema,
  ClubId: idSchema,
  ClassScheduleId: idSchema,
  Name: z.string(),
  /** 1 = Monday … 7 = Sunday, in the club's zone. */
  DayOfWeek: z.number().int(),
  StartTime: z.string(),
  Place: placeSchema,
  Queue: z.boolean(),
  Until: dateSchema.nullable(),
  CreatedAt: instantSchema,
  /** The last class it tried. */
  LastClassBegin: instantSchema.nullable(),
  LastRefused: errorTypeSchema.nullable(),
});
export type RecurringBooking = z.infer<typeof recurringBookingSchema>;
