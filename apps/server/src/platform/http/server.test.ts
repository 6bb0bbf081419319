import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './server.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({ ClassId: index, Name: 'Pilates' }));

let app: FastifyInstance;
let sources = ['https://id.example'];
beforeAll(async () => {
  app = await createHttpServer(pino({ level: 'silent' }), {
    providerSources: async () => sources,
    connectSources: ['wss://club.example', 'https://errors.example'],
    imageSources: ['http://tiles.example'],
  });
  app.get('/', { config: { isPage: true } }, () => 'the page');
  app.get('/list', () => rows);
  app.get('/one', () => rows[0]);
  app.get('/framed', (_request, reply) => reply.removeHeader('x-frame-options').send(rows[0]));
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('a list is compressed for a client that accepts %s', async (encoding, decompress) => {
  const answer = await get('/list', encoding);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(rows);
});

it('a response is not compressed when it is small or the request has no Accept-Encoding', async () => {
  expect((await get('/one', 'gzip')).headers).not.toHaveProperty('content-encoding');
  const plain = await get('/list', 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toEqual(rows);
});

it('the content security policy allows images of the map over plain HTTP', async () => {
  const policy = String((await get('/', 'identity')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https: http://tiles.example;");
});

it('each response has the security headers, without those that its route removes', async () => {
  const ofHelmet = async (url: string) => {
    const { headers } = await get(url, 'identity');
    return ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'].map(
      (name) => headers[name],
    );
  };
  const first = await ofHelmet('/one');
  expect(await ofHelmet('/framed')).toEqual([first[0], 'nosniff', undefined, 'no-referrer']);
  expect(await ofHelmet('/one')).toEqual(first);
  expect(await ofHelmet('/nowhere')).toEqual([first[0], 'nosniff', 'SAMEORIGIN', 'no-referrer']);
});

it('the content security policy allows connections to the identity provider’s origins, and follows their changes', async () => {
  const policy = async () => String((await get('/', 'identity')).headers['content-security-policy']);
  expect(await policy()).toContain("connect-src 'self' https://id.example");
  sources = ['https://id.example', 'https://tokens.example'];
  expect(await policy()).toContain(
    "connect-src 'self' https://id.example https://tokens.example wss://club.example https://errors.example",
  );
  expect(await policy()).toContain("form-action 'self' https://id.example https://tokens.example;");
});
