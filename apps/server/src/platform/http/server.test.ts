import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './server.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({ ClassId: index, Name: 'Pilates' }));

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer(pino({ level: 'silent' }), { connectSources: [] });
  app.get('/list', () => rows);
  app.get('/one', () => rows[0]);
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('compresses a list for whoever takes %s', async (encoding, decompress) => {
  const answer = await get('/list', encoding);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(rows);
});

it('leaves alone what is small, and whoever takes nothing compressed', async () => {
  expect((await get('/one', 'gzip')).headers).not.toHaveProperty('content-encoding');
  const plain = await get('/list', 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json()).toEqual(rows);
});
