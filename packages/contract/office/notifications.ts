import { z } from 'zod';
import { dateFormatSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import { correctedFields } from '../members/adding/adding.ts';
import { clockSchema, currencySchema, dateSchema, idSchema, instantSchema, pageQuerySchema } from '../scalars.ts';

export type NotificationId = Id<'Notification'>;

/** The 37 events of the spec (readings 21): what is told of a person, in the order of the catalogue. */
export const notificationEvents = [
  'EmailError',
  'InvitationEmailError',
  'EncodingJobError',
  'EncodingJobSuccess',
  'TrainingFeedback',
  'UserSubscriptionAdd',
  'UserSubscriptionUpdate',
  'UserSubscriptionDelete',
  'UserSubscriptionSuspend',
  'UserSubscriptionReactivate',
  'UserSubscriptionExpired',
  'UserSubscriptionExpiring',
  'ChallengeStarted',
  'ChallengeCanceled',
  'ChallengeTerminated',
  'ChallengeAwarded',
  'OrderFulfilled',
  'AthleteExp',
  'PoliciesNotAccepted',
  'UserMeasureExpired',
  'TrainerAwards',
  'LevelUpdate',
  'CreatedUser',
  'PendingUserExpired',
  'PendingUserAccepted',
  'CreatedInvitation',
  'InvitationExpired',
  'InvitationAccepted',
  'UserLeftClub',
  'UserIsBack',
  'WorkoutProgramShare',
  'ClubMessage',
  'StartedLive',
  'ClassSubscription',
  'ClassUnsubscription',
  'CreditsAdd',
  'CreditsSub',
] as const;
/** What every member expects and the spec does not count. */
export const furtherEvents = [
  'ClassReminder',
  'ClassChanged',
  'SeatOffered',
  'UserIsAway',
  'JoinAsked',
  'MaxHeartRateProposed',
  'DeskProfileCorrected',
] as const;
export const notificationEventSchema = z.enum([...notificationEvents, ...furtherEvents]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** What somebody switches on and off together, and filters by. */
export const notificationGroups = [
  'Bookings',
  'Subscriptions',
  'Payments',
  'Documents',
  'Challenges',
  'Members',
  'System',
] as const;
export const notificationGroupSchema = z.enum(notificationGroups);
export type NotificationGroup = z.infer<typeof notificationGroupSchema>;

/** How one is told. */
export const notificationChannels = ['App', 'Email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** To whom it speaks: about oneself, or about a member of one's club. */
export const audienceSchema = z.enum(['User', 'Manager']);
export type Audience = z.infer<typeof audienceSchema>;

/** What an event says; each has its own of them. */
export const notificationPayloadSchema = z.object({
  /** A template within the event: `Date`, `Ticket`, `Expired.Membership` … */
  Variant: z.string().optional(),
  SubscriptionName: z.string().optional(),
  ExpirationDate: dateSchema.optional(),
  Credits: z.number().int().optional(),
  TotalCredits: z.number().int().optional(),
  ClassName: z.string().optional(),
  ClassDate: instantSchema.optional(),
  /** When the class was to be before. */
  FromDate: instantSchema.optional(),
  OfferExpiresAt: instantSchema.optional(),
  Days: z.number().int().optional(),
  Title: z.string().optional(),
  ChallengeName: z.string().optional(),
  /** A place in a challenge, and among the best how many percent that is. */
  Rank: z.number().int().optional(),
  RankPrc: z.number().int().optional(),
  Level: z.number().int().optional(),
  /** Beats a minute. */
  HeartRate: z.number().int().optional(),
  /** How many took part, or won: what a manager hears of a challenge. */
  People: z.number().int().optional(),
  /** Of a challenge, in short. */
  Description: z.string().optional(),
  /** The first day of the month an award is of. */
  Month: dateSchema.optional(),
  /** Of a workout sheet. */
  WorkoutName: z.string().optional(),
  Message: z.string().optional(),
  /** What was written about a training, whose beginning is the `ShortComment` for as long as it stands there. */
  CommentId: idSchema.optional(),
  ShortComment: z.string().optional(),
  /** Of somebody who is known by it alone: invited, and nobody's account says so yet. */
  Email: z.string().optional(),
  /** Of an invitation, for whom it is. */
  Code: z.string().optional(),
  ErrorCode: z.string().optional(),
  ErrorMessage: z.string().optional(),
  /** What was paid, minor units. */
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  /** Of a profile: what was corrected, never its values. */
  Fields: z.array(z.enum(correctedFields)).optional(),
});
export type NotificationPayload = z.infer<typeof notificationPayloadSchema>;

/** `Email` is for the staff of a club in which she is; else null. */
const personSchema = z.object({ UserId: idSchema, Nickname: z.string(), Email: z.string().nullable() });
/** A stretch of a sentence; strong: whom and what it is about. */
const partSchema = z.object({ Text: z.string(), IsStrong: z.boolean() });

export const notificationSchema = z.object({
  NotificationId: idSchema,
  Event: notificationEventSchema,
  Group: notificationGroupSchema,
  Audience: audienceSchema,
  /** Whose copy it is. */
  UserId: idSchema,
  ClubId: idSchema.nullable(),
  ClubName: z.string().nullable(),
  ClubLogEntryId: idSchema.nullable(),
  /** Who did it; null: the house. */
  Actor: personSchema.nullable(),
  Target: personSchema.nullable(),
  Payload: notificationPayloadSchema,
  /** The reader's, in which its dates are written. */
  DateFormat: dateFormatSchema,
  State: z.enum(['New', 'Read']),
  CreatedAt: instantSchema,
  /** What it says in the reader's language, with times of the club. */
  Title: z.array(partSchema),
  /** Why, or by whom. */
  Detail: z.string().nullable(),
  /** The one screen it leads to: `EditUser/4/subscriptions`. */
  View: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  Group: notificationGroupSchema.optional(),
  State: z.enum(['New', 'Read']).optional(),
  /** What is new and stays undone until the caller does something. */
  Needs: z.literal('true').optional(),
});

/** Rows of the newest: what staff receives of one kind on one day is shown as one. */
export const NEWEST_ROWS = 100;
export const newestSchema = z.object({
  /** What staff receives of one kind on one day counts once. */
  Unread: z.number().int(),
  /** Of the unread, what stays undone until the caller does something. */
  Needs: z.number().int(),
  Total: z.number().int(),
  Newest: z.array(notificationSchema),
});

export const setStateSchema = z.object({ State: z.enum(['New', 'Read']) });

/** Minutes before a class. */
export const REMINDER_MINUTES_MAX = 1440;

const channelsSchema = z.object({ App: z.boolean(), Email: z.boolean() });
/** How one is told of each group, when not, and how long before a class one is reminded. */
export const notificationSettingsSchema = z
  .object({
    Groups: z.object({
      Bookings: channelsSchema,
      Subscriptions: channelsSchema,
      Payments: channelsSchema,
      Documents: channelsSchema,
      Challenges: channelsSchema,
      Members: channelsSchema,
      System: channelsSchema,
    } satisfies Record<NotificationGroup, typeof channelsSchema>),
    /** Wall-clock times of one's own zone between which no mail comes that can wait; both or neither. */
    QuietFrom: clockSchema.nullable(),
    QuietUntil: clockSchema.nullable(),
    /** Null: not at all. */
    ReminderMinutes: z
      .number()
      .int('invalid-number')
      .min(15, 'invalid-number')
      .max(REMINDER_MINUTES_MAX, 'invalid-number')
      .nullable(),
  })
  .superRefine(({ QuietFrom, QuietUntil }, context) => {
    const lacking = QuietFrom === null ? 'QuietFrom' : 'QuietUntil';
    if ((QuietFrom === null) !== (QuietUntil === null))
      context.addIssue({ code: 'custom', path: [lacking], message: 'field-required' });
    if (QuietFrom !== null && QuietFrom === QuietUntil)
      context.addIssue({ code: 'custom', path: ['QuietUntil'], message: 'quiet-hours-empty' });
  });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
