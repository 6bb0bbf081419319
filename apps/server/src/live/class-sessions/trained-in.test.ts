import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { aClass, aCourse, anAthlete, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer } from '../../test/booking-server.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { aClub, aGroupTraining, aRoom } from '../../test/rows.ts';
import { openServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { writeTcx } from '../../training/recordings/formats/xml-write.wire.ts';
import { anHour } from '../../training/recordings/recordings.samples.ts';
import type { Trained } from '../../training/trainings/public.ts';
import { createSummaries } from '../../training/trainings/public.ts';
import { trainedIn } from './public.ts';

let server: BookingServer;
let club: number;
let room: number;
let ada: number;
beforeAll(async () => {
  server = await openBookingServer();
  club = await aClub(server.db);
  room = await aRoom(server.db, club, { Name: 'Cycling' });
  ada = await anAthlete(server.db, club);
});
afterAll(() => server.close());

const trained = (from: number, to: number, changed: Partial<Trained> = {}): Trained => ({
  UserId: ada,
  ClubId: club,
  DisplayGroupId: room,
  Begin: hours(from),
  End: hours(to),
  ...changed,
});
const namesOf = async (...all: Trained[]) => (await trainedIn(server.db, all)).map((one) => one?.Name ?? null);
async function ranAs(ClassId: number, ClassBegin: Date, ...times: (readonly [from: number, to?: number, roomId?: number])[]) {
  const [StartedAt, StoppedAt] = [hours(times[0]?.[0] ?? 0), times.at(-1)?.[1]];
  const ends = StoppedAt === undefined ? {} : { StoppedAt: hours(StoppedAt) };
  const { ClassSessionId } = await server.db
    .insertInto('class_sessions')
    .values({ ClubId: club, ClassId, ClassBegin, StartedAt, ...ends })
    .returning('ClassSessionId')
    .executeTakeFirstOrThrow();
  const { GroupTrainingId } = await server.db
    .insertInto('group_trainings')
    .values({ ClubId: club, ClassSessionId, Name: 'Held', Begin: StartedAt, End: ends.StoppedAt ?? null })
    .returning('GroupTrainingId')
    .executeTakeFirstOrThrow();
  for (const [from, to, DisplayGroupId = room] of times)
    await server.db
      .insertInto('group_training_stretches')
      .values({ GroupTrainingId, DisplayGroupId, Begin: hours(from), End: to === undefined ? null : hours(to) })
      .execute();
  return GroupTrainingId;
}
const seat = async (classId: number, Place: 'InSite' | 'Remote' = 'InSite', State: 'Booked' | 'Waiting' = 'Booked') => {
  const { Begin, End } = await server.db
    .selectFrom('classes')
    .select(['Begin', 'End'])
    .where('ClassId', '=', classId)
    .executeTakeFirstOrThrow();
  const row = { ClassId: classId, UserId: ada, ClubId: club, ClassBegin: Begin, ClassEnd: End, Place, State };
  const PaymentKind = State === 'Booked' ? 'Free' : null;
  await server.db
    .insertInto('class_participants')
    .values({ ...row, PaymentKind })
    .execute();
};

describe('the class that is assigned to a training', () => {
  it('covers at least half of the training in its room, and sets its type', async () => {
    const spin = { Begin: hours(10), DisplayGroupId: room, TrainingType: 'indoorCycling' };
    await aClass(server.db, club, { ...spin, Name: 'Spin' });
    expect(await trainedIn(server.db, [trained(9.9, 11.2)])).toEqual([{ Name: 'Spin', TrainingType: 'indoorCycling' }]);
    const elsewhere = await aRoom(server.db, club, { Name: 'Hall' });
    expect(await namesOf(trained(8, 10.5), trained(10, 11, { DisplayGroupId: elsewhere }), trained(12, 13))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is a pair of consecutive classes when they cover half of the training only together', async () => {
    const typed = (TrainingType: string) => ({ DisplayGroupId: room, TrainingType });
    await aClass(server.db, club, { ...typed('indoorCycling'), Name: 'Spin', Begin: hours(500), End: hours(500.75) });
    await aClass(server.db, club, { ...typed('yoga'), Name: 'Yoga', Begin: hours(501), End: hours(501.7) });
    expect(await trainedIn(server.db, [trained(500, 501.7)])).toEqual([{ Name: 'Spin · Yoga', TrainingType: 'indoorCycling' }]);
    expect(await namesOf(trained(500, 501.1), trained(500.7, 501.7), trained(498, 501.1))).toEqual(['Spin', 'Yoga', null]);
    await aClass(server.db, club, { ...typed('yoga'), Name: 'Spin', Begin: hours(502), End: hours(502.7) });
    expect(await namesOf(trained(500, 502.7))).toEqual(['Spin · Yoga']);
  });

  it('is a class in which the athlete is booked rather than another class of the room; a place on the waiting list does not count', async () => {
    await aClass(server.db, club, { Begin: hours(20), DisplayGroupId: room, Name: 'Of the room' });
    const own = await aClass(server.db, club, { Begin: hours(20), Name: 'Own class' });
    expect(await namesOf(trained(20, 21))).toEqual(['Of the room']);
    await seat(own, 'InSite', 'Waiting');
    expect(await namesOf(trained(20, 21))).toEqual(['Of the room']);
    await server.db
      .updateTable('class_participants')
      .set({ State: 'Booked', PaymentKind: 'Free' })
      .where('ClassId', '=', own)
      .execute();
    expect(await namesOf(trained(20, 21), trained(20, 21, { UserId: ada + 1 }))).toEqual(['Own class', 'Of the room']);
  });

  it('is a class that the athlete attends online, in whatever room the athlete was recorded', async () => {
    const elsewhere = await aRoom(server.db, club);
    const online = await aClass(server.db, club, { Begin: hours(30), DisplayGroupId: elsewhere, Name: 'Online' });
    expect(await namesOf(trained(30, 31))).toEqual([null]);
    await seat(online, 'Remote');
    expect(await namesOf(trained(30, 31))).toEqual(['Online']);
  });

  it('includes the time before its begin if staff started the class early, but not the time after staff ended it', async () => {
    const ofRoom = { DisplayGroupId: room, Name: 'Held early' };
    const begin = hours(100);
    const id = await aClass(server.db, club, { ...ofRoom, Begin: begin });
    const early = trained(99.5, 99.9);
    expect(await namesOf(early)).toEqual([null]);
    const stored = await ranAs(id, begin, [99.5]);
    expect(await namesOf(early, trained(99.2, 100.1), trained(98.5, 99.6))).toEqual(['Held early', 'Held early', null]);
    await server.db
      .updateTable('class_sessions')
      .set({ StoppedAt: hours(99.7) })
      .where('ClassId', '=', id)
      .execute();
    await server.db
      .updateTable('group_training_stretches')
      .set({ End: hours(99.7) })
      .where('GroupTrainingId', '=', stored)
      .execute();
    expect(await namesOf(trained(99.5, 99.7), trained(99.75, 99.95), trained(99.4, 100.1))).toEqual(['Held early', null, null]);
    const later = await aRoom(server.db, club);
    expect(await namesOf(trained(99.5, 99.7, { DisplayGroupId: later }), trained(100, 101))).toEqual([null, 'Held early']);
    const { classId, days } = await aCourse(server.db, club, [120, 150], { Name: 'Course', DisplayGroupId: room });
    await ranAs(classId, new Date(days[1]?.Begin ?? ''), [149.6, 149.9]);
    expect(await namesOf(trained(149.6, 149.9), trained(119.6, 119.9))).toEqual(['Course', null]);
  });

  it('covers the time after its early end only until another session begins in the room', async () => {
    const Begin = hours(200);
    const id = await aClass(server.db, club, { DisplayGroupId: room, Name: 'Ended', Begin });
    await ranAs(id, Begin, [200, 200.4]);
    const [full, rest] = [trained(200, 201), trained(200.5, 201)];
    expect(await namesOf(full, rest)).toEqual(['Ended', 'Ended']);
    const elsewhere = await aRoom(server.db, club);
    const after = { ClubId: club, Name: 'Four', Begin: hours(200.5), End: hours(201) };
    await aGroupTraining(server.db, { ...after, DisplayGroupId: elsewhere });
    expect(await namesOf(full, rest)).toEqual(['Ended', 'Ended']);
    await aGroupTraining(server.db, { ...after, DisplayGroupId: room });
    expect(await namesOf(full, rest, trained(200, 200.5), trained(200, 200.9))).toEqual(['Ended', null, 'Ended', 'Ended']);
    await seat(id);
    expect(await namesOf(rest)).toEqual([null]);
  });

  it('covers the time before its begin only while its session ran, for example not after a start by mistake', async () => {
    const Begin = hours(300);
    const id = await aClass(server.db, club, { DisplayGroupId: room, Name: 'Next', Begin });
    await ranAs(id, Begin, [299.6, 299.601], [299.95, 300.5]);
    expect(await namesOf(trained(299.6, 299.9), trained(299.95, 300))).toEqual([null, 'Next']);
  });

  it('covers in each room only the time when it was in that room, if it changed rooms', async () => {
    const Begin = hours(400);
    const hall = await aRoom(server.db, club);
    const there = { DisplayGroupId: hall };
    const id = await aClass(server.db, club, { ...there, Name: 'Moved', Begin });
    await ranAs(id, Begin, [400, 400.5], [400.5, 400.9, hall]);
    expect(await namesOf(trained(400, 400.5), trained(400, 400.45, there), trained(400.5, 400.9, there))).toEqual([
      'Moved',
      null,
      'Moved',
    ]);
    expect(await namesOf(trained(400.9, 401), trained(400.9, 401, there))).toEqual([null, 'Moved']);
  });

  it('does not change the type of the training when another source of the same hour is added, nor a type that the athlete chose', {
    tags: ['atLength'],
  }, async () => {
    const own = await openServer();
    const { clubA, ids, tokens } = await createWorld(own);
    const hall = await aRoom(own.db, clubA);
    const UserId = ids.athleteA;
    const minutes = createHeartMinutes();
    const settle = async () => {
      const { profiles } = createUsers({ db: own.db, today: () => new Date().toISOString().slice(0, 10) });
      const parts = {
        minutes,
        profiles,
        trainedIn,
        ranAt: async () => [],
        inherits: [],
        now: () => new Date(Date.now() + 3_600_000),
      };
      await createSummaries({ db: own.db, ...parts }).run({ error: (...details: unknown[]) => expect(details).toEqual([]) });
    };
    for (const [day, chosen] of [
      [4, false],
      [5, true],
    ] as const) {
      const begin = Date.UTC(2026, 4, day, 7) / 1000;
      const held = { DisplayGroupId: hall, Name: 'Pilates', TrainingType: 'pilates', Begin: new Date(begin * 1000) };
      await aClass(own.db, clubA, held);
      await own.db.transaction().execute((trx) => minutes.store(trx, minutesOf(steady(begin, 3600, 120), UserId, clubA, hall)));
      await settle();
      const training = own.db.selectFrom('trainings').selectAll().where('UserId', '=', UserId).where('Begin', '=', held.Begin);
      const { TrainingId: id, RowVersion, TrainingType } = await training.executeTakeFirstOrThrow();
      expect(TrainingType).toBe('pilates');
      const words = { Name: '', TrainingType: 'hiit', Note: '', RowVersion };
      if (chosen) await own.call(updateTraining, { params: { id }, token: tokens.athleteA, body: words });
      const File = Buffer.from(writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(121), Name: '' }))).toString('base64');
      const body = { File, FileName: 'watch.tcx' };
      const { result } = await own.call(importRecording, { params: { id: UserId }, token: tokens.athleteA, body });
      expect(result.Trainings).toMatchObject([{ Outcome: 'Joined' }]);
      const stays = await training.where('TrainingId', '=', id).executeTakeFirstOrThrow();
      expect(stays).toMatchObject({ Source: 'Heart', Name: 'Pilates', TrainingType: chosen ? 'hiit' : 'pilates' });
    }
    await own.close();
  });

  it('is a day of a course only on that day, and never an unpublished class or a service', async () => {
    await aCourse(server.db, club, [40, 90], { Name: 'Course', DisplayGroupId: room });
    await aClass(server.db, club, { Begin: hours(60), DisplayGroupId: room, PublishState: 'Unpublished' });
    await aClass(server.db, club, { Begin: hours(70), DisplayGroupId: room, CalendarType: 'Services', ServiceType: 'Nutrition' });
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
