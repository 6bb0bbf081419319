import {
  type Audience,
  type NotificationEvent,
  type NotificationGroup,
  type NotificationPayload,
  notificationEventSchema,
} from '@clubpulse/contract/office/notifications';
import { LIVE_VIEW } from '../../accounts/roles/views.ts';
import { isOfAll } from '../../community/challenges/place.ts';

interface Kind {
  readonly group: NotificationGroup;
  readonly mailed?: true;
  /**
   * The event is also pushed in quiet hours: with `AtOnce` always, with `BeforeClass` if its class begins in the quiet hours or
   * soon after.
   */
  readonly urgency?: 'AtOnce' | 'BeforeClass';
  readonly needs?: true;
}

export const catalogue = {
  EmailError: { group: 'System', needs: true },
  InvitationEmailError: { group: 'System', needs: true },
  EncodingJobError: { group: 'System', needs: true },
  EncodingJobSuccess: { group: 'System' },
  UserSubscriptionAdd: { group: 'Subscriptions', mailed: true },
  UserSubscriptionUpdate: { group: 'Subscriptions', mailed: true },
  UserSubscriptionDelete: { group: 'Subscriptions', mailed: true },
  UserSubscriptionSuspend: { group: 'Subscriptions', mailed: true },
  UserSubscriptionReactivate: { group: 'Subscriptions', mailed: true },
  UserSubscriptionExpired: { group: 'Subscriptions' },
  UserSubscriptionExpiring: { group: 'Subscriptions' },
  OrderFulfilled: { group: 'Payments', mailed: true },
  AthleteExp: { group: 'Documents', mailed: true, needs: true },
  PoliciesNotAccepted: { group: 'Documents', needs: true },
  CreatedUser: { group: 'Members' },
  // It is not `mailed`, because `office/notices` sends a mail of its own.
  JoinAsked: { group: 'Members', needs: true },
  PendingUserExpired: { group: 'Members' },
  PendingUserAccepted: { group: 'Members' },
  CreatedInvitation: { group: 'Members' },
  InvitationExpired: { group: 'Members' },
  InvitationAccepted: { group: 'Members' },
  UserLeftClub: { group: 'Members', mailed: true },
  TrainingFeedback: { group: 'Members' },
  UserIsBack: { group: 'Members', mailed: true },
  UserIsAway: { group: 'Members', mailed: true },
  ClubMessage: { group: 'Members' },
  ThreadReplied: { group: 'Members', needs: true },
  // It is not `mailed`, because `office/replies` sends a mail if the answer is unread for an hour.
  ThreadAnswered: { group: 'Members' },
  StartedLive: { group: 'Members' },
  WorkoutProgramShare: { group: 'Members' },
  UserMeasureExpired: { group: 'Members' },
  MaxHeartRateProposed: { group: 'Members', needs: true },
  DeskProfileCorrected: { group: 'Members', mailed: true },
  TrainerAwards: { group: 'Challenges' },
  LevelUpdate: { group: 'Challenges' },
  ChallengeStarted: { group: 'Challenges' },
  ChallengeCanceled: { group: 'Challenges' },
  ChallengeTerminated: { group: 'Challenges' },
  ChallengeAwarded: { group: 'Challenges', mailed: true },
  ClassSubscription: { group: 'Bookings', urgency: 'BeforeClass' },
  ClassUnsubscription: { group: 'Bookings', urgency: 'BeforeClass' },
  CreditsAdd: { group: 'Payments', mailed: true },
  CreditsSub: { group: 'Payments' },
  PaymentAccountChanged: { group: 'Payments', needs: true },
  PaymentDifferencesFound: { group: 'Payments', needs: true },
  OnlineRefundFailed: { group: 'Payments', needs: true },
  OnlineRefundFound: { group: 'Payments' },
  DisputeOpened: { group: 'Payments', needs: true },
  DisputeWon: { group: 'Payments' },
  DisputeLost: { group: 'Payments', needs: true },
  OnlinePaymentFailed: { group: 'Payments', mailed: true, needs: true },
  PaymentOrderFailed: { group: 'Payments', mailed: true, needs: true },
  PaymentOrderReturned: { group: 'Payments', mailed: true, needs: true },
  PaymentRequested: { group: 'Payments', mailed: true, needs: true },
  DayClosed: { group: 'Payments', needs: true },
  DayNotClosed: { group: 'Payments', needs: true },
  ClassReminder: { group: 'Bookings', urgency: 'AtOnce' },
  ClassChanged: { group: 'Bookings', urgency: 'BeforeClass' },
  ApiTokenMade: { group: 'System', mailed: true },
  SeatOffered: { group: 'Bookings', urgency: 'AtOnce', needs: true },
} as const satisfies Partial<Record<NotificationEvent, Kind>>;

export type CausedEvent = keyof typeof catalogue;

const kinds: Readonly<Record<CausedEvent, Kind>> = catalogue;
export const kindOf = (event: CausedEvent): Kind => kinds[event];
export const eventsWhere = (holds: (kind: Kind) => boolean): readonly string[] =>
  Object.entries(kinds).flatMap(([event, kind]) => (holds(kind) ? [event] : []));
export function causedEvent(word: string): CausedEvent {
  const event = notificationEventSchema.parse(word);
  if (!(event in catalogue)) throw new Error(`nothing causes ${event}`);
  return event;
}

interface Notification {
  readonly Event: CausedEvent;
  readonly Audience: Audience;
  readonly Payload: Pick<NotificationPayload, 'Variant' | 'Code' | 'Title' | 'Email' | 'RankPrc'>;
}

export function templatesOf({ Event, Audience, Payload: { Variant, Title, RankPrc } }: Notification): string[] {
  const reader = Audience === 'Manager' ? 'manager' : 'user';
  const named = Event === 'AthleteExp' && !Title ? Variant?.replace(/\.Generic$/, '.Untitled') : Variant;
  const variant = Event === 'ChallengeTerminated' && isOfAll(RankPrc) ? 'All' : named;
  const exact = variant === undefined ? [] : [`${Event}.${variant}.${reader}`];
  return [...new Set([...exact, `${Event}.${reader}`, `${Event}.user`])];
}

interface Placed extends Notification {
  readonly TargetId: number | null;
  readonly SubjectId: number | null;
}

export function viewOf({ Event, Audience, Payload, TargetId, SubjectId }: Placed, isSeen = true): string {
  if (Event === 'TrainingFeedback' && SubjectId !== null) return `CommentTraining/${SubjectId}`;
  if (Event === 'WorkoutProgramShare' && SubjectId !== null) return `WorkoutSheet/${SubjectId}`;
  if (Event === 'EncodingJobError' || Event === 'EncodingJobSuccess')
    return SubjectId === null ? 'VideoCollections' : `VideoCollections/${SubjectId}`;
  if (Event === 'LevelUpdate') return SubjectId === null ? 'MyLevel' : `EditUser/${SubjectId}`;
  if (Event === 'ClassChanged' && Payload.Variant?.startsWith('Led.') && SubjectId !== null)
    return `ClubClassParticipants/${SubjectId}`;
  if (isAboutChallenge(Event) && SubjectId !== null) {
    if (isSeen) return `ChallengeRanking/${SubjectId}`;
    return Audience === 'Manager' ? 'ClubChallenges' : 'MyChallenges';
  }
  if (Event === 'ThreadReplied') return SubjectId === null ? 'ClubMessages/replies' : `ClubMessages/replies/${SubjectId}`;
  if (Event === 'ThreadAnswered' && SubjectId !== null) return `Messages/${SubjectId}`;
  if (Audience === 'Manager') return staffView(Event, Payload, TargetId, SubjectId);
  if (Event === 'PaymentOrderFailed' && SubjectId !== null) return `PaymentOrder/${SubjectId}`;
  if (Event === 'PaymentRequested' && SubjectId !== null) return `MySubscriptions?order=${SubjectId}`;
  return ownView(Event, Payload);
}

const aboutDisputes: ReadonlySet<CausedEvent> = new Set(['DisputeOpened', 'DisputeWon', 'DisputeLost']);
const aboutChallenges: ReadonlySet<CausedEvent> = new Set(['ChallengeStarted', 'ChallengeTerminated', 'ChallengeAwarded']);
/** These notifications open the ranking. A canceled challenge is hidden, so its notification opens the list. */
export const isAboutChallenge = (event: CausedEvent): boolean => aboutChallenges.has(event);

function staffView(
  event: CausedEvent,
  { Email, Variant }: Notification['Payload'],
  target: number | null,
  subject: number | null,
): string {
  if (kinds[event].group === 'Bookings' && subject !== null) return `ClubClassParticipants/${subject}`;
  // In this view staff can correct the e-mail address.
  if (event === 'InvitationEmailError' && Email) return `AddUsers/invitations?${new URLSearchParams({ q: Email }).toString()}`;
  if (event === 'EmailError' && Variant === 'Platform') return 'Brand';
  if (aboutInvitations.has(event)) return 'AddUsers/invitations';
  if (event === 'StartedLive') return LIVE_VIEW;
  if (event === 'JoinAsked') return 'ManageUsers/requests';
  if (event === 'PaymentAccountChanged') return 'CreditsAndSubscriptions/payments';
  if (event === 'PaymentDifferencesFound') return 'Payouts';
  if (event === 'DayClosed' || event === 'DayNotClosed') return 'CashDesk';
  if (event === 'OnlineRefundFailed' || event === 'OnlineRefundFound') return 'Transactions';
  if (aboutDisputes.has(event)) return subject === null ? 'Disputes' : `Disputes?dispute=${subject}`;
  if (event === 'TrainerAwards') return 'TrainersRankings';
  if (event === 'UserMeasureExpired' && target !== null) return `EditUser/${target}/measures`;
  if (target === null || event === 'UserLeftClub') return 'ManageUsers';
  if (event === 'UserIsBack' || event === 'UserIsAway') return `ClubMessages/${target}`;
  if (event === 'OnlinePaymentFailed' || event === 'PaymentOrderFailed') return `EditUser/${target}/subscriptions`;
  const tab = { Subscriptions: '/subscriptions', Payments: '/credits', Documents: '/documents' } as const;
  const { group } = kinds[event];
  return `EditUser/${target}${group in tab ? tab[group as keyof typeof tab] : ''}`;
}

const aboutInvitations: ReadonlySet<CausedEvent> = new Set(['InvitationEmailError', 'InvitationExpired', 'PendingUserExpired']);

function ownView(event: CausedEvent, { Variant, Code }: Notification['Payload']): string {
  switch (event) {
    case 'SeatOffered':
    case 'CreatedUser':
      return 'Today';
    case 'StartedLive':
      return 'OwnLive';
    case 'ClassUnsubscription':
    case 'UserIsAway':
      return 'Book';
    case 'ClassChanged':
      return Variant === 'Moved' ? 'MyBookings' : 'Book';
    case 'ClassSubscription':
    case 'ClassReminder':
      return 'MyBookings';
    case 'PoliciesNotAccepted':
      return 'Policies';
    case 'CreatedInvitation':
      return Code === undefined ? 'Today' : `InvitationCode/${Code}`;
    case 'UserIsBack':
    case 'UserLeftClub':
      return 'Journal';
    case 'ClubMessage':
    case 'ThreadAnswered':
      return 'Messages';
    case 'WorkoutProgramShare':
      return 'MyFiles/clubs';
    case 'ChallengeCanceled':
      return 'MyChallenges';
    case 'TrainerAwards':
      return 'TrainerDetails';
    case 'UserMeasureExpired':
      return 'AdvancedBiometrics';
    case 'ApiTokenMade':
      return Variant === 'Club' ? 'Integrations' : 'Security';
    case 'MaxHeartRateProposed':
    case 'DeskProfileCorrected':
    case 'AthleteExp':
    case 'EmailError':
      return 'Profile';
    default:
      return 'MySubscriptions';
  }
}
