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
  summary: 'The workout sheets of a club, by name; those that match the words first where some are searched for.',
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
  summary:
    'A workout sheet with the exercises it names: for staff of its club, for members who read it, and for who made it for themselves.',
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
  summary: 'Adds a workout sheet of the club, unpublished.',
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
  summary: 'Deletes a workout sheet of the club; nobody it was shared with has it any longer.',
  params: ofClub,
  changes: ['workouts/sheets', 'workouts/runs'],
  access: inClub('params.id', staff),
  errors: ['WorkoutSheetNotFound'],
});
export const cloneSheet = call({
  id: 'sheets.clone',
  method: 'POST',
  path: '/workoutSheets/{id}/clone',
  summary: 'Copies a workout sheet of a club into the same or another one where the caller works, unpublished.',
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
  summary: 'With whom a workout sheet is shared, by name.',
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
  summary:
    'Members of a club, or one of them, with the workout sheets that are shared with them, and how far each carried them out.',
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
  summary: 'Shares a workout sheet with members of its club, who read it from then on.',
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
  summary: 'The workout sheets that a member reads: their own, those shared with them, and those that their clubs show to all.',
  params: idParams,
  result: z.array(readSheetSchema),
  shows: ['workouts/sheets', 'workouts/runs', 'clubs/clubs', 'members/people'],
  access: theUser('params.id'),
});
export const createPersonalSheet = call({
  id: 'sheets.createPersonal',
  method: 'POST',
  path: '/users/{id}/workoutSheets',
  summary: 'Adds a workout sheet that a member makes for themselves of the exercises of one of their clubs.',
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
  summary: 'Saves a workout sheet of one’s own. RowVersion guards against stale writes.',
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
  summary: 'Deletes a workout sheet of one’s own.',
  params: ofUser,
  changes: ['workouts/sheets', 'workouts/runs'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound'],
});
export const cloneToPersonal = call({
  id: 'sheets.cloneToPersonal',
  method: 'POST',
  path: '/users/{id}/workoutSheets:clone',
  summary: 'Makes a workout sheet that one reads one’s own, where its club lets members do so.',
  params: idParams,
  body: personalCloneSchema,
  result: workoutSheetSchema,
  changes: ['workouts/sheets'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound', 'WorkoutSheetNotClonable', 'ExerciseRemoved', 'TooManyWorkoutSheets'],
});
