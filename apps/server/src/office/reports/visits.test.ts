import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { instantAt } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createOccupancy } from './occupancy.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const timeZone = 'Europe/Rome';
const now = new Date('2026-11-19T10:00:00Z');
const range = { from: '2026-10-24', to: '2026-11-15' };

const aSeen = fc.record({
  who: fc.nat(2),
  day: fc.constantFrom('2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-11-15', '2026-11-16'),
  clock: fc.constantFrom('00:00', '02:30', '12:00', '23:59'),
  source: fc.constantFrom('Class', 'CheckIn', 'Note'),
  fate: fc.constantFrom('came', 'came', 'noShow', 'absent', 'waited'),
  trainer: fc.nat(1),
  isLesson: fc.boolean(),
});

it('every figure of visits and of trainers equals an independent SQL count, in random weeks', {
  tags: ['examples'],
}, async () => {
  const { db } = server;
  const clubId = (await aClub(db, { TimeZone: timeZone })) as ClubId;
  const people = [await anAthlete(db, clubId), await anAthlete(db, clubId), await anAthlete(db, clubId)];
  const trainers = [await aUser(db), await aUser(db)];
  const reports = createOccupancy({ db, club: async () => ({ TimeZone: timeZone }), now: () => now });
  await fc.assert(
    fc.asyncProperty(fc.array(aSeen, { maxLength: 14 }), async (rows) => {
      for (const table of ['check_ins', 'attendance_notes', 'classes'] as const)
        await db.deleteFrom(table).where('ClubId', '=', clubId).execute();
      const visits = new Set<string>();
      const taught = new Map<number, { Classes: number; Lessons: number; Minutes: number; people: Set<number> }>();
      for (const { who, day, clock, source, fate, trainer, isLesson } of rows) {
        const UserId = people[who] ?? 0;
        const At = instantAt(timeZone, day, clock);
        const isIn = day >= range.from && day <= range.to;
        if (source === 'CheckIn') await db.insertInto('check_ins').values({ ClubId: clubId, UserId, At }).execute();
        else if (source === 'Note')
          await db
            .insertInto('attendance_notes')
            .values({ ClubId: clubId, UserId, Begin: At, Duration: 600, Name: 'Row', TrainingType: 'other', Note: '' })
            .execute();
        else {
          const TrainerId = trainers[trainer] ?? 0;
          const ClassId = await aClass(db, clubId, {
            Begin: At,
            TrainerId,
            CalendarType: isLesson ? 'PT' : 'Club',
            Duration: 45,
          });
          const isBooked = fate !== 'waited';
          const seat = {
            State: isBooked ? 'Booked' : 'Waiting',
            PaymentKind: isBooked ? 'Free' : null,
            NoShow: fate === 'noShow',
          } as const;
          const Attendance = fate === 'absent' || fate === 'noShow' ? ('Absent' as const) : null;
          const times = { ClassBegin: At, ClassEnd: new Date(At.getTime() + 3_600_000), Place: 'InSite' as const };
          await db
            .insertInto('class_participants')
            .values({ ClassId, UserId, ClubId: clubId, ...times, ...seat, Attendance })
            .execute();
          if (isIn) {
            const one = taught.get(TrainerId) ?? { Classes: 0, Lessons: 0, Minutes: 0, people: new Set<number>() };
            if (fate === 'came') one.people.add(UserId);
            const counts = isLesson ? { Lessons: one.Lessons + 1 } : { Classes: one.Classes + 1 };
            taught.set(TrainerId, { ...one, ...counts, Minutes: one.Minutes + 45 });
          }
        }
        if (isIn && (source !== 'Class' || fate === 'came')) visits.add(`${source} ${day} ${UserId}`);
      }
      const report = accepted(await reports.visits(clubId, range));
      const known = [...visits].map((visit) => visit.split(' ') as [string, string, string]);
      const counted = (some: typeof known) => ({
        Visits: new Set(some.map(([, day, id]) => `${day} ${id}`)).size,
        People: new Set(some.map(([, , id]) => id)).size,
      });
      expect(report.Total).toEqual(counted(known));
      for (const { Source, ...figures } of report.Sources)
        expect(figures).toEqual(counted(known.filter(([one]) => one === Source)));
      expect(report.Days.map(({ Day }) => Day)).toEqual([...new Set(known.map(([, day]) => day))].toSorted());
      for (const { Day, Visits, Sources } of report.Days) {
        const ofDay = known.filter(([, day]) => day === Day);
        expect(Visits).toBe(counted(ofDay).Visits);
        for (const source of ['Class', 'CheckIn', 'Note'] as const)
          expect(Sources[source]).toBe(ofDay.filter(([one]) => one === source).length);
      }
      const shown = report.Trainers.map(({ UserId, Classes, Lessons, Minutes, People }) => [
        UserId,
        { Classes, Lessons, Minutes, People },
      ]);
      const wanted = [...taught].map(([id, { people: attended, ...one }]) => [id, { ...one, People: attended.size }]);
      expect(new Map(shown as [number, object][])).toEqual(new Map(wanted as [number, object][]));
    }),
    { numRuns: runs(20) },
  );
});
