import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import {
  createLiveTraining,
  startLiveTraining,
  stopLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { getOwnRoom, setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import { startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import { setGroupGoal } from '@clubpulse/contract/live/scenes/scenes.calls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../../test/samples.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let strap = 0;
let rows: Awaited<ReturnType<typeof rowsOf>>;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  rows = await rowsOf(server, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA });
  const { HardwareId } = await server.db
    .selectFrom('sensors')
    .select('HardwareId')
    .where('SensorId', '=', rows.sensor)
    .executeTakeFirstOrThrow();
  strap = strapNumber(HardwareId) ?? 0;
});
afterAll(() => server.close());

const room = async () =>
  (await server.call(getOwnRoom, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA })).result;
const beat = async (bridge?: number) => {
  const club = await server.live.board?.open(world.clubA);
  const now = Date.now();
  const receivedIn = bridge === undefined ? 0 : (club?.roomOfBridge(bridge) ?? 0);
  club?.receive(strap, 147, -60, Math.floor(now / 1000), receivedIn, now);
};

it('the live view of the room returns nothing to a user who is not in training', async () => {
  expect(await room()).toBeNull();
});

it("the live view of the room returns the room's goal and its progress, as on the wall", async () => {
  await beat();
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  await server.call(setGroupGoal, { params, token, body: { DisplayGroupId: null, Goal: 1500 } });
  await vi.waitFor(async () =>
    expect(await room()).toMatchObject({ Goal: 1500, Together: expect.any(Number), Points: expect.any(Number) }),
  );
});

it('the live view of the room returns the live training that runs on the wall, with its begin and end', async () => {
  const token = world.tokens.managerA;
  const body = {
    ClubId: world.clubA,
    Name: 'Ride',
    TrainerId: world.ids.trainerA,
    Begin: new Date().toISOString(),
    Duration: 30,
  };
  const { LiveTrainingId } = (await server.call(createLiveTraining, { token, body })).result;
  const params = { id: LiveTrainingId };
  const { result } = await server.call(startLiveTraining, { params, token });
  await vi.waitFor(
    async () => {
      await beat();
      expect((await room())?.Session).toMatchObject({ Name: 'Ride', BeganAt: result.StartedAt, EndsAt: result.EndsAt });
    },
    { interval: 1000 },
  );
  await server.call(stopLiveTraining, { params, token });
});

it("the live view of the room returns the room's flow", { tags: ['atLength'] }, async () => {
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  await server.db.deleteFrom('room_workouts').where('DisplayGroupId', '=', rows.room).execute();
  const Content = { Kind: 'Flow', IntensityFlowId: rows.flow } as const;
  const { result } = await server.call(startRoomWorkout, { params, token, body: { DisplayGroupId: rows.room, Content } });
  await vi.waitFor(
    async () => {
      await beat(rows.bridge);
      const Flow = {
        RoomWorkoutId: result.RoomWorkoutId,
        Step: 0,
        Flow: { Segments: [{ Begin: 0 }, { Begin: 90, Percent: 85 }] },
      };
      expect(await room()).toMatchObject({ Circuit: null, Flow });
    },
    { interval: 1000 },
  );
  await server.db.deleteFrom('room_workouts').where('DisplayGroupId', '=', rows.room).execute();
});

it("the live view of the room returns the room's timer", { tags: ['atLength'] }, async () => {
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  await server.db.deleteFrom('room_workouts').where('DisplayGroupId', '=', rows.room).execute();
  const Timer = { Type: 'Emom', Text: 'Burpees', Prepare: 0, Seconds: 60, Rounds: 5 } as const;
  const Content = { Kind: 'Quick', Timer } as const;
  const { result } = await server.call(startRoomWorkout, { params, token, body: { DisplayGroupId: rows.room, Content } });
  await vi.waitFor(
    async () => {
      await beat(rows.bridge);
      const run = { RoomWorkoutId: result.RoomWorkoutId, Step: 0, Paused: false, Content };
      expect(await room()).toMatchObject({ Circuit: null, Flow: null, Timer: run });
    },
    { interval: 1000 },
  );
  await server.db.deleteFrom('room_workouts').where('DisplayGroupId', '=', rows.room).execute();
});

it("the live view of the room returns the room's circuit, without its pictures", async () => {
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  await server.db.deleteFrom('room_workouts').where('RoomWorkoutId', '=', rows.roomWorkout).execute();
  const Content = { Kind: 'Circuit', BridgeWorkoutId: rows.circuit } as const;
  const begin = () => server.call(startRoomWorkout, { params, token, body: { DisplayGroupId: rows.room, Content } });
  expect((await begin()).problem.errors).toMatchObject([{ field: 'Content.BridgeWorkoutId' }]);
  await server.db.updateTable('bridge_workouts').set({ Published: true }).where('BridgeWorkoutId', '=', rows.circuit).execute();
  const { result } = await begin();
  await vi.waitFor(
    async () => {
      await beat(rows.bridge);
      const found = await room();
      expect(found).toMatchObject({ Circuit: { RoomWorkoutId: result.RoomWorkoutId, Step: 0, Paused: false } });
      expect(Math.abs(Date.parse(found?.At ?? '') - Date.now())).toBeLessThan(60_000);
      const exercises = found?.Circuit?.Circuit.Stations.flatMap((station) => station.Exercises) ?? [];
      expect(exercises.map((exercise) => [exercise.Name !== '', 'Drawn' in exercise])).toContainEqual([true, false]);
    },
    { interval: 1000 },
  );
});

it('the live view of the room shows the start station that the athlete chose, if the workout has it, until the athlete removes it', async () => {
  const id = (await room())?.Circuit?.RoomWorkoutId ?? 0;
  const shown = async () =>
    (await server.db.selectFrom('room_workouts').select('Began').where('RoomWorkoutId', '=', id).executeTakeFirst())?.Began;
  const say = (body: { RoomWorkoutId: number; Station: number | null }) =>
    server.call(setOwnStation, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA, body });
  await beat(rows.bridge);
  expect((await say({ RoomWorkoutId: id, Station: 1 })).status).toBe(204);
  expect(await shown()).toEqual({ [world.ids.athleteA]: 1 });
  expect((await say({ RoomWorkoutId: id, Station: 20 })).status).toBe(404);
  expect((await say({ RoomWorkoutId: 999_999_999, Station: 1 })).status).toBe(404);
  expect(await shown()).toEqual({ [world.ids.athleteA]: 1 });
  expect((await say({ RoomWorkoutId: id, Station: null })).status).toBe(204);
  expect(await shown()).toEqual({});
});

it('the live view of the room refuses a start station in the workout of a room where the athlete does not train', async () => {
  const { DisplayGroupId } = await server.db
    .insertInto('display_groups')
    .values({ ClubId: world.clubA, Name: 'Next door', Color: '#7a3e8f' })
    .returning('DisplayGroupId')
    .executeTakeFirstOrThrow();
  const Content = { Kind: 'Circuit', BridgeWorkoutId: rows.circuit } as const;
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  const { result } = await server.call(startRoomWorkout, { params, token, body: { DisplayGroupId, Content } });
  await beat(rows.bridge);
  const body = { RoomWorkoutId: result.RoomWorkoutId, Station: 1 };
  const response = await server.call(setOwnStation, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA, body });
  expect(response.status).toBe(404);
});
