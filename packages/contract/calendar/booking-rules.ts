import { z } from 'zod';
import type { Id } from '../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, rowVersionSchema } from '../scalars.ts';

export type StrikeId = Id<'Strike'>;

const limit = z.number().int('invalid-number').min(0, 'invalid-number').max(1_000, 'invalid-number').nullable();
const days = z.number().int('invalid-number').min(1, 'invalid-number').max(370, 'invalid-number');

export const bookingSettingsSchema = z.object({
  /** Most bookings without a valid subscription, per week (from Monday) and month in the club's time zone. */
  MaxWeeklyBookings: limit,
  MaxMonthlyBookings: limit,
  /** First day on which members may book again. */
  NoBookingsUntil: dateSchema.nullable(),
  DisableOnInvalidMedicalCertificate: z.boolean(),
  DisableOnInvalidMembership: z.boolean(),
  GuestsMayBook: z.boolean(),
  /** Minutes for which a freed seat is offered to the first waiting member. If it is 0, staff move waiting members up. */
  OfferMinutes: z.number().int('invalid-number').min(0, 'invalid-number').max(1_440, 'invalid-number'),
  /** Members may join a course that has begun. They pay in proportion. */
  JoinCoursesLate: z.boolean(),
  /** Members may cancel after the deadline, without a refund. */
  AllowLateCancel: z.boolean(),
  StrikeForLateCancel: z.boolean(),
  StrikeForNoShow: z.boolean(),
  /** A member with StrikeLimit strikes within StrikeWindowDays is banned for StrikeBanDays. */
  StrikeLimit: z.number().int('invalid-number').min(1, 'invalid-number').max(100, 'invalid-number'),
  StrikeWindowDays: days,
  StrikeBanDays: days,
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;
export const bookingSettingsInputSchema = bookingSettingsSchema.extend({
  NoBookingsUntil: dayInputSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type BookingSettingsInput = z.infer<typeof bookingSettingsInputSchema>;

/** `RowVersion` is 0 while the club has never saved its settings. */
export const writtenBookingSettingsSchema = bookingSettingsSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenBookingSettings = z.infer<typeof writtenBookingSettingsSchema>;

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

export const memberBookingSchema = z.object({
  UserId: idSchema,
  ClubId: idSchema,
  NoBookingsUntil: dateSchema.nullable(),
  IsGuest: z.boolean(),
  IsStaff: z.boolean(),
  Strikes: z.number().int(),
  BannedUntil: instantSchema.nullable(),
});
export type MemberBooking = z.infer<typeof memberBookingSchema>;

export const strikeKindSchema = z.enum(['LateCancel', 'NoShow']);
export type StrikeKind = z.infer<typeof strikeKindSchema>;

export const ownBookingSchema = z.object({
  ClubId: idSchema,
  /** First day on which the member may book again. The ban may be of this member or of all members. */
  NoBookingsUntil: dateSchema.nullable(),
  BannedUntil: instantSchema.nullable(),
  StrikeLimit: z.number().int(),
  StrikeWindowDays: z.number().int(),
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
