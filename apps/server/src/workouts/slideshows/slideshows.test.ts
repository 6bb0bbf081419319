import * as calls from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

async function upload(Size: 'Full' | 'Half', background: string, width: number, height: number, id = world.clubA) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const size = { width, height };
  const Data = {
    input: { name: 'open-day.jpg', type: 'image/jpeg', size: bytes.length, ...size },
    output: size,
    actions: { rotation: 0 as const, crop: { x: 0, y: 0, ...size, type: 'auto' as const }, size },
  };
  const token = id === world.clubA ? world.tokens.managerA : world.tokens.managerB;
  const body = { Image: bytes.toString('base64'), Data };
  return server.call(calls.uploadSlidePicture, { params: { id }, query: { Size }, body, token });
}
const slide = (PictureUri: string, Order: number, fields: object = {}) => ({
  PictureUri,
  Size: 'Full' as 'Full' | 'Half',
  Duration: 12,
  Order,
  ...fields,
});
const create = (Slides: ReturnType<typeof slide>[]) =>
  server.call(calls.createSlideshow, {
    params: { id: world.clubA },
    body: { Name: 'November', Slides },
    token: world.tokens.managerA,
  });

describe('the pictures of slides', () => {
  it.each([
    ['Full', 1920, 1005],
    ['Half', 960, 1005],
  ] as const)('for the size %s are stored with %i × %i pixels', async (size, width, height) => {
    const { result } = await upload(size, '#14303b', 2000, 1400);
    const file = await server.app.inject({ url: result.body.PictureUri });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width, height });
  });

  it('are refused if they are too small: 1280 × 1024 pixels are enough for half a screen, but not for a full one', async () => {
    expect((await upload('Full', '#123456', 1280, 1024)).problem.ErrorType).toBe('ImageTooSmall');
    expect((await upload('Half', '#123456', 1280, 1024)).status).toBe(201);
  });
});

describe('a slideshow', () => {
  it('stores its pictures in order, numbered from 1, with their duration', async () => {
    const full = (await upload('Full', '#b5562e', 1920, 1005)).result.body.PictureUri;
    const half = (await upload('Half', '#14303b', 960, 1005)).result.body.PictureUri;
    const made = await create([slide(full, 9, { Duration: 20 }), slide(half, 4, { Size: 'Half' })]);
    expect(made.result.Slides).toEqual([
      { PictureUri: half, Size: 'Half', Duration: 12, Order: 1 },
      { PictureUri: full, Size: 'Full', Duration: 20, Order: 2 },
    ]);
    const one = { params: { id: world.clubA, slideshowId: made.result.SlideshowId }, token: world.tokens.managerA };
    await server.db
      .updateTable('images')
      .set({ HeldUntil: new Date(0) })
      .execute();
    await server.images.sweep();
    expect((await server.app.inject({ url: full })).statusCode).toBe(200);
    await server.db.deleteFrom('image_keepers').execute();
    const body = { Name: 'Autumn', Slides: [slide(full, 1, { Duration: 8 })], RowVersion: 0 };
    expect((await server.call(calls.updateSlideshow, { ...one, body })).result).toMatchObject({ Name: 'Autumn', RowVersion: 1 });
    expect((await server.call(calls.updateSlideshow, { ...one, body })).problem.ErrorType).toBe('StaleRowVersion');
    expect((await server.call(calls.getSlideshow, { ...one, token: world.tokens.trainerA })).result.Slides).toHaveLength(1);
    await server.images.sweep();
    expect((await server.app.inject({ url: half })).statusCode).toBe(404);
    expect((await server.call(calls.deleteSlideshow, one)).status).toBe(204);
    expect((await server.call(calls.getSlideshow, one)).status).toBe(404);
    await server.images.sweep();
    expect((await server.app.inject({ url: full })).statusCode).toBe(404);
  });

  it('accepts only pictures that its club uploaded for slides of that size, and each position only once', async () => {
    const full = (await upload('Full', '#334455', 1920, 1005)).result.body.PictureUri;
    const another = (await upload('Full', '#445566', 1920, 1005, world.clubB)).result.body.PictureUri;
    const forgotten = `/media/${'0'.repeat(64)}-1920.jpg`;
    const refused = async (slides: ReturnType<typeof slide>[]) => {
      const { status, problem } = await create(slides);
      expect(status).toBe(400);
      return problem.errors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await refused([slide(full, 1), slide(another, 2), slide(forgotten, 3), slide(full, 4, { Size: 'Half' })])).toEqual([
      'Slides.1.PictureUri: slide-picture',
      'Slides.2.PictureUri: slide-picture',
      'Slides.3.PictureUri: slide-picture',
    ]);
    expect(await refused([slide(full, 1), slide(full, 1)])).toEqual(['Slides.1.Order: slide-order']);
    expect(await refused([slide(full, 1, { Duration: 2 })])).toEqual(['Slides.0.Duration: slide-duration']);
    expect(await refused([])).toEqual(['Slides: slideshow-without-slides']);
  });
});
