import { languages } from '@clubpulse/contract/scalars';
import { getCircuit } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { createExercise, listExercises, publishExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import * as calls from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { getSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let editor: string;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
  await server.db.updateTable('users').set({ IsEditor: true }).where('UserId', '=', world.ids.trainerB).execute();
  editor = world.tokens.trainerB;
});
afterAll(() => server.close());

const inA = () => ({ params: { id: world.clubA }, token: world.tokens.trainerA });
const one = (providerWorkoutId: number) => ({ params: { id: world.clubA, providerWorkoutId }, token: world.tokens.trainerA });
const list = async (query: Record<string, string> = {}) =>
  (await server.call(calls.listProviderWorkouts, { ...inA(), query: { length: '100', ...query } })).result;
const named = async (name: string) => {
  const found = (await list()).data.find(({ Name }) => Name === name);
  if (found === undefined) throw new Error(`the platform offers no ${name}`);
  return found.ProviderWorkoutId;
};
const none = { Name: '', Description: '' };
const texts = (Name: string) => ({ en: { Name, Description: '' }, it: none, es: none, fr: none });

describe('the provider workouts of the platform', () => {
  it('include sheets and circuits in four languages, and every club can copy them', async () => {
    const { data } = await list();
    const kinds = data.map(({ Kind }) => Kind);
    expect(kinds.filter((kind) => kind === 'sheet').length).toBeGreaterThanOrEqual(6);
    expect(kinds.filter((kind) => kind === 'circuit').length).toBeGreaterThanOrEqual(3);
    for (const { ProviderWorkoutId, Name, Missing, ExerciseCount } of data) {
      expect([Name, Missing]).toEqual([Name, []]);
      expect(ExerciseCount).toBeGreaterThan(0);
      const complete = (await server.call(calls.getProviderWorkout, one(ProviderWorkoutId))).result;
      for (const language of languages)
        expect([complete.Texts[language].Name === '', complete.Texts[language].Description === '']).toEqual([false, false]);
      const { Texts, Level, Sheet, Circuit } = complete;
      const again = await server.call(calls.createProviderWorkout, { body: { Texts, Level, Sheet, Circuit }, token: editor });
      expect([Name, again.status]).toEqual([Name, 201]);
      const copied = await server.call(calls.copyProviderWorkout, one(ProviderWorkoutId));
      expect([Name, copied.status]).toEqual([Name, 201]);
    }
  });

  it("are found by kind, by level, and by their name in the caller's language", async () => {
    const query = { globalSearch: 'SCHIENA', Kind: 'sheet', Level: 'beginner' } as const;
    const found = (await server.call(calls.listProviderWorkouts, { ...inA(), query, language: 'it' })).result;
    expect(found.data.map(({ Name }) => Name)).toEqual(['Una schiena tranquilla']);
    expect((await list({ Kind: 'circuit' })).data.every(({ Duration }) => Duration > 0)).toBe(true);
  });
});

describe('a copy of a provider workout', () => {
  it('of a sheet belongs to the club, is unpublished and has the language of the caller', async () => {
    const inFrench = { ...one(await named('Basic strength, three days')), language: 'fr' };
    const { result } = await server.call(calls.copyProviderWorkout, inFrench);
    const sheet = (await server.call(getSheet, { params: { id: result.WorkoutSheetId ?? 0 }, token: world.tokens.trainerA }))
      .result;
    expect(sheet).toMatchObject({ ClubId: world.clubA, Name: 'Force de base, trois jours', Published: false, DayCount: 3 });
  });

  it('of a circuit lists the stations for which the club has no screen', async () => {
    const { result } = await server.call(calls.copyProviderWorkout, one(await named('Six stations, whole body')));
    expect(result).toMatchObject({ WorkoutSheetId: null, NotConfigured: [1, 2, 3, 4, 5, 6] });
    const circuit = await server.call(getCircuit, {
      params: { id: result.BridgeWorkoutId ?? 0 },
      token: world.tokens.trainerA,
    });
    expect(circuit.result).toMatchObject({ ClubId: world.clubA, Published: false, StationCount: 6, Rounds: 3 });
  });

  it('is refused with the names of its exercises that the club hides', async () => {
    const here = { params: { id: world.clubA }, token: world.tokens.managerA };
    const found = (await server.call(listExercises, { ...here, query: { globalSearch: 'wall ball' } })).result.data;
    const ball = found.find(({ ClubId, Name }) => ClubId === null && /wall ball/i.test(Name));
    if (ball === undefined) throw new Error('the library has wall balls');
    const put = (Published: boolean) =>
      server.call(publishExercises, { ...here, body: { ExerciseIds: [ball.ExerciseId], Published } });
    await put(false);
    const id = await named('Fifteen minutes, as many rounds as you can');
    expect((await list()).data.find(({ ProviderWorkoutId }) => ProviderWorkoutId === id)?.Missing).toEqual([ball.Name]);
    const { problem } = await server.call(calls.copyProviderWorkout, one(id));
    expect([problem.ErrorType, problem.detail?.includes(ball.Name)]).toEqual(['ExerciseNotFoundInDestinationClub', true]);
    await put(true);
    expect((await server.call(calls.copyProviderWorkout, one(id))).status).toBe(201);
  });
});

describe('an editor of provider workouts', () => {
  const content = async () => (await server.call(calls.getProviderWorkout, one(await named('A quiet back')))).result.Sheet;

  it('creates, publishes, unpublishes and deletes provider workouts, and no other user may do so', async () => {
    const body = { Texts: texts('Mornings'), Level: 'beginner' as const, Sheet: await content(), Circuit: null };
    expect((await server.call(calls.createProviderWorkout, { body, token: world.tokens.ownerA })).status).toBe(403);
    const { ProviderWorkoutId: id } = (await server.call(calls.createProviderWorkout, { body, token: editor })).result;
    expect((await server.call(calls.getProviderWorkout, one(id))).problem.ErrorType).toBe('ProviderWorkoutNotFound');
    expect((await server.call(calls.copyProviderWorkout, one(id))).problem.ErrorType).toBe('ProviderWorkoutNotFound');
    const ofEditor = { params: { id: world.clubB, providerWorkoutId: id }, token: editor };
    expect((await server.call(calls.getProviderWorkout, ofEditor)).result.PublishedAt).toBeNull();
    const publish = (Published: boolean) =>
      server.call(calls.publishProviderWorkouts, { body: { ProviderWorkoutIds: [id, 999_999_999], Published }, token: editor });
    expect((await publish(true)).result).toEqual({
      Done: [id],
      Refused: [{ ProviderWorkoutId: 999_999_999, ErrorType: 'ProviderWorkoutNotFound' }],
    });
    const { PublishedAt } = (await server.call(calls.getProviderWorkout, one(id))).result;
    await publish(true);
    expect((await server.call(calls.getProviderWorkout, one(id))).result.PublishedAt).toBe(PublishedAt);
    const update = { params: { providerWorkoutId: id }, token: editor };
    const values = { Texts: texts('Early mornings'), Level: 'intermediate' as const, RowVersion: 0 };
    expect((await server.call(calls.updateProviderWorkout, { ...update, body: values })).result).toMatchObject({
      Name: 'Early mornings',
      RowVersion: 1,
    });
    expect((await server.call(calls.updateProviderWorkout, { ...update, body: values })).problem.ErrorType).toBe(
      'StaleRowVersion',
    );
    const copied = (await server.call(calls.copyProviderWorkout, one(id))).result.WorkoutSheetId ?? 0;
    await publish(false);
    expect((await server.call(calls.getProviderWorkout, one(id))).status).toBe(404);
    expect((await server.call(calls.deleteProviderWorkout, { ...update, token: world.tokens.managerA })).status).toBe(403);
    expect((await server.call(calls.deleteProviderWorkout, update)).status).toBe(204);
    expect((await server.call(getSheet, { params: { id: copied }, token: world.tokens.trainerA })).status).toBe(200);
  });

  it('cannot save content that no club could use, nor exercises of a single club', async () => {
    const sheet = await content();
    if (sheet === null) throw new Error('a sheet');
    const create = async (fields: object) => {
      const body = { Texts: texts('Broken'), Level: 'beginner' as const, Sheet: sheet, Circuit: null, ...fields };
      const { problem } = await server.call(calls.createProviderWorkout, { body, token: editor });
      return problem.errors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await create({ Sheet: null })).toEqual(['Sheet: field-required']);
    expect(await create({ Texts: texts('') })).toEqual(['Texts.en.Name: field-required']);
    expect(await create({ Sheet: { ...sheet, Days: [{ Name: '', Groups: [] }] } })).toEqual([
      expect.stringMatching(/^Sheet\.Days\.0/),
    ]);
    const own = await server.call(createExercise, {
      params: { id: world.clubB },
      body: {
        Texts: { en: { Name: 'Only ours', Instructions: '' }, it: unnotified, es: unnotified, fr: unnotified },
        MainMuscle: 'glutes',
        OtherMuscles: [],
        Muscles: [],
        Equipment: ['none'],
        Activities: [],
        Brand: '',
        Level: 'beginner',
        Pattern: null,
        Measure: 'reps',
        Locations: ['club'],
        Unilateral: false,
        Demands: [],
        PictureUris: [],
      },
      token: world.tokens.managerB,
    });
    const text = JSON.stringify(sheet).replace(/"ExerciseId":\d+/, `"ExerciseId":${own.result.ExerciseId}`);
    const foreign: unknown = JSON.parse(text);
    expect(await create({ Sheet: foreign })).toEqual(['Sheet: provider-own-exercises']);
  });
});
const unnotified = { Name: '', Instructions: '' };
