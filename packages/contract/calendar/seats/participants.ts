import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';

/** What somebody can be put to. */
export const seatStateSchema = z.enum(['Booked', 'Waiting']);
export type SeatState = z.infer<typeof seatStateSchema>;
/** Canceled: she was one of both when the class was canceled. */
export const participantStateSchema = z.enum([...seatStateSchema.options, 'Canceled']);
export type ParticipantState = z.infer<typeof participantStateSchema>;
export const attendanceSchema = z.enum(['Present', 'Absent']);
export type Attendance = z.infer<typeof attendanceSchema>;

/** How a booking may be paid: Auto chooses (`rules/billing/ledger/choose-payment`); Free is for staff only. */
export const paymentModes = ['Auto', 'Subscription', 'Credits', 'Free'] as const;
export type PaymentMode = (typeof paymentModes)[number];
/** Any text travels: one that is no payment mode is refused with InvalidPaymentOption, not as a malformed request. */
export const paymentModeSchema = z.string().max(40).default('Auto');

/** How a booking is paid. */
export const paymentKindSchema = z.enum(['Free', 'Subscription', 'Credits']);
export type PaymentKind = z.infer<typeof paymentKindSchema>;

export const paidWithSchema = z.object({
  PaymentKind: paymentKindSchema,
  UserSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string().nullable(),
  /** Credits taken from the account. */
  Credits: z.number().int(),
  /** Tickets taken from the subscription. */
  Tickets: z.number().int(),
  /** Left on that subscription now; null where it has no tickets. */
  RemainingTickets: z.number().int().nullable(),
});
export type PaidWith = z.infer<typeof paidWithSchema>;

/** What the trainer should see at a glance (mockup c). */
export const lookOutSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('LastTicket') }),
  z.object({ Kind: z.literal('FirstClass') }),
  /** She became an athlete of the club within its NewUserDays. */
  z.object({ Kind: z.literal('New') }),
  z.object({ Kind: z.literal('CertificateExpiring'), Date: dateSchema }),
  z.object({ Kind: z.literal('CertificateExpired'), Date: dateSchema.nullable() }),
  z.object({ Kind: z.literal('MembershipExpired'), Date: dateSchema.nullable() }),
  z.object({ Kind: z.literal('Unpaid'), Date: dateSchema.nullable() }),
  /** The course goes on after the last day of the subscription that pays it. */
  z.object({ Kind: z.literal('SubscriptionEnds'), Date: dateSchema }),
  z.object({ Kind: z.literal('PoliciesNotAccepted') }),
  z.object({ Kind: z.literal('EmailUnconfirmed') }),
]);
export type LookOut = z.infer<typeof lookOutSchema>;

/** Whether somebody came to a day of a course. */
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
  /** 1 is the first in the queue of the place; null when booked. */
  QueuePosition: z.number().int().nullable(),
  /** Booked or waiting since. */
  Since: instantSchema,
  /** A freed seat is held for this waiting athlete until then. */
  OfferExpiresAt: instantSchema.nullable(),
  /** Of a course each day has its own, in `Days`. */
  Attendance: attendanceSchema.nullable(),
  NoShow: z.boolean(),
  /** The days of a course on which she was marked. */
  Days: z.array(markedDaySchema),
  Paid: paidWithSchema.nullable(),
  LookOut: z.array(lookOutSchema),
  /** Code of the strap; null = none set. */
  SensorCode: z.string().nullable(),
});
export type Participant = z.infer<typeof participantSchema>;

/** As the list of a class has her: what a change answers does not look ahead. */
export const listedParticipantSchema = participantSchema.extend({
  /** What would pay her seat now, of who waits; null of who has one, and where nothing would. */
  Pays: paidWithSchema.nullable(),
});
export type ListedParticipant = z.infer<typeof listedParticipantSchema>;

/** A seat of a class that is over, of somebody who is gone: whether she came, and nothing else (decision 0145). */
export const namelessSeatSchema = participantSchema.pick({ Place: true, Attendance: true, NoShow: true, Days: true });
export type NamelessSeat = z.infer<typeof namelessSeatSchema>;

/** Of ClassParticipantSubscriptions: who comes to a class, with what, and what is left. */
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
