import { createClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getBookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { cancelClass, deleteParticipant, getMoveReach, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { createRecurringBooking, listRecurringBookings } from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { wallClock } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueJob } from '../../../platform/jobs/jobs.store.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType, balanceOf, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { openOwnServer } from '../../../test/server.ts';

let server: BookingServer;
let [ada, bob, eve] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
});
beforeEach(async () => {
  [ada, bob, eve] = [await server.person('Athlete'), await server.person('Athlete'), await server.person('Athlete')];
  await server.runDueJobs();
  await server.db.deleteFrom('mails').execute();
});
afterAll(() => server.close());

const cancel = (id: number, token = server.trainer.token) =>
  server.call(cancelClass, { params: { id }, body: { Reason: 'The trainer is ill.' }, token });
const inDays = (days: number) =>
  hours(24 * days)
    .toISOString()
    .slice(0, 10);
const move = (id: number, body: object = {}) =>
  server.call(moveClass, {
    params: { id },
    body: { ScheduleStartDate: inDays(4), SingleStartTime: '18:30', ...body },
    token: server.trainer.token,
  });
const mails = () => server.db.selectFrom('mails').select(['Subject', 'Text', 'To']).orderBy('To').execute();
const emailOf = async ({ id }: Person) =>
  (await server.db.selectFrom('users').select('Email').where('UserId', '=', id).executeTakeFirstOrThrow()).Email;
const stateOf = async (person: Person, classId: number) => (await server.mine(person)).find((one) => one.ClassId === classId);

describe('a canceled class', () => {
  it('refunds and notifies each member once, and is still visible to its participants', async () => {
    const { db, club } = server;
    await anAccount(db, club, ada.id, 10);
    const type = await aSubscriptionType(db, club, 'Ten lessons');
    const held = await aSubscription(db, club, bob.id, type, 5);
    const classId = await aClass(db, club, { CreditsCostInSite: 3, ClassSubscriptionIds: [type], MaxInSiteParticipants: 2 });
    expect((await server.book(ada, classId)).status).toBe(201);
    expect((await server.book(bob, classId)).status).toBe(201);
    expect((await server.add(eve.id, classId, { Queue: true, paymentMode: 'Free' })).result.State).toBe('Waiting');
    expect([await balanceOf(db, ada.id), await balanceOf(db, bob.id, held)]).toEqual([7, 4]);

    expect((await cancel(classId)).result).toEqual({ ClassId: classId, People: 3 });
    expect([await balanceOf(db, ada.id), await balanceOf(db, bob.id, held)]).toEqual([10, 5]);
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 0, offered: 0 });
    await server.runDueJobs();
    const sent = await mails();
    expect(sent.map((mail) => mail.To).sort()).toEqual((await Promise.all([ada, bob, eve].map(emailOf))).sort());
    for (const mail of sent) expect(mail.Text).toContain('The trainer is ill.');
    expect(await stateOf(ada, classId)).toMatchObject({
      State: 'Canceled',
      CancelReason: 'The trainer is ill.',
      MayCancel: false,
      Paid: null,
    });
  });

  it('removes strikes for no-shows and retains strikes for late cancels', async () => {
    const { db, club } = server;
    const [classId, other] = [await aClass(db, club), await aClass(db, club)];
    const struck = { ClubId: club, ClassName: 'Ride', ClassBegin: hours(1), At: new Date() };
    await db
      .insertInto('booking_strikes')
      .values([
        { ...struck, UserId: ada.id, ClassId: classId, Kind: 'NoShow' },
        { ...struck, UserId: bob.id, ClassId: classId, Kind: 'LateCancel' },
        { ...struck, UserId: ada.id, ClassId: other, Kind: 'NoShow' },
      ])
      .execute();
    await cancel(classId);
    const left = await db
      .selectFrom('booking_strikes')
      .select(['ClassId', 'Kind'])
      .where('UserId', 'in', [ada.id, bob.id])
      .orderBy('StrikeId')
      .execute();
    expect(left).toEqual([
      { ClassId: classId, Kind: 'LateCancel' },
      { ClassId: other, Kind: 'NoShow' },
    ]);
  });

  it('cannot be booked, left, changed or canceled again', async () => {
    const classId = await aClass(server.db, server.club);
    await server.book(ada, classId);
    await cancel(classId);
    const answers = await Promise.all([server.book(bob, classId), server.cancel(ada, classId), cancel(classId), move(classId)]);
    expect(answers.map((one) => one.problem?.ErrorType)).toEqual(Array.from(answers, () => 'ClassIsCanceled'));
    expect(await stateOf(bob, classId)).toBeUndefined();
  });

  it('refunds once when two concurrent requests cancel it', async () => {
    const classId = await aClass(server.db, server.club, { CreditsCostInSite: 3 });
    await anAccount(server.db, server.club, ada.id, 3);
    await server.book(ada, classId);
    const statuses = (await Promise.all([cancel(classId), cancel(classId), cancel(classId)])).map((one) => one.status);
    expect(statuses.sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await balanceOf(server.db, ada.id)).toBe(3);
    await server.runDueJobs();
    expect(await mails()).toHaveLength(1);
  });

  it('has no seat and no payment of a booking that was concurrent with the cancellation', { tags: ['atLength'] }, async () => {
    for (let round = 0; round < 8; round += 1) {
      const classId = await aClass(server.db, server.club, { CreditsCostInSite: 1 });
      const people = await Promise.all(Array.from({ length: 4 }, () => server.person('Athlete')));
      for (const person of people) await anAccount(server.db, server.club, person.id, 1);
      const [canceled, ...booked] = await Promise.all([cancel(classId), ...people.map((user) => server.book(user, classId))]);
      expect(canceled.status).toBe(200);
      for (const one of booked) expect([201, 409]).toContain(one.status);
      expect(await server.seats(classId)).toEqual({ booked: 0, queued: 0, offered: 0 });
      for (const user of people) expect(await balanceOf(server.db, user.id)).toBe(1);
    }
  });

  it('refunds its members by a job when the request was interrupted', async () => {
    const classId = await aClass(server.db, server.club, { CreditsCostInSite: 2 });
    await anAccount(server.db, server.club, ada.id, 2);
    await server.book(ada, classId);
    const died = { CanceledAt: new Date(), CanceledBy: server.trainer.id, CancelReason: 'Ill.' };
    await server.db.updateTable('classes').set(died).where('ClassId', '=', classId).execute();
    for (let times = 0; times < 2; times += 1) {
      await queueJob(server.db, { task: 'give-back-class', payload: { ClassId: classId } });
      await server.runDueJobs();
    }
    expect(await balanceOf(server.db, ada.id)).toBe(2);
  });
});

describe('a moved class', () => {
  it('has the same participants, payments and queue order, notifies the participants, and lets them cancel free of charge until it begins', async () => {
    const { db, club } = server;
    await anAccount(db, club, ada.id, 3);
    const classId = await aClass(db, club, { CreditsCostInSite: 3, CancelBeforeHours: 200, MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    await server.add(bob.id, classId, { Queue: true, paymentMode: 'Free' });
    const { result } = await move(classId);
    expect(result.People).toBe(2);
    expect(result.ClassId).not.toBe(classId);
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 0, offered: 0 });
    expect(await server.seats(result.ClassId)).toEqual({ booked: 1, queued: 1, offered: 0 });
    const moved = await stateOf(ada, result.ClassId);
    expect(moved).toMatchObject({ State: 'Booked', Moved: true, MayCancel: true, Paid: { Credits: 3 } });
    expect(moved?.CancelUntil).toBe(moved?.Begin);
    expect(await stateOf(ada, classId)).toBeUndefined();
    await server.runDueJobs();
    expect((await mails()).map((mail) => mail.To).sort()).toEqual((await Promise.all([ada, bob].map(emailOf))).sort());
    expect((await server.cancel(ada, classId)).problem?.ErrorType).toBe('ClassIsCanceled');
    expect((await server.cancel(ada, result.ClassId)).result).toEqual({ GivenBack: true, Strike: false });
    expect(await balanceOf(db, ada.id)).toBe(3);
    expect(await server.seats(result.ClassId)).toEqual({ booked: 0, queued: 1, offered: 1 });
  });

  it('links to the class at its newest time, until the class at the newest time is canceled', async () => {
    const classId = await aClass(server.db, server.club);
    await server.book(ada, classId);
    const movedTo = async () =>
      (await server.call(getBookableClass, { params: { id: ada.id, classId }, token: ada.token })).result.MovedTo;
    expect(await movedTo()).toBeNull();
    const once = (await move(classId)).result.ClassId;
    const twice = (await move(once, { SingleStartTime: '19:30' })).result.ClassId;
    expect(await movedTo()).toEqual({ ClassId: twice, Begin: (await stateOf(ada, twice))?.Begin });
    await cancel(twice);
    expect(await movedTo()).toBeNull();
  });

  it('cannot be moved into the past or to its present time', async () => {
    const classId = await aClass(server.db, server.club);
    const past = (await move(classId, { ScheduleStartDate: inDays(-2) })).problem;
    expect(past).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'ScheduleStartDate' }] });
    const { result } = await move(classId);
    const same = (await move(result.ClassId)).problem;
    expect(same).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'SingleStartTime' }] });
  });

  it('offers free remote seats again when all waiting members wait for a remote seat', { tags: ['atLength'] }, async () => {
    const classId = await aClass(server.db, server.club, { MaxRemoteParticipants: 1 });
    const remote = { Place: 'Remote', Queue: true, paymentMode: 'Free' };
    for (const person of [ada, bob]) expect((await server.add(person.id, classId, remote)).status).toBe(201);
    const left = { params: { id: classId, userId: ada.id }, token: server.trainer.token };
    expect((await server.call(deleteParticipant, left)).status).toBe(204);
    const { result } = await move(classId);
    await server.runDueJobs();
    const held = await server.db
      .selectFrom('classes')
      .select(['RemoteQueued', 'RemoteOffered'])
      .where('ClassId', '=', result.ClassId)
      .executeTakeFirstOrThrow();
    expect(held).toEqual({ RemoteQueued: 1, RemoteOffered: 1 });
  });

  describe('of a series', () => {
    const schedule = (Slots: object[]) => ({
      Kind: 'Weekly',
      ScheduleStartDate: inDays(2),
      ScheduleEndDate: inDays(23),
      Slots,
    });
    const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const laterDay = (days: number) => inDays(2 + days);

    async function aSeries(publish: (index: number) => boolean = () => true) {
      const body = {
        ClubId: server.club,
        Name: 'Ride',
        Color: '#1787A6',
        TrainingType: 'other',
        ClassType: 'Group',
        CalendarType: 'Club',
        MaxInSiteParticipants: 5,
        CalendarVisibilityDays: 60,
        Schedule: schedule([
          { DayOfWeek: weekdayOf(inDays(2)), StartTime: '18:00', Duration: 60 },
          { DayOfWeek: weekdayOf(inDays(2)), StartTime: '10:00', Duration: 60 },
        ]),
      };
      const made = await server.call(createClass, { body, token: server.trainer.token });
      const all = await classesOf(made.result.Class.ClassScheduleId ?? 0);
      const evenings = all.filter(({ clock }) => clock === '18:00');
      for (const [index, { ClassId }] of all.entries())
        if (publish(evenings.findIndex((one) => one.ClassId === ClassId)))
          await server.db.updateTable('classes').set({ PublishState: 'Published' }).where('ClassId', '=', ClassId).execute();
        else expect(index).toBeGreaterThan(0);
      return { scheduleId: made.result.Class.ClassScheduleId ?? 0, evenings };
    }
    const classesOf = async (scheduleId: number) => {
      const rows = await server.db
        .selectFrom('classes')
        .select(['ClassId', 'Begin', 'PublishState', 'CanceledAt', 'InSiteParticipants'])
        .where('ClassScheduleId', '=', scheduleId)
        .orderBy('Begin')
        .execute();
      return rows.map((row) => ({ ...row, ...wallClock(row.Begin, 'Europe/Rome') }));
    };
    const reachOf = async (id: number) =>
      (await server.call(getMoveReach, { params: { id }, token: server.trainer.token })).result;
    const seriesOf = async (classId: number) =>
      (await server.db.selectFrom('classes').selectAll().where('ClassId', '=', classId).executeTakeFirstOrThrow())
        .ClassScheduleId ?? 0;

    it('moves together with the following classes of the same time and their participants, and each notified person is counted once', async () => {
      const { scheduleId, evenings } = await aSeries();
      const [first, second, third] = evenings.map(({ ClassId }) => ClassId) as [number, number, number];
      for (const id of [second, third]) expect((await server.book(ada, id)).status).toBe(201);
      expect((await server.book(bob, first)).status).toBe(201);
      const reach = await reachOf(second);
      expect(reach.All).toEqual({ Begins: evenings.map(({ Begin }) => Begin.toISOString()), People: 2 });
      expect(reach.Following).toEqual({ Begins: reach.All.Begins.slice(1), People: 1 });
      const body = { ScheduleStartDate: laterDay(8), SingleStartTime: '19:15', Scope: 'Following' };
      const { result } = await move(second, body);
      expect(result).toMatchObject({ Classes: evenings.length - 1, People: 1 });
      const moved = await classesOf(await seriesOf(result.ClassId));
      expect(moved.map(({ day, clock }) => `${day} ${clock}`)).toEqual(
        evenings.slice(1).map((_, index) => `${laterDay(8 + 7 * index)} 19:15`),
      );
      expect(moved.map(({ InSiteParticipants }) => InSiteParticipants).slice(0, 2)).toEqual([1, 1]);
      const left = (await classesOf(scheduleId)).filter(({ CanceledAt }) => CanceledAt === null);
      expect(left.map(({ clock }) => clock).filter((clock) => clock === '18:00')).toHaveLength(1);
      expect(left.filter(({ clock }) => clock === '10:00')).toHaveLength(evenings.length);
      expect((await server.mine(ada)).map(({ ClassId }) => ClassId)).toEqual(moved.slice(0, 2).map(({ ClassId }) => ClassId));
    });

    it.each(['This', 'All'])('is restored with its participants when the move of %s is undone', async (Scope) => {
      const { scheduleId, evenings } = await aSeries();
      const [first] = evenings;
      if (!first) throw new Error('The series has classes.');
      expect((await server.book(ada, first.ClassId)).status).toBe(201);
      const before = await classesOf(scheduleId);
      const reach = await reachOf(first.ClassId);
      const away = await move(first.ClassId, { ScheduleStartDate: first.day, SingleStartTime: '20:00', Scope });
      const movedSeries = await seriesOf(away.result.ClassId);
      const back = await move(away.result.ClassId, { ScheduleStartDate: first.day, SingleStartTime: '18:00', Scope });
      expect(back.result).toEqual({ ClassId: first.ClassId, People: 1, Classes: Scope === 'All' ? evenings.length : 1 });
      expect(await classesOf(scheduleId)).toEqual(before);
      expect(await classesOf(movedSeries)).toEqual([]);
      expect(await reachOf(first.ClassId)).toEqual(reach);
      expect((await server.mine(ada)).map(({ ClassId }) => ClassId)).toEqual([first.ClassId]);
    });

    it('that was moved remains visible after the undo if a guest booked it meanwhile', async () => {
      const { evenings } = await aSeries();
      const [first] = evenings;
      if (!first) throw new Error('The series has classes.');
      const away = await move(first.ClassId, { ScheduleStartDate: first.day, SingleStartTime: '20:00' });
      const { ClassId } = away.result;
      const guest = { Name: 'Paola', Email: 'paola@example.com', Language: 'en' as const, CreatedAt: new Date() };
      await server.db
        .insertInto('guest_bookings')
        .values({ ...guest, ClubId: server.club, ClassId })
        .execute();
      const back = await move(ClassId, { ScheduleStartDate: first.day, SingleStartTime: '18:00' });
      expect(back.result.ClassId).toBe(first.ClassId);
      expect(await classesOf(await seriesOf(ClassId))).toMatchObject([{ ClassId, CanceledAt: expect.any(Date) }]);
    });

    it('moves unpublished classes of the series too, and they remain unpublished', async () => {
      const { evenings } = await aSeries((evening) => evening < 2);
      const [first] = evenings;
      if (!first) throw new Error('The series has classes.');
      const { result } = await move(first.ClassId, { ScheduleStartDate: first.day, SingleStartTime: '20:00', Scope: 'All' });
      const moved = await classesOf(await seriesOf(result.ClassId));
      expect(moved.map(({ PublishState }) => PublishState)).toEqual(
        evenings.map((_, index) => (index < 2 ? 'Published' : 'Unpublished')),
      );
      const third = evenings[2]?.ClassId ?? 0;
      expect(await server.db.selectFrom('classes').select('ClassId').where('ClassId', '=', third).execute()).toEqual([]);
    });

    it('moves the recurring bookings of the series too, and they do not book a moved class again', async () => {
      const { evenings } = await aSeries();
      const [first, second] = evenings.map(({ ClassId }) => ClassId) as [number, number];
      const own = { params: { id: ada.id }, token: ada.token };
      expect((await server.call(createRecurringBooking, { ...own, body: { ClassId: first } })).status).toBe(201);
      await server.runDueJobs();
      const booked = (await server.mine(ada)).length;
      expect(booked).toBe(evenings.length);
      expect((await server.cancel(ada, second)).status).toBe(200);
      await move(first, { ScheduleStartDate: laterDay(1), SingleStartTime: '19:00', Scope: 'All' });
      await server.runDueJobs();
      expect(await server.mine(ada)).toHaveLength(booked - 1);
      const recurring = (await server.call(listRecurringBookings, own)).result;
      expect(recurring).toMatchObject([{ DayOfWeek: weekdayOf(laterDay(1)), StartTime: '19:00', LastRefused: null }]);
    });

    it('is not moved at all when one of the classes to move cannot move', async () => {
      const { scheduleId, evenings } = await aSeries();
      const second = evenings[1]?.ClassId ?? 0;
      const before = await classesOf(scheduleId);
      const body = { ScheduleStartDate: laterDay(1), SingleStartTime: '18:00', Scope: 'All' };
      expect((await move(second, body)).problem).toMatchObject({ errors: [{ field: 'ScheduleStartDate' }] });
      expect(await classesOf(scheduleId)).toEqual(before);
    });
  });

  it('has all its participants, and a member who leaves during the move has no seat in either class', {
    tags: ['atLength'],
  }, async () => {
    for (let round = 0; round < 8; round += 1) {
      const classId = await aClass(server.db, server.club, { CreditsCostInSite: 1 });
      const people = await Promise.all(Array.from({ length: 4 }, () => server.person('Athlete')));
      for (const person of people) await anAccount(server.db, server.club, person.id, 1);
      for (const user of people) await server.book(user, classId);
      const [moved, ...left] = await Promise.all([move(classId), ...people.map((member) => server.cancel(member, classId))]);
      expect(moved.status, JSON.stringify(moved.problem)).toBe(200);
      const stayed = people.filter((_, index) => left[index]?.status !== 200);
      for (const one of left) expect([200, 409]).toContain(one.status);
      expect((await server.seats(classId)).booked).toBe(0);
      expect((await server.seats(moved.result.ClassId)).booked).toBe(stayed.length);
      for (const member of people) {
        const stays = stayed.includes(member);
        expect(await balanceOf(server.db, member.id)).toBe(stays ? 0 : 1);
        expect((await server.mine(member)).map((one) => one.ClassId)).toEqual(stays ? [moved.result.ClassId] : []);
      }
    }
  });
});
