import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './server.ts';
import { serveWebApp } from './web-app.ts';

let folder = '';
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-web-'));
  await mkdir(path.join(folder, 'assets'));
  const files = ['index.html', 'tv.html', 'version', 'worker.js', path.join('assets', 'app-1a2b.js'), 'widget.js', '.env'];
  for (const file of files) await writeFile(path.join(folder, file), file);
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('app'));
  await writeFile(path.join(folder, 'widget.js.br'), brotliCompressSync('widget'));
  app = await createHttpServer(pino({ level: 'silent' }), {
    providerSources: async () => [],
    connectSources: [],
    imageSources: [],
  });
  await serveWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('other websites may show only the page of shared trainings in a frame', async () => {
  for (const url of ['/', '/tv']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
  }
  const { headers, body } = await app.inject('/embed');
  expect(body).toBe('index.html');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('browsers cache files with a hash in their name for a year and revalidate other files, and dotfiles are not served', async () => {
  const cached = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cached('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/embed', '/tv', '/version', '/worker.js']) expect(await cached(url), url).toBe('no-cache');
  expect((await app.inject('/.env')).statusCode).toBe(404);
});

it('a file that the build has compressed is sent compressed to browsers that accept it', async () => {
  const get = (encoding: string) => app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': encoding } });
  const { headers, rawPayload } = await get('gzip, br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('app');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await get('gzip');
  expect(gunzipSync(plain.rawPayload).toString()).toBe(path.join('assets', 'app-1a2b.js'));
});

it.each(['br', 'gzip'])(
  'the script for websites of clubs may be loaded by other websites, also with the encoding %s',
  async (encoding) => {
    const { headers } = await app.inject({ url: '/widget.js', headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=300' });
  },
);
