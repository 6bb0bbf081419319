import type { ImageUpload } from '@clubpulse/contract/accounts/images';
import * as calls from '@clubpulse/contract/workouts/exercises/exercises.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { aFile } from '../../videos/videos/videos.samples.ts';
import { insertVideo } from '../../videos/videos/videos.store.ts';
import { shownByGuides } from './guides.store.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

async function picture(background: string): Promise<ImageUpload> {
  const size = { width: 640, height: 480 };
  const file = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    Image: file.toString('base64'),
    Data: {
      input: { name: 'step.png', type: 'image/png', size: file.length, ...size },
      output: size,
      actions: { rotation: 0, crop: { x: 0, y: 0, ...size, type: 'auto' }, size },
    },
  };
}
async function stored(background: string): Promise<string> {
  const body = await picture(background);
  const made = await server.call(calls.uploadExercisePicture, {
    params: { id: world.clubA },
    body,
    token: world.tokens.managerA,
  });
  return made.result.body.PictureUri;
}
const video = async (clubId: number, IsPublished = true) =>
  insertVideo(
    server.db,
    clubId,
    {
      MediaId: await aFile(server.db, clubId),
      Kind: 'Club',
      Title: 'Push-up, filmed here',
      Description: '',
      Source: 'Upload',
      FileName: 'push-up.mp4',
      State: 'Ready',
      IsEncoded: true,
      Seconds: 24,
      IsPublished,
      AddedAt: new Date('2026-11-02T10:00:00Z'),
    },
    [],
  );
async function ofLibrary(Key: string): Promise<number> {
  const row = server.db.selectFrom('exercises').select('ExerciseId').where('Key', '=', Key);
  return (await row.executeTakeFirstOrThrow()).ExerciseId;
}
const step = (PictureUri: string, Title: string) => ({ PictureUri, Title, Text: '' });
type Body = TestInput<typeof calls.saveExerciseGuide>['body'] & object;
const at = (exerciseId: number) => ({ params: { id: world.clubA, exerciseId }, token: world.tokens.managerA });
const save = (exerciseId: number, body: Body) => server.call(calls.saveExerciseGuide, { ...at(exerciseId), body });
const get = (exerciseId: number) => server.call(calls.getExerciseGuide, at(exerciseId));

it('a guide of a club shows steps and a video for an exercise of the library, only in this club', async () => {
  const id = await ofLibrary('pushUp');
  expect((await get(id)).result).toMatchObject({ Steps: [], Video: null, VideoId: null, RowVersion: 0 });
  const [down, up] = [await stored('#101010'), await stored('#f0f0f0')];
  const VideoId = await video(world.clubA);
  const saved = await save(id, { Steps: [step(down, 'Down'), step(up, 'Up')], VideoId, RowVersion: 0 });
  expect(saved.result).toMatchObject({
    Steps: [{ Title: 'Down', PictureUri: down }, { Title: 'Up' }],
    Video: { VideoId, Seconds: 24 },
    RowVersion: 1,
  });
  const turned = await save(id, { Steps: [step(up, 'Up'), step(down, 'Down')], VideoId, RowVersion: 1 });
  expect(turned.result.Steps.map(({ Title }) => Title)).toEqual(['Up', 'Down']);
  expect(await shownByGuides(server.db, [up, `/media/${'0'.repeat(64)}-960.jpg`])).toEqual([up]);
  const there = { params: { id: world.clubB, exerciseId: id }, token: world.tokens.managerB };
  expect((await server.call(calls.getExerciseGuide, there)).result.Steps).toEqual([]);
});

it('a guide is refused if it is based on an outdated version', async () => {
  const id = await ofLibrary('pullUp');
  const body = { Steps: [], VideoId: null, RowVersion: 0 };
  expect((await save(id, body)).result.RowVersion).toBe(1);
  expect((await save(id, body)).problem.ErrorType).toBe('StaleRowVersion');
  expect((await save(id, { ...body, RowVersion: 1 })).result.RowVersion).toBe(2);
});

it('a guide refuses a picture that the club did not upload for exercises, and a video that its members may not watch', async () => {
  const id = await ofLibrary('plank');
  const [unpublished, foreign] = [await video(world.clubA, false), await video(world.clubB)];
  const fields = async (body: Omit<Body, 'RowVersion'>) =>
    (await save(id, { ...body, RowVersion: 0 })).problem.errors?.map(({ field }) => field);
  expect(await fields({ Steps: [step(`/media/${'0'.repeat(64)}-960.jpg`, 'Hold')], VideoId: null })).toEqual([
    'Steps.0.PictureUri',
  ]);
  expect(await fields({ Steps: [], VideoId: unpublished })).toEqual(['VideoId']);
  expect(await fields({ Steps: [], VideoId: foreign })).toEqual(['VideoId']);
  expect(await fields({ Steps: [step(await stored('#202020'), ' ')], VideoId: null })).toEqual(['Steps.0.Title']);
});

it('a guide plays its video to members as long as the video is published', async () => {
  const id = await ofLibrary('birdDog');
  const VideoId = await video(world.clubA);
  await save(id, { Steps: [], VideoId, RowVersion: 0 });
  const play = () => server.call(calls.playExerciseGuide, { ...at(id), token: world.tokens.athleteA });
  expect((await play()).result).toMatchObject({ Kind: 'Hls' });
  await server.db.updateTable('videos').set({ IsPublished: false }).where('VideoId', '=', VideoId).execute();
  expect((await play()).problem.ErrorType).toBe('VideoNotFound');
  expect((await get(id)).result).toMatchObject({ VideoId, Video: null });
  expect((await save(id, { Steps: [], VideoId, RowVersion: 1 })).result.VideoId).toBe(VideoId);
});
