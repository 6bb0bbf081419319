import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import { moveClass, setAttendance } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Insertable } from 'kysely';
import type { Classes } from '../../platform/database/schema.generated.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType, bookingSettings, hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals = (async ({ house, world: { clubA, ids, tokens } }) => {
  const { db, call } = house;
  const user = { params: { id: ids.athleteA }, token: tokens.athleteA };
  const book = (ClassId: number, overrides: object = {}) =>
    provoke(house, bookings.bookClass, { ...user, body: { ClassId, ...overrides } });
  const a = (fields: Partial<Insertable<Classes>> = {}, club = clubA) => aClass(db, club, fields);
  const clubWith = async (settings: Parameters<typeof bookingSettings>[2]) => {
    const club = await aClub(db);
    await aRole(db, ids.athleteA, 'Athlete', club);
    await bookingSettings(db, club, settings);
    return club;
  };
  const booked = async (classId: number, userId = ids.athleteA, token = tokens.athleteA, Queue = false) => {
    await call(bookings.bookClass, { params: { id: userId }, body: { ClassId: classId, Queue }, token });
    return classId;
  };
  const full = async () => booked(await a({ MaxInSiteParticipants: 1 }), ids.neighbourA, tokens.neighbourA);

  const aSchedule = async () => {
    const today = hours(0).toISOString().slice(0, 10);
    const schedule = { ClubId: clubA, ScheduleStartDate: today, ScheduleEndDate: today, Slots: '[]' };
    const row = await db.insertInto('class_schedules').values(schedule).returning('ClassScheduleId').executeTakeFirstOrThrow();
    return row.ClassScheduleId;
  };

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
  const poor = await clubWith({});
  const rich = await clubWith({});
  await anAccount(db, rich, ids.athleteA, 2);
  const weekly = await aSubscriptionType(db, rich);
  await aSubscription(db, rich, ids.athleteA, weekly, null, { MaxWeeklyBookings: 1 });
  await booked(await a({ ClassSubscriptionIds: [weekly] }, rich));
  const unheld = await aSubscriptionType(db, clubA, 'Flex');
  const waiting = await booked(await full(), ids.athleteA, tokens.athleteA, true);
  await call(bookings.bookClass, { ...user, body: { ClassId: await a() }, key: 'reused' });
  const attend = (classId: number) =>
    provoke(house, setAttendance, {
      params: { id: classId, userId: ids.athleteA },
      body: { Attendance: 'Present' },
      token: tokens.trainerA,
    });

  const present = async () => {
    const classId = await booked(await a({ Begin: hours(0.5), BookingBeforeHours: 0, CancelBeforeHours: 0 }));
    const params = { id: classId, userId: ids.athleteA };
    await call(setAttendance, { params, body: { Attendance: 'Present' }, token: tokens.trainerA });
    return classId;
  };

  return {
    ClassIsCanceled: book(await a({ CanceledAt: hours(-1), CancelReason: 'Nobody can teach.' })),
    ClassIsCourse: provoke(house, moveClass, {
      params: { id: await a({ ClassType: 'Course', ClassScheduleId: await aSchedule() }) },
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
    AthleteBookingDisabled: book(await a({}, banned)),
    PoliciesNotAccepted: book(await a({}, legal)),
    RequiredMedicalCertificate: book(await a({}, certified)),
    RequiredMembership: book(await a({}, members)),
    ClubLimitsExceeded: book(await a({}, strict)),
    InvalidPaymentOption: book(await a(), { paymentMode: 'Barter' }),
    SubscriptionLimitsExceeded: book(await a({ ClassSubscriptionIds: [weekly] }, rich)),
    NotEnoughCredits: book(await a({ CreditsCostInSite: 5 }, poor)),
    SubscriptionNotAccepted: book(await a({ CreditsCostInSite: 5 }, rich)),
    NoValidSubscriptions: book(await a({ ClassSubscriptionIds: [unheld] })),
    ClassFull: book(await full()),
    ClassCancelIsPastDue: provoke(house, bookings.cancelBooking, {
      params: { id: ids.athleteA, classId: await booked(await a({ CancelBeforeHours: 72 })) },
      token: tokens.athleteA,
    }),
    ParticipantHasCome: provoke(house, bookings.cancelBooking, {
      params: { id: ids.athleteA, classId: await present() },
      token: tokens.athleteA,
    }),
    ClassHasNotStarted: attend(await booked(await a())),
    ParticipantNotBooked: attend(waiting),
    OfferExpired: provoke(house, bookings.acceptOffer, {
      params: { id: ids.athleteA, classId: waiting },
      body: {},
      token: tokens.athleteA,
    }),
    ClassHasNoSeries: provoke(house, bookings.createRecurringBooking, { ...user, body: { ClassId: await a() } }),
    IdempotencyKeyReused: provoke(house, bookings.bookClass, { ...user, body: { ClassId: await a() }, key: 'reused' }),
  };
}) satisfies Refusals;
