import type { WorkoutDefinitionInput } from '@clubpulse/contract/workouts/definitions/definitions';
import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';
import { aFile, anUpload } from '../../videos/videos/videos.samples.ts';
import { insertVideo } from '../../videos/videos/videos.store.ts';
import { insertDefinition, setPublished, setVideo } from './definitions.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly workoutDefinition: number;
    readonly arrivingWorkout: number;
    readonly failedWorkout: number;
    readonly workoutWithoutVideo: number;
  }
}

const words = {
  Title: 'Sled and rope finisher',
  Description: 'Ten minutes at the end of a session.',
  Level: 'intermediate',
  Equipment: ['sled', 'battleRope'],
  Minutes: 10,
  PictureUris: [],
} satisfies WorkoutDefinitionInput;

const noPicture = {
  Image: 'AAAA',
  Data: {
    input: { name: 'rope.png', type: 'image/png', size: 3, width: 640, height: 480 },
    output: { width: 640, height: 480 },
    actions: { rotation: 0, crop: { x: 0, y: 0, width: 640, height: 480, type: 'auto' }, size: { width: 640, height: 480 } },
  },
};

const aClip = (db: Database, ClubId: number, MediaId: string, fields: { readonly State: 'Ready' | 'Error' | 'Uploading' }) =>
  insertVideo(
    db,
    ClubId,
    {
      MediaId,
      Kind: 'Clip',
      Title: words.Title,
      Description: '',
      Source: 'Upload',
      FileName: 'rope.mp4',
      IsPublished: true,
      AddedAt: new Date('2026-11-02T10:00:00Z'),
      ...fields,
      ...(fields.State === 'Error' ? { ErrorCode: '1030' } : {}),
      ...(fields.State === 'Ready' ? { IsEncoded: true, Seconds: 22 } : {}),
    },
    [],
  );

export const samples: Samples = {
  async rows(db, { club }) {
    const workout = async (Title: string, videoId?: number) => {
      const { WorkoutDefinitionId } = await insertDefinition(db, club, { ...words, Title });
      if (videoId !== undefined) await setVideo(db, WorkoutDefinitionId, videoId);
      return WorkoutDefinitionId;
    };
    const workoutDefinition = await workout('Rope waves', await aClip(db, club, await aFile(db, club), { State: 'Ready' }));
    await setPublished(db, club, [workoutDefinition], new Date());
    return {
      workoutDefinition,
      arrivingWorkout: await workout('Sled march', await aClip(db, club, await anUpload(db, club), { State: 'Uploading' })),
      failedWorkout: await workout('Sled drag', await aClip(db, club, await aFile(db, club), { State: 'Error' })),
      workoutWithoutVideo: await workout('Sled turn'),
    };
  },
  calls({ club, workoutDefinition, arrivingWorkout, failedWorkout, workoutWithoutVideo }) {
    const ofClub = { params: { id: club } };
    const one = (definitionId: number) => ({ params: { id: club, definitionId } });
    const upload = { Address: expect.stringMatching(/^\/uploads\//), Offset: 0 };
    const Hls = { Kind: 'Hls', Address: expect.stringMatching(/^\/watch\/.+\.m3u8$/) };
    return {
      'workoutDefinitions.list': {
        ...ofClub,
        query: { globalSearch: 'march', Level: 'intermediate', Published: 'false' },
        answer: { recordsFiltered: 1, data: [{ WorkoutDefinitionId: arrivingWorkout, Video: { State: 'Uploading' } }] },
      },
      'workoutDefinitions.get': {
        ...one(workoutDefinition),
        answer: { WorkoutDefinitionId: workoutDefinition, WorkoutVideoId: expect.any(Number), PictureUris: [] },
      },
      'workoutDefinitions.create': {
        ...ofClub,
        body: { ...words, Title: 'Kettlebell ladder' },
        answer: { Title: 'Kettlebell ladder', PublishedAt: null, WorkoutVideoId: null },
      },
      'workoutDefinitions.update': {
        ...one(workoutDefinition),
        body: { ...words, Title: 'Rope waves, long', RowVersion: 0 },
        answer: { WorkoutDefinitionId: workoutDefinition, Title: 'Rope waves, long', RowVersion: 1 },
      },
      'workoutDefinitions.publish': {
        ...ofClub,
        body: { WorkoutDefinitionIds: [workoutWithoutVideo], Published: true },
        answer: { Done: [workoutWithoutVideo], Refused: [] },
      },
      'workoutDefinitions.uploadPicture': { ...ofClub, body: noPicture, answer: { ErrorType: 'ImageTypeRefused' } },
      'workoutDefinitions.createVideoUpload': {
        ...one(workoutWithoutVideo),
        body: { FileName: 'turn.mp4', Bytes: 1000 },
        answer: { Definition: { WorkoutDefinitionId: workoutWithoutVideo, Video: { State: 'Uploading' } }, Upload: upload },
      },
      'workoutDefinitions.resumeVideoUpload': {
        ...one(arrivingWorkout),
        answer: { Definition: { WorkoutDefinitionId: arrivingWorkout }, Upload: { ...upload, Bytes: 1000 } },
      },
      'workoutDefinitions.completeVideoUpload': { ...one(arrivingWorkout), answer: { ErrorType: 'UploadIncomplete' } },
      'workoutDefinitions.retryVideo': {
        ...one(failedWorkout),
        answer: { WorkoutDefinitionId: failedWorkout, Video: { State: 'Processing' } },
      },
      'workoutDefinitions.deleteVideo': {
        ...one(failedWorkout),
        answer: { WorkoutDefinitionId: failedWorkout, WorkoutVideoId: null, Video: null },
      },
      'workoutDefinitions.delete': one(failedWorkout),
      'workoutDefinitions.play': { ...one(workoutDefinition), answer: Hls },
      'workoutDefinitions.offered': {
        ...ofClub,
        query: { globalSearch: 'waves' },
        answer: { recordsFiltered: 1, data: [{ WorkoutDefinitionId: workoutDefinition, Video: { Seconds: 22 } }] },
      },
      'workoutDefinitions.getOffered': {
        ...one(workoutDefinition),
        answer: { WorkoutDefinitionId: workoutDefinition, PublishedAt: expect.any(String), Minutes: 10 },
      },
      'workoutDefinitions.playOffered': { ...one(workoutDefinition), answer: Hls },
    };
  },
  removing: ['workoutDefinitions.deleteVideo', 'workoutDefinitions.delete'],
};
