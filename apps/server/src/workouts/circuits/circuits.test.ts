import { updateBridge } from '@clubpulse/contract/devices/bridges.calls';
import { updateDisplay } from '@clubpulse/contract/live/displays.calls';
import { CIRCUIT } from '@clubpulse/contract/workouts/circuits/circuits';
import * as calls from '@clubpulse/contract/workouts/circuits/circuits.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let shared: number[];
let ofA: number;
let ofB: number;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const own = (ClubId: number, Name: string) =>
    server.db
      .insertInto('exercises')
      .values({
        ClubId,
        Texts: JSON.stringify({
          en: { Name, Instructions: '' },
          it: { Name: '', Instructions: '' },
          es: { Name: '', Instructions: '' },
          fr: { Name: '', Instructions: '' },
        }),
        MainMuscle: 'glutes',
        Equipment: ['none'],
        Level: 'beginner',
        Measure: 'reps',
        Locations: ['club'],
        Published: true,
      })
      .returning('ExerciseId')
      .executeTakeFirstOrThrow();
  ofA = (await own(world.clubA, 'Sled of club A')).ExerciseId;
  ofB = (await own(world.clubB, 'Sled of club B')).ExerciseId;
  const rows = await server.db
    .selectFrom('exercises')
    .select('ExerciseId')
    .where('Key', 'is not', null)
    .where('Published', '=', true)
    .orderBy(({ eb }) => eb('Key', '<>', 'pushUp'))
    .orderBy('ExerciseId')
    .limit(12)
    .execute();
  shared = rows.map(({ ExerciseId }) => ExerciseId);
  const { ClubpulseBridgeId } = await server.db
    .insertInto('bridges')
    .values({ ClubId: world.clubA, HardwareId: 'circuit-left', Model: '', Name: 'Left', Station: 1, SecretHash: 'x' })
    .returning('ClubpulseBridgeId')
    .executeTakeFirstOrThrow();
  bridge = ClubpulseBridgeId;
});
afterAll(() => server.close());
let bridge: number;

type Body = TestInput<typeof calls.createCircuit>['body'] & object;
const line = (ExerciseId: number, fields: object = {}) => ({
  ExerciseId,
  Reps: 12,
  RepsMax: 15,
  Weight: 16,
  MachineLevel: null,
  CardioZone: null,
  Notes: '',
  ...fields,
});
const at = (Station: number | null, ids: readonly number[], StationKey: number | null = null) => ({
  StationKey,
  Station,
  Exercises: ids.map((id) => line(id)),
});
const body = (fields: object = {}) =>
  ({
    ClubId: world.clubA,
    Name: 'Full Body Eight',
    Description: 'Everybody walks with the arrows.',
    PictureUri: null,
    DisplayGroupId: null,
    Tags: ['Whole body', 'Whole body'],
    Published: false,
    StationsActive: true,
    TimerType: 'timer',
    WarmUp: 180,
    Cooldown: 180,
    Work: 40,
    Rest: 20,
    Rounds: 3,
    RoundRest: 60,
    Minutes: 12,
    StationsPerMinute: 1,
    Time: 900,
    Stations: [at(1, shared.slice(0, 2)), at(1, shared.slice(2, 3))],
    ...fields,
  }) as Body;
const changeOf = (fields: object = {}) => {
  const { ClubId: _club, ...change } = body(fields) as Body & { ClubId?: number };
  return change;
};
const create = (fields: object = {}, token = world.tokens.trainerA) =>
  server.call(calls.createCircuit, { body: body(fields), token });
const made = async (fields: object = {}) => {
  const answer = await create(fields);
  expect(answer.status).toBe(201);
  return answer.result;
};
const problemsOf = async (fields: object) => {
  const { problem } = await create(fields);
  return problem?.errors?.map(({ field, key }) => `${field}: ${key}`);
};
const ofA_ = () => ({ token: world.tokens.trainerA });

describe('a circuit', () => {
  it('is refused when the club has as many circuits as the limit allows', async () => {
    const full = await createWorld(server);
    const timer = { WarmUp: 0, Cooldown: 0, Work: 40, Rest: 20, Rounds: 3, RoundRest: 0, Minutes: 12, StationsPerMinute: 1 };
    const row = { ...timer, ClubId: full.clubA, TimerType: 'timer' as const, Time: 900, Stations: '[]', NextStationKey: 1 };
    const names = Array.from({ length: CIRCUIT.most - 1 }, (_, place) => ({ ...row, Name: `Circuit ${place}` }));
    await server.db.insertInto('bridge_workouts').values(names).execute();
    const fields = { ClubId: full.clubA, StationsActive: false, Stations: [at(null, shared.slice(0, 2))] };
    expect((await create(fields, full.tokens.trainerA)).status).toBe(201);
    expect((await create(fields, full.tokens.trainerA)).problem?.ErrorType).toBe('TooManyCircuits');
  });

  it('is stored with all its fields and the exercises of each station', async () => {
    const one = await made({ Description: 'Walk.', Published: true });
    const { result } = await server.call(calls.getCircuit, { params: { id: one.BridgeWorkoutId }, ...ofA_() });
    expect(result).toEqual(one);
    expect(result).toMatchObject({ Tags: ['Whole body'], Work: 40, RowVersion: 0, Duration: 3 * 2 * 60 + 2 * 60 + 360 });
    expect(result.Stations.map(({ StationKey, Configured, Exercises }) => [StationKey, Configured, Exercises.length])).toEqual([
      [1, true, 2],
      [2, true, 1],
    ]);
    expect(result.Stations[0]?.Exercises[0]).toMatchObject({ Reps: 12, RepsMax: 15, Weight: 16, Drawn: { Figure: 'pushUp' } });
  });

  it('is saved for a caller who read the stored version, and refused for a caller with an older version', async () => {
    const { BridgeWorkoutId: id } = await made();
    const save = (fields: object) =>
      server.call(calls.updateCircuit, {
        params: { id },
        body: { ...changeOf(), RowVersion: 0, Emptied: [], ...fields } as never,
        ...ofA_(),
      });
    const stations = [at(1, shared.slice(0, 2), 1), at(1, shared.slice(2, 3), 2), at(1, shared.slice(4, 5))];
    const saved = await save({ Name: 'Full Body Nine', Stations: stations });
    expect(saved.result).toMatchObject({ Name: 'Full Body Nine', RowVersion: 1 });
    expect(saved.result.Stations.map(({ StationKey }) => StationKey)).toEqual([1, 2, 3]);
    const doubled = { Stations: [at(1, shared.slice(0, 2), 1), at(1, shared.slice(2, 3), 1)], Emptied: [2, 3], RowVersion: 1 };
    expect((await save(doubled)).problem.errors).toMatchObject([
      { field: 'Stations.1.StationKey', key: 'circuit-station-twice' },
    ]);
    await save({ Stations: stations, Emptied: [3], RowVersion: 1 });
    expect((await save({})).problem?.ErrorType).toBe('StaleRowVersion');
  });

  it('cannot lose a station that still has exercises', async () => {
    const { BridgeWorkoutId: id } = await made();
    const save = (Emptied: number[]) =>
      server.call(calls.updateCircuit, {
        params: { id },
        body: { ...changeOf({ Stations: [at(1, shared.slice(0, 2), 1)] }), RowVersion: 0, Emptied } as never,
        ...ofA_(),
      });
    const refused = await save([]);
    expect(refused.problem?.errors).toMatchObject([{ field: 'Stations', key: 'circuit-station-has-exercises' }]);
    expect((await save([2])).result.StationCount).toBe(1);
  });

  it('retains the name of an exercise that was deleted, and can be saved with it', async () => {
    const exercise = await server.db
      .insertInto('exercises')
      .columns(['ClubId', 'Texts', 'MainMuscle', 'Equipment', 'Level', 'Measure', 'Locations', 'Published'])
      .expression((eb) =>
        eb
          .selectFrom('exercises')
          .select(['ClubId', 'Texts', 'MainMuscle', 'Equipment', 'Level', 'Measure', 'Locations', 'Published'])
          .where('ExerciseId', '=', ofA),
      )
      .returning('ExerciseId')
      .executeTakeFirstOrThrow();
    const one = await made({ Stations: [at(1, [exercise.ExerciseId])] });
    await server.db.deleteFrom('exercises').where('ExerciseId', '=', exercise.ExerciseId).execute();
    const saved = await server.call(calls.updateCircuit, {
      params: { id: one.BridgeWorkoutId },
      body: { ...changeOf({ Stations: [at(1, [exercise.ExerciseId], 1)] }), RowVersion: 0, Emptied: [] } as never,
      ...ofA_(),
    });
    expect(saved.result.Stations[0]?.Exercises).toMatchObject([{ Name: 'Sled of club A', Drawn: null }]);
  });

  it('refuses a picture that the club did not upload', async () => {
    const keep = async (id: number, background: string, token: string) => {
      const size = { width: 640, height: 480 };
      const file = await sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toBuffer();
      const input = { name: 'circuit.png', type: 'image/png', size: file.length, ...size };
      const crop = { x: 0, y: 0, ...size, type: 'auto' } as const;
      const upload = {
        Image: file.toString('base64'),
        Data: { input, output: size, actions: { rotation: 0, crop, size } },
      } as const;
      return (await server.call(calls.uploadCircuitPicture, { params: { id }, body: upload, token })).result.body.PictureUri;
    };
    const { tokens, clubA, clubB } = world;
    const own = await keep(clubA, '#234567', ofA_().token);
    const another = await keep(clubB, '#345678', tokens.managerB);
    for (const PictureUri of [another, `/media/${'0'.repeat(64)}-960.jpg`])
      expect(await problemsOf({ PictureUri })).toEqual(['PictureUri: invalid-value']);
    expect((await made({ PictureUri: own })).PictureUri).toBe(own);
  });

  it('refuses to add exercises that are hidden or unpublished, and retains those it contains', async () => {
    const [id = 0] = shared.slice(11);
    const stored = await made({ Stations: [at(1, [id, ofA])] });
    await server.db.insertInto('exercises_put_away').values({ ClubId: world.clubA, ExerciseId: id }).execute();
    await server.db.updateTable('exercises').set({ Published: false }).where('ExerciseId', '=', ofA).execute();
    expect(await problemsOf({ Stations: [at(1, [id, ofA])] })).toEqual([
      'Stations.0.Exercises.0.ExerciseId: error.MovementNotFound',
      'Stations.0.Exercises.1.ExerciseId: error.MovementNotFound',
    ]);
    const fields = changeOf({ Stations: [at(1, [id, ofA], stored.Stations[0]?.StationKey)] });
    const saved = await server.call(calls.updateCircuit, {
      params: { id: stored.BridgeWorkoutId },
      body: { ...fields, RowVersion: stored.RowVersion, Emptied: [] } as never,
      ...ofA_(),
    });
    expect(saved.result.Stations[0]?.Exercises).toMatchObject([{ ExerciseId: id }, { ExerciseId: ofA }]);
    expect(saved.result.Stations[0]?.Exercises.every(({ Drawn }) => Drawn !== null)).toBe(true);
    await server.db.deleteFrom('exercises_put_away').where('ClubId', '=', world.clubA).execute();
    await server.db.updateTable('exercises').set({ Published: true }).where('ExerciseId', '=', ofA).execute();
  });

  it('is refused with an error for each invalid field', async () => {
    expect(await problemsOf({ Stations: [at(null, [])] })).toEqual([
      'StationsActive: circuit-station-required',
      'Stations: circuit-exercise-required',
    ]);
    expect(await problemsOf({ Stations: [at(9, [shared[0] ?? 0])] })).toEqual([
      'Stations.0.Station: circuit-station-not-configured',
    ]);
    expect(await problemsOf({ Stations: [at(1, [ofB])] })).toEqual(['Stations.0.Exercises.0.ExerciseId: error.MovementNotFound']);
    expect(await problemsOf({ Stations: [at(1, shared.slice(0, 10))] })).toEqual([
      'Stations.0.Exercises: circuit-too-many-exercises',
    ]);
    expect(await problemsOf({ Work: 4 })).toEqual(['Work: circuit-too-short']);
    expect(await problemsOf({ Work: 7 })).toEqual(['Work: circuit-length-step']);
    expect(await problemsOf({ Work: 1805, Rest: 605 })).toEqual(['Work: length-too-long', 'Rest: length-too-long']);
    expect(await problemsOf({ TimerType: 'Tabata' })).toEqual(['TimerType: invalid-value']);
    expect(await problemsOf({ StationsActive: false })).toEqual(['StationsActive: circuit-one-station']);
    expect(await problemsOf({ PictureUri: `/media/${'0'.repeat(64)}` })).toEqual(['PictureUri: invalid-value']);
    expect(await problemsOf({ DisplayGroupId: 999_999_999 })).toEqual(['DisplayGroupId: invalid-id']);
    expect((await create({ ClubId: world.clubB, Stations: [at(1, [ofB])] }, world.tokens.managerB)).problem?.ErrorType).toBe(
      'NoBridgeWithStation',
    );
  });
});

describe('the list of circuits', () => {
  it('can be filtered by text, tag, timer and state', async () => {
    const Tag = 'Only here';
    const emom = await made({ Name: 'Élan', TimerType: 'EMOM', Tags: [Tag] });
    await made({ Name: 'Zeta', Published: true, Tags: [Tag] });
    const names = async (query: object) =>
      (
        await server.call(calls.listCircuits, { query: { ClubId: String(world.clubA), Tag, ...query }, ...ofA_() })
      ).result.data.map(({ Name }) => Name);
    expect(await names({})).toEqual(['Élan', 'Zeta']);
    expect(await names({ globalSearch: 'elan' })).toEqual(['Élan']);
    expect(await names({ globalSearch: '%' })).toEqual([]);
    expect(await names({ Published: 'true' })).toEqual(['Zeta']);
    expect(await names({ TimerType: 'EMOM' })).toEqual(['Élan']);
    const tags = await server.call(calls.listCircuitTags, { query: { ClubId: String(world.clubA) }, ...ofA_() });
    expect(tags.result).toEqual(['Only here', 'Whole body']);
    const publish = { ClubId: world.clubA, BridgeWorkoutIds: [emom.BridgeWorkoutId, 999_999_999] };
    const published = await server.call(calls.batchPublishCircuits, { body: { ...publish, Published: true }, ...ofA_() });
    expect(published.result).toEqual({ Done: [emom.BridgeWorkoutId], NotFound: [999_999_999] });
    expect(await names({ Published: 'true' })).toEqual(['Élan', 'Zeta']);
    const deleted = await server.call(calls.batchDeleteCircuits, { body: publish, ...ofA_() });
    expect(deleted.result.Done).toEqual([emom.BridgeWorkoutId]);
    expect(await names({})).toEqual(['Zeta']);
  });
});

describe('copies of circuits', () => {
  const clone = (BridgeWorkoutIds: number[], ClubIds: number[], token = world.tokens.managerA) =>
    server.call(calls.batchCloneCircuits, { body: { ClubId: world.clubA, BridgeWorkoutIds, ClubIds }, token });

  it('are created only in clubs where the caller may build circuits', async () => {
    const { BridgeWorkoutId } = await made();
    const { result } = await clone([BridgeWorkoutId], [world.clubA, world.clubB]);
    expect(result.Done).toMatchObject([{ ClubId: world.clubA, NotConfigured: [] }]);
    expect(result.Refused).toEqual([{ BridgeWorkoutId, ClubId: world.clubB, ErrorType: 'InsufficientRights', Missing: [] }]);
  });

  it('refuse an exercise that the other club does not have, and report stations that have no bridge there', async () => {
    const own = await made({ Stations: [at(1, [ofA])] });
    const common = await made({ Stations: [at(1, shared.slice(0, 1))] });
    const { result } = await clone([own.BridgeWorkoutId, common.BridgeWorkoutId], [world.clubB], world.tokens.admin);
    expect(result.Refused).toMatchObject([{ ErrorType: 'CircuitExerciseNotFound', Missing: ['Sled of club A'] }]);
    expect(result.Done).toMatchObject([{ BridgeWorkoutId: common.BridgeWorkoutId, ClubId: world.clubB, NotConfigured: [1] }]);
    const copy = await server.call(calls.getCircuit, {
      params: { id: result.Done[0]?.CopyId ?? 0 },
      token: world.tokens.managerB,
    });
    expect(copy.result).toMatchObject({ ClubId: world.clubB, Published: false, Stations: [{ Station: 1, Configured: false }] });
  });
});

describe('circuits on screens', () => {
  it('contain all data that a TV connected to a bridge of the club needs', async () => {
    const room = await server.db
      .insertInto('display_groups')
      .values({ ClubId: world.clubA, Name: 'Circuit room', Color: '#7a3e8f' })
      .returning('DisplayGroupId')
      .executeTakeFirstOrThrow();
    const one = await made({ DisplayGroupId: room.DisplayGroupId });
    const { result } = await server.call(calls.getCircuitCache, { params: { id: one.BridgeWorkoutId }, ...ofA_() });
    expect(result).toMatchObject({ Room: { Name: 'Circuit room', Color: '#7a3e8f' }, RowVersion: 0 });
    expect(result.Steps.length).toBe(1 + 3 * 4 + 2 + 1);
    expect(result.Steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBe(one.Duration * 1000);

    const { DisplayId } = await server.db
      .insertInto('displays')
      .values({ ClubId: world.clubA, DisplayGroupId: room.DisplayGroupId, Name: 'left', TokenHash: 'circuit-tv' })
      .returning('DisplayId')
      .executeTakeFirstOrThrow();
    const hang = (ClubpulseBridgeId: number | null, RowVersion: number) =>
      server.call(updateDisplay, {
        params: { id: DisplayId },
        body: { Name: 'left', DisplayGroupId: room.DisplayGroupId, ClubpulseBridgeId, RowVersion },
        token: world.tokens.managerA,
      });
    expect((await hang(bridge, 0)).result.ClubpulseBridgeId).toBe(bridge);
    const stations = await server.call(calls.listClubStations, { query: { ClubId: String(world.clubA) }, ...ofA_() });
    expect(stations.result).toMatchObject([{ Station: 1, Bridges: [{ Name: 'Left' }], Screens: [{ DisplayId, Name: 'left' }] }]);
    expect((await hang(999_999_999, 1)).problem?.errors).toMatchObject([{ field: 'ClubpulseBridgeId' }]);
    await server.call(updateBridge, {
      params: { id: bridge },
      body: { Name: 'Left', DisplayGroupId: null, Station: 5, NetworkAddress: null, RowVersion: 0 },
      token: world.tokens.managerA,
    });
    const lost = await server.call(calls.getCircuit, { params: { id: one.BridgeWorkoutId }, ...ofA_() });
    expect(lost.result.Stations.map(({ Configured }) => Configured)).toEqual([false, false]);
  });
});

it('a circuit has at most as many steps as a room can follow', () =>
  expect(CIRCUIT.stations * CIRCUIT.rounds * 3).toBeLessThan(2000));
