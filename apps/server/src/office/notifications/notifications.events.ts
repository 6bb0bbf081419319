import { apiTokenMade } from '@clubpulse/contract/accounts/accounts.events';
import {
  creditsAdd,
  creditsSub,
  dayClosed,
  dayNotClosed,
  disputeLost,
  disputeOpened,
  disputeWon,
  onlinePaymentFailed,
  onlineRefundFailed,
  onlineRefundFound,
  orderFulfilled,
  paymentAccountChanged,
  paymentDifferencesFound,
  paymentOrderFailed,
  paymentOrderReturned,
  paymentRequested,
  userSubscriptionAdd,
  userSubscriptionDelete,
  userSubscriptionExpired,
  userSubscriptionExpiring,
  userSubscriptionReactivate,
  userSubscriptionSuspend,
  userSubscriptionUpdate,
} from '@clubpulse/contract/billing/billing.events';
import { userMeasureExpired } from '@clubpulse/contract/body/body.events';
import {
  classCanceled,
  classMoved,
  classSubscription,
  classUnsubscription,
  ledClassCanceled,
  ledClassMoved,
  seatOffered,
  seatOpen,
} from '@clubpulse/contract/calendar/calendar.events';
import { clubJoined, policiesNotAccepted } from '@clubpulse/contract/clubs/clubs.events';
import {
  challengeAwarded,
  challengeCanceled,
  challengeOver,
  challengeStarted,
  challengeTerminated,
  challengeWon,
  levelUpdate,
  trainerAwards,
} from '@clubpulse/contract/community/community.events';
import type { EventKind, PayloadOf } from '@clubpulse/contract/event';
import { startedLive } from '@clubpulse/contract/live/live.events';
import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import {
  athleteExp,
  createdInvitation,
  deskCorrectionUndone,
  deskProfileCorrected,
  emailProposed,
  invitationAccepted,
  invitationEmailError,
  invitationExpired,
  joinRequested,
  userIsAway,
  userLeftClub,
} from '@clubpulse/contract/members/members.events';
import type { NotificationPayload } from '@clubpulse/contract/office/notifications';
import { emailError } from '@clubpulse/contract/platform/platform.events';
import { maxHeartRateProposed, trainingClosed, trainingFeedback } from '@clubpulse/contract/training/training.events';
import { encodingJobError, encodingJobSuccess } from '@clubpulse/contract/videos/videos.events';
import { workoutProgramShare } from '@clubpulse/contract/workouts/workouts.events';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import type { CausedEvent } from '@clubpulse/rules/office/notifications/catalogue';

export interface Draft {
  readonly Event: CausedEvent;
  readonly ActorId: number | null;
  /** `members`: null for each athlete, or the id of a type of subscription for each holder. Null: no known account. */
  readonly TargetId:
    | number
    | { readonly email: string }
    | { readonly invitationId: number }
    | { readonly members: number | null }
    | null;
  readonly Payload: NotificationPayload;
  readonly SubjectId?: number;
  /** Begin of a text that a user wrote: shown, but not stored. */
  readonly quoted?: string;
  readonly day?: Date;
  readonly staff: 'too' | 'only' | 'no';
  /** Set if `office/notices` sends the mail, or if the event is too unimportant for a mail. */
  readonly unmailed?: true;
  readonly byDay?: boolean;
  readonly endsAt?: Date;
  /** The begin of the current visit. Staff are notified only if the previous visit ended long before. */
  readonly backAt?: Date;
}

interface Cause {
  readonly Type: string;
  readonly draft: (stored: unknown) => Draft | undefined;
}

const cause = <K extends EventKind>(kind: K, draft: (payload: PayloadOf<K>) => Draft | undefined): Cause => ({
  Type: kind.Type,
  draft: (stored) => draft(kind.Payload.parse(stored) as PayloadOf<K>),
});

type Subscription = PayloadOf<typeof userSubscriptionAdd>;
type SubscriptionEvent = Extract<CausedEvent, `UserSubscription${string}`>;

const aboutSubscription =
  (Event: SubscriptionEvent, variantOf: (payload: Subscription) => string | undefined) =>
  (payload: Subscription): Draft => {
    const { Target, SubscriptionName, ExpirationDate, Credits, Days, By, Day } = payload;
    const Variant = variantOf(payload);
    const Payload = filled({ Variant, SubscriptionName, ExpirationDate, Credits, Days });
    return { Event, ActorId: By, TargetId: Target, Payload, staff: 'too', byDay: Day !== undefined };
  };
/** A subscription with tickets shows their number, other subscriptions their end date. */
const byKind = ({ Credits, ExpirationDate }: Subscription) =>
  Credits === null ? (ExpirationDate === null ? undefined : 'Date') : 'Ticket';
const byReason = ({ Reason, ExpirationDate }: Subscription) =>
  Reason === 'Tickets' ? 'Ticket' : ExpirationDate === null ? undefined : 'Date';

type Moved = PayloadOf<typeof creditsAdd>;
const aboutCredits =
  (Event: 'CreditsAdd' | 'CreditsSub') =>
  ({ Target, Credits, TotalCredits, ClassId, ClassName, ClassDate, By, Reason }: Moved): Draft | undefined => {
    if (Reason === 'Reward' || Reason === 'Purchase') return undefined;
    const ofClass = ClassId === null ? {} : { Variant: 'Class', ClassName, ClassDate };
    const Payload = filled({ ...ofClass, Credits, TotalCredits });
    const event = { Event, ActorId: By, TargetId: Target, Payload };
    // Staff already get the notification of the booking.
    return ClassId === null ? { ...event, staff: 'too' } : { ...event, staff: 'no', unmailed: true };
  };

const aboutRefund =
  (Event: 'OnlineRefundFailed' | 'OnlineRefundFound') =>
  ({ Target, Title, Amount, Currency, Reason }: PayloadOf<typeof onlineRefundFailed>): Draft => ({
    Event,
    ActorId: null,
    TargetId: Target,
    Payload: filled({ Variant: Target === null ? 'NoMember' : undefined, Title, Amount, Currency, ErrorCode: Reason }),
    staff: 'only',
  });

const aboutDispute = (
  Event: 'DisputeOpened' | 'DisputeWon' | 'DisputeLost',
  { Target, PaymentDisputeId, Title, Amount, Currency, Reason }: PayloadOf<typeof disputeWon>,
  further: NotificationPayload = {},
): Draft => {
  const Variant = Target === null ? 'NoMember' : undefined;
  const Payload = filled({ Variant, Title, Amount, Currency, ErrorCode: Reason, ...further });
  return { Event, ActorId: null, TargetId: Target, SubjectId: PaymentDisputeId, Payload, staff: 'only' };
};

interface Seat {
  readonly Target: number;
  readonly ClassId: number;
  readonly ClassName: string;
  readonly ClassDate: string;
  readonly By: number | null;
}
const aboutSeat = (
  Event: 'ClassSubscription' | 'ClassUnsubscription' | 'ClassChanged' | 'SeatOffered',
  { Target, ClassId, ClassName, ClassDate, By }: Seat,
  further: NotificationPayload,
  staff: Draft['staff'],
): Draft => ({
  Event,
  ActorId: By,
  TargetId: Target,
  Payload: filled({ ClassName, ClassDate, ...further }),
  SubjectId: ClassId,
  staff,
});
type ChallengeEvent = Extract<CausedEvent, `Challenge${string}`>;
const aboutChallenge = (
  Event: ChallengeEvent,
  {
    Target,
    ChallengeId,
    ChallengeName,
    By = null,
  }: Omit<PayloadOf<typeof challengeStarted>, 'Description' | 'ExpirationDate'> & { readonly By?: number | null },
  further: NotificationPayload = {},
): Draft => ({
  Event,
  ActorId: By,
  TargetId: Target,
  Payload: { ChallengeName, ...further },
  SubjectId: ChallengeId,
  staff: 'no',
  byDay: Event !== 'ChallengeCanceled',
});

const challengeToStaff = (
  Event: ChallengeEvent,
  { ChallengeId, ChallengeName, People }: PayloadOf<typeof challengeOver>,
): Draft => ({
  Event,
  ActorId: null,
  TargetId: null,
  Payload: { ChallengeName, People },
  SubjectId: ChallengeId,
  staff: 'only',
  byDay: true,
});

const byStaff = ({ By, Target }: Seat) => (By !== null && By !== Target ? 'Staff' : undefined);

/** True for an invitation to a staff role. */
const worksThere = ({ Role }: { readonly Role: InvitedRole }): boolean => Role !== 'Athlete';

export const causes: readonly Cause[] = [
  // The event of the order notifies instead, because it contains the price.
  cause(userSubscriptionAdd, (payload) =>
    payload.Reason === 'Order' ? undefined : aboutSubscription('UserSubscriptionAdd', byKind)(payload),
  ),
  cause(userSubscriptionUpdate, (payload) => {
    if (payload.Reason === 'LeftToDesk')
      return { ...aboutSubscription('UserSubscriptionUpdate', () => 'LeftToDesk')(payload), byDay: false };
    const isOver = payload.State === 'Canceled' || payload.State === 'NonRenewed';
    // Of the changes by the daily job, only expiring and expired subscriptions cause a notification.
    if (payload.From !== undefined && (!isOver || payload.From === 'Expired')) return undefined;
    const variantOf = isOver ? () => 'Over' : payload.Reason === 'PauseNotBegun' ? () => 'NoPause' : byKind;
    const draft = aboutSubscription('UserSubscriptionUpdate', variantOf)(payload);
    return isOver ? { ...draft, unmailed: true } : draft;
  }),
  cause(userSubscriptionDelete, aboutSubscription('UserSubscriptionDelete', byKind)),
  cause(userSubscriptionSuspend, aboutSubscription('UserSubscriptionSuspend', byKind)),
  cause(userSubscriptionReactivate, aboutSubscription('UserSubscriptionReactivate', byKind)),
  cause(userSubscriptionExpired, aboutSubscription('UserSubscriptionExpired', byReason)),
  cause(userSubscriptionExpiring, aboutSubscription('UserSubscriptionExpiring', byReason)),
  cause(orderFulfilled, ({ Target, By, FirstChargeOn: ExpirationDate, ...bought }) => {
    const Variant = ExpirationDate === undefined ? (bought.Credits === undefined ? undefined : 'Credits') : 'Agreed';
    const Payload = filled({ ...bought, ExpirationDate, Variant });
    return { Event: 'OrderFulfilled', ActorId: By, TargetId: Target, Payload, staff: 'too' };
  }),
  cause(creditsAdd, aboutCredits('CreditsAdd')),
  cause(creditsSub, aboutCredits('CreditsSub')),
  cause(paymentAccountChanged, ({ State, InactiveReason }) => ({
    Event: 'PaymentAccountChanged',
    ActorId: null,
    TargetId: null,
    Payload: { Variant: InactiveReason ?? State },
    staff: 'only',
  })),
  cause(paymentDifferencesFound, () => ({
    Event: 'PaymentDifferencesFound',
    ActorId: null,
    TargetId: null,
    Payload: {},
    staff: 'only',
  })),
  cause(dayClosed, ({ DayCloseId, Difference, IsAboveLimit, Currency, By }) =>
    !IsAboveLimit
      ? undefined
      : {
          Event: 'DayClosed',
          ActorId: By,
          TargetId: null,
          Payload: {
            Variant: Difference === 0 ? 'Even' : Difference < 0 ? 'Less' : 'More',
            Amount: Math.abs(Difference),
            Currency,
          },
          SubjectId: DayCloseId,
          staff: 'only',
        },
  ),
  cause(dayNotClosed, () => ({ Event: 'DayNotClosed', ActorId: null, TargetId: null, Payload: {}, staff: 'only', byDay: true })),
  cause(onlineRefundFailed, aboutRefund('OnlineRefundFailed')),
  cause(onlineRefundFound, aboutRefund('OnlineRefundFound')),
  cause(disputeOpened, ({ Days, ...dispute }) =>
    aboutDispute('DisputeOpened', dispute, Days === null || Days < 1 ? { Variant: 'NoMember' } : { Days }),
  ),
  cause(disputeWon, (dispute) => aboutDispute('DisputeWon', dispute)),
  cause(disputeLost, (dispute) => aboutDispute('DisputeLost', dispute)),
  cause(onlinePaymentFailed, ({ Target, Title, Amount, Currency, NextAttempt }) => ({
    Event: 'OnlinePaymentFailed',
    ActorId: null,
    TargetId: Target,
    Payload: filled({
      Variant: NextAttempt === null ? undefined : 'Retrying',
      Title,
      Amount,
      Currency,
      ExpirationDate: NextAttempt?.slice(0, 10),
    }),
    staff: 'too',
  })),
  cause(paymentOrderFailed, ({ Target, Title, Amount, Currency, PaymentOrderId }) => ({
    Event: 'PaymentOrderFailed',
    ActorId: null,
    TargetId: Target,
    Payload: { Title, Amount, Currency },
    SubjectId: PaymentOrderId,
    staff: 'too',
  })),
  cause(paymentOrderReturned, ({ Target, Title, Amount, Currency }) => ({
    Event: 'PaymentOrderReturned',
    ActorId: null,
    TargetId: Target,
    Payload: { Title, Amount, Currency },
    staff: 'too',
  })),
  cause(paymentRequested, ({ Target, Title, Amount, Currency, PaymentOrderId, By }) => ({
    Event: 'PaymentRequested',
    ActorId: By,
    TargetId: Target,
    Payload: { Title, Amount, Currency },
    SubjectId: PaymentOrderId,
    staff: 'no',
  })),
  cause(athleteExp, ({ Target, ExpirationType, Title, ExpirationDate, Days }) => {
    const Variant = `${Days > 0 ? 'Expiring' : 'Expired'}.${ExpirationType}`;
    return {
      Event: 'AthleteExp',
      ActorId: null,
      TargetId: Target,
      Payload: { Variant, Title, ExpirationDate, Days },
      staff: 'too',
      byDay: true,
    };
  }),
  cause(policiesNotAccepted, ({ Target, Title, Days, By }) => ({
    Event: 'PoliciesNotAccepted',
    ActorId: By,
    TargetId: Target,
    Payload: { Title, Days },
    staff: By === null ? 'too' : 'no',
    byDay: By === null,
  })),
  cause(clubJoined, ({ UserId, Invited, By }) => ({
    Event: 'CreatedUser',
    ActorId: By ?? UserId,
    TargetId: UserId,
    Payload: {},
    // Staff get the notification of the accepted invitation instead.
    staff: Invited === true ? 'no' : 'too',
  })),
  cause(joinRequested, ({ Target }) => ({
    Event: 'JoinAsked',
    ActorId: Target,
    TargetId: Target,
    Payload: {},
    staff: 'only',
  })),
  cause(createdInvitation, ({ InvitationId, Message, ExpirationDate, By }) => ({
    Event: 'CreatedInvitation',
    ActorId: By,
    TargetId: { invitationId: InvitationId },
    Payload: filled({ Message }),
    staff: 'no',
    endsAt: new Date(ExpirationDate),
  })),
  cause(invitationExpired, (payload) => ({
    Event: worksThere(payload) ? 'PendingUserExpired' : 'InvitationExpired',
    ActorId: null,
    TargetId: null,
    Payload: filled({ Email: payload.Email, Days: INVITATION_DAYS }),
    staff: 'only',
    endsAt: new Date(payload.ExpirationDate),
  })),
  cause(invitationAccepted, (payload) =>
    payload.Email === null
      ? undefined
      : {
          Event: worksThere(payload) ? 'PendingUserAccepted' : 'InvitationAccepted',
          ActorId: payload.Target,
          TargetId: payload.Target,
          Payload: {},
          staff: 'only',
        },
  ),
  cause(invitationEmailError, ({ Email, ErrorCode, ErrorMessage }) => ({
    Event: 'InvitationEmailError',
    ActorId: null,
    TargetId: null,
    Payload: filled({ Email, ErrorCode, ErrorMessage }),
    staff: 'only',
  })),
  cause(userLeftClub, ({ Target, By, Nickname, WithAccount }) => {
    const event = { Event: 'UserLeftClub', staff: By === Target ? 'only' : 'too' } as const;
    // The notification names no account, because otherwise it would be deleted with the account.
    if (WithAccount || Nickname === null)
      return { ...event, ActorId: null, TargetId: null, Payload: { Variant: 'Account' }, staff: 'only' };
    return { ...event, ActorId: By, TargetId: Target, Payload: filled({ Variant: By === Target ? undefined : 'Staff' }) };
  }),
  cause(trainingClosed, ({ UserId, Begin }) => ({
    Event: 'UserIsBack',
    ActorId: null,
    TargetId: UserId,
    Payload: {},
    staff: 'too',
    backAt: new Date(Begin),
  })),
  cause(trainingFeedback, ({ Target, By, TrainingId, CommentId, Kind, IsHers, Title }) => ({
    Event: 'TrainingFeedback',
    ActorId: By,
    TargetId: Target,
    Payload: filled({
      Variant: [...(IsHers ? [] : ['Watched']), ...(Kind === 'Comment' ? ['Comment'] : [])].join('.') || undefined,
      Title: Title || undefined,
      CommentId,
    }),
    SubjectId: TrainingId,
    staff: 'no',
  })),
  cause(startedLive, ({ By, Title, At, ClassSubscriptionId, Again }) =>
    Again
      ? undefined
      : {
          Event: 'StartedLive',
          ActorId: By,
          TargetId: { members: ClassSubscriptionId },
          Payload: { Title, ClassDate: At },
          staff: 'too',
        },
  ),
  cause(workoutProgramShare, ({ Target, WorkoutSheetId, WorkoutName, By }) => ({
    Event: 'WorkoutProgramShare',
    ActorId: By,
    TargetId: Target,
    Payload: { WorkoutName },
    ...(WorkoutSheetId === null ? {} : { SubjectId: WorkoutSheetId }),
    staff: 'no',
  })),
  cause(encodingJobError, ({ Target, VideoId, Title, ErrorCode, IsClip }) => ({
    Event: 'EncodingJobError',
    ActorId: null,
    TargetId: Target,
    Payload: { Title, ErrorCode },
    ...(IsClip ? {} : { SubjectId: VideoId }),
    staff: 'no',
  })),
  cause(encodingJobSuccess, ({ Target, VideoId, Title, IsClip }) => ({
    Event: 'EncodingJobSuccess',
    ActorId: null,
    TargetId: Target,
    Payload: { Title },
    ...(IsClip ? {} : { SubjectId: VideoId }),
    staff: 'no',
  })),
  // Trainers are notified only if the user shares body data.
  cause(userMeasureExpired, ({ Target, Measure, Days, By = null }) => ({
    Event: 'UserMeasureExpired',
    ActorId: By,
    TargetId: Target,
    Payload: { Variant: Measure, Days },
    staff: 'no',
  })),
  cause(maxHeartRateProposed, ({ Target, Proposed }) => ({
    Event: 'MaxHeartRateProposed',
    ActorId: null,
    TargetId: Target,
    Payload: { HeartRate: Proposed },
    staff: 'no',
  })),
  cause(deskProfileCorrected, ({ Target, Fields, By, SignsIn }) =>
    SignsIn ? { Event: 'DeskProfileCorrected', ActorId: By, TargetId: Target, Payload: { Fields }, staff: 'no' } : undefined,
  ),
  cause(deskCorrectionUndone, ({ Target, Fields, By, SignsIn }) => {
    const undone = {
      Event: 'DeskProfileCorrected',
      ActorId: By,
      TargetId: Target,
      Payload: { Variant: 'Undone', Fields },
    } as const;
    if (By === Target) return { ...undone, staff: 'only' };
    return SignsIn ? { ...undone, staff: 'no' } : undefined;
  }),
  cause(emailProposed, ({ Target, By }) => ({
    Event: 'DeskProfileCorrected',
    ActorId: By,
    TargetId: Target,
    Payload: { Variant: 'Email' },
    staff: 'no',
    unmailed: true,
  })),
  cause(apiTokenMade, ({ Name, ExpiresAt, By, OfClub }) => ({
    Event: 'ApiTokenMade',
    ActorId: null,
    TargetId: By,
    Payload: filled({ Variant: OfClub ? 'Club' : undefined, Title: Name, ExpirationDate: ExpiresAt.slice(0, 10) }),
    staff: 'no',
  })),
  cause(levelUpdate, ({ Target, UserId, Level }) => ({
    Event: 'LevelUpdate',
    ActorId: Target === UserId ? null : UserId,
    TargetId: Target,
    Payload: Target === UserId ? { Level } : { Level, Variant: 'Watched' },
    ...(Target === UserId ? {} : { SubjectId: UserId }),
    staff: 'no',
  })),
  cause(trainerAwards, ({ Target, Month, Rank, RankPrc }) => ({
    Event: 'TrainerAwards',
    ActorId: null,
    TargetId: Target,
    Payload: { Month, Rank, RankPrc },
    staff: 'too',
    byDay: true,
  })),
  cause(challengeStarted, ({ Description, ExpirationDate, ...payload }) =>
    aboutChallenge(
      'ChallengeStarted',
      payload,
      filled({ Description, ExpirationDate, Variant: ExpirationDate === undefined ? undefined : 'Until' }),
    ),
  ),
  cause(challengeOver, (payload) => challengeToStaff('ChallengeTerminated', payload)),
  cause(challengeWon, (payload) => challengeToStaff('ChallengeAwarded', payload)),
  cause(challengeCanceled, (payload) => aboutChallenge('ChallengeCanceled', payload)),
  cause(challengeTerminated, ({ Rank, RankPrc, ...payload }) =>
    aboutChallenge(
      'ChallengeTerminated',
      payload,
      filled({ Rank, RankPrc, Variant: Rank === undefined ? 'Unplaced' : undefined }),
    ),
  ),
  cause(challengeAwarded, ({ Badge, Credits, Rank, RankPrc, ...payload }) =>
    aboutChallenge(
      'ChallengeAwarded',
      payload,
      filled({
        ...(Credits > 0 ? { Variant: `${Badge}.Credits`, Credits } : { Variant: Badge }),
        Rank,
        RankPrc,
      }),
    ),
  ),
  cause(userIsAway, ({ Target, Days }) => ({
    Event: 'UserIsAway',
    ActorId: null,
    TargetId: Target,
    Payload: { Days },
    staff: 'too',
    byDay: true,
  })),
  // Every club is notified, but only one club wrote the mail, so the subject is left out.
  cause(emailError, ({ Email, ErrorCode, ErrorMessage }) =>
    Email === null
      ? undefined
      : {
          Event: 'EmailError',
          ActorId: null,
          TargetId: { email: Email },
          Payload: filled({ ErrorCode, ErrorMessage }),
          staff: 'only',
        },
  ),
  cause(classSubscription, (seat) => aboutSeat('ClassSubscription', seat, filled({ Variant: byStaff(seat) }), 'too')),
  cause(classUnsubscription, (seat) => {
    if (seat.Reason === 'LeftQueue') return aboutSeat('ClassUnsubscription', seat, { Variant: 'Queue' }, 'no');
    const late = seat.Reason === 'LateCancel' ? { Message: 'LateCancel' } : {};
    return aboutSeat(
      'ClassUnsubscription',
      seat,
      filled({ Variant: seat.By === null ? 'System' : byStaff(seat), ...late }),
      'too',
    );
  }),
  cause(classCanceled, (seat) => aboutSeat('ClassChanged', seat, filled({ Variant: 'Canceled', Message: seat.Reason }), 'no')),
  cause(classMoved, (seat) =>
    aboutSeat('ClassChanged', seat, filled({ Variant: 'Moved', FromDate: seat.FromDate, Message: seat.Reason }), 'no'),
  ),
  cause(ledClassCanceled, (led) =>
    aboutSeat('ClassChanged', led, filled({ Variant: 'Led.Canceled', Message: led.Reason }), 'no'),
  ),
  cause(ledClassMoved, (led) =>
    aboutSeat('ClassChanged', led, filled({ Variant: 'Led.Moved', FromDate: led.FromDate, Message: led.Reason }), 'no'),
  ),
  cause(seatOffered, (seat) => aboutSeat('SeatOffered', seat, { OfferExpiresAt: seat.OfferExpiresAt }, 'no')),
  cause(seatOpen, (seat) => aboutSeat('SeatOffered', seat, { Variant: 'Open' }, 'no')),
];

type Loose = { readonly [Field in keyof NotificationPayload]: NotificationPayload[Field] | null };

const filled = (fields: Loose): NotificationPayload =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''));
