import type { QueryOf } from '@clubpulse/contract/call';
import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { trainerAwardDays } from './trainer-rankings.jobs.ts';
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
const rankings = (isOn = true) =>
  createTrainerRankings({ db: open.db, club: async () => ({ TimeZone: 'UTC', EnableTrainerRankings: isOn }), now });

const aTrainer = async (clubId: number) => {
  const userId = await aUser(open.db);
  await aRole(open.db, userId, 'Trainer', clubId);
  return userId;
};

const ledIn =
  (clubId: number, athletes: readonly number[]) =>
  async (TrainerId: number, day: string, booked: number, fields: object = {}): Promise<void> => {
    const Begin = new Date(`${day}T08:00:00Z`);
    const ClassId = await aClass(open.db, clubId, {
      TrainerId,
      Begin,
      End: new Date(Begin.getTime() + 3_600_000),
      PublishState: 'Published',
      MaxInSiteParticipants: 2,
      ...fields,
    });
    for (const [place, UserId] of athletes.slice(0, booked).entries())
      await open.db
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

async function aClubOfTrainers() {
  const { db } = open;
  const clubId = await aClub(db, { TimeZone: 'UTC' });
  const [full, half, idle] = [await aTrainer(clubId), await aTrainer(clubId), await aTrainer(clubId)];
  const athletes = [await anAthlete(db, clubId), await anAthlete(db, clubId)];
  return { clubId, full, half, idle, athletes, led: ledIn(clubId, athletes) };
}

it('a trainer ranking orders trainers by the share of seats that were booked in their classes', async () => {
  const { clubId, full, half, idle, led } = await aClubOfTrainers();
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
    await led(full, day, 2);
    await led(half, day, 1);
  }
  for (const day of ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']) await led(half, day, 1);
  await led(half, '2026-11-21', 2);
  await led(half, '2026-11-18', 2, { CanceledAt: now(), CancelReason: 'Ill' });
  await led(half, '2026-11-18', 2, { PublishState: 'Unpublished' });
  const { ClassScheduleId } = await open.db
    .insertInto('class_schedules')
    .values({ ClubId: clubId, ScheduleStartDate: '2026-11-01', ScheduleEndDate: '2026-12-01', Slots: '[]' })
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  await led(half, '2026-11-18', 2, { ClassType: 'Course', ClassScheduleId });

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

it('a trainer ranking refuses invalid days', async () => {
  const clubId = await aClub(open.db);
  expect(await rankings().ofClub(clubId, query({ from: '2026-11-20', to: '2026-11-21' }))).toMatchObject({
    refused: 'ValidationFailed',
  });
  expect(await rankings().ofClub(clubId, query({ from: '2025-11-20', to: '2026-11-20' }))).toMatchObject({
    refused: 'DateIntervalTooLong',
  });
});

it('a trainer ranking returns the classes of one trainer by class and month, with their rank', async () => {
  const { clubId, full, half, idle, led } = await aClubOfTrainers();
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) await led(full, day, 2, { Name: 'Ride' });
  await led(full, '2026-11-15', 1, { Name: 'Yoga' });
  await led(full, '2026-09-30', 1, { Name: 'Yoga' });
  await led(full, '2025-11-30', 2);
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) await led(half, day, 1);
  const details = accepted(await rankings().ofTrainer(clubId, full, query({ presetRange: 'Week' })));
  expect(details).toMatchObject({ UserId: full, Rank: 1, Ranked: 2, Classes: 5, Seats: 10, Booked: 9, NoShows: 4, Awards: [] });
  expect(details.ByName).toEqual([
    { Name: 'Ride', Classes: 4, Seats: 8, Booked: 8, NoShows: 4 },
    { Name: 'Yoga', Classes: 1, Seats: 2, Booked: 1, NoShows: 0 },
  ]);
  expect(details.Months.map(({ Month, Classes }) => [Month, Classes]).filter(([, classes]) => classes !== 0)).toEqual([
    ['2026-09-01', 1],
    ['2026-11-01', 5],
  ]);
  expect(details.Months).toHaveLength(12);
  expect(accepted(await rankings().ofTrainer(clubId, idle, query()))).toMatchObject({ Rank: null, Classes: 0, ByName: [] });
  expect(await rankings().ofTrainer(clubId, await aUser(open.db), query())).toMatchObject({ refused: 'NotFound' });
});

it('a trainer ranking that the club disabled returns no ranks, but still the classes of each trainer', async () => {
  const { clubId, full, led } = await aClubOfTrainers();
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) await led(full, day, 2);
  expect(await rankings(false).ofClub(clubId, query())).toMatchObject({ refused: 'TrainerRankingsOff' });
  expect(await rankings(false).awards(clubId)).toMatchObject({ refused: 'TrainerRankingsOff' });
  expect(accepted(await rankings(false).ofTrainer(clubId, full, query()))).toMatchObject({
    Rank: null,
    RankBefore: null,
    Ranked: null,
    Classes: 4,
  });
});

it("a trainer ranking returns the points that athletes with a recorded heart rate earned in the trainer's classes", async () => {
  const { db } = open;
  const { clubId, full, half, athletes } = await aClubOfTrainers();
  const Begin = new Date('2026-11-18T08:00:00Z');
  const End = new Date('2026-11-18T09:00:00Z');
  const { GroupTrainingId } = await db
    .insertInto('group_trainings')
    .values({ ClubId: clubId, Name: 'Ride', TrainerId: full, Begin, End })
    .returning('GroupTrainingId')
    .executeTakeFirstOrThrow();
  const seconds = { Zone0Time: 0, Zone1Time: 0, Zone2Time: 3600, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0, GapTime: 0 };
  const bpm = { Zone0Bpm: 90, Zone1Bpm: 100, Zone2Bpm: 110, Zone3Bpm: 120, Zone4Bpm: 130, Zone5Bpm: 140 };
  const target = { TargetTime: 0, TargetLowBpm: 100, TargetHighBpm: 150, TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 };
  for (const [place, UserId] of athletes.entries())
    await db
      .insertInto('trainings')
      .values({
        ...seconds,
        ...bpm,
        ...target,
        UserId,
        ClubId: clubId,
        GroupTrainingId,
        GroupClubId: clubId,
        Begin,
        End,
        ClosedAt: End,
        Duration: 3600,
        Points: 100 + 101 * place,
        Calories: 300,
        TrainingType: 'spinning',
      })
      .execute();
  const { Trainers } = accepted(await rankings().ofClub(clubId, query()));
  expect(new Map(Trainers.map(({ UserId, PointsEach }) => [UserId, PointsEach]))).toEqual(
    new Map(Trainers.map(({ UserId }) => [UserId, UserId === full ? 151 : null])),
  );
  expect(Trainers.map(({ UserId }) => UserId)).toContain(half);
});

describe('the monthly awards of trainers', () => {
  const dayBegins = (clubId: number, days: readonly [string, ...string[]], fails = false) =>
    open.db.transaction().execute(async (trx) => {
      await trainerAwardDays({ now }).run(trx, { ClubId: clubId, TimeZone: 'UTC', days, since: now() });
      if (fails) throw new Error('killed');
    });
  const publishedIn = async (clubId: number) =>
    (
      await open.db
        .selectFrom('events')
        .select('Payload')
        .where('ClubId', '=', clubId)
        .where('Type', '=', 'TrainerAwards')
        .orderBy('EventId')
        .execute()
    ).map(({ Payload }) => Payload);

  it('are given once to the first three trainers, even after crashes and repeated runs', async () => {
    const { clubId, full, half, athletes, led } = await aClubOfTrainers();
    const [third, fourth] = [await aTrainer(clubId), await aTrainer(clubId)];
    expect(athletes).toHaveLength(2);
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-30', '2026-10-31']) {
      await led(full, day, 2);
      await led(half, day, 1);
      await led(third, day, day < '2026-10-30' ? 1 : 0);
      await led(fourth, day, day < '2026-10-02' ? 1 : 0);
      await led(fourth, day.replace('-10-', '-09-').replace('31', '29'), 2);
    }
    await expect(dayBegins(clubId, ['2026-11-01'], true)).rejects.toThrow('killed');
    expect(await rankings().awards(clubId)).toEqual([]);
    await Promise.all([dayBegins(clubId, ['2026-11-01']), dayBegins(clubId, ['2026-11-01'])]);
    await dayBegins(clubId, ['2026-10-31', '2026-11-01', '2026-11-02']);
    const awards = accepted(await rankings().awards(clubId));
    expect(awards.map(({ Month, UserId, Rank }) => [Month, UserId, Rank])).toEqual([
      ['2026-10-01', full, 1],
      ['2026-10-01', half, 2],
      ['2026-10-01', third, 3],
      ['2026-09-01', fourth, 1],
    ]);
    expect(await publishedIn(clubId)).toEqual([
      { Target: full, Month: '2026-10-01', Rank: 1, RankPrc: 25 },
      { Target: half, Month: '2026-10-01', Rank: 2, RankPrc: 50 },
      { Target: third, Month: '2026-10-01', Rank: 3, RankPrc: 75 },
    ]);
    const details = accepted(await rankings().ofTrainer(clubId, half, query()));
    expect(details.Awards).toEqual([{ Month: '2026-10-01', Rank: 2 }]);
    await leaveClubs(open.db, half);
    expect(accepted(await rankings().awards(clubId)).map(({ UserId }) => UserId)).toEqual([full, third, fourth]);
  });

  it('are not given to trainers whose classes were all empty', async () => {
    const { clubId, full, idle, led } = await aClubOfTrainers();
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-30', '2026-10-31']) {
      await led(full, day, 1);
      await led(idle, day, 0);
    }
    await dayBegins(clubId, ['2026-11-01']);
    expect(await publishedIn(clubId)).toEqual([{ Target: full, Month: '2026-10-01', Rank: 1, RankPrc: 50 }]);
  });

  it('are given once on the next day if the job did not run, with a notification for the last month only', async () => {
    const { clubId, full, half, led } = await aClubOfTrainers();
    for (const month of ['2025-11', '2025-12', '2026-08', '2026-10'])
      for (const day of ['01', '02', '25', '26']) await led(full, `${month}-${day}`, 2);
    for (const day of ['02', '03', '04', '05']) await led(half, `2026-11-${day}`, 2);
    await dayBegins(clubId, ['2026-11-20']);
    const months = async () => accepted(await rankings().awards(clubId)).map(({ Month, UserId }) => [Month, UserId]);
    const due = [
      ['2026-10-01', full],
      ['2026-08-01', full],
      ['2025-12-01', full],
    ];
    expect(await months()).toEqual(due);
    expect(await publishedIn(clubId)).toMatchObject([{ Target: full, Month: '2026-10-01' }]);
    for (const day of ['03', '04', '27', '28']) await led(half, `2026-10-${day}`, 2);
    await dayBegins(clubId, ['2026-11-21']);
    expect(await months()).toEqual(due);
    expect(await publishedIn(clubId)).toHaveLength(1);
  });

  it('are given only while the club has trainer rankings enabled', async () => {
    const { clubId, full, led } = await aClubOfTrainers();
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-30', '2026-10-31']) await led(full, day, 2);
    const ranks = (EnableTrainerRankings: boolean) =>
      open.db.updateTable('clubs').set({ EnableTrainerRankings }).where('ClubId', '=', clubId).execute();
    await ranks(false);
    await dayBegins(clubId, ['2026-11-01']);
    expect(await publishedIn(clubId)).toEqual([]);
    await ranks(true);
    expect(await rankings().awards(clubId)).toEqual([]);
    await dayBegins(clubId, ['2026-11-02']);
    expect(accepted(await rankings().awards(clubId))).toMatchObject([{ Month: '2026-10-01', UserId: full }]);
  });
});
