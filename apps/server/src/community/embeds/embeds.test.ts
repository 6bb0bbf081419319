import type { EmbedInput } from '@clubpulse/contract/community/embeds';
import { endEmbed, getEmbed, saveEmbed } from '@clubpulse/contract/community/embeds.calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
});

const settings: Omit<EmbedInput, 'RowVersion'> = {
  Rankings: ['Points'],
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
  const { result } = await house.call(getEmbed, at);
  return house.call(saveEmbed, { ...at, body: { ...settings, RowVersion: result.RowVersion, ...fields } });
};
const look = (uri: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url: uri.replace(/^https?:\/\/[^/]+/, ''), headers });
const trained = (UserId: number, Points: number) =>
  house.db
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

it('shows the ranking to whoever has its address, by nickname alone, until it is taken back', async () => {
  await trained(world.ids.athleteA, 120);
  const { result } = await save({ Origins: ['https://club.example'] });
  const uri = result.Uri ?? '';
  const { statusCode, body, headers } = await look(uri, { 'accept-language': 'it' });
  expect(statusCode).toBe(200);
  const { Nickname, LastName } = await house.db
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
  // Saved again it keeps its address.
  expect((await save()).result.Uri).toBe(uri);
  expect((await look(uri)).headers['content-security-policy']).toContain('frame-ancestors *');
  // What is saved is shown at once, however its address is written.
  await save({ Paper: '#fdfdfe' });
  expect((await look(uri)).body).toContain('#fdfdfe');
  expect((await look(uri.toLowerCase())).body).toContain('#fdfdfe');
  await house.call(endEmbed, { params: { id: world.clubA }, token: world.tokens.trainerA });
  const gone = await look(uri);
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await save()).result.Uri).not.toBe(uri);
});

it('shows nothing of a club that ranks nobody, and whoever hides is off it', async () => {
  await trained(world.ids.athleteA, 120);
  const uri = (await save()).result.Uri ?? '';
  const athlete = house.db.updateTable('users').where('UserId', '=', world.ids.athleteA);
  await athlete.set({ HideOnWall: true }).execute();
  const { Nickname } = await house.db
    .selectFrom('users')
    .select('Nickname')
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  expect((await look(uri)).body).not.toContain(Nickname);
  await house.db.updateTable('clubs').set({ EnableUserRankings: false }).where('ClubId', '=', world.clubA).execute();
  expect((await look(uri)).statusCode).toBe(404);
  expect((await save()).problem.ErrorType).toBe('RankingsOff');
});

it('refuses what names no ranking, no timeframe, no website, and colours that cannot be read', async () => {
  const refused = async (fields: Partial<EmbedInput>) =>
    (await save(fields)).problem.errors?.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`);
  expect(await refused({ Rankings: [] })).toEqual(['Rankings ranking-needed']);
  expect(await refused({ Ranges: [] })).toEqual(['Ranges timeframe-needed']);
  expect(await refused({ Origins: ['https://club.example/path'] })).toEqual(['Origins.0 invalid-origin']);
  expect(await refused({ Origins: ["https://a.example; script-src 'unsafe-inline'"] })).toEqual(['Origins.0 invalid-origin']);
  expect(await refused({ Text: '#eeeeee', Mark: '#fafafa' })).toEqual(['Text contrast-too-low', 'Mark contrast-too-low']);
  expect(await refused({ Since: '2099-01-01' })).toEqual(['Since date-no-greater-than-now']);
  expect((await save({ Since: '2020-01-01' })).problem.ErrorType).toBe('DateIntervalTooLong');
});

it('lets of two who save at once the second know', async () => {
  await save();
  expect((await save({ RowVersion: 0 })).problem.ErrorType).toBe('StaleRowVersion');
});

it('is no address of what nobody made, whatever is asked for', async () => {
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

it('belongs to who reads the rankings', async () => {
  const at = { params: { id: world.clubA }, token: world.tokens.managerA };
  expect((await house.call(getEmbed, at)).status).toBe(403);
});
