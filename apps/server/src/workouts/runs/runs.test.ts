import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { createExercise, publishExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Generation } from '@clubpulse/contract/workouts/generator/generator';
import { generateSheet } from '@clubpulse/contract/workouts/generator/generator.calls';
import * as calls from '@clubpulse/contract/workouts/runs/runs.calls';
import type { ExerciseLine, Program } from '@clubpulse/contract/workouts/sheets/program';
import {
  createSheet,
  deleteSheet,
  listReadSheets,
  shareSheet,
  updateSheet,
} from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { saveGuide } from '../exercises/guides.store.ts';

let server: TestServer;
let world: World;
let [squat, row]: number[] = [];
let sheetId = 0;
beforeAll(async () => {
  server = await openServer();
  const shipped = await server.db
    .selectFrom('exercises')
    .select('ExerciseId')
    .where('ClubId', 'is', null)
    .where('Pattern', 'in', ['squat', 'horizontalPull'])
    .where('Measure', '=', 'reps')
    .orderBy('Pattern', 'desc')
    .execute();
  squat = shipped[0]?.ExerciseId;
  row = shipped.at(-1)?.ExerciseId;
});
beforeEach(async () => {
  world = await createWorld(server);
  sheetId = (await server.call(createSheet, { params: { id: world.clubA }, body: sheet(), token: world.tokens.trainerA })).result
    .WorkoutSheetId;
});
afterAll(() => server.close());

const line = (ExerciseId = 0, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 8,
  RepsMax: 12,
  Duration: null,
  Weight: 60,
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
  ...fields,
});
const days = (): Program => [
  {
    Name: 'Day A',
    Groups: [
      { Section: 'main', Name: '', Sets: [{ Rounds: 2, RoundRest: 90, Lines: [line(squat, { Superset: true }), line(row)] }] },
    ],
  },
];
const sheet = (fields: object = {}) =>
  ({
    Name: 'Strength base',
    Description: '',
    Type: 'regular',
    Folder: '',
    Location: 'club',
    Intensity: null,
    Shareable: true,
    Publishable: true,
    Template: false,
    ClonableToPersonal: false,
    VisibleToAll: true,
    Days: days(),
    ...fields,
  }) as TestInput<typeof createSheet>['body'] & object;

type Body = TestInput<typeof calls.storeRun>['body'] & object;
const setOf = (Round: number, Line: number, fields: object = {}) => ({
  Group: 0,
  Set: 0,
  Round,
  Line,
  State: 'done' as const,
  ExerciseId: Line === 0 ? (squat ?? 0) : (row ?? 0),
  Reps: 12,
  Duration: null,
  Weight: 60,
  Rpe: 7,
  At: '2026-11-04T18:05:00.000Z',
  ...fields,
});
const run = (day: string, fields: object = {}): Body => ({
  WorkoutSheetId: sheetId,
  RowVersion: 0,
  ClubId: world.clubA,
  Name: 'Strength base',
  Day: 0,
  Plan: days()[0],
  Begin: `${day}T18:00:00.000Z`,
  End: `${day}T18:40:00.000Z`,
  Felt: 6,
  Sets: [setOf(1, 0), setOf(1, 1), setOf(2, 0)],
  ...fields,
});
const store = (key: string, body: Body, by: Person = 'athleteA') =>
  server.call(calls.storeRun, { params: { id: world.ids.athleteA, key }, body, token: world.tokens[by] });
async function stored(key: string, body: Body): Promise<number> {
  const { status, result } = await store(key, body);
  expect(status).toBe(200);
  return result.WorkoutSheetRunId;
}
const get = (id: number, by: Person = 'athleteA') => server.call(calls.getRun, { params: { id }, token: world.tokens[by] });
const calendar = (by: Person = 'athleteA') =>
  server.call(calls.listCalendarRuns, {
    params: { id: world.ids.athleteA },
    query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    token: world.tokens[by],
  });

it('a sheet is marked as new for each reader until they have done it', async () => {
  const { athleteA, neighbourA } = world.ids;
  const sharing = { params: { id: world.clubA, sheetId }, body: { UserIds: [athleteA, neighbourA] } };
  await server.call(shareSheet, { ...sharing, token: world.tokens.trainerA });
  const wasRun = async (person: 'athleteA' | 'neighbourA') => {
    const { result } = await server.call(listReadSheets, { params: { id: world.ids[person] }, token: world.tokens[person] });
    return result.find(({ WorkoutSheetId }) => WorkoutSheetId === sheetId)?.WasRun;
  };
  expect([await wasRun('athleteA'), await wasRun('neighbourA')]).toEqual([false, false]);
  await stored('once-is-enough', run('2026-11-04'));
  expect([await wasRun('athleteA'), await wasRun('neighbourA')]).toEqual([true, false]);
});

describe('a run of a sheet', () => {
  it('is stored with its planned and actual sets, and is evaluated', async () => {
    const id = await stored('one-of-a-phone', run('2026-11-04'));
    const { result } = await get(id);
    expect(result).toMatchObject({
      Planned: 4,
      Done: 3,
      Percent: 75,
      Evaluation: 'good',
      Volume: 2160,
      SheetState: 'Same',
      Felt: 6,
      DayName: 'Day A',
      Records: [],
      VolumeBefore: null,
      Training: null,
      MayDelete: true,
      Plan: days()[0],
    });
    expect(result.Sets).toEqual([setOf(1, 0), setOf(1, 1), setOf(2, 0)]);
    expect(result.Exercises.map(({ ExerciseId }) => ExerciseId)).toEqual([squat, row].toSorted((a = 0, b = 0) => a - b));
    expect((await calendar()).result.map(({ WorkoutSheetRunId }) => WorkoutSheetRunId)).toEqual([id]);
  });

  it('is stored once for each key, with the content that was sent last', async () => {
    const id = await stored('sent-twice-over', run('2026-11-04'));
    expect(await stored('sent-twice-over', run('2026-11-04', { Felt: 8, Sets: [setOf(1, 0)] }))).toBe(id);
    expect((await calendar()).result).toMatchObject([{ Felt: 8, Done: 1 }]);
    const twins = await Promise.all([1, 2, 3].map(() => store('sent-at-once', run('2026-11-05'))));
    expect(new Set(twins.map(({ result }) => result.WorkoutSheetRunId)).size).toBe(1);
    expect((await store('sent-twice-over', run('2026-11-04'), 'trainerA')).status).toBe(403);
  });

  it('is stored even if its sheet was changed or deleted meanwhile, and states that the sheet was changed or deleted', async () => {
    const update = { params: { id: world.clubA, sheetId }, token: world.tokens.trainerA };
    await server.call(updateSheet, { ...update, body: { ...sheet({ Name: 'Strength two' }), RowVersion: 0 } });
    const changed = await stored('began-before-it', run('2026-11-04'));
    expect((await get(changed)).result).toMatchObject({ SheetState: 'Changed', Name: 'Strength base' });
    await server.call(deleteSheet, update);
    expect((await get(changed)).result).toMatchObject({ SheetState: 'Gone', WorkoutSheetId: null });
    const late = await stored('sent-after-it-went', run('2026-11-05'));
    expect((await get(late)).result).toMatchObject({ SheetState: 'Gone', ClubId: world.clubA, Done: 3 });
  });

  it('is stored with its club only if the athlete has a role there, and otherwise without club', async () => {
    const id = await stored('of-another-club', run('2026-11-04', { ClubId: world.clubB }));
    expect((await get(id)).result).toMatchObject({ ClubId: null, WorkoutSheetId: null });
    const foreign = { params: { id: world.clubB }, body: sheet(), token: world.tokens.trainerB };
    const { WorkoutSheetId } = (await server.call(createSheet, foreign)).result;
    const hung = await stored('of-another-clubs-sheet', run('2026-11-05', { WorkoutSheetId }));
    expect((await get(hung)).result).toMatchObject({ ClubId: world.clubA, WorkoutSheetId: null });
  });

  it('may end slightly after the current time of the server, but not further in the future', async () => {
    const ending = (minutes: number) => ({
      Begin: new Date(Date.now() - 600_000).toISOString(),
      End: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    await stored('a-little-ahead', run('2026-11-04', ending(50)));
    expect((await store('in-the-future', run('2026-11-04', ending(70)))).problem.ErrorType).toBe('RunInFuture');
  });

  it('is refused if it begins before the birth date or has an unknown exercise, but may have a deleted exercise', async () => {
    const refused = async (fields: object) => (await store('never-so', run('2026-11-04', fields))).problem.ErrorType;
    const onDay = (day: string) => ({ Begin: `${day}T10:00:00.000Z`, End: `${day}T11:00:00.000Z` });
    expect(await refused(onDay('1900-01-01'))).toBe('RunTooEarly');
    await server.db.updateTable('users').set({ BirthDate: '2010-05-01' }).where('UserId', '=', world.ids.athleteA).execute();
    expect(await refused(onDay('2010-04-30'))).toBe('RunTooEarly');
    await stored('a-young-one', run('2010-05-02', onDay('2010-05-02')));
    expect(await refused({ Sets: [setOf(1, 0, { ExerciseId: 999_999_999 })] })).toBe('RunExerciseUnknown');
    const own = await server.db
      .insertInto('exercises')
      .columns([
        'ClubId',
        'Texts',
        'MainMuscle',
        'OtherMuscles',
        'Muscles',
        'Equipment',
        'Activities',
        'Brand',
        'Level',
        'Pattern',
        'Measure',
        'Locations',
      ])
      .expression(
        server.db
          .selectFrom('exercises')
          .select(({ val }) => val(world.clubA).as('ClubId'))
          .select([
            'Texts',
            'MainMuscle',
            'OtherMuscles',
            'Muscles',
            'Equipment',
            'Activities',
            'Brand',
            'Level',
            'Pattern',
            'Measure',
            'Locations',
          ])
          .where('ExerciseId', '=', squat ?? 0),
      )
      .returning('ExerciseId')
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('exercises').where('ExerciseId', '=', own.ExerciseId).execute();
    await stored('of-one-that-is-gone', run('2026-11-05', { Sets: [setOf(1, 0, { ExerciseId: own.ExerciseId })] }));
  });

  it('is refused if a set is not planned or occurs twice, or if its times are impossible', async () => {
    const keys = async (fields: object) =>
      (await store('refused-as-it-is', run('2026-11-04', fields))).problem.errors?.map(({ field, key }) => [field, key]);
    expect(await keys({ Sets: [setOf(3, 0)] })).toEqual([['Sets.0', 'set-not-planned']]);
    expect(await keys({ Sets: [setOf(1, 0), setOf(1, 0)] })).toEqual([['Sets.1', 'set-twice']]);
    expect(await keys({ End: '2026-11-04T17:00:00.000Z' })).toEqual([['End', 'interval-order']]);
    expect((await calendar()).result).toEqual([]);
  });

  it('is readable by staff of its club, and can be deleted by the athlete only', async () => {
    const id = await stored('read-by-others', run('2026-11-04'));
    expect((await get(id, 'trainerA')).result).toMatchObject({ WorkoutSheetRunId: id, MayDelete: false });
    expect((await calendar('trainerA')).result).toHaveLength(1);
    expect((await get(id, 'trainerB')).status).toBe(403);
    const elsewhere = await stored('of-no-club-at-all', run('2026-11-05', { ClubId: null }));
    expect((await get(elsewhere, 'trainerA')).status).toBe(404);
    expect((await calendar('trainerA')).result).toHaveLength(1);
    const remove = (by: Person) => server.call(calls.deleteRun, { params: { id }, token: world.tokens[by] });
    expect((await remove('trainerA')).status).toBe(403);
    expect((await remove('athleteA')).status).toBe(204);
    expect((await get(id)).status).toBe(404);
  });

  it('returns its records compared with all earlier runs', async () => {
    await stored('the-first-of-two', run('2026-11-04'));
    const id = await stored(
      'the-second-of-two',
      run('2026-11-06', { Sets: [setOf(1, 0, { Weight: 62.5 }), setOf(1, 1, { Reps: 13 })] }),
    );
    const { result } = await get(id);
    expect(result.VolumeBefore).toBe(2160);
    expect(result.Records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ExerciseId: squat,
          Kind: 'heaviest',
          Value: 62.5,
          Before: expect.objectContaining({ Value: 60 }),
        }),
        expect.objectContaining({ ExerciseId: row, Kind: 'reps', Reps: 13, Before: expect.objectContaining({ Reps: 12 }) }),
        expect.objectContaining({ ExerciseId: row, Kind: 'volume', Value: 780, Before: expect.objectContaining({ Value: 720 }) }),
      ]),
    );
  });

  it('returns the training that was recorded during it, if the reader may see that training', async () => {
    const stated = { TrainingType: 'other', Name: '', Note: '', Distance: null, AverageHeartRate: 139, Calories: null };
    const training = { ...stated, Begin: '2026-11-04T17:55:00.000Z', Duration: 3000, ClubId: world.clubA };
    const { result } = await server.call(createTraining, {
      params: { id: world.ids.athleteA },
      body: training,
      token: world.tokens.athleteA,
    });
    const id = await stored('with-a-training', run('2026-11-04'));
    expect((await get(id)).result.Training).toMatchObject({ TrainingId: result.TrainingId, AverageHeartRate: 139 });
    expect((await get(id, 'trainerA')).result.Training).toMatchObject({ AverageHeartRate: null });
    const body = [{ ClubId: world.clubA, Purpose: 'HeartRate' as const, Version: textVersions.HeartRate, Granted: true }];
    await server.call(setConsents, { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA });
    expect((await get(id, 'trainerA')).result.Training).toMatchObject({ AverageHeartRate: 139 });
  });
});

describe('the plan for a run', () => {
  const plan = (by: Person = 'athleteA') =>
    server.call(calls.getRunPlan, { params: { id: world.ids[by], sheetId }, token: world.tokens[by] });

  const makeVisible = () =>
    server.db.updateTable('workout_sheets').set({ Published: true }).where('WorkoutSheetId', '=', sheetId).execute();

  it('contains guides of exercises from the club of the sheet only', async () => {
    await makeVisible();
    const Steps = [{ PictureUri: `/media/${'7'.repeat(64)}-960.jpg`, Title: 'Down', Text: '' }];
    await saveGuide(server.db, world.clubA, squat ?? 0, { Steps, VideoId: null }, 0);
    await saveGuide(server.db, world.clubB, row ?? 0, { Steps, VideoId: null }, 0);
    const guides = new Map((await plan()).result.Exercises.map(({ ExerciseId, Guide }) => [ExerciseId, Guide]));
    expect(guides.get(squat ?? 0)).toEqual({ ClubId: world.clubA, ExerciseId: squat, Steps, Video: null });
    expect(guides.get(row ?? 0)).toBeNull();
  });

  it('contains the days, the exercises with their alternatives, and the sets of the last two runs', async () => {
    await makeVisible();
    await stored('run-number-one', run('2026-11-02', { Sets: [setOf(1, 0, { Weight: 50 })] }));
    await stored('run-number-two', run('2026-11-04', { Sets: [setOf(1, 0, { Weight: 55 }), setOf(2, 0, { Weight: 55 })] }));
    const lighter = structuredClone(days()[0]);
    Object.assign(lighter?.Groups[0]?.Sets[0]?.Lines[0] ?? {}, { Weight: 45 });
    const Sets = [setOf(1, 0, { State: 'skipped', Reps: null, Weight: null })];
    await stored('run-number-three', run('2026-11-06', { Plan: lighter, Sets }));
    const { result } = await plan();
    await server.db.updateTable('clubs').set({ HandStep: 2 }).where('ClubId', '=', world.clubA).execute();
    expect((await plan()).result).toMatchObject({ BarStep: null, HandStep: 2 });
    expect(result).toMatchObject({
      Name: 'Strength base',
      Program: days(),
      FirstRun: '2026-11-02T18:00:00.000Z',
      LastRuns: [{ Day: 0, Begin: '2026-11-06T18:00:00.000Z' }],
    });
    await stored('run-after-break', run('2026-11-21'));
    await stored('run-one-week-later', run('2026-11-28'));
    expect((await plan()).result.FirstRun).toBe('2026-11-21T18:00:00.000Z');
    expect(result.LastRuns[0]?.Loads).toEqual([
      { ExerciseId: squat, Weight: 45, WeightMax: null },
      { ExerciseId: row, Weight: 60, WeightMax: null },
    ]);
    const exercise = result.Exercises.find(({ ExerciseId }) => ExerciseId === squat);
    expect(exercise?.Sessions.map((session) => session.Sets.map(({ Weight }) => Weight))).toEqual([[55, 55], [50]]);
    expect(exercise?.Alternatives.length).toBeGreaterThan(0);
    expect(exercise?.Alternatives).not.toContain(squat);
    const known = new Set(result.Exercises.map(({ ExerciseId }) => ExerciseId));
    expect(exercise?.Alternatives.every((id) => known.has(id))).toBe(true);
  });

  it('contains the signs at which the athlete stops, and no condition', async () => {
    const Decisions = [{ Kind: 'condition', Condition: 'heartDisease', Severity: 'controlled', Cleared: true, Out: 0 }];
    const token = world.tokens.trainerA;
    const body = sheet({ Decisions, ConfirmedIds: [squat, row] });
    const added = await server.call(createSheet, { params: { id: world.clubA }, body, token });
    const params = { id: world.ids.trainerA, sheetId: added.result.WorkoutSheetId };
    const { result } = await server.call(calls.getRunPlan, { params, token });
    expect(result.Stop).toEqual(['heart']);
    expect(JSON.stringify(result)).not.toContain('heartDisease');
    expect((await plan('trainerA')).result.Stop).toEqual([]);
  });

  it("contains instructions, and only alternatives that are possible with the equipment at the sheet's place", async () => {
    const visible = server.db.updateTable('workout_sheets').set({ Published: true, VisibleToAll: true });
    await visible.where('WorkoutSheetId', '=', sheetId).execute();
    const needs = async () => {
      const { Exercises } = (await plan()).result;
      const others = new Set(Exercises.flatMap(({ Alternatives }) => Alternatives));
      return new Set(Exercises.filter(({ ExerciseId }) => others.has(ExerciseId)).flatMap(({ Equipment }) => Equipment));
    };
    const have = (Equipment: 'barbell' | 'mat', Location: 'club' | 'home') =>
      server.db
        .insertInto('club_equipments')
        .values({ ClubId: world.clubA, Equipment, Location })
        .onConflict((on) => on.doNothing());
    await have('barbell', 'club').execute();
    await have('mat', 'home').execute();
    expect((await plan()).result.Exercises.every(({ Instructions }) => Instructions !== '')).toBe(true);
    expect([...(await needs())].filter((one) => !['none', 'barbell'].includes(one))).toEqual([]);
    await server.db.updateTable('workout_sheets').set({ Location: 'home' }).where('WorkoutSheetId', '=', sheetId).execute();
    expect([...(await needs())].filter((one) => !['none', 'mat'].includes(one))).toEqual([]);
    await server.db.updateTable('workout_sheets').set({ Location: 'club' }).where('WorkoutSheetId', '=', sheetId).execute();
  });

  it('contains no alternative that the sheet excludes, and for a sheet with a condition only alternatives that staff confirmed', async () => {
    const Equipments = ['barbell', 'bench', 'dumbbell', 'mat', 'kettlebell', 'machine', 'plyoBox'] as const;
    const token = world.tokens.managerA;
    await server.call(saveClubEquipments, { body: { ClubId: world.clubA, Equipments: [...Equipments], Home: [] }, token });
    const wanted = {
      Level: 'intermediate',
      Goal: 'strength',
      Location: 'club',
      WeeklyFrequency: 3,
      PreferredDuration: 60,
      WarmUpCooldown: false,
      Equipment: [],
      OnlyThese: false,
      More: [],
      Less: [],
      WantedIds: [],
      NeverIds: [],
      AllowedIds: [],
      UserId: null,
      Weeks: 1,
      Conditions: [],
      Seed: 7,
    } satisfies Generation;
    const library = await server.db.selectFrom('exercises').selectAll().where('ClubId', 'is', null).execute();
    const isInSheet = ({ Pattern }: { Pattern: string | null }) =>
      ['verticalPull', 'horizontalPush', 'hinge', 'lunge'].includes(Pattern ?? '');
    const saved = async (fields: Partial<Generation> = {}) => {
      const { result: made } = await server.call(generateSheet, {
        params: { id: world.clubA },
        body: { ...wanted, ...fields },
        token,
      });
      const [day] = made.Days;
      const lines = library.filter(isInSheet);
      const Groups = lines.map(({ ExerciseId, Measure }) => {
        const own = Measure === 'reps' ? {} : { Reps: null, RepsMax: null, Duration: 30, Weight: null };
        return { Section: 'main', Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [line(ExerciseId, own)] }] };
      });
      const Days = Array.from({ length: Math.ceil(Groups.length / 20) }, (_, at) => ({
        ...day,
        Groups: Groups.slice(at * 20, (at + 1) * 20),
      }));
      const ConfirmedIds = lines.map(({ ExerciseId }) => ExerciseId);
      const body = sheet({ Days, Decisions: made.Decisions, ConfirmedIds });
      const added = await server.call(createSheet, { params: { id: world.clubA }, body, token: world.tokens.trainerA });
      return added.result.WorkoutSheetId;
    };
    const positionIns = async (savedId: number) => {
      const { result } = await server.call(calls.getRunPlan, {
        params: { id: world.ids.trainerA, sheetId: savedId },
        token: world.tokens.trainerA,
      });
      return new Set(result.Exercises.flatMap(({ Alternatives }) => Alternatives));
    };
    const offered = async (fields: Partial<Generation> = {}) => {
      const ids = await positionIns(await saved(fields));
      return library.filter(({ ExerciseId }) => ids.has(ExerciseId));
    };
    const all = await offered();
    const isOverhead = ({ Pattern }: { Pattern: string | null }) => Pattern === 'verticalPush';
    const isSquat = ({ Pattern }: { Pattern: string | null }) => Pattern === 'squat';
    expect([all.some(isOverhead), all.some(isSquat), all.some(({ Activities }) => Activities.includes('plyometrics'))]).toEqual([
      true,
      true,
      true,
    ]);
    const shoulder: NamedCondition = { Condition: 'shoulderPain', Severity: 'marked', Cleared: true };
    const knee: NamedCondition = { Condition: 'kneePain', Severity: 'marked', Cleared: true };
    const confirmed = new Set(library.filter(isInSheet).map(({ ExerciseId }) => ExerciseId));
    const spared = await offered({ Conditions: [shoulder, knee] });
    expect(spared.length).toBeGreaterThan(0);
    expect(spared.filter(({ ExerciseId }) => !confirmed.has(ExerciseId))).toEqual([]);
    expect(all.some(({ ExerciseId }) => !confirmed.has(ExerciseId))).toBe(true);
    const [unwanted] = library.filter(isSquat).flatMap(({ ExerciseId }) => ExerciseId);
    expect((await offered({ NeverIds: [unwanted ?? 0] })).map(({ ExerciseId }) => ExerciseId)).not.toContain(unwanted);
    const gentle = await offered({ Goal: 'rehabilitation', Level: 'beginner' });
    expect(
      gentle.filter(({ Activities }) => Activities.includes('plyometrics') || Activities.includes('olympicLifting')),
    ).toEqual([]);

    // If the athlete has a condition, staff must confirm each new exercise.
    const [any, without] = [await saved(), await saved({ Conditions: [knee] })];
    const none = { Name: '', Instructions: '' };
    const { result: later } = await server.call(createExercise, {
      params: { id: world.clubA },
      body: {
        Texts: { en: { Name: 'A belt drop', Instructions: '' }, it: none, es: none, fr: none },
        MainMuscle: 'quadriceps',
        OtherMuscles: [],
        Muscles: ['rectusFemoris'],
        Equipment: ['kettlebell'],
        Activities: ['strength'],
        Brand: '',
        Level: 'beginner',
        Pattern: 'squat',
        Measure: 'reps',
        Locations: ['club'],
        Unilateral: false,
        PictureUris: [],
      },
      token,
    });
    const body = { ExerciseIds: [later.ExerciseId], Published: true };
    await server.call(publishExercises, { params: { id: world.clubA }, body, token });
    expect((await positionIns(any)).has(later.ExerciseId)).toBe(true);
    expect((await positionIns(without)).has(later.ExerciseId)).toBe(false);
  });

  it('is readable only by users who may read its sheet', async () => {
    expect((await plan()).problem.ErrorType).toBe('WorkoutSheetNotFound');
    expect((await plan('trainerB')).problem.ErrorType).toBe('WorkoutSheetNotFound');
  });
});
