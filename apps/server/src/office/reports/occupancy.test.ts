import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { getOccupancy, listReportClasses } from '@clubpulse/contract/office/reports/reports.calls';
import { addDays, instantAt } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createOccupancy } from './occupancy.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

// The clock of Rome goes back on 2026-10-25.
const timeZone = 'Europe/Rome';
const now = new Date('2026-11-19T10:00:00Z');
const days = { from: '2026-10-19', to: '2026-11-15' };

const aDate = fc.record({
  day: fc.constantFrom(
    '2026-09-21',
    '2026-10-18',
    '2026-10-19',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-11-15',
    '2026-11-16',
  ),
  clock: fc.constantFrom('00:00', '07:00', '12:45', '18:30', '23:30'),
  Name: fc.constantFrom('Spinning', 'Row'),
  trainer: fc.constantFrom(null, 0, 1),
  room: fc.constantFrom(null, 0),
  seats: fc.integer({ min: 1, max: 20 }),
  taken: fc.nat(20),
  waiting: fc.nat(2),
  fate: fc.constantFrom('held', 'held', 'held', 'canceled', 'unpublished', 'personal'),
});

const WAYS = ['Weekday', 'Hour', 'Name', 'TrainerId', 'DisplayGroupId'] as const;

it('every figure of the occupancy equals an independent SQL statement and the number of rows in its list, in random calendars', {
  tags: ['examples'],
}, async () => {
  const { db } = server;
  const clubId = (await aClub(db, { TimeZone: timeZone })) as ClubId;
  const people = [await anAthlete(db, clubId), await anAthlete(db, clubId)];
  const [trainers, rooms] = [[await aUser(db), await aUser(db)], [await aRoom(db, clubId)]];
  const reports = createOccupancy({ db, club: async () => ({ TimeZone: timeZone }), now: () => now });
  await fc.assert(
    fc.asyncProperty(fc.array(aDate, { maxLength: 12 }), async (dates) => {
      await db.deleteFrom('classes').where('ClubId', '=', clubId).execute();
      for (const { day, clock, Name, trainer, room, seats, taken, waiting, fate } of dates) {
        const Begin = instantAt(timeZone, day, clock);
        const isHeld = fate !== 'unpublished';
        const ClassId = await aClass(db, clubId, {
          Begin,
          Name,
          TrainerId: trainer === null ? null : (trainers[trainer] ?? null),
          DisplayGroupId: room === null ? null : (rooms[room] ?? null),
          MaxInSiteParticipants: seats,
          InSiteParticipants: isHeld ? Math.min(seats, taken) : 0,
          CalendarType: fate === 'personal' ? 'PT' : 'Club',
          PublishState: isHeld ? 'Published' : 'Unpublished',
          CanceledAt: fate === 'canceled' ? now : null,
        });
        if (isHeld)
          for (const UserId of people.slice(0, waiting))
            await db
              .insertInto('class_participants')
              .values({ ClassId, UserId, ClubId: clubId, ClassBegin: Begin, ClassEnd: Begin, Place: 'InSite', State: 'Waiting' })
              .execute();
      }
      const report = accepted(await reports.occupancy(clubId, days));
      const wantedBy = async (column: string) => {
        const { rows } = await sql<{ key: string; count: number; seats: number; taken: number }>`
          select ${sql.raw(column)} as key, count(*)::int as count, sum("MaxInSiteParticipants")::int as seats, sum("InSiteParticipants")::int as taken
          from classes c where "ClubId" = ${clubId} and "CalendarType" = 'Club' and "PublishState" = 'Published' and "CanceledAt" is null
            and to_char("Begin" at time zone ${timeZone}, 'YYYY-MM-DD') between ${days.from} and ${days.to}
          group by 1`.execute(db);
        return rows.map(({ key, count, seats, taken }) => `${key}: ${count} ${seats} ${taken}`).sort();
      };
      const local = (format: string) => `to_char(c."Begin" at time zone '${timeZone}', '${format}')`;
      const shown = <Row extends { Classes: number; Seats: number; Taken: number }>(
        rows: readonly Row[],
        key: (row: Row) => unknown,
      ) => rows.map((row) => `${String(key(row))}: ${row.Classes} ${row.Seats} ${row.Taken}`).sort();
      expect(shown(report.Cells, ({ Weekday, Hour }) => `${Weekday} ${String(Hour).padStart(2, '0')}`)).toEqual(
        await wantedBy(local('ID HH24')),
      );
      expect(shown(report.Classes, (row) => `${row.Name} ${row.Weekday} ${row.Clock}`)).toEqual(
        await wantedBy(`"Name" || ' ' || ${local('ID HH24:MI')}`),
      );
      expect(shown(report.Trainers, ({ UserId }) => UserId)).toEqual(await wantedBy('"TrainerId"'));
      expect(shown(report.Rooms, ({ DisplayGroupId }) => DisplayGroupId)).toEqual(await wantedBy('"DisplayGroupId"'));
      const total = await wantedBy(`'all'`);
      expect(shown([report.Total], () => 'all')).toEqual(total.length > 0 ? total : ['all: 0 0 0']);

      const page = { draw: 0, start: 0, length: 1000, ...days };
      const list = async (chosen: Partial<Record<(typeof WAYS)[number], unknown>> & { Clock?: string }) =>
        accepted(await reports.classes(clubId, { ...page, ...(chosen as object) }));
      const opened = async (row: { Classes: number; Taken: number }, chosen: Parameters<typeof list>[0]) => {
        const { recordsTotal, data } = await list(chosen);
        expect([recordsTotal, data.reduce((sum, { Taken }) => sum + Taken, 0)]).toEqual([row.Classes, row.Taken]);
      };
      for (const row of report.Cells) await opened(row, { Weekday: row.Weekday, Hour: row.Hour });
      for (const row of report.Classes) await opened(row, { Name: row.Name, Weekday: row.Weekday, Clock: row.Clock });
      for (const row of report.Trainers) await opened(row, { TrainerId: row.UserId ?? 0 });
      for (const row of report.Rooms) await opened(row, { DisplayGroupId: row.DisplayGroupId ?? 0 });
      for (const { Name, Weekday, Clock, Dates, People } of report.Waiting) {
        const { data } = await list({ Name, Weekday, Clock });
        expect(data.filter(({ Waiting }) => Waiting > 0)).toHaveLength(Dates);
        expect(Math.max(...data.map(({ Waiting }) => Waiting))).toBe(People);
        const members = accepted(await reports.waiting(clubId, { ...page, Name, Weekday, Clock }));
        expect([members.recordsTotal, new Set(members.data.map(({ UserId }) => UserId)).size]).toEqual([People, People]);
      }
    }),
    { numRuns: runs(30) },
  );
});

it('the occupancy of more than 120 days is refused, and the refusal contains the first valid day', async () => {
  const club = await aClub(server.db);
  const Email = `manager${club}@occupancy.example`;
  await aRole(server.db, await aUser(server.db, { Email }), 'Manager', club);
  const token = await server.tokenFor(Email);
  const to = '2026-11-15';
  const read = (from: string) => server.call(getOccupancy, { params: { id: club }, query: { from, to }, token });
  expect((await read(addDays(to, -119))).result).toMatchObject({ Total: { Classes: 0, Seats: 0 }, Cells: [], Waiting: [] });
  const refused = await read(addDays(to, -120));
  expect(refused.problem).toMatchObject({ ErrorType: 'DateIntervalTooLong', values: { max: 120, from: addDays(to, -119) } });
  const query = { from: to, to: addDays(to, -1) };
  const list = await server.call(listReportClasses, { params: { id: club }, query, token });
  expect(list.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ key: 'interval-order' }] });
});
