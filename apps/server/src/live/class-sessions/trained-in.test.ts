import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHouse, openBookingHouse } from '../../test/booking-house.ts';
import { aClass, aCourse, anAthlete, hours } from '../../test/booking-rows.ts';
import { aClub, aRoom } from '../../test/rows.ts';
import type { Trained } from '../../training/trainings/public.ts';
import { trainedIn } from './public.ts';

let house: BookingHouse;
let club: number;
let room: number;
let ada: number;
beforeAll(async () => {
  house = await openBookingHouse();
  club = await aClub(house.db);
  room = await aRoom(house.db, club, { Name: 'Cycling' });
  ada = await anAthlete(house.db, club);
});
afterAll(() => house.close());

const trained = (from: number, to: number, changed: Partial<Trained> = {}): Trained => ({
  UserId: ada,
  ClubId: club,
  DisplayGroupId: room,
  Begin: hours(from),
  End: hours(to),
  ...changed,
});
const namesOf = async (...all: Trained[]) => (await trainedIn(house.db, all)).map((one) => one?.Name ?? null);
const seat = async (classId: number, Place: 'InSite' | 'Remote' = 'InSite', State: 'Booked' | 'Waiting' = 'Booked') => {
  const { Begin, End } = await house.db
    .selectFrom('classes')
    .select(['Begin', 'End'])
    .where('ClassId', '=', classId)
    .executeTakeFirstOrThrow();
  const row = { ClassId: classId, UserId: ada, ClubId: club, ClassBegin: Begin, ClassEnd: End, Place, State };
  const PaymentKind = State === 'Booked' ? 'Free' : null;
  await house.db
    .insertInto('class_participants')
    .values({ ...row, PaymentKind })
    .execute();
};

describe('the class of a training', () => {
  it('is the one that the room held for at least half of it, with its type', async () => {
    const spin = { Begin: hours(10), DisplayGroupId: room, TrainingType: 'indoorCycling' };
    await aClass(house.db, club, { ...spin, Name: 'Spin' });
    expect(await trainedIn(house.db, [trained(9.9, 11.2)])).toEqual([{ Name: 'Spin', TrainingType: 'indoorCycling' }]);
    const elsewhere = await aRoom(house.db, club, { Name: 'Hall' });
    expect(await namesOf(trained(8, 10.5), trained(10, 11, { DisplayGroupId: elsewhere }), trained(12, 13))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is rather the one she has a seat in; a place in the queue is none', async () => {
    await aClass(house.db, club, { Begin: hours(20), DisplayGroupId: room, Name: 'Of the room' });
    const own = await aClass(house.db, club, { Begin: hours(20), Name: 'Her own' });
    expect(await namesOf(trained(20, 21))).toEqual(['Of the room']);
    await seat(own, 'InSite', 'Waiting');
    expect(await namesOf(trained(20, 21))).toEqual(['Of the room']);
    await house.db
      .updateTable('class_participants')
      .set({ State: 'Booked', PaymentKind: 'Free' })
      .where('ClassId', '=', own)
      .execute();
    expect(await namesOf(trained(20, 21), trained(20, 21, { UserId: ada + 1 }))).toEqual(['Her own', 'Of the room']);
  });

  it('is the one she takes part in online, wherever she was heard', async () => {
    const elsewhere = await aRoom(house.db, club);
    const online = await aClass(house.db, club, { Begin: hours(30), DisplayGroupId: elsewhere, Name: 'Online' });
    expect(await namesOf(trained(30, 31))).toEqual([null]);
    await seat(online, 'Remote');
    expect(await namesOf(trained(30, 31))).toEqual(['Online']);
  });

  it('is also one that a tap started before its hour, until it was ended there', async () => {
    const ofRoom = { DisplayGroupId: room, Name: 'Held early' };
    const begin = hours(100);
    const id = await aClass(house.db, club, { ...ofRoom, Begin: begin });
    const early = trained(99.5, 99.9);
    expect(await namesOf(early)).toEqual([null]);
    const session = { ClubId: club, ClassId: id, ClassBegin: begin, StartedAt: hours(99.5) };
    await house.db.insertInto('class_sessions').values(session).execute();
    // It runs into its hour: of the one before it and of that a half is enough.
    expect(await namesOf(early, trained(99.2, 100.1), trained(98.5, 99.6))).toEqual(['Held early', 'Held early', null]);
    await house.db
      .updateTable('class_sessions')
      .set({ StoppedAt: hours(99.7) })
      .where('ClassId', '=', id)
      .execute();
    expect(await namesOf(trained(99.5, 99.7), trained(99.75, 99.95), trained(99.4, 100.1))).toEqual(['Held early', null, null]);
    const later = await aRoom(house.db, club);
    expect(await namesOf(trained(99.5, 99.7, { DisplayGroupId: later }), trained(100, 101))).toEqual([null, 'Held early']);
    // Of a course a day that was started early is that day alone.
    const { classId, days } = await aCourse(house.db, club, [120, 150], { Name: 'Course', DisplayGroupId: room });
    const day = { ClubId: club, ClassId: classId, ClassBegin: days[1]?.Begin ?? '' };
    await house.db
      .insertInto('class_sessions')
      .values({ ...day, StartedAt: hours(149.6), StoppedAt: hours(149.9) })
      .execute();
    expect(await namesOf(trained(149.6, 149.9), trained(119.6, 119.9))).toEqual(['Course', null]);
  });

  it('of a course is on its days only; nothing unpublished and no service is one', async () => {
    await aCourse(house.db, club, [40, 90], { Name: 'Course', DisplayGroupId: room });
    await aClass(house.db, club, { Begin: hours(60), DisplayGroupId: room, PublishState: 'Unpublished' });
    await aClass(house.db, club, { Begin: hours(70), DisplayGroupId: room, CalendarType: 'Services', ServiceType: 'Nutrition' });
    expect(await namesOf(trained(90, 91), trained(50, 51), trained(60, 61), trained(70, 71), trained(40, 41))).toEqual([
      'Course',
      null,
      null,
      null,
      'Course',
    ]);
    expect(await namesOf()).toEqual([]);
  });
});
