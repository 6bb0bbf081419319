import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { createComment, giveFeedback, listComments, listFeedbacks } from '@clubpulse/contract/training/comments/comments.calls';
import {
  endSharedUri,
  getSharedUri,
  makeSharedUri,
  openSharedTraining,
  setSharedUri,
} from '@clubpulse/contract/training/sharing/sharing.calls';
import { countTraining, getTraining, listCalendarTrainings, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';

let server: TestServer;
let world: World;
let token: string;
const heartMinutes = createHeartMinutes();
const start = Math.floor(Date.now() / 60_000) * 60 - 12 * 3600;
const at = (second: number) => new Date((start + second) * 1000).toISOString();

beforeAll(async () => {
  server = await openOwnServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  token = world.tokens.athleteA;
});
afterAll(() => server.close());

type Part = readonly [from: number, to: number];
const receiveAll = (...parts: readonly Part[]) => receive(world.clubA, parts);
async function receive(clubId: number | null, parts: readonly Part[]) {
  const UserId = world.ids.athleteA;
  for (const [from, to] of parts) {
    const minutes = minutesOf(steady(start + from, to - from, 130), UserId, world.clubA, null);
    const clubIds = minutes.clubIds.map(() => clubId);
    await server.db.transaction().execute((trx) => heartMinutes.store(trx, { ...minutes, clubIds }));
  }
  await server.db
    .updateTable('training_due')
    .set({ MarkedAt: new Date(0) })
    .where('UserId', '=', UserId)
    .execute();
  await server.runDueJobs();
}
async function journal() {
  const query = { from: at(-86_400), to: at(86_400) };
  const { result } = await server.call(listCalendarTrainings, { params: { id: world.ids.athleteA }, query, token });
  return result.toReversed();
}
async function twoTrainings() {
  await receiveAll([0, 600], [1500, 2400]);
  const [first, second] = await journal();
  if (!first || !second) throw new Error('there should be two trainings');
  return [one(first.TrainingId), one(second.TrainingId)] as const;
}
const one = (id: number) => ({ params: { id }, token });
const join = () => receiveAll([600, 1500]);
const codeOf = (uri: string | null) => uri?.slice(uri.lastIndexOf('/') + 1) ?? '';
const open = async (code: string) => (await server.call(openSharedTraining, { params: { code } })).status;
async function write(training: ReturnType<typeof one>, Note: string, Name = '') {
  const body = { TrainingType: 'other', Name, Note, ...(await versionOf(server, training.params.id)) };
  return server.call(updateTraining, { ...training, body });
}

describe('a training merged into another by late heart rates', () => {
  it('passes its comments on to the remaining training', { tags: ['atLength'] }, async () => {
    const [first, second] = await twoTrainings();
    await server.call(createComment, { ...second, body: { Text: 'Legs are gone' } });
    await server.call(createComment, { ...first, body: { Text: 'Warm' } });
    await server.call(giveFeedback, { ...second, body: { Text: 'Hard', Effort: 8 } });
    await join();
    expect(await journal()).toMatchObject([{ TrainingId: first.params.id, Duration: 2400 }]);
    const { result } = await server.call(listComments, first);
    expect(result.map(({ Text, TrainingId }) => [Text, TrainingId])).toEqual([
      ['Legs are gone', first.params.id],
      ['Warm', first.params.id],
    ]);
    expect((await server.call(listFeedbacks, first)).result).toMatchObject([{ Text: 'Hard', Effort: 8 }]);
  });

  it('passes on the newer of two feedbacks by one author, and all feedbacks of other authors', {
    tags: ['atLength'],
  }, async () => {
    const [first, second] = await twoTrainings();
    const shared = [{ ClubId: world.clubA, Purpose: 'HeartRate', Version: textVersions.HeartRate, Granted: true }];
    await server.call(setConsents, { params: { id: world.ids.athleteA }, body: shared, token });
    await server.call(giveFeedback, { ...second, body: { Text: 'Hard', Effort: 8 } });
    await server.call(giveFeedback, { ...first, body: { Text: 'Easy after all', Effort: 3 } });
    const body = { Text: 'Longer breaks', Effort: null };
    await server.call(giveFeedback, { ...second, body, token: world.tokens.trainerA });
    await join();
    const { result } = await server.call(listFeedbacks, first);
    expect(result.map(({ Text }) => Text).toSorted()).toEqual(['Easy after all', 'Longer breaks']);
  });

  it('passes on its link, name and note', async () => {
    const [first, second] = await twoTrainings();
    await write(first, 'Warm');
    await write(second, 'Knee hurts', 'Hills');
    const { result } = await server.call(makeSharedUri, second);
    await join();
    expect((await server.call(getSharedUri, first)).result).toEqual(result);
    expect(await open(codeOf(result.Uri))).toBe(200);
    expect((await server.call(getTraining, first)).result).toMatchObject({ Name: 'Hills', Note: 'Warm\nKnee hurts' });
  });

  it("passes on the athlete's choice of the source that counts", { tags: ['atLength'] }, async () => {
    const [first, second] = await twoTrainings();
    await server.call(countTraining, second);
    await join();
    const training = server.db.selectFrom('trainings').select('ChosenAt').where('TrainingId', '=', first.params.id);
    expect(await training.executeTakeFirstOrThrow()).toEqual({ ChosenAt: expect.any(Date) });
  });

  it("remains readable by its link, which opens the remaining training, until that training's own link is withdrawn", {
    tags: ['atLength'],
  }, async () => {
    const [first, second] = await twoTrainings();
    const own = (await server.call(makeSharedUri, first)).result.Uri;
    const inherited = (await server.call(makeSharedUri, second)).result.Uri;
    await join();
    expect((await server.call(getSharedUri, first)).result).toMatchObject({ Uri: own });
    expect([await open(codeOf(own)), await open(codeOf(inherited))]).toEqual([200, 200]);
    await server.call(endSharedUri, first);
    expect([await open(codeOf(own)), await open(codeOf(inherited))]).toEqual([404, 404]);
    expect((await server.call(getSharedUri, first)).result).toMatchObject({ Uri: null });
  });

  it('shows no charts by either link if the athlete hid the charts for one of them', { tags: ['atLength'] }, async () => {
    const [first, second] = await twoTrainings();
    await server.call(makeSharedUri, first);
    await server.call(makeSharedUri, second);
    await server.call(setSharedUri, { ...second, body: { ShowsCharts: false } });
    await join();
    expect((await server.call(getSharedUri, first)).result).toMatchObject({ ShowsCharts: false });
    const shown = await server.db
      .selectFrom('training_links')
      .select('ShowsCharts')
      .where('TrainingId', '=', first.params.id)
      .execute();
    expect(shown).toEqual([{ ShowsCharts: false }, { ShowsCharts: false }]);
  });
});

describe("a training of the athlete's own strap whose seconds a club's bridge recorded too", () => {
  it('remains as a training by hand with its comments and link, hidden from the club', async () => {
    await receive(null, [
      [0, 600],
      [1500, 2400],
      [3600, 4500],
      [6000, 6600],
    ]);
    const ids = (await journal()).map(({ TrainingId }) => TrainingId);
    const [named, commented, linked] = ids.slice(0, 3).map(one);
    if (!named || !commented || !linked) throw new Error('there should be four trainings');
    await write(named, 'Knee hurts', 'Hills');
    await server.call(giveFeedback, { ...commented, body: { Text: 'Hard', Effort: 8 } });
    const { Uri } = (await server.call(makeSharedUri, linked)).result;
    await receiveAll([0, 600], [1500, 2370], [3600, 4500], [6000, 6600]);
    expect((await journal()).map(({ Source, ClubId, OtherSources }) => [Source, ClubId, OtherSources])).toEqual([
      ['Heart', world.clubA, 1],
      ['Heart', world.clubA, 1],
      ['Heart', world.clubA, 1],
      ['Heart', world.clubA, 0],
    ]);
    expect((await server.call(getTraining, named)).result).toMatchObject({
      Source: 'Hand',
      Name: 'Hills',
      Note: 'Knee hurts',
      Duration: 600,
      AverageHeartRate: 130,
      MaxHeartRate: 130,
    });
    expect((await server.call(listFeedbacks, commented)).result).toMatchObject([{ Text: 'Hard', Effort: 8 }]);
    expect(await open(codeOf(Uri))).toBe(200);
    for (const training of [named, commented, linked])
      expect((await server.call(getTraining, { ...training, token: world.tokens.trainerA })).status).toBe(404);
    const notes = (await journal()).map(({ Note }) => Note);
    expect(notes).toEqual(['', '', '', '']);
  });

  it('retains its figures when its name or note is corrected', async () => {
    await receive(null, [[0, 600]]);
    const [first] = (await journal()).map(({ TrainingId }) => one(TrainingId));
    if (!first) throw new Error('there should be a training');
    await write(first, 'Knee hurts', 'Hills');
    await receiveAll([0, 600]);
    const { RowVersion: _before, ...before } = (await server.call(getTraining, first)).result;
    expect(before).toMatchObject({ Source: 'Hand', Points: expect.any(Number) });
    expect(before.Points).toBeGreaterThan(0);
    await write(first, 'Knee is well', 'Hills again');
    expect((await server.call(getTraining, first)).result).toMatchObject({
      ...before,
      Note: 'Knee is well',
      Name: 'Hills again',
    });
  });

  it('remains if the athlete entered only a name, only a type or only a note', async () => {
    const parts: Part[] = [
      [0, 600],
      [1500, 2400],
      [3600, 4500],
    ];
    await receive(null, parts);
    const written = [{ Name: 'Hills' }, { TrainingType: 'running' }, { Note: 'Knee hurts' }];
    const rows = await journal();
    for (const [place, { TrainingId, TrainingType }] of rows.entries()) {
      const body = { TrainingType, Name: '', Note: '', ...(await versionOf(server, TrainingId)), ...written[place] };
      expect((await server.call(updateTraining, { ...one(TrainingId), body })).status).toBe(200);
    }
    await receiveAll(...parts);
    const stay = rows.map(async ({ TrainingId }) => (await server.call(getTraining, one(TrainingId))).result);
    expect(await Promise.all(stay)).toMatchObject(written.map((words) => ({ Source: 'Hand', ...words })));
  });
});

describe('a request to write about a training that is being deleted', () => {
  async function duringDeletion<T>(trainingId: number, ask: () => Promise<T>): Promise<T> {
    let answering: Promise<T> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('trainings').where('TrainingId', '=', trainingId).execute();
      answering = ask();
      await untilStuck(server.db, [answering]);
    });
    if (!answering) throw new Error('nothing was asked');
    return answering;
  }

  it('is refused with NotFound', async () => {
    const [first] = await twoTrainings();
    const answers = await duringDeletion(first.params.id, () =>
      Promise.all([
        server.call(createComment, { ...first, body: { Text: 'Well done' } }),
        server.call(giveFeedback, { ...first, body: { Text: 'Hard', Effort: 8 } }),
        server.call(makeSharedUri, first),
      ]),
    );
    expect(answers.map(({ status, problem }) => [status, problem.ErrorType])).toEqual(
      Array.from({ length: 3 }, () => [404, 'NotFound']),
    );
  });
});
