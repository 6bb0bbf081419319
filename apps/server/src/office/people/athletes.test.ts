import { listClubAthletes, listClubTrainers } from '@clubpulse/contract/office/people.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClass, aCourse, anAthlete, bookingSettings, hours } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createClubTrainers } from './trainers.service.ts';

let server: TestServer;
let clubId: number;
let coachId: number;
let token: string;
beforeAll(async () => {
  server = await openServer();
  clubId = await aClub(server.db);
  token = await server.tokenFor('coach@athletes.example');
  coachId = await aUser(server.db, { Email: 'coach@athletes.example', Nickname: 'coach of athletes', LastName: 'Neri' });
  await aRole(server.db, coachId, 'Trainer', clubId);
});
afterAll(() => server.close());

const athlete = (LastName: string) => anAthlete(server.db, clubId, { LastName, FirstMidName: 'A' });
const trains = async (UserId: number, ClubId: number, Begin: Date, Points: number) => {
  const zones = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].flatMap((zone) => [[`Zone${zone}Time`, 0] as const, [`Zone${zone}Bpm`, 0] as const]),
  );
  const computed = {
    Duration: 0,
    GapTime: 0,
    TargetTime: 0,
    Calories: 0,
    TargetLowBpm: 0,
    TargetHighBpm: 0,
    TargetZoneLowPrc: 65,
  };
  const row = { ...zones, ...computed, TargetZoneHighPrc: 85, UserId, ClubId, TrainingType: 'Other', Begin, End: Begin, Points };
  const { TrainingId } = await server.db
    .insertInto('trainings')
    .values(row as never)
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  return TrainingId;
};

it('the list of athletes has those whom the caller follows first, then all others, each sorted by name, and a page may contain both', async () => {
  const { db } = server;
  const [adler, bruni, curie, dolci] = [
    await athlete('Adler'),
    await athlete('Bruni'),
    await athlete('Curie'),
    await athlete('Dolci'),
  ];
  for (const [WatchedId, Type] of [
    [dolci, 2],
    [bruni, 1],
    [adler, 3],
  ] as const)
    await db.insertInto('watches').values({ WatcherId: coachId, WatchedId, Type, NotifyWatcher: false }).execute();
  await db.insertInto('watches').values({ WatcherId: adler, WatchedId: curie, Type: 2, NotifyWatcher: false }).execute();
  const older = hours(-200);
  await trains(bruni, clubId, older, 10);
  const last = await trains(bruni, clubId, hours(-100), 42);
  await trains(bruni, await aClub(db), hours(-1), 99);
  await db
    .insertInto('expirations')
    .values({ ClubId: clubId, UserId: curie, Type: 'MedicalCertificate', ExpirationDate: '2026-01-31' } as never)
    .execute();
  await bookingSettings(db, clubId, { DisableOnInvalidMembership: true });

  const ask = async (query = {}) => (await server.call(listClubAthletes, { params: { id: clubId }, query, token })).result;
  const all = await ask();
  expect(all).toMatchObject({ recordsTotal: 4, recordsFiltered: 4 });
  expect(all.data.map(({ LastName, Followed }) => [LastName, Followed])).toEqual([
    ['Bruni', true],
    ['Dolci', true],
    ['Adler', false],
    ['Curie', false],
  ]);
  expect(all.data[0]?.LastTraining).toMatchObject({ TrainingId: last, Points: 42 });
  expect(all.data[1]?.LastTraining).toBeNull();
  expect(all.data.find(({ UserId }) => UserId === curie)?.LookOut).toEqual([
    { Kind: 'CertificateExpired', Date: '2026-01-31' },
    { Kind: 'MembershipExpired', Date: null },
  ]);
  const names = async (query: object) => (await ask(query)).data.map(({ LastName }) => LastName);
  expect(await names({ start: 1, length: 2 })).toEqual(['Dolci', 'Adler']);
  expect(await names({ start: 3, length: 2 })).toEqual(['Curie']);
  expect(await ask({ followed: 'true' })).toMatchObject({
    recordsTotal: 4,
    recordsFiltered: 2,
    data: [{ UserId: bruni }, { UserId: dolci }],
  });
  expect(await ask({ globalSearch: 'adler' })).toMatchObject({ recordsFiltered: 1, data: [{ UserId: adler }] });
});

it('the list of trainers shows the number of classes in a week, counting a course by its days, and the last and next class', async () => {
  const { db } = server;
  const club = await aClub(db);
  const trainer = async (LastName: string) => {
    const id = await aUser(db, { LastName });
    await aRole(db, id, 'Trainer', club);
    return id;
  };
  const [busy, idle] = [await trainer('Alba'), await trainer('Zita')];
  const now = new Date('2027-03-10T11:00:00Z');
  const at = (text: string) => new Date(text);
  const led = (Begin: Date, fields = {}) => aClass(db, club, { TrainerId: busy, Begin, ...fields });
  const monday = await led(at('2027-03-08T17:00:00Z'), { Name: 'Monday' });
  const sunday = await led(at('2027-03-14T22:30:00Z'), { Name: 'Late on Sunday' });
  await led(at('2027-03-07T22:30:00Z'), { Name: 'Last Sunday' });
  await led(at('2027-03-14T23:30:00Z'), { Name: 'Next Monday in Rome' });
  await led(at('2027-03-11T17:00:00Z'), { CanceledAt: now, Name: 'Canceled' });
  await led(at('2027-03-11T18:00:00Z'), { PublishState: 'Unpublished', Name: 'Not published' });
  const ahead = (text: string) => (at(text).getTime() - Date.now()) / 3_600_000;
  const { classId: course } = await aCourse(
    db,
    club,
    [ahead('2027-03-02T17:00:00Z'), ahead('2027-03-09T17:00:00Z'), ahead('2027-03-12T17:00:00Z')],
    {
      TrainerId: busy,
    },
  );
  const someone = await anAthlete(db, club);
  for (const [ClassId, UserId] of [
    [monday, someone],
    [sunday, someone],
    [course, someone],
    [sunday, await anAthlete(db, club)],
  ] as const)
    await db
      .insertInto('class_participants')
      .values({
        ClassId,
        ClubId: club,
        UserId,
        State: 'Booked',
        Place: 'InSite',
        PaymentKind: 'Free',
        ClassBegin: now,
        ClassEnd: now,
        Since: now,
      } as never)
      .execute();

  const trainers = createClubTrainers({ db, club: async () => ({ TimeZone: 'Europe/Rome' }), now: () => now });
  const found = await trainers.list(club, { draw: 0, start: 0, length: 10 });
  expect(found).toMatchObject({
    recordsTotal: 2,
    data: [
      {
        UserId: busy,
        Classes: 4,
        Minutes: 240,
        People: 2,
        LastClass: { ClassId: monday, Name: 'Monday', Begin: '2027-03-08T17:00:00.000Z' },
        NextClass: { ClassId: sunday, Name: 'Late on Sunday' },
      },
      { UserId: idle, Classes: 0, Minutes: 0, People: 0, LastClass: null, NextClass: null },
    ],
  });
  const chief = await server.tokenFor('chief@athletes.example');
  await aRole(db, await aUser(db, { Email: 'chief@athletes.example' }), 'Manager', club);
  const searched = await server.call(listClubTrainers, { params: { id: club }, query: { globalSearch: 'zita' }, token: chief });
  expect(searched.result).toMatchObject({ recordsTotal: 2, recordsFiltered: 1, data: [{ UserId: idle }] });
});
