import type { ExerciseInput } from '@clubpulse/contract/workouts/exercises/exercises';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { saveGuide } from './guides.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly exercise: number;
  }
}

const none = { Name: '', Instructions: '' };
const texts = (Name: string) => ({ en: { Name, Instructions: 'Stand tall.' }, it: none, es: none, fr: none });
const sledWalk = {
  MainMuscle: 'quadriceps',
  OtherMuscles: ['glutes'],
  Muscles: ['rectusFemoris'],
  Equipment: ['sled'],
  Activities: ['functional'],
  Brand: 'Panatta',
  Level: 'beginner',
  Pattern: 'carry',
  Measure: 'duration',
  Locations: ['club', 'outdoor'],
  Unilateral: false,
  Demands: [],
  PictureUris: [],
} satisfies Partial<ExerciseInput>;
const steps = [{ PictureUri: `/media/${'6'.repeat(64)}-960.jpg`, Title: 'Set off', Text: 'Lean into the sled.' }];
const noPicture = {
  Image: 'AAAA',
  Data: {
    input: { name: 'sled.png', type: 'image/png', size: 3, width: 640, height: 480 },
    output: { width: 640, height: 480 },
    actions: { rotation: 0, crop: { x: 0, y: 0, width: 640, height: 480, type: 'auto' }, size: { width: 640, height: 480 } },
  },
};

export const samples: Samples = {
  async rows(db, { club, video }) {
    const { ExerciseId: exercise } = await db
      .insertInto('exercises')
      .values({ ClubId: club, ...sledWalk, Texts: JSON.stringify(texts('Sled walk')) })
      .returning('ExerciseId')
      .executeTakeFirstOrThrow();
    await saveGuide(db, club, exercise, { Steps: steps, VideoId: video }, 0);
    return { exercise };
  },
  calls({ club, exercise, video }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, exerciseId: exercise } };
    const written = (name: string, fields: object = {}) => ({ ...sledWalk, Brand: '', Texts: texts(name), ...fields });
    return {
      'exercises.create': {
        ...ofClub,
        body: written('Sled push'),
        answer: { ClubId: club, Name: 'Sled push', Published: false },
      },
      'exercises.update': {
        ...one,
        body: written('Long sled walk', { Brand: 'Panatta', RowVersion: 0 }),
        answer: { ExerciseId: exercise, Name: 'Long sled walk', RowVersion: 1 },
      },
      'exercises.publish': {
        ...ofClub,
        body: { ExerciseIds: [exercise], Published: true },
        answer: { Done: [exercise], Refused: [] },
      },
      'exercises.uploadPicture': { ...ofClub, body: noPicture, answer: { ErrorType: 'ImageTypeRefused' } },
      'exercises.list': {
        ...ofClub,
        query: { Brand: 'Panatta' },
        answer: { recordsFiltered: 1, data: [{ ExerciseId: exercise, Published: true }], States: { All: 1, NoPicture: 1 } },
      },
      'exercises.offered': {
        ...ofClub,
        query: { Brand: 'Panatta' },
        answer: { recordsFiltered: 1, data: [{ ExerciseId: exercise, Published: true }] },
      },
      'exercises.brands': { ...ofClub, answer: ['Panatta'] },
      'exercises.get': { ...one, answer: { ExerciseId: exercise, Muscles: ['rectusFemoris'], Untranslated: ['it', 'es', 'fr'] } },
      'exercises.getGuide': { ...one, answer: { ExerciseId: exercise, Steps: [...steps, ...steps], VideoId: video } },
      'exercises.saveGuide': {
        ...one,
        body: { Steps: [...steps, ...steps], VideoId: video, RowVersion: 1 },
        answer: { ExerciseId: exercise, Steps: [...steps, ...steps], RowVersion: 2 },
      },
      'exercises.playGuide': { ...one, answer: { Kind: 'Hls', Address: expect.stringMatching(/^\/watch\/.+\.m3u8$/) } },
      'exercises.delete': one,
      'exercises.createOfPlatform': { body: written('Sled row'), answer: { ClubId: null, Name: 'Sled row', Offered: false } },
      'exercises.updateOfPlatform': {
        params: { exerciseId: exercise },
        body: written('Sled pull', { RowVersion: 0 }),
        answer: { ErrorType: 'MovementNotFound' },
      },
      'exercises.publishOfPlatform': {
        body: { ExerciseIds: [exercise], Published: false },
        answer: { Done: [], Refused: [{ ExerciseId: exercise, ErrorType: 'MovementNotFound' }] },
      },
      'exercises.uploadPictureOfPlatform': {
        body: { ...noPicture, Image: 'AAAAAAAA' },
        answer: { ErrorType: 'ImageTypeRefused' },
      },
    };
  },
  removing: ['exercises.delete'],
};
