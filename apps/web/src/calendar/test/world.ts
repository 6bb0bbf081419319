import type { OwnBooking } from '@clubpulse/contract/calendar/booking-rules';
import type { Class, ClassFilterData } from '@clubpulse/contract/calendar/classes/classes';
import type { Overlap, Overlaps } from '@clubpulse/contract/calendar/overlaps';
import type { BookableClass, BookablePlace, Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ListedParticipant, PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import { rooms } from '@clubpulse/world/clubs';
import { fullName } from '@clubpulse/world/people';
import { giulia } from '@clubpulse/world/staff';

/** The class HIIT Ignite begins on Thursday 19/11/2026 at 18:00 in Rome. */

export const NOW = new Date('2026-11-19T17:04:00Z');
const [studio] = rooms;
const HOUR_MS = 3_600_000;
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();

export const flex10 = (RemainingTickets: number): PaidWith => ({
  PaymentKind: 'Subscription',
  UserSubscriptionId: 1,
  SubscriptionName: 'Flex 10',
  Credits: 0,
  Tickets: 1,
  RemainingTickets,
});
export const credits = (Credits: number): PaidWith => ({
  PaymentKind: 'Credits',
  UserSubscriptionId: null,
  SubscriptionName: null,
  Credits,
  Tickets: 0,
  RemainingTickets: null,
});

export const classWith = (changed: Partial<Class> = {}): Class => ({
  ClassId: 5,
  ClubId: 1,
  ClassScheduleId: 9,
  Name: 'HIIT Ignite',
  Description: '',
  PictureUri: null,
  Begin: '2026-11-19T17:00:00Z',
  End: '2026-11-19T17:45:00Z',
  Days: [],
  Duration: 45,
  ClassType: 'Lesson',
  CalendarType: 'Club',
  PublishState: 'Published',
  CanceledAt: null,
  CancelReason: null,
  MovedToClassId: null,
  BookingMode: 'Open',
  ExternalAppLink: null,
  TrainingType: 'other',
  ServiceType: null,
  Color: '#c2416f',
  Location: '',
  DisplayGroupId: 1,
  DisplayGroupName: studio.name,
  BridgeWorkoutId: null,
  TrainerId: 3,
  TrainerName: fullName(giulia),
  TrainerPictureUri: null,
  Places: ['InSite'],
  InSiteParticipants: 2,
  MaxInSiteParticipants: 3,
  InSiteQueued: 2,
  InSiteOffered: 0,
  InSiteHeld: 0,
  CreditsCostInSite: 1,
  TicketsCostInSite: 1,
  RemoteParticipants: 0,
  MaxRemoteParticipants: 0,
  RemoteQueued: 0,
  RemoteOffered: 0,
  CreditsCostRemote: 0,
  TicketsCostRemote: 1,
  RemoteLink: null,
  CalendarVisibilityDays: 7,
  BookingBeforeHours: 0,
  CancelBeforeHours: 2,
  ClassSubscriptionIds: [1],
  RowVersion: 1,
  ...changed,
});

export const participantWith = (
  UserId: number,
  FirstMidName: string,
  changed: Partial<ListedParticipant> = {},
): ListedParticipant => ({
  ClassParticipantId: UserId,
  ClassId: 5,
  UserId,
  Nickname: FirstMidName.toLowerCase(),
  FirstMidName,
  LastName: 'Rossi',
  PictureUri: null,
  State: 'Booked',
  Place: 'InSite',
  QueuePosition: null,
  Since: '2026-11-16T08:12:00Z',
  OfferExpiresAt: null,
  Attendance: null,
  NoShow: false,
  Days: [],
  Paid: flex10(6),
  Pays: null,
  LookOut: [],
  SensorCode: null,
  ...changed,
});
export const waitingWith = (
  UserId: number,
  FirstMidName: string,
  QueuePosition: number,
  changed: Partial<ListedParticipant> = {},
) => participantWith(UserId, FirstMidName, { State: 'Waiting', QueuePosition, Paid: null, ...changed });

export const placeWith = (changed: Partial<BookablePlace> = {}): BookablePlace => ({
  Place: 'InSite',
  SeatsLeft: 10,
  Queued: 0,
  Offer: 'Book',
  Refused: null,
  RefusedValues: {},
  Paid: flex10(6),
  LastTicket: false,
  EndsBefore: null,
  ...changed,
});
export const bookableWith = (changed: Partial<BookableClass> = {}): BookableClass => ({
  ClassId: 5,
  ClubId: 1,
  ClassScheduleId: 9,
  Name: 'HIIT Ignite',
  Description: '',
  PictureUri: null,
  Begin: '2026-11-20T06:00:00Z',
  End: '2026-11-20T06:45:00Z',
  Days: [],
  Duration: 45,
  ClassType: 'Lesson',
  CalendarType: 'Club',
  BookingMode: 'Open',
  ExternalAppLink: null,
  TrainingType: 'other',
  ServiceType: null,
  Color: '#c2416f',
  Location: '',
  DisplayGroupName: studio.name,
  TrainerName: giulia.nickname,
  TrainerPictureUri: null,
  BookingOpensAt: '2026-11-13T06:00:00Z',
  BookingClosesAt: '2026-11-20T06:00:00Z',
  CancelUntil: '2026-11-20T04:00:00Z',
  Late: null,
  MovedTo: null,
  Places: [placeWith()],
  Mine: null,
  ...changed,
});

export const bookingWith = (changed: Partial<Booking> = {}): Booking => {
  const Begin = changed.Begin ?? '2026-11-20T06:00:00Z';
  return {
    ClassParticipantId: 70,
    ClassId: 5,
    ClubId: 1,
    ClubName: 'Club 1',
    UserId: 11,
    Name: 'HIIT Ignite',
    Begin,
    End: later(Begin, 0.75),
    Days: [],
    Color: '#c2416f',
    CalendarType: 'Club',
    Location: '',
    DisplayGroupName: studio.name,
    TrainerName: giulia.nickname,
    Place: 'InSite',
    RemoteLink: null,
    OfferIsOpen: false,
    CancelReason: null,
    Moved: false,
    State: 'Booked',
    QueuePosition: null,
    OfferExpiresAt: null,
    Since: '2026-11-14T10:00:00Z',
    CancelUntil: later(Begin, -2),
    MayCancel: true,
    Attendance: null,
    NoShow: false,
    Paid: flex10(6),
    ...changed,
  };
};

export const overlapsWith = (Kind: Overlap['Kind'], Name: string): Overlaps => ({
  Total: 1,
  Overlaps: [
    { Kind, Name, ClassId: 77, ClassName: 'Yoga Flow', Begin: '2026-11-20T17:00:00.000Z', End: '2026-11-20T18:00:00.000Z' },
  ],
});

export const noFilterData: ClassFilterData = {
  Locations: [],
  Trainers: [],
  TrainingTypes: [],
  ServiceTypes: [],
  DisplayGroups: [],
  ClassSubscriptions: [],
  BridgeWorkouts: [],
};

export const pageOf = <Row>(data: readonly Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });

export const refusal = (ErrorType: string, values: Record<string, string | number> = {}) => ({
  type: 'about:blank',
  title: ErrorType,
  status: 409,
  ErrorType,
  values,
  requestId: 'r1',
});

export const ownBookingWith = (changed: Partial<OwnBooking> = {}): OwnBooking => ({
  ClubId: 1,
  NoBookingsUntil: null,
  BannedUntil: null,
  StrikeLimit: 3,
  StrikeWindowDays: 30,
  Strikes: [],
  ...changed,
});
