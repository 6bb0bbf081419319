import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { isRefusal, refuse } from '@clubpulse/contract/errors';
import { listNotifications } from '@clubpulse/contract/office/notifications.calls';
import { PART_TYPE, UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import * as calls from '@clubpulse/contract/videos/videos/videos.calls';
import { encodingCodes } from '@clubpulse/rules/videos/videos/encoding';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncoder } from '../../platform/media/encoder.ts';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import type { Clips } from './public.ts';
import { anUpload } from './videos.samples.ts';
import { insertVideo } from './videos.store.ts';

const run = promisify(execFile);
const hasPrograms = await createEncoder({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }).isHere();
if (!hasPrograms) console.warn('ffmpeg is not on this machine: nothing is encoded in this test');

let folder: string;
let site: Server;
let s3: S3rver;
const requests: IncomingMessage[] = [];
const places = new Map<string, { server: TestServer; world: World }>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-videos-'));
  site = createServer((request, response) => {
    requests.push(request);
    const link = new URL(new URL(request.url ?? '', 'http://x').searchParams.get('url') ?? 'http://x');
    if (link.href.includes('gone')) return response.writeHead(404).end();
    const answer = { title: 'Why we\u0000 carry things', thumbnail_url: 'https://i.example/1.jpg', duration: 252 };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'videos', configs: [] }],
  });
  const { port } = await s3.run();
  const info = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const sites = { YOUTUBE_INFO_URL: `${info}/oembed`, VIMEO_INFO_URL: `${info}/oembed.json` };
  const bucket = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  const open = async (name: string, settings: Record<string, string>) => {
    const server = await openOwnServer({ ...sites, ...settings });
    places.set(name, { server, world: await createWorld(server) });
  };
  await open('a folder', {});
  await open('a bucket', { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...bucket });
  await open('no programs', { FFMPEG_PATH: '/nowhere/ffmpeg' });
});
afterAll(async () => {
  for (const { server } of places.values()) await server.close();
  site.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (name = 'a folder') => {
  const place = places.get(name);
  if (!place) throw new Error(`no server with ${name}`);
  const { server, world } = place;
  const staff = (further: object = {}) => ({ params: { id: world.clubA, ...further }, token: world.tokens.managerA });
  const collection = async (ClassSubscriptionIds: number[] = []) =>
    (
      await server.call(calls.createVideoCollection, {
        ...staff(),
        body: { Title: 'Sleds', Description: '', ClassSubscriptionIds },
      })
    ).result.VideoCollectionId;
  const announce = async (Bytes: number) =>
    server.call(calls.createVideoUpload, {
      ...staff(),
      body: {
        Title: 'Sled push',
        Description: '',
        VideoCollectionIds: [await collection()],
        IsPublished: true,
        FileName: 'sled.mp4',
        Bytes,
      },
    });
  const part = (address: string, offset: number, payload: Buffer) =>
    server.app.inject({
      method: 'PATCH',
      url: address,
      headers: { 'content-type': PART_TYPE, 'tus-resumable': '1.0.0', 'upload-offset': String(offset) },
      payload,
    });
  const bring = async (address: string, bytes: Buffer) => {
    for (let from = 0; from < bytes.length; from += UPLOAD.chunkBytes) {
      const answer = await part(address, from, bytes.subarray(from, from + UPLOAD.chunkBytes));
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
  };
  const complete = (videoId: number) => server.call(calls.completeVideoUpload, staff({ videoId }));
  const send = async (bytes: Buffer) => {
    const { result } = await announce(bytes.length);
    await bring(result.Upload.Address, bytes);
    expect((await complete(result.Video.VideoId)).result.State).toBe('Processing');
    return result.Video.VideoId;
  };
  const get = async (videoId: number) => (await server.call(calls.getVideo, { ...staff({ videoId }), language: 'it' })).result;
  return { server, world, staff, collection, announce, part, bring, complete, send, get };
};

async function film(name: string, args: readonly string[] = []): Promise<Buffer> {
  const file = path.join(folder, name);
  const input = ['-f', 'lavfi', '-i', 'testsrc2=size=640x480:rate=25:duration=5', '-f', 'lavfi', '-i', 'sine=duration=5'];
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, '-shortest', ...args, file]);
  return readFile(file);
}

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};
const ftyp = box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2mp41'));
const broken = Buffer.concat([ftyp, box('mdat', Buffer.alloc(2000, 7))]);
const made = box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), box('trak', Buffer.alloc(8))]));
const full = Buffer.concat([ftyp, made, box('mdat', Buffer.alloc(2000, 7))]);

describe.each(oneIn(2, ['a folder', 'a bucket']))('the upload of a video into %s', { tags: ['examples'] }, (name) => {
  it('arrives in parts, and another user of the staff can continue it after an interruption with a new URL', async () => {
    const { server, world, staff, announce, part, complete, get } = at(name);
    const bytes = Buffer.concat([broken, Buffer.alloc(UPLOAD.chunkBytes + 5000, 3)]);
    const { result } = await announce(bytes.length);
    const { Upload, Video } = result;
    expect(Video).toMatchObject({ State: 'Uploading', IsEncoded: false, FileName: 'sled.mp4' });
    const first = bytes.subarray(0, UPLOAD.chunkBytes);
    expect((await part(Upload.Address, 0, first)).headers['upload-offset']).toBe(String(first.length));
    const again = await part(Upload.Address, 0, first);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { ErrorType: 'UploadOffsetWrong', values: { offset: first.length } },
    ]);
    expect((await part(Upload.Address, first.length, Buffer.alloc(10))).json()).toMatchObject({ ErrorType: 'UploadPartWrong' });
    expect((await complete(Video.VideoId)).problem.ErrorType).toBe('UploadIncomplete');
    const resumed = await server.call(calls.resumeVideoUpload, {
      ...staff({ videoId: Video.VideoId }),
      token: world.tokens.trainerA,
    });
    expect(resumed.result.Upload).toMatchObject({ Offset: first.length, Bytes: bytes.length });
    const { Address } = resumed.result.Upload;
    expect((await server.app.inject({ method: 'HEAD', url: Upload.Address })).statusCode).toBe(404);
    const head = await server.app.inject({ method: 'HEAD', url: Address });
    expect(head.headers).toMatchObject({ 'upload-offset': String(first.length), 'upload-length': String(bytes.length) });
    expect((await part(Address, first.length, bytes.subarray(first.length))).statusCode).toBe(204);
    expect((await complete(Video.VideoId)).result).toMatchObject({ State: 'Processing', Bytes: bytes.length });
    expect((await complete(Video.VideoId)).problem.ErrorType).toBe('UploadNotFound');
    const file = await server.db
      .selectFrom('videos')
      .select('MediaId')
      .where('VideoId', '=', Video.VideoId)
      .executeTakeFirstOrThrow();
    const stored = await server.largeFiles.original(file.MediaId ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of (await stored?.read()) ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect((await get(Video.VideoId)).State).toBe('Processing');
  });

  it('leaves no file when the video is removed, and is shown as an error when it is not continued', async () => {
    const { server, staff, announce, part, get } = at(name);
    const { result } = await announce(broken.length);
    await part(result.Upload.Address, 0, broken);
    await server.call(calls.deleteVideo, staff({ videoId: result.Video.VideoId }));
    expect((await part(result.Upload.Address, broken.length, Buffer.alloc(1))).statusCode).toBe(404);
    await server.largeFiles.purge();
    expect(await server.db.selectFrom('media_files').selectAll().where('ForgottenAt', 'is not', null).execute()).toEqual([]);
    const idle = (await announce(broken.length)).result;
    await server.db
      .updateTable('uploads')
      .set({ TouchedAt: new Date(0) })
      .execute();
    await server.largeFiles.purge();
    expect(await get(idle.Video.VideoId)).toMatchObject({
      State: 'Error',
      ErrorCode: '3408',
      ErrorTitle: 'Errore di caricamento HTTP',
      ErrorAdvice: expect.stringMatching(/^Riprova/),
    });
  });
});

describe('the upload of a video', () => {
  it('is refused with its first part when its content is not a video', async () => {
    const { server, announce, part, get, staff } = at();
    const page = Buffer.from('<html><script>alert(1)</script>'.padEnd(900, ' '));
    const { result } = await announce(page.length);
    const answer = await part(result.Upload.Address, 0, page);
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { ErrorType: 'VideoTypeRefused' }]);
    expect((await server.app.inject({ method: 'HEAD', url: result.Upload.Address })).statusCode).toBe(404);
    const values = { State: 'Error', ErrorCode: '1020', ErrorTitle: 'Errore video', ErrorAdvice: expect.stringContaining('mp4') };
    expect(await get(result.Video.VideoId)).toMatchObject(values);
    await server.largeFiles.purge();
    expect(await get(result.Video.VideoId)).toMatchObject(values);
    const resumed = await server.call(calls.resumeVideoUpload, staff({ videoId: result.Video.VideoId }));
    expect(resumed.problem.ErrorType).toBe('UploadNotFound');
  });

  it('to which nothing was sent for an hour does not block other uploads', async () => {
    const { server, world, announce } = at();
    const own: string[] = [];
    for (let n = 0; n < UPLOAD.openMax; n++) own.push(await anUpload(server.db, world.clubA));
    expect((await announce(1000)).problem.ErrorType).toBe('TooManyUploads');
    const touched = (fields: { TouchedAt: Date; Received?: number }) =>
      server.db.updateTable('uploads').set(fields).where('MediaId', 'in', own).execute();
    await touched({ TouchedAt: new Date(Date.now() - 3_660_000) });
    const { status, result } = await announce(1000);
    expect(status).toBe(201);
    await touched({ TouchedAt: new Date(Date.now() - 3_660_000), Received: 500 });
    expect((await announce(1000)).problem.ErrorType).toBe('TooManyUploads');
    await server.call(calls.deleteVideo, {
      params: { id: world.clubA, videoId: result.Video.VideoId },
      token: world.tokens.managerA,
    });
    await server.db.deleteFrom('uploads').where('MediaId', 'in', own).execute();
    await server.db.deleteFrom('media_files').where('MediaId', 'in', own).execute();
  });

  it('counts against the storage of the licence as soon as its size is declared, and is refused above the limit', async () => {
    const { server, world, staff, collection } = at();
    const used = async () => {
      const { result } = await server.call(getClubLicenses, staff());
      return result.Usage.find(({ Resource }) => Resource === 'VideoGB');
    };
    const before = (await used())?.Used ?? 0;
    await server.db
      .updateTable('club_licenses')
      .set({ VideoGB: before + 2 })
      .where('ClubId', '=', world.clubA)
      .execute();
    const announce = async (Bytes: number) =>
      server.call(calls.createVideoUpload, {
        ...staff(),
        body: {
          Title: 'L',
          Description: '',
          VideoCollectionIds: [await collection()],
          IsPublished: true,
          FileName: 'l.mp4',
          Bytes,
        },
      });
    expect((await announce(3_500_000_000)).problem).toMatchObject({
      ErrorType: 'LicenseResourceLimitExceeded',
      values: { context: 'VideoGB' },
    });
    const first = await announce(1_900_000_000);
    expect(first.status).toBe(201);
    expect(await used()).toMatchObject({ Used: before + 2 - (before > 0 ? 1 : 0) });
    await server.call(calls.deleteVideo, staff({ videoId: first.result.Video.VideoId }));
    expect((await used())?.Used).toBe(before);
    await server.db.updateTable('club_licenses').set({ VideoGB: 1000 }).where('ClubId', '=', world.clubA).execute();
    expect((await announce(5 * 1_073_741_824)).problem.errors).toMatchObject([{ field: 'Bytes', key: 'upload-too-large' }]);
  });

  it('requires at least one playlist of the club', async () => {
    const { server, world, staff } = at();
    const refusedIn = (VideoCollectionIds: number[]) =>
      server.call(calls.createVideoUpload, {
        ...staff(),
        body: { Title: 'L', Description: '', VideoCollectionIds, IsPublished: true, FileName: 'l.mp4', Bytes: 9 },
      });
    expect((await refusedIn([])).problem.errors).toMatchObject([
      { field: 'VideoCollectionIds', key: 'video-without-collection' },
    ]);
    const other = await server.call(calls.createVideoCollection, {
      params: { id: world.clubB },
      token: world.tokens.managerB,
      body: { Title: 'B', Description: '', ClassSubscriptionIds: [] },
    });
    expect((await refusedIn([other.result.VideoCollectionId])).problem.errors).toMatchObject([{ key: 'invalid-id' }]);
    const left = await server.db.selectFrom('uploads').select('MediaId').where('Bytes', '=', 9).execute();
    expect(left).toEqual([]);
  });
});

describe.runIf(hasPrograms).each(['a folder', 'a bucket'])('a video in %s', (name) => {
  it('is encoded, notified by an event, and played by an athlete in each encoded size', async () => {
    const { server, world, send, get } = at(name);
    const videoId = await send(await film('sled.mp4'));
    await server.runDueJobs();
    const video = await get(videoId);
    expect(video).toMatchObject({
      State: 'Ready',
      IsEncoded: true,
      Seconds: 5,
      Width: 640,
      Height: 480,
      HasSound: true,
      PreviewUri: expect.stringMatching(/^\/media\/.+-poster\.jpg$/),
    });
    const poster = await server.app.inject({ url: video.PreviewUri ?? '' });
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await server.telling.notify();
    const notified = await server.call(listNotifications, { token: world.tokens.managerA });
    expect(notified.result.data[0]).toMatchObject({ Event: 'EncodingJobSuccess', View: `VideoCollections/${videoId}` });

    const collectionId = video.Collections[0]?.VideoCollectionId ?? 0;
    const watched = { params: { id: world.clubA, collectionId }, body: { VideoId: videoId }, token: world.tokens.athleteA };
    const { result } = await server.call(calls.playOnDemand, watched);
    expect(result.Kind).toBe('Hls');
    const load = (address: string, headers = {}) => server.app.inject({ url: address, headers });
    const master = await load(result.Address);
    expect([master.statusCode, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl']);
    const folderOf = result.Address.replace(/[^/]+$/, '');
    const sizes = master.body.split('\n').filter((line) => line.endsWith('.m3u8'));
    expect(sizes).toHaveLength(1);
    const playlist = await load(folderOf + sizes[0]);
    const segments = playlist.body.split('\n').filter((line) => line.endsWith('.ts'));
    expect(segments.length).toBeGreaterThan(1);
    const segment = await load(folderOf + segments[0], { range: 'bytes=0-99' });
    expect([segment.statusCode, segment.rawPayload.length, segment.headers['content-type']]).toEqual([206, 100, 'video/mp2t']);
    expect(segment.headers['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect((await load(folderOf + segments[0], { range: 'bytes=99999999-' })).statusCode).toBe(416);
    expect((await load(`${folderOf}${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.m3u8`)).statusCode).toBe(404);
    expect(await get(videoId)).toMatchObject({ Plays: 1, People: 1 });
    await leaveClubs(server.db, world.ids.athleteA);
    expect((await load(result.Address)).statusCode).toBe(404);
    expect(await get(videoId)).toMatchObject({ Plays: 0 });
    await server.db
      .insertInto('user_roles')
      .values({ UserId: world.ids.athleteA, Role: 'Athlete', ClubId: world.clubA })
      .execute();
  });
});

describe.runIf(hasPrograms)('a file that cannot be encoded', () => {
  it.each([
    ['a file without an index of its frames', async () => broken, '1075'],
    ['audio without video', () => film('sound.mp4', ['-vn']), '1020'],
  ])(
    'such as %s is marked with the error code and its message, and can be retried or replaced',
    async (_, make, code) => {
      const { server, world, staff, send, get } = at();
      const videoId = await send(await make());
      await server.runDueJobs();
      expect(await get(videoId)).toMatchObject({ State: 'Error', ErrorCode: code, ErrorAdvice: expect.stringContaining('mp4') });
      await server.telling.notify();
      const notified = await server.call(listNotifications, { token: world.tokens.managerA });
      expect(notified.result.data[0]).toMatchObject({ Event: 'EncodingJobError', Detail: expect.stringContaining(`(${code})`) });
      const again = await server.call(calls.retryVideo, staff({ videoId }));
      expect(again.result).toMatchObject({ State: 'Processing', ErrorCode: null });
      await server.runDueJobs();
      const other = await server.call(calls.replaceVideoUpload, { ...staff({ videoId }), body: { FileName: 'b.mp4', Bytes: 9 } });
      expect(other.result.Video).toMatchObject({ State: 'Uploading', FileName: 'b.mp4' });
    },
    60_000,
  );

  it.each([
    ['a playlist of other files', 'ffconcat version 1.0\nfile /etc/passwd\n'],
    ['a playlist of another site', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttp://127.0.0.1:1/secret.ts\n'],
  ])('such as %s makes the encoder fail without opening the file it refers to', async (_, text) => {
    const place = await mkdtemp(path.join(folder, 'hostile-'));
    await writeFile(path.join(place, 'original.bin'), text);
    const encoder = createEncoder({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' });
    await expect(encoder.probe(place, 'original.bin')).rejects.toThrow('the encoder failed');
    const args = ['-c', 'copy', 'out.ts'];
    await expect(encoder.encode(place, 'original.bin', { args, patienceMs: 20_000 })).rejects.toThrow('the encoder failed');
  });

  it('because it takes too long is stopped', async () => {
    const place = await mkdtemp(path.join(folder, 'slow-'));
    await writeFile(path.join(place, 'original.bin'), await film('slow.mp4'));
    const encoder = createEncoder({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' });
    const args = ['-vf', 'loop=loop=-1:size=25,scale=1920:1080', '-f', 'null', '-'];
    await expect(encoder.encode(place, 'original.bin', { args, patienceMs: 500 })).rejects.toMatchObject({ isStopped: true });
  });
});

it('a video is encoded again after a worker was killed and left incomplete files', { tags: ['atLength'] }, async () => {
  const { server, send, get } = at(hasPrograms ? 'a folder' : 'no programs');
  const videoId = await send(hasPrograms ? await film('killed.mp4') : full);
  const { MediaId } = await server.db
    .selectFrom('videos')
    .select('MediaId')
    .where('VideoId', '=', videoId)
    .executeTakeFirstOrThrow();
  const left = path.join(server.config.DATA_DIR, 'encoding', MediaId ?? '');
  await run('mkdir', ['-p', left]);
  await writeFile(path.join(left, '360-00000.ts'), 'half of it');
  await server.runDueJobs();
  expect((await get(videoId)).State).toBe('Ready');
});

it('a video plays as it was uploaded when no encoder is installed', { tags: ['atLength'] }, async () => {
  const { server, staff, send, get } = at('no programs');
  const videoId = await send(full);
  await server.runDueJobs();
  expect(await get(videoId)).toMatchObject({ State: 'Ready', IsEncoded: false });
  const { result } = await server.call(calls.playVideo, staff({ videoId }));
  expect(result.Kind).toBe('File');
  const file = await server.app.inject({ url: result.Address });
  expect(file.rawPayload.equals(full)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
});

it('an incomplete video is marked with an error when no encoder is installed', async () => {
  const { server, send, get } = at('no programs');
  const noise = Buffer.concat([ftyp, Buffer.from(Array.from({ length: 3000 }, (_, place) => (place * 7919) % 251))]);
  for (const bytes of [noise, broken]) {
    const videoId = await send(bytes);
    await server.runDueJobs();
    expect(await get(videoId)).toMatchObject({ State: 'Error', ErrorCode: '1075', ErrorAdvice: expect.stringContaining('mp4') });
  }
});

it('each error code of videos has a title', async () => {
  const { server, world, collection, get } = at();
  const inList = [await collection()];
  const titles = new Set<string | null>();
  for (const ErrorCode of encodingCodes) {
    const video = { Title: 'x', Description: '', Source: 'Upload', State: 'Error', ErrorCode, IsPublished: true } as const;
    const videoId = await insertVideo(server.db, world.clubA, { ...video, AddedAt: new Date() }, inList);
    const { ErrorTitle } = await get(videoId);
    expect(ErrorTitle).toMatch(/^\p{Lu}/u);
    titles.add(ErrorTitle);
  }
  expect(titles.size).toBe(27);
});

it("a video of another feature is uploaded and played, but is not in the club's lists of videos", async () => {
  const { server, world, staff, bring } = at('no programs');
  const clips: Clips = server.clips;
  const by = world.ids.managerA;
  const owner = { Title: 'Squat', refuse: async () => undefined, write: async (_: unknown, VideoId: number) => VideoId };
  const begun = await clips.createClip(world.clubA, { FileName: 'squat.mp4', Bytes: full.length }, by, owner);
  if (isRefusal(begun)) throw new Error(begun.refused);
  await bring(begun.Upload.Address, full);
  expect(await clips.completeUpload(world.clubA, begun.shown, 'en')).toMatchObject({ State: 'Processing', Collections: [] });
  await server.runDueJobs();
  expect(await clips.playOfStaff(world.clubA, begun.shown, by)).toMatchObject({ Kind: 'File' });
  expect((await server.call(calls.getVideo, staff({ videoId: begun.shown }))).problem.ErrorType).toBe('VideoNotFound');
  const refused = { ...owner, refuse: async () => refuse('NotFound') };
  expect(await clips.createClip(world.clubA, { FileName: 'squat.mp4', Bytes: 9 }, by, refused)).toMatchObject({
    refused: 'NotFound',
  });
});

describe('a link to a video on another site', () => {
  const body = async (Url: string) => ({
    Title: 'Carry',
    Description: '',
    IsPublished: true,
    Url,
    VideoCollectionIds: [await at().collection()],
  });
  it('is checked at YouTube or Vimeo without credentials, and plays in a frame of that site', async () => {
    const { server, staff } = at();
    const info = await server.call(calls.getVideoInfo, { ...staff(), query: { Url: 'youtu.be/dQw4w9WgXcQ' } });
    expect(info.result).toEqual({
      Source: 'YouTube',
      Title: 'Why we carry things',
      PreviewUri: 'https://i.example/1.jpg',
      Seconds: 252,
    });
    expect(requests.at(-1)?.headers).not.toHaveProperty('authorization');
    const added = await server.call(calls.addVideoLink, { ...staff(), body: await body('https://vimeo.com/76979871') });
    expect(added.result).toMatchObject({
      Source: 'Vimeo',
      State: 'Ready',
      Url: 'https://vimeo.com/76979871',
      Seconds: 252,
      PreviewUri: null,
    });
    const play = await server.call(calls.playVideo, staff({ videoId: added.result.VideoId }));
    expect(play.result).toMatchObject({
      Kind: 'Vimeo',
      Address: expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871/),
    });
    expect((await server.call(calls.getVideo, staff({ videoId: added.result.VideoId }))).result.PreviewUri).toBeNull();
    await server.db
      .updateTable('videos')
      .set({ CheckedAt: new Date(0), Source: 'YouTube', ExternalId: 'gonegonegon' })
      .where('VideoId', '=', added.result.VideoId)
      .execute();
    expect((await server.call(calls.playVideo, staff({ videoId: added.result.VideoId }))).problem.ErrorType).toBe(
      'VideoNotFound',
    );
    expect((await server.call(calls.getVideo, staff({ videoId: added.result.VideoId }))).result.IsGone).toBe(true);
  });

  it('is refused when it is of an unsupported site or when the site does not have the video', async () => {
    const { server, staff } = at();
    for (const [Url, type] of [
      ['https://club.example/video', 'VideoLinkRefused'],
      ['https://www.youtube.com/watch?v=gonegonegon', 'VideoNotFound'],
    ] as const)
      expect((await server.call(calls.addVideoLink, { ...staff(), body: await body(Url) })).problem).toMatchObject({
        ErrorType: type,
        errors: [{ field: 'Url' }],
      });
  });
});

describe('videos on demand', () => {
  it('show published videos to the members who may watch them', async () => {
    const { server, world, staff, collection } = at();
    const { db } = server;
    const type = await aSubscriptionType(db, world.clubA);
    const locked = await collection([type]);
    const video = { Description: '', Source: 'YouTube', ExternalId: 'dQw4w9WgXcQ', State: 'Ready', AddedAt: new Date() } as const;
    const shown = await insertVideo(db, world.clubA, { ...video, Title: 'Shown', IsPublished: true, CheckedAt: new Date() }, [
      locked,
    ]);
    await insertVideo(db, world.clubA, { ...video, Title: 'Hidden', IsPublished: false }, [locked]);
    const as = (token: string) => ({ params: { id: world.clubA, collectionId: locked }, token });
    const watch = (token: string) => server.call(calls.playOnDemand, { ...as(token), body: { VideoId: shown } });
    const list = await server.call(calls.listOnDemand, { query: { ClubId: String(world.clubA) }, token: world.tokens.athleteA });
    expect(list.result.find(({ VideoCollectionId }) => VideoCollectionId === locked)).toMatchObject({
      Videos: 1,
      Locked: ['Open monthly'],
    });
    const open = await server.call(calls.getOnDemand, as(world.tokens.athleteA));
    expect(open.result.List.map(({ Title }) => Title)).toEqual(['Shown']);
    expect((await watch(world.tokens.athleteA)).problem).toMatchObject({
      ErrorType: 'SubscriptionNeeded',
      values: { names: 'Open monthly' },
    });
    expect((await watch(world.tokens.trainerA)).status).toBe(200);
    const people = async () =>
      (await server.call(calls.listVideoCollections, staff())).result.find(
        ({ VideoCollectionId }) => VideoCollectionId === locked,
      )?.People;
    expect(await people()).toBe(0);
    await aSubscription(db, world.clubA, world.ids.athleteA, type);
    expect((await watch(world.tokens.athleteA)).status).toBe(200);
    expect(await people()).toBe(1);
    expect((await server.call(calls.getOnDemand, as(world.tokens.athleteA))).result.Locked).toEqual([]);
    expect((await watch(world.tokens.athleteB)).status).toBe(403);
    await db.updateTable('clubs').set({ EnableOnDemand: false }).where('ClubId', '=', world.clubA).execute();
    for (const answer of [
      await server.call(calls.listOnDemand, { query: { ClubId: String(world.clubA) }, token: world.tokens.athleteA }),
      await watch(world.tokens.athleteA),
    ])
      expect(answer.problem.ErrorType).toBe('OnDemandNotEnabled');
    await db.updateTable('clubs').set({ EnableOnDemand: true }).where('ClubId', '=', world.clubA).execute();
  });
});
