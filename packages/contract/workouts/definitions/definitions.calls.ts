import { z } from 'zod';
import { refusedPictures } from '../../accounts/images.calls.ts';
import { imageAnswerSchema, imageUploadSchema } from '../../accounts/images.ts';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { announcedFileSchema } from '../../videos/uploads/uploads.ts';
import { videoPlaySchema } from '../../videos/videos/videos.ts';
import {
  offeredWorkoutPageSchema,
  offeredWorkoutQuerySchema,
  offeredWorkoutSchema,
  workoutDefinitionInputSchema,
  workoutDefinitionPageSchema,
  workoutDefinitionPublishingSchema,
  workoutDefinitionQuerySchema,
  workoutDefinitionSchema,
  workoutDefinitionsPublishedSchema,
  workoutDefinitionUpdateSchema,
  workoutVideoUploadSchema,
} from './definitions.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const allRoles = [...staff, 'Athlete'] as const;
const one = z.object({ id: idParamOf<'Club'>(), definitionId: idParamOf<'WorkoutDefinition'>() });
const shows = ['workouts/definitions', 'videos/videos'] as const;
const files = [...shows, 'videos/videos/files'] as const;

export const listWorkoutDefinitions = call({
  id: 'workoutDefinitions.list',
  method: 'GET',
  path: '/clubs/{id}/workoutDefinitions',
  summary: 'Returns the workouts of a club, published or not, by title, each with the state of its video.',
  params: idParams,
  query: workoutDefinitionQuerySchema,
  result: workoutDefinitionPageSchema,
  shows,
  access: inClub('params.id', staff),
});
export const getWorkoutDefinition = call({
  id: 'workoutDefinitions.get',
  method: 'GET',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}',
  summary: 'Returns a workout with its pictures and the state of its video.',
  params: one,
  result: workoutDefinitionSchema,
  shows,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound'],
});
export const createWorkoutDefinition = call({
  id: 'workoutDefinitions.create',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions',
  summary: 'Adds an unpublished workout.',
  params: idParams,
  body: workoutDefinitionInputSchema,
  result: workoutDefinitionSchema,
  changes: ['workouts/definitions'],
  access: inClub('params.id', staff),
  errors: ['TooManyWorkoutDefinitions'],
  licensed: true,
});
export const updateWorkoutDefinition = call({
  id: 'workoutDefinitions.update',
  method: 'PUT',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}',
  summary: 'Saves a workout. RowVersion guards against stale writes.',
  params: one,
  body: workoutDefinitionUpdateSchema,
  result: workoutDefinitionSchema,
  changes: ['workouts/definitions'],
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'StaleRowVersion'],
});
export const deleteWorkoutDefinition = call({
  id: 'workoutDefinitions.delete',
  method: 'DELETE',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}',
  summary: 'Deletes a workout with its video.',
  params: one,
  changes: files,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound'],
});
export const publishWorkoutDefinitions = call({
  id: 'workoutDefinitions.publish',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions:publish',
  summary: 'Publishes or unpublishes one or several workouts of the club.',
  params: idParams,
  body: workoutDefinitionPublishingSchema,
  result: workoutDefinitionsPublishedSchema,
  changes: ['workouts/definitions'],
  access: inClub('params.id', staff),
});
export const uploadWorkoutPicture = call({
  id: 'workoutDefinitions.uploadPicture',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/images',
  summary: 'Stores a picture for a workout, which names it when saved; deleted after a day if no workout names it.',
  params: idParams,
  body: imageUploadSchema,
  result: imageAnswerSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: refusedPictures,
});
export const createWorkoutVideoUpload = call({
  id: 'workoutDefinitions.createVideoUpload',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/video',
  summary: 'Announces the video of a workout, or one that replaces it, and returns the address for its upload in parts.',
  params: one,
  body: announcedFileSchema,
  result: workoutVideoUploadSchema,
  changes: files,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound', 'TooManyUploads', 'LicenseResourceLimitExceeded'],
  licensed: true,
});
export const resumeWorkoutVideoUpload = call({
  id: 'workoutDefinitions.resumeVideoUpload',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/video:resume',
  summary: 'Returns a new address for the rest of a file, and how much of it was received.',
  params: one,
  result: workoutVideoUploadSchema,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound', 'UploadNotFound'],
});
export const completeWorkoutVideoUpload = call({
  id: 'workoutDefinitions.completeVideoUpload',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/video:complete',
  summary: 'Completes the upload of a file and starts its processing.',
  params: one,
  result: workoutDefinitionSchema,
  changes: shows,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound', 'UploadNotFound', 'UploadIncomplete'],
});
export const retryWorkoutVideo = call({
  id: 'workoutDefinitions.retryVideo',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/video:retry',
  summary: 'Encodes a received file again that was not encoded.',
  params: one,
  result: workoutDefinitionSchema,
  status: 200,
  changes: shows,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound', 'VideoStateWrong'],
});
export const deleteWorkoutVideo = call({
  id: 'workoutDefinitions.deleteVideo',
  method: 'DELETE',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/video',
  summary: 'Deletes the video of a workout with its file.',
  params: one,
  result: workoutDefinitionSchema,
  changes: files,
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound'],
});
export const playWorkoutVideo = call({
  id: 'workoutDefinitions.play',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/{definitionId}/play',
  summary: 'Returns an address from which staff can play the video of a workout.',
  params: one,
  result: videoPlaySchema,
  status: 200,
  changes: [],
  access: inClub('params.id', staff),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound', 'VideoStateWrong'],
});

export const listOfferedWorkouts = call({
  id: 'workoutDefinitions.offered',
  method: 'GET',
  path: '/clubs/{id}/workoutDefinitions/offered',
  summary: 'Returns the published workouts of a club, by title, as its members see them.',
  params: idParams,
  query: offeredWorkoutQuerySchema,
  result: offeredWorkoutPageSchema,
  shows,
  access: inClub('params.id', allRoles),
});
export const getOfferedWorkout = call({
  id: 'workoutDefinitions.getOffered',
  method: 'GET',
  path: '/clubs/{id}/workoutDefinitions/offered/{definitionId}',
  summary: 'Returns a published workout as members see it.',
  params: one,
  result: offeredWorkoutSchema,
  shows,
  access: inClub('params.id', allRoles),
  errors: ['WorkoutDefinitionNotFound'],
});
export const playOfferedWorkout = call({
  id: 'workoutDefinitions.playOffered',
  method: 'POST',
  path: '/clubs/{id}/workoutDefinitions/offered/{definitionId}/play',
  summary: 'Returns an address from which a member can play the video of a published workout for a limited time.',
  params: one,
  result: videoPlaySchema,
  status: 200,
  changes: [],
  access: inClub('params.id', allRoles),
  errors: ['WorkoutDefinitionNotFound', 'VideoNotFound'],
});
