import { publishExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { ExerciseLine, Program } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetUsersQuery } from '@clubpulse/contract/workouts/sheets/sheets';
import { PERSONAL_SHEETS_MAX } from '@clubpulse/contract/workouts/sheets/sheets';
import * as calls from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let [squat, row]: number[] = [];
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const shipped = await server.db
    .selectFrom('exercises')
    .select('ExerciseId')
    .where('Key', 'is not', null)
    .where('Published', '=', true)
    .orderBy('ExerciseId')
    .limit(2)
    .execute();
  [squat, row] = shipped.map(({ ExerciseId }) => ExerciseId);
});
afterAll(() => server.close());

const line = (ExerciseId = 0, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 8,
  RepsMax: 12,
  Duration: null,
  Weight: 22.75,
  WeightMax: 30,
  Tempo: '3-1-1-0',
  Rpe: 7.5,
  CardioZone: 2,
  CardioZoneMax: 3,
  MachineLevel: 6,
  Superset: true,
  Afap: true,
  Notes: 'Slowly down',
  Rest: 60,
  ...fields,
});
const programOf = (...Lines: ExerciseLine[]): Program => [
  {
    Name: 'Day A',
    Groups: [
      {
        Section: 'warmUp',
        Name: '',
        Sets: [{ Rounds: 1, RoundRest: null, Lines: [line(row, { Superset: false, Afap: false })] }],
      },
      {
        Section: 'main',
        Name: 'Legs',
        Sets: [{ Rounds: 3, RoundRest: 90, Lines: [...Lines, { Kind: 'pause', Duration: 30, CardioZone: 1 }] }],
      },
    ],
  },
];
const input = (Name: string, fields: object = {}) =>
  ({
    Name,
    Description: '',
    Type: 'regular',
    Folder: '',
    Location: 'club',
    Intensity: null,
    Shareable: true,
    Publishable: true,
    Template: false,
    ClonableToPersonal: false,
    VisibleToAll: false,
    Days: programOf(line(squat), line(row)),
    ...fields,
  }) as TestInput<typeof calls.createSheet>['body'] & object;

const create = (Name: string, fields: object = {}, by: Person = 'trainerA') =>
  server.call(calls.createSheet, { params: { id: world.clubA }, body: input(Name, fields), token: world.tokens[by] });
async function made(Name: string, fields: object = {}): Promise<number> {
  const { status, result } = await create(Name, fields);
  expect(status).toBe(201);
  return result.WorkoutSheetId;
}
const get = (id: number, by: Person = 'trainerA') => server.call(calls.getSheet, { params: { id }, token: world.tokens[by] });
const list = async (query: object = {}) =>
  (await server.call(calls.listSheets, { params: { id: world.clubA }, query, token: world.tokens.trainerA })).result;
const publish = (ids: number[], Published: boolean) =>
  server.call(calls.publishSheets, {
    params: { id: world.clubA },
    body: { WorkoutSheetIds: ids, Published },
    token: world.tokens.managerA,
  });
async function anExercise(name: string, fields: { ClubId: number | null; Published?: boolean }): Promise<number> {
  const none = { Name: '', Instructions: '' };
  const { ExerciseId } = await server.db
    .insertInto('exercises')
    .values({
      ...fields,
      Texts: JSON.stringify({ en: { Name: name, Instructions: 'Push.' }, it: none, es: none, fr: none }),
      MainMuscle: 'glutes',
      Equipment: ['none'],
      Level: 'beginner',
      Measure: 'reps',
      Locations: ['club'],
    })
    .returning('ExerciseId')
    .executeTakeFirstOrThrow();
  return ExerciseId;
}
const ownExercise = (name: string, ClubId = world.clubA) => anExercise(name, { ClubId, Published: true });

describe('a sheet with a condition', () => {
  const Decisions = [{ Kind: 'condition', Condition: 'kneePain', Severity: 'mild', Out: 5 }];
  const at = 'Days.0.Groups.1.Sets.0.Lines';
  const errorsOf = ({ problem }: Pick<Awaited<ReturnType<typeof create>>, 'problem'>) =>
    problem.errors?.map(({ field, key }) => [field, key]);

  it('is refused with the field of each exercise that is not confirmed, and stores who confirmed each exercise and when', async () => {
    const refused = await create('Knee', { Decisions, ConfirmedIds: [row] });
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toMatchObject([
      {
        field: `${at}.0.ExerciseId`,
        key: 'exercise-unconfirmed',
        message: 'Confirm this exercise, swap it or remove it: the sheet is for a person with a condition.',
      },
    ]);
    const before = new Date().toISOString();
    const id = await made('Knee', { Decisions, ConfirmedIds: [row, squat] });
    const { result } = await get(id);
    const { FirstMidName, LastName } = await server.db
      .updateTable('users')
      .set({ FirstMidName: 'Giulia', LastName: 'Ferri' })
      .where('UserId', '=', world.ids.trainerA)
      .returning(['FirstMidName', 'LastName'])
      .executeTakeFirstOrThrow();
    const By = { ByUserId: world.ids.trainerA, ByName: `${FirstMidName} ${LastName}`, At: expect.any(String) };
    expect(result.Confirmations).toEqual(result.Exercises.map(() => ({ ExerciseId: expect.any(Number), ...By })));
    expect(result.Confirmations?.map(({ ExerciseId }) => ExerciseId)).toEqual(expect.arrayContaining([row, squat]));
    expect(result.Confirmations?.every(({ At }) => At >= before)).toBe(true);
  });

  it('is refused with the confirmations of another draft, or with a confirmation of an exercise that it does not contain', async () => {
    const other = await ownExercise('Of the other draft');
    const refused = await create('Other', { Decisions, Days: programOf(line(squat)), ConfirmedIds: [row, other] });
    expect(errorsOf(refused)).toEqual([
      [`${at}.0.ExerciseId`, 'exercise-unconfirmed'],
      ['ConfirmedIds.1', 'exercise-not-in-sheet'],
    ]);
  });

  it('accepts another exercise only if the same request confirms it, and a copy of the sheet has the same confirmations', async () => {
    const id = await made('Swapped', { Decisions, ConfirmedIds: [row, squat] });
    const other = await ownExercise('Swapped in');
    const update = async (fields: object, by: Person = 'managerA') =>
      server.call(calls.updateSheet, {
        params: { id: world.clubA, sheetId: id },
        body: {
          ...input('Swapped', { Days: programOf(line(other)), ...fields }),
          RowVersion: (await get(id)).result.RowVersion,
        },
        token: world.tokens[by],
      });
    expect(errorsOf(await update({}))).toEqual([[`${at}.0.ExerciseId`, 'exercise-unconfirmed']]);
    const saved = await update({ ConfirmedIds: [other] });
    const confirmations = [
      { ExerciseId: row, ByUserId: world.ids.trainerA },
      { ExerciseId: other, ByUserId: world.ids.managerA },
    ];
    expect(saved.result.Confirmations).toMatchObject(confirmations);
    expect((await update({})).status).toBe(200);
    const copy = await server.call(calls.cloneSheet, {
      params: { id },
      body: { ClubId: world.clubA, Name: 'Copy' },
      token: world.tokens.trainerA,
    });
    expect(copy.result.Confirmations).toMatchObject(confirmations);
  });
});

describe('the planned dates of a sheet', () => {
  const PlannedDays = [
    { Date: '2026-11-25', Day: 0 },
    { Date: '2026-12-02', Day: 0 },
  ];
  it('are stored with the sheet, and refused with the name of the field when the planned day does not exist or a date repeats', async () => {
    const id = await made('With dates', { PlannedDays });
    expect((await get(id)).result.PlannedDays).toEqual(PlannedDays);
    const wrong = [{ Date: '2026-11-25', Day: 1 }, ...PlannedDays];
    const { status, problem } = await create('Wrong dates', { PlannedDays: wrong });
    expect(status).toBe(400);
    expect(problem?.errors).toEqual([
      expect.objectContaining({ field: 'PlannedDays.0.Day', key: 'planned-day-missing' }),
      expect.objectContaining({ field: 'PlannedDays.1.Date', key: 'date-planned-twice' }),
    ]);
  });

  it('are not copied with the sheet', async () => {
    const id = await made('Copied with dates', { PlannedDays, Decisions: [{ Kind: 'gentle', Out: 3 }] });
    const { result } = await server.call(calls.cloneSheet, {
      params: { id },
      body: { ClubId: world.clubA, Name: '' },
      token: world.tokens.trainerA,
    });
    expect(result).toMatchObject({ PlannedDays: [], Decisions: [{ Kind: 'gentle', Out: 3 }] });
  });
});

describe('a workout sheet', () => {
  it('stores its groups, sets, rounds, rests and every field of a line', async () => {
    const fields = {
      Type: 'regular',
      Folder: 'Strength',
      Location: 'home',
      Intensity: 'high',
      Template: true,
      Description: 'Twice a week',
    };
    const id = await made('Lower body', fields);
    const { result } = await get(id);
    expect(result).toMatchObject({ ...input('Lower body', fields), UserId: null, DayCount: 1, ExerciseCount: 2, Writable: true });
    expect(result.Exercises.map(({ ExerciseId }) => ExerciseId).sort((a, b) => a - b)).toEqual(
      [squat, row].sort((a = 0, b = 0) => a - b),
    );
  });

  it('can be changed only by staff of its club who read its current version', async () => {
    const id = await made('Mine');
    const update = (by: Person, RowVersion: number, sheetId = id, clubId = world.clubA) =>
      server.call(calls.updateSheet, {
        params: { id: clubId, sheetId },
        body: { ...input('Ours'), RowVersion },
        token: world.tokens[by],
      });
    expect((await update('managerA', 0)).result).toMatchObject({ Name: 'Ours', RowVersion: 1 });
    expect((await update('trainerA', 0)).problem?.ErrorType).toBe('StaleRowVersion');
    expect((await update('athleteA', 1)).status).toBe(403);
    expect((await update('managerB', 1, id, world.clubB)).problem?.ErrorType).toBe('WorkoutSheetNotFound');
    expect((await get(id, 'managerB')).status).toBe(404);
    expect((await get(id, 'admin')).status).toBe(200);
  });

  it('is refused with the name of the field that breaks a rule', async () => {
    const refused = async (fields: object) =>
      (await create('Broken', fields)).problem?.errors?.map(({ field, key }) => [field, key]);
    const at = 'Days.0.Groups.1.Sets.0.Lines';
    expect(await refused({ Days: programOf(line(squat, { Duration: 30 }), line(squat)) })).toEqual([
      [`${at}.0.Duration`, 'reps-and-duration'],
      [`${at}.1.ExerciseId`, 'exercise-twice'],
    ]);
    expect(await refused({ Days: programOf(line(squat, { Rest: 4 })) })).toEqual([[`${at}.0.Rest`, 'rest-too-short']]);
    expect(await refused({ Type: 'interval' })).toContainEqual([`${at}.0.Reps`, 'reps-in-interval']);
    expect(await refused({ Days: programOf(line(999_999_999)) })).toEqual([[`${at}.0.ExerciseId`, 'exercise-removed']]);
    const { problem } = await create('Broken', { Days: programOf(line(999_999_999)) });
    expect(problem?.errors?.[0]?.message).toBe('Exercise definition not found (removed)');
  });

  it('refuses an exercise of another club, and shows a deleted exercise as missing', async () => {
    const theirs = await ownExercise('Theirs', world.clubB);
    expect((await create('Foreign', { Days: programOf(line(theirs)) })).problem?.errors?.[0]?.key).toBe('exercise-removed');
    const own = await ownExercise('Hip thrust');
    const id = await made('Glutes', { Days: programOf(line(own)) });
    await server.db.deleteFrom('exercises').where('ExerciseId', '=', own).execute();
    const { result } = await get(id);
    expect(result.ExerciseCount).toBe(2);
    expect(result.Exercises.map(({ ExerciseId }) => ExerciseId)).toEqual([row]);
  });

  it('refuses to add an exercise that the platform unpublished, but retains it if it was in the sheet before', async () => {
    const shipped = await anExercise('Taken back', { ClubId: null, Published: true });
    const Days = programOf(line(shipped));
    const id = await made('Before', { Days });
    await server.db.updateTable('exercises').set({ Published: false }).where('ExerciseId', '=', shipped).execute();
    expect((await create('After', { Days })).problem?.errors?.[0]?.key).toBe('exercise-removed');
    const body = { ...input('Before', { Days }), RowVersion: (await get(id)).result.RowVersion };
    const params = { id: world.clubA, sheetId: id };
    expect((await server.call(calls.updateSheet, { params, body, token: world.tokens.trainerA })).status).toBe(200);
  });

  it('refuses to add hidden or unpublished exercises, but retains them if they were in the sheet before, also in a copy', async () => {
    const shipped = await anExercise('Put away', { ClubId: null, Published: true });
    const own = await ownExercise('Not shown');
    const Days = programOf(line(shipped), line(own));
    const id = await made('Named before', { Days });
    const put = (Published: boolean) =>
      server.call(publishExercises, {
        params: { id: world.clubA },
        body: { ExerciseIds: [shipped, own], Published },
        token: world.tokens.managerA,
      });
    await put(false);
    const at = 'Days.0.Groups.1.Sets.0.Lines';
    expect((await create('Named again', { Days })).problem?.errors).toMatchObject([
      { field: `${at}.0.ExerciseId`, key: 'exercise-removed' },
      { field: `${at}.1.ExerciseId`, key: 'exercise-removed' },
    ]);
    const body = { ...input('Named before', { Days, ClonableToPersonal: true, VisibleToAll: true }), RowVersion: 0 };
    const params = { id: world.clubA, sheetId: id };
    expect((await server.call(calls.updateSheet, { params, body, token: world.tokens.trainerA })).status).toBe(200);
    const copyIn = (ClubId: number) =>
      server.call(calls.cloneSheet, { params: { id }, body: { ClubId, Name: 'Once more' }, token: world.tokens.ownerA });
    expect((await copyIn(world.clubA)).result).toMatchObject({ Name: 'Once more', Days });
    const mine = { params: { id: world.ids.athleteA }, body: { WorkoutSheetId: id }, token: world.tokens.athleteA };
    await publish([id], true);
    expect((await server.call(calls.cloneToPersonal, mine)).result).toMatchObject({ UserId: world.ids.athleteA, Days });
    await server.db.deleteFrom('workout_sheets').where('UserId', '=', world.ids.athleteA).execute();
    expect((await copyIn(world.clubA2)).problem).toMatchObject({ ErrorType: 'ExerciseNotFoundInDestinationClub' });
    await put(true);
    expect((await create('Named again', { Days })).status).toBe(201);
  });

  it('gives 404 after it was deleted', async () => {
    const id = await made('Old');
    const remove = () =>
      server.call(calls.deleteSheet, { params: { id: world.clubA, sheetId: id }, token: world.tokens.trainerA });
    expect((await remove()).status).toBe(204);
    expect((await remove()).problem?.ErrorType).toBe('WorkoutSheetNotFound');
    expect((await get(id)).status).toBe(404);
  });
});

describe('the list of sheets', () => {
  it('finds sheets by folder, template, type and mistyped text, and counts the sheets of each folder', async () => {
    const first = await made('Zirkel Grundlagen', { Folder: 'Zirkel', Template: true });
    const second = await made('Zirkel schwer', { Folder: 'Zirkel', Location: 'outdoor' });
    expect((await list({ Folder: 'Zirkel' })).data.map(({ WorkoutSheetId }) => WorkoutSheetId)).toEqual([first, second]);
    expect((await list({ Folder: 'Zirkel', Template: 'true' })).data).toMatchObject([{ WorkoutSheetId: first }]);
    expect((await list({ globalSearch: 'zirkle shwer' })).data[0]?.WorkoutSheetId).toBe(second);
    const found = await list({ globalSearch: 'zirkel', Location: 'outdoor' });
    expect(found).toMatchObject({ recordsFiltered: 1, Folders: [{ Folder: 'Zirkel', Count: 1 }] });
    expect((await list({ Folder: 'Zirkel', start: 1, length: 1 })).data).toMatchObject([{ WorkoutSheetId: second }]);
    expect((await list({ globalSearch: 'qqqqqqq' })).data).toEqual([]);
  });
});

describe('the publishing of a sheet', () => {
  it('makes a sheet for all members visible to every member, until it is set as not publishable', async () => {
    const id = await made('For all', { VisibleToAll: true });
    expect((await get(id, 'athleteA')).problem?.ErrorType).toBe('WorkoutSheetNotFound');
    expect((await publish([id, 999_999_999], true)).result).toEqual({
      Done: [id],
      Refused: [{ WorkoutSheetId: 999_999_999, ErrorType: 'WorkoutSheetNotFound' }],
    });
    expect((await get(id, 'athleteA')).result).toMatchObject({ Published: true, Writable: false });
    expect((await get(id, 'athleteB')).status).toBe(404);
    const body = { ...input('For all', { VisibleToAll: true, Publishable: false }), RowVersion: 0 };
    const saved = await server.call(calls.updateSheet, {
      params: { id: world.clubA, sheetId: id },
      body,
      token: world.tokens.trainerA,
    });
    expect(saved.result).toMatchObject({ Published: false });
    expect((await publish([id], true)).problem).toMatchObject({ ErrorType: 'WorkoutSheetNotPublishable' });
    expect((await get(id, 'athleteA')).status).toBe(404);
  });
});

describe('a copy of a sheet', () => {
  const clone = (id: number, ClubId: number, by: Person, Name = '') =>
    server.call(calls.cloneSheet, { params: { id }, body: { ClubId, Name }, token: world.tokens[by] });

  it('of a template is an unpublished sheet and no template', async () => {
    const id = await made('Beginners', { Template: true });
    await publish([id], true);
    expect((await clone(id, world.clubA, 'trainerA', 'For Anna')).result).toMatchObject({
      Name: 'For Anna',
      Template: false,
      Published: false,
    });
  });

  it('can be created in another club of the caller, and is refused with the names of the exercises that this club does not have', async () => {
    const own = await ownExercise('Reverse hyper');
    const id = await made('Back', { Days: programOf(line(own)) });
    const { problem } = await clone(id, world.clubA2, 'ownerA');
    expect(problem).toMatchObject({ ErrorType: 'ExerciseNotFoundInDestinationClub', values: { names: 'Reverse hyper' } });
    expect(problem?.detail).toContain('Exercise not found in destination club');
    const shipped = await made('Shipped');
    expect((await clone(shipped, world.clubA2, 'ownerA')).result).toMatchObject({ ClubId: world.clubA2, Name: 'Shipped' });
    expect((await clone(shipped, world.clubA2, 'trainerA')).status).toBe(403);
    expect((await clone(shipped, world.clubB, 'managerB')).problem?.ErrorType).toBe('WorkoutSheetNotFound');
  });
});

describe('the sharing of a sheet', () => {
  const share = (sheetId: number, UserIds: number[], call: typeof calls.shareSheet = calls.shareSheet) =>
    server.call(call, { params: { id: world.clubA, sheetId }, body: { UserIds }, token: world.tokens.trainerA });
  const listOwn = async () => {
    const params = { id: world.ids.athleteA };
    const { result } = await server.call(calls.listReadSheets, { params, token: world.tokens.athleteA });
    return result.map(({ WorkoutSheetId }) => WorkoutSheetId);
  };

  it('lets members of the club read it while it is shared with them', async () => {
    const id = await made('For Alessia');
    const { athleteA, athleteB } = world.ids;
    expect(await listOwn()).not.toContain(id);
    expect((await share(id, [athleteA, athleteB, athleteA])).result).toEqual({
      Done: [athleteA],
      Refused: [{ UserId: athleteB, ErrorType: 'NotFound' }],
    });
    expect((await share(id, [athleteA])).result.Done).toEqual([athleteA]);
    expect((await get(id, 'athleteA')).result).toMatchObject({ Writable: false, SharedCount: 0 });
    expect((await get(id, 'neighbourA')).status).toBe(404);
    expect(await listOwn()).toContain(id);
    expect((await get(id)).result.SharedCount).toBe(1);
    const params = { id: world.clubA, sheetId: id };
    const { result } = await server.call(calls.listSheetShares, { params, token: world.tokens.managerA });
    expect(result).toMatchObject([{ UserId: athleteA }]);
    expect((await share(id, [athleteA], calls.unshareSheet)).status).toBe(200);
    expect((await get(id, 'athleteA')).status).toBe(404);
    expect(await listOwn()).not.toContain(id);
  });

  it('notifies each member once, when they could not read the sheet before', async () => {
    const id = await made('Notified once');
    const { athleteA } = world.ids;
    const notified = async () => {
      const events = await server.db.selectFrom('events').select('Payload').where('Type', '=', 'WorkoutProgramShare').execute();
      return events
        .map(({ Payload }) => Payload)
        .filter((payload) => (payload as { WorkoutSheetId: number }).WorkoutSheetId === id);
    };
    await share(id, [athleteA]);
    await share(id, [athleteA]);
    expect(await notified()).toEqual([
      { Target: athleteA, WorkoutSheetId: id, WorkoutName: 'Notified once', By: world.ids.trainerA },
    ]);
  });

  it('lists each member with their runs of the sheet in this club', async () => {
    const id = await made('Followed');
    const { athleteA, neighbourA } = world.ids;
    await share(id, [athleteA, neighbourA]);
    const run = (UserId: number, Key: string, Day: number, Begin: string, Done: number) => ({
      UserId,
      Key,
      ClubId: world.clubA,
      WorkoutSheetId: id,
      SheetChanged: false,
      Name: 'Followed',
      Day,
      DayName: '',
      Plan: '{}',
      Begin: new Date(Begin),
      End: new Date(Begin),
      Planned: 6,
      Done,
      Volume: 0,
    });
    await server.db
      .insertInto('workout_sheet_runs')
      .values([
        run(athleteA, 'a', 0, '2026-11-02T10:00:00Z', 6),
        run(athleteA, 'b', 0, '2026-11-04T10:00:00Z', 4),
        run(athleteA, 'c', 7, '2026-11-03T10:00:00Z', 6),
      ])
      .execute();
    const listed = async (query: Partial<SheetUsersQuery>, token = world.tokens.trainerA, club = world.clubA) =>
      server.call(calls.listSheetUsers, { params: { id: club }, query: { WorkoutSheetId: id, ...query } as never, token });
    const { result } = await listed({ Sort: '-LastRun' });
    expect((await listed({ UserId: neighbourA })).result).toMatchObject({
      recordsFiltered: 1,
      data: [{ UserId: neighbourA }],
    });
    expect(result).toMatchObject({
      recordsFiltered: 2,
      data: [
        {
          UserId: athleteA,
          Name: 'Followed',
          Runs: 3,
          DaysDone: 1,
          LastRun: { Begin: '2026-11-04T10:00:00.000Z', Done: 4, Planned: 6 },
        },
        { UserId: neighbourA, Runs: 0, DaysDone: 0, LastRun: null },
      ],
    });
    expect((await listed({ Sort: 'LastRun' })).result.data.map(({ UserId }) => UserId)).toEqual([neighbourA, athleteA]);
    expect((await listed({ globalSearch: 'followed nobody' })).result).toMatchObject({ recordsFiltered: 0, data: [] });
    expect((await listed({}, world.tokens.managerB, world.clubB)).result).toMatchObject({ recordsTotal: 0, data: [] });
    expect((await listed({}, world.tokens.athleteA)).status).toBe(403);
  });

  it('ends when the member loses the last role in the club', async () => {
    const id = await made('For who leaves');
    const UserId = world.ids.neighbourA;
    await share(id, [UserId]);
    expect((await get(id, 'neighbourA')).status).toBe(200);
    const { db } = server;
    const left = await db
      .deleteFrom('user_roles')
      .where('UserId', '=', UserId)
      .where('ClubId', '=', world.clubA)
      .returningAll()
      .execute();
    await db.insertInto('user_roles').values(left).execute();
    expect((await get(id, 'neighbourA')).status).toBe(404);
  });

  it('is refused when the sheet is set as not shareable', async () => {
    const id = await made('Draft', { Shareable: false });
    expect((await share(id, [world.ids.athleteA])).problem?.ErrorType).toBe('WorkoutSheetNotShareable');
  });
});

describe('a member’s own sheet', () => {
  const fields = { Name: 'Home', Description: '', Type: 'regular', Folder: '', Location: 'club', Intensity: null } as const;

  it('contains exercises of the club, and is visible only to its owner', async () => {
    const own = (ClubId: number) =>
      server.call(calls.createPersonalSheet, {
        params: { id: world.ids.athleteA },
        body: { ...fields, Days: programOf(line(squat)), ClubId },
        token: world.tokens.athleteA,
      });
    expect((await own(world.clubB)).problem?.errors).toMatchObject([{ field: 'ClubId', key: 'invalid-id' }]);
    const { result } = await own(world.clubA);
    expect(result).toMatchObject({ UserId: world.ids.athleteA, Shareable: false, Writable: true });
    expect((await get(result.WorkoutSheetId, 'trainerA')).status).toBe(404);
    expect((await get(result.WorkoutSheetId, 'athleteA')).status).toBe(200);
    expect((await list({ length: 1000 })).data.map(({ WorkoutSheetId }) => WorkoutSheetId)).not.toContain(result.WorkoutSheetId);
    const params = { id: world.ids.athleteA, sheetId: result.WorkoutSheetId };
    const body = { ...fields, Name: 'At home', Days: programOf(line(row)), RowVersion: 0 };
    const update = { params, body, token: world.tokens.athleteA };
    expect((await server.call(calls.updatePersonalSheet, update)).result).toMatchObject({ Name: 'At home', RowVersion: 1 });
    expect((await server.call(calls.updatePersonalSheet, update)).problem?.ErrorType).toBe('StaleRowVersion');
    expect((await server.call(calls.deletePersonalSheet, { params, token: world.tokens.athleteA })).status).toBe(204);
  });

  it('is refused when the member already has a hundred', async () => {
    const own = () =>
      server.call(calls.createPersonalSheet, {
        params: { id: world.ids.athleteA },
        body: { ...fields, Days: programOf(line(squat)), ClubId: world.clubA },
        token: world.tokens.athleteA,
      });
    const { WorkoutSheetId } = (await own()).result;
    await sql`
      insert into workout_sheets ("ClubId", "UserId", "Name", "Type", "Location", "Days", "DayCount", "ExerciseCount", "UpdatedAt")
      select "ClubId", "UserId", "Name", "Type", "Location", "Days", "DayCount", "ExerciseCount", "UpdatedAt"
      from workout_sheets, generate_series(3, ${PERSONAL_SHEETS_MAX}::int)
      where "WorkoutSheetId" = ${WorkoutSheetId}
    `.execute(server.db);
    expect((await own()).status).toBe(201);
    expect((await own()).problem).toMatchObject({ ErrorType: 'TooManyWorkoutSheets' });
    await server.db.deleteFrom('workout_sheets').where('UserId', '=', world.ids.athleteA).execute();
  });

  it('can be a copy of a sheet that the member may read, if the sheet allows it', async () => {
    const clone = (id: number) =>
      server.call(calls.cloneToPersonal, {
        params: { id: world.ids.athleteA },
        body: { WorkoutSheetId: id },
        token: world.tokens.athleteA,
      });
    const hidden = await made('Hidden', { ClonableToPersonal: true });
    expect((await clone(hidden)).problem?.ErrorType).toBe('WorkoutSheetNotFound');
    const closed = await made('Read only', { VisibleToAll: true });
    const free = await made('Take it', { VisibleToAll: true, ClonableToPersonal: true });
    await publish([closed, free], true);
    expect((await clone(closed)).problem?.ErrorType).toBe('WorkoutSheetNotClonable');
    expect((await clone(free)).result).toMatchObject({ UserId: world.ids.athleteA, Name: 'Take it', Published: false });
  });
});
