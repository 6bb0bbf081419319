import { supportSchema } from '@clubpulse/contract/office/support/support';
import * as calls from '@clubpulse/contract/office/support/support.calls';
import { languages } from '@clubpulse/contract/scalars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer({ SUPPORT_EMAIL: 'help@clubpulse.example' });
  world = await createWorld(server);
});
afterAll(() => server.close());

const get = async (token: string, language?: (typeof languages)[number]) =>
  (await server.call(calls.getSupport, { token, ...(language === undefined ? {} : { language }) })).result;
const topics = async (token: string) => (await get(token)).Topics.map(({ Topic }) => Topic);

it('the guide is in the reader’s language and contains the topics for their roles', async () => {
  for (const language of languages) {
    const read = await get(world.tokens.managerA, language);
    expect(supportSchema.parse(read)).toMatchObject({ Language: language, Contact: 'help@clubpulse.example' });
    for (const words of read.Topics.flatMap(({ Title, Steps }) => [Title, ...Steps])) expect(words).toMatch(/^\P{Ll}.* /u);
  }
  const athlete = await topics(world.tokens.athleteA);
  expect(athlete).toContain('strap');
  expect(athlete).not.toContain('bridge');
  expect(await topics(world.tokens.trainerA)).toContain('sheet');
  expect(await topics(world.tokens.trainerA)).not.toContain('sell');
  expect(await topics(world.tokens.ownerA)).toEqual(expect.arrayContaining(['strap', 'sheet', 'bridge']));
});

it.each(languages)('the guide in %s is a PDF in that language', async (language) => {
  const { PdfAddress } = await get(world.tokens.athleteA, language);
  const answer = await server.app.inject({ url: `/${PdfAddress}` });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language });
  const text = answer.rawPayload.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toContain(`/Lang (${language})`);
  const { Topics } = await get(world.tokens.ownerA, language);
  const [first] = Topics;
  const spelled = (first?.Title ?? '').replaceAll('’', '\x92');
  expect(text).toContain(`(${spelled})`);
});

it('the guide returns 404 for an unsupported language or another path', async () => {
  for (const name of ['clubpulse-de.pdf', 'clubpulse-en.txt', '..%2Fmain.ts'])
    expect((await server.app.inject({ url: `/guide/${name}` })).statusCode).toBe(404);
});

it('administrators manage the support videos; each reader gets the videos for their roles, first those in their language', async () => {
  const admin = { token: world.tokens.admin };
  const Url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const add = (Title: string, For: 'Athlete' | 'Manager', Language: 'en' | 'it') =>
    server.call(calls.createSupportVideo, { ...admin, body: { Title, Description: '', For, Language, Url } });
  await add('A strap', 'Athlete', 'en');
  const { result } = await add('Una fascia', 'Athlete', 'it');
  await add('A bridge', 'Manager', 'en');
  const read = async (token: string, language: 'en' | 'it') =>
    (await server.call(calls.listSupportVideos, { token, language })).result.map(({ Title }) => Title);
  expect(await read(world.tokens.athleteA, 'it')).toEqual(['Una fascia', 'A strap']);
  expect(await read(world.tokens.athleteA, 'en')).toEqual(['A strap', 'Una fascia']);
  expect(await read(world.tokens.managerA, 'en')).toEqual(['A bridge', 'A strap', 'Una fascia']);
  expect(result.Play).toEqual({ Kind: 'YouTube', Address: expect.stringContaining('youtube-nocookie.com'), ExpiresAt: null });
  const input = { Title: 'La fascia', Description: '', For: 'Athlete', Language: 'it', Url } as const;
  const change = { ...input, RowVersion: 0 };
  const update = () => server.call(calls.updateSupportVideo, { ...admin, params: { id: result.SupportVideoId }, body: change });
  expect((await update()).result).toMatchObject({ Title: 'La fascia', RowVersion: 1 });
  expect((await update()).problem.ErrorType).toBe('StaleRowVersion');
  const elsewhere = { ...input, Url: 'https://club.example/video.mp4' };
  const refused = await server.call(calls.createSupportVideo, { ...admin, body: elsewhere });
  expect(refused.problem).toMatchObject({ ErrorType: 'VideoLinkRefused', errors: [{ field: 'Url' }] });
  expect((await server.call(calls.createSupportVideo, { token: world.tokens.ownerA, body: input })).status).toBe(403);
  await server.call(calls.deleteSupportVideo, { ...admin, params: { id: result.SupportVideoId } });
  expect(await read(world.tokens.athleteA, 'it')).toEqual(['A strap']);
});
