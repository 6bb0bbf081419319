import { z } from 'zod';
import { refusedPictures } from '../../accounts/images.calls.ts';
import { imageAnswerSchema, imageUploadSchema } from '../../accounts/images.ts';
import { call, editor, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { videoPlaySchema } from '../../videos/videos/videos.ts';
import {
  exerciseInputSchema,
  exercisePageSchema,
  exercisePublishingSchema,
  exerciseQuerySchema,
  exerciseSchema,
  exercisesPublishedSchema,
  exerciseUpdateSchema,
  offeredExercisePageSchema,
  offeredExerciseQuerySchema,
} from './exercises.ts';
import { editedGuideSchema, guideUpdateSchema } from './guides.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), exerciseId: idParamOf<'Exercise'>() });

export const listExercises = call({
  id: 'exercises.list',
  method: 'GET',
  path: '/clubs/{id}/exercises',
  summary:
    'Returns the exercises of the platform’s library and of a club, by name in the caller’s language; for a search the best matches first, with tolerance for typing errors.',
  params: idParams,
  query: exerciseQuerySchema,
  result: exercisePageSchema,
  shows: ['workouts/exercises', 'clubs/equipments'],
  access: inClub('params.id', staff),
});
export const listOfferedExercises = call({
  id: 'exercises.offered',
  method: 'GET',
  path: '/clubs/{id}/exercises/offered',
  summary: 'Returns the published exercises of the platform’s library and of a club, from which the author of a sheet chooses.',
  params: idParams,
  query: offeredExerciseQuerySchema,
  result: offeredExercisePageSchema,
  shows: ['workouts/exercises', 'clubs/equipments'],
  access: inClub('params.id', [...staff, 'Athlete']),
});
export const listExerciseBrands = call({
  id: 'exercises.brands',
  method: 'GET',
  path: '/clubs/{id}/exercises/brands',
  summary: 'Returns the brands of machines that the exercises of a club name.',
  params: idParams,
  result: z.array(z.string()),
  shows: ['workouts/exercises'],
  access: inClub('params.id', staff),
});
export const getExercise = call({
  id: 'exercises.get',
  method: 'GET',
  path: '/clubs/{id}/exercises/{exerciseId}',
  summary: 'Returns an exercise of a club with its texts in every language.',
  params: one,
  result: exerciseSchema,
  shows: ['workouts/exercises'],
  access: inClub('params.id', staff),
  errors: ['MovementNotFound'],
});
export const createExercise = call({
  id: 'exercises.create',
  method: 'POST',
  path: '/clubs/{id}/exercises',
  summary: 'Adds an unpublished exercise of the club.',
  params: idParams,
  body: exerciseInputSchema,
  result: exerciseSchema,
  changes: ['workouts/exercises'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['TooManyExercises'],
});
export const updateExercise = call({
  id: 'exercises.update',
  method: 'PUT',
  path: '/clubs/{id}/exercises/{exerciseId}',
  summary: 'Saves an exercise of the club. RowVersion guards against stale writes.',
  params: one,
  body: exerciseUpdateSchema,
  result: exerciseSchema,
  changes: ['workouts/exercises'],
  access: inClub('params.id', managers),
  errors: ['MovementNotFound', 'StaleRowVersion'],
});
export const deleteExercise = call({
  id: 'exercises.delete',
  method: 'DELETE',
  path: '/clubs/{id}/exercises/{exerciseId}',
  summary: 'Deletes an exercise of the club; one of the platform’s library is unpublished instead.',
  params: one,
  changes: ['workouts/exercises'],
  access: inClub('params.id', managers),
  errors: ['MovementNotFound'],
});
export const publishExercises = call({
  id: 'exercises.publish',
  method: 'POST',
  path: '/clubs/{id}/exercises:publish',
  summary: 'Publishes or unpublishes exercises in a club, its own and those of the platform’s library.',
  params: idParams,
  body: exercisePublishingSchema,
  result: exercisesPublishedSchema,
  changes: ['workouts/exercises'],
  access: inClub('params.id', managers),
});
export const uploadExercisePicture = call({
  id: 'exercises.uploadPicture',
  method: 'POST',
  path: '/clubs/{id}/exercises/images',
  summary: 'Stores a picture for an exercise, which names it when saved; deleted after a day if no exercise names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', managers),
  errors: refusedPictures,
});
export const getExerciseGuide = call({
  id: 'exercises.getGuide',
  method: 'GET',
  path: '/clubs/{id}/exercises/{exerciseId}/guide',
  summary:
    'Returns how a club shows an exercise, its own or one of the platform’s library: steps in pictures, and one of its videos.',
  params: one,
  result: editedGuideSchema,
  shows: ['workouts/exercises', 'videos/videos'],
  access: inClub('params.id', staff),
  errors: ['MovementNotFound'],
});
export const saveExerciseGuide = call({
  id: 'exercises.saveGuide',
  method: 'PUT',
  path: '/clubs/{id}/exercises/{exerciseId}/guide',
  summary: 'Saves how a club shows an exercise. RowVersion guards against stale writes; it is 0 before the first save.',
  params: one,
  body: guideUpdateSchema,
  result: editedGuideSchema,
  changes: ['workouts/exercises'],
  access: inClub('params.id', managers),
  errors: ['MovementNotFound', 'StaleRowVersion'],
});
export const playExerciseGuide = call({
  id: 'exercises.playGuide',
  method: 'POST',
  path: '/clubs/{id}/exercises/{exerciseId}/guide/play',
  summary: 'Returns an address from which the caller can play the video of a club’s exercise.',
  params: one,
  result: videoPlaySchema,
  status: 200,
  // Playing a linked video may store that its site no longer has the video.
  changes: ['videos/videos'],
  access: inClub('params.id', [...staff, 'Athlete']),
  errors: ['VideoNotFound'],
});
export const createPlatformExercise = call({
  id: 'exercises.createOfPlatform',
  method: 'POST',
  path: '/exercises',
  summary: 'Adds an exercise to the platform’s library that is not offered to clubs yet.',
  body: exerciseInputSchema,
  result: exerciseSchema,
  changes: ['workouts/exercises'],
  access: editor,
});
export const updatePlatformExercise = call({
  id: 'exercises.updateOfPlatform',
  method: 'PUT',
  path: '/exercises/{exerciseId}',
  summary: 'Saves an exercise of the platform’s library. RowVersion guards against stale writes.',
  params: one.pick({ exerciseId: true }),
  body: exerciseUpdateSchema,
  result: exerciseSchema,
  changes: ['workouts/exercises'],
  access: editor,
  errors: ['MovementNotFound', 'StaleRowVersion'],
});
export const publishPlatformExercises = call({
  id: 'exercises.publishOfPlatform',
  method: 'POST',
  path: '/exercises:publish',
  summary: 'Offers exercises of the platform’s library to all clubs, or withdraws them.',
  body: exercisePublishingSchema,
  result: exercisesPublishedSchema,
  changes: ['workouts/exercises'],
  access: editor,
});
export const uploadPlatformExercisePicture = call({
  id: 'exercises.uploadPictureOfPlatform',
  method: 'POST',
  path: '/exercises/images',
  summary: 'Stores a picture for an exercise of the platform’s library.',
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: editor,
  errors: refusedPictures,
});
