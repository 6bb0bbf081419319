import { listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import * as calls from '@clubpulse/contract/calendar/seats/participants.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aClass,
  anAccount,
  anAthlete,
  aSubscription,
  aSubscriptionType,
  balanceOf,
  bookingSettings,
  hours,
} from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { takePart } from '../../../test/calendar.ts';
import { aClub } from '../../../test/rows.ts';

let server: BookingServer;
let club: number;
let ada: Person;
let bob: Person;
let token: string;
beforeAll(async () => {
  server = await openBookingServer();
  club = server.club;
  token = server.trainer.token;
  [ada, bob] = await Promise.all([server.person('Athlete'), server.person('Athlete')]);
});
afterAll(() => server.close());

const move = (classId: number, userId: number, State: 'Booked' | 'Waiting', overrides: object = {}) =>
  server.call(calls.setParticipantState, { params: { id: classId, userId }, body: { State, ...overrides }, token });
const remove = (classId: number, userId: number, giveBack?: boolean) =>
  server.call(calls.deleteParticipant, {
    params: { id: classId, userId },
    ...(giveBack === undefined ? {} : { query: { giveBack: String(giveBack) as 'true' } }),
    token,
  });
const attend = (classId: number, userId: number, Attendance: 'Present' | 'Absent' | null) =>
  server.call(calls.setAttendance, { params: { id: classId, userId }, body: { Attendance }, token });
const noShow = (classId: number, userId: number, NoShow: boolean) =>
  server.call(calls.setNoShow, { params: { id: classId, userId }, body: { NoShow }, token });
const running = async (...people: Person[]) => {
  const classId = await aClass(server.db, club, { Begin: hours(-0.02) });
  for (const one of people) expect((await server.add(one.id, classId, { force: true })).status).toBe(201);
  return classId;
};

describe('the list of participants of a class', () => {
  it('shows with which subscription a waiting member would pay, and no subscription if the member cannot pay with it', async () => {
    const type = await aSubscriptionType(server.db, club, 'Open monthly');
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1, ClassSubscriptionIds: [type] });
    const [booked, holder] = [await anAthlete(server.db, club), await anAthlete(server.db, club)];
    for (const id of [booked, holder]) await aSubscription(server.db, club, id, type);
    await server.add(booked, classId);
    await server.add(holder, classId, { Queue: true });
    await takePart(server.db, classId, 'Waiting');
    const pays = (await server.list(classId)).map(({ State, Pays }) => [State, Pays?.SubscriptionName ?? null]);
    expect(pays).toEqual([
      ['Booked', null],
      ['Waiting', 'Open monthly'],
      ['Waiting', null],
    ]);
  });

  it('contains booked members by name and waiting members in their order', async () => {
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 2 });
    const [zoe, ann, second, first] = await Promise.all([
      anAthlete(server.db, club, { FirstMidName: 'Zoe' }),
      anAthlete(server.db, club, { FirstMidName: 'Ann' }),
      anAthlete(server.db, club, { FirstMidName: 'Aaron' }),
      anAthlete(server.db, club, { FirstMidName: 'Zelda' }),
    ]);
    for (const id of [zoe, ann, first, second]) await server.add(id, classId, { Queue: true });
    expect((await server.list(classId)).map((one) => [one.FirstMidName, one.State, one.QueuePosition])).toEqual([
      ['Ann', 'Booked', null],
      ['Zoe', 'Booked', null],
      ['Zelda', 'Waiting', 1],
      ['Aaron', 'Waiting', 2],
    ]);
  });

  it('shows what staff must check for each participant', async () => {
    const other = await aClub(server.db, { TimeZone: 'America/New_York' });
    const trainer = await server.person('Trainer', other);
    const person = await anAthlete(server.db, other);
    const type = await aSubscriptionType(server.db, other);
    const dueDay = hours(-480).toISOString().slice(0, 10);
    const flex = await aSubscription(server.db, other, person, type, 2, {
      ExtStatus: null,
      DueDateUTC: new Date(`${dueDay}T00:00:00Z`),
    });
    const classId = await aClass(server.db, other, { ClassSubscriptionIds: [type] });
    const soon = hours(72).toISOString().slice(0, 10);
    const document = { ClubId: other, UserId: person, Type: 'MedicalCertificate' as const };
    await server.db
      .insertInto('expirations')
      .values([
        { ...document, ExpirationDate: soon },
        { ...document, ExpirationDate: '2020-01-01' },
        { ...document, Type: 'Membership' as const, ExpirationDate: '2026-01-31' },
      ])
      .execute();
    await server.db
      .insertInto('sensors')
      .values({ UserId: person, HardwareId: 'ANT+:77', Model: 'Clubpulse', Code: 'D000077' })
      .execute();
    const { result } = await server.call(calls.addParticipant, {
      params: { id: classId },
      body: { UserId: person },
      token: trainer.token,
    });
    expect(result.Paid).toMatchObject({ UserSubscriptionId: flex, SubscriptionName: 'Open monthly', RemainingTickets: 1 });
    expect(result.SensorCode).toBe('D000077');
    expect(result.LookOut).toEqual([
      { Kind: 'LastTicket' },
      { Kind: 'FirstClass' },
      { Kind: 'CertificateExpiring', Date: soon },
      { Kind: 'MembershipExpired', Date: '2026-01-31' },
      { Kind: 'Unpaid', Date: dueDay },
    ]);
    const list = async () =>
      (await server.call(calls.listParticipants, { params: { id: classId }, token: trainer.token })).result;
    expect(await list()).toEqual([{ ...result, Pays: null }]);
    await server.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', person).execute();
    expect((await list())[0]?.LookOut).toContainEqual({ Kind: 'EmailUnconfirmed' });
  });

  it('is available for published classes only', async () => {
    const draft = await aClass(server.db, club, { PublishState: 'Unpublished' });
    const { problem } = await server.call(calls.listParticipants, { params: { id: draft }, token });
    expect(problem.ErrorType).toBe('ClassNotPublished');
  });
});

describe('staff of a class', () => {
  it('can add members with `force` outside of booking times and limits, and with or without payment', async () => {
    const priced = await aClass(server.db, club, { CalendarVisibilityDays: 0, BookingOpensAt: hours(48), CreditsCostInSite: 5 });
    expect((await server.add(ada.id, priced, { paymentMode: 'Free' })).problem.ErrorType).toBe('ClassBookingIsEarly');
    expect((await server.add(ada.id, priced, { force: true })).problem.ErrorType).toBe('NotEnoughCredits');
    const { result } = await server.add(ada.id, priced, { force: true, paymentMode: 'Free' });
    expect(result).toMatchObject({ State: 'Booked', Paid: { PaymentKind: 'Free' } });
    const row = await server.db
      .selectFrom('class_participants')
      .select(['Forced', 'AddedBy'])
      .where('ClassId', '=', priced)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ Forced: true, AddedBy: server.trainer.id });
    const [event] = await server.db.selectFrom('events').select('Payload').orderBy('EventId', 'desc').limit(1).execute();
    expect(event?.Payload).toMatchObject({ Target: ada.id, By: server.trainer.id });
  });

  it('can move a member to the end of the waiting list with a refund, or from the waiting list to a free seat, which is paid', async () => {
    const person = await server.person('Athlete');
    await anAccount(server.db, club, person.id, 5);
    const classId = await aClass(server.db, club, { MaxInSiteParticipants: 1, CreditsCostInSite: 5 });
    await bookingSettings(server.db, club, { OfferMinutes: 0 });
    await server.add(person.id, classId);
    await server.add(bob.id, classId, { Queue: true, paymentMode: 'Free' });
    const seat = server.db.updateTable('class_participants').where('ClassId', '=', classId).where('UserId', '=', person.id);
    await seat.set({ Attendance: 'Absent', NoShow: true }).execute();
    const waiting = await move(classId, person.id, 'Waiting');
    expect(waiting.result).toMatchObject({ State: 'Waiting', QueuePosition: 2, Paid: null });
    expect(await balanceOf(server.db, person.id)).toBe(5);
    expect((await move(classId, person.id, 'Waiting')).result).toEqual(waiting.result);
    expect((await move(classId, bob.id, 'Booked')).problem.ErrorType).toBe('NotEnoughCredits');
    expect((await move(classId, person.id, 'Booked')).result).toMatchObject({
      State: 'Booked',
      Paid: { Credits: 5 },
      Attendance: null,
      NoShow: false,
    });
    expect((await move(classId, bob.id, 'Booked', { paymentMode: 'Free' })).problem.ErrorType).toBe('ClassFull');
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 1, offered: 0 });
    expect((await move(classId, 999_999, 'Booked')).status).toBe(404);
    await bookingSettings(server.db, club, {});
  });

  it('can remove members until the class ends, and decide whether the payment is returned', async () => {
    const person = await server.person('Athlete');
    await anAccount(server.db, club, person.id, 10);
    const late = () => aClass(server.db, club, { CancelBeforeHours: 72, CreditsCostInSite: 5 });
    const [saved, classId] = [await late(), await late()];
    for (const one of [saved, classId]) await server.add(person.id, one);
    expect((await remove(saved, person.id)).status).toBe(204);
    expect(await balanceOf(server.db, person.id)).toBe(0);
    expect((await remove(classId, person.id, true)).status).toBe(204);
    expect(await balanceOf(server.db, person.id)).toBe(5);
    expect((await remove(classId, person.id)).status).toBe(404);

    const over = await running(ada);
    await server.db
      .updateTable('classes')
      .set({ Begin: hours(-3), End: hours(-2) })
      .where('ClassId', '=', over)
      .execute();
    expect((await remove(over, ada.id)).problem.ErrorType).toBe('ClassIsFinished');
    expect((await server.add(bob.id, over, { force: true })).problem.ErrorType).toBe('ClassIsFinished');
  });

  it('can add members of the club only', async () => {
    const classId = await aClass(server.db, club);
    expect((await server.add(await anAthlete(server.db, await aClub(server.db)), classId)).status).toBe(404);
  });
});

describe('the attendance of a class', () => {
  it('can be marked for booked members from one hour before the class begins', async () => {
    const classId = await running(ada, bob);
    expect((await attend(classId, ada.id, 'Present')).result).toMatchObject({ Attendance: 'Present', NoShow: false });
    expect((await attend(classId, ada.id, null)).result).toMatchObject({ Attendance: null });
    const ahead = await aClass(server.db, club, { MaxInSiteParticipants: 1 });
    await server.add(ada.id, ahead);
    await server.add(bob.id, ahead, { Queue: true });
    expect((await attend(ahead, ada.id, 'Present')).problem.ErrorType).toBe('ClassHasNotStarted');
    expect((await attend(ahead, bob.id, 'Present')).problem.ErrorType).toBe('ParticipantNotBooked');
    expect((await attend(ahead, 999_999, 'Present')).status).toBe(404);
  });

  it('can be marked for all members who have no mark yet', async () => {
    const eve = await server.person('Athlete');
    const classId = await running(ada, bob, eve);
    await attend(classId, ada.id, 'Absent');
    await noShow(classId, bob.id, true);
    await takePart(server.db, classId, 'Waiting');
    const rest = (Attendance: 'Present') =>
      server.call(calls.batchAttendance, { params: { id: classId }, body: { Attendance }, token });
    const { status, result } = await rest('Present');
    expect(status).toBe(200);
    const [booked, waiting] = [result.filter((one) => one.State === 'Booked'), result.filter((one) => one.State === 'Waiting')];
    expect(waiting).toMatchObject([{ Attendance: null, NoShow: false }]);
    const marks = booked.map((one) => [one.UserId, [one.Attendance, one.NoShow]] as const);
    expect(new Map(marks)).toEqual(
      new Map([
        [ada.id, ['Absent', false]],
        [bob.id, ['Absent', true]],
        [eve.id, ['Present', false]],
      ]),
    );
    const ahead = await aClass(server.db, club);
    const early = await server.call(calls.batchAttendance, { params: { id: ahead }, body: { Attendance: 'Present' }, token });
    expect(early.problem.ErrorType).toBe('ClassHasNotStarted');
  });

  it('includes no-shows; marking a no-show adds a strike and unmarking it removes the strike', async () => {
    const other = await aClub(server.db);
    const [trainer, manager] = [await server.person('Trainer', other), await server.person('Manager', other)];
    await bookingSettings(server.db, other, { StrikeForNoShow: true });
    const person = await anAthlete(server.db, other);
    const classId = await aClass(server.db, other, { Begin: hours(-0.02) });
    const at = { params: { id: classId, userId: person }, token: trainer.token };
    const flag = (NoShow: boolean) => server.call(calls.setNoShow, { ...at, body: { NoShow } });
    const strikes = async () =>
      (await server.call(listStrikes, { params: { id: other }, token: manager.token })).result.data.map((one) => one.Kind);
    await server.call(calls.addParticipant, {
      params: { id: classId },
      body: { UserId: person, force: true },
      token: trainer.token,
    });

    expect((await flag(true)).result).toMatchObject({ NoShow: true, Attendance: 'Absent' });
    await flag(true);
    expect(await strikes()).toEqual(['NoShow']);
    expect((await server.call(calls.setAttendance, { ...at, body: { Attendance: 'Present' } })).result).toMatchObject({
      NoShow: false,
    });
    expect(await strikes()).toEqual([]);
    await flag(true);
    await flag(false);
    expect(await strikes()).toEqual([]);
  });
});

describe('the subscriptions of participants', () => {
  it('are listed with the bookings that they pay, and with the remaining units', async () => {
    const other = await aClub(server.db);
    const trainer = await server.person('Trainer', other);
    const [flat, flex] = [await aSubscriptionType(server.db, other, 'Flat'), await aSubscriptionType(server.db, other, 'Flex')];
    const [ann, ben, cleo] = await Promise.all([
      anAthlete(server.db, other, { FirstMidName: 'Ann' }),
      anAthlete(server.db, other, { FirstMidName: 'Ben' }),
      anAthlete(server.db, other, { FirstMidName: 'Cleo' }),
    ]);
    await aSubscription(server.db, other, ann, flat, null, { SubscriptionName: 'Flat' });
    await aSubscription(server.db, other, ben, flex, 10, { SubscriptionName: 'Flex' });
    await anAccount(server.db, other, cleo, 3);
    const classId = await aClass(server.db, other, { ClassSubscriptionIds: [flat, flex], CreditsCostInSite: 3 });
    for (const UserId of [ann, ben, cleo])
      await server.call(calls.addParticipant, { params: { id: classId }, body: { UserId }, token: trainer.token });
    const list = async (overrides: object = {}) =>
      (
        await server.call(calls.listParticipantSubscriptions, {
          params: { id: other },
          query: { Begin: hours(0).toISOString(), End: hours(72).toISOString(), ...overrides },
          token: trainer.token,
        })
      ).result;
    expect((await list()).data.map((one) => [one.FirstMidName, one.SubscriptionState, one.Paid])).toMatchObject([
      ['Ann', 'Active', { SubscriptionName: 'Flat', RemainingTickets: null }],
      ['Ben', 'Active', { SubscriptionName: 'Flex', Tickets: 1, RemainingTickets: 9 }],
      ['Cleo', null, { PaymentKind: 'Credits', Credits: 3 }],
    ]);
    expect(await list({ ClassSubscriptionId: flex })).toMatchObject({
      recordsTotal: 3,
      recordsFiltered: 1,
      data: [{ UserId: ben }],
    });
    expect((await list({ globalSearch: 'cle' })).data.map((one) => one.UserId)).toEqual([cleo]);
    expect(await list({ start: 1, length: 1 })).toMatchObject({ recordsFiltered: 3, data: [{ UserId: ben }] });
  });
});
