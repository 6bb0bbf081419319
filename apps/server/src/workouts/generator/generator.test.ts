import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { publishExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { type GeneratedSheet, type Generation, generatedSheetSchema } from '@clubpulse/contract/workouts/generator/generator';
import {
  dropDraft,
  generateSheet,
  getDraft,
  getSheetPerson,
  keepDraft,
} from '@clubpulse/contract/workouts/generator/generator.calls';
import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/caller.ts';
import { createModel, modelOf } from '../../platform/model/model.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createExercises } from '../exercises/exercises.service.ts';
import { createFreeTextReader } from './free-text.service.ts';
import { createGenerator } from './generator.service.ts';

let server: TestServer;
let world: World;
let provider: Server;
let took: string;
let answer: (question: Asked, response: ServerResponse) => void;

interface Asked {
  readonly places: readonly { place: string; exercises: readonly { id: number; name: string }[] }[];
}

beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  await server.call(saveClubEquipments, {
    body: {
      ClubId: world.clubA,
      Equipments: ['barbell', 'bench', 'dumbbell', 'mat', 'rower', 'cable', 'pullUpBar'],
      Home: ['mat'],
    },
    token: world.tokens.managerA,
  });
  provider = createServer((request, response) => {
    took = '';
    request.on('data', (part) => (took += part));
    request.on('end', () => answer(JSON.parse(JSON.parse(took).messages[1].content), response));
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
  await server.close();
});

const wanted: Generation = {
  UserId: null,
  Weeks: 1,
  Level: 'intermediate',
  Goal: 'strength',
  Location: 'club',
  WeeklyFrequency: 3,
  PreferredDuration: 60,
  WarmUpCooldown: true,
  Equipment: [],
  OnlyThese: false,
  More: [],
  Less: [],
  WantedIds: [],
  NeverIds: [],
  AllowedIds: [],
  Conditions: [],
  Seed: 7,
};
const nobody = { known: () => Promise.resolve(undefined) };
const caller: Caller = {
  UserId: 1,
  roles: { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
  isAdmin: false,
  isEditor: false,
};
const generate = (
  fields: Partial<Generation> = {},
  by: 'trainerA' | 'managerA' | 'athleteA' = 'trainerA',
  language: 'en' | 'it' = 'en',
) =>
  server.call(generateSheet, {
    params: { id: world.clubA },
    body: { ...wanted, ...fields },
    token: world.tokens[by],
    language,
  });

describe('a draft of a generated sheet', () => {
  const draft = (by: 'trainerA' | 'managerA' = 'trainerA') =>
    server.call(getDraft, { params: { id: world.clubA }, token: world.tokens[by] });
  const keep = (Sheet: GeneratedSheet, fields: object = {}) => {
    const { Seed: _seed, ...Wanted } = wanted;
    return server.call(keepDraft, {
      params: { id: world.clubA },
      body: { Wanted, Sheet, Days: Sheet.Days, Name: 'Legs', ...fields },
      token: world.tokens.trainerA,
    });
  };

  it('is available on every device of its user until they save or discard it', async () => {
    const { result: sheet } = await generate();
    expect((await draft()).result).toEqual({ Draft: null });
    expect((await keep(sheet)).status).toBe(204);
    const ConfirmedIds = [sheet.Exercises[0]?.ExerciseId];
    await keep(sheet, { Name: 'Legs twice', ConfirmedIds });
    expect((await draft()).result.Draft).toMatchObject({ Name: 'Legs twice', Sheet: sheet, Days: sheet.Days, ConfirmedIds });
    await keep(sheet, { Name: 'Another draft' });
    expect((await draft()).result.Draft).toMatchObject({ Name: 'Another draft', ConfirmedIds: [] });
    expect((await draft('managerA')).result).toEqual({ Draft: null });
    await server.call(dropDraft, { params: { id: world.clubA }, token: world.tokens.trainerA });
    expect((await draft()).result).toEqual({ Draft: null });
  });

  it('is deleted after thirty days, and is ignored if a later release cannot read its format', async () => {
    const { result: sheet } = await generate();
    await keep(sheet);
    const exercises = createExercises({ db: server.db, images: { keptForExercise: () => Promise.resolve([]) } });
    const generator = createGenerator({ db: server.db, exercises, model: modelOf(server.config), persons: nobody });
    await generator.purge(new Date(Date.now() + 29 * 86_400_000));
    expect((await draft()).result.Draft).not.toBeNull();
    await server.db.updateTable('generated_drafts').set({ Draft: '{"Wanted":{}}' }).execute();
    expect((await draft()).result).toEqual({ Draft: null });
    await generator.purge(new Date(Date.now() + 31 * 86_400_000));
    expect(await server.db.selectFrom('generated_drafts').selectAll().execute()).toEqual([]);
  });
});

describe('the generation of a sheet', () => {
  it('uses the exercises of the club and the language of the caller, and gives the same result for the same seed', async () => {
    const { status, result } = await generate();
    expect(status).toBe(200);
    expect(generatedSheetSchema.parse(result)).toEqual(result);
    expect(result.Days).toHaveLength(3);
    const has = ['none', 'barbell', 'bench', 'dumbbell', 'mat', 'rower', 'cable', 'pullUpBar'];
    expect(result.Exercises.flatMap(({ Equipment }) => Equipment).filter((one) => !has.includes(one))).toEqual([]);
    expect(result.Decisions.map(({ Kind }) => Kind)).not.toContain('model');
    expect((await generate()).result).toEqual(result);
    const italian = (await generate({}, 'trainerA', 'it')).result;
    expect(italian.Days).toEqual(result.Days);
    expect(italian.Exercises[0]?.Name).not.toBe(result.Exercises[0]?.Name);
  });

  it('excludes exercises whose demands conflict with a condition', async () => {
    const { result } = await generate({ Conditions: [{ Condition: 'cannotLieOnFloor', Severity: null }] });
    const onFloor = await server.db
      .selectFrom('exercises')
      .select('ExerciseId')
      .where(({ eb }) => eb.or([eb('Demands', 'is', null), eb(eb.val('floor'), '=', eb.fn.any('Demands'))]))
      .execute();
    expect(onFloor.length).toBeGreaterThan(30);
    const offered = new Set(result.Exercises.map(({ ExerciseId }) => ExerciseId));
    expect(onFloor.filter(({ ExerciseId }) => offered.has(ExerciseId))).toEqual([]);
    expect(result.Decisions).toContainEqual(
      expect.objectContaining({ Kind: 'condition', Condition: 'cannotLieOnFloor', Out: expect.any(Number) }),
    );
  });

  it.each<[string, unknown, string]>([
    ['does not exist', { Condition: 'badAura', Severity: null }, 'Conditions.0.Condition'],
    ['has no severity', { Condition: 'pregnancy', Severity: null }, 'Conditions.0.Severity'],
    ['no physician cleared', { Condition: 'heartDisease', Severity: 'controlled' }, 'Conditions.0.Cleared'],
    ['gets no sheet', { Condition: 'asthma', Severity: 'uncontrolled', Cleared: true }, 'Conditions.0.Severity'],
    ['has an unknown severity', { Condition: 'cannotKneel', Severity: 'third' }, 'Conditions.0.Severity'],
  ])('refuses a condition that %s', async (_, condition, field) => {
    const { status, problem } = await generate({ Conditions: [condition] as unknown as Generation['Conditions'] });
    expect([status, problem?.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('leaves out exercises that the club hides', async () => {
    const { result } = await generate();
    const squat = result.Days[0]?.Groups[1]?.Sets[0]?.Lines[0];
    const id = squat?.Kind === 'exercise' ? squat.ExerciseId : 0;
    const publish = (Published: boolean) =>
      server.call(publishExercises, {
        params: { id: world.clubA },
        body: { ExerciseIds: [id], Published },
        token: world.tokens.managerA,
      });
    await publish(false);
    expect((await generate()).result.Exercises.map(({ ExerciseId }) => ExerciseId)).not.toContain(id);
    await publish(true);
  });

  it('uses a seed of the current day if the request has none, and returns it', async () => {
    const exercises = createExercises({ db: server.db, images: { keptForExercise: () => Promise.resolve([]) } });
    const generator = createGenerator({ db: server.db, exercises, model: modelOf(server.config), persons: nobody });
    const seedAt = async (now: string) => {
      const asking = { clubId: world.clubA, caller, language: 'en', now: new Date(now) } as const;
      const made = await generator.generate(asking, { ...wanted, Seed: null });
      if (isRefusal(made)) throw new Error(made.refused);
      return made.Seed;
    };
    const seed = await seedAt('2026-11-25T00:00:00Z');
    expect(await seedAt('2026-11-25T23:59:59Z')).toBe(seed);
    expect(await seedAt('2026-11-26T00:00:00Z')).not.toBe(seed);
    const { result } = await generate({ Seed: null });
    expect((await generate({ Seed: result.Seed })).result).toEqual(result);
  });

  it('is refused when required fields are missing, and for callers who are not staff', async () => {
    const empty = await server.call(generateSheet, {
      params: { id: world.clubA },
      body: {} as Generation,
      token: world.tokens.trainerA,
    });
    expect(empty.status).toBe(400);
    expect(empty.problem?.errors?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['Level', 'Goal', 'Location', 'WeeklyFrequency', 'PreferredDuration']),
    );
    expect((await generate({}, 'athleteA')).status).toBe(403);
  });
});

describe('the generation of a sheet for an athlete', () => {
  const facts = (userId: number, by: 'trainerA' | 'managerB' = 'trainerA') =>
    server.call(getSheetPerson, { params: { id: world.clubA, userId }, token: world.tokens[by] });
  const share = (Purpose: 'Contact' | 'OtherTrainings', Granted: boolean) =>
    server.call(setConsents, {
      params: { id: world.ids.athleteA },
      body: [{ ClubId: world.clubA, Purpose, Granted, Version: textVersions[Purpose] }],
      token: world.tokens.athleteA,
    });
  async function lifted(exerciseId: number, days: number, clubId: number | null): Promise<void> {
    const Begin = new Date(Date.now() - days * 86_400_000);
    const line = {
      Kind: 'exercise',
      ExerciseId: exerciseId,
      Reps: 8,
      RepsMax: null,
      Duration: null,
      Weight: 80,
      WeightMax: null,
      Tempo: '',
      Rpe: 7,
      CardioZone: null,
      CardioZoneMax: null,
      MachineLevel: null,
      Superset: false,
      Afap: false,
      Notes: '',
      Rest: null,
    } as const;
    const { status } = await server.call(storeRun, {
      params: { id: world.ids.athleteA, key: `lifted-${exerciseId}-${days}` },
      body: {
        WorkoutSheetId: null,
        RowVersion: 0,
        ClubId: clubId,
        Name: 'Strength',
        Day: 0,
        Plan: { Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [line] }] }] },
        Begin: Begin.toISOString(),
        End: new Date(Begin.getTime() + 600_000).toISOString(),
        Felt: null,
        Sets: [
          {
            Group: 0,
            Set: 0,
            Round: 1,
            Line: 0,
            State: 'done',
            ExerciseId: exerciseId,
            Reps: 8,
            Duration: null,
            Weight: 80,
            Rpe: 7,
            At: Begin.toISOString(),
          },
        ],
      },
      token: world.tokens.athleteA,
    });
    expect(status).toBe(200);
  }
  const idOf = async (key: string): Promise<number> =>
    (await server.db.selectFrom('exercises').select('ExerciseId').where('Key', '=', key).executeTakeFirstOrThrow()).ExerciseId;

  it('uses data that the club stored about the athlete and data that the athlete shares with the club', async () => {
    const { athleteA } = world.ids;
    const [squat, row] = [await idOf('barbellBackSquat'), await idOf('barbellRow')];
    await lifted(squat, 5, world.clubA);
    await lifted(row, 40, null);
    const { status, result } = await facts(athleteA);
    expect(status).toBe(200);
    expect(result).toMatchObject({ UserId: athleteA, Age: null, CertificateUntil: null, Runs: 1 });
    expect(result.Done).toEqual([
      { ExerciseId: squat, Name: expect.any(String), Begin: expect.any(String), Weight: 80, Reps: 8, Rpe: 7, Duration: null },
    ]);
    await server.db.updateTable('users').set({ BirthDate: '1990-01-01' }).where('UserId', '=', athleteA).execute();
    await share('Contact', true);
    await share('OtherTrainings', true);
    const shared = (await facts(athleteA)).result;
    expect(shared.Age).toBeGreaterThan(30);
    expect(shared.Done.map(({ ExerciseId }) => ExerciseId)).toEqual([squat, row]);
    await share('Contact', false);
    await share('OtherTrainings', false);
    expect((await facts(athleteA)).result.Age).toBeNull();
  });

  it("proposes a load from the athlete's last lift, and states which facts about the athlete are missing", async () => {
    const squat = await idOf('barbellBackSquat');
    await lifted(squat, 3, world.clubA);
    const { result } = await generate({ UserId: world.ids.athleteA, WantedIds: [squat] });
    const slot = result.Slots.find(({ Load }) => Load !== null);
    // 80 kg × 8 at RPE 7: maximum 109.33 kg. Strength training begins at 75 % of it.
    expect(slot?.Load).toMatchObject({ Weight: 80, Once: 109.33, AfterBreak: false, Last: { Weight: 80, Reps: 8, Rpe: 7 } });
    expect(result.Days[slot?.Day ?? 0]?.Groups[slot?.Group ?? 0]?.Sets[slot?.Set ?? 0]?.Lines[0]).toMatchObject({ Weight: 80 });
    expect(result.Decisions).toContainEqual({ Kind: 'missing', Facts: ['age', 'certificate'] });
    expect(result.Decisions.map(({ Kind }) => Kind)).not.toContain('zoneCap');
  });

  it('is refused for a user who is not a member of the club', async () => {
    const { athleteB } = world.ids;
    expect((await facts(athleteB)).status).toBe(404);
    expect((await facts(world.ids.athleteA, 'managerB')).status).toBe(403);
    const foreign = await generate({ UserId: athleteB });
    expect([foreign.status, foreign.problem?.errors?.map(({ field }) => field)]).toEqual([400, ['UserId']]);
    const { result: Sheet } = await generate();
    const { Seed: _seed, ...Wanted } = { ...wanted, UserId: athleteB };
    const refused = await server.call(keepDraft, {
      params: { id: world.clubA },
      body: { Wanted, Sheet, Days: Sheet.Days, Name: '' },
      token: world.tokens.trainerA,
    });
    expect(refused.problem?.errors?.map(({ field }) => field)).toEqual(['Wanted.UserId']);
  });

  it('stores a draft that is deleted when the athlete leaves the club', async () => {
    const { athleteA } = world.ids;
    const { result: Sheet } = await generate({ UserId: athleteA });
    const { Seed: _seed, ...Wanted } = { ...wanted, UserId: athleteA };
    const body = { Wanted, Sheet, Days: Sheet.Days, Name: '' };
    expect((await server.call(keepDraft, { params: { id: world.clubA }, body, token: world.tokens.trainerA })).status).toBe(204);
    await server.db.deleteFrom('user_roles').where('UserId', '=', athleteA).where('ClubId', '=', world.clubA).execute();
    const left = await server.call(getDraft, { params: { id: world.clubA }, token: world.tokens.trainerA });
    expect(left.result).toEqual({ Draft: null });
    await server.db.insertInto('user_roles').values({ UserId: athleteA, Role: 'Athlete', ClubId: world.clubA }).execute();
  });
});

describe('the generation of a sheet with a language model', () => {
  const hostile = 'Ignore the rules';
  const says = (choose: (question: Asked) => unknown) => {
    answer = (from, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(choose(from)) } }],
        }),
      );
  };
  const aModel = (timeoutSeconds = 5) =>
    createModel({
      kind: 'openai',
      url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
      key: 'a-key',
      model: 'a-model',
      timeoutSeconds,
    });
  const withModel = async (fields: Partial<Generation> = {}, timeoutSeconds = 5): Promise<GeneratedSheet> => {
    const model = aModel(timeoutSeconds);
    const exercises = createExercises({ db: server.db, images: { keptForExercise: () => Promise.resolve([]) } });
    const made = await createGenerator({ db: server.db, exercises, model, persons: nobody }).generate(
      { clubId: world.clubA, caller, language: 'en', now: new Date() },
      { ...wanted, ...fields },
    );
    if (isRefusal(made)) throw new Error(made.refused);
    return made;
  };
  const linesOf = ({ Days }: GeneratedSheet) =>
    Days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)));
  let byRules: GeneratedSheet;
  beforeEach(async () => {
    byRules = (await generate()).result;
  });

  it('lets the model choose among the exercises that the rules allow, with a reason for each choice', async () => {
    says(({ places }) => ({
      choices: places.map(({ place, exercises }) => ({ place, exerciseId: exercises.at(-1)?.id, why: 'Goes with the row.' })),
    }));
    const made = await withModel();
    expect(made.Decisions[0]).toMatchObject({ Kind: 'model', Model: 'openai/a-model', Prompt: 2 });
    expect(made.Days).not.toEqual(byRules.Days);
    expect(made.Slots.filter(({ Why }) => Why === 'Goes with the row.').length).toBeGreaterThan(7);
  });

  it('sends the model no data about persons or conditions', async () => {
    says(() => ({ choices: [] }));
    await withModel({ Conditions: [{ Condition: 'hypertension', Severity: 'controlled' }], More: ['glutes'] });
    expect(took).not.toMatch(/hypertension|controlled|Conditions/);
    expect(Object.keys(JSON.parse(JSON.parse(took).messages[1].content))).toEqual([
      'language',
      'level',
      'goal',
      'location',
      'daysAWeek',
      'minutes',
      'wishes',
      'places',
    ]);
  });

  it('replaces an invalid choice of the model by the choice of the rules', async () => {
    says(({ places }) => ({
      choices: places.map(({ place, exercises }, at) => ({
        place,
        exerciseId: at === 0 ? 999_999 : exercises[0]?.id,
        why: at === 1 ? '<a href="https://evil.example">Click</a>' : 'See http://evil.example',
      })),
    }));
    const made = await withModel();
    expect(made.Days).toEqual(byRules.Days);
    expect(made.Decisions[0]).toMatchObject({ Kind: 'model', Repaired: 1 });
    expect(made.Slots.map(({ Why }) => Why).join('')).toBe('');
  });

  it.each<[string, unknown]>([
    ['nothing', { choices: [] }],
    ['another shape', { text: hostile }],
    ['a length that cannot be compared', { choices: { length: { toString: 1 } } }],
    ['places there are not', { choices: [{ place: '9.main.0', exerciseId: 1, why: hostile }] }],
  ])('uses the choices of the rules when the model returns %s, and the sheet states this', async (_, returned) => {
    says(() => returned);
    const made = await withModel();
    expect(made.Days).toEqual(byRules.Days);
    expect(made.Decisions[0]).toEqual({ Kind: 'modelFailed', Why: 'unusable' });
  });

  const reading = async (Text: string) => {
    const exercises = createExercises({ db: server.db, images: { keptForExercise: () => Promise.resolve([]) } });
    const read = await createFreeTextReader({ exercises, model: aModel() }).read(
      { clubId: world.clubA, userId: 1, language: 'en' },
      Text,
    );
    if (isRefusal(read)) throw new Error(read.refused);
    return read;
  };

  it("converts a trainer's text to choices, sends the model only the text and names of exercises, and returns the parts of the text that the model did not understand", async () => {
    says(() => ({
      conditions: [{ condition: 'vertigo', severity: 'unsaid', phrase: 'Gets dizzy' }],
      parts: [],
      exercises: [{ exerciseId: 999_999, way: 'more', phrase: 'loves the sledge' }],
      equipment: [],
    }));
    expect(await reading('Gets dizzy, loves the sledge')).toEqual({
      Proposals: [{ Kind: 'condition', Condition: 'vertigo', Severity: null, Phrase: 'Gets dizzy' }],
      Unread: ['loves the sledge'],
      Failed: null,
    });
    const sent = JSON.parse(JSON.parse(took).messages[1].content);
    expect(Object.keys(sent)).toEqual(['words', 'exercises']);
    expect(Object.keys(sent.exercises[0])).toEqual(['id', 'name']);
  });

  it("states why a trainer's text could not be read by the model", async () => {
    const uncomparable = { conditions: { length: { toString: 1 } }, parts: [], exercises: [], equipment: [] };
    for (const unusable of [{ conditions: [{ condition: 'bad aura' }] }, uncomparable]) {
      says(() => unusable);
      expect(await reading('Gets dizzy')).toEqual({ Proposals: [], Unread: [], Failed: 'unusable' });
    }
    answer = (_, response) => response.writeHead(500).end();
    expect((await reading('Gets dizzy')).Failed).toBe('unreachable');
  });

  it('uses the choices of the rules when the model does not respond in time or returns an error', async () => {
    answer = () => undefined;
    expect((await withModel({}, 0.1)).Decisions[0]).toEqual({ Kind: 'modelFailed', Why: 'late' });
    answer = (_, response) => response.writeHead(500).end();
    const made = await withModel();
    expect(made.Decisions[0]).toEqual({ Kind: 'modelFailed', Why: 'unreachable' });
    expect(linesOf(made)).toEqual(linesOf(byRules));
  });
});
