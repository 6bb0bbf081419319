import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { writeTcx } from '../../training/recordings/formats/xml-write.wire.ts';
import { anHour } from '../../training/recordings/recordings.samples.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const iso = (second: number) => new Date(second * 1000).toISOString();
const HOUR = Math.floor(Date.now() / 3_600_000) * 3600;
const lastSeen = async (userId: number) => {
  const query = { draw: 0, start: 0, length: 100 };
  const { result } = await server.call(listClubPeople, { params: { id: world.clubA }, token: world.tokens.managerA, query });
  return result.data.find(({ UserId }) => UserId === userId)?.LastSeen;
};

it('a visit is dated by the trainer’s note, even if the member’s own recording of the same training begins earlier', {
  tags: ['atLength'],
}, async () => {
  const begin = HOUR - 30 * 3600;
  const [asAthlete, asTrainer] = [world.tokens.athleteA, world.tokens.trainerA].map((token) => ({
    params: { id: world.ids.athleteA },
    token,
  }));
  if (!asAthlete || !asTrainer) throw new Error('two callers');
  const Granted = true;
  const consent = { ClubId: world.clubA, Purpose: 'HeartRate' as const, Version: textVersions.HeartRate, Granted };
  expect((await server.call(setConsents, { ...asAthlete, body: [consent] })).status).toBe(200);
  const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const note = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
  const { result } = await server.call(createTraining, { ...asTrainer, body: note });
  const series = () => server.call(getTrainingSeries, { params: { id: result.TrainingId }, token: world.tokens.trainerA });
  const before = (await series()).status;
  expect(await lastSeen(world.ids.athleteA)).toBe(iso(begin));

  const file = writeTcx(anHour(begin - 600, { beats: new Uint8Array(3600).fill(150) }));
  const sent = { File: Buffer.from(file).toString('base64'), FileName: 'ride.tcx' };
  const { Trainings } = (await server.call(importRecording, { ...asAthlete, body: sent })).result;
  expect(Trainings).toMatchObject([{ Outcome: 'Added' }]);
  expect(await lastSeen(world.ids.athleteA)).toBe(iso(begin));
  expect((await series()).status).toBe(before);
});

it('a visit is counted when a club received the member’s strap during a training that the member recorded', async () => {
  const UserId = await aUser(server.db);
  await server.db.insertInto('user_roles').values({ UserId, Role: 'Athlete', ClubId: world.clubA }).execute();
  const zones = {
    Zone0Time: 0,
    Zone1Time: 0,
    Zone2Time: 0,
    Zone3Time: 0,
    Zone4Time: 0,
    TargetTime: 0,
    AverageHeartRate: 160,
    MaxHeartRate: 170,
  };
  const lasting = (begin: number, seconds: number) => ({
    UserId,
    TrainingType: 'other',
    Begin: new Date(begin * 1000),
    End: new Date((begin + seconds) * 1000),
    Duration: seconds,
    ...zones,
    Zone5Time: seconds,
    GapTime: 0,
    Points: 10,
    Calories: 10,
  });
  const begin = HOUR - 50 * 3600;
  const limits = { Zone0Bpm: 90, Zone1Bpm: 108, Zone2Bpm: 126, Zone3Bpm: 144, Zone4Bpm: 162, Zone5Bpm: 180 };
  const target = { TargetLowBpm: 117, TargetHighBpm: 153, TargetZoneLowPrc: 65, TargetZoneHighPrc: 85 };
  await server.db
    .insertInto('trainings')
    .values({ ...lasting(begin, 7200), ...limits, ...target })
    .execute();
  expect(await lastSeen(UserId)).toBeNull();
  const received = { ...lasting(begin + 1800, 1200), ...limits, ...target, ClubId: world.clubA };
  await server.db.insertInto('trainings').values(received).execute();
  expect(await lastSeen(UserId)).toBe(iso(begin + 1800));
  const note = { UserId, ClubId: world.clubA, Begin: new Date((begin + 3600) * 1000), Duration: 1800, Name: '', Note: '' };
  await server.db
    .insertInto('attendance_notes')
    .values({ ...note, TrainingType: 'other' })
    .execute();
  expect(await lastSeen(UserId)).toBe(iso(begin + 3600));
});
