import type { TestHouse } from './house.ts';
import type { World } from './world.ts';

/** Rows of one club that calls on single rows need. */
export interface ClubRows {
  readonly club: number;
  readonly brand: number;
  readonly athlete: number;
  readonly room: number;
  readonly emptyRoom: number;
  readonly bridge: number;
  readonly sensor: number;
  readonly display: number;
  readonly training: number;
}

/** A room with a bridge and a screen, an empty room, a strap and a training of the athlete, in clubs A and B. */
export async function createRows(house: TestHouse, world: World): Promise<{ own: ClubRows; foreign: ClubRows }> {
  return {
    own: await rowsOf(house, world.clubA, world.brandA, world.ids.athleteA, 1),
    foreign: await rowsOf(house, world.clubB, world.brandB, world.ids.athleteB, 2),
  };
}

async function rowsOf({ db }: TestHouse, club: number, brand: number, athlete: number, n: number): Promise<ClubRows> {
  const room = async (Name: string) =>
    (
      await db
        .insertInto('display_groups')
        .values({ ClubId: club, Name, Color: '#1787A6' })
        .returning('DisplayGroupId')
        .executeTakeFirstOrThrow()
    ).DisplayGroupId;
  const studio = await room('Studio');
  const emptyRoom = await room('Empty');
  const bridge = await db
    .insertInto('bridges')
    .values({ ClubId: club, HardwareId: `hub-${n}`, Name: 'Hub', DisplayGroupId: studio, SecretHash: `hash-${n}` })
    .returning('ClubpulseBridgeId')
    .executeTakeFirstOrThrow();
  const sensor = await db
    .insertInto('sensors')
    .values({ UserId: athlete, HardwareId: `ANT+:${1000 + n}`, Model: 'Clubpulse', Code: `D00100${n}` })
    .returning('SensorId')
    .executeTakeFirstOrThrow();
  const display = await db
    .insertInto('displays')
    .values({ ClubId: club, DisplayGroupId: studio, Name: 'TV', TokenHash: `token-${n}` })
    .returning('DisplayId')
    .executeTakeFirstOrThrow();
  const training = await db
    .insertInto('trainings')
    .values({
      UserId: athlete,
      ClubId: club,
      DisplayGroupId: studio,
      TrainingType: 'other',
      Begin: '2026-11-01T10:00:00Z',
      End: '2026-11-01T10:01:00Z',
      Duration: 60,
      Zone0Time: 60,
      Zone1Time: 0,
      Zone2Time: 0,
      Zone3Time: 0,
      Zone4Time: 0,
      Zone5Time: 0,
      GapTime: 0,
      TargetTime: 0,
      Points: 0,
      AverageHeartRate: 80,
      MaxHeartRate: 81,
      Calories: 2,
      Zone0Bpm: 90,
      Zone1Bpm: 108,
      Zone2Bpm: 126,
      Zone3Bpm: 144,
      Zone4Bpm: 162,
      Zone5Bpm: 180,
      TargetLowBpm: 117,
      TargetHighBpm: 153,
      TargetZoneLowPrc: 65,
      TargetZoneHighPrc: 85,
    })
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  return {
    club,
    brand,
    athlete,
    room: studio,
    emptyRoom,
    bridge: bridge.ClubpulseBridgeId,
    sensor: sensor.SensorId,
    display: display.DisplayId,
    training: training.TrainingId,
  };
}

export interface Sample {
  readonly params?: Record<string, number>;
  readonly query?: Record<string, string | number>;
  readonly body?: Record<string, unknown>;
}

/** A valid input of every call, about the rows of one club. A call without a sample fails the matrix. */
export function samples(rows: ClubRows): Record<string, Sample> {
  const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };
  const club = { params: { id: rows.club } };
  const user = { params: { id: rows.athlete } };
  return {
    'platform.health': {},
    'platform.config': {},
    'platform.report': { body: { kind: 'ServerError', method: 'GET', url: '/api/x', status: 500 } },
    'lookups.countries': {},
    'lookups.timeZones': {},
    'lookups.currencies': {},
    'users.self': {},
    'users.get': user,
    'users.basic': user,
    'users.roles': user,
    'users.clubRoles': { params: { id: rows.athlete, clubId: rows.club } },
    'users.update': { ...user, body: { RowVersion: 1_000_000, Nickname: 'Nobody' } },
    'users.targetZone': { ...user, body: { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 } },
    'clubUsers.list': club,
    'clubs.mine': {},
    'clubs.get': club,
    'clubs.summary': club,
    'clubs.join': { body: { Code: 'NOSUCHCODE' } },
    'brands.mine': {},
    'brands.clubs': { params: { id: rows.brand } },
    'rooms.list': club,
    'rooms.create': { body: { ClubId: rows.club, Name: 'Studio', Color: '#1787A6' } },
    'rooms.update': { params: { id: rows.room }, body: { Name: 'Studio', Color: '#4F8A2F' } },
    'rooms.delete': { params: { id: rows.room } },
    'bridges.list': club,
    'bridges.update': {
      params: { id: rows.bridge },
      body: { Name: 'Hub', DisplayGroupId: rows.room, Station: null, NetworkAddress: null },
    },
    'bridges.delete': { params: { id: rows.bridge } },
    'bridges.state': { params: { id: rows.bridge } },
    'bridges.codes': club,
    'bridges.requestCode': { body: { ClubId: rows.club, Name: 'Hub', DisplayGroupId: null } },
    'bridges.register': { body: { Code: 'NOSUCH22', HardwareId: 'x', Model: '' } },
    'sensors.ofUser': user,
    'sensors.ofClub': club,
    'sensors.unknown': club,
    'sensors.create': { body: { UserId: rows.athlete, Model: 'Garmin', Code: '000' } },
    'sensors.delete': { params: { id: rows.sensor } },
    'trainings.calendar': { ...user, query: month },
    'trainings.get': { params: { id: rows.training } },
    'trainings.next': { params: { id: rows.training } },
    'trainings.prev': { params: { id: rows.training } },
    'trainings.heartbeats': { ...user, query: { from: '2026-11-01T10:00:00Z', to: '2026-11-01T11:00:00Z' } },
    'trainings.ofClub': { ...club, query: month },
    'live.athletes': club,
    'live.user': user,
    'displays.startPairing': {},
    'displays.pairing': { body: { PairingId: 'x', Secret: 'x' } },
    'displays.pair': { ...club, body: { Code: 'NOSUCH', DisplayGroupId: rows.room, Name: 'TV' } },
    'displays.list': club,
    'displays.update': { params: { id: rows.display }, body: { Name: 'TV', DisplayGroupId: rows.room } },
    'displays.delete': { params: { id: rows.display } },
  };
}

/** Calls whose success takes their row away: the matrix makes them last. */
export const removing = new Set(['sensors.delete', 'displays.delete', 'bridges.delete']);
