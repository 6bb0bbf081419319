import { z } from 'zod';
import { dateFormatSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import { correctedFields } from '../members/adding/adding.ts';
import { clockSchema, currencySchema, dateSchema, idSchema, instantSchema, pageQuerySchema } from '../scalars.ts';

export type NotificationId = Id<'Notification'>;

/** The specification requires these events in this order. */
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
export const mailChoices = ['AtOnce', 'Digest', 'Off'] as const;
export type MailChoice = (typeof mailChoices)[number];
export const digestDays = ['EveryDay', 'Weekdays', 'Never'] as const;
export type DigestDays = (typeof digestDays)[number];
const staffMailSchema = z.partialRecord(z.enum(staffEvents), z.enum(mailChoices));
/** Events that are not named have their default choice. */
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
  /** Variant of the event's text, such as `Date`, `Ticket` or `Expired.Membership`. */
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
  /** Rank in a challenge. The best also have `RankPrc`: they are among the best `RankPrc` percent. */
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
  /** Comment on a training. `ShortComment` is the begin of its text, as long as the comment exists. */
  CommentId: idSchema.optional(),
  ShortComment: z.string().optional(),
  Email: z.string().optional(),
  Code: z.string().optional(),
  ErrorCode: z.string().optional(),
  ErrorMessage: z.string().optional(),
  Amount: z.number().int().optional(),
  Currency: currencySchema.optional(),
  /** Only the names of the fields, never their values. */
  Fields: z.array(z.enum(correctedFields)).optional(),
});
export type NotificationPayload = z.infer<typeof notificationPayloadSchema>;

const personSchema = z.object({ UserId: idSchema, Nickname: z.string(), Email: z.string().nullable() });
/** The person's name and the subject are bold (`IsStrong`). */
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
  /** Texts are in the reader's language, times in the club's time zone. */
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
  /** Number of unread notifications. Staff notifications of the same type and day count as one entry. */
  Unread: z.number().int(),
  Needs: z.number().int(),
  Total: z.number().int(),
  Newest: z.array(notificationSchema),
});

export const setStateSchema = z.object({ State: z.enum(['New', 'Read']) });

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
    /** Times in the user's time zone. Mails that can wait are not sent in these hours. */
    QuietFrom: clockSchema.nullable(),
    QuietUntil: clockSchema.nullable(),
    ReminderMinutes: z
      .number()
      .int('invalid-number')
      .min(15, 'invalid-number')
      .max(REMINDER_MINUTES_MAX, 'invalid-number')
      .nullable(),
    /** Days on which managers and owners get the morning mail of each club. Unchanged if the request lacks them. */
    Digest: z.enum(digestDays).optional(),
    /** Choices of a manager or owner. Unchanged if the request lacks them. */
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
