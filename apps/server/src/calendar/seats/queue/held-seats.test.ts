import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { classFieldsSchema } from '@clubpulse/contract/calendar/classes/classes';
import * as classes from '@clubpulse/contract/calendar/classes/classes.calls';
import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import { deleteParticipant, setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emit } from '../../../platform/events/emit.store.ts';
import { aClass, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { single } from '../../../test/calendar.ts';
import { clearJobs, makeDue, queuedJobs } from '../../../test/jobs.ts';
import { eraseUser } from '../../../test/leaving.ts';
import { createSeats } from '../public.ts';

let server: BookingServer;
let manager: Person;
let ada: Person;
let bob: Person;
let eve: Person;
beforeAll(async () => {
  server = await openBookingServer();
  manager = await server.person('Manager');
  [ada, bob, eve] = await Promise.all([server.person('Athlete'), server.person('Athlete'), server.person('Athlete')]);
});
afterAll(() => server.close());

async function held(fields: object = {}): Promise<number> {
  const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1, ...fields });
  await server.book(ada, classId);
  await server.book(bob, classId, { Queue: true });
  await server.book(eve, classId, { Queue: true });
  await server.cancel(ada, classId);
  expect(await server.seats(classId)).toEqual({ booked: 0, queued: 2, offered: 1 });
  return classId;
}
const offered = async (classId: number) =>
  (await server.list(classId)).filter((one) => one.OfferExpiresAt !== null).map((one) => one.UserId);
const accept = (person: Person, classId: number) =>
  server.call(bookings.acceptOffer, { params: { id: person.id, classId }, body: {}, token: person.token });

describe('a seat reserved for a waiting member', () => {
  it('prevents that its class is unpublished, deleted or rescheduled', async () => {
    const classId = await held();
    const at = { params: { id: classId }, token: manager.token };
    const batch = { body: { ClubId: server.club, ClassIds: [classId] }, token: manager.token };
    const unpublish = { ...at, body: { PublishState: 'Unpublished' } };
    expect((await server.call(classes.setClassPublishState, unpublish)).problem.ErrorType).toBe('ClassHasParticipants');
    expect((await server.call(classes.deleteClass, at)).problem.ErrorType).toBe('ClassIsActive');
    const moved = { ...at, body: single(hours(96).toISOString().slice(0, 10)) };
    expect((await server.call(updateSchedule, moved)).problem.ErrorType).toBe('ClassIsPublished');
    for (const [call, ErrorType] of [
      [classes.batchUnpublishClasses, 'ClassHasParticipants'],
      [classes.batchDeleteClasses, 'ClassIsActive'],
    ] as const)
      expect((await server.call(call, batch)).result).toEqual({ Done: [], Refused: [{ ClassId: classId, ErrorType }] });
    expect(await offered(classId)).toEqual([bob.id]);
    expect((await accept(bob, classId)).result).toMatchObject({ State: 'Booked' });
  });

  it('stays reserved for a third of the time until the class begins, and not after the begin', async () => {
    const east = 12 - new Date().getUTCHours();
    const zone = { TimeZone: `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}` };
    await server.db.updateTable('clubs').set(zone).where('ClubId', '=', server.club).execute();
    const Begin = hours(1.5);
    const classId = await held({ Begin });
    const until = Date.parse((await server.list(classId))[0]?.OfferExpiresAt ?? '');
    expect(Math.abs(until - hours(0.5).getTime())).toBeLessThan(30_000);
    const begun = hours(-0.01);
    await server.db.updateTable('classes').set({ Begin: begun }).where('ClassId', '=', classId).execute();
    const rows = server.db.updateTable('class_participants').where('ClassId', '=', classId);
    await rows.set({ ClassBegin: begun }).execute();
    await rows.set({ OfferExpiresAt: begun }).where('UserId', '=', bob.id).execute();
    expect((await accept(bob, classId)).problem.ErrorType).toBe('OfferExpired');
    await server.queues.run();
    expect((await server.list(classId)).map((one) => [one.UserId, one.State])).toEqual([[eve.id, 'Waiting']]);
    expect(await offered(classId)).toEqual([]);
  });

  it('is offered to the next member when staff removes the first member or when the account of the first member is deleted', {
    tags: ['atLength'],
  }, async () => {
    const removed = await held();
    await server.call(deleteParticipant, { params: { id: removed, userId: bob.id }, token: server.trainer.token });
    expect(await offered(removed)).toEqual([eve.id]);

    const departed = await server.person('Athlete');
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    for (const person of [departed, eve]) await server.book(person, classId, { Queue: true });
    await server.cancel(ada, classId);
    expect(await offered(classId)).toEqual([departed.id]);
    await eraseUser(server.db, departed.id);
    await server.queues.run();
    expect(await offered(classId)).toEqual([eve.id]);
  });
});

describe('jobs of the waiting list', () => {
  const queued = async () => (await queuedJobs(server.db, 'queue')).map(({ runAt }) => runAt.getTime());

  it('are written together with the change that frees a seat, and run again when the offer expires', async () => {
    await clearJobs(server.db);
    const classId = await held();
    const until = Date.parse((await server.list(classId))[0]?.OfferExpiresAt ?? '');
    expect(await queued()).toContain(until);
    await server.runDueJobs();
    expect(await queued()).toEqual([until]);
    const rows = server.db.updateTable('class_participants').where('ClassId', '=', classId);
    await rows
      .set({ OfferExpiresAt: hours(-0.01) })
      .where('UserId', '=', bob.id)
      .execute();
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([eve.id]);
    expect(await queued()).toEqual([Date.parse((await server.list(classId))[0]?.OfferExpiresAt ?? '')]);
  });

  it('make the offer when the server failed after a seat was freed', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    await server.book(bob, classId, { Queue: true });
    await server.runDueJobs();
    await clearJobs(server.db);
    const died = createSeats({
      db: server.db,
      seatFreed: async () => {
        throw new Error('killed');
      },
    });
    const act = { classId: classId, userId: ada.id, staffId: null, answer: () => true };
    await expect(died.leave(act)).rejects.toThrow('killed');
    expect(await offered(classId)).toEqual([]);
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([bob.id]);
  });

  it('offer an additional seat of a class to the first waiting member only', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    for (const person of [bob, eve]) await server.book(person, classId, { Queue: true });
    const at = { params: { id: classId }, token: manager.token };
    const seats = async (MaxInSiteParticipants: number) => {
      const stored = (await server.call(classes.getClass, at)).result;
      const { RowVersion } = stored;
      const body = { ...classFieldsSchema.parse(stored), MaxInSiteParticipants, RowVersion };
      return (await server.call(classes.updateClass, { ...at, body })).problem.ErrorType;
    };
    expect(await seats(2)).toBeUndefined();
    const late = await server.person('Athlete');
    expect((await server.book(late, classId)).problem.ErrorType).toBe('ClassFull');
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([bob.id]);
    const events = await server.db.selectFrom('events').select('Payload').where('Type', '=', 'SeatOffered').execute();
    expect(events.map(({ Payload }) => Payload)).toContainEqual(expect.objectContaining({ Target: bob.id, ClassId: classId }));
    expect((await accept(bob, classId)).result).toMatchObject({ State: 'Booked' });
    expect(await seats(1)).toBe('SeatsBelowParticipants');
    expect(await seats(3)).toBeUndefined();
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([eve.id]);
  });

  it('offer free seats when the club switches automatic offers on', async () => {
    const later = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, later);
    await server.book(bob, later, { Queue: true });
    await server.runDueJobs();
    await server.db.updateTable('classes').set({ MaxInSiteParticipants: 2 }).where('ClassId', '=', later).execute();
    const settings = { ...defaultBookingSettings, By: manager.id };
    await emit(server.db, { ClubId: server.club, Type: 'BookingSettingsUpdated', Payload: settings });
    await server.runDueJobs();
    expect(await offered(later)).toEqual([bob.id]);
  });

  it('offer a seat that staff took from a member only to other waiting members', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    const moved = { params: { id: classId, userId: ada.id }, body: { State: 'Waiting' as const }, token: server.trainer.token };
    await server.call(setParticipantState, moved);
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([]);
    await server.book(eve, classId, { Queue: true });
    await server.runDueJobs();
    expect(await offered(classId)).toEqual([eve.id]);
  });
});

it('a member whom staff book with `force` gets the seat that was reserved last for a waiting member', async () => {
  const [ida, dan] = await Promise.all([server.person('Athlete'), server.person('Athlete')]);
  const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 2 });
  for (const person of [ada, ida]) await server.book(person, classId);
  for (const user of [bob, eve]) await server.book(user, classId, { Queue: true });
  for (const member of [ada, ida]) await server.cancel(member, classId);
  expect(await offered(classId)).toEqual([bob.id, eve.id]);
  expect((await server.add(dan.id, classId, { force: true })).status).toBe(201);
  expect(await offered(classId)).toEqual([bob.id]);
});

describe('a seat that staff takes from a member', () => {
  const toWaiting = async (classId: number, userId: number) => {
    const moved = { params: { id: classId, userId }, body: { State: 'Waiting' as const }, token: server.trainer.token };
    expect((await server.call(setParticipantState, moved)).result).toMatchObject({ State: 'Waiting', OfferExpiresAt: null });
    await server.queues.run();
  };

  it('is not offered to that member again until another member gives up a seat', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 5 });
    for (const person of [ada, bob]) await server.book(person, classId);
    await toWaiting(classId, ada.id);
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 1, offered: 0 });
    await toWaiting(classId, bob.id);
    expect(await offered(classId)).toEqual([]);
    expect((await server.book(eve, classId)).status).toBe(201);
    await server.queues.run();
    expect(await offered(classId)).toEqual([]);
    await server.cancel(eve, classId);
    expect(await offered(classId)).toEqual([ada.id, bob.id]);
  });

  it('is offered to the other waiting members, but not to the removed member when another member declines it', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    await server.book(bob, classId, { Queue: true });
    await toWaiting(classId, ada.id);
    expect(await offered(classId)).toEqual([bob.id]);
    await server.call(bookings.declineOffer, { params: { id: bob.id, classId: classId }, token: bob.token });
    await server.queues.run();
    expect(await offered(classId)).toEqual([]);
    expect((await server.book(eve, classId, { Queue: true })).result).toMatchObject({ State: 'Waiting', QueuePosition: 2 });
    await server.queues.run();
    expect(await offered(classId)).toEqual([eve.id]);
    expect((await accept(eve, classId)).result).toMatchObject({ State: 'Booked' });
  });

  it('can be offered to the removed member again after staff has booked them once more', async () => {
    const classId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    await toWaiting(classId, ada.id);
    const booked = { params: { id: classId, userId: ada.id }, body: { State: 'Booked' as const }, token: server.trainer.token };
    expect((await server.call(setParticipantState, booked)).result).toMatchObject({ State: 'Booked' });
    await server.add(bob.id, classId, { Queue: true });
    await server.cancel(ada, classId);
    expect(await offered(classId)).toEqual([bob.id]);
  });
});
