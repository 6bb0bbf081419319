import { isRefusal } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { createTraining, getTraining, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { versionOf } from '../../../test/training-version.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { createDeclared } from '../public.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
});
afterAll(() => house.close());

const morning = Date.UTC(2026, 4, 4, 7);
/** Seconds after the hour that was written down begins. */
const at = (second: number) => new Date(morning + second * 1000);
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const noFigures = { Distance: null, AverageHeartRate: null, Calories: null };

/** An hour that she or staff of the club wrote down. */
async function write(token: string, figures: Partial<Record<keyof typeof noFigures, number>> = {}): Promise<TrainingId> {
  const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', ...noFigures, ...figures };
  const body = { ...words, Begin: at(0).toISOString(), Duration: 3600, ClubId: world.clubA };
  return (await house.call(createTraining, { ...hers(), token, body })).result.TrainingId;
}

/** What a recorder says of it, without a heart rate. */
const word = (from: number, to: number) => {
  const pauses = [{ begin: morning / 1000 + from, end: morning / 1000 + from + 30 }];
  const figures = { Distance: Math.round((to - from) * 1.8), AverageHeartRate: null, Calories: to - from };
  return { TrainingType: 'cycling', Begin: at(from), End: at(to), ...figures, SourceName: 'Watch', heard: [], pauses };
};
type Word = ReturnType<typeof word>;

const acting = () => {
  const { profiles } = createUsers({ db: house.db, today: () => '2026-05-05' });
  const ports = { trainedIn: async () => [], ranAt: async () => [], inherits: [], forgets: [] };
  return createDeclared({ minutes: createHeartMinutes(), profiles, ...ports });
};
const inTransaction = <T>(act: (trx: Queryable) => Promise<T>) => house.db.transaction().execute(act);
/** Its words one after the other, each in the place of the one before it. */
async function says(id: TrainingId, first: Word, ...later: readonly Word[]): Promise<void> {
  const one = { UserId: world.ids.athleteA, TrainingId: id };
  expect(isRefusal(await inTransaction((trx) => acting().recorded(trx, one, { ...first, Source: 'Wearable' })))).toBe(false);
  let before = first;
  for (const next of later) {
    const said = before;
    const replaced = await inTransaction((trx) => acting().replaced(trx, one, said, { ...next, Source: 'Wearable' }));
    expect(isRefusal(replaced)).toBe(false);
    before = next;
  }
}

/** What stands of it, and what the club counts. */
async function stands(id: TrainingId) {
  const row = await house.db.selectFrom('trainings').selectAll().where('TrainingId', '=', id).executeTakeFirstOrThrow();
  const days = await house.db.selectFrom('training_days').selectAll().where('UserId', '=', row.UserId).execute();
  const { Begin, End, Duration, Distance, Calories, DeclaredCalories, PauseTime, Pauses, HeardBefore, Source } = row;
  const counted = days.filter(({ ClubId }) => ClubId === world.clubA).map((day) => [day.Duration, day.Distance, day.Calories]);
  const times = [Begin, End].map((one) => (one.getTime() - morning) / 1000);
  return { times, Duration, Distance, Calories, DeclaredCalories, PauseTime, Pauses, HeardBefore, Source, counted };
}

describe('a later word of a wearable about an hour that she wrote down', () => {
  it.each<[string, Word, ...Word[]]>([
    ['of most of it after a part of it', word(0, 600), word(0, 3000)],
    ['of a part of it after most of it', word(0, 3000), word(0, 600)],
    ['of a part of it, most of it and a part of it again', word(0, 600), word(0, 3000), word(60, 660)],
    ['of most of it that began before it', word(0, 600), word(-300, 2700)],
    ['of another part of it', word(0, 600), word(300, 1500)],
  ])('leaves what it had left if it had been the first: %s', async (_, first, ...later) => {
    const anew = later.at(-1) ?? first;
    const id = await write(world.tokens.athleteA);
    await says(id, anew);
    const atOnce = await stands(id);
    world = await createWorld(house);
    const inTurn = await write(world.tokens.athleteA);
    await says(inTurn, first, ...later);
    expect(await stands(inTurn)).toEqual(atOnce);
  });

  it('counts in the club what it says of most of it', async () => {
    const id = await write(world.tokens.athleteA);
    await says(id, word(0, 600));
    expect((await stands(id)).counted).toMatchObject([[600, 0, expect.any(Number)]]);
    world = await createWorld(house);
    const other = await write(world.tokens.athleteA);
    await says(other, word(0, 600), word(0, 3000));
    expect((await stands(other)).counted).toMatchObject([[3000, 5400, 3000]]);
  });

  it('keeps what a file says of another part of it', async () => {
    const id = await write(world.tokens.athleteA);
    await says(id, word(3300, 3600));
    await says(id, word(0, 600), word(0, 900));
    const recorded = [[0, 900] as const, [3300, 3600] as const].map(([from, to]) => ({
      begin: morning / 1000 + from,
      end: morning / 1000 + to,
    }));
    expect(await stands(id)).toMatchObject({
      times: [0, 3600],
      HeardBefore: { recorded },
      counted: [[1200, 0, expect.any(Number)]],
    });
  });

  it('leaves the hour hers where parts of it touch, and what another file says of most of it', async () => {
    const id = await write(world.tokens.athleteA);
    await says(id, word(0, 900));
    await says(id, word(900, 1800), word(900, 1800));
    expect(await stands(id)).toMatchObject({ times: [0, 3600], counted: [[1800, 0, expect.any(Number)]] });
    world = await createWorld(house);
    const other = await write(world.tokens.athleteA);
    await says(other, word(3300, 3500));
    await says(other, word(0, 2400));
    const one = { UserId: world.ids.athleteA, TrainingId: other };
    const now = { ...word(3300, 3550), Source: 'Wearable' } as const;
    expect(isRefusal(await inTransaction((trx) => acting().replaced(trx, one, word(3300, 3500), now)))).toBe(false);
    expect(await stands(other)).toMatchObject({ times: [0, 3550] });
  });

  it('that is of another day takes it along, and leaves what was declared beside it since', async () => {
    const id = await write(world.tokens.athleteA);
    await says(id, word(0, 3000), word(86_400, 86_400 + 3000));
    expect(await stands(id)).toMatchObject({ times: [86_400, 89_400], Duration: 3000 });
    world = await createWorld(house);
    const first = await write(world.tokens.athleteA);
    await says(first, word(0, 3000));
    const words = { TrainingType: 'running', Name: '', Note: '', ...noFigures };
    const body = { ...words, Begin: at(3200).toISOString(), Duration: 600, ClubId: null };
    expect((await house.call(createTraining, { ...hers(), body })).status).toBe(201);
    const one = { UserId: world.ids.athleteA, TrainingId: first };
    const now = { ...word(0, 600), Source: 'Wearable' } as const;
    expect(isRefusal(await inTransaction((trx) => acting().replaced(trx, one, word(0, 3000), now)))).toBe(false);
    expect(await stands(first)).toMatchObject({ times: [0, 600], Duration: 600 });
  });
});

it('a file is measured by the hour as she corrected it', async () => {
  const id = await write(world.tokens.athleteA);
  await says(id, word(0, 600));
  const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', Begin: at(0).toISOString(), Duration: 7200 };
  const body = { ...words, ...(await versionOf(house, id)) };
  expect((await house.call(updateTraining, { ...hers(), params: { id }, body })).status).toBe(200);
  await says(id, word(600, 3000));
  expect(await stands(id)).toMatchObject({ times: [0, 7200], Duration: 7200 });
  expect((await house.call(getTraining, { ...hers(), params: { id } })).result).toMatchObject({ MayMove: true });
});
