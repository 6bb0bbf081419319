import type { ScheduledDayType } from '@clubpulse/contract/calendar/classes/schedule';
import * as calls from '@clubpulse/contract/calendar/seats/bookings.calls';
import { isSound } from '@clubpulse/rules/billing/ledger/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aClass,
  anAccount,
  aSubscription,
  aSubscriptionType,
  balanceOf,
  bookingSettings,
  hours,
} from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { aClub, aRole } from '../../../test/rows.ts';

let server: BookingServer;
let club: number;
let ada: Person;
let bob: Person;
let eve: Person;
beforeAll(async () => {
  server = await openBookingServer();
  club = server.club;
  [ada, bob, eve] = await Promise.all([server.person('Athlete'), server.person('Athlete'), server.person('Athlete')]);
});
afterAll(() => server.close());

const bookable = (person: Person, classId: number) =>
  server.call(calls.getBookableClass, { params: { id: person.id, classId }, token: person.token });
const accept = (person: Person, classId: number) =>
  server.call(calls.acceptOffer, { params: { id: person.id, classId }, body: {}, token: person.token });
const decline = (person: Person, classId: number) =>
  server.call(calls.declineOffer, { params: { id: person.id, classId }, token: person.token });
const booked = async (person: Person, classId: number, overrides: object = {}) => {
  const { status, result, problem } = await server.book(person, classId, overrides);
  expect(status, JSON.stringify(problem)).toBe(201);
  return result;
};
const aStrike = (ClubId: number, { id: UserId }: Person) =>
  server.db
    .insertInto('booking_strikes')
    .values({ ClubId, UserId, Kind: 'NoShow', ClassId: null, ClassName: 'Spinning', ClassBegin: hours(-30), At: hours(-29) })
    .execute();
const aPolicy = (ClubId: number) =>
  server.db
    .insertInto('policies')
    .values({ ClubId, Type: 'JoinClub', Title: 'Rules', Text: '', PublishState: 'Published', PublicationDate: hours(-1) })
    .execute();
const aDocument = (ClubId: number, { id: UserId }: Person, Type: 'MedicalCertificate' | 'Membership') =>
  server.db.insertInto('expirations').values({ ClubId, UserId, Type, ExpirationDate: '2099-01-01' }).execute();
const offerOf = async (person: Person, classId: number) => (await bookable(person, classId)).result.Mine?.OfferExpiresAt ?? null;
const events = async (classId: number) =>
  (await server.db.selectFrom('events').select(['Type', 'Payload']).orderBy('EventId').execute())
    .filter(({ Payload }) => (Payload as { ClassId?: number }).ClassId === classId)
    .map(({ Type, Payload }) => [Type, (Payload as { Target: number }).Target]);

describe('the booking of a seat', () => {
  it('in a free class returns the booking as the member’s list shows it', async () => {
    const classId = await aClass(server.db, club, { CancelBeforeHours: 2 });
    const result = await booked(ada, classId);
    expect(result).toMatchObject({ ClassId: classId, State: 'Booked', Place: 'InSite', MayCancel: true });
    expect(result.Paid).toMatchObject({ PaymentKind: 'Free', Credits: 0, Tickets: 0 });
    expect(result.CancelUntil).toBe(new Date(Date.parse(result.Begin) - 2 * 3_600_000).toISOString());
    expect((await server.mine(ada)).find((one) => one.ClassId === classId)).toEqual(result);
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 0, offered: 0 });
    expect(await events(classId)).toEqual([['ClassSubscription', ada.id]]);
  });

  it('costs the tickets of a seat in site or of a remote seat, and an early cancel returns the tickets', async () => {
    const person = await server.person('Athlete');
    const type = await aSubscriptionType(server.db, club);
    const flex = await aSubscription(server.db, club, person.id, type, 5);
    const classId = await aClass(server.db, club, {
      ClassSubscriptionIds: [type],
      MaxRemoteParticipants: 5,
      TicketsCostInSite: 3,
      TicketsCostRemote: 2,
      RemoteLink: 'https://example.com/room',
    });
    expect((await bookable(person, classId)).result.Places).toMatchObject([
      { Place: 'InSite', Offer: 'Book', Paid: { UserSubscriptionId: flex, Tickets: 3, RemainingTickets: 5 } },
      { Place: 'Remote', Offer: 'Book', Paid: { Tickets: 2 } },
    ]);
    const { Paid, RemoteLink } = await booked(person, classId, { Place: 'Remote' });
    expect(Paid).toMatchObject({ PaymentKind: 'Subscription', UserSubscriptionId: flex, Tickets: 2, RemainingTickets: 3 });
    expect(RemoteLink).toBe('https://example.com/room');
    expect(await balanceOf(server.db, person.id, flex)).toBe(3);
    expect(
      (await bookable(person, await aClass(server.db, club, { ClassSubscriptionIds: [type], TicketsCostInSite: 3 }))).result
        .Places,
    ).toMatchObject([{ LastTicket: true }]);

    expect((await server.cancel(person, classId)).result).toEqual({ GivenBack: true, Strike: false });
    expect(await balanceOf(server.db, person.id, flex)).toBe(5);
    expect(await server.mine(person)).toEqual([]);
    const { result } = await bookable(person, classId);
    expect(result).toMatchObject({ Mine: null, Places: [{ SeatsLeft: 10 }, { SeatsLeft: 5 }] });
  });

  it('takes credits through the ledger and emits an event', async () => {
    const person = await server.person('Athlete');
    const account = await anAccount(server.db, club, person.id, 7);
    const classId = await aClass(server.db, club, { CreditsCostInSite: 5 });
    expect((await booked(person, classId)).Paid).toMatchObject({ PaymentKind: 'Credits', Credits: 5 });
    expect((await server.book(person, await aClass(server.db, club, { CreditsCostInSite: 5 }))).problem).toMatchObject({
      ErrorType: 'NotEnoughCredits',
      values: { needed: 5, balance: 2 },
    });
    await server.cancel(person, classId);
    expect(await balanceOf(server.db, person.id)).toBe(7);
    const entries = await server.db
      .selectFrom('ledger_entries')
      .select(['Change', 'BalanceAfter', 'Reason', 'ClassId', 'ClassName'])
      .where('LedgerAccountId', '=', account)
      .orderBy('LedgerEntryId')
      .execute();
    expect(isSound(entries)).toBe(true);
    expect(entries.slice(1)).toEqual([
      { Change: -5, BalanceAfter: 2, Reason: 'Booking', ClassId: classId, ClassName: 'Spinning' },
      { Change: 5, BalanceAfter: 7, Reason: 'GiveBack', ClassId: classId, ClassName: 'Spinning' },
    ]);
    expect(await events(classId)).toEqual([
      ['ClassSubscription', person.id],
      ['CreditsSub', person.id],
      ['ClassUnsubscription', person.id],
      ['CreditsAdd', person.id],
    ]);
    const sent = server.db.selectFrom('events').select('Payload').where('ClubId', '=', club).orderBy('EventId');
    const credits = await sent.where('Type', 'like', 'Credits%').execute();
    expect(credits.map(({ Payload }) => Payload)).toMatchObject([
      { Credits: 5, TotalCredits: 2 },
      { Credits: 5, TotalCredits: 7 },
    ]);
  });

  it('is allowed to members of the club only', async () => {
    const classId = await aClass(server.db, club);
    const outsider = await server.person('Athlete', await aClub(server.db));
    expect((await server.book(outsider, classId)).status).toBe(404);
    expect((await bookable(outsider, classId)).status).toBe(404);
    expect((await server.book(ada, 999_999)).status).toBe(404);
    expect((await bookable(ada, await aClass(server.db, club, { PublishState: 'Unpublished' }))).status).toBe(404);
  });

  it('depends only on bookings, strikes, documents, policies and settings of this club', async () => {
    const [here, elsewhere] = [await aClub(server.db), await aClub(server.db)];
    const person = await server.person('Athlete', here);
    await aRole(server.db, person.id, 'Athlete', elsewhere);
    const limits = { MaxWeeklyBookings: 1, StrikeLimit: 1 };
    await bookingSettings(server.db, here, limits);
    const classId = await aClass(server.db, here);
    const neighbour = await server.person('Athlete', here);
    await booked(neighbour, classId);
    await aStrike(here, neighbour);
    const place = async () => (await bookable(person, classId)).result.Places[0];
    expect(await place()).toMatchObject({ Offer: 'Book', Refused: null });

    await booked(person, await aClass(server.db, elsewhere));
    await aStrike(elsewhere, person);
    await aPolicy(elsewhere);
    await bookingSettings(server.db, elsewhere, { NoBookingsUntil: '2099-01-01' });
    expect(await place()).toMatchObject({ Offer: 'Book', Refused: null });

    const documents = { DisableOnInvalidMedicalCertificate: true, DisableOnInvalidMembership: true };
    await bookingSettings(server.db, here, { ...limits, ...documents });
    for (const [Type, Refused] of [
      ['MedicalCertificate', 'RequiredMedicalCertificate'],
      ['Membership', 'RequiredMembership'],
    ] as const) {
      await aDocument(elsewhere, person, Type);
      await aDocument(here, neighbour, Type);
      expect(await place()).toMatchObject({ Offer: 'None', Refused });
      await aDocument(here, person, Type);
    }
    await booked(person, classId);
    await aPolicy(here);
    const another = await aClass(server.db, here);
    expect((await server.book(person, another)).problem.ErrorType).toBe('PoliciesNotAccepted');
    await server.db.deleteFrom('policies').where('ClubId', '=', here).execute();
    expect((await server.book(person, another)).problem.ErrorType).toBe('ClubLimitsExceeded');
    await aStrike(here, person);
    expect((await server.book(person, another)).problem.ErrorType).toBe('AthleteBookingDisabled');
  });

  it('is refused as a conflict when the member already has a seat in the class', async () => {
    const classId = await aClass(server.db, club);
    await booked(ada, classId);
    expect((await server.book(ada, classId)).problem.ErrorType).toBe('Conflict');
    expect(await server.seats(classId)).toMatchObject({ booked: 1 });
  });
});

describe('the waiting list of a class', () => {
  const full = async (fields: object = {}) => {
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1, ...fields });
    await booked(ada, classId);
    return classId;
  };

  it('can be joined when the class is full, and has its members in the order of joining', async () => {
    const classId = await full();
    expect((await bookable(bob, classId)).result.Places).toMatchObject([
      { SeatsLeft: 0, Queued: 0, Offer: 'Queue', Refused: 'ClassFull', RefusedValues: { queued: 0 } },
    ]);
    expect((await server.book(bob, classId)).problem.ErrorType).toBe('ClassFull');
    expect(await booked(bob, classId, { Queue: true })).toMatchObject({ State: 'Waiting', QueuePosition: 1, Paid: null });
    expect(await booked(eve, classId, { Queue: true })).toMatchObject({ State: 'Waiting', QueuePosition: 2 });
    expect((await server.book(eve, classId, { Queue: true })).problem.ErrorType).toBe('Conflict');
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 2, offered: 0 });
    expect((await server.list(classId)).map((one) => one.QueuePosition)).toEqual([null, 1, 2]);
  });

  it('reserves a freed seat for its first member until they take it and pay', async () => {
    const person = await server.person('Athlete');
    const account = await anAccount(server.db, club, person.id, 5);
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1, CreditsCostInSite: 5 });
    await anAccount(server.db, club, bob.id, 5);
    await booked(bob, classId);
    await booked(person, classId, { Queue: true });
    expect((await accept(person, classId)).problem.ErrorType).toBe('OfferExpired');
    await server.cancel(bob, classId);
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 1, offered: 1 });
    expect(Date.parse((await offerOf(person, classId)) ?? '')).toBeGreaterThan(Date.now());
    expect((await server.book(bob, classId)).problem.ErrorType).toBe('ClassFull');

    const { status, result } = await accept(person, classId);
    expect(status).toBe(200);
    expect(result).toMatchObject({ State: 'Booked', QueuePosition: null, OfferExpiresAt: null, Paid: { Credits: 5 } });
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 0, offered: 0 });
    const { Balance } = await server.db
      .selectFrom('ledger_accounts')
      .select('Balance')
      .where('LedgerAccountId', '=', account)
      .executeTakeFirstOrThrow();
    expect(Balance).toBe(0);
  });

  it('offers the seat to the next member when the first member declines', async () => {
    const classId = await full();
    await booked(bob, classId, { Queue: true });
    await booked(eve, classId, { Queue: true });
    await server.cancel(ada, classId);
    expect(await offerOf(bob, classId)).not.toBeNull();
    expect(await offerOf(eve, classId)).toBeNull();
    expect((await decline(bob, classId)).status).toBe(204);
    expect(await offerOf(eve, classId)).not.toBeNull();
    expect((await decline(bob, classId)).problem.ErrorType).toBe('OfferExpired');
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 1, offered: 1 });
  });

  it('offers the seat to the next member when the offer to the first member expires', async () => {
    const classId = await full();
    await booked(bob, classId, { Queue: true });
    await booked(eve, classId, { Queue: true });
    await server.cancel(ada, classId);
    const runOut = { OfferExpiresAt: hours(-0.01) };
    await server.db
      .updateTable('class_participants')
      .set(runOut)
      .where('ClassId', '=', classId)
      .where('UserId', '=', bob.id)
      .execute();
    expect((await accept(bob, classId)).problem.ErrorType).toBe('OfferExpired');
    expect(await offerOf(bob, classId)).toBeNull();
    await server.queues.run();
    expect((await bookable(bob, classId)).result.Mine).toBeNull();
    expect(await offerOf(eve, classId)).not.toBeNull();
    expect(await events(classId)).toEqual([
      ['ClassSubscription', ada.id],
      ['ClassQueued', bob.id],
      ['ClassQueued', eve.id],
      ['ClassUnsubscription', ada.id],
      ['SeatOffered', bob.id],
      ['OfferExpired', bob.id],
      ['SeatOffered', eve.id],
    ]);
  });

  it('is processed by a job when the server failed after a seat was freed and before it was offered', async () => {
    const classId = await full();
    await booked(bob, classId, { Queue: true });
    await server.db.deleteFrom('class_participants').where('ClassId', '=', classId).where('UserId', '=', ada.id).execute();
    await server.db.updateTable('classes').set({ InSiteParticipants: 0 }).where('ClassId', '=', classId).execute();
    expect((await server.book(eve, classId)).problem.ErrorType).toBe('ClassFull');
    await server.queues.run();
    expect(await offerOf(bob, classId)).not.toBeNull();
  });

  it('offers no freed seat when the club makes no automatic offers', async () => {
    await bookingSettings(server.db, club, { OfferMinutes: 0 });
    const classId = await full();
    await booked(bob, classId, { Queue: true });
    await server.cancel(ada, classId);
    await server.queues.run();
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 1, offered: 0 });
    expect((await server.book(eve, classId)).problem.ErrorType).toBe('ClassFull');
    await bookingSettings(server.db, club, {});
  });

  it('can be left by its members at any time', async () => {
    const classId = await full({ CancelBeforeHours: 100, BookingBeforeHours: 0 });
    await booked(bob, classId, { Queue: true });
    expect((await server.cancel(bob, classId)).result).toEqual({ GivenBack: false, Strike: false });
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 0, offered: 0 });
  });

  it('is left when a member who waits for a seat in site books a remote seat', async () => {
    const classId = await full({ MaxRemoteParticipants: 1 });
    await booked(bob, classId, { Queue: true });
    expect(await booked(bob, classId, { Place: 'Remote' })).toMatchObject({ State: 'Booked', Place: 'Remote' });
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 0, offered: 0 });
  });
});

it('a member who is marked as present cannot cancel the booking until the mark is removed, and their seat is not offered', async () => {
  const classId = await aClass(server.db, club, { Begin: hours(0.5), BookingBeforeHours: 0, CancelBeforeHours: 0 });
  expect(await booked(ada, classId)).toMatchObject({ MayCancel: true });
  const mark = (Attendance: 'Present' | null) =>
    server.db.updateTable('class_participants').set({ Attendance }).where('ClassId', '=', classId).execute();
  const mine = async () => {
    const query = { Begin: hours(0).toISOString(), End: hours(2).toISOString() };
    const { result } = await server.call(calls.listMyBookings, { params: { id: ada.id }, query, token: ada.token });
    return result.data.find(({ ClassId }) => ClassId === classId);
  };
  await mark('Present');
  expect(await mine()).toMatchObject({ Attendance: 'Present', MayCancel: false });
  expect((await server.cancel(ada, classId)).problem.ErrorType).toBe('ParticipantHasCome');
  await mark(null);
  expect(await mine()).toMatchObject({ MayCancel: true });
  expect((await server.cancel(ada, classId)).result).toEqual({ GivenBack: true, Strike: false });
});

describe('a late cancel of a booking', () => {
  it('is refused when the club does not allow it', async () => {
    const classId = await aClass(server.db, club, { CancelBeforeHours: 72 });
    expect(await booked(ada, classId)).toMatchObject({ MayCancel: false });
    const { problem } = await server.cancel(ada, classId);
    expect(problem).toMatchObject({ ErrorType: 'ClassCancelIsPastDue', values: { at: expect.stringMatching(/Z$/) } });
  });

  it('refunds nothing and counts as a strike, and strikes ban the member until they are forgiven', async () => {
    const other = await aClub(server.db);
    const person = await server.person('Athlete', other);
    await bookingSettings(server.db, other, { AllowLateCancel: true, StrikeForLateCancel: true, StrikeLimit: 2 });
    await anAccount(server.db, other, person.id, 10);
    const late = () => aClass(server.db, other, { CancelBeforeHours: 72, CreditsCostInSite: 2 });
    for (const left of [8, 6]) {
      const classId = await late();
      await booked(person, classId);
      expect((await server.cancel(person, classId)).result).toEqual({ GivenBack: false, Strike: true });
      expect(await balanceOf(server.db, person.id)).toBe(left);
    }
    const { problem } = await server.book(person, await late());
    expect(problem).toMatchObject({ ErrorType: 'AthleteBookingDisabled', values: { until: expect.stringMatching(/^\d{4}-/) } });
    await server.db
      .updateTable('booking_strikes')
      .set({ ForgivenAt: hours(0), ForgivenBy: 'Sara' })
      .where('UserId', '=', person.id)
      .execute();
    await booked(person, await late());
  });
});

describe('the booking screen', () => {
  it('shows the published classes of the requested days, each with the member’s actions', async () => {
    const other = await aClub(server.db);
    const person = await server.person('Athlete', other);
    const inDays = (days: number) => ({ Begin: hours(days * 24) });
    const open = await aClass(server.db, other, { ...inDays(2), Name: 'Open' });
    const early = await aClass(server.db, other, { ...inDays(3), CalendarVisibilityDays: 1, Name: 'Early' });
    await aClass(server.db, other, { ...inDays(3), PublishState: 'Unpublished' });
    await aClass(server.db, other, { ...inDays(3), BookingMode: 'Invite' });
    await aClass(server.db, other, inDays(20));
    const from = hours(0).toISOString().slice(0, 10);
    const list = () =>
      server.call(calls.listBookableClasses, {
        params: { id: person.id, clubId: other },
        query: { from, days: 7 },
        token: person.token,
      });
    const { result } = await list();
    expect(result.TimeZone).toBe('Europe/Rome');
    expect(result.Classes.map((one) => [one.ClassId, one.Places[0]?.Offer, one.Places[0]?.Refused])).toEqual([
      [open, 'Book', null],
      [early, 'None', 'ClassBookingIsEarly'],
    ]);
    expect(result.Classes[1]?.Places[0]?.RefusedValues).toEqual({ at: result.Classes[1]?.BookingOpensAt });
    await booked(person, open);
    const [mine] = (await list()).result.Classes;
    expect(mine).toMatchObject({ Mine: { State: 'Booked', MayCancel: true }, Places: [{ Offer: 'None', Refused: 'Conflict' }] });
    expect(
      (await server.call(calls.listBookableClasses, { params: { id: ada.id, clubId: other }, query: { from }, token: ada.token }))
        .status,
    ).toBe(404);
  });
});

describe('the list of a user’s activities', () => {
  it('contains the classes of 24 hours as athlete and as trainer, including days of courses', async () => {
    const person = await server.person('Athlete');
    const soon = await aClass(server.db, club, { Begin: hours(3) });
    await booked(person, soon);
    await booked(person, await aClass(server.db, club, { Begin: hours(30) }));
    const taught = await aClass(server.db, club, { Begin: hours(2), TrainerId: person.id });
    const { ClassScheduleId } = await server.db
      .insertInto('class_schedules')
      .values({ ClubId: club, ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2027-01-01', Slots: '[]' })
      .returning('ClassScheduleId')
      .executeTakeFirstOrThrow();
    const course = await aClass(server.db, club, {
      Begin: hours(-100),
      End: hours(200),
      ClassType: 'Course',
      ClassScheduleId,
    });
    const day = (Begin: Date, Type: ScheduledDayType = 'Definition') => ({
      ClassScheduleId,
      ClubId: club,
      ClassId: course,
      OfCourse: true,
      Type,
      Begin,
      End: new Date(Begin.getTime() + 3_600_000),
    });
    const [today] = [day(hours(5))];
    await server.db
      .insertInto('scheduled_days')
      .values([today, day(hours(6), 'Exception'), day(hours(60))])
      .execute();
    await server.add(person.id, course, { force: true });

    const { result } = await server.call(calls.listMyActivities, { params: { id: person.id }, token: person.token });
    expect(result.map((one) => (one.Kind === 'Booking' ? [one.Booking.ClassId, one.Booking.Begin] : one.Class.ClassId))).toEqual([
      taught,
      [soon, expect.anything()],
      [course, today?.Begin.toISOString()],
    ]);
  });

  it('warns when one ticket of the subscription remains after a booking', async () => {
    const person = await server.person('Athlete');
    const type = await aSubscriptionType(server.db, club);
    await aSubscription(server.db, club, person.id, type, 2);
    await booked(person, await aClass(server.db, club, { Begin: hours(3), ClassSubscriptionIds: [type] }));
    const { result } = await server.call(calls.listMyActivities, { params: { id: person.id }, token: person.token });
    expect(result).toMatchObject([{ Kind: 'Booking', LastTicket: true, Booking: { Paid: { RemainingTickets: 1 } } }]);
  });
});

describe('the bookings of members', () => {
  it('can be listed by staff of the club', async () => {
    const other = await aClub(server.db);
    const person = await server.person('Athlete');
    const classId = await aClass(server.db, club);
    await booked(person, classId);
    const third = await aClub(server.db);
    await aRole(server.db, person.id, 'Athlete', third);
    await booked(person, await aClass(server.db, third));
    const query = { Begin: hours(0).toISOString(), End: hours(240).toISOString() };
    const ask = (id: number, userId: number, token: string, overrides = {}) =>
      server.call(calls.listClubUserBookings, { params: { id, userId }, query: { ...query, ...overrides }, token });
    const { result } = await ask(club, person.id, server.trainer.token);
    expect(result.data.map((one) => one.ClassId)).toEqual([classId]);
    expect(result).toMatchObject({ recordsTotal: 1, recordsFiltered: 1 });
    expect((await ask(club, person.id, server.trainer.token, { globalSearch: 'yoga' })).result).toMatchObject({
      recordsTotal: 1,
      recordsFiltered: 0,
      data: [],
    });
    expect((await ask(other, person.id, (await server.person('Trainer', other)).token)).status).toBe(404);
    expect((await ask(club, person.id, server.trainer.token, { End: hours(24 * 400).toISOString() })).problem.ErrorType).toBe(
      'DateIntervalTooLong',
    );
  });
});
