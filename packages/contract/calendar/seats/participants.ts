import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';

export const seatStateSchema = z.enum(['Booked', 'Waiting']);
export type SeatState = z.infer<typeof seatStateSchema>;
/** `Canceled`: booked or waiting when the whole class was canceled. */
export const participantStateSchema = z.enum([...seatStateSchema.options, 'Canceled']);
export type ParticipantState = z.infer<typeof participantStateSchema>;
export const attendanceSchema = z.enum(['Present', 'Absent']);
export type Attendance = z.infer<typeof attendanceSchema>;

/** With Auto, `rules/billing/ledger/choose-payment` chooses. Only staff may use Free. */
export const paymentModes = ['Auto', 'Subscription', 'Credits', 'Free'] as const;
export type PaymentMode = (typeof paymentModes)[number];
/** Any text is accepted, so that an unknown mode is refused with InvalidPaymentOption. */
export const paymentModeSchema = z.string().max(40).default('Auto');

export const paymentKindSchema = z.enum(['Free', 'Subscription', 'Credits']);
export type PaymentKind = z.infer<typeof paymentKindSchema>;

export const paidWithSchema = z.object({
  PaymentKind: paymentKindSchema,
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string().nullable(),
  Credits: z.number().int(),
  Tickets: z.number().int(),
  RemainingTickets: z.number().int().nullable(),
});
export type PaidWith = z.infer<typeof paidWithSchema>;

export const lookOutSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('LastTicket') }),
  z.object({ Kind: z.literal('FirstClass') }),
  /** The member has been an athlete of the club for at most `NewUserDays` days. */
  z.object({ Kind: z.literal('New') }),
  z.object({ Kind: z.literal('CertificateExpiring'), Date: dateSchema }),
  z.object({ Kind: z.literal('CertificateExpired'), Date: dateSchema.nullable() }),
  z.object({ Kind: z.literal('MembershipExpired'), Date: dateSchema.nullable() }),
  z.object({ Kind: z.literal('Unpaid'), Date: dateSchema.nullable() }),
  z.object({ Kind: z.literal('SubscriptionEnds'), Date: dateSchema }),
  z.object({ Kind: z.literal('PoliciesNotAccepted') }),
  z.object({ Kind: z.literal('EmailUnconfirmed') }),
]);
export type LookOut = z.infer<typeof lookOutSchema>;

export const markedDaySchema = z.object({ Begin: instantSchema, Attendance: attendanceSchema, NoShow: z.boolean() });
export type MarkedDay = z.infer<typeof markedDaySchema>;

export const participantSchema = z.object({
  ClassParticipantId: idSchema,
  ClassId: idSchema,
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  PictureUri: z.string().nullable(),
  State: participantStateSchema,
  Place: placeSchema,
  /** Position on the waiting list from 1. Null if booked. */
  QueuePosition: z.number().int().nullable(),
  Since: instantSchema,
  OfferExpiresAt: instantSchema.nullable(),
  Attendance: attendanceSchema.nullable(),
  NoShow: z.boolean(),
  Days: z.array(markedDaySchema),
  Paid: paidWithSchema.nullable(),
  LookOut: z.array(lookOutSchema),
  SensorCode: z.string().nullable(),
});
export type Participant = z.infer<typeof participantSchema>;

export const listedParticipantSchema = participantSchema.extend({
  /** What would pay if a waiting member were booked now. Null if nothing would pay, and if booked. */
  Pays: paidWithSchema.nullable(),
});
export type ListedParticipant = z.infer<typeof listedParticipantSchema>;

/** The seat of a deleted member in a past class (decision 0036). */
export const namelessSeatSchema = participantSchema.pick({ Place: true, Attendance: true, NoShow: true, Days: true });
export type NamelessSeat = z.infer<typeof namelessSeatSchema>;

export const participantSubscriptionSchema = z.object({
  ClassId: idSchema,
  ClassName: z.string(),
  Begin: instantSchema,
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  State: participantStateSchema,
  Place: placeSchema,
  Paid: paidWithSchema.nullable(),
  SubscriptionState: z.string().nullable(),
  ExpiryDate: dateSchema.nullable(),
});
export type ParticipantSubscription = z.infer<typeof participantSubscriptionSchema>;
