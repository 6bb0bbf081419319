import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { createTraining, deleteTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { createWorld, type World } from '../../test/world.ts';
import { writeTcx } from './formats/xml-write.wire.ts';
import { anHour } from './recordings.samples.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
});
afterAll(() => house.close());

const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const morning = Date.UTC(2026, 4, 4, 7) / 1000;

/** Minutes of the hour that she wrote down. */
interface File {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

async function bring({ name, from, to }: File) {
  const [begin, seconds] = [morning + from * 60, (to - from) * 60];
  const series = { begin, seconds, values: { Cadence: Array<number>(seconds).fill(80) } };
  const figures = { Distance: seconds * 5, Calories: seconds / 10, AverageHeartRate: null };
  const text = writeTcx(anHour(begin, { beats: new Uint8Array(seconds).fill(150), series, SourceName: name, ...figures }));
  const body = { File: Buffer.from(text).toString('base64'), FileName: `${name}.tcx` };
  const { result, problem } = await house.call(importRecording, { ...hers(), body });
  return result.Trainings?.[0]?.Outcome ?? problem.ErrorType;
}
const slip = () => {
  const Begin = new Date(morning * 1000).toISOString();
  const figures = { Distance: null, AverageHeartRate: null, Calories: null };
  const body = { TrainingType: 'cycling', Name: 'Ride', Note: '', ...figures, Begin, Duration: 3600, ClubId: world.clubA };
  return house.call(createTraining, { ...hers(), body });
};

/** What stands of it when she brings these, and what the club counts; then it is gone. */
async function after(bringThem: readonly (() => Promise<unknown>)[]) {
  for (const one of bringThem) await one();
  const all = await house.db.selectFrom('trainings').selectAll().where('UserId', '=', world.ids.athleteA).execute();
  const stands = all.map(({ Begin, End, Duration, GapTime, Points, Distance, Calories, ...row }) => ({
    from: (Begin.getTime() / 1000 - morning) / 60,
    to: (End.getTime() / 1000 - morning) / 60,
    Duration,
    GapTime,
    Points,
    Distance,
    Calories,
    recorded: (row.HeardBefore as { recorded?: unknown } | null)?.recorded ?? [],
    source: [row.Source, row.SourceName, row.DeclaredCalories, row.PauseTime, row.Name, row.ClubId === world.clubA],
  }));
  const counted = await house.db
    .selectFrom('training_days')
    .select(['Trainings', 'Points', 'Duration', 'Calories'])
    .where('UserId', '=', world.ids.athleteA)
    .where('ClubId', '=', world.clubA)
    .execute();
  for (const { TrainingId } of all)
    await house.call(deleteTraining, { params: { id: TrainingId }, token: world.tokens.athleteA });
  return { stands, counted };
}

describe('two files that overlap, one of more than half of an hour that she wrote down', () => {
  it.each(
    oneIn(4, [
      ['one within the first minutes, one of most of it', [0, 20], [10, 50]],
      ['that have little in common', [0, 20], [15, 50]],
      ['one that began before it', [-8, 8], [0, 32]],
      ['one that ended after it', [50, 66], [20, 55]],
    ] as const),
  )('leave the same in whatever order they are brought: %s', { tags: ['examples'] }, async (_, one, other) => {
    const files = [one, other].map(([from, to], place) => ({ name: `Watch ${place + 1}`, from, to }));
    const [first, second] = files.map((file) => async () => expect(await bring(file)).toBe('Joined'));
    if (!first || !second) throw new Error('no files');
    const inTurn = await after([slip, first, second]);
    expect(inTurn.stands).toHaveLength(1);
    expect(await after([slip, second, first])).toEqual(inTurn);
  });
});
