import { z } from 'zod';
import type { Id } from '../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, rowVersionSchema } from '../scalars.ts';

export type StrikeId = Id<'Strike'>;

const limit = z.number().int('invalid-number').min(0, 'invalid-number').max(1_000, 'invalid-number').nullable();
const days = z.number().int('invalid-number').min(1, 'invalid-number').max(370, 'invalid-number');

/** Booking settings of a club (spec 2 section 3), and the queue and strikes beyond the spec. */
export const bookingSettingsSchema = z.object({
  /** Bookings of an athlete without a valid subscription; null = no limit. Week from Monday, month, in the club's zone. */
  MaxWeeklyBookings: limit,
  MaxMonthlyBookings: limit,
  /** Nobody books before this day; an athlete may have a ban of her own. */
  NoBookingsUntil: dateSchema.nullable(),
  DisableOnInvalidMedicalCertificate: z.boolean(),
  DisableOnInvalidMembership: z.boolean(),
  /** Members marked IsGuest may book. */
  GuestsMayBook: z.boolean(),
  /** How long a freed seat is held for the first in the queue, in minutes; 0 = staff moves the queue by hand. */
  OfferMinutes: z.number().int('invalid-number').min(0, 'invalid-number').max(1_440, 'invalid-number'),
  /** A course that has begun may be joined for the days that are left, at the price in proportion. */
  JoinCoursesLate: z.boolean(),
  /** After the cancel hour an athlete may still leave; nothing comes back. */
  AllowLateCancel: z.boolean(),
  StrikeForLateCancel: z.boolean(),
  StrikeForNoShow: z.boolean(),
  /** So many strikes within StrikeWindowDays ban booking for StrikeBanDays. */
  StrikeLimit: z.number().int('invalid-number').min(1, 'invalid-number').max(100, 'invalid-number'),
  StrikeWindowDays: days,
  StrikeBanDays: days,
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;
/** The form. */
export const bookingSettingsInputSchema = bookingSettingsSchema.extend({
  NoBookingsUntil: dayInputSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type BookingSettingsInput = z.infer<typeof bookingSettingsInputSchema>;

/** As who changes them reads them; of a club that never saved its own, 0. */
export const writtenBookingSettingsSchema = bookingSettingsSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenBookingSettings = z.infer<typeof writtenBookingSettingsSchema>;

/** Of a club that never saved its own. */
export const defaultBookingSettings: BookingSettings = {
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  NoBookingsUntil: null,
  DisableOnInvalidMedicalCertificate: false,
  DisableOnInvalidMembership: false,
  GuestsMayBook: true,
  OfferMinutes: 60,
  JoinCoursesLate: false,
  AllowLateCancel: false,
  StrikeForLateCancel: false,
  StrikeForNoShow: false,
  StrikeLimit: 3,
  StrikeWindowDays: 30,
  StrikeBanDays: 7,
};

/** What booking knows of one member besides subscriptions. */
export const memberBookingSchema = z.object({
  UserId: idSchema,
  ClubId: idSchema,
  NoBookingsUntil: dateSchema.nullable(),
  IsGuest: z.boolean(),
  /** The club counts her among its own people: she is no lead of it, and no message to everybody reaches her. */
  IsStaff: z.boolean(),
  /** Strikes that count now, and until when they ban. */
  Strikes: z.number().int(),
  BannedUntil: instantSchema.nullable(),
});
export type MemberBooking = z.infer<typeof memberBookingSchema>;

export const strikeKindSchema = z.enum(['LateCancel', 'NoShow']);
export type StrikeKind = z.infer<typeof strikeKindSchema>;

/** What stands against a member's own booking in a club. */
export const ownBookingSchema = z.object({
  ClubId: idSchema,
  /** By hand, hers or everybody's: she books from this day on. */
  NoBookingsUntil: dateSchema.nullable(),
  /** By strikes. */
  BannedUntil: instantSchema.nullable(),
  /** So many strikes within so many days ban. */
  StrikeLimit: z.number().int(),
  StrikeWindowDays: z.number().int(),
  /** Those that count or rest a ban on them, newest first. */
  Strikes: z.array(z.object({ Kind: strikeKindSchema, ClassName: z.string(), ClassBegin: instantSchema, At: instantSchema })),
});
export type OwnBooking = z.infer<typeof ownBookingSchema>;

export const strikeSchema = z.object({
  StrikeId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Kind: strikeKindSchema,
  ClassId: idSchema.nullable(),
  ClassName: z.string(),
  ClassBegin: instantSchema,
  At: instantSchema,
  ForgivenAt: instantSchema.nullable(),
  ForgivenBy: z.string().nullable(),
});
export type Strike = z.infer<typeof strikeSchema>;
