import { z } from 'zod';
import { call, inClub, signedIn, theUser } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import {
  newPersonalSheetSchema,
  newWorkoutSheetSchema,
  personalCloneSchema,
  personalSheetUpdateSchema,
  readSheetSchema,
  sheetCloneSchema,
  sheetPublishingSchema,
  sheetSharedSchema,
  sheetShareSchema,
  sheetSharingSchema,
  sheetsPublishedSchema,
  sheetUserPageSchema,
  sheetUsersQuerySchema,
  workoutSheetPageSchema,
  workoutSheetQuerySchema,
  workoutSheetSchema,
  workoutSheetUpdateSchema,
} from './sheets.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const ofClub = z.object({ id: idParamOf<'Club'>(), sheetId: idParamOf<'WorkoutSheet'>() });
const ofUser = z.object({ id: idParamOf<'User'>(), sheetId: idParamOf<'WorkoutSheet'>() });
const shown = ['workouts/sheets', 'workouts/exercises', 'clubs/clubs', 'videos/videos'] as const;

export const listSheets = call({
  id: 'sheets.list',
  method: 'GET',
  path: '/clubs/{id}/workoutSheets',
  summary: 'Returns the workout sheets of a club, by name; for a search the best matches first.',
  params: idParams,
  query: workoutSheetQuerySchema,
  result: workoutSheetPageSchema,
  shows: ['workouts/sheets'],
  access: inClub('params.id', staff),
});
export const getSheet = call({
  id: 'sheets.get',
  method: 'GET',
  path: '/workoutSheets/{id}',
  summary: 'Returns a workout sheet with its exercises: to staff of its club, to members who may read it, and to its author.',
  params: idParams,
  result: workoutSheetSchema,
  shows: shown,
  access: signedIn,
  errors: ['WorkoutSheetNotFound'],
});
export const createSheet = call({
  id: 'sheets.create',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets',
  summary: 'Adds an unpublished workout sheet of the club.',
  params: idParams,
  body: newWorkoutSheetSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['TooManyWorkoutSheets'],
});
export const updateSheet = call({
  id: 'sheets.update',
  method: 'PUT',
  path: '/clubs/{id}/workoutSheets/{sheetId}',
  summary: 'Saves a workout sheet of the club. RowVersion guards against stale writes.',
  params: ofClub,
  body: workoutSheetUpdateSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound', 'StaleRowVersion'],
});
export const deleteSheet = call({
  id: 'sheets.delete',
  method: 'DELETE',
  path: '/clubs/{id}/workoutSheets/{sheetId}',
  summary: 'Deletes a workout sheet of the club, also for the members with whom it is shared.',
  params: ofClub,
  changes: ['workouts/sheets', 'workouts/runs'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound'],
});
export const cloneSheet = call({
  id: 'sheets.clone',
  method: 'POST',
  path: '/workoutSheets/{id}/clone',
  summary: 'Adds an unpublished copy of a workout sheet to the same club or another one where the caller is staff.',
  params: idParams,
  body: sheetCloneSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  errors: ['WorkoutSheetNotFound', 'ExerciseRemoved', 'ExerciseNotFoundInDestinationClub', 'TooManyWorkoutSheets'],
});
export const publishSheets = call({
  id: 'sheets.publish',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets:publish',
  summary: 'Publishes or unpublishes workout sheets of the club.',
  params: idParams,
  body: sheetPublishingSchema,
  result: sheetsPublishedSchema,
  changes: ['workouts/sheets'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotPublishable'],
});
export const listSheetShares = call({
  id: 'sheets.sharedWith',
  method: 'GET',
  path: '/clubs/{id}/workoutSheets/{sheetId}/shares',
  summary: 'Returns the members with whom a workout sheet is shared, by name.',
  params: ofClub,
  result: z.array(sheetShareSchema),
  shows: ['workouts/sheets', 'accounts/users'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound'],
});
export const listSheetUsers = call({
  id: 'sheets.users',
  method: 'GET',
  path: '/clubs/{id}/workoutSheetsUsers',
  summary: 'Returns members of a club, or one of them, with the workout sheets shared with them and their progress in each.',
  params: idParams,
  query: sheetUsersQuerySchema,
  result: sheetUserPageSchema,
  shows: ['workouts/sheets', 'workouts/runs', 'accounts/users'],
  access: inClub('params.id', staff),
});
export const shareSheet = call({
  id: 'sheets.share',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets/{sheetId}/shares:batchCreate',
  summary: 'Shares a workout sheet with members of its club, who can read it from then on.',
  params: ofClub,
  body: sheetSharingSchema,
  result: sheetSharedSchema,
  changes: ['workouts/sheets'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound', 'WorkoutSheetNotShareable'],
});
export const unshareSheet = call({
  id: 'sheets.unshare',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets/{sheetId}/shares:batchDelete',
  summary: 'Ends the sharing of a workout sheet with these members.',
  params: ofClub,
  body: sheetSharingSchema,
  result: sheetSharedSchema,
  changes: ['workouts/sheets'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound'],
});
export const listReadSheets = call({
  id: 'sheets.ofUser',
  method: 'GET',
  path: '/users/{id}/workoutSheets',
  summary:
    'Returns the workout sheets that a member can read: their own, those shared with them, and those that their clubs show to all.',
  params: idParams,
  result: z.array(readSheetSchema),
  shows: ['workouts/sheets', 'workouts/runs', 'clubs/clubs', 'members/people'],
  access: theUser('params.id'),
});
export const createPersonalSheet = call({
  id: 'sheets.createPersonal',
  method: 'POST',
  path: '/users/{id}/workoutSheets',
  summary: 'Adds a personal workout sheet of a member, of exercises of one of their clubs.',
  params: idParams,
  body: newPersonalSheetSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: theUser('params.id'),
  errors: ['TooManyWorkoutSheets'],
});
export const updatePersonalSheet = call({
  id: 'sheets.updatePersonal',
  method: 'PUT',
  path: '/users/{id}/workoutSheets/{sheetId}',
  summary: 'Saves a personal workout sheet. RowVersion guards against stale writes.',
  params: ofUser,
  body: personalSheetUpdateSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound', 'StaleRowVersion'],
});
export const deletePersonalSheet = call({
  id: 'sheets.deletePersonal',
  method: 'DELETE',
  path: '/users/{id}/workoutSheets/{sheetId}',
  summary: 'Deletes a personal workout sheet.',
  params: ofUser,
  changes: ['workouts/sheets', 'workouts/runs'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound'],
});
export const cloneToPersonal = call({
  id: 'sheets.cloneToPersonal',
  method: 'POST',
  path: '/users/{id}/workoutSheets:clone',
  summary: 'Adds a personal copy of a workout sheet that the member can read, if its club allows it.',
  params: idParams,
  body: personalCloneSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound', 'WorkoutSheetNotClonable', 'ExerciseRemoved', 'TooManyWorkoutSheets'],
});
