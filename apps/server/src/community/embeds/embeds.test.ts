import { type ChallengeInput, challengeInputSchema } from '@clubpulse/contract/community/challenges';
import type { EmbedInput } from '@clubpulse/contract/community/embeds';
import { endEmbed, getEmbed, saveEmbed } from '@clubpulse/contract/community/embeds.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});

const settings: Omit<EmbedInput, 'RowVersion'> = {
  Rankings: ['Points'],
  Challenges: [],
  Ranges: ['Days30'],
  Since: null,
  Rows: 3,
  Language: null,
  Paper: '#fbf6f0',
  Text: '#2b1f18',
  Mark: '#b5552d',
  Origins: [],
};
const save = async (fields: Partial<EmbedInput> = {}) => {
  const at = { params: { id: world.clubA }, token: world.tokens.trainerA };
  const { result } = await server.call(getEmbed, at);
  return server.call(saveEmbed, { ...at, body: { ...settings, RowVersion: result.RowVersion, ...fields } });
};
const look = (uri: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: uri.replace(/^https?:\/\/[^/]+/, ''), headers });
const trained = (UserId: number, Points: number) =>
  server.db
    .insertInto('training_days')
    .values({
      UserId,
      ClubId: world.clubA,
      Day: new Date().toISOString().slice(0, 10),
      Points,
      Trainings: 1,
      Duration: 60,
      Calories: 0,
      Zone0Time: 0,
      Zone1Time: 60,
      Zone2Time: 0,
      Zone3Time: 0,
      Zone4Time: 0,
      Zone5Time: 0,
    })
    .execute();

it('an embedded ranking shows only nicknames, and any visitor with its URL sees it until the club withdraws it', async () => {
  await trained(world.ids.athleteA, 120);
  const { result } = await save({ Origins: ['https://club.example'] });
  const uri = result.Uri ?? '';
  const { statusCode, body, headers } = await look(uri, { 'accept-language': 'it' });
  expect(statusCode).toBe(200);
  const { Nickname, LastName } = await server.db
    .selectFrom('users')
    .select(['Nickname', 'LastName'])
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  expect(body).toContain(Nickname);
  expect(body).not.toContain(LastName);
  expect(body).toContain('Più punti');
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://club.example");
  expect((await save()).result.Uri).toBe(uri);
  expect((await look(uri)).headers['content-security-policy']).toContain('frame-ancestors *');
  await save({ Paper: '#fdfdfe' });
  expect((await look(uri)).body).toContain('#fdfdfe');
  expect((await look(uri.toLowerCase())).body).toContain('#fdfdfe');
  await server.call(endEmbed, { params: { id: world.clubA }, token: world.tokens.trainerA });
  const removed = await look(uri);
  expect([removed.statusCode, removed.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await save()).result.Uri).not.toBe(uri);
});

it('an embedded ranking is empty when the club has no rankings, and leaves out users who hide', async () => {
  await trained(world.ids.athleteA, 120);
  const uri = (await save()).result.Uri ?? '';
  const athlete = server.db.updateTable('users').where('UserId', '=', world.ids.athleteA);
  await athlete.set({ HideOnWall: true }).execute();
  const { Nickname } = await server.db
    .selectFrom('users')
    .select('Nickname')
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  expect((await look(uri)).body).not.toContain(Nickname);
  await server.db.updateTable('clubs').set({ EnableUserRankings: false }).where('ClubId', '=', world.clubA).execute();
  expect((await look(uri)).statusCode).toBe(404);
  expect((await save()).problem.ErrorType).toBe('RankingsOff');
});

it('an embedded page shows rankings and timeframes in the saved order, and opens with the first ranking and timeframe', async () => {
  await trained(world.ids.athleteA, 120);
  const { result } = await save({ Rankings: ['Trainings', 'Points'], Ranges: ['Year', 'Day', 'Week', 'Day'] });
  expect(result).toMatchObject({ Rankings: ['Trainings', 'Points'], Ranges: ['Year', 'Day', 'Week'] });
  const { body } = await look(result.Uri ?? '', { 'accept-language': 'en' });
  const tabs = [...body.matchAll(/href="\?by=(\w+)&(?:amp;)?range=(\w+)"( aria-current)?/g)].map(([, by, range, current]) =>
    current === undefined ? `${by} ${range}` : `${by} ${range} shown`,
  );
  expect(tabs).toEqual(['Trainings Year shown', 'Points Year', 'Trainings Year shown', 'Trainings Day', 'Trainings Week']);
});

it('an embedded page cannot be saved without rankings, without timeframes, with invalid websites, or with unreadable colours', async () => {
  const refused = async (fields: Partial<EmbedInput>) =>
    (await save(fields)).problem.errors?.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`);
  expect(await refused({ Rankings: [] })).toEqual(['Rankings ranking-needed']);
  expect(await refused({ Ranges: [] })).toEqual(['Ranges timeframe-needed']);
  for (const origin of ['https://club.example/path', 'https://*.com', "https://x.example'", 'https://club.example;'])
    expect(await refused({ Origins: [origin] })).toEqual(['Origins.0 invalid-origin']);
  expect(await refused({ Origins: ["https://a.example; script-src 'unsafe-inline'"] })).toEqual(['Origins.0 invalid-origin']);
  expect(await refused({ Text: '#eeeeee', Mark: '#fafafa' })).toEqual(['Text contrast-too-low', 'Mark contrast-too-low']);
  expect(await refused({ Since: '2099-01-01' })).toEqual(['Since date-no-greater-than-now']);
  expect((await save({ Since: '2020-01-01' })).problem.ErrorType).toBe('DateIntervalTooLong');
});

const today = dayIn('UTC', new Date());
async function runs(fields: Partial<ChallengeInput & { Enabled: boolean; ClubId: number; BrandId: number | null }> = {}) {
  const input = challengeInputSchema.parse({
    Type: 'Points',
    Title: 'November points',
    Description: '',
    Color: '#1d6fe0',
    StartDate: addDays(today, -5),
    EndDate: addDays(today, 5),
    ValidZones: [],
    Goals: [],
    Rewards: [],
  });
  const { ChallengeId } = await server.db
    .insertInto('challenges')
    .values({ ...input, ClubId: world.clubA, ...fields })
    .returning('ChallengeId')
    .executeTakeFirstOrThrow();
  return ChallengeId;
}
const takesPart = (ChallengeId: number, UserId: number) =>
  server.db
    .insertInto('challenge_participants')
    .values({ ChallengeId, UserId, ClubId: world.clubA, JoinedAt: new Date() })
    .execute();
const nicknameOf = async (UserId: number) =>
  (await server.db.selectFrom('users').select('Nickname').where('UserId', '=', UserId).executeTakeFirstOrThrow()).Nickname;

it('an embedded challenge shows rank and nickname, but not users who hide or opted out of rankings', async () => {
  const id = await runs();
  const others = await runs({ Title: 'Not chosen' });
  for (const UserId of [world.ids.athleteA, world.ids.trainerA]) await takesPart(id, UserId);
  await trained(world.ids.athleteA, 120);
  await trained(world.ids.trainerA, 300);
  const { result } = await save({ Rankings: [], Ranges: [], Challenges: [id] });
  expect(result.Offered.map(({ ChallengeId }) => ChallengeId)).toEqual([id, others]);
  const [athlete, trainer] = [await nicknameOf(world.ids.athleteA), await nicknameOf(world.ids.trainerA)];
  const first = await look(result.Uri ?? '');
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<h1>November points</h1>');
  expect(first.body).toContain('under way');
  expect(first.body).toContain('2 take part');
  expect(first.body).toMatch(new RegExp(`<td class="r">1</td><th scope="row">${trainer}</th>`));
  expect(first.body).toMatch(new RegExp(`<td class="r">2</td><th scope="row">${athlete}</th>`));
  expect(first.body).not.toContain('Not chosen');
  expect((await look(`${result.Uri}?challenge=${others}`)).body).toContain('<h1>November points</h1>');

  await server.db.insertInto('unlisted_people').values({ UserId: world.ids.trainerA, Since: new Date() }).execute();
  await save({ Rankings: ['Points'], Challenges: [id] });
  const chosen = await look(`${result.Uri}?challenge=${id}`);
  expect(chosen.body).toContain('aria-current="page">November points');
  expect(chosen.body).not.toContain(trainer);
  expect(chosen.body).toMatch(new RegExp(`<td class="r">1</td><th scope="row">${athlete}</th>`));
  await server.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', world.ids.athleteA).execute();
  await save({ Rankings: ['Points'], Challenges: [id] });
  expect((await look(`${result.Uri}?challenge=${id}`)).body).not.toContain(athlete);
});

it('an embedded page does not show a challenge that is hidden from athletes, but still shows one that ended', async () => {
  const id = await runs();
  const { result } = await save({ Rankings: [], Challenges: [id] });
  const uri = result.Uri ?? '';
  const change = (
    fields: Partial<{ Enabled: boolean; EndDate: string; Mode: 'Open' | 'Invitation'; MinTargetPrc: number | null }>,
  ) => server.db.updateTable('challenges').set(fields).where('ChallengeId', '=', id).execute();
  await change({ EndDate: addDays(today, -2) });
  expect((await look(uri)).body).toContain('· over');
  expect((await save({ Rankings: [], Challenges: [id] })).status).toBe(200);
  for (const fields of [{ Enabled: false }, { Mode: 'Invitation' }, { MinTargetPrc: 50 }] as const) {
    await change(fields);
    expect((await look(uri)).statusCode).toBe(404);
    await change({ Enabled: true, Mode: 'Open', MinTargetPrc: null });
    expect((await look(uri)).statusCode).toBe(200);
  }
  await server.db.deleteFrom('challenges').where('ChallengeId', '=', id).execute();
  expect((await look(uri)).statusCode).toBe(404);
  const at = { params: { id: world.clubA }, token: world.tokens.trainerA };
  expect((await server.call(getEmbed, at)).result).toMatchObject({ Challenges: [], Offered: [] });
});

it('an embedded page cannot be saved with a challenge that is over, deleted, of another club, by invitation, or by heart rate', async () => {
  const refused = async (...Challenges: number[]) =>
    (await save({ Challenges })).problem.errors?.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`);
  const open = await runs();
  const over = await runs({ EndDate: addDays(today, -1) });
  expect(await refused(open, over)).toEqual(['Challenges.1 challenge-over']);
  expect(await refused(2 ** 40)).toEqual(['Challenges.0 challenge-gone']);
  expect(await refused(await runs({ ClubId: world.clubB }))).toEqual(['Challenges.0 challenge-gone']);
  expect(await refused(await runs({ Mode: 'Invitation' }))).toEqual(['Challenges.0 challenge-not-public']);
  expect(await refused(await runs({ Enabled: false }))).toEqual(['Challenges.0 challenge-not-public']);
  expect(await refused(await runs({ Type: 'ZoneTime', ValidZones: [4] }))).toEqual(['Challenges.0 challenge-of-hearts']);
  expect(await refused(...Array.from({ length: 11 }, (_, place) => place + 1))).toEqual(['Challenges too-many-challenges']);
  expect((await save({ Rankings: [], Ranges: [], Challenges: [] })).problem.errors).toMatchObject([
    { field: 'Rankings', key: 'ranking-needed' },
  ]);
});

it('the second of two concurrent saves of an embedded page is refused', async () => {
  await save();
  expect((await save({ RowVersion: 0 })).problem.ErrorType).toBe('StaleRowVersion');
});

it('the URL of an embedded page returns 404 for an unknown code, with any query', async () => {
  for (const code of ['x', 'A'.repeat(24), '%00', '..%2f..%2f', "';drop table"]) {
    const { statusCode, headers } = await look(`/embed/rankings/${code}?by=x&range=y&range=z`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['content-security-policy']).toContain('frame-ancestors');
  }
  const uri = (await save({ Rankings: ['Points', 'Trainings'], Since: new Date().toISOString().slice(0, 10) })).result.Uri ?? '';
  const { body } = await look(`${uri}?by=Trainings&range=Since`);
  expect(body).toContain('aria-current="page">Most trainings');
  expect(body).toContain('aria-current="page">Since');
  expect((await look(`${uri}?by=Nothing&range=`)).body).toContain('<h1>Most points');
});

it('an embedded page can be changed only by staff who may read the rankings', async () => {
  const at = { params: { id: world.clubA }, token: world.tokens.managerA };
  expect((await server.call(getEmbed, at)).status).toBe(403);
});
