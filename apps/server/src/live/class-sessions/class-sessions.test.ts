import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import type { Classes } from '../../platform/database/schema.generated.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { aClass, aCourse, anAthlete } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createHeartMinutes } from '../../training/heart-minutes/heart-minutes.store.ts';
import type { Ended, OnSessionEnded } from '../live-trainings/live-trainings.ports.ts';
import { createLiveTrainings, type LiveTrainings } from '../live-trainings/live-trainings.service.ts';
import { countRunning } from '../live-trainings/live-trainings.store.ts';
import { type ClassSessions, createClassSessions } from './class-sessions.service.ts';

const MINUTE_MS = 60_000;
let database: TestDatabase;
let open: OpenDatabase;
let sessions: ClassSessions;
let live: LiveTrainings;
let clubId: number;
let room: number;
let manager: number;
const start = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
let instant = start;
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
const at = (minutes: number) => {
  instant = inMinutes(minutes);
};
const now = () => instant;
let ended: Ended[] = [];
const endToo: OnSessionEnded[] = [async (_, one) => void ended.push(one)];
const clubs = {
  facts: (ClubId: number, via: Queryable = open.db) =>
    via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
};

function begin() {
  const { db } = open;
  const licenses = createLicenses({ db, usage: [{ resource: 'LiveTrainings', used: countRunning }], now });
  sessions = createClassSessions({
    db,
    clubs,
    licenses,
    attendance: createAttendance({ db }),
    asks: { atTheirHour: [], beginToo: [], leaveToo: [], endToo },
    now,
  });
  live = createLiveTrainings({ db, clubs, licenses, leading: sessions, now });
}
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  begin();
  manager = await aUser(open.db);
});
beforeEach(async () => {
  clubId = await aClub(open.db);
  await open.db.updateTable('club_licenses').set({ LiveTrainings: 1 }).where('ClubId', '=', clubId).execute();
  room = await aRoom(open.db, clubId, { Name: 'Studio' });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function aTrainer(): Promise<number> {
  const trainer = await aUser(open.db);
  await aRole(open.db, trainer, 'Trainer', clubId);
  return trainer;
}
const classFrom = (minutes: number, fields: Partial<Insertable<Classes>>) =>
  aClass(open.db, clubId, { Begin: inMinutes(minutes), DisplayGroupId: room, ...fields });
const everyMinute = () => sessions.jobs[0]?.run({});
const sessionOf = async (ClassId: number) =>
  (await sessions.ofClub(clubId)).find((one) => one.ClassId === ClassId) ?? expect.fail('The class is not listed.');
const change = (ClassId: number, fields: Partial<Insertable<Classes>>) =>
  open.db.updateTable('classes').set(fields).where('ClassId', '=', ClassId).execute();
const trainingOf = async (TrainerId: number) =>
  accepted(
    await live.create(clubId, {
      Name: 'Cup',
      TrainerId,
      Begin: instant.toISOString(),
      Duration: 45,
      DisplayGroupId: null,
      MaxParticipants: null,
      ClassSubscriptionId: null,
    }),
  ).LiveTrainingId;
const seat = async (ClassId: number, UserId: number) => {
  const ofClass = {
    ClassBegin: inMinutes(0),
    ClassEnd: inMinutes(60),
    Place: 'InSite',
    State: 'Booked',
    PaymentKind: 'Free',
  } as const;
  await open.db
    .insertInto('class_participants')
    .values({ ClassId, UserId, ClubId: clubId, ...ofClass })
    .execute();
};
const isReceived = (UserId: number, minute: number, roomId: number) =>
  open.db.transaction().execute((trx) =>
    createHeartMinutes().store(trx, {
      userIds: [UserId],
      minutes: [inMinutes(minute).getTime() / 1000],
      clubIds: [clubId],
      roomIds: [roomId],
      beats: [new Uint8Array(60).fill(120)],
    }),
  );
const attendanceOf = async (ClassId: number, UserId: number) =>
  (
    await open.db
      .selectFrom('class_participants')
      .select('Attendance')
      .where('ClassId', '=', ClassId)
      .where('UserId', '=', UserId)
      .executeTakeFirstOrThrow()
  ).Attendance;

describe('a class on the wall of its room', () => {
  it('can be started by hand up to half an hour before its begin, and ended by hand', async () => {
    const trainer = await aTrainer();
    const id = await classFrom(40, { Name: 'Ignite', TrainerId: trainer });
    at(9);
    expect(resultKey(await sessions.start(id, manager))).toBe('ClassSessionEarly');
    at(10);
    const started = accepted(await sessions.start(id, manager));
    expect(started).toMatchObject({ State: 'Running', Name: 'Ignite', StartedAt: inMinutes(10).toISOString() });
    at(11);
    expect(accepted(await sessions.start(id, manager))).toEqual(started);
    const session = { name: 'Ignite', beganAt: inMinutes(10).toISOString(), endsAt: inMinutes(100).toISOString() };
    expect(await sessions.running(clubId)).toMatchObject([{ roomId: room, session }]);
    const other = await trainingOf(await aTrainer());
    accepted(await live.start(other, manager));
    await live.stop(other, manager);
    ended = [];
    accepted(await sessions.stop(started.ClassSessionId ?? 0, manager));
    expect(await sessions.running(clubId)).toEqual([]);
    const { GroupTrainingId } = await sessionOf(id);
    expect(ended).toEqual([{ ClubId: clubId, DisplayGroupId: room, GroupTrainingId, StoppedAt: instant, IsByPress: true }]);
    at(41);
    await everyMinute();
    const StoppedAt = inMinutes(11).toISOString();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', StoppedAt, StartsByItself: false, NotStartable: null });
    expect(accepted(await sessions.start(id, manager))).toMatchObject({ State: 'Running', StoppedAt: null });
    expect(await sessions.running(clubId)).toMatchObject([{ roomId: room, until: session.endsAt, session }]);
    accepted(await sessions.stop(started.ClassSessionId ?? 0, manager));
    at(100);
    expect(resultKey(await sessions.start(id, manager))).toBe('ClassSessionOver');
  });

  it('starts automatically at its time when the club has enabled automatic starts, and ends automatically with the class', async () => {
    const trainer = await aTrainer();
    const [id, after] = [await classFrom(0, { TrainerId: trainer }), await classFrom(60, { TrainerId: trainer })];
    at(-1);
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', StartsByItself: true, NotStartable: null });
    await open.db.updateTable('clubs').set({ EnableClassSessions: false }).where('ClubId', '=', clubId).execute();
    at(0);
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', StartsByItself: false });
    await open.db.updateTable('clubs').set({ EnableClassSessions: true }).where('ClubId', '=', clubId).execute();
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Running', StartedAt: inMinutes(0).toISOString() });
    at(59);
    expect(await sessionOf(after)).toMatchObject({ NotStartable: 'LiveStartError', LeadsNow: 'Spinning' });
    at(60);
    await everyMinute();
    expect((await sessions.running(clubId)).map(({ session }) => session.beganAt)).toEqual([inMinutes(60).toISOString()]);
    at(122);
    ended = [];
    await everyMinute();
    expect(await sessions.running(clubId)).toEqual([]);
    expect(ended).toMatchObject([{ DisplayGroupId: room, StoppedAt: inMinutes(120), IsByPress: false }]);
  });

  it('continues after a server restart, and ends at its end', async () => {
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    at(5);
    await everyMinute();
    const [before] = await sessions.running(clubId);
    expect(before?.session).toMatchObject({ beganAt: inMinutes(5).toISOString(), endsAt: inMinutes(60).toISOString() });
    begin();
    at(20);
    await everyMinute();
    expect(await sessions.running(clubId)).toEqual([before]);
    begin();
    at(70);
    expect(await sessions.running(clubId)).toEqual([]);
    const { TrainerId } = await open.db
      .selectFrom('classes')
      .select('TrainerId')
      .where('ClassId', '=', id)
      .executeTakeFirstOrThrow();
    const training = await trainingOf(TrainerId ?? 0);
    expect(accepted(await live.start(training, manager)).State).toBe('Running');
    await live.stop(training, manager);
  });

  it('does not start without a trainer of the club, and reports this as the reason', async () => {
    const id = await classFrom(0, {});
    const left = await classFrom(0, { TrainerId: await aUser(open.db) });
    at(1);
    await everyMinute();
    for (const one of [id, left]) {
      expect(await sessionOf(one)).toMatchObject({ State: 'Due', NotStartable: 'ClassSessionNoTrainer' });
      expect(resultKey(await sessions.start(one, manager))).toBe('error.ClassSessionNoTrainer');
    }
    await change(id, { TrainerId: await aTrainer() });
    await everyMinute();
    expect((await sessionOf(id)).State).toBe('Running');
    const other = await aTrainer();
    await change(id, { TrainerId: other });
    await sessions.jobs[0]?.run({ ClassIds: [id] });
    expect((await sessionOf(id)).TrainerId).toBe(other);
    await change(id, { TrainerId: null });
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', NotStartable: 'ClassSessionNoTrainer' });
    const third = await aTrainer();
    await change(id, { TrainerId: third });
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', NotStartable: null });
    expect(accepted(await sessions.start(id, manager))).toMatchObject({ State: 'Running', TrainerId: third });
  });

  it('gets its new trainer when two running classes exchange their trainers', { tags: ['atLength'] }, async () => {
    const [one, other] = [await aTrainer(), await aTrainer()];
    const first = await classFrom(0, { TrainerId: one });
    const second = await classFrom(0, { TrainerId: other, DisplayGroupId: await aRoom(open.db, clubId, { Name: 'Hall' }) });
    at(1);
    await everyMinute();
    await change(first, { TrainerId: other });
    await everyMinute();
    expect((await sessionOf(first)).TrainerId).toBe(one);
    await change(second, { TrainerId: one });
    await everyMinute();
    expect([(await sessionOf(first)).TrainerId, (await sessionOf(second)).TrainerId]).toEqual([other, one]);
    for (const id of [first, second]) await sessions.stop((await sessionOf(id)).ClassSessionId ?? 0, manager);
  });

  it('must be started by hand if it has no room, and is then shown on the walls of all rooms', async () => {
    const id = await classFrom(0, { TrainerId: await aTrainer(), DisplayGroupId: null });
    at(1);
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', StartsByItself: false, DisplayGroupId: null });
    const started = accepted(await sessions.start(id, manager));
    expect((await sessions.running(clubId)).filter(({ roomId }) => roomId === null)).toHaveLength(1);
    await sessions.stop(started.ClassSessionId ?? 0, manager);
  });

  it('does not start automatically while its trainer or its room has another live training or class', async () => {
    const trainer = await aTrainer();
    at(20);
    const beside = await trainingOf(await aTrainer());
    const id = await classFrom(0, { TrainerId: trainer });
    const isDue = async (ClassId: number) => {
      await everyMinute();
      return expect(await sessionOf(ClassId)).toMatchObject({ State: 'Due', StartsByItself: false });
    };
    at(1);
    await isDue(id);
    accepted(await live.start(beside, manager));
    await isDue(id);
    await live.stop(beside, manager);
    await open.db.updateTable('live_trainings').set({ DisplayGroupId: room }).where('LiveTrainingId', '=', beside).execute();
    at(5);
    await isDue(id);
    const elsewhere = await aRoom(open.db, clubId);
    const own = await trainingOf(trainer);
    await open.db
      .updateTable('live_trainings')
      .set({ DisplayGroupId: elsewhere, StartedAt: inMinutes(100), StoppedAt: inMinutes(125) })
      .where('LiveTrainingId', '=', own)
      .execute();
    const [during, after] = [await classFrom(120, { TrainerId: trainer }), await classFrom(125, { TrainerId: trainer })];
    at(126);
    await everyMinute();
    expect((await sessionOf(during)).State).toBe('Due');
    expect((await sessionOf(after)).State).toBe('Running');
    expect(resultKey(await sessions.start(during, manager))).toBe('LiveStartError');
    await sessions.stop((await sessionOf(after)).ClassSessionId ?? 0, manager);
    await isDue(during);
    expect(accepted(await sessions.start(during, manager)).State).toBe('Running');
  });

  it('returns the class that its trainer leads at present only if it is in the same club', { tags: ['atLength'] }, async () => {
    const trainer = await aTrainer();
    const otherClub = await aClub(open.db);
    await aRole(open.db, trainer, 'Trainer', otherClub);
    at(0);
    const [here, there] = [
      await classFrom(5, { TrainerId: trainer, Name: 'Here' }),
      await aClass(open.db, otherClub, { Begin: inMinutes(5), TrainerId: trainer, Name: 'Secret class' }),
    ];
    const training = await trainingOf(trainer);
    const running = accepted(await sessions.start(there, manager));
    expect(await sessionOf(here)).toMatchObject({ NotStartable: 'LiveStartElsewhere', LeadsNow: null });
    const refused = [await sessions.start(here, manager), await live.start(training, manager)];
    expect(refused.map(resultKey)).toEqual(['LiveStartElsewhere', 'LiveStartElsewhere']);
    expect(JSON.stringify(refused)).not.toContain('Secret');
    await sessions.stop(running.ClassSessionId ?? 0, manager);
    accepted(await sessions.start(here, manager));
    const list = await sessions.ofClub(otherClub);
    expect(list).toMatchObject([{ ClassId: there, NotStartable: 'LiveStartElsewhere', LeadsNow: null }]);
    expect(resultKey(await live.start(training, manager))).toBe('LiveStartError');
    await sessions.stop((await sessionOf(here)).ClassSessionId ?? 0, manager);
  });

  it.each(
    oneIn(3, [
      ['cancelled', { CanceledAt: start, CancelReason: 'The trainer is ill.' }],
      ['unpublished', { PublishState: 'Unpublished' }],
      ['moved', { Begin: new Date(start.getTime() + 180 * MINUTE_MS), End: new Date(start.getTime() + 240 * MINUTE_MS) }],
    ] as const),
  )('neither starts nor continues when it is %s', { tags: ['examples'] }, async (_what, fields) => {
    const [before, meanwhile] = [
      await classFrom(0, { TrainerId: await aTrainer() }),
      await classFrom(0, { TrainerId: await aTrainer() }),
    ];
    at(0);
    accepted(await sessions.start(meanwhile, manager));
    for (const id of [before, meanwhile]) await change(id, fields);
    expect(await sessions.running(clubId)).toEqual([]);
    at(1);
    await everyMinute();
    const stored = await open.db
      .selectFrom('class_sessions')
      .select(['ClassId', 'StoppedAt'])
      .where('ClassId', 'in', [before, meanwhile])
      .execute();
    expect(stored).toEqual([{ ClassId: meanwhile, StoppedAt: inMinutes(1) }]);
  });

  it('cannot start while its trainer leads another class or live training, whether by hand or automatically', async () => {
    const trainer = await aTrainer();
    at(0);
    const [one, two] = [await classFrom(5, { TrainerId: trainer }), await classFrom(5, { TrainerId: trainer })];
    const states = async (...starts: Promise<object>[]) =>
      (await Promise.all(starts))
        .map((answer) => String('refused' in answer ? answer.refused : 'State' in answer && answer.State))
        .sort();
    const stopAll = async () => {
      for (const { ClassSessionId, State } of await sessions.ofClub(clubId))
        if (State === 'Running' && ClassSessionId !== null) await sessions.stop(ClassSessionId, manager);
    };
    expect(await states(sessions.start(one, manager), sessions.start(two, manager))).toEqual(['LiveStartError', 'Running']);
    await stopAll();
    const [third, training] = [await classFrom(6, { TrainerId: trainer }), await trainingOf(trainer)];
    expect(await states(sessions.start(third, manager), live.start(training, manager))).toEqual(['LiveStartError', 'Running']);
    await stopAll();
    await live.stop(training, manager);
    const fourth = await classFrom(0, { TrainerId: trainer });
    const [tapped, again] = await Promise.all([
      sessions.start(fourth, manager),
      sessions.start(fourth, trainer),
      everyMinute(),
      everyMinute(),
    ]);
    expect(accepted(tapped).ClassSessionId).toBe(accepted(again).ClassSessionId);
    expect((await sessionOf(fourth)).State).toBe('Running');
    await stopAll();
  });

  it('marks a booked athlete who was recorded in its room as present, once, and does not replace a mark of staff', async () => {
    const elsewhere = await aRoom(open.db, clubId);
    const people = await Promise.all(['recorded', 'excused', 'elsewhere', 'silent'].map(() => anAthlete(open.db, clubId)));
    const [received = 0, excused = 0, other = 0, silent = 0] = people;
    const passer = await anAthlete(open.db, clubId);
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    for (const one of people) await seat(id, one);
    const attendance = createAttendance({ db: open.db });
    const mark = (userId: number, what: 'Absent' | null) =>
      attendance.setAttendance({ classId: id, userId, day: undefined }, what, manager);
    accepted(await mark(excused, 'Absent'));
    at(0);
    accepted(await sessions.start(id, manager));
    expect((await sessionOf(id)).ParticipantIds).toEqual(people);
    for (const one of [received, excused, passer]) await isReceived(one, 2, room);
    await isReceived(other, 2, elsewhere);
    at(3);
    await everyMinute();
    expect(await Promise.all(people.map((one) => attendanceOf(id, one)))).toEqual(['Present', 'Absent', null, null]);
    accepted(await mark(received, null));
    await isReceived(received, 3, room);
    at(4);
    await everyMinute();
    expect(await attendanceOf(id, received)).toBeNull();
    at(60);
    await everyMinute();
    await isReceived(silent, 50, room);
    at(70);
    await everyMinute();
    expect(await attendanceOf(id, silent)).toBe('Present');
    expect(await attendanceOf(id, other)).toBeNull();
  });

  it('does not mark an athlete as present who was recorded more than ten minutes early or after its end, even when the server was offline at the end', {
    tags: ['atLength'],
  }, async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => anAthlete(open.db, clubId)));
    const [before = 0, early = 0, last = 0, late = 0] = people;
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    for (const one of people) await seat(id, one);
    at(-30);
    const { ClassSessionId } = accepted(await sessions.start(id, manager));
    await isReceived(before, -11, room);
    await isReceived(early, -10, room);
    at(-5);
    await everyMinute();
    expect(await Promise.all(people.map((one) => attendanceOf(id, one)))).toEqual([null, 'Present', null, null]);
    await isReceived(late, 60, room);
    at(150);
    begin();
    await everyMinute();
    const stored = open.db
      .selectFrom('class_sessions')
      .select('StoppedAt')
      .where('ClassSessionId', '=', ClassSessionId ?? 0);
    expect(await stored.executeTakeFirst()).toEqual({ StoppedAt: inMinutes(60) });
    await isReceived(last, 59, room);
    at(160);
    await everyMinute();
    expect(await Promise.all(people.map((one) => attendanceOf(id, one)))).toEqual([null, 'Present', 'Present', null]);
  });

  it('that changes rooms marks an athlete as present only if they were recorded in the room where the class was at that moment', async () => {
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    const [there, after, elsewhere] = [
      await anAthlete(open.db, clubId),
      await anAthlete(open.db, clubId),
      await anAthlete(open.db, clubId),
    ];
    for (const one of [there, after, elsewhere]) await seat(id, one);
    const hall = await aRoom(open.db, clubId);
    at(0);
    accepted(await sessions.start(id, manager));
    await isReceived(there, 2, room);
    await isReceived(elsewhere, 2, hall);
    at(10);
    await change(id, { DisplayGroupId: hall });
    await everyMinute();
    await isReceived(after, 12, hall);
    at(15);
    await everyMinute();
    expect(await Promise.all([there, after, elsewhere].map((one) => attendanceOf(id, one)))).toEqual([
      'Present',
      'Present',
      null,
    ]);
  });

  it.each(
    oneIn(2, [
      ['a room and then in all of them', false],
      ['all rooms and then in one', true],
    ] as const),
  )(
    'marks as present only athletes recorded in a room where the class was shown at that moment: a class first in %s',
    { tags: ['examples'] },
    async (_, isEverywhere) => {
      const id = await classFrom(0, { TrainerId: await aTrainer() });
      const hall = await aRoom(open.db, clubId);
      const [there, elsewhere] = [await anAthlete(open.db, clubId), await anAthlete(open.db, clubId)];
      for (const one of [there, elsewhere]) await seat(id, one);
      if (isEverywhere) await change(id, { DisplayGroupId: null });
      at(0);
      accepted(await sessions.start(id, manager));
      await isReceived(there, 2, room);
      at(10);
      await change(id, { DisplayGroupId: isEverywhere ? room : null });
      await everyMinute();
      await isReceived(elsewhere, 3, hall);
      at(11);
      await everyMinute();
      expect(await Promise.all([there, elsewhere].map((one) => attendanceOf(id, one)))).toEqual([
        'Present',
        isEverywhere ? 'Present' : null,
      ]);
    },
  );

  it('stores when it was ended before a restart, and in which rooms it was shown at which times', {
    tags: ['atLength'],
  }, async () => {
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    at(0);
    const { ClassSessionId } = accepted(await sessions.start(id, manager));
    const hall = await aRoom(open.db, clubId);
    const ran = async () =>
      (await sessions.running(clubId)).map(({ roomId, session, pauses }) => [roomId, session.beganAt, pauses]);
    const pause = (from: number, to: number) => ({ from: inMinutes(from).toISOString(), to: inMinutes(to).toISOString() });
    at(5);
    accepted(await sessions.stop(ClassSessionId ?? 0, manager));
    at(8);
    accepted(await sessions.start(id, manager));
    expect(await ran()).toEqual([[room, inMinutes(0).toISOString(), [pause(5, 8)]]]);
    at(10);
    await change(id, { DisplayGroupId: hall });
    await everyMinute();
    expect(await ran()).toEqual([[hall, inMinutes(10).toISOString(), undefined]]);
    at(12);
    await change(id, { DisplayGroupId: room });
    await everyMinute();
    expect(await ran()).toEqual([[room, inMinutes(0).toISOString(), [pause(5, 8), pause(10, 12)]]]);
  });

  it('retries an attendance mark that was refused, and marks a member again who cancels and books again', {
    tags: ['atLength'],
  }, async () => {
    const athlete = await anAthlete(open.db, clubId);
    const id = await classFrom(90, { TrainerId: await aTrainer() });
    await seat(id, athlete);
    at(90);
    accepted(await sessions.start(id, manager));
    await isReceived(athlete, 91, room);
    at(93);
    await everyMinute();
    expect(await attendanceOf(id, athlete)).toBeNull();
    await change(id, { Begin: inMinutes(50) });
    const { db } = open;
    await db
      .updateTable('class_sessions')
      .set({ ClassBegin: inMinutes(50) })
      .where('ClassId', '=', id)
      .execute();
    at(94);
    await everyMinute();
    expect(await attendanceOf(id, athlete)).toBe('Present');
    await db
      .updateTable('class_participants')
      .set({ Attendance: null, Since: inMinutes(95) })
      .where('ClassId', '=', id)
      .execute();
    at(96);
    await everyMinute();
    expect(await attendanceOf(id, athlete)).toBe('Present');
  });

  it('has a separate session for each day of a course', { tags: ['atLength'] }, async () => {
    const trainer = await aTrainer();
    const { classId, days } = await aCourse(open.db, clubId, [0.25, 24.25], { TrainerId: trainer, DisplayGroupId: room });
    const [first, second] = days.map(({ Begin }) => new Date(Begin));
    const athlete = await anAthlete(open.db, clubId);
    await seat(classId, athlete);
    instant = new Date((first?.getTime() ?? 0) + MINUTE_MS);
    await everyMinute();
    expect(await sessionOf(classId)).toMatchObject({ State: 'Running', Begin: first?.toISOString() });
    const minute = (instant.getTime() - start.getTime()) / MINUTE_MS;
    await isReceived(athlete, Math.floor(minute) + 1, room);
    instant = new Date(instant.getTime() + 3 * MINUTE_MS);
    await everyMinute();
    const marks = await open.db.selectFrom('course_attendance').select(['Day', 'Attendance']).execute();
    expect(marks).toEqual([{ Day: first, Attendance: 'Present' }]);
    instant = new Date((second?.getTime() ?? 0) - MINUTE_MS);
    await everyMinute();
    expect(accepted(await sessions.start(classId, manager))).toMatchObject({ State: 'Running', Begin: second?.toISOString() });
  });

  it('starts only in a club with live trainings and a valid licence', async () => {
    const id = await classFrom(0, { TrainerId: await aTrainer() });
    at(0);
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', clubId).execute();
    await everyMinute();
    expect(await sessions.running(clubId)).toEqual([]);
    expect(resultKey(await sessions.start(id, manager))).toBe('LiveNotEnabled');
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: true }).where('ClubId', '=', clubId).execute();
    await open.db.deleteFrom('club_licenses').where('ClubId', '=', clubId).execute();
    await everyMinute();
    expect(await sessionOf(id)).toMatchObject({ State: 'Due', StartsByItself: true });
    expect(resultKey(await sessions.start(id, manager))).toBe('LicenseRequired');
  });
});
