import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { aClub, aRole, aRoom, aUser } from '../../../test/rows.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { createDeclared, createSummaries, type Declaration } from '../public.ts';
import { trainingById } from './declared.store.ts';

let database: TestDatabase;
let open: OpenDatabase;
let clubId: number;
let roomId: number;
let userId: number;
let time: number;
const heartMinutes = createHeartMinutes();
const start = Math.floor(Date.now() / 60_000) * 60 - 12 * 3600;
const at = (second: number) => new Date((start + second) * 1000);

const parts = () => ({
  minutes: heartMinutes,
  profiles: createUsers({ db: open.db, today: () => new Date().toISOString().slice(0, 10) }).profiles,
  trainedIn: async () => [],
  ranAt: async () => [],
  inherits: [],
  forgets: [],
  now: () => new Date(time),
});

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  clubId = await aClub(open.db, { Name: 'Harbour' });
  roomId = await aRoom(open.db, clubId, { Name: 'Cycling' });
});
beforeEach(async () => {
  time = Date.now();
  userId = await aUser(open.db, { BirthDate: '1985-01-01', Gender: 'Male', Weight: 80, Height: 180 });
  await open.db.deleteFrom('training_due').execute();
  await open.db.deleteFrom('events').execute();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** Seconds after `start`. */
async function hear(from: number, seconds: number, bpm = 130) {
  await open.db
    .transaction()
    .execute((trx) => heartMinutes.store(trx, minutesOf(steady(start + from, seconds, bpm), userId, clubId, roomId)));
}
async function settle() {
  time = Date.now() + 3_600_000;
  await createSummaries({ db: open.db, ...parts() }).run({ error: () => {} });
}
const said = (from: number, seconds: number, fields: Partial<Declaration> = {}): Declaration => ({
  UserId: userId,
  ClubId: null,
  Source: 'Hand',
  SourceName: '',
  DeclaredById: null,
  TrainingType: 'running',
  Name: '',
  Note: '',
  Begin: at(from),
  End: at(from + seconds),
  Distance: null,
  AverageHeartRate: null,
  Calories: null,
  ...fields,
});
const declaring = (declaration: Declaration) =>
  open.db.transaction().execute((trx) => createDeclared(parts()).declare(trx, declaration));
const accepted = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const declare = async (declaration: Declaration) => accepted(await declaring(declaration));
const all = () => open.db.selectFrom('trainings').selectAll().where('UserId', '=', userId).orderBy('Begin').execute();
const stored = async (id: number) => {
  const training = await trainingById(open.db, id);
  if (!training) throw new Error('no such training');
  return training;
};
/** Deletes the first of hers, or the one. */
async function remove(id?: number) {
  const training = (await all()).find(({ TrainingId }) => id === undefined || TrainingId === id);
  if (!training) throw new Error('no training');
  expect(await open.db.transaction().execute((trx) => createDeclared(parts()).delete(trx, training, false))).toBeUndefined();
}
const nameAnew = async (id: number, words: { Name: string; TrainingType: string; Note: string }) => {
  const training = await stored(id);
  await open.db.transaction().execute((trx) => createDeclared(parts()).rename(trx, training, words));
};
const events = async () =>
  (await open.db.selectFrom('events').select('Type').orderBy('EventId').execute()).map(({ Type }) => Type);

describe('a training that is declared', () => {
  it('stands with what was said of it, calories by its sport, no points, and over at once', async () => {
    const id = await declare(said(0, 1800, { Name: 'Park', Distance: 5000, AverageHeartRate: 141, Note: 'Rain' }));
    expect(await all()).toMatchObject([
      {
        TrainingId: id,
        Source: 'Hand',
        Name: 'Park',
        TrainingType: 'running',
        Begin: at(0),
        End: at(1800),
        Duration: 1800,
        GapTime: 1800,
        Points: 0,
        AverageHeartRate: 141,
        MaxHeartRate: null,
        // reference/domain.md 1.7.
        Calories: 412,
        Distance: 5000,
        Note: 'Rain',
        ClubId: null,
      },
    ]);
    expect(await events()).toEqual(['TrainingUpdated']);
    expect(await open.db.selectFrom('training_due').selectAll().execute()).toEqual([]);
  });

  it('keeps calories and club that were said', async () => {
    await declare(said(0, 1800, { Calories: 300, ClubId: clubId }));
    expect(await all()).toMatchObject([{ Calories: 300, ClubId: clubId }]);
  });

  it('of a recorder that stood still counts rest meanwhile, not the sport', async () => {
    const file = { Source: 'File', SourceName: 'Edge', heard: [] } as const;
    const pause = (from: number, to: number) => ({ begin: start + from, end: start + to });
    await declare(said(0, 10_800, { ...file, pauses: [pause(1800, 10_800)] }));
    // 30 minutes of running and 150 at rest (reference/domain.md 1.7): 411.6 + 210.
    expect(await all()).toMatchObject([{ Duration: 10_800, Calories: 622 }]);
    await remove();
    await hear(0, 600);
    await hear(3000, 600);
    await declare(said(0, 3600, { ...file, pauses: [pause(600, 3000)] }));
    const [heard] = await all();
    // Its heart rates say what it cost: 20 minutes at 130 bpm and 40 at rest; running it all would be 823.
    expect(heard?.Calories).toBeGreaterThan(250);
    expect(heard?.Calories).toBeLessThan(350);
  });

  it('keeps the five hundred longest of its pauses, and the time of all', async () => {
    const pauses = Array.from({ length: 600 }, (_, index) => ({
      begin: start + 20 * index,
      end: start + 20 * index + (index % 6 === 0 ? 5 : 7),
    }));
    await declare(said(0, 12_000, { Source: 'File', SourceName: 'Edge', heard: [], pauses }));
    const [training] = await all();
    expect(training?.PauseTime).toBe(500 * 7 + 100 * 5);
    expect(training?.Pauses).toEqual(pauses.filter(({ begin, end }) => end - begin === 7));
  });

  it('of a device keeps the words that somebody gave what was heard', async () => {
    await hear(0, 600);
    await settle();
    const [heard] = await all();
    await nameAnew(heard?.TrainingId ?? 0, { Name: 'Stairs', TrainingType: 'hiit', Note: 'Knee hurt' });
    await declare(said(0, 600, { Source: 'File', SourceName: 'Edge', Name: 'Lunch Run', heard: [] }));
    const words = { Name: 'Stairs', TrainingType: 'hiit', Note: 'Knee hurt', HasOwnName: true, HasOwnType: true };
    expect(await all()).toMatchObject([{ TrainingId: heard?.TrainingId, Source: 'File', ...words }]);
    await settle();
    expect(await all()).toMatchObject([words]);
  });

  it('is refused where another one was declared; one that begins as the other ends is not', async () => {
    await declare(said(0, 1800));
    expect(await declaring(said(1799, 600))).toMatchObject({ errors: [{ field: 'Begin', key: 'training-overlaps' }] });
    await declare(said(1800, 600));
    expect(await all()).toHaveLength(2);
    expect(await open.db.selectFrom('training_due').selectAll().execute()).toEqual([]);
  });

  it('takes the place of what was heard, with its id and its heart rates, and keeps what was heard around it', async () => {
    await hear(100, 1800);
    await settle();
    const [heard] = await all();
    const id = await declare(said(0, 1200, { Name: 'Hills', TrainingType: 'cycling' }));
    expect(id).toBe(heard?.TrainingId);
    expect(await all()).toMatchObject([
      {
        Source: 'Hand',
        Name: 'Hills',
        Begin: at(0),
        End: at(1900),
        Duration: 1900,
        GapTime: 100,
        ClubId: clubId,
        Points: heard?.Points,
      },
    ]);
    expect(await events()).toEqual(['TrainingClosed', 'TrainingUpdated']);
  });

  it('is joined by what is heard later, also by several stretches, which make no training beside it', async () => {
    const id = await declare(said(0, 3600, { AverageHeartRate: 100 }));
    await hear(0, 600);
    await hear(3000, 900, 150);
    await settle();
    expect(await all()).toMatchObject([
      { TrainingId: id, Begin: at(0), End: at(3900), Duration: 3900, GapTime: 2401, AverageHeartRate: 142, Name: 'Cycling' },
    ]);
  });

  it('shares a stretch with the next one that is declared', async () => {
    await hear(0, 3600);
    await settle();
    await declare(said(0, 1200));
    await declare(said(1200, 1200, { TrainingType: 'strength' }));
    expect(await all()).toMatchObject([
      { TrainingType: 'running', Begin: at(0), End: at(1200), Duration: 1200, GapTime: 0 },
      { TrainingType: 'strength', Begin: at(1200), End: at(3600), Duration: 2400, GapTime: 0 },
    ]);
  });
});

describe('a correction', () => {
  it('moves a declared one: what was heard where it was stands by itself again', async () => {
    await hear(0, 1200);
    await settle();
    const id = await declare(said(0, 1200, { Name: 'Wrong day' }));
    const training = await stored(id);
    await open.db
      .transaction()
      .execute((trx) => createDeclared(parts()).correct(trx, training, said(7200, 1200, { Name: 'Evening' }), false));
    expect(await all()).toMatchObject([
      { Source: 'Heart', Begin: at(0), Name: 'Cycling', GapTime: 0 },
      { TrainingId: id, Source: 'Hand', Begin: at(7200), Name: 'Evening', GapTime: 1200, Points: 0 },
    ]);
  });

  it('of the type counts the calories anew', async () => {
    const training = await stored(await declare(said(0, 1800)));
    await open.db
      .transaction()
      .execute((trx) => createDeclared(parts()).correct(trx, training, said(0, 1800, { TrainingType: 'yoga' }), false));
    expect(await all()).toMatchObject([{ TrainingType: 'yoga', Calories: 105 }]);
  });

  it('that says the name of its place again gives it none of its own, which others would read', async () => {
    await hear(0, 1200);
    await settle();
    const id = await declare(said(0, 1200));
    const correct = async (Name: string) => {
      const training = await stored(id);
      const again = said(0, 1200, { Name, Note: 'Hard' });
      await open.db.transaction().execute((trx) => createDeclared(parts()).correct(trx, training, again, false));
    };
    await correct('Cycling');
    expect(await all()).toMatchObject([{ Name: 'Cycling', HasOwnName: false, Note: 'Hard' }]);
    await correct('Hills');
    await correct('Hills');
    expect(await all()).toMatchObject([{ Name: 'Hills', HasOwnName: true }]);
  });

  it('of name and type of a heard one stays when more of it is heard; without a name it has that of its place again', async () => {
    await hear(0, 1200);
    await settle();
    const rename = async (Name: string) => {
      const [training] = await all();
      if (!training) throw new Error('no training');
      await open.db
        .transaction()
        .execute((trx) => createDeclared(parts()).rename(trx, training, { Name, TrainingType: 'rowingMachine', Note: 'Hard' }));
    };
    await rename('Intervals');
    await hear(1200, 600);
    await settle();
    expect(await all()).toMatchObject([{ Name: 'Intervals', TrainingType: 'rowingMachine', Note: 'Hard', Duration: 1800 }]);
    await rename('');
    expect(await all()).toMatchObject([{ Name: 'Cycling', TrainingType: 'rowingMachine' }]);
  });
});

describe('what somebody wrote down over something that was heard', () => {
  /** Without what every computation writes anew. */
  const journal = async () => (await all()).map(({ ComputedAt: _computed, ...training }) => training);

  it('leaves that as it was when it is deleted', async () => {
    await hear(100, 1800);
    await settle();
    const [heard] = await all();
    await nameAnew(heard?.TrainingId ?? 0, { Name: 'Intervals', TrainingType: 'rowingMachine', Note: 'Hard' });
    const before = await journal();
    const id = await declare(
      said(0, 1200, { Name: 'Wrong day', Note: 'Rain', Distance: 5000, AverageHeartRate: 100, Calories: 7 }),
    );
    await remove(id);
    // What was said and taken back again is still what somebody may not have read.
    expect(await journal()).toEqual(before.map((training) => ({ ...training, RowVersion: expect.any(Number) })));
    expect(await open.db.selectFrom('deleted_trainings').selectAll().where('UserId', '=', userId).execute()).toEqual([]);
    await remove(id);
    expect(await all()).toEqual([]);
  });

  it('leaves each of several as it was', async () => {
    await hear(0, 1200);
    await hear(3600, 1200, 150);
    await settle();
    const [first, second] = await all();
    await nameAnew(second?.TrainingId ?? 0, { Name: 'Intervals', TrainingType: 'rowingMachine', Note: 'Hard' });
    const id = await declare(said(600, 3600));
    expect(await all()).toMatchObject([{ TrainingId: id, Note: 'Hard' }]);
    await remove(id);
    expect(await all()).toMatchObject([
      {
        TrainingId: first?.TrainingId,
        Source: 'Heart',
        Begin: at(0),
        End: at(1200),
        Name: 'Cycling',
        Note: '',
        TrainingType: 'other',
      },
      {
        Source: 'Heart',
        Begin: at(3600),
        Points: second?.Points,
        Name: 'Intervals',
        Note: 'Hard',
        TrainingType: 'rowingMachine',
      },
    ]);
  });

  it('leaves what was deleted there deleted', async () => {
    await hear(0, 1200);
    await settle();
    await remove();
    await declare(said(0, 600));
    await remove();
    expect(await all()).toEqual([]);
    await hear(0, 1200);
    await settle();
    expect(await all()).toEqual([]);
  });

  it('leaves it as it was when it is corrected to another time', async () => {
    await hear(0, 1200);
    await settle();
    const [heard] = await all();
    await nameAnew(heard?.TrainingId ?? 0, { Name: 'Intervals', TrainingType: 'rowingMachine', Note: 'Hard' });
    const training = await stored(await declare(said(0, 1200, { Name: 'Wrong day' })));
    await open.db
      .transaction()
      .execute((trx) => createDeclared(parts()).correct(trx, training, said(7200, 1200, { Name: 'Evening' }), false));
    expect(await all()).toMatchObject([
      { Source: 'Heart', Begin: at(0), Name: 'Intervals', Note: 'Hard', TrainingType: 'rowingMachine' },
      { Source: 'Hand', Begin: at(7200), Name: 'Evening' },
    ]);
  });

  it('leaves what is heard of it later', async () => {
    const id = await declare(said(0, 1200));
    await hear(60, 600);
    await settle();
    await remove(id);
    expect(await all()).toMatchObject([{ TrainingId: id, Source: 'Heart', Begin: at(60), End: at(660), Name: 'Cycling' }]);
  });
});

it('what a file brought goes with it; what was heard before stands again', async () => {
  await hear(600, 600);
  await settle();
  await hear(0, 600, 150);
  const id = await declare(said(0, 1200, { Source: 'File', SourceName: 'Edge 840' }));
  expect(await all()).toMatchObject([{ Duration: 1200, GapTime: 0 }]);
  await remove(id);
  expect(await all()).toMatchObject([{ TrainingId: id, Source: 'Heart', SourceName: '', Begin: at(600), End: at(1200) }]);
  await hear(0, 600, 150);
  await settle();
  expect(await all()).toMatchObject([{ Begin: at(600) }]);
});

describe('the first training that is heard of a member', () => {
  it('is the first, and over once, whatever she wrote down before', async () => {
    await aRole(open.db, userId, 'Athlete', clubId);
    await declare(said(-7200, 1800, { ClubId: clubId }));
    await hear(0, 1200);
    await settle();
    expect(await events()).toEqual(['TrainingUpdated', 'TrainingClosed', 'FirstTraining']);
  });

  it('is the first, and over once, also where she wrote it down before it was over', async () => {
    await aRole(open.db, userId, 'Athlete', clubId);
    await declare(said(0, 1200, { ClubId: clubId }));
    await hear(0, 1200);
    await settle();
    expect(await events()).toEqual(['TrainingUpdated', 'TrainingClosed', 'FirstTraining']);
    await hear(1200, 60);
    await settle();
    expect((await events()).slice(3)).toEqual(['TrainingUpdated']);
  });

  it('runs on where she wrote down its beginning', async () => {
    const second = Math.floor(Date.now() / 1000) - 900 - start;
    await declare(said(second, 600));
    await hear(second, 840);
    time = Date.now() + 90_000;
    await createSummaries({ db: open.db, ...parts() }).run({ error: () => {} });
    expect(await all()).toMatchObject([{ Source: 'Hand', ClosedAt: null }]);
    await settle();
    expect(await all()).toMatchObject([{ Source: 'Hand', ClosedAt: expect.any(Date) }]);
    expect(await events()).toEqual(['TrainingUpdated', 'TrainingClosed']);
  });

  it('is over once where she writes down over one that was heard', async () => {
    await declare(said(-7200, 1200));
    await hear(0, 1200);
    await settle();
    const [declared] = await all();
    if (!declared) throw new Error('no training');
    await open.db.transaction().execute((trx) => createDeclared(parts()).correct(trx, declared, said(0, 1200), false));
    expect((await events()).toSorted()).toEqual(['TrainingClosed', 'TrainingDeleted', 'TrainingUpdated', 'TrainingUpdated']);
  });
});

describe('a training that was deleted', () => {
  it('is not made anew of its heart rates; what is heard after it is', async () => {
    await hear(0, 1200);
    await settle();
    await remove();
    expect(await events()).toEqual(['TrainingClosed', 'TrainingDeleted']);
    await hear(0, 1200, 140);
    await settle();
    expect(await all()).toEqual([]);
    await hear(1260, 600);
    await settle();
    expect(await all()).toMatchObject([{ Begin: at(1260), Duration: 600 }]);
  });

  it('comes back where somebody says that there was one', async () => {
    await hear(0, 1200);
    await settle();
    await remove();
    await declare(said(0, 600));
    expect(await all()).toMatchObject([{ Source: 'Hand', Begin: at(0), End: at(600), GapTime: 0 }]);
    expect(await open.db.selectFrom('deleted_trainings').selectAll().where('UserId', '=', userId).execute()).toMatchObject([
      { Begin: at(600), End: at(1200) },
    ]);
  });

  it('which nobody heard leaves nothing behind: what is heard later is a training', async () => {
    await declare(said(0, 1200));
    await remove();
    await hear(0, 1200);
    await settle();
    expect(await all()).toMatchObject([{ Source: 'Heart' }]);
  });
});
