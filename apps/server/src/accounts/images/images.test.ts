import { IMAGES_MAX } from '@clubpulse/contract/accounts/images';
import * as calls from '@clubpulse/contract/accounts/images.calls';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { getBrand } from '@clubpulse/contract/clubs/brands.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { uploaded } from './images.samples.ts';
import { isStoredForChallenge, storedForClass } from './public.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const file = (background: string, width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const bodyOf = async (background: string, width?: number, height?: number) =>
  uploaded((await file(background, width, height)).toString('base64'), 'a:b?.jpg');
const picture = (uri: string) => server.app.inject({ url: uri });
const uriOf = async (userId: number) =>
  (await server.call(getUserBasic, { params: { id: userId }, token: world.tokens.managerA })).result.PictureUri ?? '';
const sweep = async () => {
  await server.db
    .updateTable('images')
    .set({ HeldUntil: new Date(0) })
    .execute();
  await server.images.sweep();
};

describe('the picture of a user', () => {
  it('is uploaded as a form, stored in three widths under permanent URLs, and can be removed', async () => {
    const { athleteA } = world.ids;
    const form = new FormData();
    const { Data } = uploaded('');
    form.set('data', JSON.stringify({ ...Data, input: { ...Data.input, size: 9_800_000, width: 4032, height: 3024 } }));
    form.set('image', new Blob([new Uint8Array(await file('#ff0000'))]), 'face.jpg');
    form.set('input', new Blob([new Uint8Array(9)]), 'whole.jpg');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/users/${athleteA}/image`,
      headers: { authorization: `Bearer ${world.tokens.athleteA}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.json()).toMatchObject({ status: 'success', message: null });
    const uri = await uriOf(athleteA);
    for (const width of [64, 128, 256]) {
      const shown = await picture(uri.replace('-256.', `-${width}.`));
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width, height: width });
    }
    await sweep();
    expect((await picture(uri)).statusCode).toBe(200);

    const params = { id: athleteA };
    expect((await server.call(calls.deleteUserImage, { params, token: world.tokens.athleteA })).status).toBe(204);
    expect(await uriOf(athleteA)).toBe('');
    await sweep();
    expect((await picture(uri)).statusCode).toBe(404);
  });

  it('is not deleted while another user shows the same picture or has just uploaded it', { tags: ['atLength'] }, async () => {
    const body = await bodyOf('#00ff00');
    const { athleteA, neighbourA } = world.ids;
    for (const id of [athleteA, neighbourA])
      expect((await server.call(calls.uploadUserImage, { params: { id }, body, token: world.tokens.managerA })).status).toBe(201);
    const uri = await uriOf(athleteA);
    expect(await uriOf(neighbourA)).toBe(uri);
    for (const id of [athleteA, neighbourA]) {
      await sweep();
      expect((await picture(uri)).statusCode).toBe(200);
      await server.call(calls.deleteUserImage, { params: { id }, token: world.tokens.managerA });
    }
    await server.call(calls.uploadClassImage, {
      params: { id: world.clubA },
      body: await bodyOf('#00ff00'),
      token: world.tokens.managerA,
    });
    const same = await server.call(calls.uploadUserImage, { params: { id: athleteA }, body, token: world.tokens.athleteA });
    await server.call(calls.deleteUserImage, { params: { id: athleteA }, token: world.tokens.athleteA });
    await server.images.sweep();
    expect((await picture(same.result.body.PictureUri)).statusCode).toBe(200);
  });

  it('may be used in a challenge and a class of the club that stored it, and is refused for other clubs', async () => {
    const [params, token] = [{ id: world.clubA }, world.tokens.managerA];
    const body = await bodyOf('#123456', 1280, 720);
    const sent = [
      await server.call(calls.uploadChallengeImage, { params, body, token }),
      await server.call(calls.uploadClassImage, { params, body, token }),
    ].map(({ result }) => result.body.PictureUri);
    expect(sent[1]).toBe(sent[0]);
    expect(await storedForClass(server.db, world.clubA, sent)).toEqual(sent);
    expect(await isStoredForChallenge(server.db, [world.clubA], sent[0] ?? '')).toBe(true);
    expect(await isStoredForChallenge(server.db, [world.clubB], sent[0] ?? '')).toBe(false);
    expect(await isStoredForChallenge(server.db, [world.clubA], `/media/${'a'.repeat(64)}-1280.jpg`)).toBe(false);
  });

  it('is refused above a limit of pictures per user, and replaced pictures count until they are deleted', {
    tags: ['atLength'],
  }, async () => {
    const { neighbourA: id } = world.ids;
    const send = async (background: string) =>
      server.call(calls.uploadUserImage, { params: { id }, body: await bodyOf(background), token: world.tokens.managerA });
    await sweep();
    const colours = Array.from({ length: IMAGES_MAX.person + 2 }, (_, index) => `rgb(${index * 9}, 7, 99)`);
    const sent: Awaited<ReturnType<typeof send>>[] = [];
    for (let next = 1; next < colours.length; next += 2)
      sent.push(...(await Promise.all(colours.slice(next - 1, next + 1).map(send))));
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...sent.slice(2).map(() => 201),
      409,
      409,
    ]);
    expect(sent.find(({ status }) => status === 409)?.problem).toMatchObject({
      ErrorType: 'ImagesFull',
      values: { max: IMAGES_MAX.person },
    });
    const last = sent.findIndex(({ status }) => status === 201);
    expect((await send(colours[last] ?? '')).status).toBe(201);
    const uri = await uriOf(id);
    await sweep();
    expect((await picture(uri)).statusCode).toBe(200);
    const replaced = sent
      .flatMap(({ status, result }) => (status === 201 ? [result.body.PictureUri] : []))
      .filter((one) => one !== uri);
    expect(replaced).toHaveLength(IMAGES_MAX.person - 1);
    for (const one of replaced) expect((await picture(one)).statusCode).toBe(404);
    expect((await send('#123456')).status).toBe(201);
  });

  it('does not count towards the limit of a user who replaced it, even while another user shows it', async () => {
    const { athleteA, neighbourA } = world.ids;
    const send = async (id: UserId, background: string) =>
      server.call(calls.uploadUserImage, { params: { id }, body: await bodyOf(background), token: world.tokens.managerA });
    await send(neighbourA, '#abcdef');
    await send(athleteA, '#abcdef');
    await send(neighbourA, '#fedcba');
    await sweep();
    await send(neighbourA, '#aaaaaa');
    const rows = await server.db.selectFrom('image_keepers').select('ImageId').where('UserId', '=', neighbourA).execute();
    expect(rows).toHaveLength(1);
  });

  it('has a file name without characters that file systems refuse', async () => {
    const input = { params: { id: world.ids.athleteA }, body: await bodyOf('#0000ff'), token: world.tokens.athleteA };
    expect((await server.call(calls.uploadUserImage, input)).result.body.Name).toBe('ab.jpg');
  });

  it('is refused above the size limit before it is parsed, and other calls accept no forms', async () => {
    const headers = { authorization: `Bearer ${world.tokens.athleteA}`, 'content-type': 'multipart/form-data; boundary=x' };
    const to = (url: string, payload: Buffer) => server.app.inject({ method: 'POST', url, headers, payload });
    const large = await to(`/api/users/${world.ids.athleteA}/image`, Buffer.alloc(6_000_000));
    expect([large.statusCode, large.json().ErrorType]).toEqual([413, 'PayloadTooLarge']);
    expect((await to(`/api/users/${world.ids.athleteA}/image`, Buffer.from('--x\r\nno form'))).statusCode).toBe(400);
    expect((await to('/api/clubs:join', Buffer.from('--x--'))).statusCode).toBe(415);
  });
});

it('the media server refuses the URL of a picture outside its folder', async () => {
  for (const name of ['..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e%2fx.jpg', `${'0'.repeat(64)}-256.jpg`, 'a%00.jpg'])
    expect((await picture(`/media/${name}`)).statusCode).toBe(404);
});

describe('the logo of a brand', () => {
  const logos = async () => {
    const token = world.tokens.ownerA;
    const brand = (await server.call(getBrand, { params: { id: world.brandA }, token })).result.PictureUri;
    return [brand, (await server.call(getClub, { params: { id: world.clubA }, token })).result.PictureUri];
  };
  const send = async (background: string, query = {}) => {
    const input = { params: { id: world.brandA }, query, body: await bodyOf(background), token: world.tokens.ownerA };
    return (await server.call(calls.uploadBrandImage, input)).result.body.PictureUri;
  };

  it('replaces the pictures of the clubs only if the request contains replaceClubImages', async () => {
    const own = await server.call(calls.uploadClubImage, {
      params: { id: world.clubA },
      body: await bodyOf('#111111'),
      token: world.tokens.managerA,
    });
    const { PictureUri } = own.result.body;
    expect(await logos()).toEqual([null, PictureUri]);
    const first = await send('#222222');
    expect(await logos()).toEqual([first, PictureUri]);
    const second = await send('#333333', { replaceClubImages: 'true' });
    expect(await logos()).toEqual([second, second]);
    await sweep();
    expect((await picture(PictureUri)).statusCode).toBe(404);
    const remove = { params: { id: world.brandA }, query: { replaceClubImages: 'true' as const }, token: world.tokens.ownerA };
    expect((await server.call(calls.deleteBrandImage, remove)).status).toBe(204);
    expect(await logos()).toEqual([null, null]);
  });
});
