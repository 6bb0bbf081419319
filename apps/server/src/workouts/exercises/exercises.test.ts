import type { ImageUpload } from '@clubpulse/contract/accounts/images';
import { uploadUserImage } from '@clubpulse/contract/accounts/images.calls';
import { getClubEquipments, saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import type { Language } from '@clubpulse/contract/scalars';
import * as calls from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { figures } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { drawnKeys } from '@clubpulse/rules/workouts/exercises/figures';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const none = { Name: '', Instructions: '' };
const input = (en: string, fields: object = {}) =>
  ({
    Texts: { en: { Name: en, Instructions: '' }, it: none, es: none, fr: none },
    MainMuscle: 'glutes',
    OtherMuscles: [],
    Muscles: ['gluteusMaximus'],
    Equipment: ['cable'],
    Activities: ['strength'],
    Brand: '',
    Level: 'beginner',
    Pattern: null,
    Measure: 'reps',
    Locations: ['club'],
    Unilateral: false,
    Demands: [],
    PictureUris: [],
    ...fields,
  }) as TestInput<typeof calls.createExercise>['body'] & object;

async function list(query: object = {}, by: 'managerA' | 'managerB' | 'trainerA' = 'managerA', language: Language = 'en') {
  const id = by === 'managerB' ? world.clubB : world.clubA;
  return (await server.call(calls.listExercises, { params: { id }, query, token: world.tokens[by], language })).result;
}
const names = async (query: object = {}, language: Language = 'en') =>
  (await list({ length: 300, ...query }, 'managerA', language)).data.map(({ Name }) => Name);
async function create(name: string, fields: object = {}): Promise<number> {
  const made = await server.call(calls.createExercise, {
    params: { id: world.clubA },
    body: input(name, fields),
    token: world.tokens.managerA,
  });
  expect(made.status).toBe(201);
  return made.result.ExerciseId;
}
async function picture(background: string, width: number, height: number): Promise<ImageUpload> {
  const size = { width, height };
  const file = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    Image: file.toString('base64'),
    Data: {
      input: { name: 'side.png', type: 'image/png', size: file.length, ...size },
      output: size,
      actions: { rotation: 0, crop: { x: 0, y: 0, ...size, type: 'auto' }, size },
    },
  };
}
const publish = async (ids: number[], Published: boolean) =>
  (
    await server.call(calls.publishExercises, {
      params: { id: world.clubA },
      body: { ExerciseIds: ids, Published },
      token: world.tokens.managerA,
    })
  ).result;
const idNamed = async (name: string) => (await list({ globalSearch: name })).data[0]?.ExerciseId ?? 0;
const set = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe("the platform's library of exercises", () => {
  it('has 200 exercises with figures and texts in every language', async () => {
    const page = await list({}, 'managerB');
    const { drawn } = await server.db
      .selectFrom('exercises')
      .select(({ fn }) => fn.countAll<number>().as('drawn'))
      .where('ClubId', 'is', null)
      .where('Key', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(drawn).toBe(200);
    expect(page.recordsTotal).toBe(page.States.All);
    expect(page.States.Published).toBeGreaterThan(100);
    expect(page.data).toHaveLength(100);
  });

  it('draws each exercise with a figure made for it, and lists exercises that have no figure as without picture', async () => {
    const rows = await server.db.selectFrom('exercises').select(['ExerciseId', 'Key']).where('Key', 'is not', null).execute();
    const keys = new Map(rows.map(({ ExerciseId, Key }) => [ExerciseId, Key ?? '']));
    expect(drawnKeys.filter((key) => ![...keys.values()].includes(key))).toEqual([]);
    const all = (await list({ Own: false, length: 300 })).data;
    const drawn = all.filter(({ Figure }) => Figure !== null);
    expect(drawn.map(({ ExerciseId }) => keys.get(ExerciseId) ?? '').filter((key) => !drawnKeys.includes(key))).toEqual([]);
    expect(new Set(drawn.map(({ Figure }) => Figure))).toEqual(new Set(figures));
    const figureOf = new Map(all.map(({ Name, Figure }) => [Name, Figure]));
    for (const name of ['Air bike sprint', 'Band chest press', 'Reverse snow angel', 'Leg press'])
      expect(figureOf.get(name), name).toBeNull();
    expect(figureOf.get('Push-up')).toBe('pushUp');
    const bare = new Set((await list({ State: 'NoPicture', length: 300 })).data.map(({ Name }) => Name));
    expect(all.filter(({ Name, Figure }) => bare.has(Name) !== (Figure === null))).toEqual([]);
  });

  it('has instructions of two to four sentences in every language', async () => {
    const rows = await server.db.selectFrom('exercises').select(['Key', 'Texts']).where('Key', 'is not', null).execute();
    expect(rows).toHaveLength(200);
    for (const { Key, Texts } of rows)
      for (const language of ['en', 'it', 'es', 'fr'] as const) {
        const { Instructions } = Texts[language];
        expect(Instructions.length, `${Key} ${language}`).toBeLessThan(400);
        expect(Instructions.match(/[.;:]( |$)/g)?.length ?? 0, `${Key} ${language}`).toBeGreaterThanOrEqual(1);
      }
    const notified = rows.map(({ Texts }) =>
      (['en', 'it', 'es', 'fr'] as const).map((one) => Texts[one].Instructions.match(/\.( |$)/g)?.length),
    );
    for (const [english, ...others] of notified) expect(others).toEqual([english, english, english]);
  });

  it('is returned with names in the language of the caller, and sorted by them', async () => {
    const italian = (await list({ globalSearch: 'pushup', length: 5 }, 'managerA', 'it')).data[0];
    expect(italian?.Name).toBe('Piegamenti sulle braccia');
    const french = await names({}, 'fr');
    const folded = french.map((name) =>
      name
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .toLowerCase(),
    );
    expect(folded).toEqual([...folded].sort());
  });

  it('contains for each exercise the main muscle, the measure and the tags', async () => {
    const { result } = await server.call(calls.getExercise, {
      params: { id: world.clubA, exerciseId: await idNamed('Plank') },
      token: world.tokens.trainerA,
    });
    expect(result).toMatchObject({ Name: 'Plank', MainMuscle: 'abdominals', Measure: 'duration', Offered: true, ClubId: null });
    expect(result.Muscles).toContain('rectusAbdominis');
    expect(result.Texts.fr.Name).not.toBe('');
  });
});

describe('a search of exercises', () => {
  it.each([
    ['romanain deadlfit', 'Romanian deadlift'],
    ['souleve roumain', 'Romanian deadlift'],
    ['panca piana bilancere', 'Barbell bench press'],
  ])('for "%s" finds %s first', async (words, name) => expect((await names({ globalSearch: words }))[0]).toBe(name));

  it('lists first the exercises whose main muscle matches, in any language', async () => {
    const { data } = await list({ globalSearch: 'petto', length: 100 });
    const main = data.map(({ MainMuscle }) => MainMuscle);
    expect(main.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'chest'));
    expect(main.lastIndexOf('chest')).toBeLessThan(main.findIndex((one) => one !== 'chest'));
  });

  it('finds exercises by muscle and equipment together, also combined with filters', async () => {
    const found = await list({ globalSearch: 'femorali bilanciere', length: 50 });
    expect(found.recordsFiltered).toBeGreaterThan(1);
    for (const { MainMuscle, OtherMuscles, Equipment } of found.data) {
      expect([MainMuscle, ...OtherMuscles]).toContain('hamstrings');
      expect(Equipment).toContain('barbell');
    }
    expect(found.States.All).toBe(found.recordsFiltered);
    expect(
      (await list({ globalSearch: 'bilanciere', MainMuscle: 'chest' })).data.every((one) => one.MainMuscle === 'chest'),
    ).toBe(true);
    expect(await list({ globalSearch: 'zzzzzz' })).toMatchObject({ recordsFiltered: 0, data: [] });
    const all = found.data.map(({ ExerciseId }) => ExerciseId);
    const second = await list({ globalSearch: 'femorali bilanciere', start: 3, length: 3 });
    expect(second.data.map(({ ExerciseId }) => ExerciseId)).toEqual(all.slice(3, 6));
  });
});

describe('filters of exercises', () => {
  it('find exercises by each group of tags', async () => {
    const id = await create('Panatta leg curl', {
      MainMuscle: 'hamstrings',
      Muscles: ['semitendinosus'],
      Equipment: ['machine'],
      Activities: ['rehabilitation'],
      Brand: 'Panatta',
    });
    for (const query of [
      { MainMuscle: 'hamstrings' },
      { Muscle: 'semitendinosus' },
      { Equipment: 'machine' },
      { Activity: 'rehabilitation' },
      { Brand: 'Panatta' },
      { Own: 'true' },
    ]) {
      const page = await list({ length: 300, ...query });
      expect(
        page.data.map(({ ExerciseId }) => ExerciseId),
        JSON.stringify(query),
      ).toContain(id);
      expect(page.recordsFiltered).toBeLessThan(page.recordsTotal);
    }
    const fromPlatform = await list({ length: 300, Own: 'false' });
    expect(fromPlatform.recordsFiltered).toBeGreaterThan(0);
    expect(fromPlatform.data.every(({ ClubId }) => ClubId === null)).toBe(true);
    const brands = await server.call(calls.listExerciseBrands, { params: { id: world.clubA }, token: world.tokens.trainerA });
    expect(brands.result).toEqual(['Panatta']);
  });

  it('return the exercises that are possible with the equipment of the club or at home', async () => {
    const save = (fields: object) =>
      server.call(saveClubEquipments, {
        body: { ClubId: world.clubA, Equipments: ['barbell', 'bench'], ...fields },
        token: world.tokens.trainerA,
      });
    await save({ Home: ['mat'], Outdoor: [] });
    await save({});
    const stored = await server.call(getClubEquipments, { params: { id: world.clubA }, token: world.tokens.trainerA });
    expect(stored.result).toMatchObject({ Equipments: ['barbell', 'bench'], Home: ['mat'], Outdoor: [] });
    const needed = async (query: object) =>
      new Set((await list({ length: 300, Available: 'true', ...query })).data.flatMap(({ Equipment }) => Equipment));
    expect([...(await needed({}))].sort()).toEqual(['barbell', 'bench', 'none']);
    expect([...(await needed({ Location: 'home' }))].sort()).toEqual(['mat', 'none']);
    expect([...(await needed({ Location: 'outdoor' }))]).toEqual(['none']);
  });
});

describe('the exercises that a workout sheet may use', () => {
  it('are only the published exercises, also for athletes', async () => {
    const id = await create('Quokka curl');
    const offered = (token: string) =>
      server.call(calls.listOfferedExercises, { params: { id: world.clubA }, query: { globalSearch: 'Quokka curl' }, token });
    const before = await offered(world.tokens.athleteA);
    expect(before.result.data.map(({ ExerciseId }) => ExerciseId)).not.toContain(id);
    await server.call(calls.publishExercises, {
      params: { id: world.clubA },
      body: { ExerciseIds: [id], Published: true },
      token: world.tokens.managerA,
    });
    const after = await offered(world.tokens.athleteA);
    expect(after.result.data[0]).toMatchObject({ ExerciseId: id, Name: 'Quokka curl' });
    expect(after.result.recordsTotal).toBe(before.result.recordsTotal + 1);
    expect(after.result).not.toHaveProperty('States');
    expect((await offered(world.tokens.managerB)).status).toBe(403);
  });
});

describe('an exercise of a club', () => {
  it('is unpublished when it is created, is visible only to its club, and can be changed only with its current version', async () => {
    const id = await create('Copenhagen plank, ours');
    expect((await list({ globalSearch: 'Copenhagen ours' })).data[0]).toMatchObject({ ExerciseId: id, Published: false });
    expect((await list({ globalSearch: 'Copenhagen ours' }, 'managerB')).recordsFiltered).toBe(0);
    const there = { params: { id: world.clubB, exerciseId: id }, token: world.tokens.managerB };
    expect((await server.call(calls.getExercise, there)).problem.ErrorType).toBe('MovementNotFound');
    expect((await server.call(calls.deleteExercise, there)).problem.ErrorType).toBe('MovementNotFound');
    expect((await server.call(calls.updateExercise, { ...there, body: { ...input('Mine now'), RowVersion: 0 } })).status).toBe(
      404,
    );
    const here = { params: { id: world.clubA, exerciseId: id }, token: world.tokens.managerA };
    const body = { ...input('Copenhagen plank'), RowVersion: 0 };
    expect((await server.call(calls.updateExercise, { ...here, body })).result).toMatchObject({
      Name: 'Copenhagen plank',
      RowVersion: 1,
    });
    expect((await server.call(calls.updateExercise, { ...here, body })).problem.ErrorType).toBe('StaleRowVersion');
    expect((await server.call(calls.deleteExercise, here)).status).toBe(204);
    expect((await server.call(calls.getExercise, here)).status).toBe(404);
  });

  it('is refused with the name of the field when main muscle, equipment, place or English name is missing', async () => {
    const fieldsOf = async (fields: object) => {
      const { status, problem } = await server.call(calls.createExercise, {
        params: { id: world.clubA },
        body: input('Sled row', fields),
        token: world.tokens.managerA,
      });
      expect(status).toBe(400);
      return problem.errors?.map(({ field }) => field);
    };
    expect(await fieldsOf({ MainMuscle: null })).toEqual(['MainMuscle']);
    expect(await fieldsOf({ Equipment: [] })).toEqual(['Equipment']);
    expect(await fieldsOf({ Locations: [] })).toEqual(['Locations']);
    expect(await fieldsOf({ Texts: { en: none, it: { Name: 'Remata', Instructions: '' }, es: none, fr: none } })).toEqual([
      'Texts.en.Name',
    ]);
    const english = { Name: 'Sled row', Instructions: '' };
    expect(await fieldsOf({ Texts: { en: english, it: { Name: '', Instructions: 'Tira.' }, es: none, fr: none } })).toEqual([
      'Texts.it.Name',
    ]);
  });

  it('is found by the filter for a language in which its text is missing, and shows its English text in that language', async () => {
    const id = await create('Nordic curl, ours', {
      Texts: {
        en: { Name: 'Nordic curl, ours', Instructions: '' },
        it: { Name: 'Curl nordico nostro', Instructions: '' },
        es: none,
        fr: none,
      },
    });
    const lacking = async (language: Language) =>
      (await list({ Untranslated: language, length: 300 })).data.map(({ ExerciseId }) => ExerciseId);
    expect(await lacking('fr')).toContain(id);
    expect(await lacking('it')).not.toContain(id);
    expect((await list({ State: 'Untranslated', globalSearch: 'nordico' })).data[0]).toMatchObject({
      Untranslated: ['es', 'fr'],
    });
    expect((await list({ globalSearch: 'nordico' }, 'managerA', 'fr')).data[0]?.Name).toBe('Nordic curl, ours');
    expect((await list({ globalSearch: 'nordico' }, 'managerA', 'it')).data[0]?.Name).toBe('Curl nordico nostro');
  });

  it('refuses a picture that the club did not upload, or uploaded for another use than exercises', async () => {
    const keep = async (id: number, background: string, token: string) =>
      (await server.call(calls.uploadExercisePicture, { params: { id }, body: await picture(background, 640, 480), token }))
        .result.body.PictureUri;
    const { tokens, clubA, clubB, ids } = world;
    const portrait = await server.call(uploadUserImage, {
      params: { id: ids.athleteA },
      body: await picture('#123456', 300, 300),
      token: tokens.athleteA,
    });
    const [own, another] = [await keep(clubA, '#234567', tokens.managerA), await keep(clubB, '#345678', tokens.managerB)];
    const forgotten = `/media/${'0'.repeat(64)}-960.jpg`;
    const PictureUris = [own, portrait.result.body.PictureUri, another, forgotten];
    const body = input('Shown row', { PictureUris });
    const made = await server.call(calls.createExercise, { params: { id: clubA }, body, token: tokens.managerA });
    expect(made.status).toBe(400);
    expect(made.problem.errors?.map(({ field }) => field)).toEqual(['PictureUris.1', 'PictureUris.2', 'PictureUris.3']);
    const small = input('Shown row', { PictureUris: [own.replace('-960.', '-240.')] });
    expect((await server.call(calls.createExercise, { params: { id: clubA }, body: small, token: tokens.managerA })).status).toBe(
      400,
    );
    const exerciseId = await create('Shown row', { PictureUris: [own] });
    const change = { params: { id: clubA, exerciseId }, body: { ...body, RowVersion: 0 }, token: tokens.managerA };
    expect((await server.call(calls.updateExercise, change)).problem.errors).toHaveLength(3);
  });

  it('retains the files of its pictures as long as it shows them', async () => {
    const { result: stored } = await server.call(calls.uploadExercisePicture, {
      params: { id: world.clubA },
      token: world.tokens.managerA,
      body: await picture('#c6f135', 640, 480),
    });
    const uri = stored.body.PictureUri;
    expect(uri).toMatch(/-960\.jpg$/);
    const id = await create('Pictured row', { PictureUris: [uri] });
    const { shownByExercises } = await import('./exercises.store.ts');
    expect(await shownByExercises(server.db, [uri, `/media/${'0'.repeat(64)}-960.jpg`])).toEqual([uri]);
    const here = { params: { id: world.clubA, exerciseId: id }, token: world.tokens.managerA };
    await server.db.deleteFrom('image_keepers').execute();
    const body = { ...input('Pictured row, wide', { PictureUris: [uri] }), RowVersion: 0 };
    expect((await server.call(calls.updateExercise, { ...here, body })).result).toMatchObject({ PictureUris: [uri] });
    expect((await list({ State: 'NoPicture', length: 300 })).data.map(({ ExerciseId }) => ExerciseId)).not.toContain(id);
  });
});

describe('publishing of exercises', () => {
  it('is possible for one or several exercises at once; for exercises of the library it applies only to this club', async () => {
    const [own, other] = [await create('Batch one'), await create('Batch two')];
    const [plank, pushUp] = [await idNamed('Plank'), await idNamed('Push-up')];
    expect(await publish([plank], false)).toEqual({ Done: [plank], Refused: [] });
    expect(await publish([own, other, pushUp, 999_999_999], true)).toEqual({
      Done: [own, other, pushUp],
      Refused: [{ ExerciseId: 999_999_999, ErrorType: 'MovementNotFound' }],
    });
    const offered = async (by: 'managerA' | 'managerB') =>
      (await list({ State: 'Published', length: 300 }, by)).data.map(({ ExerciseId }) => ExerciseId);
    expect(await offered('managerA')).toEqual(expect.arrayContaining([own, other, pushUp]));
    expect(await offered('managerA')).not.toContain(plank);
    expect(await offered('managerB')).toContain(plank);
    expect(await publish([own, other, pushUp], false)).toMatchObject({ Done: [own, other, pushUp] });
    expect(set((await list({ State: 'Unpublished', length: 300 })).data.map(({ ExerciseId }) => ExerciseId))).toEqual(
      expect.arrayContaining(set([own, other, plank, pushUp])),
    );
    await publish([plank, pushUp], true);
    expect(await offered('managerA')).toContain(plank);
  });
});

describe('the platform’s library', () => {
  const asEditor = async () => {
    await server.db.updateTable('users').set({ IsEditor: true }).where('UserId', '=', world.ids.managerA).execute();
    await notify(server.db, 'clubpulse_user', world.ids.managerA);
  };

  it('is changed only by users with the flag `IsEditor`', async () => {
    const body = input('Platform sled');
    const refused = await server.call(calls.createPlatformExercise, { body, token: world.tokens.managerB });
    expect([refused.status, refused.problem.ErrorType]).toEqual([403, 'InsufficientRights']);
    await asEditor();
    const token = world.tokens.managerA;
    await expect
      .poll(async () => (await server.call(calls.createPlatformExercise, { body, token })).result)
      .toMatchObject({ ClubId: null, Offered: false });
    const mine = (await list({ globalSearch: 'Platform sled' })).data[0];
    expect(mine).toMatchObject({ ClubId: null, Published: false });
    expect((await list({ globalSearch: 'Platform sled' }, 'managerB')).recordsFiltered).toBe(0);
    const id = mine?.ExerciseId ?? 0;
    expect((await publish([id], true)).Refused).toHaveLength(1);
    const offer = { body: { ExerciseIds: [id], Published: true }, token };
    expect((await server.call(calls.publishPlatformExercises, offer)).result.Done).toEqual([id]);
    expect((await list({ globalSearch: 'Platform sled' }, 'managerB')).recordsFiltered).toBe(1);
    const change = { params: { exerciseId: id }, body: { ...input('Platform sledge'), RowVersion: 0 }, token };
    expect((await server.call(calls.updatePlatformExercise, change)).result).toMatchObject({
      Name: 'Platform sledge',
      RowVersion: 1,
    });
    expect((await server.call(calls.updatePlatformExercise, change)).problem.ErrorType).toBe('StaleRowVersion');
  });

  it('cannot be changed or deleted by a club', async () => {
    const here = { params: { id: world.clubA, exerciseId: await idNamed('Push-up') }, token: world.tokens.managerA };
    expect((await server.call(calls.deleteExercise, here)).problem.ErrorType).toBe('MovementNotFound');
    const body = { ...input('Ours'), RowVersion: 0 };
    expect((await server.call(calls.updateExercise, { ...here, body })).problem.ErrorType).toBe('MovementNotFound');
  });

  it('has a key for each exercise, and marks exercises that an editor changed', async () => {
    const { rows } = await sql<{ keys: number; edited: number }>`
      select count(distinct "Key")::int as keys, count(*) filter (where "Edited")::int as edited
      from exercises where "ClubId" is null`.execute(server.db);
    expect(rows[0]?.keys).toBe(200);
    expect(rows[0]?.edited).toBe(1);
  });
});
