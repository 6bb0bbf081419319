import type { QueryOf } from '@clubpulse/contract/call';
import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createTrainerRankings } from './trainer-rankings.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const now = () => new Date('2026-11-20T12:00:00Z');
const query = (fields: Record<string, unknown> = {}): QueryOf<typeof getTrainerRanking> => getTrainerRanking.query.parse(fields);
const rankings = () =>
  createTrainerRankings({ db: open.db, club: async () => ({ TimeZone: 'UTC', EnableTrainerRankings: true }), now });

it('is by how full the classes were that took place in the range', async () => {
  const { db } = open;
  const clubId = await aClub(db);
  const trainer = async (Nickname: string) => {
    const userId = await aUser(db, { Nickname });
    await aRole(db, userId, 'Trainer', clubId);
    return userId;
  };
  const [full, half, idle] = [await trainer('Full house'), await trainer('Half'), await trainer('Idle')];
  const athletes = [await anAthlete(db, clubId), await anAthlete(db, clubId)];
  const led = async (TrainerId: number, day: string, booked: number, fields: object = {}) => {
    const Begin = new Date(`${day}T08:00:00Z`);
    const ClassId = await aClass(db, clubId, {
      TrainerId,
      Begin,
      End: new Date(Begin.getTime() + 3_600_000),
      PublishState: 'Published',
      MaxInSiteParticipants: 2,
      ...fields,
    });
    for (const [place, UserId] of athletes.slice(0, booked).entries())
      await db
        .insertInto('class_participants')
        .values({
          ClassId,
          ClubId: clubId,
          UserId,
          State: 'Booked',
          Place: 'InSite',
          PaymentKind: 'Free',
          ClassBegin: Begin,
          ClassEnd: Begin,
          NoShow: place === 1,
          Attendance: place === 1 ? 'Absent' : 'Present',
        })
        .execute();
  };
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
    await led(full, day, 2);
    await led(half, day, 1);
  }
  // Of the range before, of tomorrow, and what did not take place.
  for (const day of ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']) await led(half, day, 1);
  await led(half, '2026-11-21', 2);
  await led(half, '2026-11-18', 2, { CanceledAt: now(), CancelReason: 'Ill' });
  await led(half, '2026-11-18', 2, { PublishState: 'Unpublished' });

  const { From, Trainers } = accepted(await rankings().ofClub(clubId, query({ presetRange: 'Week' })));
  expect(From).toBe('2026-11-14');
  expect(Trainers.map(({ UserId, Rank, RankBefore }) => [UserId, Rank, RankBefore])).toEqual([
    [full, 1, null],
    [half, 2, 1],
    [idle, null, null],
  ]);
  expect(Trainers[0]).toMatchObject({ Classes: 4, Seats: 8, Booked: 8, Athletes: 2, NoShows: 4 });
  expect(Trainers[1]).toMatchObject({ Classes: 4, Seats: 8, Booked: 4, Athletes: 1, NoShows: 0 });
  expect(Trainers[2]).toMatchObject({ Classes: 0, Seats: 0, Booked: 0 });
});

it('refuses days that are none of a ranking', async () => {
  const clubId = await aClub(open.db);
  expect(await rankings().ofClub(clubId, query({ from: '2026-11-20', to: '2026-11-21' }))).toMatchObject({
    refused: 'ValidationFailed',
  });
  expect(await rankings().ofClub(clubId, query({ from: '2025-11-20', to: '2026-11-20' }))).toMatchObject({
    refused: 'DateIntervalTooLong',
  });
});
