import { z } from 'zod';

/** Every refusal of the product and the HTTP status it travels with. Words: phrases `error.<ErrorType>`. */
export const errorTypes = {
  ValidationFailed: 400,
  Unauthorized: 401,
  InsufficientRights: 403,
  NotFound: 404,
  /** No route at this path, or another method. */
  UnknownCall: 404,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  /** The database or the broker cannot be reached; nothing was lost, try again. */
  ServiceUnavailable: 503,
  /** The first call of an account whose unconfirmed e-mail is somebody else's. */
  EmailExists: 409,
  NicknameExists: 409,
  /** The row changed since it was read (RowVersion). */
  StaleRowVersion: 409,
  ClubCodeUnknown: 404,
  AlreadyMember: 409,
  RoomNameExists: 409,
  RoomInUse: 409,
  RegistrationCodeUnknown: 404,
  RegistrationCodeExpired: 409,
  DeviceIdExists: 409,
  SensorLinkedToOther: 409,
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  DateIntervalTooLong: 400,
  /** The same Idempotency-Key came with another request before. */
  IdempotencyKeyReused: 409,

  // Adding a participant (spec 2 section 5), in the order of the rule `calendar/seats/join-class`.
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** Beyond the spec's table: an athlete asks for a class whose BookingMode is Invite. */
  ClassByInvitation: 409,
  ClassIsFinished: 409,
  /** Already a participant, booked or waiting. */
  Conflict: 409,
  ClassHasStarted: 409,
  ClassBookingIsEarly: 409,
  ClassBookingIsPastDue: 409,
  AthleteBookingDisabled: 409,
  PoliciesNotAccepted: 409,
  RequiredMedicalCertificate: 409,
  RequiredMembership: 409,
  ClubLimitsExceeded: 409,
  InvalidPaymentOption: 409,
  SubscriptionLimitsExceeded: 409,
  NotEnoughCredits: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,

  // Leaving, moving and marking a participant.
  ClassCancelIsPastDue: 409,
  ClassHasNotStarted: 409,
  /** Attendance of somebody who waits. */
  ParticipantNotBooked: 409,
  /** No seat is offered to this athlete, or the offer ran out. */
  OfferExpired: 409,

  // Classes and schedules (spec 2 sections 4 and 5).
  /** 'Could not delete because the status is Active'. */
  ClassIsActive: 409,
  /** The schedule dates of a published class. */
  ClassIsPublished: 409,
  ClassHasParticipants: 409,
  ClassIsPast: 409,
  /** A bookable class does not become open while it has participants. */
  BookingModeLocked: 409,
  /** Seats are not raised while somebody waits. */
  ClassHasQueue: 409,
  /** Seats are not lowered below those taken or offered. */
  SeatsBelowParticipants: 409,
  /** 'Schedule does not generate valid events'. */
  ScheduleGeneratesNoEvents: 400,
  /** A recurring booking follows a series; this class stands alone. */
  ClassHasNoSeries: 409,

  // Subscriptions.
  /** values: assigned, suspended. */
  SubscriptionTypeAssigned: 409,
  SubscriptionAssignmentError: 409,
  RecurringPlanNeedsCardPayments: 409,
  /** "Can't suspend an inactive subscription". */
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  SubscriptionAlreadyEnded: 409,
  /** No cancellation to withdraw. */
  SubscriptionNotCanceled: 409,
  SubscriptionNothingToPay: 409,

  // Payments.
  OnlinePaymentsNotConfigured: 409,
  /** A purchase that paid for something is refunded, not deleted. */
  TransactionIsLinked: 409,
  /** A refund would take back credits that are gone. values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,

  // Policies.
  /** Nothing to remind of. */
  PoliciesAllAccepted: 409,
  /** values: minutes until the next reminder may go out. */
  PoliciesRemindedAlready: 409,
} as const satisfies Record<string, number>;

export type ErrorType = keyof typeof errorTypes;

/** Refusals every call can answer. */
export const everyCallErrors = [
  'ValidationFailed',
  'Unauthorized',
  'EmailExists',
  'InsufficientRights',
  'NotFound',
  'UnknownCall',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'InternalError',
  'ServiceUnavailable',
] as const satisfies readonly ErrorType[];

/** Words of one refused field: phrase key and its values. */
export const fieldErrorSchema = z.object({
  field: z.string(),
  /** Phrase key: `field-required`, `date-no-greater-than-now` … */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The words in the language of the request. */
  message: z.string().optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** `application/problem+json` (RFC 9457) with the spec's ErrorType. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  ErrorType: z.enum(Object.keys(errorTypes) as [ErrorType, ...ErrorType[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  errors: z.array(fieldErrorSchema).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** A refusal as a value: rules return it, services pass it on, the HTTP edge turns it into a problem document. */
export interface Refusal {
  readonly refused: ErrorType;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
}

export const refuse = (
  refused: ErrorType,
  details: { values?: Record<string, string | number>; errors?: readonly FieldError[] } = {},
): Refusal => ({ refused, ...details });

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;
