import { z } from 'zod';
import { dateFormatSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import { correctedFields } from '../members/adding/adding.ts';
import { clockSchema, currencySchema, dateSchema, idSchema, instantSchema, pageQuerySchema } from '../scalars.ts';

export type NotificationId = Id<'Notification'>;

/** In the order of the specification, which requires them. */
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
/** Not listed in the specification. */
export const furtherEvents = [
  'ClassReminder',
  'ClassChanged',
  'SeatOffered',
  'UserIsAway',
  'JoinAsked',
  'MaxHeartRateProposed',
  'DeskProfileCorrected',
  'PaymentAccountChanged',
  'OnlineRefundFailed',
  'OnlineRefundFound',
  'DisputeOpened',
  'DisputeWon',
  'DisputeLost',
  'OnlinePaymentFailed',
  'PaymentOrderFailed',
  'PaymentOrderReturned',
  'PaymentRequested',
  'PaymentDifferencesFound',
  'DayClosed',
  'DayNotClosed',
  'ApiTokenMade',
  'ThreadReplied',
  'ThreadAnswered',
] as const;
export const notificationEventSchema = z.enum([...notificationEvents, ...furtherEvents]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** Managers and owners choose how they are mailed. */
export const staffEvents = [
  'JoinAsked',
  'ThreadReplied',
  'ClassSubscription',
  'ClassUnsubscription',
  'OrderFulfilled',
  'OnlinePaymentFailed',
  'PaymentOrderFailed',
  'PaymentOrderReturned',
  'OnlineRefundFailed',
  'DisputeOpened',
  'DisputeLost',
  'PaymentAccountChanged',
  'PaymentDifferencesFound',
  'DayClosed',
  'DayNotClosed',
  'UserSubscriptionAdd',
  'UserSubscriptionExpired',
  'AthleteExp',
  'PoliciesNotAccepted',
  'CreatedUser',
  'UserLeftClub',
  'UserIsAway',
  'UserIsBack',
  'InvitationAccepted',
  'InvitationExpired',
  'InvitationEmailError',
  'EmailError',
] as const satisfies readonly NotificationEvent[];
export type StaffEvent = (typeof staffEvents)[number];
/** At once, a line of the morning mail, or no mail. */
export const mailChoices = ['AtOnce', 'Digest', 'Off'] as const;
export type MailChoice = (typeof mailChoices)[number];
export const digestDays = ['EveryDay', 'Weekdays', 'Never'] as const;
export type DigestDays = (typeof digestDays)[number];
const staffMailSchema = z.partialRecord(z.enum(staffEvents), z.enum(mailChoices));
/** Events that are not named have their default. */
export type StaffMail = z.infer<typeof staffMailSchema>;

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

export const notificationChannels = ['App', 'Email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const audienceSchema = z.enum(['User', 'Manager']);
export type Audience = z.infer<typeof audienceSchema>;

export const notificationPayloadSchema = z.object({
  /** Of the event's text, such as `Date`, `Ticket` or `Expired.Membership`. */
  Variant: z.string().optional(),
  SubscriptionName: z.string().optional(),
  ExpirationDate: dateSchema.optional(),
  Credits: z.number().int().optional(),
  TotalCredits: z.number().int().optional(),
  ClassName: z.string().optional(),
  ClassDate: instantSchema.optional(),
  FromDate: instantSchema.optional(),
  OfferExpiresAt: instantSchema.optional(),
  Days: z.number().int().optional(),
  Title: z.string().optional(),
  ChallengeName: z.string().optional(),
  /** In a challenge. The best also have `RankPrc`: they are among the best `RankPrc` percent. */
  Rank: z.number().int().optional(),
  RankPrc: z.number().int().optional(),
  Level: z.number().int().optional(),
  /** In bpm. */
  HeartRate: z.number().int().optional(),
  People: z.number().int().optional(),
  Description: z.string().optional(),
  Month: dateSchema.optional(),
  WorkoutName: z.string().optional(),
  Message: z.string().optional(),
  /** On a training. `ShortComment` begins its text, as long as it exists. */
  CommentId: idSchema.optional(),
  ShortComment: z.string().optional(),
  /** Of a person without an account. */
  Email: z.string().optional(),
  Code: z.string().optional(),
  ErrorCode: z.string().optional(),
  ErrorMessage: z.string().optional(),
  /** In minor units. */
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  /** Never their values. */
  Fields: z.array(z.enum(correctedFields)).optional(),
});
export type NotificationPayload = z.infer<typeof notificationPayloadSchema>;

const personSchema = z.object({ UserId: idSchema, Nickname: z.string(), Email: z.string().nullable() });
/** Bold (`IsStrong`) are the person's name and the subject. */
const partSchema = z.object({ Text: z.string(), IsStrong: z.boolean() });

export const notificationSchema = z.object({
  NotificationId: idSchema,
  Event: notificationEventSchema,
  Group: notificationGroupSchema,
  Audience: audienceSchema,
  UserId: idSchema,
  ClubId: idSchema.nullable(),
  ClubName: z.string().nullable(),
  ClubLogEntryId: idSchema.nullable(),
  Actor: personSchema.nullable(),
  Target: personSchema.nullable(),
  Payload: notificationPayloadSchema,
  DateFormat: dateFormatSchema,
  State: z.enum(['New', 'Read']),
  CreatedAt: instantSchema,
  /** In the reader's language, times in the club's time zone. */
  Title: z.array(partSchema),
  Detail: z.string().nullable(),
  View: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  Group: notificationGroupSchema.optional(),
  State: z.enum(['New', 'Read']).optional(),
  Needs: z.literal('true').optional(),
});

export const NEWEST_ROWS = 100;
export const newestSchema = z.object({
  /** Notifications for staff of the same type and day are one entry. */
  Unread: z.number().int(),
  Needs: z.number().int(),
  Total: z.number().int(),
  Newest: z.array(notificationSchema),
});

export const setStateSchema = z.object({ State: z.enum(['New', 'Read']) });

/** Before a class. */
export const REMINDER_MINUTES_MAX = 1440;

const channelsSchema = z.object({ App: z.boolean(), Email: z.boolean() });
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
    /** In the user's time zone; mails that can wait are not sent then. Both or none are set. */
    QuietFrom: clockSchema.nullable(),
    QuietUntil: clockSchema.nullable(),
    /** Before a class; null for none. */
    ReminderMinutes: z
      .number()
      .int('invalid-number')
      .min(15, 'invalid-number')
      .max(REMINDER_MINUTES_MAX, 'invalid-number')
      .nullable(),
    /** Days of a manager's or owner's morning mail of each club. Absent in a request: unchanged. */
    Digest: z.enum(digestDays).optional(),
    /** For a manager or owner. Absent in a request: unchanged. */
    StaffMail: staffMailSchema.optional(),
  })
  .superRefine(({ QuietFrom, QuietUntil }, context) => {
    const lacking = QuietFrom === null ? 'QuietFrom' : 'QuietUntil';
    if ((QuietFrom === null) !== (QuietUntil === null))
      context.addIssue({ code: 'custom', path: [lacking], message: 'field-required' });
    if (QuietFrom !== null && QuietFrom === QuietUntil)
      context.addIssue({ code: 'custom', path: ['QuietUntil'], message: 'quiet-hours-empty' });
  });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
