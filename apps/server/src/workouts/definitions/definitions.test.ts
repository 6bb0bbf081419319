import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { PART_TYPE } from '@clubpulse/contract/videos/uploads/uploads';
import { listVideos } from '@clubpulse/contract/videos/videos/videos.calls';
import type { WorkoutDefinitionInput } from '@clubpulse/contract/workouts/definitions/definitions';
import * as calls from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  // Without an encoder videos play as uploaded, so the test needs no encoding programs.
  server = await openOwnServer({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  world = await createWorld(server);
});
afterAll(() => server.close());

const words = (fields: Partial<WorkoutDefinitionInput> = {}) => ({
  Title: 'Hip opener',
  Description: 'Five moves before squats.',
  Level: 'beginner' as const,
  Equipment: ['mat' as const],
  Minutes: 8,
  PictureUris: [],
  ...fields,
});
const at = (definitionId: number, id: ClubId = world.clubA) => ({ params: { id, definitionId }, token: world.tokens.trainerA });
async function create(fields: Partial<WorkoutDefinitionInput> = {}): Promise<number> {
  const made = await server.call(calls.createWorkoutDefinition, {
    params: { id: world.clubA },
    body: words(fields),
    token: world.tokens.trainerA,
  });
  expect(made.status).toBe(201);
  return made.result.WorkoutDefinitionId;
}
const publish = (ids: number[], Published = true) =>
  server.call(calls.publishWorkoutDefinitions, {
    params: { id: world.clubA },
    body: { WorkoutDefinitionIds: ids, Published },
    token: world.tokens.trainerA,
  });
const asMember = (definitionId: number) => ({ params: { id: world.clubA, definitionId }, token: world.tokens.athleteA });

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};
const film = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2mp41')),
  box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), box('trak', Buffer.alloc(8))])),
  box('mdat', Buffer.alloc(2000, 7)),
]);

async function send(definitionId: number, bytes: Buffer = film) {
  const announced = await server.call(calls.createWorkoutVideoUpload, {
    ...at(definitionId),
    body: { FileName: 'hips.mp4', Bytes: bytes.length },
  });
  expect(announced.status).toBe(201);
  return { ...announced.result, bring: () => bring(announced.result.Upload.Address, bytes) };
}
const bring = (url: string, payload: Buffer) =>
  server.app.inject({
    method: 'PATCH',
    url,
    headers: { 'content-type': PART_TYPE, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    payload,
  });

describe('a workout of a club', () => {
  it('stores all its fields, is found by its text, and is visible in its own club only', async () => {
    const id = await create({ Title: 'Élan vital', Level: 'advanced', Equipment: ['kettlebell', 'none', 'kettlebell'] });
    const read = await server.call(calls.getWorkoutDefinition, at(id));
    expect(read.result).toMatchObject({
      WorkoutDefinitionId: id,
      WorkoutVideoId: null,
      Title: 'Élan vital',
      Description: 'Five moves before squats.',
      Level: 'advanced',
      Equipment: ['kettlebell', 'none'],
      Minutes: 8,
      PictureUris: [],
      PublishedAt: null,
      RowVersion: 0,
    });
    const list = (query: Record<string, string>) =>
      server.call(calls.listWorkoutDefinitions, { params: { id: world.clubA }, query, token: world.tokens.managerA });
    expect((await list({ globalSearch: 'VITAL elan', Level: 'advanced', Equipment: 'kettlebell' })).result).toMatchObject({
      recordsFiltered: 1,
      data: [{ WorkoutDefinitionId: id }],
    });
    expect((await list({ globalSearch: 'elan', Published: 'true' })).result.recordsFiltered).toBe(0);
    const body = { ...words({ Title: 'Élan, longer', Minutes: null }), RowVersion: 0 };
    expect((await server.call(calls.updateWorkoutDefinition, { ...at(id), body })).result).toMatchObject({
      Title: 'Élan, longer',
      Minutes: null,
      RowVersion: 1,
    });
    expect((await server.call(calls.updateWorkoutDefinition, { ...at(id), body })).problem.ErrorType).toBe('StaleRowVersion');
    const there = { params: { id: world.clubB, definitionId: id }, token: world.tokens.managerB };
    expect((await server.call(calls.getWorkoutDefinition, there)).problem.ErrorType).toBe('WorkoutDefinitionNotFound');
    expect((await server.call(calls.deleteWorkoutDefinition, there)).status).toBe(404);
    expect((await server.call(calls.deleteWorkoutDefinition, at(id))).status).toBe(204);
    expect((await server.call(calls.getWorkoutDefinition, at(id))).status).toBe(404);
  });

  it('is refused without a title or equipment, and with a picture that was not uploaded for exercises', async () => {
    const uri = `/media/${'a'.repeat(64)}.jpg`;
    const wrong = async (fields: Partial<WorkoutDefinitionInput>) => {
      const { problem } = await server.call(calls.createWorkoutDefinition, {
        params: { id: world.clubA },
        body: words(fields),
        token: world.tokens.trainerA,
      });
      return problem.errors?.map(({ field, key }) => `${field}: ${key}`);
    };
    expect(await wrong({ Title: ' ', Equipment: [] })).toEqual(['Title: field-required', 'Equipment: field-required']);
    expect(await wrong({ Minutes: 0 })).toEqual(['Minutes: number-too-low']);
    expect(await wrong({ PictureUris: [uri] })).toEqual(['PictureUris.0: invalid-value']);
  });

  it('is published alone or together with others, and shows members its publication date', async () => {
    const ids = [
      await create({ Title: 'Published 1' }),
      await create({ Title: 'Published 2' }),
      await create({ Title: 'Published 3' }),
    ];
    const [first = 0, ...others] = ids;
    expect((await server.call(calls.getOfferedWorkout, asMember(first))).problem.ErrorType).toBe('WorkoutDefinitionNotFound');
    expect((await publish([first])).result).toEqual({ Done: [first], Refused: [] });
    const { PublishedAt } = (await server.call(calls.getOfferedWorkout, asMember(first))).result;
    expect(Date.now() - Date.parse(PublishedAt)).toBeLessThan(60_000);
    expect((await publish([...ids, 999_999_999])).result).toEqual({
      Done: ids,
      Refused: [{ WorkoutDefinitionId: 999_999_999, ErrorType: 'WorkoutDefinitionNotFound' }],
    });
    expect((await server.call(calls.getOfferedWorkout, asMember(first))).result.PublishedAt).toBe(PublishedAt);
    const offered = () =>
      server.call(calls.listOfferedWorkouts, {
        params: { id: world.clubA },
        query: { globalSearch: 'published' },
        token: world.tokens.athleteA,
      });
    expect((await offered()).result.data.map(({ Title }) => Title)).toEqual(['Published 1', 'Published 2', 'Published 3']);
    await publish(others, false);
    expect((await offered()).result).toMatchObject({ recordsTotal: 1, recordsFiltered: 1 });
  });
});

describe("the video of a club's workout", () => {
  it('plays for staff at once and for members only after publication, and is deleted with the workout', async () => {
    const id = await create({ Title: 'With a video' });
    const { Definition, Upload, bring: bringIt } = await send(id);
    expect(Definition).toMatchObject({ WorkoutVideoId: expect.any(Number), Video: { State: 'Uploading', FileName: 'hips.mp4' } });
    expect((await server.call(calls.completeWorkoutVideoUpload, at(id))).problem.ErrorType).toBe('UploadIncomplete');
    const again = await server.call(calls.resumeWorkoutVideoUpload, at(id));
    expect(again.result.Upload).toMatchObject({ Offset: 0, Bytes: film.length });
    expect([(await bringIt()).statusCode, (await bring(again.result.Upload.Address, film)).statusCode]).toEqual([404, 204]);
    expect(again.result.Upload.Address).not.toBe(Upload.Address);
    expect((await server.call(calls.playWorkoutVideo, at(id))).problem.ErrorType).toBe('VideoStateWrong');
    expect((await server.call(calls.completeWorkoutVideoUpload, at(id))).result.Video).toMatchObject({ State: 'Processing' });
    await server.runDueJobs();
    expect((await server.call(calls.getWorkoutDefinition, at(id))).result.Video).toMatchObject({
      State: 'Ready',
      IsEncoded: false,
    });
    expect((await server.call(calls.playWorkoutVideo, at(id))).result).toMatchObject({ Kind: 'File' });
    const videos = { params: { id: world.clubA }, query: { globalSearch: 'video' }, token: world.tokens.managerA };
    expect((await server.call(listVideos, videos)).result.recordsFiltered).toBe(0);

    expect((await server.call(calls.playOfferedWorkout, asMember(id))).problem.ErrorType).toBe('WorkoutDefinitionNotFound');
    await publish([id]);
    const played = await server.call(calls.playOfferedWorkout, asMember(id));
    expect(played.result).toMatchObject({ Kind: 'File', Address: expect.stringMatching(/^\/watch\//) });
    const load = () => server.app.inject({ url: played.result.Address });
    expect((await load()).rawPayload.length).toBe(film.length);

    const rowsOf = () =>
      server.db
        .selectFrom('videos')
        .select('VideoId')
        .where('VideoId', '=', Definition.WorkoutVideoId ?? 0)
        .execute();
    expect(await rowsOf()).toHaveLength(1);
    expect((await server.call(calls.deleteWorkoutDefinition, at(id))).status).toBe(204);
    expect(await rowsOf()).toEqual([]);
    expect((await load()).statusCode).toBe(404);
  });

  it('can be replaced and removed, and gives 404 before a video is uploaded', async () => {
    const id = await create({ Title: 'Changing its video' });
    expect((await server.call(calls.playWorkoutVideo, at(id))).problem.ErrorType).toBe('VideoNotFound');
    const { Definition } = await send(id);
    const next = await send(id);
    expect(next.Definition.WorkoutVideoId).toBe(Definition.WorkoutVideoId);
    expect((await next.bring()).statusCode).toBe(204);
    await server.call(calls.completeWorkoutVideoUpload, at(id));
    await publish([id]);
    expect((await server.call(calls.getOfferedWorkout, asMember(id))).result.Video).toBeNull();
    expect((await server.call(calls.playOfferedWorkout, asMember(id))).problem.ErrorType).toBe('VideoNotFound');
    expect((await server.call(calls.deleteWorkoutVideo, at(id))).result).toMatchObject({ WorkoutVideoId: null, Video: null });
    expect((await server.call(calls.deleteWorkoutVideo, at(id))).problem.ErrorType).toBe('VideoNotFound');
  });

  it('is marked with an error when its content is not a video, and can be replaced', async () => {
    const id = await create({ Title: 'A wrong file' });
    const { bring: bringIt } = await send(id, Buffer.from('no video at all, whatever its name says'));
    expect((await bringIt()).statusCode).toBe(415);
    expect((await server.call(calls.getWorkoutDefinition, at(id))).result.Video).toMatchObject({
      State: 'Error',
      ErrorCode: '1020',
    });
    expect((await server.call(calls.retryWorkoutVideo, at(id))).problem.ErrorType).toBe('VideoStateWrong');
    expect((await (await send(id)).bring()).statusCode).toBe(204);
    expect((await server.call(calls.completeWorkoutVideoUpload, at(id))).result.Video?.State).toBe('Processing');
  });
});
