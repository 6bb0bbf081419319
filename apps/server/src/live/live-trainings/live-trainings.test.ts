import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createLiveTrainings, type LiveTrainings, leaveRoom } from './live-trainings.service.ts';
import { countRunning, insertLiveTraining, insertLiveTrainings } from './live-trainings.store.ts';
import { insertSeries } from './recurrent/recurrent.store.ts';

let database: TestDatabase;
let open: OpenDatabase;
let live: LiveTrainings;
let clubId: number;
let trainer: number;
let instant = new Date('2026-11-20T12:00:00Z');
const now = () => instant;
const at = (time: string) => {
  instant = new Date(`2026-11-20T${time}Z`);
};
const clubs = {
  facts: (ClubId: number, via: Queryable = open.db) =>
    via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
};
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const licenses = createLicenses({ db, usage: [{ resource: 'LiveTrainings', used: countRunning }], now });
  live = createLiveTrainings({ db, clubs, licenses, leading: { classLedBy: async () => undefined }, now });
  clubId = await aClub(db);
  await db.updateTable('club_licenses').set({ LiveTrainings: 1 }).where('ClubId', '=', clubId).execute();
  trainer = await aUser(db);
  await aRole(db, trainer, 'Trainer', clubId);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const input = (TrainerId = trainer) => ({
  Name: 'Ignite',
  TrainerId,
  Begin: '2026-11-20T18:00:00Z',
  Duration: 45,
  DisplayGroupId: null as number | null,
  MaxParticipants: null as number | null,
  ClassSubscriptionId: null as number | null,
});
const newest = async (id: number) => ({ ...input(), RowVersion: accepted(await live.get(id)).RowVersion });
const planned = async (TrainerId?: number) => accepted(await live.create(clubId, input(TrainerId))).LiveTrainingId;

describe('a live training', () => {
  it('is planned, started, stopped and deleted, and is shown on the wall while it runs', async () => {
    at('17:00:00');
    const id = await planned();
    expect(accepted(await live.get(id))).toMatchObject({
      State: 'Planned',
      TrainerId: trainer,
      Begin: '2026-11-20T18:00:00.000Z',
    });
    expect(resultKey(await live.stop(id, trainer))).toBe('LiveTrainingNotStarted');
    at('18:02:00');
    expect(accepted(await live.start(id, trainer))).toMatchObject({ State: 'Running', EndsAt: '2026-11-20T18:47:00.000Z' });
    expect(await live.running(clubId)).toMatchObject([
      { roomId: null, session: { name: 'Ignite', endsAt: '2026-11-20T18:47:00.000Z' } },
    ]);
    at('18:03:00');
    expect(accepted(await live.start(id, trainer))).toMatchObject({ StartedAt: '2026-11-20T18:02:00.000Z' });
    expect(resultKey(await live.delete(id))).toBe('LiveTrainingRunning');
    expect(resultKey(await live.update(id, await newest(id)))).toBe('LiveTrainingRunning');
    at('18:50:00');
    expect(accepted(await live.stop(id, trainer))).toMatchObject({ State: 'Ended', StoppedAt: '2026-11-20T18:50:00.000Z' });
    expect(await live.running(clubId)).toEqual([]);
    expect(resultKey(await live.start(id, trainer))).toBe('LiveTrainingOver');
    expect(resultKey(await live.update(id, await newest(id)))).toBe('LiveTrainingOver');
    expect(await live.delete(id)).toBeUndefined();
    expect(resultKey(await live.get(id))).toBe('NotFound');
  });

  it('is started only once and ended only once by two concurrent callers', async () => {
    at('18:00:00');
    const id = await planned();
    const other = await aUser(open.db);
    const events = async () =>
      (
        await open.db
          .selectFrom('events')
          .select('Type')
          .where(sql`"Payload"->>'LiveTrainingId'`, '=', String(id))
          .orderBy('EventId')
          .execute()
      ).map(({ Type }) => Type);
    const [started, again] = await Promise.all([live.start(id, trainer), live.start(id, other)]);
    expect(accepted(started)).toMatchObject({ State: 'Running', StartedAt: '2026-11-20T18:00:00.000Z' });
    expect(again).toEqual(started);
    at('18:30:00');
    const [ended, endedToo] = await Promise.all([live.stop(id, trainer), live.stop(id, other)]);
    expect(accepted(ended)).toMatchObject({ State: 'Ended', StoppedAt: '2026-11-20T18:30:00.000Z' });
    expect(endedToo).toEqual(ended);
    expect(await events()).toEqual(['StartedLive', 'StoppedLive']);
  });

  it('can be planned until the time of its end, and started up to half an hour before its begin', async () => {
    at('18:45:01');
    expect(resultKey(await live.create(clubId, input()))).toBe('live-begin-past');
    at('17:00:00');
    const id = await planned();
    expect(await live.start(id, trainer)).toMatchObject({ refused: 'LiveTrainingEarly', values: { minutes: 30 } });
    expect(resultKey(await live.update(id, { ...(await newest(id)), Begin: '2026-11-19T18:00:00Z' }))).toBe('live-begin-past');
    accepted(await live.update(id, { ...(await newest(id)), Begin: '2026-11-20T17:30:00Z' }));
    accepted(await live.start(id, trainer));
    accepted(await live.stop(id, trainer));
  });

  it('accepts only the first of two changes that are based on the same version', async () => {
    at('17:00:00');
    const id = await planned();
    const read = await newest(id);
    const both = await Promise.all([live.update(id, { ...read, Name: 'Renamed' }), live.update(id, { ...read, Duration: 60 })]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    const saved = both.find((one) => !('refused' in one));
    expect(await live.get(id)).toEqual(saved);
    expect(accepted(await live.update(id, { ...read, Name: 'Again', RowVersion: 1 }))).toMatchObject({
      Name: 'Again',
      RowVersion: 2,
    });
    expect(await live.delete(id)).toBeUndefined();
  });

  it('requires a trainer who belongs to the club', async () => {
    at('17:40:00');
    const elsewhere = await aUser(open.db);
    await aRole(open.db, elsewhere, 'Trainer', await aClub(open.db));
    expect(resultKey(await live.create(clubId, input(elsewhere)))).toBe('error.LiveTrainerNotOfClub');
    const removed = await aUser(open.db);
    await aRole(open.db, removed, 'Trainer', clubId);
    const id = await planned(removed);
    await leaveClubs(open.db, removed);
    expect(resultKey(await live.start(id, trainer))).toBe('error.LiveTrainerNotOfClub');
    accepted(await live.update(id, await newest(id)));
    accepted(await live.start(id, trainer));
    accepted(await live.stop(id, trainer));
  });

  it('cannot start while its trainer leads another training in any club, or while as many trainings run in the club as the licence allows', async () => {
    at('18:00:00');
    const [first, second, third] = [await planned(), await planned(), await planned()];
    accepted(await live.start(first, trainer));
    expect(resultKey(await live.start(second, trainer))).toBe('LiveStartError');
    const idle = await aUser(open.db);
    await aRole(open.db, idle, 'Trainer', clubId);
    expect(resultKey(await live.start(await planned(idle), trainer))).toBe('LiveTrainingLimit');
    await open.db.updateTable('club_licenses').set({ LiveTrainings: 5 }).where('ClubId', '=', clubId).execute();
    expect(resultKey(await live.start(second, trainer))).toBe('LiveStartError');
    accepted(await live.stop(first, trainer));
    const both = await Promise.all([live.start(second, trainer), live.start(third, trainer)]);
    expect(both.map((one) => ('refused' in one ? one.refused : one.State)).sort()).toEqual(['LiveStartError', 'Running']);
    for (const id of [second, third]) await live.stop(id, trainer);
  });

  it('ends automatically when staff do not end it; an end job of an earlier start does not end it', async () => {
    at('18:00:00');
    const id = await planned();
    accepted(await live.start(id, trainer));
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where task_identifier = 'live-training-end' order by id desc limit 1`.execute(
      open.db,
    );
    expect(rows[0]?.run_at.toISOString()).toBe('2026-11-20T19:15:00.000Z');
    at('19:15:00');
    const end = (StartedAt: string) => live.jobs[0]?.run({ LiveTrainingId: id, StartedAt });
    await end('2026-11-20T17:00:00.000Z');
    expect(accepted(await live.get(id)).State).toBe('Running');
    await end('2026-11-20T18:00:00.000Z');
    expect(accepted(await live.get(id))).toMatchObject({ State: 'Ended', StoppedAt: '2026-11-20T19:15:00.000Z' });
  });

  it('notifies the members of its start, but only once in half an hour when the same user starts trainings repeatedly', {
    tags: ['atLength'],
  }, async () => {
    const other = await aUser(open.db);
    const notified = async (time: string, by = other) => {
      at(time);
      const id = await planned();
      accepted(await live.start(id, by));
      accepted(await live.stop(id, by));
      await live.delete(id);
      const { Payload } = await open.db
        .selectFrom('events')
        .select('Payload')
        .where('Type', '=', 'StartedLive')
        .orderBy('EventId', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return (Payload as { Again: boolean }).Again;
    };
    expect(await notified('17:35:00')).toBe(false);
    expect(await notified('17:36:00')).toBe(true);
    expect(await notified('17:50:00', await aUser(open.db))).toBe(false);
    expect(await notified('18:04:59')).toBe(true);
    expect(await notified('18:05:00')).toBe(false);
  });

  it('prevents the deletion of its room while it is planned or runs, and shows the name of a room that was deleted afterwards', async () => {
    instant = new Date();
    const rooms = createRooms({ db: open.db, leaving: [leaveRoom] });
    const room = await aRoom(open.db, clubId, { Name: 'Cellar' });
    const inRoom = { ...input(), Begin: instant.toISOString(), DisplayGroupId: room };
    const { LiveTrainingId: id } = accepted(await live.create(clubId, inRoom));
    expect(resultKey(await rooms.delete(room))).toBe('RoomHasLiveTrainings');
    accepted(await live.start(id, trainer));
    expect(resultKey(await rooms.delete(room))).toBe('RoomHasLiveTrainings');
    accepted(await live.stop(id, trainer));
    expect(await rooms.delete(room)).toBeUndefined();
    expect(accepted(await live.get(id))).toMatchObject({ DisplayGroupId: null, DisplayGroupName: 'Cellar' });
    const removed = await aClub(open.db);
    const { DisplayGroupId } = await open.db
      .insertInto('display_groups')
      .values({ ClubId: removed, Name: 'Attic', Color: '#000000' })
      .returning('DisplayGroupId')
      .executeTakeFirstOrThrow();
    await aRole(open.db, trainer, 'Trainer', removed);
    accepted(await live.create(removed, { ...inRoom, DisplayGroupId }));
    await open.db.deleteFrom('clubs').where('ClubId', '=', removed).execute();
  });

  it('is listed even when more than a thousand trainings are planned at later times', async () => {
    at('12:00:00');
    const ClubId = await aClub(open.db);
    await aRole(open.db, trainer, 'Trainer', ClubId);
    const days = { ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2027-12-31' };
    const series = [await insertSeries(open.db, ClubId, days), await insertSeries(open.db, ClubId, days)];
    const inDays = (count: number) => new Date(instant.getTime() + count * 86_400_000);
    const about = { ClubId, TrainerId: trainer, Duration: 45 };
    const fields = (Name: string, Begin: Date, RecurrentLiveTrainingId: number | null = null) => ({
      ...about,
      Name,
      Begin,
      RecurrentLiveTrainingId,
    });
    const far = Array.from({ length: 1100 }, (_, index) => fields('Far', inDays(60 + index / 10), series[0]));
    await insertLiveTrainings(open.db, far);
    const ids = await Promise.all(
      [
        fields('Forgotten', inDays(-120)),
        fields('Before', inDays(-3)),
        fields('Today', inDays(0.1), series[0]),
        fields('Gala', inDays(200)),
        fields('Spring', inDays(150), series[1]),
        fields('Spring', inDays(157), series[1]),
        fields('Old', inDays(-100)),
      ].map((one) => insertLiveTraining(open.db, one)),
    );
    await open.db
      .updateTable('live_trainings')
      .set({ StartedAt: instant })
      .where('LiveTrainingId', '=', ids[0] ?? 0)
      .execute();
    expect((await live.ofClub(ClubId)).map(({ Name }) => Name)).toEqual(['Gala', 'Spring', 'Today', 'Before', 'Forgotten']);
    await open.db.deleteFrom('clubs').where('ClubId', '=', ClubId).execute();
  });

  it('can be planned only in a club with live trainings and a licence', async () => {
    at('18:00:00');
    const id = await planned();
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', clubId).execute();
    expect(resultKey(await live.start(id, trainer))).toBe('LiveNotEnabled');
    expect(resultKey(await live.create(clubId, input()))).toBe('LiveNotEnabled');
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: true }).where('ClubId', '=', clubId).execute();
    await open.db.deleteFrom('club_licenses').where('ClubId', '=', clubId).execute();
    expect(resultKey(await live.start(id, trainer))).toBe('LicenseRequired');
  });
});
