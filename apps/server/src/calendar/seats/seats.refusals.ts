import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import { moveClass, setAttendance } from '@clubpulse/contract/calendar/seats/participants.calls';
import * as recurringCalls from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { Insertable } from 'kysely';
import type { Classes } from '../../platform/database/schema.generated.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType, bookingSettings, hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals, type Stage } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals = (async (stage) => {
  const acts = actsOf(stage);
  return {
    ...(await ofClasses(stage, acts)),
    ...(await ofClubRules(stage, acts)),
    ...(await ofPayment(stage, acts)),
    ...(await ofBookings(stage, acts)),
  };
}) satisfies Refusals;

type Acts = ReturnType<typeof actsOf>;

function actsOf({ server, world: { clubA, ids, tokens } }: Stage) {
  const { db, call } = server;
  const user = { params: { id: ids.athleteA }, token: tokens.athleteA };
  const a = (fields: Partial<Insertable<Classes>> = {}, club = clubA) => aClass(db, club, fields);
  const booked = async (classId: number, userId = ids.athleteA, token = tokens.athleteA, Queue = false) => {
    await call(bookings.bookClass, { params: { id: userId }, body: { ClassId: classId, Queue }, token });
    return classId;
  };
  return {
    user,
    a,
    booked,
    book: (ClassId: number, overrides: object = {}) =>
      provoke(server, bookings.bookClass, { ...user, body: { ClassId, ...overrides } }),
    clubWith: async (settings: Parameters<typeof bookingSettings>[2]) => {
      const club = await aClub(db);
      await aRole(db, ids.athleteA, 'Athlete', club);
      await bookingSettings(db, club, settings);
      return club;
    },
    full: async () => booked(await a({ MaxInSiteParticipants: 1 }), ids.neighbourA, tokens.neighbourA),
  };
}

async function ofClasses({ server, world: { clubA, tokens } }: Stage, { a, book, booked }: Acts) {
  const { db } = server;
  const today = hours(0).toISOString().slice(0, 10);
  const schedule = { ClubId: clubA, ScheduleStartDate: today, ScheduleEndDate: today, Slots: '[]' };
  const { ClassScheduleId } = await db
    .insertInto('class_schedules')
    .values(schedule)
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  return {
    ClassIsCanceled: book(await a({ CanceledAt: hours(-1), CancelReason: 'Nobody can teach.' })),
    ClassIsCourse: provoke(server, moveClass, {
      params: { id: await a({ ClassType: 'Course', ClassScheduleId }) },
      body: { ScheduleStartDate: hours(72).toISOString().slice(0, 10), SingleStartTime: '10:00' },
      token: tokens.trainerA,
    }),
    ClassNotPublished: book(await a({ PublishState: 'Unpublished' })),
    ClassNotBookable: book(await a({ BookingMode: 'NotBookable' })),
    ClassByInvitation: book(await a({ BookingMode: 'Invite' })),
    ClassIsFinished: book(await a({ Begin: hours(-3) })),
    Conflict: book(await booked(await a())),
    ClassHasStarted: book(await a({ Begin: hours(-0.5) })),
    ClassBookingIsEarly: book(await a({ Begin: hours(72), CalendarVisibilityDays: 1 })),
    ClassBookingIsPastDue: book(await a({ BookingBeforeHours: 60 })),
  };
}

async function ofClubRules({ server: { db } }: Stage, { a, book, clubWith }: Acts) {
  const strict = await clubWith({ MaxWeeklyBookings: 0 });
  const banned = await clubWith({ NoBookingsUntil: '2099-01-01' });
  const certified = await clubWith({ DisableOnInvalidMedicalCertificate: true });
  const members = await clubWith({ DisableOnInvalidMembership: true });
  const legal = await clubWith({});
  await db
    .insertInto('policies')
    .values({
      ClubId: legal,
      Type: 'JoinClub',
      Title: 'Rules',
      Text: 'Be nice.',
      PublishState: 'Published',
      PublicationDate: hours(-1),
    })
    .execute();
  return {
    AthleteBookingDisabled: book(await a({}, banned)),
    PoliciesNotAccepted: book(await a({}, legal)),
    RequiredMedicalCertificate: book(await a({}, certified)),
    RequiredMembership: book(await a({}, members)),
    ClubLimitsExceeded: book(await a({}, strict)),
  };
}

async function ofPayment({ server: { db }, world: { clubA, ids } }: Stage, { a, book, booked, clubWith }: Acts) {
  const poor = await clubWith({});
  const rich = await clubWith({});
  await anAccount(db, rich, ids.athleteA, 2);
  const weekly = await aSubscriptionType(db, rich);
  await aSubscription(db, rich, ids.athleteA, weekly, null, { MaxWeeklyBookings: 1 });
  await booked(await a({ ClassSubscriptionIds: [weekly] }, rich));
  const unheld = await aSubscriptionType(db, clubA, 'Flex');
  return {
    InvalidPaymentOption: book(await a(), { paymentMode: 'Barter' }),
    SubscriptionLimitsExceeded: book(await a({ ClassSubscriptionIds: [weekly] }, rich)),
    NotEnoughCredits: book(await a({ CreditsCostInSite: 5 }, poor)),
    SubscriptionNotAccepted: book(await a({ CreditsCostInSite: 5 }, rich)),
    NoValidSubscriptions: book(await a({ ClassSubscriptionIds: [unheld] })),
  };
}

async function ofBookings({ server, world: { ids, tokens } }: Stage, { user, a, book, booked, full }: Acts) {
  const { call } = server;
  const waiting = await booked(await full(), ids.athleteA, tokens.athleteA, true);
  await call(bookings.bookClass, { ...user, body: { ClassId: await a() }, key: 'reused' });
  const attendance = (classId: number) => ({
    params: { id: classId, userId: ids.athleteA },
    body: { Attendance: 'Present' as const },
    token: tokens.trainerA,
  });
  const present = await booked(await a({ Begin: hours(0.5), BookingBeforeHours: 0, CancelBeforeHours: 0 }));
  await call(setAttendance, attendance(present));
  return {
    ClassFull: book(await full()),
    ClassCancelIsPastDue: provoke(server, bookings.cancelBooking, {
      params: { id: ids.athleteA, classId: await booked(await a({ CancelBeforeHours: 72 })) },
      token: tokens.athleteA,
    }),
    ParticipantHasCome: provoke(server, bookings.cancelBooking, {
      params: { id: ids.athleteA, classId: present },
      token: tokens.athleteA,
    }),
    ClassHasNotStarted: provoke(server, setAttendance, attendance(await booked(await a()))),
    ParticipantNotBooked: provoke(server, setAttendance, attendance(waiting)),
    OfferExpired: provoke(server, bookings.acceptOffer, {
      params: { id: ids.athleteA, classId: waiting },
      body: {},
      token: tokens.athleteA,
    }),
    ClassHasNoSeries: provoke(server, recurringCalls.createRecurringBooking, { ...user, body: { ClassId: await a() } }),
    IdempotencyKeyReused: provoke(server, bookings.bookClass, { ...user, body: { ClassId: await a() }, key: 'reused' }),
  };
}
