import { defaultAvailability, type WrittenAvailability } from '@clubpulse/contract/calendar/appointments';
import * as calls from '@clubpulse/contract/calendar/appointments.calls';
import { getBookableClass, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { deleteParticipant, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { leaveClub } from '@clubpulse/contract/members/membership.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { addDays, dayIn, dayOfWeekOf, instantAt } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass, anAccount, aSubscription, aSubscriptionType, balanceOf, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { aClub, aRole, aRoom } from '../../test/rows.ts';

let server: BookingServer;
let [trainer, manager, ada] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  server = await openBookingServer();
  manager = await server.person('Manager');
});
beforeEach(async () => {
  [trainer, ada] = [await server.person('Trainer'), await server.person('Athlete')];
});
afterAll(() => server.close());

const ZONE = 'Europe/Rome';
const DAY = addDays(dayIn(ZONE, new Date()), 3);
const at = (clock: string, day = DAY) => instantAt(ZONE, day, clock).toISOString();
const availability = (fields: Partial<WrittenAvailability> = {}): WrittenAvailability => ({
  ...defaultAvailability,
  IsOpen: true,
  Name: 'Personal training',
  Hours: [{ DayOfWeek: dayOfWeekOf(DAY), From: '09:00', To: '12:00' }],
  RowVersion: 0,
  ...fields,
});
const save = (body: WrittenAvailability, token = manager.token, trainerId = trainer.id) =>
  server.call(calls.putAvailability, { params: { id: server.club, trainerId }, body, token });
const get = (token: string, trainerId = trainer.id) =>
  server.call(calls.getAvailability, { params: { id: server.club, trainerId }, token });
const slots = async (minutes = 60, person = ada) =>
  (
    await server.call(calls.listFreeSlots, {
      params: { id: person.id, clubId: server.club, trainerId: trainer.id },
      query: { from: DAY, days: 1, minutes },
      token: person.token,
    })
  ).result.Slots;
const book = (clock = '10:00', person = ada, overrides: object = {}, key?: string) =>
  server.call(calls.bookAppointment, {
    params: { id: person.id },
    body: { ClubId: server.club, TrainerId: trainer.id, Begin: at(clock), Minutes: 60, ...overrides },
    token: person.token,
    key,
  });
const classesOfTrainer = () =>
  server.db.selectFrom('classes').selectAll().where('TrainerId', '=', trainer.id).orderBy('ClassId').execute();

describe('the availability of a trainer', () => {
  it('is saved by the trainer and by managers, but not by another trainer', async () => {
    expect((await get(trainer.token)).result).toEqual({ ...defaultAvailability, RowVersion: 0 });
    expect((await save(availability(), trainer.token)).result).toMatchObject({ IsOpen: true, RowVersion: 1 });
    expect((await save(availability({ RowVersion: 1, BufferMinutes: 10 }))).result).toMatchObject({
      BufferMinutes: 10,
      RowVersion: 2,
    });
    expect((await get(server.trainer.token)).problem?.ErrorType).toBe('InsufficientRights');
    expect((await save(availability({ RowVersion: 2 }), server.trainer.token)).problem?.ErrorType).toBe('InsufficientRights');
    expect((await save(availability({ RowVersion: 1 }))).problem?.ErrorType).toBe('StaleRowVersion');
  });

  it('has an entry in the log for each change, with the author and the changed fields before and after', async () => {
    await save(availability(), trainer.token);
    await save(availability({ RowVersion: 1, BufferMinutes: 10 }));
    await save(availability({ RowVersion: 2, BufferMinutes: 10 }));
    const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString() };
    const { result } = await server.call(listClubLogs, { params: { id: server.club }, query, token: manager.token });
    const found = result.data.filter(
      ({ Type, By, Target }) => Type === 'AvailabilityUpdated' && [By, Target].some((one) => one?.UserId === trainer.id),
    );
    expect(found).toMatchObject([
      {
        By: { UserId: manager.id },
        Target: { UserId: trainer.id },
        Availability: { Before: { BufferMinutes: 0 }, After: { BufferMinutes: 10 } },
      },
      { By: { UserId: trainer.id }, Target: null, Availability: { Before: { IsOpen: false }, After: { IsOpen: true } } },
    ]);
    expect(Object.keys(found[0]?.Availability?.After ?? {})).toEqual(['BufferMinutes']);
  });

  it('is refused with the name of the invalid field', async () => {
    const wrong = async (fields: Partial<WrittenAvailability>) => (await save(availability(fields))).problem?.errors;
    const [slot] = availability().Hours;
    if (!slot) throw new Error('The availability has hours.');
    expect(await wrong({ Hours: [slot, slot] })).toMatchObject([{ field: 'Hours.1.From', key: 'availability-overlap' }]);
    const foreign = await aRoom(server.db, await aClub(server.db));
    expect(await wrong({ DisplayGroupId: foreign })).toMatchObject([{ field: 'DisplayGroupId' }]);
    expect(await wrong({ ClassSubscriptionIds: [await aSubscriptionType(server.db, await aClub(server.db))] })).toMatchObject([
      { field: 'ClassSubscriptionIds', key: 'invalid-id' },
    ]);
  });

  it('does not exist for a user who is no trainer of the club', async () => {
    expect((await save(availability(), manager.token, ada.id)).problem?.ErrorType).toBe('NotFound');
  });
});

describe('the free times of a trainer', () => {
  it('leave out classes that the trainer gives in any club, and classes in the room', async () => {
    const room = await aRoom(server.db, server.club);
    await save(availability({ DisplayGroupId: room }));
    expect(await slots()).toHaveLength(9);
    const elsewhere = await aClub(server.db);
    const hour = (from: string, to: string) => ({ Begin: new Date(at(from)), End: new Date(at(to)) });
    const first = { ...hour('09:00', '10:00'), TrainerId: trainer.id, PublishState: 'Unpublished' } as const;
    await aClass(server.db, elsewhere, first);
    await aClass(server.db, server.club, { ...hour('11:00', '12:00'), DisplayGroupId: room });
    const canceled = { CanceledAt: new Date(), CancelReason: 'Ill' };
    await aClass(server.db, server.club, { ...hour('10:00', '11:00'), TrainerId: trainer.id, ...canceled });
    expect(await slots()).toEqual([at('10:00')]);
    expect(await slots(45)).toEqual([]);
  });

  it('are shown only of an open availability, to an athlete of the club', async () => {
    await save(availability({ IsOpen: false }));
    const trainers = async (person: Person) =>
      server.call(calls.listAppointmentTrainers, { params: { id: person.id, clubId: server.club }, token: person.token });
    expect((await trainers(ada)).result.map(({ TrainerId }) => TrainerId)).not.toContain(trainer.id);
    await save(availability({ RowVersion: 1 }));
    expect((await trainers(ada)).result.map(({ TrainerId }) => TrainerId)).toContain(trainer.id);
    expect((await trainers(manager)).problem?.ErrorType).toBe('NotFound');
  });
});

describe('an appointment', () => {
  it('is a personal lesson that the plan of the member pays', async () => {
    const type = await aSubscriptionType(server.db, server.club, 'Ten lessons');
    const held = await aSubscription(server.db, server.club, ada.id, type, 5);
    await save(availability({ ClassSubscriptionIds: [type], Lengths: [{ Minutes: 60, Credits: 20, Tickets: 2 }] }));
    const booked = await book();
    expect(booked.status).toBe(201);
    expect(booked.result).toMatchObject({
      Name: 'Personal training',
      CalendarType: 'PT',
      Begin: at('10:00'),
      End: at('11:00'),
      State: 'Booked',
      Paid: { PaymentKind: 'Subscription', UserSubscriptionId: held, Tickets: 2 },
    });
    expect(await balanceOf(server.db, ada.id, held)).toBe(3);
    expect(await slots()).toEqual([at('09:00'), at('11:00')]);
    expect((await server.mine(ada)).map(({ ClassId }) => ClassId)).toEqual([booked.result.ClassId]);
  });

  it('is paid with credits if the member has no plan, and is not created if the member has neither', async () => {
    const type = await aSubscriptionType(server.db, server.club, 'Ten lessons');
    await save(availability({ ClassSubscriptionIds: [type], Lengths: [{ Minutes: 60, Credits: 20, Tickets: 1 }] }));
    const poor = await server.person('Athlete');
    expect((await book('10:00', poor)).problem?.ErrorType).toBe('NoValidSubscriptions');
    expect(await classesOfTrainer()).toEqual([]);
    await anAccount(server.db, server.club, ada.id, 30);
    expect((await book()).result.Paid).toMatchObject({ PaymentKind: 'Credits', Credits: 20 });
    expect(await balanceOf(server.db, ada.id)).toBe(10);
  });

  it('is booked by only one of 30 members who book the same time at once', async () => {
    await save(availability());
    const members = await Promise.all(Array.from({ length: 30 }, () => server.person('Athlete')));
    const booked = await Promise.all(members.map((member, index) => book(index % 2 ? '10:00' : '10:30', member)));
    const outcomes = booked.map(({ status, problem }) => (status === 201 ? 'Booked' : problem?.ErrorType));
    expect(outcomes.filter((one) => one === 'Booked')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'SlotNotFree')).toHaveLength(29);
    expect(await classesOfTrainer()).toMatchObject([{ InSiteParticipants: 1, BookingMode: 'Invite' }]);
  });

  it('is booked for only one of two trainers who share a room', async () => {
    const room = await aRoom(server.db, server.club);
    const other = await server.person('Trainer');
    await save(availability({ DisplayGroupId: room }));
    await save(availability({ DisplayGroupId: room }), manager.token, other.id);
    const bob = await server.person('Athlete');
    const [one, two] = await Promise.all([book(), book('10:30', bob, { TrainerId: other.id })]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is booked once by a repeated request', async () => {
    await save(availability());
    const [first, again] = [await book('10:00', ada, {}, 'once'), await book('10:00', ada, {}, 'once')];
    expect(again.result).toEqual(first.result);
    expect(await classesOfTrainer()).toHaveLength(1);
  });

  it('is refused at a time that is not free, and with a length that the trainer does not offer', async () => {
    await save(availability());
    for (const wish of [{ Begin: at('08:00') }, { Begin: at('11:30') }, { Begin: at('10:05') }, { Minutes: 45 }])
      expect((await book('10:00', ada, wish)).problem?.ErrorType).toBe('SlotNotFree');
    expect((await book('10:00', ada, { TrainerId: ada.id })).problem?.ErrorType).toBe('NotFound');
    expect(await classesOfTrainer()).toEqual([]);
  });

  it('is shown only to its member and the staff', async () => {
    await save(availability());
    const { ClassId } = (await book()).result;
    const bob = await server.person('Athlete');
    const seen = async ({ id, token }: Person) =>
      (
        await server.call(listBookableClasses, { params: { id, clubId: server.club }, query: { from: DAY, days: 1 }, token })
      ).result.Classes.map((one) => one.ClassId);
    expect(await seen(ada)).toContain(ClassId);
    expect(await seen(bob)).not.toContain(ClassId);
    const ofBob = { params: { id: bob.id, classId: ClassId }, token: bob.token };
    expect((await server.call(getBookableClass, ofBob)).result.Places[0]?.Refused).toBe('ClassByInvitation');
  });

  it.each(['its member', 'staff'])('that %s cancels is refunded and canceled, and its time is free again', async (who) => {
    await anAccount(server.db, server.club, ada.id, 30);
    await save(availability({ Lengths: [{ Minutes: 60, Credits: 20, Tickets: 1 }] }));
    const { ClassId } = (await book()).result;
    const left =
      who === 'its member'
        ? await server.cancel(ada, ClassId)
        : await server.call(deleteParticipant, { params: { id: ClassId, userId: ada.id }, token: server.trainer.token });
    expect([200, 204]).toContain(left.status);
    expect(await balanceOf(server.db, ada.id)).toBe(30);
    const by = who === 'its member' ? ada.id : server.trainer.id;
    expect(await classesOfTrainer()).toMatchObject([{ CanceledBy: by, CanceledAt: expect.any(Date), InSiteParticipants: 0 }]);
    expect(await server.mine(ada)).toEqual([]);
    expect(await slots()).toContain(at('10:00'));
    const { rows } = await sql<{ Type: string }>`
      select "Type" from events where "ClubId" = ${server.club} and ("Payload"->>'ClassId' = ${String(ClassId)}
        or "Payload"->'ClassIds' @> ${JSON.stringify([ClassId])}::jsonb) and "Type" like 'Class%' order by "EventId"`.execute(
      server.db,
    );
    expect(rows.map(({ Type }) => Type)).toEqual(['ClassSubscription', 'ClassAdded', 'ClassUnsubscription', 'ClassUpdated']);
  });

  it('that was moved is also canceled when its member leaves', async () => {
    await save(availability());
    const { ClassId } = (await book()).result;
    const moved = await server.call(moveClass, {
      params: { id: ClassId },
      body: { ScheduleStartDate: DAY, SingleStartTime: '11:00' },
      token: manager.token,
    });
    expect(await slots()).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00'].map((clock) => at(clock)));
    expect((await server.cancel(ada, moved.result.ClassId)).status).toBe(200);
    expect(await slots()).toHaveLength(9);
  });

  it('of a member who leaves the club is canceled', async () => {
    await save(availability());
    const { ClassId } = (await book()).result;
    const params = { id: ada.id, clubId: server.club };
    expect((await server.call(leaveClub, { params, token: ada.token })).problem).toBeUndefined();
    expect(await classesOfTrainer()).toMatchObject([{ ClassId, CanceledAt: expect.any(Date), InSiteParticipants: 0 }]);
  });

  it('is refused to an athlete of another club', async () => {
    await save(availability());
    const club = await aClub(server.db);
    const eve = await server.person('Athlete', club);
    expect((await book('10:00', eve)).problem?.ErrorType).toBe('NotFound');
    await aRole(server.db, eve.id, 'Athlete', server.club);
    expect((await book('10:00', eve)).status).toBe(201);
  });
});

it('an appointment is booked by a payer for a member who allowed it, with the credits of the member', async () => {
  const [payer, child] = [await server.person('Athlete'), await server.person('Athlete')];
  const family = { ClubId: server.club, UserId: child.id, PayerId: payer.id, Since: new Date() };
  await server.db.insertInto('family_members').values(family).execute();
  await save(availability({ Lengths: [{ Minutes: 60, Credits: 20, Tickets: 1 }] }));
  await anAccount(server.db, server.club, child.id, 30);
  const ids = { id: payer.id, memberId: child.id };
  const inClub = { ...ids, clubId: server.club };
  const body = { ClubId: server.club, TrainerId: trainer.id, Begin: at('10:00'), Minutes: 60 };
  const acts = () =>
    Promise.all([
      server.call(calls.listTrainersForMember, { params: inClub, token: payer.token }),
      server.call(calls.listSlotsForMember, {
        params: { ...inClub, trainerId: trainer.id },
        query: { from: DAY, days: 1, minutes: 60 },
        token: payer.token,
      }),
    ]);
  const bookIt = (key?: string) => server.call(calls.bookAppointmentForMember, { params: ids, body, token: payer.token, key });
  expect((await acts()).map(({ status }) => status)).toEqual([404, 404]);
  expect((await bookIt()).status).toBe(404);
  expect(await classesOfTrainer()).toEqual([]);
  await server.db.updateTable('family_members').set({ MayBook: true }).where('UserId', '=', child.id).execute();
  const [trainers, free] = await acts();
  expect(trainers.result.map(({ TrainerId }) => TrainerId)).toContain(trainer.id);
  expect(free.result.Slots).toContain(at('10:00'));
  const booked = await bookIt('once');
  expect(booked.result).toMatchObject({ UserId: child.id, State: 'Booked', Paid: { Credits: 20 } });
  expect((await bookIt('once')).result).toEqual(booked.result);
  expect(await balanceOf(server.db, child.id)).toBe(10);
  const events = await server.db
    .selectFrom('events')
    .select('Payload')
    .where('Type', '=', 'ClassSubscription')
    .where(sql<boolean>`"Payload"->>'Target' = ${String(child.id)}`)
    .execute();
  expect(events).toMatchObject([{ Payload: { By: payer.id } }]);
});
