import {
  createExercise,
  deleteExercise,
  listExercises,
  publishExercises,
} from '@clubpulse/contract/workouts/exercises/exercises.calls';
import * as calls from '@clubpulse/contract/workouts/timers/timers.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const none = { Name: '', Instructions: '' };
async function exercise(name: string, italian: string): Promise<number> {
  const body = {
    Texts: { en: { Name: name, Instructions: '' }, it: { Name: italian, Instructions: '' }, es: none, fr: none },
    MainMuscle: 'quadriceps' as const,
    OtherMuscles: [],
    Muscles: [],
    Equipment: ['none' as const],
    Activities: [],
    Brand: '',
    Level: 'beginner' as const,
    Pattern: null,
    Measure: 'reps' as const,
    Locations: ['club' as const],
    Unilateral: false,
    Demands: [],
    PictureUris: [],
  };
  const made = await server.call(createExercise, { params: { id: world.clubA }, body, token: world.tokens.managerA });
  await publish(made.result.ExerciseId, true);
  return made.result.ExerciseId;
}
const publish = (id: number, Published: boolean) =>
  server.call(publishExercises, {
    params: { id: world.clubA },
    body: { ExerciseIds: [id], Published },
    token: world.tokens.managerA,
  });
const timed = (ExerciseId: number, Duration: string | null = '00:30') => ({ ExerciseId, Duration, Reps: null, RepsMax: null });
const counted = (ExerciseId: number, Reps: number, RepsMax: number | null = null) => ({
  ExerciseId,
  Duration: null,
  Reps,
  RepsMax,
});
const input = (Exercises: object[], fields: object = {}) => ({
  Name: 'Leg burner',
  WarmUp: '2:00',
  Exercises: Exercises as ReturnType<typeof counted>[],
  Rest: '00:10',
  Rounds: 3,
  RoundRest: null,
  CoolDown: '02:00',
  ...fields,
});
const create = (body: ReturnType<typeof input>) =>
  server.call(calls.createTimer, { params: { id: world.clubA }, body, token: world.tokens.trainerA });

describe('a workout timer', () => {
  it('is offered once it is published, and stays published or unpublished when an update does not contain `Published`', async () => {
    const squat = await exercise('Wall squat', 'Squat al muro');
    const draft = input([timed(squat)], { Name: 'Draft', Published: false });
    const one = { params: { id: world.clubA, timerId: (await create(draft)).result.TimerId }, token: world.tokens.trainerA };
    const published = async () =>
      (await server.call(calls.listTimers, { ...one, query: { globalSearch: 'Draft', Published: 'true' } })).result
        .recordsFiltered;
    expect(await published()).toBe(0);
    const { Published: _left, ...silent } = draft as typeof draft & { Published: boolean };
    await server.call(calls.updateTimer, { ...one, body: { ...silent, RowVersion: 0 } });
    expect(await published()).toBe(0);
    await server.call(calls.updateTimer, { ...one, body: { ...silent, Published: true, RowVersion: 1 } });
    expect(await published()).toBe(1);
  });

  it('stores all its fields with times as mm:ss, and returns its total duration', async () => {
    const [squat, lunge] = [await exercise('Jump squat', 'Squat saltato'), await exercise('Reverse lunge', 'Affondo indietro')];
    const made = await create(input([timed(squat), counted(lunge, 10, 12)]));
    expect(made.status).toBe(201);
    const one = { params: { id: world.clubA, timerId: made.result.TimerId }, token: world.tokens.trainerA };
    const read = await server.call(calls.getTimer, { ...one, language: 'it' });
    expect(read.result).toMatchObject({
      Name: 'Leg burner',
      WarmUp: '02:00',
      Rest: '00:10',
      Rounds: 3,
      RoundRest: null,
      CoolDown: '02:00',
      Exercises: [
        { ExerciseId: squat, Name: 'Squat saltato', Duration: '00:30', Reps: null, Removed: false },
        { ExerciseId: lunge, Name: 'Affondo indietro', Duration: null, Reps: 10, RepsMax: 12 },
      ],
      Total: { Seconds: 120 + 3 * (30 + 44 + 20) + 120, IsAbout: true },
    });
    const body = { ...input([timed(lunge, '01:30')], { Name: 'Leg burner, short', WarmUp: null }), RowVersion: 0 };
    const changed = await server.call(calls.updateTimer, { ...one, body });
    expect(changed.result).toMatchObject({ WarmUp: null, RowVersion: 1, Total: { Seconds: 3 * 100 + 120, IsAbout: false } });
    expect((await server.call(calls.updateTimer, { ...one, body })).problem.ErrorType).toBe('StaleRowVersion');
    const list = await server.call(calls.listTimers, {
      params: { id: world.clubA },
      query: { globalSearch: 'BURNER short' },
      token: world.tokens.managerA,
    });
    expect(list.result).toMatchObject({ recordsFiltered: 1, data: [{ Name: 'Leg burner, short', ExerciseCount: 1 }] });
    const there = { params: { id: world.clubB, timerId: made.result.TimerId }, token: world.tokens.managerB };
    expect((await server.call(calls.getTimer, there)).problem.ErrorType).toBe('TimerNotFound');
    expect((await server.call(calls.deleteTimer, there)).status).toBe(404);
    expect((await server.call(calls.deleteTimer, one)).status).toBe(204);
    expect((await server.call(calls.getTimer, one)).status).toBe(404);
  });

  it('refuses impossible values with the names of their fields', async () => {
    const [plank, jump] = [await exercise('Plank, ours', 'Plank nostro'), await exercise('Jump, ours', 'Salto nostro')];
    const refusedOf = async (Exercises: object[], fields: object = {}) => {
      const { status, problem } = await create(input(Exercises, fields));
      expect(status).toBe(400);
      return problem.errors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await refusedOf([timed(plank)], { WarmUp: '1h' })).toEqual(['WarmUp: timer-clock']);
    expect(await refusedOf([timed(plank)], { Rest: '00:03' })).toEqual(['Rest: timer-too-short']);
    expect(await refusedOf([timed(plank, '00:04')])).toEqual(['Exercises.0.Duration: timer-too-short']);
    expect(await refusedOf([])).toEqual(['Exercises: timer-without-exercises']);
    expect(await refusedOf([timed(plank), timed(jump), counted(plank, 5)])).toEqual([
      'Exercises.2.ExerciseId: timer-exercise-twice',
    ]);
    expect(await refusedOf([timed(plank, null)])).toEqual(['Exercises.0.Duration: timer-time-or-reps']);
    expect(await refusedOf([{ ...timed(plank), Reps: 5 }])).toEqual(['Exercises.0.Reps: timer-time-or-reps']);
    expect(await refusedOf([counted(plank, 12, 10)])).toEqual(['Exercises.0.RepsMax: timer-reps-order']);
    expect(await refusedOf([timed(plank), timed(999_999_999)])).toEqual(['Exercises.1.ExerciseId: timer-exercise-gone']);
    expect(await refusedOf([timed(plank, '59:00')], { Rounds: 50 })).toEqual(['Rounds: timer-too-long']);
    const ten = Array.from({ length: 10 }, (_, at) => timed(at + 1));
    expect(await refusedOf(ten)).toEqual(['Exercises: timer-too-many-exercises']);
  });

  it('retains the name of an exercise that was deleted, and can be saved with it', async () => {
    const id = await exercise('Skater jump', 'Salto del pattinatore');
    const here = { params: { id: world.clubA }, token: world.tokens.managerA };
    await server.call(publishExercises, { ...here, body: { ExerciseIds: [id], Published: true } });
    const { TimerId: timerId } = (await create(input([timed(id)], { Name: 'Skating' }))).result;
    await server.call(deleteExercise, { params: { id: world.clubA, exerciseId: id }, token: world.tokens.managerA });
    const one = { params: { id: world.clubA, timerId }, token: world.tokens.trainerA };
    const removed = [{ ExerciseId: id, Name: 'Skater jump', Removed: true, MainMuscle: null }];
    expect((await server.call(calls.getTimer, one)).result.Exercises).toMatchObject(removed);
    const body = { ...input([timed(id)], { Name: 'Skating on' }), RowVersion: 0 };
    expect((await server.call(calls.updateTimer, { ...one, body })).result).toMatchObject({
      Name: 'Skating on',
      Exercises: removed,
    });
  });

  it('refuses to add a library exercise that the club hides, but retains it if it was in the timer before', async () => {
    const here = { params: { id: world.clubA }, token: world.tokens.managerA };
    const { data } = (await server.call(listExercises, { ...here, query: { globalSearch: 'jumping jack' } })).result;
    const [first] = data.filter(({ ClubId }) => ClubId === null);
    if (!first) throw new Error('the library has jumping jacks');
    const id = first.ExerciseId;
    const { TimerId: timerId } = (await create(input([timed(id)], { Name: 'Jacks' }))).result;
    await publish(id, false);
    const refused = await create(input([timed(id)], { Name: 'Jacks again' }));
    expect(refused.problem.errors).toMatchObject([{ field: 'Exercises.0.ExerciseId', key: 'timer-exercise-gone' }]);
    const one = { params: { id: world.clubA, timerId }, token: world.tokens.trainerA };
    const body = { ...input([timed(id, '00:40')], { Name: 'Jacks' }), RowVersion: 0 };
    expect((await server.call(calls.updateTimer, { ...one, body })).result.Exercises).toMatchObject([{ Removed: false }]);
    await publish(id, true);
    expect((await create(input([timed(id)], { Name: 'Jacks again' }))).status).toBe(201);
    const own = await exercise('Bear crawl', 'Camminata');
    await publish(own, false);
    expect((await create(input([timed(own)], { Name: 'Crawl' }))).problem.errors).toMatchObject([{ key: 'timer-exercise-gone' }]);
  });
});
