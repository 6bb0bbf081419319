import * as calls from '@clubpulse/contract/accounts/images.calls';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { getBrand } from '@clubpulse/contract/clubs/brands.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';
import { uploaded } from './images.samples.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

const file = (background: string, width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const bodyOf = async (background: string, width?: number, height?: number) =>
  uploaded((await file(background, width, height)).toString('base64'), 'a:b?.jpg');
const picture = (uri: string) => house.app.inject({ url: uri });
const uriOf = async (userId: number) =>
  (await house.call(getUserBasic, { params: { id: userId }, token: world.tokens.managerA })).result.PictureUri ?? '';
/** Everything that is held lapses, then what nobody shows is forgotten. */
const sweep = async () => {
  await house.db
    .updateTable('images')
    .set({ HeldUntil: new Date(0) })
    .execute();
  await house.images.sweep();
};

describe('the picture of a person', () => {
  it('is sent as a form, kept in three widths under addresses that never change, and goes', async () => {
    const { athleteA } = world.ids;
    const form = new FormData();
    form.set('data', JSON.stringify(uploaded('').Data));
    form.set('image', new Blob([new Uint8Array(await file('#ff0000'))]), 'face.jpg');
    form.set('input', new Blob([new Uint8Array(9)]), 'whole.jpg');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await house.app.inject({
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
    expect((await house.call(calls.deleteUserImage, { params, token: world.tokens.athleteA })).status).toBe(204);
    expect(await uriOf(athleteA)).toBe('');
    await sweep();
    expect((await picture(uri)).statusCode).toBe(404);
  });

  it('stays while somebody else shows the same, or just sent it', async () => {
    const body = await bodyOf('#00ff00');
    const { athleteA, neighbourA } = world.ids;
    for (const id of [athleteA, neighbourA])
      expect((await house.call(calls.uploadUserImage, { params: { id }, body, token: world.tokens.managerA })).status).toBe(201);
    const uri = await uriOf(athleteA);
    expect(await uriOf(neighbourA)).toBe(uri);
    for (const id of [athleteA, neighbourA]) {
      await sweep();
      expect((await picture(uri)).statusCode).toBe(200);
      await house.call(calls.deleteUserImage, { params: { id }, token: world.tokens.managerA });
    }
    await house.call(calls.uploadClassImage, {
      params: { id: world.clubA },
      body: await bodyOf('#00ff00'),
      token: world.tokens.managerA,
    });
    const same = await house.call(calls.uploadUserImage, { params: { id: athleteA }, body, token: world.tokens.athleteA });
    await house.call(calls.deleteUserImage, { params: { id: athleteA }, token: world.tokens.athleteA });
    await house.images.sweep();
    expect((await picture(same.result.body.PictureUri)).statusCode).toBe(200);
  });

  it('loses what no file system takes from its name', async () => {
    const input = { params: { id: world.ids.athleteA }, body: await bodyOf('#0000ff'), token: world.tokens.athleteA };
    expect((await house.call(calls.uploadUserImage, input)).result.body.Name).toBe('ab.jpg');
  });

  it('is bounded before it is read, and no form goes anywhere else', async () => {
    const headers = { authorization: `Bearer ${world.tokens.athleteA}`, 'content-type': 'multipart/form-data; boundary=x' };
    const to = (url: string, payload: Buffer) => house.app.inject({ method: 'POST', url, headers, payload });
    const large = await to(`/api/users/${world.ids.athleteA}/image`, Buffer.alloc(6_000_000));
    expect([large.statusCode, large.json().ErrorType]).toEqual([413, 'PayloadTooLarge']);
    expect((await to(`/api/users/${world.ids.athleteA}/image`, Buffer.from('--x\r\nno form'))).statusCode).toBe(400);
    expect((await to('/api/clubs:join', Buffer.from('--x--'))).statusCode).toBe(415);
  });
});

it('no address leads out of the folder', async () => {
  for (const name of ['..%2f..%2fpostgres%2fPG_VERSION', '%2e%2e%2fx.jpg', `${'0'.repeat(64)}-256.jpg`, 'a%00.jpg'])
    expect((await picture(`/media/${name}`)).statusCode).toBe(404);
});

describe('the logo of a brand', () => {
  const logos = async () => {
    const token = world.tokens.ownerA;
    const brand = (await house.call(getBrand, { params: { id: world.brandA }, token })).result.PictureUri;
    return [brand, (await house.call(getClub, { params: { id: world.clubA }, token })).result.PictureUri];
  };
  const send = async (background: string, query = {}) => {
    const input = { params: { id: world.brandA }, query, body: await bodyOf(background), token: world.tokens.ownerA };
    return (await house.call(calls.uploadBrandImage, input)).result.body.PictureUri;
  };

  it('changes no club by itself, and all with replaceClubImages', async () => {
    const own = await house.call(calls.uploadClubImage, {
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
    expect((await house.call(calls.deleteBrandImage, remove)).status).toBe(204);
    expect(await logos()).toEqual([null, null]);
  });
});
