import { daysText, listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import type { InputOf } from '@clubpulse/contract/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClass, aCourse, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { aClub, aRole, aRoom } from '../../test/rows.ts';

let server: BookingServer;
let trainer: Person;
let room: number;
beforeAll(async () => {
  server = await openBookingServer();
  trainer = await server.person('Trainer');
  room = await aRoom(server.db, server.club, { Name: 'Hall', Color: '#1787a6' });
});
afterAll(() => server.close());

const at = (ahead: number) => new Date(Math.floor(hours(ahead).getTime() / 60_000) * 60_000);
const hour = (ahead: number) => ({ Begin: at(ahead), End: at(ahead + 1) });
const found = async (query: InputOf<typeof listOverlaps>['query'], club = server.club, token = trainer.token) => {
  const { result } = await server.call(listOverlaps, { params: { id: club }, query, token });
  return result.Overlaps.map(({ Kind, Name, ClassName }) => [Kind, Name, ClassName]);
};
const planned = (ahead: number, fields: object = {}) => ({ Days: daysText([hour(ahead)]), ...fields });

it('overlaps list the trainer and the room that another class uses at the same time, published or not', async () => {
  const fields = {
    Name: 'Yoga',
    Begin: at(100),
    TrainerId: trainer.id,
    DisplayGroupId: room,
    PublishState: 'Unpublished',
  } as const;
  await aClass(server.db, server.club, fields);
  const name = (await server.db.selectFrom('users').selectAll().where('UserId', '=', trainer.id).executeTakeFirstOrThrow())
    .FirstMidName;
  expect(await found(planned(100.5, { TrainerId: String(trainer.id), DisplayGroupId: String(room) }))).toEqual([
    ['Trainer', `${name} Test`, 'Yoga'],
    ['Room', 'Hall', 'Yoga'],
  ]);
  expect(await found(planned(101, { TrainerId: String(trainer.id), DisplayGroupId: String(room) }))).toEqual([]);
  expect(await found(planned(100.5))).toEqual([]);
});

it('overlaps do not include a canceled class, the class itself or its own series', async () => {
  const canceled = { Begin: at(200), DisplayGroupId: room, CanceledAt: new Date(), CanceledBy: trainer.id, CancelReason: 'Ill' };
  await aClass(server.db, server.club, canceled);
  expect(await found(planned(200, { DisplayGroupId: String(room) }))).toEqual([]);
  const { classId } = await aCourse(server.db, server.club, [210, 220], { DisplayGroupId: room });
  expect(await found({ ClassIds: String(classId) })).toEqual([]);
  expect(await found(planned(210, { DisplayGroupId: String(room) }))).toHaveLength(1);
  expect(await found(planned(210, { DisplayGroupId: String(room), ClassId: String(classId) }))).toEqual([]);
});

it('overlaps of a course are computed for its days, not for the time between two days', async () => {
  const { classId } = await aCourse(server.db, server.club, [300, 324], { Name: 'Beginners', DisplayGroupId: room });
  expect(await found(planned(312, { DisplayGroupId: String(room) }))).toEqual([]);
  expect(await found(planned(324, { DisplayGroupId: String(room) }))).toEqual([['Room', 'Hall', 'Beginners']]);
  await aClass(server.db, server.club, { Name: 'Late', Begin: at(324.5), DisplayGroupId: room });
  expect(await found({ ClassIds: String(classId) })).toEqual([['Room', 'Hall', 'Late']]);
});

it('overlaps list the members who have a seat in both classes, or if one athlete is requested, only that athlete', async () => {
  const [ada, bob] = await Promise.all([server.person('Athlete'), server.person('Athlete')]);
  const [spinning, boxing] = await Promise.all([
    aClass(server.db, server.club, { Begin: at(400) }),
    aClass(server.db, server.club, { Name: 'Boxing', Begin: at(400.5) }),
  ]);
  for (const one of [ada, bob]) expect((await server.add(one.id, boxing, { force: true })).status).toBe(201);
  expect(await found({ ClassIds: String(spinning) })).toEqual([]);
  expect(await found({ ClassIds: String(spinning), UserId: String(ada.id) })).toEqual([
    ['Athlete', expect.any(String), 'Boxing'],
  ]);
  for (const one of [ada, bob]) expect((await server.add(one.id, spinning, { force: true })).status).toBe(201);
  expect(await found({ ClassIds: String(spinning) })).toHaveLength(2);
});

it('overlaps do not include members who wait for one of the classes', async () => {
  const [ada, bob] = await Promise.all([server.person('Athlete'), server.person('Athlete')]);
  const full = { MaxInSiteParticipants: 1, Begin: at(600) };
  const [here, there] = await Promise.all([aClass(server.db, server.club, full), aClass(server.db, server.club, full)]);
  for (const [person, classId] of [
    [ada, here],
    [bob, there],
    [bob, here],
    [ada, there],
  ] as const)
    expect((await server.add(person.id, classId, { Queue: true, paymentMode: 'Free' })).status).toBe(201);
  expect(await found({ ClassIds: `${here},${there}` })).toEqual([]);
  expect(await found({ ClassIds: String(here), UserId: String(bob.id) })).toHaveLength(1);
  expect(await found({ ClassIds: String(here), UserId: String(ada.id) })).toEqual([]);
});

it('overlaps do not include classes of other clubs', async () => {
  const other = await aClub(server.db);
  const there = await aClass(server.db, other, { Begin: at(500), TrainerId: trainer.id });
  expect(await found(planned(500, { TrainerId: String(trainer.id) }))).toEqual([]);
  await aClass(server.db, server.club, { Begin: at(500), TrainerId: trainer.id });
  expect(await found({ ClassIds: String(there) })).toEqual([]);
  expect((await server.call(listOverlaps, { params: { id: other }, query: {}, token: trainer.token })).status).toBe(403);
});

it('overlaps of a class to be moved are computed for its series and its participants before it is saved', async () => {
  const ada = await server.person('Athlete');
  const { ClassScheduleId } = await server.db
    .insertInto('class_schedules')
    .values({ ClubId: server.club, ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2027-01-01', Slots: '[]' })
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  const series = { ClassType: 'Lesson', ClassScheduleId, DisplayGroupId: room } as const;
  const [monday, , boxing] = await Promise.all([
    aClass(server.db, server.club, { ...series, Begin: at(700) }),
    aClass(server.db, server.club, { ...series, Name: 'Tuesday', Begin: at(724) }),
    aClass(server.db, server.club, { Name: 'Boxing', Begin: at(748) }),
  ]);
  for (const one of [monday, boxing]) expect((await server.add(ada.id, one, { force: true })).status).toBe(201);
  const moved = { DisplayGroupId: String(room), MovedClassId: String(monday) };
  expect(await found(planned(724.5, moved))).toEqual([['Room', 'Hall', 'Tuesday']]);
  expect(await found(planned(748.5, moved))).toEqual([['Athlete', expect.any(String), 'Boxing']]);
  expect(await found(planned(700.5, moved))).toEqual([]);
  const club = await aClub(server.db);
  await aRole(server.db, ada.id, 'Athlete', club);
  const foreign = await aClass(server.db, club, { Begin: at(700) });
  await sql`
    insert into class_participants
    select (jsonb_populate_record(seat, jsonb_build_object('ClassId', ${foreign}::bigint, 'ClubId', ${club}::bigint,
      'ClassParticipantId', nextval(pg_get_serial_sequence('class_participants', 'ClassParticipantId'))))).*
    from class_participants seat where "ClassId" = ${monday}`.execute(server.db);
  expect(await found(planned(748.5, { ...moved, MovedClassId: String(foreign) }))).toEqual([]);
});
