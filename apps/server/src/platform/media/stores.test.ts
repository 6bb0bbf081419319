import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LargeStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';
import { isMediaName, openMediaStore } from './store.ts';

let folder: string;
let server: S3rver;
const bucket = { S3_BUCKET: 'pictures', S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
let stores: Record<'a folder' | 'a bucket', LargeStore>;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-media-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  stores = {
    'a folder': openMediaStore({ FILES_DIR: folder, ...bucket, S3_ENDPOINT: undefined }),
    'a bucket': openMediaStore({ FILES_DIR: folder, ...bucket, S3_ENDPOINT: endpoint }),
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const name = `${'ab'.repeat(32)}-256.jpg`;

describe.each(['a folder', 'a bucket'] as const)('the media store in %s', (kind) => {
  it('stores a file until it is removed', async () => {
    const store = stores[kind];
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, bytes, 'image/jpeg');
    await store.put(name, bytes, 'image/jpeg');
    expect(Buffer.from((await store.get(name)) ?? []).equals(bytes)).toBe(true);
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
  });

  it('joins uploaded parts, even if a part was sent twice, and reads a range of the file', async () => {
    const first = stores[kind];
    const large = `${kind === 'a folder' ? 'aa' : 'bb'}-large.mp4`;
    const part = 5 * 1_048_576;
    const complete = Buffer.from(Uint8Array.from({ length: part + 70_000 }, (_, at) => (at * 7) % 251));
    const handle = await first.begin(large, 'video/mp4');
    const one = { number: 1, offset: 0, bytes: complete.subarray(0, part) };
    await first.putPart(large, handle, one);
    const store = openMediaStore({ FILES_DIR: folder, ...bucket, S3_ENDPOINT: kind === 'a folder' ? undefined : endpoint });
    const proofs = [await store.putPart(large, handle, one)];
    expect(await store.sizeOf(large)).toBeUndefined();
    expect(await store.read(large)).toBeUndefined();
    proofs.push(await store.putPart(large, handle, { number: 2, offset: part, bytes: complete.subarray(part) }));
    await store.finish(large, handle, proofs);
    await store.finish(large, handle, proofs);
    expect(await store.sizeOf(large)).toBe(complete.length);
    const all = await store.read(large);
    expect(all && (await buffer(all)).equals(complete)).toBe(true);
    const range = await store.read(large, { from: part - 10, to: part + 9 });
    expect(range && (await buffer(range)).equals(complete.subarray(part - 10, part + 10))).toBe(true);
    await store.remove(large);
    expect(await store.sizeOf(large)).toBeUndefined();
  });

  it('deletes the parts of an upload that is abandoned', async () => {
    const store = stores[kind];
    const handle = await store.begin('cc-large.mp4', 'video/mp4');
    await store.putPart('cc-large.mp4', handle, { number: 1, offset: 0, bytes: new Uint8Array(9) });
    await store.abandon('cc-large.mp4', handle);
    expect(await store.sizeOf('cc-large.mp4')).toBeUndefined();
    if (kind === 'a folder') expect(await readdir(path.join(folder, 'media', 'cc'))).toEqual([]);
  });
});

it('the media store makes its folder accessible only to the server’s user account, even if the folder existed before', async () => {
  const old = path.join(folder, 'old');
  await mkdir(path.join(old, 'files'), { recursive: true, mode: 0o755 });
  const store = openMediaStore({ FILES_DIR: old, ...bucket, S3_ENDPOINT: undefined }, 'files');
  await store.put(name, new Uint8Array(1), 'image/jpeg');
  const mode = async (...parts: string[]) => (await stat(path.join(old, 'files', ...parts))).mode & 0o777;
  expect([await mode(), await mode('ab'), await mode('ab', name)]).toEqual([0o700, 0o700, 0o600]);
});

it('the media store reports a missing or forbidden bucket, instead of treating it as an empty one', async () => {
  const elsewhere = openMediaStore({ FILES_DIR: folder, ...bucket, S3_BUCKET: 'elsewhere', S3_ENDPOINT: endpoint });
  await expect(elsewhere.get(name)).rejects.toThrow('NoSuchBucket');
  const outsider = openMediaStore({ FILES_DIR: folder, ...bucket, S3_ACCESS_KEY_ID: 'wrong', S3_ENDPOINT: endpoint });
  await expect(outsider.put(name, new Uint8Array(1), 'image/jpeg')).rejects.toThrow('403');
});

it('the media store reports a bucket that is overloaded or does not respond as unavailable', { tags: ['atLength'] }, async () => {
  const answers = { broken: 503, hanging: null } as const;
  const away = createServer((request, response) => {
    const status = request.url?.startsWith('/broken') ? answers.broken : answers.hanging;
    if (status !== null) response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
  });
  away.listen(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = away.address() as AddressInfo;
  const at = (kind: keyof typeof answers) => {
    const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = bucket;
    return s3Store({ endpoint: `http://127.0.0.1:${port}`, bucket: kind, region, accessKeyId, secretAccessKey }, 500);
  };
  for (const kind of ['broken', 'hanging'] as const) {
    await expect(at(kind).get(name)).rejects.toMatchObject({ refused: 'ServiceUnavailable' });
    await expect(at(kind).put(name, new Uint8Array(1), 'image/jpeg')).rejects.toMatchObject({ refused: 'ServiceUnavailable' });
  }
  away.closeAllConnections();
  away.close();
});

it.each(['../secret.jpg', 'a/b.jpg', '.env', 'a..jpg', '', 'a.jpg/', 'A.jpg', 'a\0.jpg'])(
  '%j is no valid name of a stored file',
  (wrong) => {
    expect(isMediaName(wrong)).toBe(false);
  },
);
